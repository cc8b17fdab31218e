//! The Anarchy with its words and its drawing.

use bastide_anarchy::{Action, Anarchy, Event, Need, View};
use bastide_core::{Seat, Viewer, Violation};
use bastide_presentation_anarchy::drawing::{self, Marks, Terminal};
use bastide_presentation_anarchy::words;
use bastide_text::Phrasebook;

use super::{Paper, Shown, Sight};

impl Shown for Anarchy {
    fn title(book: &Phrasebook) -> String {
        words::title(book)
    }

    fn seat_words(book: &Phrasebook, seat: Seat) -> String {
        words::seat(book, seat)
    }

    fn action_words(book: &Phrasebook, action: Action) -> String {
        words::action(book, action)
    }

    /// With what it costs and gives: a list of bare names would have to be looked up on the sheets.
    fn choice_words(book: &Phrasebook, view: &View, _: Seat, action: Action) -> String {
        let name = words::action(book, action);
        if let Action::Path(path) = action {
            return format!("{name}. {}", words::path_words(book, view.table(), path));
        }
        let words::Offer { cost, gain } = words::offer(book, view.table(), action);
        match (cost, gain) {
            (Some(cost), Some(gain)) => format!("{name} ({cost} → {gain})"),
            (Some(cost), None) => format!("{name} ({cost})"),
            (None, Some(gain)) => format!("{name} (→ {gain})"),
            (None, None) => name,
        }
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
        drawing::svg(sight.view, seat_of(sight.who), &Marks::after(sight.last), book)
    }

    fn terminal(sight: Sight<'_, Self>, paper: Paper<'_>) -> String {
        let terminal = Terminal { colour: paper.is_coloured };
        drawing::terminal(
            sight.view,
            seat_of(sight.who),
            &Marks::after(sight.last),
            terminal,
            paper.book,
        )
    }

    fn parts(_: &View, _: Seat, action: Action) -> Vec<String> {
        drawing::parts(action)
    }
}

/// Whoever sits nowhere looks over the first player's shoulder.
fn seat_of(who: Viewer) -> Seat {
    match who {
        Viewer::Seat(seat) => seat,
        Viewer::Public => Seat::new(0),
    }
}
