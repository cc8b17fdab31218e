//! A game with its words and its drawing.

mod anarchy;
mod cathedral;
mod tournay;

use bastide_core::{Game, Seat, Viewer, Violation};
use bastide_text::Phrasebook;

/// What everyone needs who shows a game to people, at a terminal or in a browser.
pub trait Shown: Game {
    /// The game's name for people.
    fn title(book: &Phrasebook) -> String;

    fn seat_words(book: &Phrasebook, seat: Seat) -> String;
    fn action_words(book: &Phrasebook, action: Self::Action) -> String;
    /// The same for those who see the table, where that says more.
    fn choice_words(
        book: &Phrasebook,
        view: &Self::View,
        seat: Seat,
        action: Self::Action,
    ) -> String {
        let _ = (view, seat);
        Self::action_words(book, action)
    }
    fn event_words(book: &Phrasebook, event: &Self::Event) -> String;
    fn violation_words(book: &Phrasebook, violation: &Violation<Self::Need>) -> String;
    fn question_words(book: &Phrasebook, view: &Self::View) -> String;
    fn result_words(book: &Phrasebook, view: &Self::View) -> String;

    /// The picture of what `sight` tells.
    fn svg(sight: Sight<'_, Self>, book: &Phrasebook) -> String;

    /// The same for a page, in pieces that its style sheet arranges where one picture would not fit
    /// every screen.
    fn page(sight: Sight<'_, Self>, book: &Phrasebook) -> String {
        Self::svg(sight, book)
    }

    /// The same in characters.
    fn terminal(sight: Sight<'_, Self>, paper: Paper<'_>) -> String;

    /// The ids of the parts of the picture that an action of a seat belongs to.
    fn parts(view: &Self::View, seat: Seat, action: Self::Action) -> Vec<String>;
}

/// What there is to draw.
pub struct Sight<'a, G: Game> {
    /// Whose table it is: a person's own things are drawn largest.
    pub who: Viewer,
    pub view: &'a G::View,
    /// What has just happened is marked.
    pub last: &'a [G::Event],
}

/// What a drawing in characters is drawn with.
#[derive(Clone, Copy)]
pub struct Paper<'a> {
    pub is_coloured: bool,
    pub book: &'a Phrasebook,
}
