//! Reading what a box gives and costs: maps from an item to a count.

use super::purse::Purse;
use super::table::{Gain, Step};
use super::tree::{DataError, Node, Value};
use super::words::{Asset, Attribute, Fortification, Horse, Row};

/// The items of the data file that are neither workers nor resources.
fn step(item: &str, count: u8) -> Option<Vec<Step>> {
    let each = |step| Some(vec![step; usize::from(count)]);
    if let Some(asset) = item.strip_prefix("prod_").and_then(Asset::from_word) {
        return each(Step::Production(asset));
    }
    if let Some(row) = item.strip_prefix("cmd_").and_then(Row::from_word) {
        return each(Step::Command(row));
    }
    if let Some(horse) = item.strip_prefix("horse_").and_then(Horse::from_word) {
        return each(Step::Horse(horse));
    }
    if let Some(fortification) = Fortification::from_word(item) {
        return each(Step::Fortify(fortification));
    }
    if let Some(attribute) = Attribute::from_word(item) {
        return Some(vec![Step::Attribute(attribute, count)]);
    }
    Some(vec![match item {
        "any_resource" => Step::Take(count),
        "knowledge" => Step::Knowledge(count),
        "rally" => Step::Rally(count),
        "joy" => Step::Joy(count),
        "discontent" => Step::Discontent(count),
        "brew" => Step::Brew(count),
        "research" => return each(Step::Research),
        _ => return None,
    }])
}

/// Whether a key of the data file is an item.
pub(crate) fn is_item(key: &str) -> bool {
    Asset::from_word(key).is_some() || step(key, 1).is_some()
}

/// The place of a step in the order of ruling 15.
fn rank(step: Step) -> (u8, usize) {
    match step {
        Step::Take(_) | Step::Nothing => (0, 0),
        Step::Fortify(_) => (1, 0),
        Step::Production(asset) => (2, asset.index()),
        Step::Attribute(attribute, _) => (3, attribute.index()),
        Step::Knowledge(_) | Step::Rally(_) | Step::Joy(_) | Step::Discontent(_) => (4, 0),
        Step::Horse(_) => (5, 0),
        Step::Command(row) => (6, row.index()),
        Step::CommandOfChoice(_) => (7, 0),
        Step::Research => (8, 0),
        Step::Reveal(..) | Step::Brew(_) => (9, 0),
    }
}

/// A gain, and further steps that its box implies.
pub(crate) fn gain(node: &Node, further: &[Step]) -> Result<Gain, DataError> {
    let mut purse = Purse::NONE;
    let mut steps = further.to_vec();
    for (item, node) in node.map()? {
        let count = node.count(9)?;
        if let Some(asset) = Asset::from_word(item) {
            purse = purse.plus(Purse::of(asset, count));
        } else if count > 0 {
            let known = step(item, count);
            steps.extend(known.ok_or_else(|| node.error(format!("there is no item `{item}`")))?);
        }
    }
    steps.sort_by_key(|&step| rank(step));
    if steps.len() > Gain::STEPS {
        return Err(node.error(format!("a box gives at most {} things", Gain::STEPS)));
    }
    steps.resize(Gain::STEPS, Step::Nothing);
    let steps = steps.try_into().map_err(|_| node.error("too many things"))?;
    Ok(Gain { purse, steps })
}

/// Workers and resources only.
pub(crate) fn purse(node: &Node) -> Result<Purse, DataError> {
    let gain = gain(node, &[])?;
    if gain.steps().next().is_some() {
        return Err(node.error("only workers and resources have a place here"));
    }
    Ok(gain.purse)
}

/// What a track may give while a castle is defended: nothing that would have to be asked about.
pub(crate) fn unasked(node: &Node) -> Result<Gain, DataError> {
    let gain = gain(node, &[])?;
    let is_plain = |step| matches!(step, Step::Attribute(..) | Step::Production(_) | Step::Joy(_));
    if gain.steps().all(is_plain) {
        return Ok(gain);
    }
    Err(node.error("a box of an attribute gives workers, resources, production, points or joy"))
}

/// A list of one or two alternative costs.
pub(crate) fn costs(node: &Node) -> Result<(u8, [Purse; 2]), DataError> {
    let mut costs = [Purse::NONE; 2];
    let alternatives = node.list()?;
    if alternatives.is_empty() || alternatives.len() > 2 {
        return Err(node.error("a cost has one or two alternatives"));
    }
    for (cost, node) in costs.iter_mut().zip(alternatives) {
        *cost = purse(node)?;
        if cost.is_empty() {
            return Err(node.error("nothing is free"));
        }
    }
    let names = costs.map(|cost| cost.iter().next());
    if alternatives.len() == 2 && names[0].map(|n| n.0) == names[1].map(|n| n.0) {
        return Err(node.error("two alternatives begin with different workers or resources"));
    }
    Ok((alternatives.len() as u8, costs))
}

/// Whether a value is a map of items, which is changed as a whole.
pub(crate) fn is_items(value: &Value) -> bool {
    let Value::Map(entries) = value else { return false };
    entries.iter().all(|(key, node)| is_item(key) && matches!(node.value, Value::Number(_)))
}
