//! The story beside a replay: the lines of the whole match. The line of the position is marked, and each leads to its own.

use bastide_presentation::StoryTurn;
use bastide_text::{Phrasebook, frame as say};
use maud::{Markup, html};

use super::page::ReplayPage;
use crate::table::story::{said, written_out};

pub(super) fn story(page: &ReplayPage, turns: &[StoryTurn], book: &Phrasebook) -> Markup {
    html! {
        section #story.drawer data-part aria-labelledby="story-title" {
            h2 #story-title { (say::story(book)) }
            ol.story tabindex="0" aria-labelledby="story-title" {
                @if turns.is_empty() { li.none { (say::story_none(book)) } }
                @for (index, turn) in turns.iter().enumerate() {
                    @let before = index.checked_sub(1).map(|before| turns[before].round.as_str());
                    @if !turn.round.is_empty() && before != Some(turn.round.as_str()) {
                        li.round { (turn.round) }
                    }
                    (line(page, turn, book))
                }
            }
        }
    }
}

/// Others may act between the actions of a turn: the line of a position is that of the seat which acted before it.
fn line(page: &ReplayPage, turn: &StoryTurn, book: &Phrasebook) -> Markup {
    let is_here = page.seat == Some(turn.seat.index() as u8)
        && (turn.first..=turn.last).contains(&(page.ply as usize));
    html! {
        li.line data-side=(turn.seat.index()) data-first=(turn.first) data-last=(turn.last)
            data-elements=(turn.elements.join(" ")) {
            a.goes href={ "?ply=" (turn.last) } aria-current=[is_here.then_some("step")] {
                span.said { (said(turn.brief.as_ref().unwrap_or(&turn.said))) }
            }
            (written_out(turn, book))
        }
    }
}
