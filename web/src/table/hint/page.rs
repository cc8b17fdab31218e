//! A move to consider: the question for it, and the answer.

use bastide_text::{
    Phrasebook, analysis as numbers, frame as frame_words, hints as say, pages as words,
};
use maud::{Markup, html};

use crate::table::TablePage;
use crate::table::choices::Choose;
use crate::table::explain::DEED;
use crate::{frame::Frame, frame::Page};
use bastide_presentation::Hint;

/// Whether the player to act may ask for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintOffer {
    /// A lesson has hints of its own.
    Nothing,
    Offered,
    /// The match counts.
    NotRated,
    /// It belongs to a tournament.
    NotInTournaments,
    /// People play against each other.
    NotAmongPeople,
}

/// The answer.
#[derive(Clone, Debug)]
pub struct HintPage {
    pub id: String,
    /// What an action is sent with.
    pub seq: u64,
    pub key: String,
    pub seat: u8,
    pub hint: Hint,
    /// What the move does, a sentence each.
    pub told: Vec<String>,
}

/// Why there are no hints, where there are none.
pub(crate) fn refused(choose: &Choose, book: &Phrasebook) -> Markup {
    html! {
        @match choose.hint {
            HintOffer::Nothing | HintOffer::Offered => {}
            HintOffer::NotRated => { p.small.hint-none { (say::not_rated(book)) } }
            HintOffer::NotInTournaments => { p.small.hint-none { (say::not_in_tournaments(book)) } }
            HintOffer::NotAmongPeople => { p.small.hint-none { (say::not_among_people(book)) } }
        }
    }
}

/// The button, where hints are offered.
pub(crate) fn button(page: &TablePage, choose: &Choose, book: &Phrasebook) -> Markup {
    html! {
        @if choose.hint == HintOffer::Offered {
            form #hint-ask method="post" action={ "/matches/" (page.id) "/hint" }
                data-thinking=(say::thinking(book)) {
                @if let Some(seat) = page.seat { input type="hidden" name="seat" value=(seat); }
                button.quiet type="submit" name="hint" value="yes" data-explain={ (DEED) "hint" } { (frame_words::hint(book)) }
            }
        }
    }
}

/// Where the answer is shown. It is there in every position: an answer goes with the one that it is about.
pub(crate) fn place() -> Markup {
    html! { section #hint data-part hidden {} }
}

/// The answer as a part of the table.
pub fn hint(page: &HintPage, book: &Phrasebook) -> Markup {
    let hint = &page.hint;
    html! {
        section #hint.hint data-part data-parts=(hint.parts.join(" ")) aria-labelledby="hint-title" {
            h2 #hint-title { (say::title(book)) }
            p.hint-move { b { (hint.words) } }
            p { (expected(hint, book)) }
            @if !page.told.is_empty() {
                h3 { (say::does(book)) }
                ul { @for sentence in &page.told { li { (sentence) } } }
            }
            (instead(hint, book))
            (play(page, book))
            p.small { (say::private(book)) }
        }
    }
}

fn expected(hint: &Hint, book: &Phrasebook) -> String {
    let margin = numbers::signed(book, hint.mark.margin);
    if hint.is_alone {
        return say::expected_alone(book, numbers::tenths(book, hint.mark.margin));
    }
    if hint.mark.is_exact {
        return say::proven(book, margin);
    }
    say::expected(book, margin, numbers::percent(book, hint.mark.chance()))
}

fn instead(hint: &Hint, book: &Phrasebook) -> Markup {
    html! {
        @if hint.others.is_empty() { p { (say::only(book)) } } @else {
            h3 { (say::instead(book)) }
            ul {
                @for (other, points, chance) in &hint.others {
                    li { (other) ": " (loses(hint, *points, *chance, book)) }
                }
            }
        }
    }
}

/// Half a point and half a hundredth are nothing to choose by.
fn loses(hint: &Hint, points: f32, chance: f32, book: &Phrasebook) -> String {
    if points < 0.05 && chance < 0.005 {
        return say::as_good(book);
    }
    let points = numbers::tenths(book, points);
    if hint.is_alone {
        return say::loses_alone(book, points);
    }
    say::loses(book, points, numbers::percent(book, chance))
}

fn play(page: &HintPage, book: &Phrasebook) -> Markup {
    html! {
        form.deeds method="post" action={ "/matches/" (page.id) "/actions" } {
            input type="hidden" name="seq" value=(page.seq);
            input type="hidden" name="key" value=(page.key);
            input type="hidden" name="seat" value=(page.seat);
            button type="submit" name="action" value=(page.hint.action) { (say::play(book)) }
            button.quiet type="button" name="close" value="hint" data-close-hint hidden { (say::close(book)) }
        }
    }
}

/// The answer as a page of its own, for browsers without scripts.
pub fn hint_page(page: &HintPage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let main = html! {
        main #content {
            h1 { (say::title(book)) }
            div.panel { (hint(page, book)) }
            p { a.button.quiet href={ "/matches/" (page.id) "?seat=" (page.seat) } { (words::to_table(book)) } }
        }
    };
    let title = say::title(book);
    frame.around(Page { title, main, main_id: "content", script: None })
}
