//! Cards in words: paths, attacks, estates, loot and the scenario row.

use bastide_anarchy::{
    Activity, Asset, AttackCard, AttackType, Criterion, Dealt, EstateCard, Horse, Letter, Loot,
    Path, Purse, ScenarioCardSpec, TARGETS, Table, Target,
};
use bastide_text::Phrasebook;

use super::boxes::names;
use super::gains::purse;
use super::list;
use super::messages as say;

/// What a path card gives at once and what it counts in the end.
pub fn path_words(book: &Phrasebook, table: &Table, path: Path) -> String {
    let given = book.say(&say::Gives { gain: purse(book, table.paths[path.index()].gain) });
    format!("{given}. {}", path_counts(book, table, path))
}

/// What a path card counts in the end, and how many are how many points.
pub fn path_counts(book: &Phrasebook, table: &Table, path: Path) -> String {
    let spec = &table.paths[path.index()];
    let steps = spec.at.map(|[count, second]| match spec.criterion {
        Criterion::TowersAndGate => {
            book.say(&say::TowersAndGate { towers: count.into(), gate: second.into() })
        }
        _ if spec.is_at_most => book.say(&say::AtMost { count: count.into() }),
        _ => count.to_string(),
    });
    let [one, two, three] = steps;
    book.say(&say::PathCounts { path, one, two, three })
}

/// `Ladder`; a violent catapult is a trebuchet (ruling 20).
pub fn attack_kind(book: &Phrasebook, kind: AttackType, is_violent: bool) -> String {
    match (kind, is_violent) {
        (AttackType::Catapult, true) => book.say(&say::Trebuchet {}),
        _ => book.say(&say::AttackName { kind }),
    }
}

/// An attack card with the letters on its sides, or what its back shows.
pub fn attack(book: &Phrasebook, table: &Table, dealt: Dealt) -> String {
    dealt.card.map_or_else(
        || book.say(&say::CardHidden { kind: attack_kind(book, dealt.kind, false) }),
        |card| open(book, table, card),
    )
}

pub(super) fn open(book: &Phrasebook, table: &Table, card: AttackCard) -> String {
    let spec = card.spec(table);
    let kind = attack_kind(book, spec.kind, spec.is_violent);
    let hits = Target::ALL.iter().zip(spec.hits);
    let hits =
        hits.filter_map(|(&target, letter)| Some(book.say(&say::Hit { target, letter: letter? })));
    let hits = hits.collect::<Vec<_>>().join(", ");
    if spec.is_violent {
        book.say(&say::CardFierce { kind, hits })
    } else {
        book.say(&say::CardOpen { kind, hits })
    }
}

/// `north 3, south 2`: strengths by target, those that are not zero.
pub fn with_strengths(book: &Phrasebook, strength: [u8; TARGETS]) -> String {
    let hits = Target::ALL.iter().zip(strength).filter(|&(_, count)| count > 0);
    let at = |(&target, count): (&Target, u8)| {
        book.say(&say::StrengthAt { target, count: count.into() })
    };
    hits.map(at).collect::<Vec<_>>().join(", ")
}

/// What may defend against a type of attack.
pub fn defences(book: &Phrasebook, table: &Table, kind: AttackType) -> String {
    book.say(&say::DefendedBy { means: means(book, table, kind) })
}

/// The same as a list.
pub fn means(book: &Phrasebook, table: &Table, kind: AttackType) -> String {
    let spec = table.attack_types[kind.index()];
    let mut means = Vec::new();
    let fortification = spec.fortification;
    means.extend(
        fortification.map(|fortification| book.say(&say::FortificationName { fortification })),
    );
    means.extend(spec.tactic.map(|tactic| book.say(&say::TacticName { tactic })));
    if spec.has_workers {
        means.push(book.say(&say::Workers {}));
    }
    list(book, means)
}

/// What an estate card shows for an activity.
pub fn estate(book: &Phrasebook, table: &Table, card: EstateCard, activity: Activity) -> String {
    let spec = card.spec(table);
    match activity {
        Activity::Training => book.say(&say::EstateIcon { icon: spec.training }),
        Activity::Valentine => spec.valentine.to_string(),
        Activity::Michaelmas => spec.michaelmas.to_string(),
        Activity::Tournament => {
            book.say(&say::EstateJoust { lance: spec.lance, shield: spec.shield })
        }
        Activity::Brewery => book.say(&say::IngredientName { ingredient: spec.brewery }),
        Activity::Lammas => book.say(&say::ColourName { colour: spec.lammas }),
    }
}

/// A loot tile and what lies on it.
pub fn loot(book: &Phrasebook, table: &Table, loot: Loot) -> String {
    let spec = table.loot[loot.index()];
    book.say(&say::LootTile { size: spec.size, gain: purse(book, spec.gain) })
}

/// What an enemy castle falls to.
pub fn castle_needs(book: &Phrasebook, strength: u32, food: String) -> String {
    book.say(&say::CastleNeeds { strength, food })
}

/// A scenario card: the strengths of its letters, and its castle or its siege.
pub fn scenario_card(book: &Phrasebook, round: u8, card: &ScenarioCardSpec) -> String {
    let strengths = Letter::ALL.iter().zip(card.strength);
    let strengths: Vec<String> =
        strengths.map(|(letter, strength)| format!("{letter} {strength}")).collect();
    let mut words =
        book.say(&say::ScenarioCard { round: round.into(), strengths: strengths.join(", ") });
    let food = |count| purse(book, Purse::of(Asset::Food, count));
    if let Some(castle) = card.castle {
        let (strength, food) = (castle.defence.into(), food(castle.food));
        words = format!("{words} {}", castle_needs(book, strength, food));
        let horses = Horse::ALL.iter().filter(|horse| castle.horses >> horse.index() & 1 == 1);
        let mut means: Vec<String> =
            horses.map(|&horse| book.say(&say::GainHorse { horse })).collect();
        if !castle.weapons.is_empty() {
            means.push(names(book, castle.weapons.iter()));
        }
        if !means.is_empty() {
            words = format!("{words} {}", book.say(&say::CastleAlso { means: list(book, means) }));
        }
    }
    if let Some(siege) = card.siege {
        let cards = usize::from(round) + 2;
        let bravery: Vec<String> =
            siege.bravery.iter().take(cards).map(ToString::to_string).collect();
        let (food, bravery) = (food(siege.extra_food), bravery.join(" / "));
        words = format!("{words} {}", book.say(&say::SiegeCard { food, bravery }));
    }
    words
}
