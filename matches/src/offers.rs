//! Offering another match after the end, and agreeing to one.

use std::sync::Arc;

use bastide_core::Seat;
use bastide_store::MatchId;

use super::command::{Command, Commands, Request};
use super::error::MatchError;
use super::table::Match;

impl Commands {
    /// Offers another match, or accepts it. Says whether all who are asked have agreed now.
    pub async fn offer_rematch(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
    ) -> Result<bool, MatchError> {
        let seat = wish.seat;
        if !table.now().await.offers_rematch(self.time.now()).contains(seat) {
            self.note(table, wish, Command::OfferRematch).await?;
        }
        Ok(table.now().await.asked_for_rematch(self.time.now()).is_empty())
    }

    /// Does not want another match, or not any more.
    pub async fn refuse_rematch(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
    ) -> Result<(), MatchError> {
        self.note(table, wish, Command::RefuseRematch).await
    }

    /// Tells those who agreed to another match where it is.
    pub async fn note_rematch(
        &self,
        table: &Arc<Match>,
        seat: Seat,
        id: &MatchId,
    ) -> Result<(), MatchError> {
        if table.now().await.rematch.id.is_some() {
            return Ok(());
        }
        let key = format!("rematch-{id}");
        let wish = Request { seat, seq: None, key: &key };
        match self.note(table, wish, Command::NoteRematch(id)).await {
            // Two who agree at the same moment both say so.
            Err(MatchError::Outdated) => Ok(()),
            noted => noted,
        }
    }
}
