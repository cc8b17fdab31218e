//! What is kept from whom while a duplicate event goes on: a table is for its own player, and its cards are told to nobody.

use super::{TournamentError, Tournaments};
use bastide_matches::Match;
use bastide_store::GuestId;

/// What tells the seed, or lets the cards be played again.
const TELLING: [&str; 6] = ["record", "replay", "fair", "same", "play-on", "analysis"];

impl Tournaments {
    /// Whether others have yet to play the cards of this table.
    pub async fn is_sealed(&self, table: &Match) -> Result<bool, TournamentError> {
        let Some(event) = table.event.as_ref().filter(|event| event.is_sealed()) else {
            return Ok(false);
        };
        let found = self.matches.store().tournaments().tournament_of(table.id()).await?;
        let is_sealed = found.is_some_and(|found| found.stage == "running");
        if !is_sealed {
            event.unseal();
        }
        Ok(is_sealed)
    }

    /// Lets a guest see this part of a table, or says that it is too early.
    pub async fn may_see(
        &self,
        table: &Match,
        guest: Option<GuestId>,
        part: &str,
    ) -> Result<(), TournamentError> {
        if !self.is_sealed(table).await? {
            return Ok(());
        }
        let is_own = table.now().await.seats_of(guest).next().is_some();
        if is_own && !TELLING.contains(&part) { Ok(()) } else { Err(TournamentError::Sealed) }
    }
}
