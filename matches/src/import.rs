//! Matches that were played elsewhere.

use super::Matches;
use super::entry::{LogEntry, played_before};
use super::error::MatchError;
use super::random::random_bytes;
use super::shuffle::Shuffle;
use bastide_presentation::Brought;
use bastide_store::time_control::Terms;
use bastide_store::{
    GuestId, MatchId, NewEntry, NewMatch, NewSeat, Occupant, TokenHash, Visibility,
};

impl Matches {
    /// A guest whom no cookie names: matches that are nobody's own are theirs.
    pub async fn keeper(&self, name: &str) -> Result<GuestId, MatchError> {
        let guest = self.store.players().add_guest(TokenHash(random_bytes()), name).await?;
        Ok(guest.id)
    }

    /// Keeps a match as its record tells it. It is over here, wherever it had got to: those who played
    /// it are not here to go on, but anybody can from any of its positions.
    pub async fn bring(
        &self,
        guest: GuestId,
        record: Brought,
        visibility: Visibility,
    ) -> Result<MatchId, MatchError> {
        let id = MatchId::random();
        let players = record.players.into_iter();
        let seats = players
            .map(|name| NewSeat { occupant: Occupant::Elsewhere(name), invitation: None })
            .collect();
        let mut entries = played_before(&record.actions);
        if !record.is_over {
            entries.push(NewEntry {
                seq: entries.len() as u32,
                seat: None,
                text: LogEntry::Leave.to_string(),
                key: "left".to_owned(),
            });
        }
        let row = NewMatch {
            id: id.clone(),
            game: record.game.to_owned(),
            setup: record.setup,
            seed: record.seed.to_string(),
            rules: record.rules.to_string(),
            visibility,
            creator: guest,
            seats,
            series: None,
            rematch_of: None,
            terms: Terms::default(),
            rated: false,
        };
        if let Some(fairness) = &record.fairness {
            self.store.log().add_shuffle(&id, Shuffle::brought(fairness).stored()).await?;
        }
        self.store.log().add_match_begun(row, entries).await?;
        self.open(&id).await?;
        Ok(id)
    }
}
