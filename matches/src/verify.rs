//! Checking what is stored: a match is replayed from its log and must come to what was noted.

use thiserror::Error;

use super::Matches;
use super::error::MatchError;
use super::result::outcome;
use super::state::MatchState;
use super::table::{Match, StoredLog};
use bastide_store::{MatchId, StoreError};

/// What is wrong with a stored match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    #[error("it cannot be replayed: {0}")]
    Unreadable(String),
    #[error("its log ends with `{replayed}`, but `{stored}` was noted")]
    Outcome { stored: String, replayed: String },
    #[error("an outcome was noted, `{0}`, but by its log it is not over")]
    NotOver(String),
    #[error("its log comes to another position (`{replayed}`) than was noted (`{stored}`)")]
    Position { stored: String, replayed: String },
}

impl Matches {
    /// Replays a match as it is stored; says what does not fit.
    pub async fn verify(&self, id: &MatchId) -> Result<Option<Fault>, MatchError> {
        let stored = match self.store.log().load(id).await {
            Err(StoreError::Damaged(what)) => return Ok(Some(Fault::Unreadable(what))),
            stored => stored?.ok_or(MatchError::NoSuchMatch)?,
        };
        let shuffle = self.store.log().shuffle(id).await?;
        let (noted, digest) = (stored.outcome.clone(), stored.digest.clone());
        let outages = self.outages.clone();
        let checked = tokio::task::spawn_blocking(move || {
            let stored = StoredLog { shuffle, ..StoredLog::alone(stored) };
            let table = match Match::restored(stored, &outages) {
                Ok(table) => table,
                Err(error) => return Some(Fault::Unreadable(error.to_string())),
            };
            let now = table.into_now();
            compare_outcome(&now, noted).or_else(|| compare_position(&now, digest))
        });
        checked.await.map_err(|_| MatchError::Unreadable("replaying it failed".to_owned()))
    }
}

/// A match that is over and has no outcome yet was killed in between: it is noted when it is opened.
fn compare_outcome(now: &MatchState, noted: Option<String>) -> Option<Fault> {
    let stored = noted?;
    let Some(ending) = now.ending else { return Some(Fault::NotOver(stored)) };
    let replayed = outcome(ending, now);
    (stored != replayed).then_some(Fault::Outcome { stored, replayed })
}

/// By other rules a position may be told differently; its result was compared all the same.
fn compare_position(now: &MatchState, digest: Option<String>) -> Option<Fault> {
    let (stored, replayed) = (digest?, now.game.digest());
    let rules = |digest: &str| digest.split(' ').next().map(str::to_owned);
    let is_comparable = rules(&stored) == rules(&replayed);
    (is_comparable && stored != replayed).then_some(Fault::Position { stored, replayed })
}
