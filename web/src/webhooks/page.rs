//! Hooks: addresses of the visitor that are called when it is their turn.

use bastide_community::webhooks::Shape;
use bastide_text::{Phrasebook, clock as say, pages, told};
use maud::{Markup, html};

use crate::{frame::Frame, frame::Page};
use crate::{moment::Age, moment::age};

#[derive(Clone, Debug)]
pub struct HooksPage {
    pub hooks: Vec<HookRow>,
    /// The secret of one just made: it is shown this once.
    pub secret: Option<String>,
    /// Why none was made.
    pub problem: Option<String>,
    /// What was written then.
    pub url: String,
    pub shape: Shape,
    /// A match that a new hook can be about.
    pub one: Option<OneMatch>,
}

impl Default for HooksPage {
    fn default() -> Self {
        Self {
            hooks: Vec::new(),
            secret: None,
            problem: None,
            url: String::new(),
            shape: Shape::Plain,
            one: None,
        }
    }
}

/// A match of the visitor.
#[derive(Clone, Debug)]
pub struct OneMatch {
    pub id: String,
    /// The name of its game.
    pub title: String,
}

#[derive(Clone, Debug)]
pub struct HookRow {
    pub id: i64,
    pub url: String,
    pub shape: Shape,
    /// The only match it is about.
    pub only: Option<String>,
    pub made: Age,
    /// Since when no call has come through.
    pub failing: Option<Age>,
    pub is_off: bool,
}

pub fn hooks(page: &HooksPage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content.games {
            h1 { (say::hooks(book)) }
            p.lead { (say::hooks_lead(book)) }
            @if let Some(secret) = &page.secret { (given(secret, book)) }
            section aria-labelledby="hooks" {
                h2 #hooks { (say::hooks_yours(book)) }
                @if page.hooks.is_empty() { p.none { (say::hooks_none(book)) } }
                @else { (table(&page.hooks, book)) }
            }
            (form(page, book))
        }
    };
    frame.around(Page { title: say::hooks(book), main, main_id: "content", script: None })
}

fn given(secret: &str, book: &Phrasebook) -> Markup {
    html! {
        section.given role="status" {
            label for="given" { (say::hook_secret(book)) }
            span.joined {
                input #given type="text" readonly value=(secret) aria-describedby="given-note";
                button.quiet type="button" name="copy" value="secret" data-copy="given" data-copied=(say::hook_secret_copied(book)) {
                    (pages::copy(book))
                }
            }
            p.small #given-note { (say::hook_secret_note(book)) }
        }
    }
}

fn table(hooks: &[HookRow], book: &Phrasebook) -> Markup {
    html! {
        table.tokens {
            thead { tr {
                th scope="col" { (say::hook_url(book)) }
                th scope="col" { (told::hook_shape(book)) }
                th scope="col" { (told::hook_scope(book)) }
                th scope="col" { (say::hook_made(book)) }
                th scope="col" { (say::hook_state(book)) }
                td {}
            } }
            tbody { @for hook in hooks { (row(hook, book)) } }
        }
    }
}

fn row(hook: &HookRow, book: &Phrasebook) -> Markup {
    let state = match hook.failing {
        _ if hook.is_off => say::hook_off(book),
        Some(since) => say::hook_fails(book, age(since, book)),
        None => say::hook_works(book),
    };
    html! {
        tr {
            th.hook-address scope="row" { (hook.url) }
            td data-of=(told::hook_shape(book)) { (shape_words(hook.shape, book)) }
            td data-of=(told::hook_scope(book)) {
                @match &hook.only {
                    Some(id) => a href={ "/matches/" (id) } { (told::hook_scope_short(book)) },
                    None => (told::hook_scope_all(book)),
                }
            }
            td data-of=(say::hook_made(book)) { (age(hook.made, book)) }
            td data-of=(say::hook_state(book)) { (state) }
            td {
                form method="post" action={ "/hooks/" (hook.id) "/end" } {
                    button.quiet type="submit" name="end" value=(hook.id) aria-label=(say::hook_end(book, hook.url.as_str())) {
                        (say::hook_stop(book))
                    }
                }
            }
        }
    }
}

fn form(page: &HooksPage, book: &Phrasebook) -> Markup {
    html! {
        section aria-labelledby="make" {
            h2 #make { (say::hook_make_title(book)) }
            @if let Some(problem) = &page.problem { div.problem-note role="alert" { p { (problem) } } }
            form.permit method="post" action="/hooks" {
                fieldset {
                    label for="url" { (say::hook_url(book)) }
                    input #url type="text" inputmode="url" name="url" value=(page.url) maxlength="500" required
                        autocomplete="off" placeholder="https://" aria-describedby="url-note";
                    p.small #url-note { (say::hook_url_note(book)) }
                }
                (shapes(page.shape, book))
                @if let Some(one) = &page.one { (scope(one, book)) }
                div.deeds { button type="submit" name="make" value="hook" { (say::hook_make(book)) } }
            }
        }
    }
}

fn shape_words(shape: Shape, book: &Phrasebook) -> String {
    match shape {
        Shape::Plain => told::hook_shape_plain(book),
        Shape::Content => told::hook_shape_content(book),
        Shape::Text => told::hook_shape_text(book),
    }
}

fn shapes(chosen: Shape, book: &Phrasebook) -> Markup {
    html! {
        fieldset {
            legend { (told::hook_shape(book)) }
            @for shape in Shape::ALL {
                label.check {
                    input type="radio" name="shape" value=(shape.code()) checked[shape == chosen];
                    " " (shape_words(shape, book))
                }
            }
        }
    }
}

fn scope(one: &OneMatch, book: &Phrasebook) -> Markup {
    html! {
        fieldset {
            legend { (told::hook_scope(book)) }
            label.check {
                input type="radio" name="match" value=(one.id) checked;
                " " (told::hook_scope_one(book, one.title.as_str()))
            }
            label.check {
                input type="radio" name="match" value="";
                " " (told::hook_scope_all(book))
            }
        }
    }
}
