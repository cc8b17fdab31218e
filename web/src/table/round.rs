//! The page of a round: what it came to, over the picture. It is a popover, so that a click beside it, Escape and its
//! own buttons put it aside; the script of the game brings it up when a round has ended.

use bastide_text::{Phrasebook, frame as say};
use maud::{Markup, PreEscaped, html};

use super::TablePage;
use bastide_presentation::{Blow, RoundCount, RoundPage, Tone, Upcoming};

/// There even before a round is over, so that a fragment finds its place.
pub(crate) fn round_page(page: &TablePage, book: &Phrasebook) -> Markup {
    let Some(round) = &page.story.round else {
        return html! { section #round-page data-part hidden {} };
    };
    html! {
        section #round-page.round-page data-part popover data-ply=(round.ply) aria-labelledby="round-page-title" {
            header {
                h2 #round-page-title { small { (round.round) } (round.title) }
                button.close.quiet type="button" popovertarget="round-page" popovertargetaction="hide" aria-label=(say::close(book)) { "×" }
            }
            ol.blows { @for blow in &round.blows { (struck(blow)) } }
            div.counted-round {
                (counts(round))
            }
            @if let Some((title, coming)) = &round.next { (next(title, coming, round.doubt.as_deref())) }
            footer { button.grand type="button" popovertarget="round-page" popovertargetaction="hide" { (round.go_on) } }
        }
    }
}

/// The line of the story that opens it again.
pub(crate) fn recall(round: &RoundPage) -> Markup {
    html! {
        li.recall { button.quiet type="button" popovertarget="round-page" popovertargetaction="show" { (round.recall) } }
    }
}

fn struck(blow: &Blow) -> Markup {
    html! {
        li.blow.broke[!blow.is_repelled] {
            b.name { (blow.title) }
            span.art aria-hidden="true" { (PreEscaped(&blow.picture)) }
            span.mark aria-hidden="true" { @if blow.is_repelled { "✓" } @else { "✗" } }
            p { b { (blow.outcome) } @if !blow.told.is_empty() { " " span { (blow.told) } } }
        }
    }
}

fn counts(round: &RoundPage) -> Markup {
    html! {
        table {
            thead { tr { td {} @for name in &round.players { th scope="col" { (name) } } } }
            tbody { @for row in &round.counts { (count(row)) } }
        }
    }
}

fn count(row: &RoundCount) -> Markup {
    html! {
        tr {
            th scope="row" { (icon(&row.icon)) (row.label) }
            @for cell in &row.cells {
                td {
                    @match cell.tone {
                        Tone::Gain => b.plus { (cell.words) },
                        Tone::Loss => b.minus { (cell.words) },
                        Tone::Strong => b { (cell.words) },
                        Tone::Plain | Tone::Who => span { (cell.words) },
                    }
                    @if !cell.note.is_empty() { " " small { (cell.note) } }
                }
            }
        }
    }
}

fn next(title: &str, coming: &[Upcoming], doubt: Option<&str>) -> Markup {
    html! {
        section.upcoming {
            h3 { (title) }
            ul { @for one in coming { li { (icon(&one.icon)) span { b { (one.title) } " " small { (one.words) } } } } }
            @if let Some(doubt) = doubt { p.doubt { (doubt) } }
        }
    }
}

fn icon(markup: &str) -> Markup {
    html! {
        @if !markup.is_empty() {
            svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" { (PreEscaped(markup)) }
        }
    }
}
