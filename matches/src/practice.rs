//! Lessons at a table: what the learner may do there, and what the others do.

use std::sync::Arc;

use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::Matches;
use super::command::Request;
use super::entry::played_before;
use super::error::MatchError;
use super::request::CreateError;
use super::table::Match;
use bastide_presentation::lessons::{LEARNER, Lesson, Place};
use bastide_store::time_control::Terms;
use bastide_store::{GuestId, MatchId, NewMatch, NewSeat, Occupant, Visibility};

/// Who sits on the other seats of a lesson. Nobody acts for them but the lesson.
const COMPANION: &str = "Odo";

face! {
    /// Lessons in matches of their own.
    Practice
}

impl Practice {
    /// Sets up a table for a lesson. It stands in no list.
    pub async fn begin(
        &self,
        guest: GuestId,
        lesson: &'static Lesson,
    ) -> Result<MatchId, CreateError> {
        let Ok(seed) = lesson.seed.parse();
        let game = bastide_presentation::start(lesson.game, lesson.setup, &seed)
            .ok_or(CreateError::NoSuchGame)??;
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
        self.store.log().add_match_begun(row, played_before(&lesson.beginning())).await?;
        self.store.lessons().add_practice(&id, &lesson.name()).await?;
        self.open(&id).await?;
        Ok(id)
    }

    /// Plays what the others do after a step, and notes what is learned.
    pub(super) async fn go_on(&self, table: &Arc<Match>) -> Result<(), MatchError> {
        let Some(lesson) = table.lesson else { return Ok(()) };
        loop {
            let (place, seq, learner) = {
                let now = table.now().await;
                (lesson.place(now.game.plies()), now.next, now.seats[LEARNER].occupant.guest())
            };
            match (place, learner) {
                (Place::Step(_), _) | (Place::Done, None) => return Ok(()),
                (Place::Done, Some(guest)) => {
                    return Ok(self.store.lessons().note_learned(guest, &lesson.name()).await?);
                }
                (Place::Others { seat, action, .. }, _) => {
                    let key = format!("lesson-{seq}");
                    let wish = Request { seat, seq: Some(seq), key: &key };
                    self.commands().play(table, wish, &action, &Phrasebook::default()).await?;
                }
            }
        }
    }
}
