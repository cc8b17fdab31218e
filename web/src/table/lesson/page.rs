//! What a lesson says at its table: what to do, and in the end what was learned.

use bastide_text::{Phrasebook, lessons as say, pages as words};
use maud::{Markup, html};

use crate::table::TablePage;

#[derive(Clone, Debug)]
pub struct LessonPanel {
    pub game: String,
    pub title: String,
    /// `/learn/tournay/borrow`
    pub path: String,
    /// How many steps there are, and how many are done.
    pub steps: u32,
    pub done: u32,
    /// What to do now; in the end what was learned.
    pub said: String,
    /// What would fulfil the step.
    pub ways: Vec<Way>,
    /// The next lesson: where it is, and its title.
    pub next: Option<(String, String)>,
}

/// An action in words, and the parts of the picture that it belongs to.
#[derive(Clone, Debug)]
pub struct Way {
    pub words: String,
    pub parts: Vec<String>,
}

impl LessonPanel {
    const fn is_learned(&self) -> bool {
        self.done == self.steps
    }
}

/// Nothing at a table without a lesson.
pub fn lesson(page: &TablePage, book: &Phrasebook) -> Markup {
    let Some(panel) = &page.lesson else { return html! {} };
    html! {
        section #lesson.panel.lesson data-part aria-labelledby="lesson-title" aria-live="polite" {
            h2 #lesson-title { (panel.title) }
            progress max=(panel.steps) value=(panel.done) aria-label=(say::progress_label(book)) {}
            @if panel.is_learned() {
                p.asked { (say::well_done(book)) }
                p { (panel.said) }
                (onwards(panel, book))
            } @else {
                p.small { (say::step(book, panel.done + 1, panel.steps)) }
                p.task { (panel.said) }
                @if !panel.ways.is_empty() { (show_me(panel, book)) }
                (aside(panel, book))
            }
        }
    }
}

/// For a learner who is stuck. Named by the step, so that it is folded up again at the next one.
fn show_me(panel: &LessonPanel, book: &Phrasebook) -> Markup {
    let parts: Vec<&str> =
        panel.ways.iter().flat_map(|way| way.parts.iter().map(String::as_str)).collect();
    html! {
        details id={ "lesson-ways-" (panel.done) } data-shows=(parts.join(" ")) {
            summary { (say::show_me(book)) }
            ul { @for way in &panel.ways { li { (way.words) } } }
        }
    }
}

/// The ways on from a lesson that is learned.
fn onwards(panel: &LessonPanel, book: &Phrasebook) -> Markup {
    html! {
        div.deeds {
            @if let Some((path, title)) = &panel.next {
                form method="post" action=(path) {
                    button type="submit" name="learn" value="yes" { (say::next(book, title.as_str())) }
                }
            }
            a.button.quiet href={ "/learn/" (panel.game) } { (say::all(book)) }
            a.button.quiet href={ "/new?game=" (panel.game) } { (words::nav_new(book)) }
        }
    }
}

fn aside(panel: &LessonPanel, book: &Phrasebook) -> Markup {
    html! {
        div.deeds {
            form method="post" action=(panel.path) {
                button.quiet type="submit" name="learn" value="yes" { (say::from_the_start(book)) }
            }
            a.button.quiet href={ "/learn/" (panel.game) } { (say::all(book)) }
        }
    }
}
