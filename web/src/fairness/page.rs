//! How a match was shuffled, and the check of it, which the visitor's own browser does.

use bastide_text::{Phrasebook, fair as say, pages as words};
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use crate::{frame::Frame, frame::Page};

#[derive(Clone, Debug)]
pub struct FairPage {
    pub id: String,
    /// The title of the game.
    pub title: String,
    /// What holds for this match, a sentence each.
    pub holds: Vec<String>,
    /// The match whose seed it has.
    pub other: Option<String>,
    /// None where nothing was promised.
    pub commitment: Option<String>,
    /// Secret and seed, once they may be told.
    pub secret: Option<String>,
    pub seed: Option<String>,
    /// Seat by seat.
    pub contributions: Vec<FairContribution>,
    pub is_over: bool,
}

#[derive(Clone, Debug)]
pub struct FairContribution {
    pub side: String,
    pub player: String,
    /// Whose the part is.
    pub said: String,
    pub nonce: Option<String>,
}

pub fn fair(page: &FairPage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let title = say::title(book);
    let main = html! {
        main #fair data-match=(page.id) data-record=[record(page)] {
            h1 { (title) }
            p.small { a href={ "/matches/" (page.id) } { (page.title) } }
            p.lead { (say::lead(book)) }
            @for sentence in &page.holds { p.holds { (sentence) } }
            @if let Some(other) = &page.other {
                p { a href={ "/matches/" (other) "/fair" } { (say::other_match(book)) } }
            }
            (digits(page, book))
            @if page.commitment.is_some() { (check(page, book)) p.small { (say::limits(book)) } }
        }
    };
    frame.around(Page { title, main, main_id: "fair", script: frame.assets.fair.as_deref() })
}

/// Where the record is that can be checked.
fn record(page: &FairPage) -> Option<String> {
    let has_promise = page.secret.is_some() && page.seed.is_some();
    has_promise.then(|| format!("/matches/{}/record", page.id))
}

fn digits(page: &FairPage, book: &Phrasebook) -> Markup {
    html! {
        dl.digits {
            @if let Some(commitment) = &page.commitment {
                dt { (say::commitment(book)) }
                dd { code data-fair="commitment" { (commitment) } }
                dt { (say::secret(book)) }
                dd { (told("secret", page.secret.as_ref(), book)) }
                @for part in &page.contributions {
                    dt { (part.side) @if !part.player.is_empty() { " (" (part.player) ")" } }
                    dd {
                        @if let Some(nonce) = &part.nonce { code data-fair="nonce" { (nonce) } " " }
                        small { (part.said) }
                    }
                }
            }
            dt { (say::seed(book)) }
            dd { (told("seed", page.seed.as_ref(), book)) }
        }
    }
}

fn told(name: &str, digits: Option<&String>, book: &Phrasebook) -> Markup {
    html! {
        @if let Some(digits) = digits { code data-fair=(name) { (digits) } }
        @else { small { (say::later(book)) } }
    }
}

fn check(page: &FairPage, book: &Phrasebook) -> Markup {
    html! {
        section #check.panel aria-labelledby="check-title" {
            h2 #check-title { (say::check(book)) }
            @if record(page).is_some() {
                p.small { (say::check_note(book)) " " (say::check_offline(book)) }
                noscript { p { (say::no_script(book)) } }
                ul #findings.findings role="status" {}
                p #verdict.verdict {}
                p { a.button.quiet href={ "/matches/" (page.id) "/record" } download { (words::record(book)) } }
                script #fair-words type="application/json" { (PreEscaped(script_words(book).to_string())) }
            } @else if !page.is_over { p { (say::check_later(book)) } }
        }
    }
}

/// What the script says; none of it has a character that ends an element.
fn script_words(book: &Phrasebook) -> Value {
    json!({
        "commitment": [say::fits_commitment(book), say::wrong_commitment(book)],
        "parts": [say::fits_parts(book), say::wrong_parts(book)],
        "seed": [say::fits_seed(book), say::wrong_seed(book)],
        "seal": [say::fits_seal(book), say::wrong_seal(book)],
        "own": [say::fits_own(book), say::wrong_own(book)],
        "seen": [say::fits_seen(book), say::wrong_seen(book)],
        "page": ["", say::wrong_page(book)],
        "nothing": say::nothing_added(book),
        "no_crypto": say::no_crypto(book),
        "verdict": [say::all_well(book), say::not_well(book)],
    })
}
