//! Games as lines of text: one game a line, one word an action.
//!
//! `TOnB9,F,1.25,0.31,TOnB9:83,ACeD4:40` is an action, how it was found, the lead and the result
//! that the mover expected, and how often each candidate was looked at.

use std::fmt;
use std::str::FromStr;

use bastide_cathedral::Action;

/// How an action was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thought {
    /// By no search worth learning from: the cathedral, a wild opening, a capture.
    None,
    /// By a short search, which says little about other actions.
    Quick,
    Full,
    /// By proof.
    Exact,
}

const LETTERS: [(Thought, &str); 4] =
    [(Thought::None, "N"), (Thought::Quick, "Q"), (Thought::Full, "F"), (Thought::Exact, "E")];

/// An action of a game with what was thought of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Step {
    pub(crate) action: Action,
    pub(crate) thought: Thought,
    pub(crate) margin: f32,
    pub(crate) value: f32,
    pub(crate) looks: Vec<(Action, u64)>,
}

impl Step {
    pub(crate) fn thoughtless(action: Action) -> Self {
        Self { action, thought: Thought::None, margin: 0.0, value: 0.0, looks: Vec::new() }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = LETTERS.iter().find(|(thought, _)| *thought == self.thought);
        let letter = letter.map_or("N", |(_, letter)| letter);
        write!(f, "{},{letter},{:.2},{:.3}", self.action, self.margin, self.value)?;
        self.looks.iter().try_for_each(|(action, visits)| write!(f, ",{action}:{visits}"))
    }
}

impl FromStr for Step {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is no step of a game");
        let mut parts = text.split(',');
        let action = parts.next().and_then(|part| part.parse().ok()).ok_or_else(wrong)?;
        let letter = parts.next().ok_or_else(wrong)?;
        let thought = LETTERS.iter().find(|(_, known)| *known == letter).ok_or_else(wrong)?.0;
        let mut number = || parts.next().and_then(|part| part.parse().ok()).ok_or_else(wrong);
        let (margin, value) = (number()?, number()?);
        let look = |part: &str| {
            let (action, visits) = part.split_once(':')?;
            Some((action.parse().ok()?, visits.parse().ok()?))
        };
        let looks = parts.map(look).collect::<Option<Vec<_>>>().ok_or_else(wrong)?;
        Ok(Self { action, thought, margin, value, looks })
    }
}
