//! The words of the analysis of a finished game: what decisions were worth, and what the cards did.

use crate::phrases;
use crate::{Language, Phrasebook};

phrases! {
    title = "analysis-title" (game: String);
    link = "analysis-link" ();
    name = "analysis-name" ();
    lead = "analysis-lead" ();
    begin = "analysis-begin" ();
    begin_note = "analysis-begin-note" ();
    running = "analysis-running" ();
    waiting = "analysis-waiting" ();
    progress = "analysis-progress" (done: u32, of: u32);
    reload = "analysis-reload" ();
    full = "analysis-full" ();
    failed = "analysis-failed" ();
    nothing = "analysis-nothing" ();
    by = "analysis-by" ();
    by_known = "analysis-by-known" ();
    by_known_note = "analysis-by-known-note" ();
    by_hindsight = "analysis-by-hindsight" ();
    by_hindsight_note = "analysis-by-hindsight-note" ();
    course = "analysis-course" ();
    course_note = "analysis-course-note" ();
    course_note_open = "analysis-course-note-open" (player: String);
    course_note_alone = "analysis-course-note-alone" ();
    players = "analysis-players" ();
    skill = "analysis-skill" (skill: String);
    counts = "analysis-counts" (best: u32, choices: u32, inaccuracies: u32, mistakes: u32, blunders: u32);
    mean_lost = "analysis-mean-lost" (points: String);
    mean_lost_chance = "analysis-mean-lost-chance" (points: String, percent: String);
    account = "analysis-account" ();
    account_note = "analysis-account-note" ();
    first = "analysis-first" ();
    decisions = "analysis-decisions" ();
    luck = "analysis-luck" ();
    others = "analysis-others" ();
    last = "analysis-last" ();
    turning = "analysis-turning" ();
    no_turning = "analysis-no-turning" ();
    grade = "analysis-grade" (grade: String);
    at_move = "analysis-at-move" (number: u32);
    played = "analysis-played" (action: String);
    better = "analysis-better" (action: String, points: String);
    better_chance = "analysis-better-chance" (action: String, points: String, percent: String);
    proven = "analysis-proven" ();
    moves = "analysis-moves" ();
    all_moves = "analysis-all-moves" (count: u32);
    column_move = "analysis-column-move" ();
    column_player = "analysis-column-player" ();
    column_action = "analysis-column-action" ();
    column_expected = "analysis-column-expected" ();
    column_chance = "analysis-column-chance" ();
    column_lost = "analysis-column-lost" ();
    column_better = "analysis-column-better" ();
    in_replay = "analysis-in-replay" (number: u32);
}

/// A number with one decimal, as the language writes it.
pub fn tenths(book: &Phrasebook, number: f32) -> String {
    let tenths = (number * 10.0).round() as i64;
    let comma = if book.language() == Language::English { '.' } else { ',' };
    let sign = if tenths < 0 { "−" } else { "" };
    format!("{sign}{}{comma}{}", tenths.abs() / 10, tenths.abs() % 10)
}

/// The same, with a plus where it is more than nothing.
pub fn signed(book: &Phrasebook, number: f32) -> String {
    let plus = if (number * 10.0).round() > 0.0 { "+" } else { "" };
    format!("{plus}{}", tenths(book, number))
}

/// A share in whole hundredths.
pub fn percent(book: &Phrasebook, share: f32) -> String {
    let space = if book.language() == Language::English { "" } else { "\u{202f}" };
    format!("{}{space}%", (share * 100.0).round() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let written = |language, number| signed(&Phrasebook::new(language), number);
        assert_eq!(written(Language::English, 1.25), "+1.3");
        assert_eq!(written(Language::German, -10.04), "−10,0");
        assert_eq!(written(Language::French, -0.04), "0,0");
        assert_eq!(percent(&Phrasebook::new(Language::French), 0.125), "13\u{202f}%");
    }
}
