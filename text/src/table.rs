//! The words of a table in the terminal: what a person is told around a game of any kind.

use crate::Phrasebook;
use crate::messages;

messages! {
    You = "table-you" {}
    Seated = "table-seated" { you: String, bot: String, opponent: String }
    Commands = "table-commands" { actions: String, moves: String, pieces: String }
    AskHelp = "table-ask-help" {}
    Matching = "table-matching" { count: u32 }
    NoneMatching = "table-none-matching" { wish: String }
    Hint = "table-hint" { bot: String, action: String, words: String }
    NoHint = "table-no-hint" {}
    NothingToUndo = "table-nothing-to-undo" {}
    Undone = "table-undone" {}
    Resigned = "table-resigned" { loser: String, winner: String, winners: u32, reader: String }
    Left = "table-left" {}
    Saved = "table-saved" { file: String }
    NoFile = "table-no-file" {}
    GameOf = "table-game-of" { number: u32, games: u32 }
    Totals = "table-totals" {
        number: u32, first: String, first_points: u32, second: String, second_points: u32
    }
    SeriesWon = "table-series-won" { player: String }
    SeriesDrawn = "table-series-drawn" {}
    SeriesLeft = "table-series-left" {}
    Unfair = "table-unfair" {}
}

/// The player who sits at the keyboard.
pub fn you(book: &Phrasebook) -> String {
    book.say(&You {})
}

/// Who plays what, where nobody chose: `You are Dark against search, who is Light. …`
pub fn seated(book: &Phrasebook, you: String, bot: String, opponent: String) -> String {
    book.say(&Seated { you, bot, opponent })
}

/// What may be typed: how an action is written, and the commands, two of which depend on the game.
pub fn commands(book: &Phrasebook, actions: String, moves: String, pieces: String) -> String {
    book.say(&Commands { actions, moves, pieces })
}

/// Where to find out what may be typed.
pub fn ask_help(book: &Phrasebook) -> String {
    book.say(&AskHelp {})
}

/// How many legal actions a list has.
pub fn matching(book: &Phrasebook, count: usize) -> String {
    book.say(&Matching { count: u32::try_from(count).unwrap_or(u32::MAX) })
}

pub fn none_matching(book: &Phrasebook, wish: &str) -> String {
    book.say(&NoneMatching { wish: wish.to_owned() })
}

/// What a bot would do: the action as notation and in words.
pub fn hint(book: &Phrasebook, bot: String, action: String, words: String) -> String {
    book.say(&Hint { bot, action, words })
}

/// Why several people at one keyboard are given none.
pub fn no_hint(book: &Phrasebook) -> String {
    book.say(&NoHint {})
}

pub fn nothing_to_undo(book: &Phrasebook) -> String {
    book.say(&NothingToUndo {})
}

pub fn undone(book: &Phrasebook) -> String {
    book.say(&Undone {})
}

/// Who resigns and who wins by it: each by the number of the seat and in words.
pub fn resigned(
    book: &Phrasebook,
    (seat, loser): (usize, String),
    winners: &[(usize, String)],
) -> String {
    let is_reader = |seat: usize| book.player(seat) == Some("you");
    let reader = match winners.iter().any(|(winner, _)| is_reader(*winner)) {
        true => "winner",
        false if is_reader(seat) => "loser",
        false => "other",
    };
    let names: Vec<&str> = winners.iter().map(|(_, name)| name.as_str()).collect();
    let (winner, winners) = (names.join(", "), names.len() as u32);
    book.say(&Resigned { loser, winner, winners, reader: reader.to_owned() })
}

/// A game that was not played to its end.
pub fn left(book: &Phrasebook) -> String {
    book.say(&Left {})
}

pub fn saved(book: &Phrasebook, file: String) -> String {
    book.say(&Saved { file })
}

/// `save` without a name.
pub fn no_file(book: &Phrasebook) -> String {
    book.say(&NoFile {})
}

/// Which game of a series begins, counted from one.
pub fn game_of(book: &Phrasebook, number: usize, games: usize) -> String {
    book.say(&GameOf { number: number as u32, games: games as u32 })
}

/// The totals of two players after so many games.
pub fn totals(
    book: &Phrasebook,
    number: usize,
    first: (String, u32),
    second: (String, u32),
) -> String {
    let ((first, first_points), (second, second_points)) = (first, second);
    book.say(&Totals { number: number as u32, first, first_points, second, second_points })
}

/// Who won a series; nobody when the totals are equal.
pub fn series(book: &Phrasebook, winner: Option<String>) -> String {
    match winner {
        Some(player) => book.say(&SeriesWon { player }),
        None => book.say(&SeriesDrawn {}),
    }
}

/// A series that was not played to its end.
pub fn series_left(book: &Phrasebook) -> String {
    book.say(&SeriesLeft {})
}

/// A warning before a series in which one player has a colour more often (CAT-MATCH-04).
pub fn unfair(book: &Phrasebook) -> String {
    book.say(&Unfair {})
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn several_who_win_have_a_verb_for_several() {
        let said = |language, winners: &[&str]| {
            let winners: Vec<_> =
                winners.iter().map(|name| (*name).to_owned()).enumerate().collect();
            resigned(&Phrasebook::new(language), (9, "Nell".to_owned()), &winners)
        };
        assert_eq!(said(Language::English, &["Odo"]), "Nell resigns; Odo wins.");
        assert_eq!(said(Language::English, &["Odo", "Maheut"]), "Nell resigns; Odo, Maheut win.");
        assert_eq!(
            said(Language::French, &["Odo", "Maheut"]),
            "Nell abandonne ; Odo, Maheut gagnent."
        );
        assert_eq!(
            said(Language::German, &["Odo", "Maheut"]),
            "Nell gibt auf; Odo, Maheut gewinnen."
        );
    }
}
