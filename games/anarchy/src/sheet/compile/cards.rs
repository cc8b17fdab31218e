//! Rounds, places, and every card and tile.

use super::super::boxes::Boxes;
use super::super::gain;
use super::super::table::{
    AttackSpec, AttackTypeSpec, CastleSpec, Criterion, EstateSpec, LootSpec, OverrunSpec, PathSpec,
    PlaceSpec, RoundSpec, ScenarioCardSpec, SiegeSpec, TARGETS, Table, WHOLE,
};
use super::super::tree::{DataError, Node};
use super::super::words::{
    AttackType, Attribute, Colour, Fortification, Hold, Horse, Icon, Ingredient, Letter, LootSize,
    Side, Tactic,
};
use super::Builder;

pub(super) fn read(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    board(root, builder)?;
    attacks(root, builder)?;
    scenarios(root, builder)?;
    paths(root, builder)?;
    estate(root, builder)
}

fn board(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let table = &mut builder.table;
    for (at, node) in root.get("round")?.exactly::<5>()?.iter().enumerate() {
        table.rounds[at] = RoundSpec {
            attack_cards: node.get("attack_cards")?.count(5)?,
            food: node.get("food")?.count(20)?,
            resolve: node.get("resolve")?.count(20)?,
        };
    }
    for node in root.get("player_board")?.get("face_down_slots")?.list()? {
        let slot = node.count(5)?;
        let free = table.face_down.get_mut(usize::from(slot).wrapping_sub(1));
        *free.ok_or_else(|| node.error("the slots are counted from 1 to 5"))? = true;
    }
    for (at, node) in root.get("place")?.exactly::<5>()?.iter().enumerate() {
        let loot = node.get("loot")?.word(LootSize::from_word)?;
        table.places[at] = PlaceSpec { gain: gain::gain(node.get("gain")?, &[])?, loot };
    }
    for (at, node) in root.get("overrun")?.exactly::<3>()?.iter().enumerate() {
        let strength = node.get("strength")?.count(20)?;
        table.overruns[at] = OverrunSpec { strength, gain: gain::gain(node.get("gain")?, &[])? };
    }
    for (at, node) in root.get("loot_tile")?.exactly::<10>()?.iter().enumerate() {
        let size = node.get("size")?.word(LootSize::from_word)?;
        let expected = if at < 5 { LootSize::Large } else { LootSize::Small };
        if size != expected {
            return Err(node.error("five large tiles come first, then five small ones"));
        }
        table.loot[at] = LootSpec { size, gain: gain::purse(node.get("gain")?)? };
        builder.loot.push(node.get("id")?.text()?.to_owned());
    }
    for (from, node) in
        table.ladder.iter_mut().zip(root.get("solo")?.get("ladder")?.exactly::<5>()?)
    {
        *from = node.get("from")?.count(200)?;
    }
    Ok(())
}

fn optional<T>(node: &Node, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, DataError> {
    if node.text()?.is_empty() { Ok(None) } else { node.word(read).map(Some) }
}

fn hits(node: &Node) -> Result<[Option<Letter>; TARGETS], DataError> {
    let mut hits = [None; TARGETS];
    for (target, letter) in node.map()? {
        let at = Side::from_word(target).map(Side::index);
        let at = at.or((target == "whole").then_some(WHOLE));
        let at = at.ok_or_else(|| letter.error(format!("there is no side `{target}`")))?;
        hits[at] = Some(letter.word(Letter::from_word)?);
    }
    Ok(hits)
}

fn attacks(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    for (at, node) in root.get("attack_type")?.exactly::<7>()?.iter().enumerate() {
        if node.get("id")?.word(AttackType::from_word)?.index() != at {
            return Err(node.error("the types of attacks stand in another order"));
        }
        builder.table.attack_types[at] = AttackTypeSpec {
            fortification: optional(node.get("fortification")?, Fortification::from_word)?,
            tactic: optional(node.get("tactic")?, Tactic::from_word)?,
            has_workers: node.get("workers")?.truth()?,
        };
    }
    for (at, node) in root.get("attack_card")?.exactly::<36>()?.iter().enumerate() {
        let kind = node.get("type")?.word(AttackType::from_word)?;
        if kind.index() != at / 6 {
            return Err(node.error("there are six attack cards of each type, type by type"));
        }
        let is_violent = node.get("violent")?.truth()?;
        builder.table.attacks[at] = AttackSpec { kind, is_violent, hits: hits(node.get("hits")?)? };
    }
    for (at, node) in root.get("final_assault_card")?.exactly::<6>()?.iter().enumerate() {
        let hits = hits(node.get("hits")?)?;
        let kind = AttackType::FinalAssault;
        builder.table.assaults[at] = AttackSpec { kind, is_violent: false, hits };
    }
    check_shapes(root, &builder.table)
}

/// ANA-DEF-14: how many sides each type hits, and which.
fn check_shapes(root: &Node, table: &Table) -> Result<(), DataError> {
    for (at, card) in table.attacks.iter().chain(&table.assaults).enumerate() {
        let is_hit = |side: Side| card.hits[side.index()].is_some();
        let sides = Side::ALL.iter().filter(|&&side| is_hit(side)).count();
        let is_opposite = is_hit(Side::North) == is_hit(Side::South);
        let is_right = match card.kind {
            AttackType::Ladder | AttackType::SiegeTower => sides == 1,
            AttackType::Arrows => sides == 3,
            AttackType::Ballista => sides == 2 && is_opposite,
            AttackType::Ram => sides == 1 && is_hit(Side::South),
            AttackType::Catapult => sides == 0,
            AttackType::FinalAssault => sides == 2,
        };
        if !is_right || (card.hits[WHOLE].is_some() != (card.kind == AttackType::Catapult)) {
            let key = if at < 36 { "attack_card" } else { "final_assault_card" };
            let node = &root.get(key)?.list()?[at % 36];
            return Err(node.error(format!("a card of type {} hits otherwise", card.kind)));
        }
    }
    Ok(())
}

fn scenarios(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let cards = root.get("scenario_card")?.exactly::<30>()?;
    for (at, node) in cards.iter().enumerate() {
        let mut strength = [0; 5];
        for &letter in Letter::ALL {
            strength[letter.index()] = node.get("strength")?.get(letter.word())?.count(20)?;
        }
        let castle = node.find("castle").map(|node| castle(node, builder)).transpose()?;
        let siege = node.find("siege").map(|node| siege(node, at % 5 + 1)).transpose()?;
        let is_classic = at < 15;
        if castle.is_some() != is_classic || siege.is_some() == is_classic {
            return Err(node.error("cards 1 to 15 have a castle, cards 16 to 30 a siege"));
        }
        let strength_card = ScenarioCardSpec { strength, castle, siege };
        builder.table.scenarios[at / 5][at % 5] = strength_card;
    }
    Ok(())
}

fn castle(node: &Node, builder: &Builder) -> Result<CastleSpec, DataError> {
    let mut horses = 0;
    for entry in node.get("horses")?.list()? {
        horses |= 1 << entry.word(Horse::from_word)?.index();
    }
    let mut weapons = Boxes::NONE;
    let constructions = builder.table.lines.constructions;
    for entry in node.get("weapons")?.list()? {
        let known = builder.find(entry.text()?).filter(|&id| constructions.position(id).is_some());
        weapons.insert(known.ok_or_else(|| entry.error("there is no such siege weapon"))?);
    }
    Ok(CastleSpec {
        defence: node.get("defence")?.count(30)?,
        defence_passed: node.get("defence_passed")?.count(30)?,
        food: node.get("food")?.count(20)?,
        horses,
        weapons,
    })
}

fn siege(node: &Node, round: usize) -> Result<SiegeSpec, DataError> {
    let list = node.get("bravery")?;
    let mut bravery = [0; 7];
    if list.list()?.len() != round + 2 {
        let reason = format!("from none to all {} cards may be repelled in this round", round + 1);
        return Err(list.error(reason));
    }
    for (bravery, node) in bravery.iter_mut().zip(list.list()?) {
        *bravery = node.count(24)?;
    }
    Ok(SiegeSpec { extra_food: node.get("extra_food")?.count(20)?, bravery })
}

fn paths(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    for (at, node) in root.get("path_card")?.exactly::<25>()?.iter().enumerate() {
        let mut steps = [[0; 2]; 3];
        for (step, node) in steps.iter_mut().zip(node.get("at")?.exactly::<3>()?) {
            *step = match node.find("tower") {
                Some(tower) => [tower.count(99)?, node.get("gate")?.count(99)?],
                None => [node.count(99)?, 0],
            };
        }
        let compare = node.find("compare").map_or(Ok("at_least"), Node::text)?;
        let solo = node.find("solo").map_or(Ok(true), Node::truth)?;
        builder.table.paths[at] = PathSpec {
            gain: gain::purse(node.get("gain")?)?,
            criterion: criterion(node.get("criterion")?, builder)?,
            at: steps,
            is_at_most: compare == "at_most",
            is_in_solo: solo,
        };
        builder.paths.push(node.get("id")?.text()?.to_owned());
    }
    let in_solo = builder.table.paths.iter().filter(|path| path.is_in_solo).count();
    if in_solo != 24 {
        return Err(root.get("path_card")?.error("one path card is not for solo games"));
    }
    Ok(())
}

fn criterion(node: &Node, builder: &Builder) -> Result<Criterion, DataError> {
    let lines = &builder.table.lines;
    let boxes = |line: super::super::boxes::Line| Criterion::Filled(line.iter().collect());
    let named = |names: &[&str]| {
        Criterion::Filled(names.iter().filter_map(|name| builder.find(name)).collect())
    };
    let attribute = |attribute: Attribute| boxes(lines.attributes[attribute.index()]);
    let last = |lines: &[super::super::boxes::Line]| {
        Criterion::Filled(lines.iter().map(|line| line.last()).collect())
    };
    Ok(match node.text()? {
        "chapel_levels_complete" => {
            named(&["chapel-1-complete", "chapel-2-complete", "chapel-3-complete"])
        }
        "keep_levels_complete" => named(&["keep-1-3", "keep-2-3", "keep-3-3"]),
        "bank_levels_complete" => named(&["bank-1-2", "bank-2-2", "bank-3-2"]),
        "spies_gained" => named(&["spies-1-2", "spies-2-2", "spies-3-2"]),
        "siege_weapons_built" => Criterion::Filled(weapons(builder)),
        "command_rows_complete" => last(&lines.rows),
        "land_tracks_complete" => last(&lines.lands),
        "tournaments_won" => boxes(lines.trophies),
        "castles_defeated" => boxes(lines.castles),
        "opponents_assisted" => boxes(lines.assists),
        "lammas_pennants" => boxes(lines.pennants),
        "knight_trainings_done" => boxes(lines.training),
        "michaelmas_sums_complete" => boxes(lines.additions),
        "valentine_couples" => boxes(lines.couples),
        "tactics_researched" => boxes(lines.tactics),
        "wheel_quarters_complete" => {
            Criterion::Sets([0, 1, 2].map(|quarter| lines.quarters[quarter].iter().collect()))
        }
        "final_power" => attribute(Attribute::Power),
        "final_bravery" => attribute(Attribute::Bravery),
        "final_influence" => attribute(Attribute::Influence),
        "final_loyalty" => attribute(Attribute::Loyalty),
        "final_discontent" => Criterion::FinalDiscontent,
        "rally_tokens" => Criterion::RallyTokens,
        "wall_levels" => Criterion::WallLevels,
        "moat_levels" => Criterion::MoatLevel,
        "towers_and_gate" => Criterion::TowersAndGate,
        other => return Err(node.error(format!("nothing counts `{other}`"))),
    })
}

/// Constructions that are no cranes (ANA-WHEEL-08).
fn weapons(builder: &Builder) -> Boxes {
    let cranes = [builder.table.small_crane, builder.table.large_crane];
    builder.table.lines.constructions.iter().filter(|id| !cranes.contains(id)).collect()
}

fn estate(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    for (at, node) in root.get("estate_card")?.exactly::<24>()?.iter().enumerate() {
        let number = |key: &str, most: u8| {
            let node = node.get(key)?;
            let number = node.count(most)?;
            (number > 0).then_some(number).ok_or_else(|| node.error("the numbers begin with 1"))
        };
        builder.table.estate[at] = EstateSpec {
            training: node.get("training")?.word(Icon::from_word)?,
            valentine: number("valentine", 6)?,
            michaelmas: number("michaelmas", 8)?,
            lance: node.get("lance")?.word(Hold::from_word)?,
            shield: node.get("shield")?.word(Hold::from_word)?,
            brewery: node.get("brewery")?.word(Ingredient::from_word)?,
            lammas: node.get("lammas")?.word(Colour::from_word)?,
        };
    }
    Ok(())
}
