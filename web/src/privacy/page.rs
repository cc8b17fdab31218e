//! The page that says what is kept about people, for how long, and what they can do about it.

use bastide_text::privacy as say;
use maud::{Markup, html};

use crate::{frame::Frame, frame::Page};

pub fn privacy(frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.games {
            h1 { (say::title(book)) }
            p.lead { (say::lead(book)) }
            h2 { (say::kept(book)) }
            ul {
                li { (say::guest(book)) }
                li { (say::account(book)) }
                li { (say::games(book)) }
                li { (say::addresses(book)) }
            }
            h2 { (say::cookies(book)) }
            p { (say::cookies_text(book)) }
            h2 { (say::others(book)) }
            p { (say::others_text(book)) }
            h2 { (say::long(book)) }
            p { (say::long_text(book)) }
            h2 { (say::yours(book)) }
            p { (say::yours_text(book)) }
            @if !frame.guest_name.is_empty() {
                p { a href="/account/export" download="bastide.json" { (say::download(book)) } }
            }
            p.small { (say::host(book)) }
        }
    };
    frame.around(Page { title: say::title(book), main, main_id: "content", script: None })
}
