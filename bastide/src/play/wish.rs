//! What a person types at the table.

use std::io::{self, BufRead};

/// One line of input, understood as far as it goes without the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Help,
    /// The legal actions, all or those about something.
    Moves(String),
    /// The pieces one can place, all or one kind, with every way to turn them.
    Pieces(String),
    /// With the budget to think, where one is given.
    Hint(String),
    Undo,
    Board,
    Resign,
    Save(String),
    Quit,
    /// Everything else is taken for an action.
    Act(String),
    Nothing,
}

impl Wish {
    fn of(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        match (word.to_ascii_lowercase().as_str(), rest.as_str()) {
            ("", _) => Self::Nothing,
            ("help" | "?", "") => Self::Help,
            ("moves", _) => Self::Moves(rest),
            ("pieces", _) => Self::Pieces(rest),
            ("hint", _) => Self::Hint(rest),
            ("undo", "") => Self::Undo,
            ("board", "") => Self::Board,
            ("resign", "") => Self::Resign,
            ("save", _) => Self::Save(rest),
            ("quit" | "exit", "") => Self::Quit,
            _ => Self::Act(line.to_owned()),
        }
    }

    /// The next line, or nothing at the end of the input. Bytes that are no text are no action.
    pub(super) fn read(input: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        Ok(Some(Self::of(&String::from_utf8_lossy(&line))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_commands_and_the_rest_is_an_action() {
        let act = |text: &str| Wish::Act(text.to_owned());
        assert_eq!(Wish::of("  moves  CS \r\n"), Wish::Moves("CS".into()));
        assert_eq!(Wish::of("HINT 5s"), Wish::Hint("5s".into()));
        assert_eq!(Wish::of("save my game.record"), Wish::Save("my game.record".into()));
        assert_eq!(Wish::of("undo it"), act("undo it"));
        assert_eq!(Wish::of("cswd2"), act("cswd2"));
        assert_eq!(Wish::of(" "), Wish::Nothing);
    }

    #[test]
    fn bytes_that_are_no_text_do_not_end_the_input() {
        let mut input: &[u8] = b"\xff\xfe\nboard";
        assert!(matches!(Wish::read(&mut input).unwrap(), Some(Wish::Act(_))));
        assert_eq!(Wish::read(&mut input).unwrap(), Some(Wish::Board));
        assert_eq!(Wish::read(&mut input).unwrap(), None);
    }
}
