//! The events of a queue in words: what each does, and to whom the next crier would let it.

use bastide_text::Phrasebook;
use maud::{Markup, html};

use super::page::TablePage;
use bastide_presentation::EventsWords;

/// There even when nothing looms, so that a fragment finds its place.
pub(crate) fn events(page: &TablePage, words: EventsWords, book: &Phrasebook) -> Markup {
    html! {
        section #events.panel data-part aria-labelledby="events-title" hidden[page.events.is_empty()] {
            h2 #events-title { ((words.title)(book)) }
            ul.looming {
                @for event in &page.events {
                    li { b { (event.name) } p { (event.next) " " span.small { (event.does) } } }
                }
            }
            p.small { ((words.note)(book)) }
        }
    }
}
