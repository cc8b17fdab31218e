//! The table on one screen: a bar above, the picture, a column beside it, a bar below.
//!
//! The sections marked `data-part` are functions of their own, because they are also sent alone:
//! a script puts each in the place of its twin with the same id. [`sections`] is all of them.

use std::collections::BTreeMap;

use bastide_text::{Phrasebook, frame as say_frame, pages as say};
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use super::chat::{Chat, chat};
use super::choices::{Choose, choose};
use super::contribution::{self, Shuffling};
use super::lesson::{LessonPanel, lesson};
use super::moment::moment;
use super::plates::plates_section;
use super::prompt::{Turn, turn};
use super::round::round_page;
use super::sheets::{self, SheetsPage};
use super::story::{Story, last_line, story};
use super::{hint, looming, tabs, top, words};
use crate::{frame::Frame, frame::Page};
use bastide_presentation::{Bars, Looming, TableSections};

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
    /// How far the game is, and what the viewer holds.
    pub bars: Bars,
    /// What is learned here.
    pub lesson: Option<LessonPanel>,
    pub turn: Turn,
    pub choose: Option<Choose>,
    /// What hangs over the table.
    pub events: Vec<Looming>,
    pub story: Story,
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

    /// What the page is called: the game and who plays it.
    pub(crate) fn title(&self, book: &Phrasebook) -> String {
        say::table_title(book, self.game.as_str(), self.turn.names(book).join(" – "))
    }

    /// Whether it is the viewer who is to act.
    pub(crate) fn is_viewers_turn(&self) -> bool {
        let own = self.seat.and_then(|seat| self.turn.players.get(usize::from(seat)));
        own.is_some_and(|player| player.is_to_move)
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
    let title = page.title(book);
    let own = page.own_sections();
    let main = html! {
        main #table.table data-match=(page.id) data-version=(page.version) data-seat=(page.seat_text())
            data-game=(page.rules) data-your-turn=(say_frame::your_turn(book))
            data-live={ "/matches/" (page.id) "/live?after=" (page.version) (page.seat_query()) }
            data-rules={ "/rules/" (page.rules) } {
            (top::bar(page, frame))
            (board(page, book))
            (round_page(page, book))
            (moment(page, book))
            (contribution::shuffle(page, book))
            (side(page, book))
            (last_line(page, book))
            @if let Some(tabs) = own.tabs { (tabs::tabs(tabs, book)) }
            (turn(page, book))
            aside #explain hidden {}
            p #status role="status" aria-live="polite" {}
            script #words type="application/json" { (embedded(&words::words(own, book))) }
        }
    };
    let script = frame.assets.table_of(&page.rules);
    frame.around_table(Page { title, main, main_id: "table", script }, &page.rules)
}

/// The players, the story, and the panels that are opened over it.
fn side(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        aside.side aria-label=(say_frame::side(book)) {
            (lesson(page, book))
            (plates_section(page, book))
            (story(page, book))
            button.closes type="button" name="close" value="panel" data-closes aria-label=(say_frame::close(book)) { "×" }
            (hint::place())
            (choose(page, book))
            (chat(page, book))
            (more(page, book))
            div.openers {
                button type="button" name="open" value="chat" data-opens="chat" { (say_frame::chat(book)) " " span.badge hidden {} }
                button type="button" name="open" value="choose" data-opens="choose" { (say_frame::actions(book)) }
                @if has_more(page) { button type="button" name="open" value="more" data-opens="more" { (say_frame::more(book)) } }
            }
        }
    }
}

fn has_more(page: &TablePage) -> bool {
    page.sheets.is_some() || page.own_sections().events.is_some()
}

/// What a game has besides: what looms, the sheets of the others, one's own round.
fn more(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        div #more.drawer {
            @if let Some(words) = page.own_sections().events { (looming::events(page, words, book)) }
            (sheets::round_section(page, book))
            (sheets::others(page, book))
        }
    }
}

/// Every section that changes, in the order of the page.
pub fn sections(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        (top::progress(page))
        (top::about(page, book))
        (top::leave(page, book))
        (board(page, book))
        (round_page(page, book))
        (moment(page, book))
        (contribution::shuffle(page, book))
        (lesson(page, book))
        (plates_section(page, book))
        (story(page, book))
        (hint::place())
        (choose(page, book))
        (chat(page, book))
        @if let Some(words) = page.own_sections().events { (looming::events(page, words, book)) }
        (sheets::round_section(page, book))
        (sheets::others(page, book))
        (last_line(page, book))
        (turn(page, book))
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

impl TablePage {
    /// What follows an address that is asked for in the name of this seat.
    fn seat_query(&self) -> String {
        self.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default()
    }

    fn seat_text(&self) -> String {
        self.seat.map(|seat| seat.to_string()).unwrap_or_default()
    }
}
