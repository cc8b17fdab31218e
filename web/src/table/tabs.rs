//! Tabs for narrow screens, which show one part of the table at a time.

use bastide_text::Phrasebook;
use maud::{Markup, html};

use bastide_presentation::Tabs;

/// Hidden until the script is there that makes them work.
pub(crate) fn tabs(tabs: Tabs, book: &Phrasebook) -> Markup {
    html! {
        nav #tabs.tabs aria-label=((tabs.label)(book)) hidden {
            @for (tab, name) in (tabs.list)(book) {
                button.quiet type="button" data-tab=(tab) aria-pressed="false" { (name) }
            }
        }
    }
}
