//! The bar below a replay: where one is, what happened there, and the ways to go on.

use bastide_text::{Phrasebook, analysis, frame as frame_words, pages as say, scores};
use maud::{Markup, html};
use serde_json::json;

use super::page::ReplayPage;
use crate::frame::ornament;
use crate::table::{embedded, explain::DEED};

fn deed(name: &str) -> String {
    format!("{DEED}{name}")
}

pub(super) fn scrubber(page: &ReplayPage, book: &Phrasebook) -> Markup {
    let position = say::position(book, page.ply, page.last);
    html! {
        section #scrubber.bar data-part data-ply=(page.ply) data-last=(page.last) data-seat=[page.seat] aria-label=(position) {
            div.ask tabindex="0" {
                p.asked { (position) }
                @for sentence in &page.said { p.small { (sentence) } }
                @if let (Some(result), true) = (&page.result, page.ply == page.last) { p.note { (result) } }
            }
            (steps(page, book))
            form.scrub method="get" action={ "/matches/" (page.id) "/replay" } {
                label.unseen for="ply" { (position) }
                input #ply type="range" name="ply" min="0" max=(page.last) value=(page.ply);
                button.quiet #autoplay type="button" name="autoplay" value="yes" hidden data-explain=(deed("autoplay"))
                    data-stop=(say::stop(book)) aria-pressed="false" { (say::autoplay(book)) }
                noscript { button.quiet type="submit" name="go" value="yes" { (say::act(book)) } }
            }
            div.does {
                @if page.is_analysed {
                    button.quiet.opens type="button" name="open" value="told" data-opens="told" { (analysis::name(book)) }
                } @else if page.has_record {
                    a.button.quiet.analyses href={ "/matches/" (page.id) "/analysis" } data-explain=(deed("analyse")) { (analysis::link(book)) }
                }
                @if let Some(score) = &page.score { a.button.quiet.counts href=(score) { (scores::link(book)) } }
                // Where there is no column beside the picture.
                button.quiet.opens type="button" name="open" value="story" data-opens="story" { (frame_words::story(book)) }
                button.quiet.opens type="button" name="open" value="plies" data-opens="plies" { (frame_words::all_played(book)) }
                button.quiet.opens type="button" name="open" value="take-along" data-opens="take-along" { (frame_words::share(book)) }
            }
            script #steps type="application/json" { (embedded(&json!(page.steps))) }
        }
    }
}

/// To the first position, the one before, the next and the last.
fn steps(page: &ReplayPage, book: &Phrasebook) -> Markup {
    let last = page.last;
    let steps = [
        ("first", "M6 5v14M19 5 9 12l10 7z", say::first(book), (page.ply > 0).then_some(0)),
        ("prev", "M17 5 7 12l10 7z", say::previous(book), page.ply.checked_sub(1)),
        ("next", "M7 5l10 7-10 7z", say::next(book), (page.ply < last).then_some(page.ply + 1)),
        ("last", "M18 5v14M5 5l10 7-10 7z", say::last(book), (page.ply < last).then_some(last)),
    ];
    html! {
        nav.steps-nav aria-label=(say::replay_it(book)) {
            @for (rel, sign, words, to) in steps {
                a.button.quiet rel=(rel) href=[to.map(|ply| format!("?ply={ply}"))] data-explain=(deed(rel))
                    role=[to.is_none().then_some("link")] aria-disabled=[to.is_none().then_some("true")] aria-label=(words) {
                    (ornament::step(sign))
                }
            }
        }
    }
}
