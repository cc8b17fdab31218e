//! Deadlines: matches that end because somebody was waited for too long.

use std::sync::Arc;

use bastide_core::{Seat, Seats};
use bastide_text::Phrasebook;

use super::command::Commands;
use super::entry::LogEntry;
use super::error::MatchError;
use super::table::Match;
use bastide_store::{Appended, NewEntry};

impl Commands {
    /// Ends a match for which these seats have been waited too long: the one of them has lost it, or nobody has won. If
    /// somebody acted meanwhile, it is outdated.
    pub async fn end_late(&self, table: &Arc<Match>, late: Seats) -> Result<(), MatchError> {
        let loser = late.iter().next().filter(|_| late.len() == 1);
        let mut now = table.now_to_change().await;
        if now.ending.is_some() {
            return Ok(());
        }
        let line = if loser.is_some() { LogEntry::Resign } else { LogEntry::Abort };
        let mut after = now.clone();
        after.carry_out(loser, &line, self.time.now(), &Phrasebook::default())?;
        let entry = NewEntry {
            seq: now.next,
            seat: loser.map(|seat| seat.index() as u8),
            text: line.to_string(),
            key: late_key(late),
        };
        if self.store.log().append(table.id(), entry).await? != Appended::Done {
            self.nodes().catch_up_now(table, &mut now).await?;
            return Err(MatchError::Outdated);
        }
        *now = after;
        self.feed().announce(table, &now);
        self.note_outcome(table, &now).await
    }
}

const DEADLINE: &str = "deadline";

/// The key of the entry that ends a match: whoever reads the log finds in it who was late. Keys of people begin
/// otherwise.
fn late_key(late: Seats) -> String {
    late.iter().fold(DEADLINE.to_owned(), |key, seat| format!("{key}-{}", seat.index()))
}

/// Who was late, if that is how the match ended.
pub fn late_in(key: &str) -> Option<Seats> {
    let seats = key.strip_prefix(DEADLINE)?.split('-').filter_map(|seat| seat.parse().ok());
    Some(seats.map(Seat::new).collect())
}
