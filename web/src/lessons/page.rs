//! Lessons: the list of a game's, and one before it begins.

use bastide_text::{Phrasebook, lessons as say, pages as words, reference};
use maud::{Markup, PreEscaped, html};

use crate::{frame::Frame, frame::Page};
use bastide_presentation::registry::has_reference;

#[derive(Clone, Debug)]
pub struct LessonsPage {
    /// `tournay`, and what people call it.
    pub game: String,
    pub title: String,
    pub lessons: Vec<LessonRow>,
}

/// A lesson in the list.
#[derive(Clone, Debug)]
pub struct LessonRow {
    /// `/learn/tournay/borrow`
    pub path: String,
    pub title: String,
    pub about: String,
    pub is_learned: bool,
}

/// A lesson about to begin.
#[derive(Clone, Debug)]
pub struct LessonPage {
    pub game: String,
    pub game_title: String,
    pub row: LessonRow,
    /// The position it begins with.
    pub board: String,
    /// How many steps it has.
    pub steps: u32,
}

pub fn lessons(page: &LessonsPage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let title = say::title(book, page.title.as_str());
    let learned = page.lessons.iter().filter(|row| row.is_learned).count() as u32;
    let main = html! {
        main #content.lessons data-game=(page.game) {
            header {
                h1 { (title) }
                p.lead { (say::lead(book)) }
                p { (say::progress(book, learned, page.lessons.len() as u32)) }
                progress max=(page.lessons.len()) value=(learned) aria-label=(say::progress_label(book)) {}
                ul.links {
                    li { a href={ "/rules/" (page.game) } { (words::nav_rules(book)) } }
                    li { a href={ "/cards/" (page.game) } { (reference::link(book)) } }
                }
            }
            ol.lesson-list { @for (number, row) in page.lessons.iter().enumerate() { (item(number, row, book)) } }
        }
    };
    frame.around(Page { title, main, main_id: "content", script: None })
}

fn item(number: usize, row: &LessonRow, book: &Phrasebook) -> Markup {
    let verb = if row.is_learned { say::again(book) } else { say::start(book) };
    html! {
        li.learned[row.is_learned] {
            div {
                h2 { a href=(row.path) { (row.title) } }
                p { (row.about) }
                @if row.is_learned { p.small { "✓ " (say::learned_already(book)) } }
            }
            form method="post" action=(row.path) {
                button.quiet[number > 0 || row.is_learned] type="submit" name="learn" value="yes"
                    aria-label={ (verb) ": " (row.title) } { (verb) }
            }
        }
    }
}

pub fn lesson(page: &LessonPage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let title = page.row.title.clone();
    let main = html! {
        main #content.lesson-page data-game=(page.game) {
            header {
                p.facts { (page.game_title) " · " (say::steps(book, page.steps)) }
                h1 { (title) }
                p.lead { (page.row.about) }
            }
            form.deeds method="post" action=(page.row.path) {
                button.grand type="submit" name="learn" value="yes" { (say::start(book)) }
                a.button.quiet href={ "/learn/" (page.game) } { (say::all(book)) }
            }
            div.position aria-hidden="true" { (PreEscaped(&page.board)) }
        }
    };
    frame.around(Page { title, main, main_id: "content", script: None })
}

/// The ways to get to know a game that has lessons and a reference; nothing for one that has not. A list of
/// games needs its title as well, to tell the links apart.
pub(crate) fn ways_in(game: &str, title: Option<&str>, book: &Phrasebook) -> Markup {
    let named = |words: &str| title.map(|title| format!("{words}: {title}"));
    let (learn, look_up) = (say::link(book), reference::link(book));
    html! {
        @if !bastide_presentation::registry::lessons(game).is_empty() {
            ul.links.ways-in {
                li { a href={ "/learn/" (game) } aria-label=[named(&learn)] { (learn) } }
                @if has_reference(game) {
                    li { a href={ "/cards/" (game) } aria-label=[named(&look_up)] { (look_up) } }
                }
            }
        }
    }
}
