//! The boxes of the left sheet that are paid for: castle, land, wheel and constructions.

use super::super::boxes::BoxId;
use super::super::gain;
use super::super::table::{Kind, Why};
use super::super::tree::{DataError, Node};
use super::super::words::Fortification;
use super::{Builder, paid};

pub(super) fn read(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    fortifications(root, builder)?;
    lands(root, builder)?;
    wheel(root, builder)?;
    constructions(root, builder)
}

/// A track of boxes of which each asks for the one before it.
pub(super) fn follow(builder: &mut Builder, id: BoxId, before: Option<String>, node: &Node) {
    if let Some(before) = before {
        builder.want(id, before, Why::Before, node);
    }
}

/// What box `number` of a track asks for first.
pub(super) fn before(track: &str, number: usize) -> Option<String> {
    (number > 1).then(|| format!("{track}-{}", number - 1))
}

fn fortifications(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    const BOXES: [usize; 4] = [6, 8, 16, 12];
    for (at, node) in root.get("fortification")?.exactly::<4>()?.iter().enumerate() {
        let name = node.get("id")?.text()?;
        if Fortification::from_word(name).map(Fortification::index) != Some(at) {
            return Err(node.error("the fortifications are gate, tower, wall, moat in this order"));
        }
        let first = builder.len();
        let boxes = node.get("boxes")?;
        for (number, entry) in (1..).zip(boxes.list()?) {
            let spec = paid(Kind::Fortification, node.get("cost")?, entry.get("gain")?, &[])?;
            let id = builder.push(entry, &format!("{name}-{number}"), spec)?;
            follow(builder, id, before(name, number), entry);
            builder.want_crane(id, entry)?;
        }
        builder.table.lines.fortifications[at] = builder.line_from(first);
        if builder.len() - first != BOXES[at] {
            return Err(boxes.error(format!("{name} has {} boxes", BOXES[at])));
        }
    }
    check_levels(root, builder)
}

/// Every box raises what its track says: the moat every second time, the others always.
fn check_levels(root: &Node, builder: &Builder) -> Result<(), DataError> {
    for &kind in Fortification::ALL {
        let line = builder.table.lines.fortifications[kind.index()];
        for (number, id) in (1..).zip(line.iter()) {
            let is_raised = kind != Fortification::Moat || number % 2 == 0;
            let expected = is_raised.then_some(kind);
            if builder.table.fortification_of(id) != expected {
                let node = &root.get("fortification")?.list()?[kind.index()];
                return Err(node.error(format!("box {number} of {kind} raises something else")));
            }
        }
    }
    Ok(())
}

fn lands(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    for (at, node) in root.get("land_track")?.exactly::<3>()?.iter().enumerate() {
        let name = node.get("id")?.text()?;
        let first = builder.len();
        for (number, entry) in (1..).zip(node.get("boxes")?.exactly::<13>()?) {
            let spec = paid(Kind::Land, node.get("cost")?, entry, &[])?;
            let id = builder.push(entry, &format!("{name}-{number}"), spec)?;
            follow(builder, id, before(name, number), entry);
        }
        builder.table.lines.lands[at] = builder.line_from(first);
    }
    Ok(())
}

fn wheel(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let wheel = root.get("wheel")?;
    let boxes = root.get("wheel_box")?;
    for (at, quarter) in wheel.get("quarters")?.exactly::<4>()?.iter().enumerate() {
        let first = builder.len();
        for node in boxes.list()? {
            if node.get("quarter")?.text()? != quarter.text()? {
                continue;
            }
            let name = node.get("id")?.text()?;
            let spec = paid(Kind::Wheel, wheel.get("cost")?, node.get("gain")?, &[])?;
            builder.push(node, name, spec)?;
            for link in node.get("links")?.list()? {
                builder.links.push((name.to_owned(), link.text()?.to_owned(), link.line));
            }
        }
        let line = builder.line_from(first);
        let expected = if at == 3 { 10 } else { 11 };
        if line.len != expected {
            return Err(quarter.error(format!("this quarter has {expected} boxes")));
        }
        builder.table.lines.quarters[at] = line;
    }
    Ok(())
}

fn constructions(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let first = builder.len();
    for node in root.get("construction")?.exactly::<8>()? {
        let spec = paid(Kind::Construction, node.get("cost")?, node.get("gain")?, &[])?;
        let id = builder.push(node, node.get("id")?.text()?, spec)?;
        let developed = node.get("developed_by")?;
        builder.want(id, developed.text()?.replace('_', "-"), Why::Developed, developed);
        builder.want_crane(id, node)?;
    }
    builder.table.lines.constructions = builder.line_from(first);
    let plough = root.get("constants")?.get("plough_gain")?;
    builder.table.plough = gain::purse(plough)?;
    Ok(())
}
