//! Matches as they are played: each is a function of its log. A change is checked by the rules, made durable, and
//! only then seen by anybody.
//!
//! [`Matches`] finds and makes them. What is done in them stands in types of its own, each of which is a clone of
//! [`Matches`]: [`Commands`], [`Timekeeper`], [`BotTurns`], [`Feed`], [`Nodes`], [`Practice`].
//! Nothing here knows accounts, ratings or tournaments: an [`Observer`] is told.

/// A type of its own for a part of what can be done with [`Matches`].
macro_rules! face {
    ($(#[$doc:meta])* $face:ident) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $face(pub(super) Matches);

        impl ::std::ops::Deref for $face {
            type Target = Matches;

            fn deref(&self) -> &Matches {
                &self.0
            }
        }
    };
}

pub mod analysis;
mod attendance;
mod bot_turns;
mod cache;
mod clock;
mod command;
mod counters;
mod create;
mod deadline;
mod deal;
mod entry;
mod error;
mod feed;
mod import;
mod nodes;
mod observer;
mod offers;
mod payers;
mod player;
mod practice;
mod random;
mod rated;
mod request;
mod result;
mod seats;
mod shuffle;
mod state;
mod table;
mod thinking;
mod timekeeping;
mod verify;

use std::ops::Deref;
use std::sync::Arc;

use tokio::sync::watch;

use analysis::Analyses;
use bastide_store::Store;
use cache::Cache;
use clock::Outages;
use feed::Inboxes;
use payers::Households;

pub use attendance::Company;
pub use bot_turns::{BotTurns, Pace};
pub use clock::{Clocks, GRACE_MS, MOST_GRACE_MS, RETURN_MS, Shown, Time};
pub use command::{Commands, Request};
pub use counters::{Held, LastMinute, MatchCounts};
pub use deadline::late_in;
pub use error::MatchError;
pub use feed::{Feed, Heard, Listening};
pub use nodes::Nodes;
pub use observer::{Ended, NoObserver, Observer, Told, TurnChange};
pub use player::{NotAPlayer, Player};
pub use practice::Practice;
pub use random::random_token;
pub use rated::{Unrated, unrated};
pub use request::{Adding, CreateError, Follows, MatchRequest, SeatRequest};
pub use result::{places, speed_of};
pub use seats::Coming;
pub use shuffle::{Origin, Shuffle, random_secret, server_part};
pub use state::{Ending, Look, MatchState, Rematch, Seated, TakeBack, UndoAnswer, UndoRequest};
pub use table::{Match, TableEvent};
pub use thinking::{Busy, Effort, Payer, Thinkers};
pub use timekeeping::{Attending, Timekeeper};
pub use verify::Fault;

/// Remarks that a match keeps in sight.
const MOST_REMARKS: u32 = 200;

/// All matches of this server. Every request has a clone, so that it is one count.
#[derive(Clone)]
pub struct Matches(Arc<Shared>);

/// What the clones of [`Matches`] share.
pub struct Shared {
    store: Store,
    cache: Cache,
    /// Where bots think.
    thinkers: Thinkers,
    /// Where people come from, so that thinking is shared fairly.
    households: Households,
    /// Becomes true when the server stops: live streams end then.
    closing: watch::Sender<bool>,
    counts: Arc<MatchCounts>,
    inboxes: Inboxes,
    time: Time,
    outages: Outages,
    pace: Pace,
    /// What is being, or has been, found out about finished matches.
    analyses: Arc<Analyses>,
    observer: Arc<dyn Observer>,
}

impl Deref for Matches {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

/// How time passes for matches.
#[derive(Clone, Debug, Default)]
pub struct Passing {
    /// What time it is.
    pub time: Time,
    /// Whether bots take their time.
    pub pace: Pace,
}

impl Matches {
    pub fn new(store: Store, passing: Passing, observer: Arc<dyn Observer>) -> Self {
        Self(Arc::new(Shared {
            store,
            cache: Cache::default(),
            thinkers: Thinkers::default(),
            households: Households::default(),
            closing: watch::Sender::new(false),
            counts: Arc::default(),
            inboxes: Inboxes::default(),
            time: passing.time,
            outages: Outages::default(),
            pace: passing.pace,
            analyses: Arc::default(),
            observer,
        }))
    }

    /// What time it is.
    pub fn time(&self) -> &Time {
        &self.time
    }

    /// Ends all live streams, so that the server can stop.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Ready once the server stops.
    pub fn closed(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut closing = self.closing.subscribe();
        async move {
            let _ = closing.wait_for(|is_closing| *is_closing).await;
        }
    }

    pub fn analyses(&self) -> &Arc<Analyses> {
        &self.analyses
    }

    /// Where there is a thread to think on.
    pub fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// What has happened in the matches of this process.
    pub fn counts(&self) -> &Arc<MatchCounts> {
        &self.counts
    }

    /// What players do.
    pub fn commands(&self) -> Commands {
        Commands(self.clone())
    }

    /// What clocks bring about.
    pub fn timekeeper(&self) -> Timekeeper {
        Timekeeper(self.clone())
    }

    pub fn bot_turns(&self) -> BotTurns {
        BotTurns(self.clone())
    }

    /// Who is told of changes.
    pub fn feed(&self) -> Feed {
        Feed(self.clone())
    }

    /// What other nodes do.
    pub fn nodes(&self) -> Nodes {
        Nodes(self.clone())
    }

    /// Lessons.
    pub fn practice(&self) -> Practice {
        Practice(self.clone())
    }
}

#[cfg(test)]
#[path = "../../server/tests/games/mod.rs"]
mod test_games;
