//! The examples of `docs/formats.md` are what the page says they are.

use bastide_cathedral::{Action, Cathedral, Kind, Position, Setup};
use bastide_core::record::Seal;
use bastide_core::{Game as _, Record, Seed};
use sha2::{Digest as _, Sha256};

const PAGE: &str = include_str!("../../../docs/formats.md");

/// The one block of the page that is fenced with this word.
fn example(word: &str) -> &'static str {
    let mut blocks = PAGE.split("```").skip(1).step_by(2);
    let is_meant = |block: &&str| block.split_once('\n').is_some_and(|(info, _)| info == word);
    let block = blocks.find(is_meant).unwrap_or_else(|| panic!("the page has no example `{word}`"));
    block.split_once('\n').expect("found by its first line").1
}

fn by_hand() -> Record<Cathedral> {
    Record::read(example("record by hand"), Seal::Waived).expect("a complete record")
}

#[test]
fn cat_note_01_the_page_writes_actions_as_programs_do() {
    for line in example("actions").lines() {
        let action: Action = line.parse().expect("an action");
        assert_eq!(action.to_string(), line);
    }
    for kind in Kind::ALL {
        assert!(PAGE.contains(&format!("`{}`", kind.code())), "{kind} is not on the page");
        let name = serde_json::to_value(kind).expect("a word");
        let name = name.as_str().expect("a word");
        assert!(PAGE.contains(&format!("`{name}`")), "{name} is not on the page");
    }
}

#[test]
fn the_sealed_record_of_the_page_is_what_a_program_writes() {
    let text = example("record");
    let record = Record::<Cathedral>::read(text, Seal::Required).expect("a sealed record");
    assert_eq!(record.to_string(), text);
    assert!(record.state().standing().is_some());
}

/// The seal, computed from the words of the page and nothing else.
#[test]
fn the_seal_is_what_the_page_says() {
    let (above, seal) = example("record").trim_end().rsplit_once("\nseal: ").expect("a seal");
    let lines = above.lines().filter(|line| !line.is_empty());
    let hashed = lines.fold(String::new(), |all, line| all + line + "\n");
    let digest: [u8; 32] = Sha256::digest(hashed.as_bytes()).into();
    // A seed is written like any other 32 bytes.
    assert_eq!(Seed::from_bytes(digest).to_string(), seal);
}

#[test]
fn a_record_by_hand_has_no_seal_and_needs_none() {
    let text = example("record by hand");
    assert!(Record::<Cathedral>::read(text, Seal::Required).is_err());
    assert_eq!(by_hand().plies().len(), 5);
}

#[test]
fn a_commitment_is_checked_against_the_seed() {
    let text = example("record by hand");
    let seed = Seed::from_bytes([0; 32]);
    let with = |commitment: String| {
        let header = format!("commitment: {commitment}\nresult: ");
        Record::<Cathedral>::read(&text.replacen("result: ", &header, 1), Seal::Waived)
    };
    assert!(with(seed.commitment().to_string()).is_ok());
    assert!(with(Seed::numbered(1).commitment().to_string()).is_err());
}

#[test]
fn the_position_of_the_page_is_where_its_record_leads() {
    let position: Position = serde_json::from_str(example("json")).expect("a position");
    assert_eq!(position, by_hand().state().position());
    let game = Cathedral::restore(&position).expect("a possible position");
    assert_eq!(&game, by_hand().state());
}

/// Every key that a position has is explained, and every key that is explained exists.
#[test]
fn every_key_of_a_position_is_on_the_page() {
    let document = serde_json::to_value(by_hand().state().position()).expect("a document");
    let keys = document.as_object().expect("an object").keys();
    let section = PAGE.split("\n## Positions\n").nth(1).expect("a section on positions");
    let section = section.split("\n### ").nth(1).expect("this game comes first");
    assert!(section.starts_with("Cathedral\n"));
    let mut rows = section.lines().filter_map(|line| line.strip_prefix("| `")).count();
    for key in keys {
        assert!(section.contains(&format!("\n| `{key}` |")), "{key} is not explained");
        rows -= 1;
    }
    assert_eq!(rows, 0, "a key is explained that positions do not have");
}

/// Both samples of options are ones that a game can start from.
#[test]
fn the_variants_of_the_page_are_setups() {
    let variants = example("record").lines().find_map(|line| line.strip_prefix("variants: "));
    assert!(variants.expect("a header").parse::<Setup>().is_ok());
    assert_eq!(by_hand().setup(), &Setup::default());
}
