//! Lessons at a table: what the learner may do there, and what the others do.

use std::sync::Arc;

use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::change::Wish;
use super::now::Now;
use super::table::Table;
use super::{TableError, Tables, begun};
use crate::clock::Terms;
use crate::hosted;
use crate::lessons::{LEARNER, Lesson, NotThat, Place};
use crate::store::{GuestId, MatchId, NewMatch, NewSeat, Occupant, Visibility};

/// Who sits on the other seats of a lesson. Nobody acts for them but the lesson.
const COMPANION: &str = "Odo";

impl Tables {
    /// Sets up a table for a lesson. It stands in no list.
    pub async fn practise(
        &self,
        guest: GuestId,
        lesson: &'static Lesson,
    ) -> Result<MatchId, TableError> {
        let Ok(seed) = lesson.seed.parse();
        let game =
            hosted::start(lesson.game, lesson.setup, &seed).ok_or(TableError::NoSuchGame)??;
        let seat = |seat: Seat| match seat {
            LEARNER => Occupant::Guest(guest),
            _ => Occupant::Elsewhere(COMPANION.to_owned()),
        };
        let seats = Seat::all(game.seats())
            .map(|number| NewSeat { occupant: seat(number), invitation: None })
            .collect();
        let id = MatchId::random();
        let row = NewMatch {
            id: id.clone(),
            game: lesson.game.to_owned(),
            setup: lesson.setup.to_owned(),
            seed: seed.to_string(),
            rules: game.rules(),
            visibility: Visibility::Private,
            creator: guest,
            seats,
            series: None,
            rematch_of: None,
            terms: Terms::default(),
            rated: false,
        };
        self.store.add_match_begun(row, begun(&lesson.beginning())).await?;
        self.store.add_practice(&id, &lesson.name()).await?;
        self.open(&id).await?;
        Ok(id)
    }

    /// Plays what the others do after a step, and notes what is learned.
    pub(super) async fn go_on_with_lesson(&self, table: &Arc<Table>) -> Result<(), TableError> {
        let Some(lesson) = table.lesson else { return Ok(()) };
        loop {
            let (place, seq, learner) = {
                let now = table.now().await;
                (lesson.place(now.game.plies()), now.next, now.seats[LEARNER].occupant.guest())
            };
            match (place, learner) {
                (Place::Step(_), _) | (Place::Done, None) => return Ok(()),
                (Place::Done, Some(guest)) => {
                    return Ok(self.store.note_learned(guest, &lesson.name()).await?);
                }
                (Place::Others { seat, action, .. }, _) => {
                    let key = format!("lesson-{seq}");
                    let wish = Wish { seat, seq: Some(seq), key: &key };
                    self.play(table, wish, &action, &Phrasebook::default()).await?;
                }
            }
        }
    }
}

/// Whether a lesson lets an action pass at the table as it stands.
pub(super) fn judged(
    lesson: &Lesson,
    now: &Now,
    seat: Seat,
    action: &str,
    book: &Phrasebook,
) -> Result<(), TableError> {
    lesson.judge(now.game.as_ref(), seat, action, book).map_err(|not_that| match not_that {
        NotThat::Refused(refused) => TableError::Refused(refused),
        NotThat::Hint(words) => TableError::Hint(words),
    })
}
