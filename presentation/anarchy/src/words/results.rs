//! Points and how a game ended.

use bastide_anarchy::{Attribute, Score, Table, Title, View};
use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::messages as say;

/// `61 points`
pub fn points(book: &Phrasebook, points: i32) -> String {
    book.say(&say::Points { points })
}

/// Who won, and how; alone, the title that was reached.
pub fn result(book: &Phrasebook, view: &View) -> String {
    if view.standing.is_none() {
        return book.say(&say::GoingOn {});
    }
    let scores: Vec<Score> = view.players.iter().map(|(_, player)| player.score.clone()).collect();
    outcome(book, view.table(), &scores)
}

/// ANA-END-02, -03 and ANA-SOLO-06.
pub(crate) fn outcome(book: &Phrasebook, table: &Table, scores: &[Score]) -> String {
    if let [alone] = scores {
        let (seat, points) = (Seat::new(0), alone.total);
        return book.say(&say::AloneEnded { seat, rank: Title::of(points, table), points });
    }
    let key = |score: &Score| (score.total, score.tie_break());
    let Some(best) = scores.iter().map(key).max() else { return book.say(&say::Over {}) };
    let seats = Seat::all(scores.len() as u8).zip(scores);
    let winners: Vec<Seat> =
        seats.filter(|(_, score)| key(score) == best).map(|(seat, _)| seat).collect();
    let points = best.0;
    match winners.as_slice() {
        [seat] => book.say(&say::Won { seat: *seat, points, tally: tally(scores) }),
        several => {
            let has_reader = several.iter().any(|&seat| super::is_reader(book, seat));
            let reader = if has_reader { "you" } else { "other" }.to_owned();
            book.say(&say::Shared { seats: super::players(book, several), reader, points })
        }
    }
}

/// `34–26`: the points of all, the most first; `4 – −26` where a sign would run into a dash.
fn tally(scores: &[Score]) -> String {
    let mut points: Vec<i32> = scores.iter().map(|score| score.total).collect();
    points.sort_unstable_by(|one, other| other.cmp(one));
    let dash = if points.iter().any(|&points| points < 0) { " – " } else { "–" };
    let signed: Vec<String> =
        points.iter().map(|points| points.to_string().replace('-', "−")).collect();
    signed.join(dash)
}

/// What a score is made of, line by line, the total last.
pub fn score_lines(book: &Phrasebook, score: &Score) -> Vec<(String, i32)> {
    let attributes = [score.bravery, score.loyalty, score.influence, score.power];
    let mut lines: Vec<(String, i32)> = Attribute::ALL
        .iter()
        .zip(attributes)
        .map(|(&attribute, points)| (super::attribute(book, attribute), i32::from(points)))
        .collect();
    lines.extend(
        score.paths.iter().map(|path| (super::path(book, path.path), i32::from(path.points))),
    );
    let count = score.final_discontent.into();
    lines.push((book.say(&say::ScorePenalty { count }), -score.penalty));
    lines.push((book.say(&say::ScoreTotal {}), score.total));
    lines
}
