//! What happened, and what is said about it.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

use crate::table::TablePage;

/// One action with what it brought about.
#[derive(Clone, Debug)]
pub struct StoryLine {
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

fn logged(page: &TablePage, entry: &StoryLine, book: &Phrasebook) -> Markup {
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
