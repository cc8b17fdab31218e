//! The bar above the table: which game it is, how far it is, and behind two signs the settings and everything else.

use bastide_text::{Phrasebook, fair, frame as say_frame, pages as say, reference};
use maud::{Markup, html};

use super::TablePage;
use super::prompt::leaving;
use super::sheets;
use crate::frame::{Frame, ornament};
use bastide_presentation::registry::{has_chance, has_reference};

pub(crate) fn bar(page: &TablePage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let views = page.own_sections().views.filter(|_| page.sheets.is_some());
    html! {
        header.top {
            a.seal href="/" aria-label="Bastide" { (ornament::gate()) }
            h1 { (page.game) }
            (progress(page))
            @if let Some(views) = views { (sheets::lookout(&views(book), book)) }
            div.icons {
                (frame.next_game(Some(&page.id)))
                details #table-settings {
                    summary aria-label=(say_frame::settings(book)) { (ornament::gear()) }
                    div.sheet-menu { (pace(book)) (frame.settings()) }
                }
                details #menu {
                    summary aria-label=(say_frame::menu(book)) { (ornament::menu()) }
                    div.sheet-menu {
                        (frame.site_links())
                        (about(page, book))
                        (leave(page, book))
                    }
                }
            }
        }
    }
}

/// What stands above a replay or an analysis.
pub(crate) struct PlainBar<'a> {
    pub(crate) title: &'a str,
    /// How far the game was.
    pub(crate) progress: Markup,
    /// The ways to look at it.
    pub(crate) views: Option<Markup>,
    /// Where else it can be looked at.
    pub(crate) links: Markup,
}

pub(crate) fn plain_bar(bar: &PlainBar<'_>, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let PlainBar { title, progress, views, links } = bar;
    html! {
        header.top {
            a.seal href="/" aria-label="Bastide" { (ornament::gate()) }
            h1 { (title) }
            (progress)
            @if let Some(views) = views { (views) }
            div.icons {
                (frame.next_game(None))
                details #table-settings {
                    summary aria-label=(say_frame::settings(book)) { (ornament::gear()) }
                    div.sheet-menu { (pace(book)) (frame.settings()) }
                }
                details #menu {
                    summary aria-label=(say_frame::menu(book)) { (ornament::menu()) }
                    div.sheet-menu { (frame.site_links()) section #about aria-label=(say::more(book)) { (links) } }
                }
            }
        }
    }
}

/// How far the game is.
pub(crate) fn progress(page: &TablePage) -> Markup {
    html! {
        p #progress.facts data-part {
            @if let Some(banner) = &page.bars.banner { strong.banner { (banner) } " " }
            @for fact in &page.bars.progress { span.fact { (fact) } " " }
        }
    }
}

/// How quickly what happens is shown, and whether it sounds. The browser keeps both.
fn pace(book: &Phrasebook) -> Markup {
    let paces = [
        ("quick", say_frame::pace_quick(book)),
        ("normal", say_frame::pace_normal(book)),
        ("slow", say_frame::pace_slow(book)),
        ("off", say_frame::pace_off(book)),
    ];
    html! {
        fieldset.paces {
            legend { (say_frame::pace(book)) }
            @for (code, words) in paces {
                label { input type="radio" name="pace" value=(code) checked[code == "normal"]; " " (words) }
            }
        }
        label.sound { input type="checkbox" name="sound" value="on"; " " (say_frame::sound(book)) }
    }
}

/// Record, replay, seed: what one wants rarely. A game that leaves nothing to chance has no shuffle to
/// promise or to check, and its seed decides nothing.
pub(crate) fn about(page: &TablePage, book: &Phrasebook) -> Markup {
    let has_chance = has_chance(&page.rules);
    html! {
        section #about data-part aria-label=(say::more(book)) {
            ul.links {
                li { a href={ "/matches/" (page.id) "/replay" } { (say::replay_it(book)) } }
                @if page.seed.is_some() {
                    li { a href={ "/matches/" (page.id) "/record" } download { (say::record(book)) } }
                }
                @if has_chance {
                    li { a href={ "/matches/" (page.id) "/fair" } { (fair::link(book)) } }
                }
                li { a href={ "/rules/" (page.rules) } { (say::nav_rules(book)) } }
                @if has_reference(&page.rules) {
                    li { a href={ "/cards/" (page.rules) } { (reference::link(book)) } }
                }
                @if let Some(event) = &page.event { li { a href=(event.path) { (event.title) } } }
            }
            @if let Some(seed) = page.seed.as_ref().filter(|_| has_chance) {
                p.small { (say::seed(book)) ": " code { (seed) } }
            }
            @if let Some(commitment) = page.commitment.as_ref().filter(|_| has_chance) {
                details #commitment {
                    summary { (say_frame::promise(book)) }
                    p.small { code { (commitment) } }
                }
            }
        }
    }
}

/// Resigning and abandoning: never beside what one presses often, and asked once.
pub(crate) fn leave(page: &TablePage, book: &Phrasebook) -> Markup {
    html! { section #leave data-part aria-label=(say_frame::leave(book)) { (leaving(page, book)) } }
}
