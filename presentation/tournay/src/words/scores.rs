//! Who won, and what the points came from.

use bastide_core::PerSeat;
use bastide_text::Phrasebook;
use bastide_tournay::View;

use super::arguments::{Key, Who};
use super::names::{capital, card_name, is_you, list_and, seat_within};
use super::{card_messages, messages as say};

/// One line of the count: what it is for, and the points of each seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    pub label: String,
    pub points: PerSeat<u32>,
}

/// Who won, and with how many points.
pub fn result(book: &Phrasebook, view: &View) -> String {
    let Some(standing) = &view.standing else { return book.say(&say::GoingOn {}) };
    let winners: Vec<_> = standing.winners().collect();
    let points = winners.first().map_or(0, |&seat| standing.places[seat].points.unsigned_abs());
    let is_at_table = winners.iter().any(|seat| book.player(seat.index()).is_some());
    match winners.as_slice() {
        &[seat] if is_at_table => book.say(&say::Wins { seat: Who(seat), score: score(view) }),
        &[seat] => book.say(&say::Won { seat: Who(seat), points }),
        shared => {
            let names: Vec<String> = shared.iter().map(|&seat| seat_within(book, seat)).collect();
            let seats = list_and(book, &names);
            if !is_at_table {
                return book.say(&say::Shared { seats, points });
            }
            let who =
                Key(if shared.iter().any(|&seat| is_you(book, seat)) { "you" } else { "other" });
            book.say(&say::ShareWins { who, seats: capital(&seats), score: score(view) })
        }
    }
}

/// The points of all, the most first: `34–26`.
fn score(view: &View) -> String {
    let places = view.standing.iter().flat_map(|standing| standing.places.iter());
    let mut points: Vec<i32> = places.map(|(_, place)| place.points).collect();
    points.sort_unstable_by(|one, other| other.cmp(one));
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join("–")
}

/// The count of a finished game, line by line; the last is the total.
pub fn score_lines(book: &Phrasebook, view: &View) -> Vec<ScoreLine> {
    let Some(scores) = &view.scores else { return Vec::new() };
    let prestige = scores.prestige.iter().map(|score| ScoreLine {
        label: card_name(book, score.card),
        points: score.points.clone(),
    });
    let line = |label: String, points: &PerSeat<u32>| ScoreLine { label, points: points.clone() };
    let rest = [
        line(book.say(&card_messages::ScorePrinted {}), &scores.printed),
        line(book.say(&card_messages::ScoreRamparts {}), &scores.ramparts),
        line(book.say(&card_messages::ScoreTotal {}), &scores.total),
    ];
    prestige.chain(rest).collect()
}
