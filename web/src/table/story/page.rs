//! The story: a line for every turn, under the round it belongs to.

use std::ops::Range;

use bastide_text::{Phrasebook, frame as say};
use maud::{Markup, html};
use serde_json::json;

use crate::table::plates::slim_plates;
use crate::table::round::recall;
use crate::table::{TablePage, embedded};
use bastide_presentation::{RoundPage, Said, StoryStep, StoryTurn, Tone};

/// What happened, as the viewer may know it.
#[derive(Clone, Debug, Default)]
pub struct Story {
    /// The latest turns, the oldest first.
    pub turns: Vec<StoryTurn>,
    /// Whether there are more before them.
    pub has_earlier: bool,
    /// What happened last, for the page to show step by step.
    pub steps: Vec<StoryStep>,
    /// The first action that these steps are of, counted from 1, and the last.
    pub steps_of: (usize, usize),
    /// What the last round that is over came to.
    pub round: Option<RoundPage>,
    /// What people said about taking back.
    pub asides: Vec<Aside>,
    /// From which action on somebody asks to take back.
    pub in_question: Option<usize>,
}

/// A line between turns.
#[derive(Clone, Debug)]
pub struct Aside {
    /// After so many actions.
    pub ply: usize,
    pub words: String,
}

impl Story {
    /// The page of a round stands below the lines of that round: before this one of them, or after all.
    fn place_of(&self, round: &RoundPage) -> usize {
        self.turns.iter().position(|turn| turn.first > round.ply).unwrap_or(self.turns.len())
    }
}

pub fn story(page: &TablePage, book: &Phrasebook) -> Markup {
    let turns = &page.story.turns;
    let round = page.story.round.as_ref().map(|round| (page.story.place_of(round), round));
    let recalled =
        |place: usize| round.filter(|&(at, _)| at == place).map(|(_, round)| recall(round));
    html! {
        section #story.drawer data-part aria-labelledby="story-title" {
            h2 #story-title { (say::story(book)) }
            ol.story tabindex="0" aria-labelledby="story-title" {
                @if page.story.has_earlier {
                    li.earlier { a href={ "/matches/" (page.id) "/replay" } { (say::earlier(book)) } }
                }
                @if turns.is_empty() { li.none { (say::story_none(book)) } }
                @for (index, turn) in turns.iter().enumerate() {
                    @if let Some(recall) = recalled(index) { (recall) }
                    @let from = index.checked_sub(1).map_or(0, |before| turns[before].last);
                    (asides(page, from..turn.last))
                    @let before = index.checked_sub(1).map(|before| turns[before].round.as_str());
                    @if !turn.round.is_empty() && before != Some(turn.round.as_str()) {
                        li.round { (turn.round) }
                    }
                    (line(page, turn, book))
                }
                (asides(page, turns.last().map_or(0, |turn| turn.last)..usize::MAX))
                @if let Some(recall) = recalled(turns.len()) { (recall) }
            }
            button.away.quiet type="button" name="away" value="yes" hidden data-words=(say::away(book, "{count}")) { (say::away(book, "0")) }
            script #steps type="application/json" data-from=(page.story.steps_of.0) data-to=(page.story.steps_of.1) { (embedded(&json!(page.story.steps))) }
        }
    }
}

/// What was said once so many actions had been played.
fn asides(page: &TablePage, plies: Range<usize>) -> Markup {
    html! {
        @for aside in page.story.asides.iter().filter(|aside| plies.contains(&aside.ply)) {
            li.aside { (aside.words) }
        }
    }
}

fn line(page: &TablePage, turn: &StoryTurn, book: &Phrasebook) -> Markup {
    html! {
        li.line.in-question[page.story.in_question.is_some_and(|ply| turn.last > ply)] data-side=(turn.seat.index()) data-first=(turn.first) data-last=(turn.last)
            data-elements=(turn.elements.join(" ")) {
            span.said { (said(turn.brief.as_ref().unwrap_or(&turn.said))) }
            (written_out(turn, book))
            span.tools {
                @if !turn.elements.is_empty() {
                    button.again type="button" name="again" value=(turn.last) aria-label=(say::again(book)) { "▸" }
                }
                a.details href={ "/matches/" (page.id) "/replay?ply=" (turn.last) }
                    aria-label=(say::details(book)) data-notation=(notation(turn)) { "§" }
            }
        }
    }
}

/// All of a line of which the beginning says what it came to.
pub(crate) fn written_out(turn: &StoryTurn, book: &Phrasebook) -> Markup {
    html! {
        @if turn.brief.is_some() {
            details.whole id={ "line-" (turn.seat.index()) "-" (turn.first) } {
                summary aria-label=(say::whole(book)) { "…" }
                p { (said(&turn.said)) }
            }
        }
    }
}

/// So many actions of a turn are written out behind its sign; the replay has them all.
const MOST_WRITTEN: usize = 6;

fn notation(turn: &StoryTurn) -> String {
    let mut written = turn.notation.iter().take(MOST_WRITTEN).cloned().collect::<Vec<_>>();
    if turn.notation.len() > MOST_WRITTEN {
        written.push("…".to_owned());
    }
    written.join("; ")
}

pub(crate) fn said(pieces: &[Said]) -> Markup {
    html! {
        @for piece in pieces {
            @match piece.tone {
                Tone::Plain => (piece.words),
                Tone::Who => b.who { (piece.words) },
                Tone::Gain => b.plus { (piece.words) },
                Tone::Loss => b.minus { (piece.words) },
                Tone::Strong => b { (piece.words) },
            }
        }
    }
}

/// The last line, where there is no room for the others, beside who is at the table.
pub(crate) fn last_line(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        p #last data-part {
            (slim_plates(page, book))
            // Of a line that is longer a tap shows the rest.
            button.said type="button" name="open" value="story" data-opens="story" {
                span { @if let Some(turn) = page.story.turns.last() { (said(turn.brief.as_ref().unwrap_or(&turn.said))) } @else { (say::story_none(book)) } }
            }
            button type="button" name="open" value="story" data-opens="story" aria-label=(say::story(book)) { "▴" span.badge hidden {} }
            button type="button" name="open" value="chat" data-opens="chat" aria-label=(say::chat(book)) { "✎" span.badge hidden {} }
        }
    }
}
