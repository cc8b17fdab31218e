//! How a match ended, and what that means for ratings.

use bastide_core::Seat;

use super::rated::players;
use super::state::{Ending, MatchState};
use super::table::Match;
use bastide_store::NewRated;
use bastide_store::time_control::Speed;

/// With whom a match is rated together.
pub fn speed_of(table: &Match) -> Speed {
    table.terms.clock.speed()
}

/// How a match ended, for lists and series: `played 4 7` says what each seat had left.
pub(super) fn outcome(ending: Ending, now: &MatchState) -> String {
    match ending {
        Ending::Played => {
            let points = now.seats.iter().map(|(seat, _)| now.game.points(seat).to_string());
            format!("played {}", points.collect::<Vec<_>>().join(" "))
        }
        Ending::Resigned(seat) => format!("resigned {}", seat.index()),
        Ending::Time(seat) => format!("time {}", seat.index()),
        Ending::Aborted => "aborted".to_owned(),
        Ending::Left => "left".to_owned(),
    }
}

/// What is noted about a match that is over; nothing if it does not count after all.
pub(super) fn rated(table: &Match, now: &MatchState) -> Option<NewRated> {
    if !table.rated || now.has_taken_back {
        return None;
    }
    let places = places(now)?;
    let players = players(&table.game, &now.seats)?;
    Some(NewRated {
        game: table.game.clone(),
        speed: speed_of(table).name().to_owned(),
        players: joined(&players),
        places: joined(&places),
    })
}

/// Who came in where, seat by seat; nothing if nobody did. Who resigns or runs out of time is
/// last, behind all others.
pub fn places(now: &MatchState) -> Option<Vec<u8>> {
    let seats = || Seat::all(now.seats.len() as u8);
    match now.ending? {
        Ending::Played => {
            let standing = now.game.standing()?;
            // What a bot played on does not count for whoever ran out of time.
            let rank = |seat| {
                let left = now.clocks.was_stood_in(seat);
                if left { now.seats.len() as u8 } else { standing.places[seat].rank }
            };
            Some(seats().map(rank).collect())
        }
        Ending::Resigned(loser) | Ending::Time(loser) => {
            let last = now.seats.len() as u8;
            Some(seats().map(|seat| if seat == loser { last } else { 1 }).collect())
        }
        Ending::Aborted | Ending::Left => None,
    }
}

fn joined(items: &[impl ToString]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
