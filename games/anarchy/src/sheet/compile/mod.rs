//! From the data file to the table: reads every value and checks that they fit together.
//!
//! The build runs this on the file of the program, and the program on an owner's corrected one, so
//! both are held to the same checks.

mod cards;
mod left;
mod marks;
mod right;

use super::boxes::{BoxId, Boxes, Line, MOST_BOXES};
use super::gain;
use super::purse::Purse;
use super::table::{
    AttackSpec, AttackTypeSpec, BoxSpec, Criterion, EstateSpec, Gain, Lines, LootSpec, OverrunSpec,
    PathSpec, PlaceSpec, Price, Requirement, RoundSpec, ScenarioCardSpec, Table, TrainingSpec, Why,
};
use super::tree::{DataError, Node};
use super::words::{AttackType, Colour, Hold, Icon, Ingredient, LootSize};

/// A table and the texts of what it numbers.
pub(crate) struct Compiled {
    pub(crate) table: Table,
    pub(crate) boxes: Vec<String>,
    pub(crate) paths: Vec<String>,
    pub(crate) loot: Vec<String>,
}

/// Reads a whole data file.
pub(crate) fn compile(root: &Node) -> Result<Compiled, DataError> {
    let mut builder = Builder::new();
    constants(root)?;
    left::read(root, &mut builder)?;
    right::read(root, &mut builder)?;
    marks::read(root, &mut builder)?;
    builder.connect(root)?;
    cards::read(root, &mut builder)?;
    Ok(Compiled {
        table: builder.table,
        boxes: builder.ids,
        paths: builder.paths,
        loot: builder.loot,
    })
}

/// What the procedures of the rules are written for; a file that says otherwise cannot be played.
fn constants(root: &Node) -> Result<(), DataError> {
    let constants = root.get("constants")?;
    let fixed = [
        ("players_min", 1),
        ("players_max", 4),
        ("rounds", 5),
        ("attribute_cap", 24),
        ("rally_max", 3),
        ("assist_max", 3),
        ("free_trade_give", 2),
        ("free_trade_take", 1),
        ("plough_strength", 3),
        ("tournament_draws_max", 3),
        ("tower_cap", 2),
        ("wall_cap", 4),
        ("wall_step_max", 1),
    ];
    for (key, value) in fixed {
        let node = constants.get(key)?;
        if node.count(u8::MAX)? != value {
            return Err(node.error(format!("the rules are written for {key} = {value}")));
        }
    }
    let strengths = [("craftsman", [0, 1, 1]), ("soldier", [1, 1, 1]), ("knight", [2, 2, 0])];
    for (worker, values) in strengths {
        let node = root.get("strength")?.get(worker)?;
        for (key, value) in ["attack", "defend", "beer"].into_iter().zip(values) {
            if node.get(key)?.count(9)? != value {
                let rule = format!("the rules are written for a {worker} with {key} = {value}");
                return Err(node.error(rule));
            }
        }
    }
    Ok(())
}

/// A requirement whose box may stand further on in the file.
struct Wanted {
    id: BoxId,
    on: String,
    why: Why,
    line: usize,
}

pub(super) struct Builder {
    pub(super) table: Table,
    ids: Vec<String>,
    paths: Vec<String>,
    loot: Vec<String>,
    wanted: Vec<Wanted>,
    /// Lines of the wheel, from the hub outwards.
    links: Vec<(String, String, usize)>,
}

impl Builder {
    fn new() -> Self {
        Self {
            table: empty(),
            ids: Vec::new(),
            paths: Vec::new(),
            loot: Vec::new(),
            wanted: Vec::new(),
            links: Vec::new(),
        }
    }

    /// Puts a box at the end of the table.
    fn push(&mut self, node: &Node, id: &str, spec: BoxSpec) -> Result<BoxId, DataError> {
        let id = id.replace('_', "-");
        if self.ids.contains(&id) {
            return Err(node.error(format!("there are two boxes `{id}`")));
        }
        if self.ids.len() == MOST_BOXES {
            return Err(node.error("there are too many boxes"));
        }
        let number = BoxId(self.ids.len() as u16);
        self.table.boxes[number.index()] = spec;
        self.ids.push(id);
        self.table.len = self.ids.len() as u16;
        Ok(number)
    }

    /// A line of boxes from here on, once they are all pushed.
    fn line_from(&self, first: usize) -> Line {
        Line { first: BoxId(first as u16), len: (self.ids.len() - first) as u8 }
    }

    fn len(&self) -> usize {
        self.ids.len()
    }

    fn want(&mut self, id: BoxId, on: impl Into<String>, why: Why, node: &Node) {
        self.wanted.push(Wanted { id, on: on.into(), why, line: node.line });
    }

    /// What most boxes ask for: a measure of a row and a crane.
    fn want_level(&mut self, id: BoxId, node: &Node) -> Result<(), DataError> {
        if let Some(measure) = node.find("measure") {
            let row = node.get("row")?.text()?;
            let least = measure.count(9)?;
            if least > 0 {
                self.want(id, format!("{row}-{least}"), Why::Measure, measure);
            }
        }
        self.want_crane(id, node)
    }

    fn want_crane(&mut self, id: BoxId, node: &Node) -> Result<(), DataError> {
        let Some(crane) = node.find("crane") else { return Ok(()) };
        match crane.text()? {
            "" => {}
            "small" => self.want(id, "small-crane", Why::Crane, crane),
            "large" => self.want(id, "large-crane", Why::Crane, crane),
            other => return Err(crane.error(format!("there is no crane `{other}`"))),
        }
        Ok(())
    }

    pub(super) fn find(&self, id: &str) -> Option<BoxId> {
        let id = id.replace('_', "-");
        self.ids.iter().position(|known| *known == id).map(|at| BoxId(at as u16))
    }

    fn found(&self, id: &str, line: usize) -> Result<BoxId, DataError> {
        let reason = || DataError { line, reason: format!("there is no box `{id}`") };
        self.find(id).ok_or_else(reason)
    }

    /// Resolves the requirements and everything that follows from them.
    fn connect(&mut self, root: &Node) -> Result<(), DataError> {
        for Wanted { id, on, why, line } in std::mem::take(&mut self.wanted) {
            let on = self.found(&on, line)?;
            let needs = &mut self.table.boxes[id.index()].needs;
            let free = needs.iter_mut().find(|need| need.on == BoxId::NONE);
            let reason = || DataError { line, reason: "a box asks for too much".to_owned() };
            *free.ok_or_else(reason)? = Requirement { on, why };
        }
        // The lines of the wheel may be used in both directions.
        for (one, other, line) in std::mem::take(&mut self.links) {
            let (one, other) = (self.found(&one, line)?, self.found(&other, line)?);
            for (from, to) in [(one, other), (other, one)] {
                self.link(from, to, line)?;
            }
        }
        self.unlink_hub(root)?;
        self.table.small_crane = self.found("small-crane", root.line)?;
        self.table.large_crane = self.found("large-crane", root.line)?;
        self.count_dependents();
        self.sort_prices(root)
    }

    fn link(&mut self, from: BoxId, to: BoxId, line: usize) -> Result<(), DataError> {
        let links = &mut self.table.boxes[to.index()].links;
        let free = links.iter_mut().find(|link| **link == BoxId::NONE);
        let reason = || DataError { line, reason: "a box has too many lines".to_owned() };
        *free.ok_or_else(reason)? = from;
        Ok(())
    }

    /// The hub is always there: a box linked to it asks for nothing.
    fn unlink_hub(&mut self, root: &Node) -> Result<(), DataError> {
        for node in root.get("wheel")?.get("hub_links")?.list()? {
            let id = self.found(node.text()?, node.line)?;
            self.table.boxes[id.index()].links = [BoxId::NONE; BoxSpec::LINKS];
        }
        Ok(())
    }

    fn count_dependents(&mut self) {
        for id in self.table.all() {
            let spec = self.table.boxes[id.index()];
            for on in spec.needs().map(|need| need.on).chain(spec.links()) {
                self.table.dependents[on.index()].insert(id);
            }
        }
    }

    fn sort_prices(&mut self, root: &Node) -> Result<(), DataError> {
        for id in self.table.all() {
            let spec = self.table.boxes[id.index()];
            for (alternative, &cost) in spec.costs().iter().enumerate() {
                let payment = spec.payment(alternative);
                let count = usize::from(self.table.price_count);
                let known = self.table.prices[..count]
                    .iter()
                    .position(|price| price.cost == cost && price.payment == payment);
                let at = known.unwrap_or(count);
                if at == Table::PRICES {
                    return Err(root.error("there are too many different prices"));
                }
                let price = &mut self.table.prices[at];
                (price.cost, price.payment) = (cost, payment);
                price.boxes.insert(id);
                self.table.price_count = self.table.price_count.max(at as u8 + 1);
            }
        }
        Ok(())
    }
}

/// A box that costs and gives what the nodes say.
fn paid(
    kind: super::table::Kind,
    cost: &Node,
    given: &Node,
    further: &[super::table::Step],
) -> Result<BoxSpec, DataError> {
    let (alternatives, costs) = gain::costs(cost)?;
    let gain = gain::gain(given, further)?;
    Ok(BoxSpec { kind, alternatives, costs, gain, ..BoxSpec::EMPTY })
}

/// A table with nothing in it, to be filled.
#[expect(clippy::large_stack_arrays, reason = "made once, and moved to the heap")]
fn empty() -> Table {
    let castle = ScenarioCardSpec { strength: [0; 5], castle: None, siege: None };
    let attack = AttackSpec { kind: AttackType::Ladder, is_violent: false, hits: [None; 5] };
    let estate = EstateSpec {
        training: Icon::Scroll,
        valentine: 0,
        michaelmas: 0,
        lance: Hold::Left,
        shield: Hold::Left,
        brewery: Ingredient::Water,
        lammas: Colour::Yellow,
    };
    let path = PathSpec {
        gain: Purse::NONE,
        criterion: Criterion::FinalDiscontent,
        at: [[0; 2]; 3],
        is_at_most: false,
        is_in_solo: true,
    };
    Table {
        len: 0,
        boxes: [BoxSpec::EMPTY; MOST_BOXES],
        dependents: [Boxes::NONE; MOST_BOXES],
        prices: [Price { cost: Purse::NONE, payment: None, boxes: Boxes::NONE }; Table::PRICES],
        price_count: 0,
        lines: Lines::EMPTY,
        start: Boxes::NONE,
        circled_at_start: [0; 5],
        preparing: [Purse::NONE; 5],
        small_crane: BoxId::NONE,
        large_crane: BoxId::NONE,
        rounds: [RoundSpec { attack_cards: 0, food: 0, resolve: 0 }; Table::ROUNDS],
        face_down: [false; 5],
        places: [PlaceSpec { gain: Gain::NOTHING, loot: LootSize::Large }; Table::ROUNDS],
        overruns: [OverrunSpec { strength: 0, gain: Gain::NOTHING }; 3],
        loot: [LootSpec { size: LootSize::Large, gain: Purse::NONE }; 10],
        attack_types: [AttackTypeSpec { fortification: None, tactic: None, has_workers: false }; 7],
        attacks: [attack; 36],
        assaults: [attack; 6],
        scenarios: [[castle; Table::ROUNDS]; 6],
        paths: [path; 25],
        estate: [estate; 24],
        training: [TrainingSpec { choices: 0, gains: [Gain::NOTHING; 2] }; 4],
        sums: [0; 9],
        grid: [Ingredient::Water; 16],
        ropes: [Colour::Yellow; 12],
        assist: Gain::NOTHING,
        plough: Purse::NONE,
        penalty: [0; 19],
        penalty_beyond: 0,
        ladder: [0; 5],
    }
}
