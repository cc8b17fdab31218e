//! Cathedral as people see it.

mod assets;
pub mod drawing;
mod explain;
mod form;
mod presentation;
mod query;
mod score;
mod series;
mod side;
mod story;
mod tournament;
pub mod words;

use bastide_cathedral::{Cathedral, Setup};
use bastide_core::Game as _;
use bastide_presentation::{
    EngineInfo, Entry, GameInfo, Presentation as _, Scoring, Secrets, Showpiece, TableSections,
    TypingWords,
};

bastide_text::package!("cathedral", "options", "page", "scores", "story");

pub use presentation::CathedralPresentation;

/// A city half built.
const SHOWPIECE: &[&str] = &[
    "CAnH5", "TOnC3", "TOnB2", "ACwB8", "CSsF9", "CSnF2", "ABnA5", "IFnE7", "ACeI8", "ABeI3",
    "IFnD5", "INwD10", "MAeF4", "MAwJ6",
];

/// Cathedral as everybody else knows it.
pub fn game() -> GameInfo {
    GameInfo {
        name: Cathedral::NAME,
        summary: "Two players wall off a city of 10×10 squares",
        players: (2, 2),
        secrets: Secrets::Nothing,
        taking_back: CathedralPresentation::TAKING_BACK,
        scoring: Scoring::FewestPoints,
        title: CathedralPresentation::title,
        about: |book| words::about(book),
        facts: |book| words::facts(book),
        seat_words: CathedralPresentation::seat,
        seat_name: Cathedral::seat_name,
        options: &Setup::OPTIONS,
        typing: TypingWords {
            actions: |book| words::typing_actions(book),
            moves: |book| words::typing_moves(book),
            pieces: |book| words::typing_pieces(book),
            examples: &[
                "",
                "--light human --dark greedy --record game.record",
                "--light human --dark human --setup capture=forced",
                "--games 2 --language fr        a series, colours change each game",
                "--light search:0.1s --dark greedy    watch two bots",
            ],
        },
        table_sections: TableSections::default(),
        assets: Some(assets::ASSETS),
        showpiece: Showpiece::Actions(SHOWPIECE),
        rules_text: include_str!("../../../docs/rules/cathedral.md"),
        lessons: &[],
        reference: None,
        card: None,
        form: form::FORM,
        series: Some(series::SERIES),
        tournament: Some(tournament::play),
        engines: EngineInfo {
            opening_option: Some("cathedral"),
            ..EngineInfo::of::<CathedralPresentation>("captures", "")
        },
        entry: Entry::of::<CathedralPresentation>(),
    }
}
