//! What happened, and what is said about it.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

use super::super::games::{Age, age};
use super::TablePage;

/// One action with what it brought about.
#[derive(Clone, Debug)]
pub struct LogEntry {
    pub ply: u32,
    /// Which seat acted.
    pub seat: u8,
    /// `CSwD2`; nothing where the viewer may not know it.
    pub notation: Option<String>,
    /// The sentences of its events.
    pub words: Vec<String>,
    /// The clauses that were at work: `CAT-CLAIM-05`.
    pub clauses: Vec<String>,
}

#[derive(Clone, Debug, Default)]
pub struct Chat {
    pub lines: Vec<ChatLine>,
    pub may_write: bool,
}

#[derive(Clone, Debug)]
pub struct ChatLine {
    pub who: String,
    pub words: String,
    pub age: Age,
}

pub fn log(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        section #log.panel data-part aria-labelledby="log-title" {
            h2 #log-title { (say::log(book)) }
            @if page.log.is_empty() { p.none { (say::log_none(book)) } }
            @else {
                ol.log reversed tabindex="0" aria-labelledby="log-title" {
                    @for entry in page.log.iter().rev() { (logged(page, entry, book)) }
                }
                @if page.log.first().is_some_and(|entry| entry.ply > 1) {
                    p.small { a href={ "/matches/" (page.id) "/replay" } { (say::replay_it(book)) } }
                }
            }
        }
    }
}

fn logged(page: &TablePage, entry: &LogEntry, book: &Phrasebook) -> Markup {
    html! {
        li value=(entry.ply) data-side=(entry.seat) {
            a.ply href={ "/matches/" (page.id) "/replay?ply=" (entry.ply) } {
                span.number { (entry.ply) } " "
                @match &entry.notation {
                    Some(notation) => code { (notation) },
                    None => i.secret { (say::secret_action(book)) },
                }
            }
            p {
                (entry.words.join(" "))
                @for clause in &entry.clauses {
                    " " a.clause href={ "/rules/" (page.rules) "#" (clause) } { (clause) }
                }
            }
        }
    }
}

pub fn chat(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        section #chat.panel data-part aria-labelledby="chat-title" {
            h2 #chat-title { (say::chat(book)) }
            @if page.chat.lines.is_empty() { p.none { (say::chat_none(book)) } }
            @else {
                ul.chat tabindex="0" aria-labelledby="chat-title" {
                    @for line in &page.chat.lines {
                        li { b { (line.who) } " " small { (age(line.age, book)) } p { (line.words) } }
                    }
                }
            }
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
