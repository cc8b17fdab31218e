//! The games in the browser: matches, storage, live pages.

mod assets;
pub mod community;
mod hosting;
mod logging;
pub mod matches;
mod onlookers;
mod serve;
#[cfg(test)]
#[path = "../tests/games/mod.rs"]
mod test_games;
mod web;

/// The games, behind the faces of `bastide-presentation`.
pub mod hosted {
    use std::ops::Deref;

    pub use bastide_presentation::{
        AnyGame as Hosted, Choice as OtherChoice, GameInfo as Face, StoryLine as Told,
        game as face, *,
    };

    /// Every game, in the order of the pages.
    pub static GAMES: Installed = Installed;

    pub struct Installed;

    impl Deref for Installed {
        type Target = [GameInfo];

        fn deref(&self) -> &[GameInfo] {
            games()
        }
    }
}
pub use bastide_presentation::{lessons, reference};
pub use bastide_store as store;
pub use bastide_store::time_control as clock;
use bastide_store::tls;
pub use community::webhooks as hooks;
pub use community::{NameProblem, accounts, tournaments};
pub use hosting::{Hosting, app, app_hosted};
pub use logging::{LogFormat, start_log, start_log_to};
pub use matches::{Pace, analysis};
pub use serve::{ServeError, Server};
pub use web::limits::{Allowance, Attempts, Limits, Patience, Rate};
pub(crate) use web::svg_diff as changes;
pub use web::{Route, pages, routes};

/// Matches by the names that the pages know them by.
pub mod tables {
    pub use crate::community::Community as Tables;
    pub use crate::matches::*;
    pub use crate::matches::{
        Match as Table, MatchRequest as MatchWish, MatchState as Now, Request as Wish,
        SeatRequest as SeatWish, Seated as Sitting, UndoRequest as UndoWish,
    };
}

/// Ratings and those who have them.
pub mod ratings {
    pub use crate::community::ratings::*;
    pub use crate::matches::{NotAPlayer, Player, Unrated, speed_of, unrated};
}
