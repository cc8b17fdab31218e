//! What of The Anarchy no source states: the data file says so of every value, and whatever shows such a value
//! admits it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bastide_anarchy::{Corrected, provenance};
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
    static GUESSED: LazyLock<BTreeMap<String, Vec<Guess>>> = LazyLock::new(guessed);
    let corrected = own.map_or(&[][..], Corrected::differences);
    let is_right = |guess: &&Guess| corrected.iter().any(|(path, _)| *path == guess.path);
    let mut values: Vec<&str> = Vec::new();
    for guess in GUESSED.get(id)?.iter().filter(|guess| !is_right(guess)) {
        if !values.contains(&guess.value) {
            values.push(guess.value);
        }
    }
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
        ["place", round, "gain"] => {
            let cards =
                (0..3).filter_map(|scenario| Some(scenario * 5 + round.parse::<u8>().ok()?));
            cards.map(|card| (scenario_id(&card.to_string()), "castle")).collect()
        }
        ["path_card", path, "gain"] => vec![(format!("path-{path}"), "gain")],
        ["path_card", path, _] => vec![(format!("path-{path}"), "counts")],
        ["scenario_card", number, "strength", _] => vec![(scenario_id(number), "strength")],
        ["scenario_card", number, "castle", _] => vec![(scenario_id(number), "castle")],
        ["scenario_card", number, "siege", _] => vec![(scenario_id(number), "siege")],
        _ => Vec::new(),
    }
}

fn scenario_id(card: &str) -> String {
    format!("scenario-{card}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What tells things apart.
    const NAMES: [&str; 6] = ["n", "level", "row", "kind", "round", "scenario"];
    /// What has no entry in the reference.
    const ELSEWHERE: [&str; 3] = ["discontent.", "overrun.", "round.1.resolve"];

    #[test]
    fn every_value_that_no_source_states_is_admitted_where_it_is_shown() {
        let mut admitted = 0;
        for known in provenance().into_iter().filter(|known| known.source == "reconstructed") {
            let field = known.path.rsplit('.').next().expect("a field");
            let is_elsewhere = ELSEWHERE.iter().any(|path| known.path.starts_with(path));
            let is_shown = !NAMES.contains(&field) && !is_elsewhere;
            assert_eq!(!shown(&known.path).is_empty(), is_shown, "{}", known.path);
            admitted += usize::from(is_shown);
        }
        assert!(admitted > 200, "{admitted}");
    }

    #[test]
    fn what_the_owner_of_the_game_has_put_right_is_no_longer_in_doubt() {
        let book = Phrasebook::default();
        let own = Corrected::from_differences("spy_level.1.measure:2").expect("a difference");
        assert!(doubt("box-spies-1-1", None, &book).is_some_and(|doubt| doubt.contains("measure")));
        assert_eq!(doubt("box-spies-1-1", Some(&own), &book), None);
        assert!(doubt("box-spies-2-1", Some(&own), &book).is_some());
        assert_eq!(doubt("box-farms-1", None, &book), None);
    }
}
