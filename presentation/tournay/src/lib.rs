//! Tournay as people see it.

mod action_at;
mod assets;
mod bars;
mod borrowing;
mod card;
mod choices;
pub mod drawing;
mod explain;
mod form;
#[cfg(test)]
mod leaks;
mod lessons;
mod nearness;
mod presentation;
mod reference;
mod score;
mod steps;
mod story;
pub mod words;
mod worth;

use bastide_core::Game as _;
use bastide_presentation::{
    EngineInfo, Entry, EventsWords, GameInfo, Presentation as _, Scoring, Secrets, Showpiece,
    TableSections, Tabs, TypingWords,
};
use bastide_tournay::{Setup, Tournay};

bastide_text::package!("lessons", "page", "reference", "scores", "story", "tournay");

pub use presentation::TournayPresentation;

/// The views between which a narrow screen changes; the script shows them, the style sheet says what each
/// holds.
const TABS: [&str; 3] = ["district", "supply", "others"];

const SECTIONS: TableSections = TableSections {
    tabs: Some(Tabs {
        label: |book| words::tabs(book),
        list: |book| TABS.map(|tab| (tab, words::tab(book, tab))).to_vec(),
    }),
    events: Some(EventsWords {
        title: |book| words::label_events(book),
        note: |book| words::forecast_note(book),
    }),
    views: None,
    others: None,
    script_words: Some(|book| vec![("close", words::zoom_close(book))]),
};

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
        about: |book| words::about(book),
        facts: |book| words::facts(book),
        seat_words: TournayPresentation::seat,
        seat_name: Tournay::seat_name,
        options: &Setup::OPTIONS,
        typing: TypingWords {
            actions: |book| words::typing_actions(book),
            moves: |book| words::typing_moves(book),
            pieces: |book| words::typing_pieces(book),
            examples: &[
                "--players 3 --bots greedy        two bots against you",
                "--setup \"rules=advanced expansion=mix\"",
                "--setup \"start_player=1 given_cards=any\"",
            ],
        },
        table_sections: SECTIONS,
        assets: Some(assets::ASSETS),
        showpiece: Showpiece::Picture(drawing::showpiece),
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
