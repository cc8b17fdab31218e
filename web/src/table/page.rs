//! The table: the board, whose turn it is, what one can do, what happened, what is said.
//!
//! The sections marked `data-part` are functions of their own, because they are also sent alone:
//! a script puts each in the place of its twin with the same id. [`sections`] is all of them.

use std::collections::BTreeMap;

use bastide_text::{Phrasebook, fair, pages as say, reference};
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use super::chat::{Chat, chat};
use super::choices::{Choose, choose};
use super::contribution::{self, Shuffling};
use super::lesson::{LessonPanel, lesson};
use super::prompt::{Turn, turn};
use super::sheets::{self, SheetsPage};
use super::story::{StoryLine, log};
use super::{looming, tabs, words};
use crate::{frame::Frame, frame::Page};
use bastide_presentation::registry::has_reference;
use bastide_presentation::{Looming, TableSections};

#[derive(Clone, Debug)]
pub struct TablePage {
    pub id: String,
    /// Counts what happened; a fragment carries the one it was made at.
    pub version: u64,
    /// A key of this page, for what is done here besides acting.
    pub key: String,
    /// The seat the viewer acts for now, when they have one.
    pub seat: Option<u8>,
    /// The title of the game, and the part of `/rules/…` that is its own.
    pub game: String,
    pub rules: String,
    /// The picture of the position, or what changed in the one that the page shows.
    pub board: String,
    /// A name for the picture, by which the page tells that it has it.
    pub drawn: String,
    /// Names for parts of the picture that it does not name itself: `("cell-d5", "Light’s Castle")`.
    pub labels: BTreeMap<String, String>,
    /// What is learned here.
    pub lesson: Option<LessonPanel>,
    pub turn: Turn,
    pub choose: Option<Choose>,
    /// What hangs over the table.
    pub events: Vec<Looming>,
    pub log: Vec<StoryLine>,
    pub chat: Chat,
    /// What a game of sheets has besides.
    pub sheets: Option<SheetsPage>,
    /// What the viewer is asked to add to the shuffle.
    pub shuffle: Option<Shuffling>,
    /// The tournament that the match belongs to.
    pub event: Option<TableEvent>,
    /// The commitment of the server while the match goes on.
    pub commitment: Option<String>,
    /// The seed itself when it is over.
    pub seed: Option<String>,
}

impl TablePage {
    /// What the table of this game has besides what every table has.
    pub(crate) fn own_sections(&self) -> TableSections {
        bastide_presentation::game(&self.rules).map(|face| face.table_sections).unwrap_or_default()
    }
}

/// A tournament, where it can be seen.
#[derive(Clone, Debug)]
pub struct TableEvent {
    pub path: String,
    pub title: String,
}

pub fn table(page: &TablePage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let players = page.turn.names(book).join(" – ");
    let title = say::table_title(book, page.game.as_str(), players);
    let own = page.own_sections();
    let main = html! {
        main #table.table data-match=(page.id) data-version=(page.version) data-seat=(page.seat_text())
            data-game=(page.rules)
            data-live={ "/matches/" (page.id) "/live?after=" (page.version) (page.seat_query()) }
            data-rules={ "/rules/" (page.rules) } {
            h1.unseen { (title) }
            @if let Some(views) = own.views.filter(|_| page.sheets.is_some()) { (sheets::lookout(&views(book), book)) }
            (sections(page, book))
            @if let Some(tabs) = own.tabs { (tabs::tabs(tabs, book)) }
            p #status role="status" aria-live="polite" {}
            script #words type="application/json" { (embedded(&words::words(own, book))) }
        }
    };
    let script = frame.assets.table_of(&page.rules);
    frame.around(Page { title, main, main_id: "table", script })
}

/// Every section that changes, in the order of the page.
pub fn sections(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        (lesson(page, book))
        (turn(page, book))
        (contribution::shuffle(page, book))
        (board(page, book))
        (choose(page, book))
        @if let Some(words) = page.own_sections().events { (looming::events(page, words, book)) }
        (sheets::others(page, book))
        (log(page, book))
        (chat(page, book))
        (about(page, book))
    }
}

pub fn board(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        section #board data-part data-drawn=(page.drawn) aria-label=(say::board(book)) {
            (PreEscaped(&page.board))
            script #labels type="application/json" { (embedded(&json!(page.labels))) }
        }
    }
}

/// JSON inside a `script`: a `<` could end the element, and JSON can write it otherwise.
pub(crate) fn embedded(json: &Value) -> PreEscaped<String> {
    PreEscaped(json.to_string().replace('<', "\\u003c"))
}

/// Record, replay, seed: what one wants rarely.
pub fn about(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        section #about.panel data-part aria-labelledby="about-title" {
            h2 #about-title { (say::more(book)) }
            ul.links {
                li { a href={ "/matches/" (page.id) "/replay" } { (say::replay_it(book)) } }
                @if page.seed.is_some() {
                    li { a href={ "/matches/" (page.id) "/record" } download { (say::record(book)) } }
                }
                li { a href={ "/matches/" (page.id) "/fair" } { (fair::link(book)) } }
                li { a href={ "/rules/" (page.rules) } { (say::nav_rules(book)) } }
                @if has_reference(&page.rules) {
                    li { a href={ "/cards/" (page.rules) } { (reference::link(book)) } }
                }
                li { a href="#settings" { (say::settings(book)) } }
            }
            @if let Some(seed) = &page.seed {
                p.small { (say::seed(book)) ": " code { (seed) } }
            }
            @if let Some(commitment) = &page.commitment {
                details #commitment {
                    summary { (fair::commitment(book)) }
                    p.small { code { (commitment) } }
                }
            }
        }
    }
}

impl TablePage {
    /// What follows an address that is asked for in the name of this seat.
    fn seat_query(&self) -> String {
        self.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default()
    }

    fn seat_text(&self) -> String {
        self.seat.map(|seat| seat.to_string()).unwrap_or_default()
    }
}
