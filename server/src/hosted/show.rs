//! What the server asks of a game. A new game is its [`Show`] and a line in [`super::face`].

use std::collections::BTreeMap;

use super::Shown;
use bastide_bots::analysis::Analysed;
use bastide_core::{Clause, RulesVersion, Seat, Viewer};
use bastide_text::Phrasebook;

use super::choices::{Choices, Consequences, OtherChoice, PieceChoice};
use super::looming::Looming;
use super::score::Counted;
use super::sheets::Sheets;

/// What is not open in a game while it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    Nothing,
    /// What nobody knows yet: the order of decks.
    Decks,
    /// What one player knows and the others do not. At a screen that several share, a curtain falls
    /// between their turns.
    Hands,
}

/// How far a seat goes back that takes something back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakingBack {
    /// The whole table goes back to that moment.
    Together,
    /// What the others have done since stays: they act at the same time and do not touch each other.
    Alone,
}

/// What is wrong with an owner's file of cards or sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileProblem {
    /// From one.
    pub line: usize,
    pub problem: String,
}

/// What the server needs to know of a game beyond its rules, bots, words and drawing.
pub trait Show: Analysed + Shown + Counted {
    const SECRETS: Secrets;
    const TAKING_BACK: TakingBack = TakingBack::Together;
    /// The fewest and the most who can play.
    const PLAYERS: (u8, u8);

    /// The version of its rules, which takes a moment to find out and so is found out once.
    fn version() -> RulesVersion;

    fn points(view: &Self::View, seat: Seat) -> i32;

    /// What stands beside a player's name.
    fn tally(view: &Self::View, seat: Seat, book: &Phrasebook) -> String;

    /// The clause by which something happened that an action brought about.
    fn clause_of(event: &Self::Event, action: Self::Action) -> Clause;

    /// What is asked, as this viewer wants to hear it.
    fn asked(view: &Self::View, who: Viewer, book: &Phrasebook) -> String {
        let _ = who;
        Self::question_words(book, view)
    }

    /// Names for parts of the drawing that it does not name itself, by their ids.
    fn labels(view: &Self::View, book: &Phrasebook) -> BTreeMap<String, String> {
        let _ = (view, book);
        BTreeMap::new()
    }

    /// The events that hang over the table.
    fn looming(view: &Self::View, book: &Phrasebook) -> Vec<Looming> {
        let _ = (view, book);
        Vec::new()
    }

    /// What a seat may place on the board, and where.
    fn pieces(&self, seat: Seat, book: &Phrasebook) -> Vec<PieceChoice> {
        let _ = (seat, book);
        Vec::new()
    }

    /// Whether an action is among [`Show::pieces`], and so needs no button.
    fn is_placement(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Under what an action is listed.
    fn heading(action: Self::Action, book: &Phrasebook) -> Option<String> {
        let _ = (action, book);
        None
    }

    /// Whether an action cannot be taken back as a rule, so that it asks for more than one touch.
    fn is_grave(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether everybody hears which action it was. Its events say what there is to know otherwise.
    fn is_open(action: Self::Action) -> bool {
        let _ = action;
        true
    }

    /// An action as a page offers it: with its price, where it has one.
    fn offer_words(
        &self,
        book: &Phrasebook,
        view: &Self::View,
        (seat, action): (Seat, Self::Action),
    ) -> String {
        Self::choice_words(book, view, seat, action)
    }

    /// What somebody most likely wishes who touches a part of the drawing; nothing for a part that is only
    /// looked at.
    fn wish(view: &Self::View, seat: Seat, part: &str) -> Option<Self::Action> {
        let _ = (view, seat, part);
        None
    }

    /// What a seat may choose from.
    fn choices(&self, seat: Seat, book: &Phrasebook) -> Choices {
        let view = self.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        let others = actions.into_iter().filter(|&action| !Self::is_placement(action));
        let other = |action: Self::Action| OtherChoice {
            action: action.to_string(),
            words: self.offer_words(book, &view, (seat, action)),
            parts: Self::parts(&view, seat, action),
            heading: Self::heading(action, book),
            is_grave: Self::is_grave(action),
        };
        Choices { pieces: self.pieces(seat, book), others: others.map(other).collect() }
    }

    /// What an action would do, for a ghost on the board.
    fn consequences(events: &[Self::Event], after: &Self) -> Consequences {
        let _ = (events, after);
        Consequences::default()
    }

    /// Whether a round of the game begins with something that happened.
    fn begins_round(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Whether a page offers an action as a part of something that is done at once.
    fn is_one_of_several(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// What is told about the sheets of a game that has some.
    fn sheets(&self) -> Option<&dyn Sheets> {
        None
    }

    /// The setup with the values of an owner's file; nothing for a game without such values.
    fn with_file(setup: Self::Setup, text: &str) -> Option<Result<Self::Setup, FileProblem>> {
        let _ = (setup, text);
        None
    }
}
