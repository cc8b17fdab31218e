//! The page for those without a connection. A browser keeps it, so it is the same for everybody.

use bastide_text::told;
use maud::{Markup, html};

use crate::frame::{Frame, Page, ornament};

pub(super) fn offline(frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.offline {
            (ornament::ruin())
            h1 { (told::offline(book)) }
            p.lead { (told::offline_lead(book)) }
            // The address is the one that could not be reached.
            p { a.button href="" { (told::offline_again(book)) } }
        }
    };
    frame.alone(Page { title: told::offline(book), main, main_id: "content", script: None })
}
