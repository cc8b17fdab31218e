//! What is said at the table.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

use crate::table::TablePage;
use crate::{moment::Age, moment::age};

#[derive(Clone, Debug, Default)]
pub struct Chat {
    pub lines: Vec<ChatLine>,
    pub may_write: bool,
    /// Who else is writing.
    pub writing: String,
}

#[derive(Clone, Debug)]
pub struct ChatLine {
    pub who: String,
    pub words: String,
    pub age: Age,
}

pub fn chat(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        section #chat.drawer data-part data-remarks=(page.chat.lines.len()) aria-labelledby="chat-title" {
            h2 #chat-title { (say::chat(book)) }
            @if page.chat.lines.is_empty() { p.none { (say::chat_none(book)) } }
            @else {
                ul.chat tabindex="0" aria-labelledby="chat-title" {
                    @for line in &page.chat.lines {
                        li { b { (line.who) } " " small { (age(line.age, book)) } p { (line.words) } }
                    }
                }
            }
            p #writing.small aria-live="polite" { (page.chat.writing) }
            @if page.chat.may_write {
                form #speak method="post" action={ "/matches/" (page.id) "/chat" } {
                    input type="hidden" name="key" value=(page.key);
                    @if let Some(seat) = page.seat { input type="hidden" name="seat" value=(seat); }
                    label.unseen for="chat-words" { (say::chat_say(book)) }
                    span.joined {
                        input #chat-words type="text" name="words" required maxlength="500"
                            autocomplete="off" placeholder=(say::chat_say(book));
                        button.quiet type="submit" name="send" value="yes" { (say::chat_send(book)) }
                    }
                }
            } @else { p.small { (say::chat_watching(book)) } }
        }
    }
}
