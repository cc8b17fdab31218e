//! One player in the middle of an action: what every effect works on.

use bastide_core::{Reveal, Seat, Seed, Sink};

use super::player::{Player, Stage};
use crate::event::Event;
use crate::setup::Rules;
use crate::sheet::boxes::BoxId;
use crate::sheet::purse::Purse;
use crate::sheet::table::{Gain, Kind, Spot, Step, Table};
use crate::sheet::words::{Activity, Asset, Attribute, Fortification, Row, Tactic};

/// A player, the printed values, and where to tell what happens. Nothing of another player is in
/// reach, so what seats do at the same time cannot mix.
pub(super) struct Turn<'g, S> {
    pub(super) table: &'g Table,
    pub(super) rules: Rules,
    pub(super) seed: &'g Seed,
    pub(super) seat: Seat,
    pub(super) player: &'g mut Player,
    pub(super) log: &'g mut S,
    pub(super) reveal: Reveal,
}

impl<S: Sink<Event>> Turn<'_, S> {
    /// Pays for a box and fills it.
    pub(super) fn pay_for(&mut self, id: BoxId, cost: Purse, spot: Spot) {
        self.player.purse = self.player.purse.minus(cost);
        self.fill(id, cost, spot);
    }

    /// Fills a box and gains what it shows, and what that fills in turn (ANA-ACT-04).
    pub(super) fn fill(&mut self, id: BoxId, paid: Purse, spot: Spot) {
        let spec = self.table.spec(id);
        self.player.filled.insert(id);
        self.player.reachable.remove(id);
        for dependent in self.table.dependents[id.index()].iter() {
            if self.table.is_open(dependent, &self.player.filled) {
                self.player.reachable.insert(dependent);
            }
        }
        self.log.tell(Event::Filled { seat: self.seat, id, paid, spot });
        self.gain(&spec.gain, spot);
        if spec.kind == Kind::Offering {
            self.fill_wide_box(id);
        }
    }

    /// Fills a box that nobody pays for.
    pub(super) fn mark(&mut self, id: BoxId) {
        self.fill(id, Purse::NONE, Spot::Nowhere);
    }

    /// ANA-CHAPEL-04: a level of the chapel is five boxes, the wide one last.
    fn fill_wide_box(&mut self, square: BoxId) {
        const LEVEL: usize = 5;
        let [.., chapel] = self.table.lines.buildings;
        let Some(position) = chapel.position(square) else { return };
        let level = position - position % LEVEL;
        if (1..=3).all(|number| self.player.filled.contains(chapel.at(level + number))) {
            self.mark(chapel.at(level + 4));
        }
    }

    pub(super) fn gain(&mut self, gain: &Gain, spot: Spot) {
        self.receive(gain.purse);
        for step in gain.steps() {
            self.step(step, spot);
        }
    }

    pub(super) fn receive(&mut self, gain: Purse) {
        if !gain.is_empty() {
            self.player.purse = self.player.purse.plus(gain);
            self.log.tell(Event::Gained { seat: self.seat, gain });
        }
    }

    fn step(&mut self, step: Step, spot: Spot) {
        match step {
            Step::Nothing => {}
            Step::Take(count) => self.player.pending.take += count,
            Step::Fortify(fortification) => self.fortify(fortification, spot),
            Step::Production(asset) => self.raise_production(asset),
            Step::Attribute(attribute, points) => self.raise(attribute, points),
            Step::Knowledge(count) => {
                self.player.knowledge = self.player.knowledge.saturating_add(count);
            }
            Step::Rally(count) => self.gain_rally(count),
            Step::Joy(count) => self.feel(count, 0),
            Step::Discontent(count) => self.feel(0, count),
            Step::Horse(horse) => self.player.horses |= 1 << horse.index(),
            Step::Command(row) => self.fill_command(row),
            Step::CommandOfChoice(rows) => self.player.pending.rows |= rows,
            Step::Research => self.player.pending.research += 1,
            Step::Reveal(activity, cards) => self.player.pending.reveal = Some((activity, cards)),
            Step::Brew(count) => self.player.pending.brews += count,
        }
    }

    fn fortify(&mut self, fortification: Fortification, spot: Spot) {
        match (fortification, spot) {
            (Fortification::Gate, _) => self.player.gate += 1,
            (Fortification::Moat, _) => self.player.moat += 1,
            (Fortification::Wall, Spot::Side(side)) => self.player.walls[side.index()] += 1,
            (Fortification::Tower, Spot::Corner(corner)) => {
                self.player.towers[corner.index()] += 1;
            }
            _ => debug_assert!(false, "a wall has a side and a tower a corner"),
        }
    }

    /// ANA-TRACK-05: an icon for a full track is ignored.
    fn raise_production(&mut self, asset: Asset) {
        let line = self.table.lines.production[asset.index()];
        let filled = self.player.filled.count(line);
        if filled < line.len {
            self.mark(line.at(usize::from(filled)));
        }
    }

    /// ANA-TRACK-02, -03
    pub(super) fn raise(&mut self, attribute: Attribute, points: u8) {
        let line = self.table.lines.attributes[attribute.index()];
        for _ in 0..points {
            let filled = self.player.filled.count(line);
            if filled < line.len {
                self.mark(line.at(usize::from(filled)));
            }
        }
    }

    fn gain_rally(&mut self, count: u8) {
        let gained = count.min(3 - self.player.rally.owned);
        self.player.rally.owned += gained;
        self.player.rally.active += gained;
    }

    /// ANA-DISC-01, -02: since each fills what the other left open, two counts say it all.
    pub(super) fn feel(&mut self, joy: u8, discontent: u8) {
        if joy + discontent > 0 {
            self.player.joy = self.player.joy.saturating_add(joy);
            self.player.discontent = self.player.discontent.saturating_add(discontent);
            self.log.tell(Event::Mood { seat: self.seat, joy, discontent });
        }
    }

    /// ANA-CMD-03: a fill for a full row is lost.
    pub(super) fn fill_command(&mut self, row: Row) {
        if let Some(id) = self.player.next_command(row, self.table) {
            self.mark(id);
        }
    }

    /// Resolves what is forced and stops where there is a choice.
    pub(super) fn settle(&mut self) {
        if self.player.stage == Stage::Acting {
            while self.settle_gain() {}
        }
    }

    /// One forced step of what gains have left; false where there is a choice or nothing left.
    fn settle_gain(&mut self) -> bool {
        let pending = self.player.pending;
        if pending.take > 0 {
            return false;
        }
        if pending.rows > 0 {
            return self.settle_row(pending.rows);
        }
        if pending.research > 0 {
            return self.settle_research();
        }
        if let Some(activity) = pending.activity {
            return self.settle_activity(activity);
        }
        if let Some((activity, cards)) = self.player.pending.reveal.take() {
            self.begin_activity(activity, cards);
            return true;
        }
        if pending.brews > 0 {
            self.player.pending.brews -= 1;
            self.begin_activity(Activity::Brewery, 2);
            return true;
        }
        false
    }

    fn settle_row(&mut self, rows: u8) -> bool {
        let is_open = |row: &&Row| {
            rows >> row.index() & 1 == 1 && self.player.next_command(**row, self.table).is_some()
        };
        let mut open = Row::ALL.iter().filter(is_open).copied();
        let (first, second) = (open.next(), open.next());
        if second.is_some() {
            return false;
        }
        self.player.pending.rows = 0;
        if let Some(row) = first {
            self.fill_command(row);
        }
        true
    }

    fn settle_research(&mut self) -> bool {
        let can = |tactic: &&Tactic| self.player.can_research(**tactic, self.table);
        let mut open = Tactic::ALL.iter().filter(can).copied();
        let (first, second) = (open.next(), open.next());
        if second.is_some() {
            return false;
        }
        self.player.pending.research -= 1;
        if let Some(tactic) = first {
            self.mark(self.table.lines.tactics.at(tactic.index()));
        }
        true
    }

    /// Marks the box that was chosen for a question about rows, research or open cards.
    pub(super) fn choose_box(&mut self, id: BoxId) {
        match self.table.spec(id).kind {
            Kind::Command => self.player.pending.rows = 0,
            Kind::Tactic => self.player.pending.research -= 1,
            _ => return self.choose_for_card(id),
        }
        self.mark(id);
    }
}
