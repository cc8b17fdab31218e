//! The games in the browser: matches, storage, live pages.

mod accounts;
pub mod analysis;
mod api;
mod assets;
mod changes;
pub mod clock;
mod guard;
pub mod hooks;
mod logging;
mod metrics;
mod onlookers;
pub mod pages;
pub mod ratings;
mod routes;
mod serve;
mod sight;
pub mod store;
pub mod tables;
#[cfg(test)]
#[path = "../tests/games/mod.rs"]
mod test_games;
mod thinking;
mod tls;
pub mod tournaments;
mod visitor;

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

pub use accounts::NameProblem;
pub use guard::{Allowance, Attempts, Hosting, Limits, Patience, Rate};
pub use logging::{LogFormat, start_log, start_log_to};
pub use routes::{app, app_hosted};
pub use serve::{ServeError, Server};
pub use tables::Pace;
