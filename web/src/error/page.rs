//! What a visitor sees when a page cannot be shown.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

use crate::{frame::Frame, frame::Page, frame::ornament};

#[derive(Clone, Debug)]
pub struct Problem {
    /// The status of the answer: 404.
    pub status: u16,
    pub title: String,
    pub text: String,
}

/// 404.
pub fn missing(book: &Phrasebook) -> Problem {
    Problem { status: 404, title: say::missing(book), text: say::missing_text(book) }
}

/// 403.
pub fn forbidden(book: &Phrasebook) -> Problem {
    Problem { status: 403, title: say::forbidden(book), text: say::forbidden_text(book) }
}

/// 500.
pub fn broken(book: &Phrasebook) -> Problem {
    Problem { status: 500, title: say::broken(book), text: say::broken_text(book) }
}

/// A match whose log these rules cannot follow.
pub fn unreadable(book: &Phrasebook) -> Problem {
    Problem { status: 409, title: say::unreadable(book), text: say::unreadable_text(book) }
}

pub fn problem(problem: &Problem, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.problem {
            (ornament::ruin())
            h1 { (problem.title) }
            p.lead { (problem.text) }
            p.small { (say::problem_number(book, problem.status)) }
            p { a.button href="/" { (say::problem_home(book)) } }
        }
    };
    frame.around(Page { title: problem.title.clone(), main, main_id: "content", script: None })
}
