//! The boxes that nobody pays for: they are filled by gains.

use super::super::boxes::Line;
use super::super::gain;
use super::super::table::{BoxSpec, Gain, Kind, Requirement, TrainingSpec, Why};
use super::super::tree::{DataError, Node};
use super::super::words::{Asset, Attribute, Colour, Ingredient, Tactic};
use super::Builder;

pub(super) fn read(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    production(root, builder)?;
    attributes(root, builder)?;
    valentine(root, builder)?;
    michaelmas(root, builder)?;
    trophies(root, builder)?;
    brewery(root, builder)?;
    lammas(root, builder)?;
    tactics(root, builder)?;
    training(root, builder)?;
    builder.table.lines.assists = plain(root, builder, "assist", (Kind::Assist, 3))?;
    builder.table.lines.castles = plain(root, builder, "castle", (Kind::Castle, 5))?;
    let node = root.get("discontent")?;
    for (penalty, node) in
        builder.table.penalty.iter_mut().zip(node.get("penalty")?.exactly::<19>()?)
    {
        *penalty = node.count(100)?;
    }
    builder.table.penalty_beyond = node.get("penalty_beyond")?.count(20)?;
    Ok(())
}

/// A line of boxes that give nothing of their own.
fn plain(
    node: &Node,
    builder: &mut Builder,
    name: &str,
    (kind, count): (Kind, usize),
) -> Result<Line, DataError> {
    given(node, builder, name, (kind, &vec![Gain::NOTHING; count]))
}

fn given(
    node: &Node,
    builder: &mut Builder,
    name: &str,
    (kind, gains): (Kind, &[Gain]),
) -> Result<Line, DataError> {
    let first = builder.len();
    for (number, &gain) in (1..).zip(gains) {
        let spec = BoxSpec { kind, gain, ..BoxSpec::EMPTY };
        builder.push(node, &format!("{name}-{number}"), spec)?;
    }
    Ok(builder.line_from(first))
}

fn gains(nodes: &[Node]) -> Result<Vec<Gain>, DataError> {
    nodes.iter().map(|node| gain::gain(node, &[])).collect()
}

fn production(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    for node in root.get("production_track")?.exactly::<8>()? {
        let asset = node.get("produces")?.word(Asset::from_word)?;
        let length = node.get("length")?.count(12)?;
        let start = node.get("start")?.count(length)?;
        let name = node.get("id")?.text()?;
        let line = plain(node, builder, name, (Kind::Production, usize::from(length)))?;
        line.iter().take(usize::from(start)).for_each(|id| builder.table.start.insert(id));
        builder.table.lines.production[asset.index()] = line;
    }
    Ok(())
}

fn attributes(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    for node in root.get("attribute_track")?.exactly::<4>()? {
        let attribute = node.get("id")?.word(Attribute::from_word)?;
        let boxes = node.get("boxes")?.exactly::<24>()?;
        let gains = boxes.iter().map(gain::unasked).collect::<Result<Vec<Gain>, DataError>>()?;
        let line = given(node, builder, attribute.word(), (Kind::Attribute, &gains))?;
        builder.table.lines.attributes[attribute.index()] = line;
    }
    Ok(())
}

fn valentine(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let node = root.get("valentine")?;
    builder.table.lines.women = plain(node, builder, "woman", (Kind::Woman, 6))?;
    builder.table.lines.men = plain(node, builder, "man", (Kind::Man, 6))?;
    let couples = gains(node.get("couples")?.exactly::<6>()?)?;
    builder.table.lines.couples = given(node, builder, "couple", (Kind::Couple, &couples))?;
    Ok(())
}

fn michaelmas(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let node = root.get("michaelmas")?;
    let sums = node.get("sums")?.exactly::<9>()?;
    let first = builder.len();
    for number in 1..=sums.len() {
        plain(node, builder, &format!("addition-{number}"), (Kind::Slot, 2))?;
    }
    builder.table.lines.slots = builder.line_from(first);
    let mut rewards = Vec::new();
    for (sum, entry) in builder.table.sums.iter_mut().zip(sums) {
        *sum = entry.get("sum")?.count(16)?;
        if *sum == 1 {
            return Err(entry.error("two numbers never make 1"));
        }
        rewards.push(gain::gain(entry.get("gain")?, &[])?);
    }
    builder.table.lines.additions = given(node, builder, "addition", (Kind::Addition, &rewards))?;
    Ok(())
}

fn trophies(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let node = root.get("tournament_level")?;
    let wins: Result<Vec<Gain>, DataError> =
        node.list()?.iter().map(|level| gain::gain(level.get("win")?, &[])).collect();
    builder.table.lines.trophies = given(node, builder, "trophy", (Kind::Trophy, &wins?))?;
    Ok(())
}

fn brewery(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let grid = root.get("brewery")?.get("grid")?;
    let first = builder.len();
    for (row, line) in (1..).zip(grid.exactly::<4>()?) {
        for (column, entry) in line.exactly::<4>()?.iter().enumerate() {
            builder.table.grid[(row - 1) * 4 + column] = entry.word(Ingredient::from_word)?;
        }
        plain(line, builder, &format!("brewery-{row}"), (Kind::Brewery, 4))?;
    }
    builder.table.lines.brewery = builder.line_from(first);
    let grid_of = builder.table.grid;
    let is_latin = (0..4).all(|at| {
        let all = |line: [usize; 4]| {
            Ingredient::ALL.iter().all(|one| line.iter().any(|&cell| grid_of[cell] == *one))
        };
        all([0, 1, 2, 3].map(|i| at * 4 + i)) && all([0, 1, 2, 3].map(|i| i * 4 + at))
    });
    is_latin.then_some(()).ok_or_else(|| grid.error("each ingredient stands once in every line"))
}

fn lammas(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let ropes = root.get("lammas")?.get("ropes")?.exactly::<3>()?;
    let first = builder.len();
    for (rope, node) in ropes.iter().enumerate() {
        for (at, entry) in node.get("pennants")?.exactly::<4>()?.iter().enumerate() {
            builder.table.ropes[rope * 4 + at] = entry.word(Colour::from_word)?;
        }
        let colours = &builder.table.ropes[rope * 4..rope * 4 + 4];
        if !Colour::ALL.iter().all(|colour| colours.contains(colour)) {
            return Err(node.error("a rope has a pennant of each colour"));
        }
        plain(node, builder, &format!("pennant-{}", rope + 1), (Kind::Pennant, 4))?;
    }
    builder.table.lines.pennants = builder.line_from(first);
    let first = builder.len();
    for (rope, node) in (1..).zip(ropes) {
        let gains = gains(node.get("hanging")?.exactly::<3>()?)?;
        given(node, builder, &format!("hanging-{rope}"), (Kind::Hanging, &gains))?;
    }
    builder.table.lines.hanging = builder.line_from(first);
    Ok(())
}

/// A box for each tactic: whether it is researched. Bolts ask for what shoots them.
fn tactics(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let first = builder.len();
    for (at, node) in root.get("prepared_tactic")?.exactly::<5>()?.iter().enumerate() {
        let tactic = node.get("id")?.word(Tactic::from_word)?;
        if tactic.index() != at {
            return Err(node.error("the tactics are covers, stones, pitch, logs, bolts in order"));
        }
        let mut spec = BoxSpec { kind: Kind::Tactic, ..BoxSpec::EMPTY };
        let requires = node.get("research_requires_built")?;
        if !requires.text()?.is_empty() {
            let found = builder.find(requires.text()?);
            let on = found.ok_or_else(|| requires.error("there is no such construction"))?;
            spec.needs[0] = Requirement { on, why: Why::Built };
        }
        builder.push(node, tactic.word(), spec)?;
        builder.table.circled_at_start[at] = node.get("circled_at_start")?.count(9)?;
        let (alternatives, costs) = gain::costs(node.get("cost")?)?;
        if alternatives != 1 {
            return Err(node.error("preparing has one price"));
        }
        builder.table.preparing[at] = costs[0];
    }
    builder.table.lines.tactics = builder.line_from(first);
    Ok(())
}

fn training(root: &Node, builder: &mut Builder) -> Result<(), DataError> {
    let node = root.get("knight_training")?;
    for (at, spec) in builder.table.training.iter_mut().enumerate() {
        let results = node.get(&format!("result_{}", at + 1))?;
        let choices = results.list()?;
        if choices.is_empty() || choices.len() > 2 {
            return Err(results.error("a training gives one of one or two things"));
        }
        let mut read = TrainingSpec { choices: choices.len() as u8, gains: [Gain::NOTHING; 2] };
        for (gain, node) in read.gains.iter_mut().zip(choices) {
            *gain = gain::gain(node, &[])?;
        }
        *spec = read;
    }
    Ok(())
}
