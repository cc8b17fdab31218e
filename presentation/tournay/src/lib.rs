//! Tournay as people see it.

mod action_at;
mod card;
mod form;
#[cfg(test)]
mod leaks;
mod lessons;
mod presentation;
mod reference;
mod score;

use bastide_core::Game as _;
use bastide_draw::tournay as drawing;
use bastide_presentation::{
    EngineInfo, Entry, GameInfo, Presentation as _, Scoring, Secrets, Showpiece, TableSections,
};
use bastide_text::{pages as say, tournay as words};
use bastide_tournay::Tournay;

pub use presentation::TournayPresentation;

/// Tournay as everybody else knows it.
pub fn game() -> GameInfo {
    GameInfo {
        name: Tournay::NAME,
        summary: "Two to four rebuild a district each, with cards, citizens and events",
        players: (2, 4),
        secrets: Secrets::Hands,
        taking_back: TournayPresentation::TAKING_BACK,
        scoring: Scoring::Places,
        title: TournayPresentation::title,
        about: |book| say::tournay_about(book),
        facts: |book| say::tournay_facts(book),
        seat_words: TournayPresentation::seat,
        seat_name: Tournay::seat_name,
        table_sections: TableSections { has_tabs: true, has_events: true },
        showpiece: Showpiece::Bot { setup: "", bot: "greedy:200n", plies: 60 },
        rules_text: include_str!("../../../docs/rules/tournay.md"),
        lessons: lessons::LESSONS,
        reference: Some(reference::REFERENCE),
        card: Some(card::sheet),
        form: form::FORM,
        series: None,
        tournament: None,
        engines: EngineInfo::of::<TournayPresentation>("criers", ""),
        entry: Entry::of::<TournayPresentation>(),
    }
}
