//! The options of a game, with a sentence each.

use bastide_anarchy::Scenario;
use bastide_text::Phrasebook;

use super::messages as say;

/// An option of the setup in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionWords {
    /// Its name in a setup.
    pub key: &'static str,
    pub name: String,
    pub words: String,
    /// Its values as a setup writes them, with their names.
    pub values: Vec<(String, String)>,
}

/// `Classic, easy`
pub fn scenario(book: &Phrasebook, scenario: Scenario) -> String {
    let Scenario { mode, difficulty } = scenario;
    book.say(&say::ScenarioName { mode, difficulty })
}

/// What a scenario is about, in a sentence or two.
pub fn scenario_words(book: &Phrasebook, scenario: Scenario) -> String {
    let Scenario { mode, difficulty } = scenario;
    book.say(&say::ScenarioWords { mode, difficulty })
}

/// All options, in the order of the setup.
pub fn options(book: &Phrasebook) -> [OptionWords; 3] {
    let players = (1..=4).map(|count| (count.to_string(), count.to_string())).collect();
    let scenarios = Scenario::all().map(|one| (one.to_string(), scenario(book, one))).collect();
    [
        OptionWords {
            key: "players",
            name: book.say(&say::OptionPlayers {}),
            words: book.say(&say::OptionPlayersWords {}),
            values: players,
        },
        OptionWords {
            key: "scenario",
            name: book.say(&say::OptionScenario {}),
            words: book.say(&say::OptionScenarioWords {}),
            values: scenarios,
        },
        OptionWords {
            key: "data",
            name: book.say(&say::OptionData {}),
            words: book.say(&say::OptionDataWords {}),
            values: Vec::new(),
        },
    ]
}
