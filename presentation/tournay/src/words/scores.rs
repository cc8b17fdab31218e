//! Who won, and what the points came from.

use bastide_core::PerSeat;
use bastide_text::Phrasebook;
use bastide_tournay::View;

use super::arguments::Who;
use super::names::{card_name, list_and, seat as seat_words};
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
    match winners.as_slice() {
        &[seat] => book.say(&say::Won { seat: Who(seat), points }),
        shared => {
            let seats: Vec<String> = shared.iter().map(|&seat| seat_words(book, seat)).collect();
            book.say(&say::Shared { seats: list_and(book, &seats), points })
        }
    }
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
