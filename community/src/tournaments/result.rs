//! How a match counts in its tournament.

use bastide_core::{Seat, Seats};

use super::kind::Scoring;
use super::tournament::{GameEnding, GameResult};
use bastide_matches::places;
use bastide_matches::{Ending, Match, MatchState};

/// What a match that is over means. Who gave it up before it had begun in earnest has lost it all the same.
pub(super) fn result(
    table: &Match,
    now: &MatchState,
    scoring: Scoring,
    given_up_by: Option<Seat>,
) -> Option<GameResult> {
    let count = now.seats.len() as u8;
    let lost_by = |loser: Option<Seat>| -> Vec<u8> {
        let place = |seat| match loser {
            Some(loser) if seat == loser => count,
            Some(_) => 1,
            None => 0,
        };
        Seat::all(count).map(place).collect()
    };
    let ending = now.ending?;
    let places = match ending {
        Ending::Played | Ending::Resigned(_) | Ending::Time(_) => places(now)?,
        Ending::Aborted => lost_by(given_up_by),
        Ending::Left => lost_by(None),
    };
    let points = match (ending, scoring) {
        // Who gave up has placed nothing, and the other has nothing left: so it cannot pay to lose early.
        (
            Ending::Resigned(_) | Ending::Time(_) | Ending::Aborted | Ending::Left,
            Scoring::Fewest,
        ) => {
            let all = all_squares(table);
            places.iter().map(|&place| if place == 1 { 0 } else { all }).collect()
        }
        _ => Seat::all(count).map(|seat| now.game.points(seat)).collect(),
    };
    let ending = if ending == Ending::Played { GameEnding::Played } else { GameEnding::Resigned };
    Some(GameResult { places, points, ending })
}

/// What a player has left who has placed nothing.
fn all_squares(table: &Match) -> i32 {
    let Ok(seed) = "any".parse();
    let game = bastide_presentation::sketch(&table.game, &table.setup, &seed);
    game.map_or(0, |game| game.points(Seat::new(0)))
}

/// Whom a match waits for: who has not come, who has not added their part, or who is to act.
pub(super) fn waited_for(now: &MatchState) -> Seats {
    if now.is_full() {
        return now.game.to_act();
    }
    let late = |seat: &Seat| now.shuffle.waits_for(*seat);
    Seat::all(now.seats.len() as u8).filter(late).collect()
}
