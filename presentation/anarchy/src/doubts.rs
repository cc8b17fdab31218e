//! What of The Anarchy no source states: the data file says so of every value, and whatever shows such a value
//! admits it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bastide_anarchy::{Corrected, View, provenance};
use bastide_text::{Phrasebook, reference as say};

use crate::words;

/// A value that was designed here.
struct Guess {
    /// As in the data file: `spy_level.1.measure`.
    path: String,
    /// What it is of its entry: `measure`.
    value: &'static str,
}

/// What of an entry no source states, unless the owner of the game has put it right.
pub(crate) fn doubt(id: &str, own: Option<&Corrected>, book: &Phrasebook) -> Option<String> {
    admitted(&guesses(id, own), book)
}

/// The values of an entry that no source states.
fn guesses(id: &str, own: Option<&Corrected>) -> Vec<&'static str> {
    static GUESSED: LazyLock<BTreeMap<String, Vec<Guess>>> = LazyLock::new(guessed);
    let corrected = own.map_or(&[][..], Corrected::differences);
    let is_right = |guess: &&Guess| corrected.iter().any(|(path, _)| *path == guess.path);
    let mut values = Vec::new();
    for guess in GUESSED.get(id).into_iter().flatten().filter(|guess| !is_right(guess)) {
        if !values.contains(&guess.value) {
            values.push(guess.value);
        }
    }
    values
}

fn admitted(values: &[&str], book: &Phrasebook) -> Option<String> {
    let names: Vec<String> =
        values.iter().map(|&value| words::reference::anarchy_value(book, value)).collect();
    (!names.is_empty()).then(|| say::reconstructed(book, names.join(", ")))
}

fn guessed() -> BTreeMap<String, Vec<Guess>> {
    let mut guessed: BTreeMap<String, Vec<Guess>> = BTreeMap::new();
    for known in provenance().into_iter().filter(|known| known.source == "reconstructed") {
        for (id, value) in shown(&known.path) {
            let guess = Guess { path: known.path.clone(), value };
            guessed.entry(id).or_default().push(guess);
        }
    }
    guessed
}

/// The entries that show a value, and as what. Names, numbers and the order of things are no such values.
fn shown(path: &str) -> Vec<(String, &'static str)> {
    match path.split('.').collect::<Vec<_>>()[..] {
        ["spy_level", level, "measure"] => {
            ["1", "2"].map(|number| (format!("box-spies-{level}-{number}"), "measure")).to_vec()
        }
        ["spy_level", level, "boxes", number] => {
            vec![(format!("box-spies-{level}-{number}"), "gain")]
        }
        // The castle of a round, in each of the three scenarios in which castles are taken.
        ["place", round, "gain"] => cards_of(round, 3, "castle"),
        ["overrun", _, _] => ["1", "2", "3", "4", "5"]
            .iter()
            .flat_map(|round| cards_of(round, 3, "overrun"))
            .collect(),
        ["round", round, "resolve"] => cards_of(round, 6, "resolve"),
        ["discontent", _] => vec![("discontent".to_owned(), "penalty")],
        ["path_card", path, "gain"] => vec![(format!("path-{path}"), "gain")],
        ["path_card", path, _] => vec![(format!("path-{path}"), "counts")],
        ["scenario_card", number, "strength", _] => vec![(scenario_id(number), "strength")],
        ["scenario_card", number, "castle", _] => vec![(scenario_id(number), "castle")],
        ["scenario_card", number, "siege", _] => vec![(scenario_id(number), "siege")],
        _ => Vec::new(),
    }
}

/// The cards of a round in the first scenarios; those with castles come first.
fn cards_of(round: &str, scenarios: u8, value: &'static str) -> Vec<(String, &'static str)> {
    let Ok(round) = round.parse::<u8>() else { return Vec::new() };
    let cards = (0..scenarios).map(|scenario| (scenario * 5 + round).to_string());
    cards.map(|card| (scenario_id(&card), value)).collect()
}

fn scenario_id(card: &str) -> String {
    format!("scenario-{card}")
}

/// What no source states of the scenario card of a round.
pub(crate) fn doubt_of_round(view: &View, round: u8, book: &Phrasebook) -> Option<String> {
    admitted(&guesses_of_round(view, round), book)
}

/// The same where only some of what the card says is shown, as the strengths on a card of attack.
pub(crate) fn doubt_of_shown(
    view: &View,
    round: u8,
    shown: &[&str],
    book: &Phrasebook,
) -> Option<String> {
    let mut values = guesses_of_round(view, round);
    values.retain(|value| shown.contains(value));
    admitted(&values, book)
}

fn guesses_of_round(view: &View, round: u8) -> Vec<&'static str> {
    let card = usize::from(round).checked_sub(1);
    let card = card.and_then(|at| view.setup.scenario.cards().get(at).copied());
    let of = |card: u8| guesses(&scenario_id(&card.to_string()), view.setup.data.as_deref());
    card.map_or_else(Vec::new, of)
}

#[cfg(test)]
mod tests {
    use bastide_anarchy::Rules;

    use super::*;

    /// What tells things apart.
    const NAMES: [&str; 6] = ["n", "level", "row", "kind", "round", "scenario"];
    #[test]
    fn every_value_that_no_source_states_is_admitted_where_it_is_shown() {
        let mut admitted = 0;
        for known in provenance().into_iter().filter(|known| known.source == "reconstructed") {
            let field = known.path.rsplit('.').next().expect("a field");
            let is_shown = !NAMES.contains(&field);
            assert_eq!(!shown(&known.path).is_empty(), is_shown, "{}", known.path);
            admitted += usize::from(is_shown);
        }
        assert!(admitted > 200, "{admitted}");
    }

    #[test]
    fn what_the_owner_of_the_game_has_put_right_is_no_longer_in_doubt() {
        let book = Phrasebook::default();
        let own = Corrected::from_differences("spy_level.1.measure:2", Rules::LATEST)
            .expect("a difference");
        assert!(doubt("box-spies-1-1", None, &book).is_some_and(|doubt| doubt.contains("measure")));
        assert_eq!(doubt("box-spies-1-1", Some(&own), &book), None);
        assert!(doubt("box-spies-2-1", Some(&own), &book).is_some());
        assert_eq!(doubt("box-farms-1", None, &book), None);
    }

    #[test]
    fn penalties_overruns_and_the_first_resolve_are_admitted() {
        let book = Phrasebook::default();
        let told = |id: &str| doubt(id, None, &book).unwrap_or_default();
        assert!(told("discontent").contains("points lost"), "{}", told("discontent"));
        assert!(told("scenario-6").contains("overruns"), "{}", told("scenario-6"));
        assert!(told("scenario-21").contains("loyalty"), "{}", told("scenario-21"));
        assert!(!told("scenario-22").contains("loyalty"), "the rulebook has the later rounds");
        assert!(told("box-spies-1-2").contains("what it gives"), "only the sum of two is known");
        assert!(told("scenario-5").contains("strengths"), "the example names no scenario");
    }
}
