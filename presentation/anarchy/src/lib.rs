//! The Anarchy as people see it.

mod assets;
mod bars;
mod doubts;
pub mod drawing;
mod explain;
mod form;
mod inspector;
#[cfg(test)]
mod leaks;
mod lessons;
mod presentation;
mod reference;
mod score;
mod story;
mod views;
pub mod words;

use bastide_anarchy::{Anarchy, Setup};
use bastide_core::Game as _;
use bastide_presentation::{
    EngineInfo, Entry, GameInfo, Presentation as _, Scoring, Secrets, Showpiece, TableSections,
    TypingWords,
};

bastide_text::package!(
    "anarchy",
    "lessons",
    "page",
    "reference",
    "round",
    "scores",
    "sheets",
    "story"
);

pub use presentation::AnarchyPresentation;

/// The Anarchy as everybody else knows it.
pub fn game() -> GameInfo {
    GameInfo {
        name: Anarchy::NAME,
        summary: "One to four defend a castle and fill two sheets, all at the same time",
        players: (1, 4),
        secrets: Secrets::Decks,
        taking_back: AnarchyPresentation::TAKING_BACK,
        scoring: Scoring::Places,
        title: AnarchyPresentation::title,
        about: |book| words::about(book),
        facts: |book| words::facts(book),
        seat_words: AnarchyPresentation::seat,
        seat_name: Anarchy::seat_name,
        options: &Setup::OPTIONS,
        typing: TypingWords {
            actions: |book| words::typing_actions(book),
            moves: |book| words::typing_moves(book),
            pieces: |book| words::typing_pieces(book),
            examples: &["--players 1 --scenario classic-standard", "--players 3 --bots habit"],
        },
        table_sections: TableSections {
            views: Some(views::views),
            others: Some(|book| words::heading(book, "others")),
            ..TableSections::default()
        },
        assets: Some(assets::ASSETS),
        showpiece: Showpiece::Picture(|_| include_str!("../assets/showpiece.svg").to_owned()),
        rules_text: include_str!("../../../docs/rules/anarchy.md"),
        lessons: lessons::LESSONS,
        reference: Some(reference::REFERENCE),
        card: None,
        form: form::FORM,
        series: None,
        tournament: None,
        engines: EngineInfo::of::<AnarchyPresentation>(
            "castles_taken",
            "scenario=classic-standard",
        ),
        entry: Entry::of::<AnarchyPresentation>(),
    }
}
