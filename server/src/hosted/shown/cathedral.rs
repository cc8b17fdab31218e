//! Cathedral with its words and its drawing.

use bastide_cathedral::{Action, Cathedral, Event, Need, Side, View};
use bastide_core::{Seat, Violation};
use bastide_presentation_cathedral::drawing::{self, Marks, Terminal};
use bastide_presentation_cathedral::words;
use bastide_text::Phrasebook;

use super::{Paper, Shown, Sight};

impl Shown for Cathedral {
    fn title(book: &Phrasebook) -> String {
        words::title(book)
    }

    fn seat_words(book: &Phrasebook, seat: Seat) -> String {
        Side::of(seat).map_or_else(String::new, |side| words::side(book, side))
    }

    fn action_words(book: &Phrasebook, action: Action) -> String {
        words::action(book, action)
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

    fn terminal(sight: Sight<'_, Self>, paper: Paper<'_>) -> String {
        let terminal = Terminal { colour: paper.is_coloured };
        drawing::terminal(sight.view, &Marks::after(sight.last), terminal, paper.book)
    }

    fn parts(_: &View, _: Seat, action: Action) -> Vec<String> {
        vec![drawing::part_of(action)]
    }
}
