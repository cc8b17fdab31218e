//! The ledger as a page: every clause with a link of its own. The ledger is in English whatever the
//! language of the page, and says so to those who read it out.

use bastide_text::{Language, Phrasebook, pages as say, reference};
use maud::{Markup, PreEscaped, html};

use super::ledger::{Block, Family, Ledger, Row};
use crate::{frame::Frame, frame::Page};

#[derive(Clone, Debug)]
pub struct RulesPage {
    /// `cathedral`
    pub name: String,
    /// The title of the game.
    pub game: String,
    /// Whether its cards can be looked up.
    pub has_reference: bool,
    /// Every game, by its name and title.
    pub all: Vec<(String, String)>,
    pub ledger: Ledger,
}

/// The language of every ledger.
const LEDGER: Language = Language::English;

pub fn rules(page: &RulesPage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let title = say::rules_title(book, page.game.as_str());
    let language = say::rules_language(book);
    let main = html! {
        main #content.rules {
            header {
                h1 { (title) }
                p.lead { (say::rules_lead(book)) @if !language.is_empty() { " " (language) } }
                nav.game-tabs aria-label=(say::nav_rules(book)) {
                    @for (name, title) in &page.all {
                        a.button.quiet[*title != page.game] href={ "/rules/" (name) }
                            aria-current=[(*title == page.game).then_some("page")] { (title) }
                    }
                }
                @if page.has_reference {
                    p { a href={ "/cards/" (page.name) } { (reference::link(book)) } }
                }
                (search(frame))
            }
            (contents(&page.ledger, book))
            div #clauses.ledger lang=(LEDGER) {
                @for block in &page.ledger.opening { (shown(block, book)) }
                @for family in &page.ledger.families { (section(family, book)) }
            }
        }
    };
    frame.around(Page { title, main, main_id: "content", script: frame.assets.rules.as_deref() })
}

/// A script filters the clauses; without one the form leads back here.
fn search(frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    html! {
        search {
            form.search method="get" action=(frame.path) {
                label for="find" { (say::rules_search(book)) }
                input #find type="search" name="find" autocomplete="off" aria-controls="clauses";
                p #found role="status" data-none=(say::rules_none(book)) {}
            }
        }
    }
}

fn contents(ledger: &Ledger, book: &Phrasebook) -> Markup {
    html! {
        nav.contents aria-label=(say::rules_contents(book)) {
            ol lang=(LEDGER) {
                @for family in &ledger.families {
                    li { a href={ "#" (family.id) } { (family.title) } }
                }
            }
        }
    }
}

fn section(family: &Family, book: &Phrasebook) -> Markup {
    html! {
        section.family data-family {
            h2 id=(family.id) { (family.title) }
            @for block in &family.blocks { (shown(block, book)) }
        }
    }
}

fn shown(block: &Block, book: &Phrasebook) -> Markup {
    let inline = |html: &str| PreEscaped(html.to_owned());
    html! {
        @match block {
            Block::Heading(html) => { h3 { (inline(html)) } },
            Block::Paragraph(html) => { p { (inline(html)) } },
            Block::Item(html) => { p.item { (inline(html)) } },
            Block::Drawing(text) => { pre tabindex="0" { (text) } },
            Block::Clause(clause) => {
                p.clause id=(clause.id) data-clause {
                    a.id href={ "#" (clause.id) } lang=(book.language())
                        aria-label=(say::rules_link(book, clause.name.as_str())) { (clause.name) }
                    " " (inline(&clause.html))
                }
            },
            Block::Table(rows) => { (table(rows)) },
        }
    }
}

/// The first row is the heading.
fn table(rows: &[Row]) -> Markup {
    let Some((head, body)) = rows.split_first() else { return html! {} };
    html! {
        div.scroll tabindex="0" {
            table {
                thead { tr { @for cell in &head.cells { th scope="col" { (PreEscaped(cell)) } } } }
                tbody {
                    @for row in body {
                        tr id=[row.id.as_deref()] data-clause[row.id.is_some()] {
                            @for cell in &row.cells { td { (PreEscaped(cell)) } }
                        }
                    }
                }
            }
        }
    }
}
