//! The boxes of the right sheet that are paid for: command rows, buildings, spies, levels.

use super::super::boxes::{BoxId, Line};
use super::super::gain;
use super::super::table::{BoxSpec, Kind, Step, Why};
use super::super::tree::{DataError, Node, Value};
use super::super::words::{Activity, Asset, Row};
use super::left::{before, follow};
use super::{Builder, paid};

const BUILDINGS: [(&str, usize); 4] = [("keep", 3), ("bank", 3), ("stables", 2), ("chapel", 3)];

pub(super) fn read(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    rows(root, builder)?;
    for (at, (building, levels)) in BUILDINGS.into_iter().enumerate() {
        let first = builder.len();
        for level in 1..=levels {
            building_level(root, builder, building, level)?;
        }
        builder.table.lines.buildings[at] = builder.line_from(first);
    }
    spies(root, builder)?;
    let lines = [
        levels::<5>(root, builder, ("tactics_level", "tactics"), Kind::Research)?,
        levels::<6>(root, builder, ("rampart_level", "ramparts"), Kind::Rampart)?,
        levels::<6>(root, builder, ("knight_training_level", "knight-training"), Kind::Training)?,
        levels::<6>(root, builder, ("valentine_level", "valentine"), Kind::Valentine)?,
        levels::<6>(root, builder, ("michaelmas_level", "michaelmas"), Kind::Michaelmas)?,
        levels::<6>(root, builder, ("tournament_level", "tournaments"), Kind::Tournament)?,
        levels::<6>(root, builder, ("lammas_level", "lammas"), Kind::Lammas)?,
    ];
    let table = &mut builder.table.lines;
    [table.research, table.ramparts, table.training, table.valentine] =
        [lines[0], lines[1], lines[2], lines[3]];
    [table.michaelmas, table.tournaments, table.lammas] = [lines[4], lines[5], lines[6]];
    training_place(root, builder)
}

fn rows(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    for (at, node) in root.get("command_row")?.exactly::<4>()?.iter().enumerate() {
        let name = node.get("id")?.text()?;
        if Row::from_word(name).map(Row::index) != Some(at) {
            let order = "the rows are governance, war, worship, entertainment in this order";
            return Err(node.error(order));
        }
        let first = builder.len();
        for (number, entry) in (1..).zip(node.get("boxes")?.exactly::<9>()?) {
            let spec = paid(Kind::Command, node.get("cost")?, entry, &[])?;
            let id = builder.push(entry, &format!("{name}-{number}"), spec)?;
            follow(builder, id, before(name, number), entry);
        }
        builder.table.lines.rows[at] = builder.line_from(first);
    }
    Ok(())
}

fn building_level(
    root: &Node,
    builder: &mut Builder,
    building: &str,
    level: usize,
) -> Result<(), DataError> {
    let levels = root.get("building_level")?;
    let is_it = |node: &&Node| {
        node.find("building").and_then(|name| name.text().ok()) == Some(building)
            && node.find("level").map(|number| &number.value) == Some(&Value::Number(level as i64))
    };
    let missing = || levels.error(format!("level {level} of {building} is missing"));
    let node = levels.list()?.iter().find(is_it).ok_or_else(missing)?;
    let name = format!("{building}-{level}");
    let id = builder.push(
        node,
        &name,
        paid(Kind::Level, node.get("cost")?, node.get("built")?, &[])?,
    )?;
    builder.want_level(id, node)?;
    if level > 1 {
        let complete = last_box(building, level - 1);
        builder.want(id, complete, Why::Complete, node);
    }
    if building == "chapel" { offerings(node, builder, &name) } else { uses(node, builder, &name) }
}

/// The box that completes a level.
fn last_box(building: &str, level: usize) -> String {
    match building {
        "chapel" => format!("chapel-{level}-complete"),
        "bank" => format!("bank-{level}-2"),
        _ => format!("{building}-{level}-3"),
    }
}

fn uses(node: &Node, builder: &mut Builder, level: &str) -> Result<(), DataError> {
    let boxes = node.get("boxes")?;
    let count = boxes.list()?.len();
    let expected = if level.starts_with("bank") { 2 } else { 3 };
    if count != expected {
        return Err(boxes.error(format!("{level} has {expected} boxes")));
    }
    for (number, entry) in (1..).zip(boxes.list()?) {
        let choice = node.find("last_choose").filter(|_| number == count);
        let further = choice.map(choice_of_rows).transpose()?;
        let further = further.as_slice();
        let spec = paid(Kind::Use, node.get("use_cost")?, entry, further)?;
        let id = builder.push(entry, &format!("{level}-{number}"), spec)?;
        match before(level, number) {
            Some(before) => builder.want(id, before, Why::Before, entry),
            None => builder.want(id, level, Why::Built, entry),
        }
    }
    Ok(())
}

fn choice_of_rows(node: &Node) -> Result<Step, DataError> {
    let mut rows = 0;
    for entry in node.list()? {
        let row = entry.word(|text| text.strip_prefix("cmd_").and_then(Row::from_word))?;
        rows |= 1 << row.index();
    }
    Ok(Step::CommandOfChoice(rows))
}

/// Three squares in any order, and the wide box that follows from them.
fn offerings(node: &Node, builder: &mut Builder, level: &str) -> Result<(), DataError> {
    for entry in node.get("offerings")?.exactly::<3>()? {
        let asset = entry.word(Asset::from_word)?;
        let costs = [super::Purse::of(asset, 1), super::Purse::NONE];
        let spec = BoxSpec { kind: Kind::Offering, alternatives: 1, costs, ..BoxSpec::EMPTY };
        let id = builder.push(entry, &format!("{level}-{asset}"), spec)?;
        builder.want(id, level, Why::Built, entry);
    }
    let gain = gain::gain(node.get("complete")?, &[])?;
    let spec = BoxSpec { kind: Kind::Chapel, gain, ..BoxSpec::EMPTY };
    builder.push(node, &format!("{level}-complete"), spec)?;
    Ok(())
}

fn spies(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let first = builder.len();
    let mut previous: Option<String> = None;
    for (level, node) in (1..).zip(root.get("spy_level")?.exactly::<3>()?) {
        for (number, entry) in (1..).zip(node.get("boxes")?.exactly::<2>()?) {
            let name = format!("spies-{level}-{number}");
            let id = builder.push(entry, &name, paid(Kind::Spy, node.get("cost")?, entry, &[])?)?;
            follow(builder, id, previous.replace(name), entry);
            if number == 1 {
                builder.want_level(id, node)?;
            }
        }
    }
    builder.table.lines.spies = builder.line_from(first);
    builder.table.assist = gain::gain(root.get("spies")?.get("reward_per_assist")?, &[])?;
    Ok(())
}

/// Tracks of one box a level.
fn levels<const N: usize>(
    root: &Node,
    builder: &mut Builder,
    (key, name): (&str, &str),
    kind: Kind,
) -> Result<Line, DataError> {
    let nothing = Node { line: 0, value: Value::Map(Vec::new()) };
    let first = builder.len();
    for (number, node) in (1..).zip(root.get(key)?.exactly::<N>()?) {
        let mut further = Vec::new();
        if let Some(cards) = node.find("reveal") {
            let activity = activity(kind).ok_or_else(|| cards.error("nothing to reveal for"))?;
            further.push(Step::Reveal(activity, check_reveal(activity, cards)?));
        }
        let gain = node.find("gain").unwrap_or(&nothing);
        let spec = paid(kind, node.get("cost")?, gain, &further)?;
        let id = builder.push(node, &format!("{name}-{number}"), spec)?;
        follow(builder, id, before(name, number), node);
        builder.want_level(id, node)?;
    }
    Ok(builder.line_from(first))
}

fn activity(kind: Kind) -> Option<Activity> {
    Some(match kind {
        Kind::Training => Activity::Training,
        Kind::Valentine => Activity::Valentine,
        Kind::Michaelmas => Activity::Michaelmas,
        Kind::Tournament => Activity::Tournament,
        Kind::Lammas => Activity::Lammas,
        _ => return None,
    })
}

/// Only a training may reveal more cards than two.
fn check_reveal(activity: Activity, node: &Node) -> Result<u8, DataError> {
    let cards = node.count(4)?;
    let is_right = if activity == Activity::Training { cards > 0 } else { cards == 2 };
    is_right.then_some(cards).ok_or_else(|| node.error("so many cards are not revealed"))
}

/// Knights are trained in a chapel (ANA-KNIGHT-01).
fn training_place(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let node = root.get("knight_training")?.get("requires_built")?;
    let building = node.get("building")?.text()?;
    let level = node.get("level")?.count(3)?;
    let line = builder.table.lines.training;
    let ids: Vec<BoxId> = line.iter().collect();
    for id in ids {
        builder.want(id, format!("{building}-{level}"), Why::Built, node);
    }
    Ok(())
}
