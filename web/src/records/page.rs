//! Bringing a match along: the form that takes its record, and the page that says what is wrong with it.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

use crate::{frame::Frame, frame::Page};

/// A record that was not taken.
#[derive(Clone, Debug)]
pub struct NotTaken {
    /// What is wrong, with the number of the line.
    pub problem: String,
    /// The line itself.
    pub line: String,
    /// The whole record, to be corrected.
    pub text: String,
    /// The most that may be sent, in KiB.
    pub most: u32,
}

pub fn not_taken(page: &NotTaken, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.games {
            h1 { (say::bring_failed(book)) }
            div.problem-note role="alert" {
                p { (page.problem) }
                @if !page.line.trim().is_empty() { pre tabindex="0" { (page.line) } }
                p { (say::bring_nothing(book)) }
            }
            (form(&page.text, page.most, book))
        }
    };
    frame.around(Page { title: say::bring_failed(book), main, main_id: "content", script: None })
}

/// Takes a record as a file or as text.
pub(crate) fn section(most: u32, book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="bring" {
            h2 #bring { (say::bring_title(book)) }
            p { (say::bring_note(book)) }
            (form("", most, book))
        }
    }
}

fn form(text: &str, most: u32, book: &Phrasebook) -> Markup {
    html! {
        form.sheet.bring method="post" action="/records" enctype="multipart/form-data" {
            div.field {
                label for="bring-file" { (say::bring_file(book)) }
                input #bring-file type="file" name="file" accept=".record,.txt,text/plain"
                    aria-describedby="bring-limit";
                p #bring-limit.small { (say::bring_limit(book, most)) }
            }
            div.field {
                label for="bring-text" { (say::bring_text(book)) }
                textarea #bring-text name="text" rows="8" spellcheck="false" autocomplete="off" {
                    // The first line feed in the element is not part of the text.
                    "\n" (text)
                }
            }
            div.deeds {
                button type="submit" name="bring" value="record" { (say::bring_it(book)) }
            }
        }
    }
}
