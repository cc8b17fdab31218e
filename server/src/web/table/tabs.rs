//! What the page of a table of Tournay has of its own: tabs for narrow screens.

use bastide_presentation_tournay::words;
use bastide_text::Phrasebook;
use maud::{Markup, html};

/// The views between which a narrow screen changes; the script shows them, the style sheet says what each
/// holds.
const TABS: [&str; 5] = ["district", "supply", "others", "choose", "log"];

/// Hidden until the script is there that makes them work.
pub(crate) fn tabs(book: &Phrasebook) -> Markup {
    html! {
        nav #tabs.tabs aria-label=(words::tabs(book)) hidden {
            @for tab in TABS {
                button.quiet type="button" data-tab=(tab) aria-pressed="false" {
                    (words::tab(book, tab))
                }
            }
        }
    }
}
