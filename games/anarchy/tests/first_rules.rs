//! Matches from before the rules were mended (ruling 31): their records name no rules, and still replay, to
//! the last byte.

use bastide_anarchy::{Anarchy, Rules, Setup};
use bastide_core::record::Seal;
use bastide_core::{Record, Setup as _};

const RECORDS: [&str; 4] = [
    include_str!("records/first-solo-siege-hard.record"),
    include_str!("records/first-two-classic-standard.record"),
    include_str!("records/first-three-standard.record"),
    include_str!("records/first-four-random.record"),
];

#[test]
fn records_from_before_replay_and_are_written_as_they_were() {
    for text in RECORDS {
        let record =
            Record::<Anarchy>::read(text, Seal::Required).unwrap_or_else(|e| panic!("{e:?}"));
        assert_eq!(record.setup().rules, Rules::First);
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn a_text_without_rules_means_the_first_and_a_request_the_latest() {
    let stored: Setup = "players=1".parse().unwrap();
    assert_eq!((stored.rules, stored.to_string().as_str()), (Rules::First, "players=1"));
    let requested = Setup::requested("players=1").unwrap();
    assert_eq!(requested.rules, Rules::LATEST);
    assert_eq!(requested.to_string(), "players=1 rules=2");
    assert_eq!(requested.to_string().parse::<Setup>().unwrap(), requested);
    assert_eq!(Setup::requested("rules=1").unwrap().rules, Rules::First);
    assert!("rules=3".parse::<Setup>().is_err());
}

/// What the text for a wrong option recommends is accepted.
#[test]
fn the_example_of_the_options_can_be_played() {
    for (name, words) in Setup::OPTIONS {
        let example = words.rsplit(' ').next().unwrap();
        if name == "data" {
            assert!(format!("data={example}").parse::<Setup>().is_ok(), "{example}");
        }
    }
}
