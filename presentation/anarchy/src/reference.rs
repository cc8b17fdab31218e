//! The Anarchy's sheets box by box, its cards, and its icons with words.

use bastide_anarchy::{
    Activity, Asset, AttackType, Attribute, BUILT_IN, BoxId, EstateCard, Fortification, Path, Row,
    Scenario, Tactic, clause,
};
use bastide_presentation::reference::{
    Filter, Look, Reference, ReferenceEntry, ReferenceInfo, Section, address,
};
use bastide_text::Phrasebook;

use crate::doubts::doubt;
use crate::score::path_clause;
use crate::{drawing, words};

const GAME: &str = "anarchy";
/// What an entry belongs to.
const PART: &str = "part";

pub(crate) const REFERENCE: ReferenceInfo =
    ReferenceInfo { reference, picture: |id, _| drawing::icon_svg(id) };

fn reference(book: &Phrasebook) -> Reference {
    let mut sections = vec![icons(book)];
    sections.extend(sheets(book));
    sections.extend([paths(book), scenarios(book), attacks(book), tactics(book), estate(book)]);
    let parts = ["icons", "sheets", "paths", "scenarios", "attacks", "tactics", "estate"];
    let filter = Filter {
        name: PART,
        label: words::reference::filter_part(book),
        values: parts
            .map(|part| (part.to_owned(), words::reference::anarchy_part(book, part)))
            .to_vec(),
    };
    Reference { filters: vec![filter], sections }
}

fn section(
    part: &'static str,
    look: Look,
    entries: Vec<ReferenceEntry>,
    book: &Phrasebook,
) -> Section {
    Section {
        id: part.to_owned(),
        title: words::reference::anarchy_part(book, part),
        lead: words::reference::anarchy_part_lead(book, part),
        look,
        entries: entries.into_iter().map(|entry| tagged(entry, part)).collect(),
    }
}

fn tagged(mut entry: ReferenceEntry, part: &'static str) -> ReferenceEntry {
    entry.tags.push((PART, part.to_owned()));
    entry
}

/// Every icon with its name and what it stands for.
fn icons(book: &Phrasebook) -> Section {
    let icon = |id: String, name: String, note: String| ReferenceEntry {
        picture: Some(address(GAME, &id)),
        words: vec![note],
        name,
        id,
        ..ReferenceEntry::default()
    };
    let note = |key: &str| words::reference::anarchy_icon(book, key);
    let mut entries: Vec<ReferenceEntry> = Vec::new();
    for asset in Asset::ALL {
        entries.push(icon(
            format!("i-{asset}"),
            words::asset(book, *asset),
            note(&asset.to_string()),
        ));
    }
    for attribute in Attribute::ALL {
        let key = attribute.to_string();
        entries.push(icon(format!("i-{key}"), words::attribute(book, *attribute), note(&key)));
    }
    for row in Row::ALL {
        entries.push(icon(format!("c-{row}"), words::row(book, *row), note("command")));
    }
    for fortification in Fortification::ALL {
        let name = words::fortification(book, *fortification);
        entries.push(icon(format!("i-{fortification}"), name, note("fortification")));
    }
    for tactic in Tactic::ALL {
        entries.push(icon(format!("i-{tactic}"), words::tactic(book, *tactic), note("tactic")));
    }
    for asset in Asset::ALL {
        let name = words::reference::anarchy_production(book, words::asset(book, *asset));
        entries.push(icon(format!("p-{asset}"), name, note("production")));
    }
    section("icons", Look::Icons, entries, book)
}

/// The boxes of the sheets, track by track, in the order of the sheets.
fn sheets(book: &Phrasebook) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for id in BoxId::all() {
        let track = words::track_of(id);
        let name = format!("track-{track}");
        let known = sections.iter().position(|section| section.id == name);
        let place = known.unwrap_or(sections.len());
        if known.is_none() {
            sections.push(Section {
                id: name,
                title: words::track(book, &track),
                lead: String::new(),
                look: Look::Lines,
                entries: Vec::new(),
            });
        }
        sections[place].entries.push(box_entry(id, book));
    }
    sections
}

fn box_entry(id: BoxId, book: &Phrasebook) -> ReferenceEntry {
    let name = words::box_name(book, id);
    let whole = words::box_words(book, &BUILT_IN, id, false);
    // The words of a box begin with its name, which stands there already.
    let rest = whole.strip_prefix(&name).unwrap_or(&whole).trim_start_matches(['.', ' ']);
    let entry = ReferenceEntry {
        id: format!("box-{id}"),
        words: if rest.is_empty() { Vec::new() } else { vec![rest.to_owned()] },
        name,
        doubt: doubt(&format!("box-{id}"), None, book),
        ..ReferenceEntry::default()
    };
    tagged(entry, "sheets")
}

fn paths(book: &Phrasebook) -> Section {
    let entry = |path: Path| ReferenceEntry {
        id: format!("path-{path}"),
        name: words::path(book, path),
        words: vec![words::path_words(book, &BUILT_IN, path)],
        clause: path_clause(path),
        doubt: doubt(&format!("path-{path}"), None, book),
        ..ReferenceEntry::default()
    };
    section("paths", Look::Lines, Path::all().map(entry).collect(), book)
}

/// The cards that say how strong the attacks of a round are, and which castle can be taken.
fn scenarios(book: &Phrasebook) -> Section {
    let cards = Scenario::all().flat_map(|scenario| {
        let rounds = BUILT_IN.scenarios[scenario.index()].iter().zip(1..);
        rounds.map(move |(card, round)| (scenario, card, round))
    });
    let entry = |(number, (scenario, card, round)): (usize, (Scenario, _, u8))| {
        let id = format!("scenario-{}", number + 1);
        ReferenceEntry {
            name: words::reference::anarchy_scenario(book, words::scenario(book, scenario), round),
            words: vec![words::scenario_card(book, round, card)],
            clause: Some(clause::ANA_SETUP_02),
            doubt: doubt(&id, None, book),
            id,
            ..ReferenceEntry::default()
        }
    };
    section("scenarios", Look::Lines, cards.enumerate().map(entry).collect(), book)
}

/// A type of attack with what defends against it, and its cards.
fn attacks(book: &Phrasebook) -> Section {
    let entry = |&kind: &AttackType| {
        let cards = BUILT_IN.attacks.iter().chain(&BUILT_IN.assaults);
        let cards = cards.filter(|card| card.kind == kind);
        let fierce = cards.clone().filter(|card| card.is_violent).count() as u32;
        ReferenceEntry {
            id: format!("attack-{}", kind.to_string().replace('_', "-")),
            name: words::attack_kind(book, kind, false),
            words: vec![
                words::defences(book, &BUILT_IN, kind),
                words::reference::anarchy_attack_cards(book, cards.count() as u32, fierce),
            ],
            clause: Some(clause::ANA_DEF_15),
            ..ReferenceEntry::default()
        }
    };
    section("attacks", Look::Lines, AttackType::ALL.iter().map(entry).collect(), book)
}

fn tactics(book: &Phrasebook) -> Section {
    let entry = |&tactic: &Tactic| {
        let against = AttackType::ALL
            .iter()
            .filter(|kind| BUILT_IN.attack_types[kind.index()].tactic == Some(tactic))
            .map(|&kind| words::attack_kind(book, kind, false));
        let against = against.collect::<Vec<_>>().join(", ");
        let price = words::purse(book, BUILT_IN.preparing[tactic.index()]);
        ReferenceEntry {
            id: format!("tactic-{tactic}"),
            name: words::tactic(book, tactic),
            picture: Some(address(GAME, &format!("i-{tactic}"))),
            words: vec![words::reference::anarchy_tactic(book, against, price)],
            clause: Some(clause::ANA_TACT_07),
            ..ReferenceEntry::default()
        }
    };
    section("tactics", Look::Icons, Tactic::ALL.iter().map(entry).collect(), book)
}

/// The domain cards: each shows something for each of six activities.
fn estate(book: &Phrasebook) -> Section {
    let entry = |card: EstateCard| {
        let shown = Activity::ALL.iter().map(|&activity| {
            let what = words::estate(book, &BUILT_IN, card, activity);
            format!("{}: {what}.", words::track(book, &activity.to_string()))
        });
        ReferenceEntry {
            id: format!("estate-{card}"),
            name: words::reference::anarchy_estate(book, card.to_string()),
            words: shown.collect(),
            clause: Some(clause::ANA_ESTATE_01),
            ..ReferenceEntry::default()
        }
    };
    section("estate", Look::Lines, EstateCard::all().map(entry).collect(), book)
}

#[cfg(test)]
mod tests {
    use bastide_presentation::testing::reference::{check, entries};

    use super::*;

    #[test]
    fn the_reference_keeps_what_it_promises() {
        check(REFERENCE);
    }

    #[test]
    fn every_box_path_and_attack_is_there() {
        let ids: Vec<String> = entries(REFERENCE).into_iter().map(|entry| entry.id).collect();
        for id in BoxId::all() {
            assert!(ids.contains(&format!("box-{id}")), "{id}");
        }
        for path in Path::all() {
            assert!(ids.contains(&format!("path-{path}")), "{path}");
        }
    }

    #[test]
    fn boxes_and_cards_admit_what_is_reconstructed() {
        let entries = entries(REFERENCE);
        let doubt = |id: &str| {
            let entry = entries.iter().find(|entry| entry.id == id).expect("an entry");
            entry.doubt.clone().unwrap_or_default()
        };
        assert!(doubt("box-spies-1-1").contains("measure"));
        assert!(doubt("box-spies-3-2").contains("what it gives"));
        assert!(doubt("path-advocate").contains("what it gives"));
        assert!(doubt("scenario-1").contains("strengths"));
        assert_eq!(doubt("box-farms-1"), "");
    }
}
