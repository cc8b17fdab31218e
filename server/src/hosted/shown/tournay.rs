//! Tournay with its words and its drawing.

use bastide_core::{Seat, Violation};
use bastide_presentation_tournay::drawing::{self, Marks, Terminal};
use bastide_presentation_tournay::words;
use bastide_text::Phrasebook;
use bastide_tournay::{Action, Event, Need, Tournay, View};

use super::{Paper, Shown, Sight};

impl Shown for Tournay {
    fn title(book: &Phrasebook) -> String {
        words::title(book)
    }

    fn seat_words(book: &Phrasebook, seat: Seat) -> String {
        words::seat(book, seat)
    }

    fn action_words(book: &Phrasebook, action: Action) -> String {
        words::action(book, action)
    }

    fn choice_words(book: &Phrasebook, view: &View, seat: Seat, action: Action) -> String {
        words::choice(book, view, seat, action)
    }

    fn event_words(book: &Phrasebook, event: &Event) -> String {
        words::event(book, event)
    }

    fn violation_words(book: &Phrasebook, violation: &Violation<Need>) -> String {
        words::violation(book, violation)
    }

    fn question_words(book: &Phrasebook, view: &View) -> String {
        words::question(book, view)
    }

    fn result_words(book: &Phrasebook, view: &View) -> String {
        words::result(book, view)
    }

    fn svg(sight: Sight<'_, Self>, book: &Phrasebook) -> String {
        drawing::svg(sight.view, &Marks::after(sight.last), book)
    }

    fn page(sight: Sight<'_, Self>, book: &Phrasebook) -> String {
        drawing::page(sight.view, sight.who, &Marks::after(sight.last), book)
    }

    fn terminal(sight: Sight<'_, Self>, paper: Paper<'_>) -> String {
        let terminal = Terminal { colour: paper.is_coloured };
        drawing::terminal(sight.view, &Marks::after(sight.last), terminal, paper.book)
    }

    fn parts(view: &View, seat: Seat, action: Action) -> Vec<String> {
        drawing::parts(view, seat, action)
    }
}
