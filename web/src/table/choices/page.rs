//! What the viewer can do when it is their turn.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

use crate::table::hint::HintOffer;
use crate::{table::TablePage, table::embedded, table::hint, table::sheets};
use bastide_presentation::Choice;

#[derive(Clone, Debug)]
pub struct Choose {
    /// The sequence number the viewer saw, and a key of this page for its action.
    pub seq: u64,
    pub key: String,
    /// The kinds of pieces in hand; empty while a capture is to be decided.
    pub kinds: Vec<HandKind>,
    /// Everything that is not a placement; those under one heading stand together.
    pub actions: Vec<Choice>,
    /// Whether a move may be asked for.
    pub hint: HintOffer,
    /// What the script reads: the placements, shapes and names of the contract.
    pub legal: serde_json::Value,
}

/// A kind of piece in hand.
#[derive(Clone, Debug)]
pub struct HandKind {
    /// `CS`
    pub code: String,
    pub name: String,
    pub count: u32,
    /// Offsets of its squares from the pivot, in its first orientation.
    pub shape: Vec<(i8, i8)>,
    /// Whether it fits anywhere.
    pub has_room: bool,
}

/// Empty for a viewer who is not to act: the section is there all the same, so that a fragment with
/// something in it finds its place.
pub fn choose(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        section #choose.drawer data-part aria-label=(say::choose(book)) hidden[page.choose.is_none()] {
            @if let Some(choose) = &page.choose {
                (act(page, choose))
                (hint::refused(choose, book))
                (sheets::choosing(page, book))
                @if sheets::is_mustering(page) { noscript { (decide(choose, book)) } }
                @else if !choose.actions.is_empty() { (decide(choose, book)) }
                @if !choose.kinds.is_empty() { (hand(choose, book)) }
                (typed(page, choose, book))
                script type="application/json" #legal { (embedded(&choose.legal)) }
            }
        }
    }
}

/// The form that every button and the script send; `action` is the button’s or the script’s.
fn act(page: &TablePage, choose: &Choose) -> Markup {
    html! {
        form #act method="post" action={ "/matches/" (page.id) "/actions" } {
            (fields(page, choose))
        }
    }
}

/// What an action is sent with: in whose name, and what they had seen.
fn fields(page: &TablePage, choose: &Choose) -> Markup {
    html! {
        input type="hidden" name="seq" value=(choose.seq);
        input type="hidden" name="key" value=(choose.key);
        @if let Some(seat) = page.seat { input type="hidden" name="seat" value=(seat); }
    }
}

/// More actions than this under one heading are folded up.
const MOST_OPEN: usize = 12;

fn decide(choose: &Choose, book: &Phrasebook) -> Markup {
    let groups = grouped(&choose.actions);
    html! {
        h2 { (say::decide(book)) }
        @if groups.len() > 1 { p.small { (say::choices_note(book)) } }
        @for (number, (heading, actions)) in groups.iter().enumerate() {
            @match heading {
                None => (buttons(actions)),
                Some(heading) => details.group id={ "group-" (number) }
                    open[actions.len() <= MOST_OPEN && groups.len() <= 4] {
                    summary { (heading) " " small { (actions.len()) } }
                    (buttons(actions))
                },
            }
        }
    }
}

fn buttons(actions: &[&Choice]) -> Markup {
    html! {
        div.deeds {
            @for action in actions {
                button type="submit" form="act" name="action" value=(action.action)
                    data-part-id=[(!action.parts.is_empty()).then(|| action.parts.join(" "))]
                    data-grave[action.is_grave] data-costly[action.is_costly] data-aside[action.is_aside] { (action.words) }
            }
        }
    }
}

/// The actions by their headings, in the order in which a heading first comes.
fn grouped(actions: &[Choice]) -> Vec<(Option<&str>, Vec<&Choice>)> {
    let mut groups: Vec<(Option<&str>, Vec<&Choice>)> = Vec::new();
    for action in actions {
        let heading = action.heading.as_deref();
        match groups.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, group)) => group.push(action),
            None => groups.push((heading, vec![action])),
        }
    }
    groups
}

fn hand(choose: &Choose, book: &Phrasebook) -> Markup {
    html! {
        h2 { (say::in_hand(book)) }
        p.small { (say::choose_note(book)) }
        ul.kinds {
            @for kind in &choose.kinds {
                li {
                    button type="button" name="kind" value=(kind.code) data-kind=(kind.code)
                        aria-pressed="false" disabled[!kind.has_room] {
                        (shape(&kind.shape))
                        span { (kind.name) @if kind.count > 1 { " ×" (kind.count) } }
                    }
                }
            }
        }
    }
}

/// A small drawing of a piece, one square for each of its cells.
fn shape(cells: &[(i8, i8)]) -> Markup {
    let columns = || cells.iter().map(|cell| cell.0);
    let rows = || cells.iter().map(|cell| cell.1);
    let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
    let (top, bottom) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
    let (width, height) = ((right - left + 1) * 10, (bottom - top + 1) * 10);
    html! {
        svg.shape viewBox={ "0 0 " (width) " " (height) } width=(width / 2 * 3) height=(height / 2 * 3)
            aria-hidden="true" {
            @for (column, row) in cells {
                rect x=((column - left) * 10) y=((row - top) * 10) width="10" height="10" {}
            }
        }
    }
}

/// For the keyboard, and for browsers without scripts.
fn typed(page: &TablePage, choose: &Choose, book: &Phrasebook) -> Markup {
    html! {
        form #typed method="post" action={ "/matches/" (page.id) "/actions" } {
            (fields(page, choose))
            label for="typed-action" { (say::typed(book)) }
            span.joined {
                input #typed-action type="text" name="action" required maxlength="80"
                    autocomplete="off" autocapitalize="off" spellcheck="false"
                    aria-describedby="typed-note";
                button.quiet type="submit" name="typed" value="yes" { (say::act(book)) }
            }
            p #typed-note.small { (typed_note(choose, book)) }
        }
    }
}

/// How an action is written, by an example from this very list where there is one.
fn typed_note(choose: &Choose, book: &Phrasebook) -> String {
    match choose.actions.first() {
        Some(action) if choose.kinds.is_empty() => {
            say::typed_note_plain(book, action.action.as_str())
        }
        _ => say::typed_note(book),
    }
}
