//! What the levels above are told of matches. They implement [`Observer`]; nothing here knows them.

use std::pin::Pin;

use bastide_core::Seats;

use super::Matches;
use super::state::MatchState;
use super::table::Match;
use bastide_store::GuestId;

/// Told by the methods of an [`Observer`] once the work is done.
pub type Told<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// Hears of what happens in the matches of this process. A call that is missed costs nothing: whoever implements it
/// also looks into the store now and then.
pub trait Observer: Send + Sync + 'static {
    /// A change is durable after which somebody else may be to act. The match is locked: this must not wait.
    fn turn_changed(&self, matches: &Matches, change: TurnChange<'_>);

    /// Somebody has said something at a table. The match is locked: this must not wait.
    fn remarked(&self, _matches: &Matches, _table: &Match, _now: &MatchState, _by: GuestId) {}

    /// The outcome of a match is noted. The match is locked.
    fn ended<'a>(&'a self, matches: &'a Matches, ended: Ended<'a>) -> Told<'a>;
}

/// A change after which somebody else may be to act.
#[derive(Clone, Copy)]
pub struct TurnChange<'a> {
    pub table: &'a Match,
    pub now: &'a MatchState,
    /// Who was to act before.
    pub before: Seats,
    /// Who brought it about.
    pub by: Option<GuestId>,
}

/// A match that is over.
#[derive(Clone, Copy)]
pub struct Ended<'a> {
    pub table: &'a Match,
    /// Whether it counts for ratings.
    pub is_rated: bool,
}

/// Nobody who has to be told, for programs that only read.
pub struct NoObserver;

impl Observer for NoObserver {
    fn turn_changed(&self, _: &Matches, _: TurnChange<'_>) {}

    fn ended<'a>(&'a self, _: &'a Matches, _: Ended<'a>) -> Told<'a> {
        Box::pin(async {})
    }
}
