//! The defence of a castle, step by step (ANA-DEF, ANA-AFTER).
//!
//! Each player resolves theirs alone. What is forced happens by itself; the stages of a player say
//! what is asked next.

use arrayvec::ArrayVec;
use bastide_core::{Reveal, Sink};

use super::garrison::WAYS;
use super::player::{Battle, Stage};
use super::turn::Turn;
use crate::action::{Defender, Target};
use crate::event::{Dealt, Event};
use crate::setup::Rules;
use crate::sheet::purse::Purse;
use crate::sheet::table::{ScenarioCardSpec, Table};
use crate::sheet::words::{Asset, Attribute, Side};

/// What one round asks of a castle.
#[derive(Clone, Copy)]
pub(super) struct Siege<'t> {
    pub(super) card: &'t ScenarioCardSpec,
    pub(super) food: u8,
    pub(super) resolve: u8,
}

impl<'t> Siege<'t> {
    pub(super) fn of(table: &'t Table, scenario: usize, round: u8) -> Self {
        let at = usize::from(round) - 1;
        let card = &table.scenarios[scenario][at];
        let extra = card.siege.map_or(0, |siege| siege.extra_food);
        let spec = &table.rounds[at];
        Self { card, food: spec.food + extra, resolve: spec.resolve }
    }
}

impl<S: Sink<Event>> Turn<'_, S> {
    pub(super) fn begin_defence(&mut self, siege: Siege<'_>) {
        self.player.stage = Stage::Food;
        self.player.battle = Battle::default();
        self.defend(siege);
    }

    /// Goes on until there is a choice, or to the end.
    pub(super) fn defend(&mut self, siege: Siege<'_>) {
        while self.defend_on(siege) {}
    }

    fn defend_on(&mut self, siege: Siege<'_>) -> bool {
        match self.player.stage {
            Stage::Food => self.eat_if_forced(siege),
            Stage::Deploy => self.deploy_on(),
            Stage::Rally => self.meet_card(siege),
            Stage::Tactic => self.next_tactic(),
            Stage::Spend => self.next_spending(siege),
            Stage::Waiting | Stage::Acting | Stage::Done | Stage::Deployed | Stage::Finished => {
                false
            }
        }
    }

    fn eat_if_forced(&mut self, siege: Siege<'_>) -> bool {
        let has_enough = self.player.purse.count(Asset::Food) >= siege.food;
        let is_forced = has_enough || !self.player.can_trade();
        if is_forced {
            self.eat(siege);
        }
        is_forced
    }

    /// ANA-DEF-02, -03
    pub(super) fn eat(&mut self, siege: Siege<'_>) {
        let paid = self.player.purse.count(Asset::Food).min(siege.food);
        let missing = siege.food - paid;
        self.player.purse = self.player.purse.minus(Purse::of(Asset::Food, paid));
        self.log.tell(Event::FoodPaid { seat: self.seat, paid, missing });
        self.feel(0, missing);
        self.player.stage = Stage::Deploy;
        self.player.battle.at = 0;
    }

    fn deploy_on(&mut self) -> bool {
        let next = self.player.to_deploy().next();
        match (next, self.rules) {
            (None, Rules::First) => {
                self.close_the_gates();
                self.turn_up_cards();
                true
            }
            (None, Rules::Second) => {
                self.close_the_gates();
                self.player.stage = Stage::Deployed;
                false
            }
            (Some(worker), Rules::First) => self.deploy_if_forced(worker),
            (Some(_), Rules::Second) => false,
        }
    }

    /// By the first rules whoever is left goes to the last side.
    fn deploy_if_forced(&mut self, worker: Defender) -> bool {
        let is_forced = usize::from(self.player.battle.at) == Side::West.index();
        if is_forced {
            self.deploy(worker, Side::West);
        }
        is_forced
    }

    /// ANA-DEF-04: one worker. By the first rules workers of a kind go around the castle from the north
    /// on, and to the last side all that are left.
    pub(super) fn deploy(&mut self, worker: Defender, side: Side) {
        let is_in_order = self.rules == Rules::First;
        let is_rest = is_in_order && side == Side::West;
        self.post(worker, side, if is_rest { self.player.undeployed(worker) } else { 1 });
        let is_last = self.player.undeployed(worker) == 0;
        let next = if is_in_order && !is_last { side.index() as u8 } else { 0 };
        self.player.battle.at = next;
    }

    pub(super) fn deploy_all(&mut self, side: Side) {
        for worker in Defender::FRESH {
            self.post(worker, side, self.player.undeployed(worker));
        }
    }

    fn post(&mut self, defender: Defender, side: Side, count: u8) {
        let Some(worker) = defender.worker().filter(|_| count > 0) else { return };
        self.player.purse = self.player.purse.minus(Purse::of(worker, count));
        self.player.deployed[side.index()][defender.index()] += count;
        self.log.tell(Event::Deployed { seat: self.seat, worker: defender, side, count });
    }

    /// ANA-DEF-08: leftovers go.
    fn close_the_gates(&mut self) {
        let purse = std::mem::take(&mut self.player.purse);
        if !purse.is_empty() {
            self.log.tell(Event::Discarded { seat: self.seat, purse });
        }
    }

    /// ANA-DEF-09: all have deployed, and the cards strike.
    pub(super) fn face_cards(&mut self, siege: Siege<'_>) {
        self.turn_up_cards();
        self.defend(siege);
    }

    fn turn_up_cards(&mut self) {
        let slots = 0..self.player.cards.len() as u8;
        let hidden: ArrayVec<u8, 6> =
            slots.filter(|&slot| self.player.is_face_down(slot)).collect();
        if !hidden.is_empty() {
            hidden.iter().for_each(|slot| self.player.shown |= 1 << slot);
            let cards: ArrayVec<Dealt, 6> =
                hidden.iter().map(|&slot| self.player.dealt(slot)).collect();
            self.log.tell(Event::TurnedUp { seat: self.seat, cards });
            self.reveal = Reveal::Something;
        }
        let last = self.player.cards.len() as u8 - 1;
        self.player.battle = Battle { slot: last, ..Battle::default() };
        self.player.stage = Stage::Rally;
    }

    /// Before a card: a rally, where it could help. Before one that workers do not fight it would
    /// be the same as after it.
    fn meet_card(&mut self, siege: Siege<'_>) -> bool {
        let is_asked = self.player.rally.active > 0
            && self.player.defences(self.table).has_workers
            && self.player.is_anybody_deployed();
        if !is_asked {
            self.be_struck(siege);
        }
        !is_asked
    }

    pub(super) fn rally(&mut self, worker: Defender, from: Side, to: Side) {
        self.player.rally.active -= 1;
        self.player.deployed[from.index()][worker.index()] -= 1;
        self.player.deployed[to.index()][worker.index()] += 1;
        self.log.tell(Event::Rallied { seat: self.seat, worker, from, to });
    }

    /// ANA-DEF-11, -15: the strength of a card, less what the fortifications absorb.
    pub(super) fn be_struck(&mut self, siege: Siege<'_>) {
        let slot = self.player.battle.slot;
        let card = self.player.cards[usize::from(slot)];
        let hits = card.spec(self.table).hits;
        let strength =
            hits.map(|letter| letter.map_or(0, |letter| siege.card.strength[letter.index()]));
        let fortification = self.player.defences(self.table).fortification;
        let mut left = strength;
        for &target in Target::ALL {
            let rest = &mut left[target.index()];
            *rest = rest.saturating_sub(self.player.fortification(fortification, target));
        }
        self.log.tell(Event::Struck { seat: self.seat, slot, card, strength, left });
        self.player.battle = Battle { at: 0, floor: 0, left, ..self.player.battle };
        self.player.stage = Stage::Tactic;
    }

    /// Asks about the next target on which the tactic could be used.
    fn next_tactic(&mut self) -> bool {
        if usize::from(self.player.battle.at) == Target::ALL.len() {
            self.player.battle.at = 0;
            self.player.stage = Stage::Spend;
            return true;
        }
        if self.player.usable(self.table).is_some() {
            return false;
        }
        self.player.battle.at += 1;
        true
    }

    pub(super) fn use_tactic(&mut self, count: u8, target: Target) {
        if let Some((tactic, _)) = self.player.usable(self.table).filter(|_| count > 0) {
            self.player.prepared[tactic.index()] -= count;
            self.player.battle.left[target.index()] -= count;
            self.log.tell(Event::Used { seat: self.seat, tactic, target, count });
        }
        self.player.battle.at += 1;
    }

    /// Asks about the next side on which a worker is needed, or spends one that has no choice.
    fn next_spending(&mut self, siege: Siege<'_>) -> bool {
        let at = usize::from(self.player.battle.at);
        let Some(&side) = Side::ALL.get(at) else {
            self.judge(siege);
            return true;
        };
        let is_needed = self.player.battle.left[at] > 0
            && self.player.strength(side) > 0
            && self.player.defences(self.table).has_workers;
        if !is_needed {
            self.player.battle.at += 1;
            self.player.battle.floor = 0;
            return true;
        }
        if self.player.beers == 0
            && self.player.strength(side) <= u16::from(self.player.battle.left[at])
        {
            self.spend_all(side);
            return true;
        }
        match self.player.ways(self.rules)[..] {
            [only] => self.spend(only, side),
            _ => return false,
        }
        true
    }

    fn spend_all(&mut self, side: Side) {
        for (way, &(worker, _)) in WAYS.iter().enumerate().filter(|(_, (_, beer))| !beer) {
            while self.player.posted(worker, side) > 0 {
                self.spend(way, side);
            }
        }
    }

    /// ANA-DEF-19 to -21: one point of strength. Whoever has a point left is laid down.
    pub(super) fn spend(&mut self, way: usize, side: Side) {
        let (worker, beer) = WAYS[way];
        if self.rules == Rules::First {
            self.player.battle.floor = way as u8;
        }
        self.player.battle.left[side.index()] -= 1;
        let posted = &mut self.player.deployed[side.index()];
        posted[worker.index()] -= 1;
        if beer || worker == Defender::Knight {
            posted[Defender::LaidDown.index()] += 1;
        }
        self.player.beers -= u8::from(beer);
        self.log.tell(Event::Spent { seat: self.seat, worker, side, beer });
    }

    /// ANA-DEF-12, -24 to -26: whether the card is repelled; then the next one to the left.
    fn judge(&mut self, siege: Siege<'_>) {
        let (seat, slot) = (self.seat, self.player.battle.slot);
        let is_repelled = self.player.battle.left == [0; 5];
        if is_repelled {
            self.player.standing &= !(1 << slot);
            self.player.battle.repelled += 1;
            self.log.tell(Event::Repelled { seat, slot });
            if self.player.cards[usize::from(slot)].spec(self.table).is_violent {
                self.raise(Attribute::Bravery, 1);
            }
        } else {
            self.log.tell(Event::Withstood { seat, slot });
        }
        self.player.battle.left = [0; 5];
        self.player.battle.at = 0;
        self.player.battle.floor = 0;
        if slot > 0 {
            self.player.battle.slot -= 1;
            self.player.stage = Stage::Rally;
        } else {
            self.clear_up(siege);
        }
    }

    /// ANA-AFTER, and ANA-SIEGE-03 before it.
    fn clear_up(&mut self, siege: Siege<'_>) {
        let repelled = self.player.battle.repelled;
        let bravery =
            siege.card.siege.map_or(0, |siege| siege.bravery[usize::from(repelled).min(6)]);
        let unrepelled = self.player.standing.count_ones() as u8;
        let loyalty = siege.resolve.saturating_sub(unrepelled);
        let discontent = siege.resolve - loyalty;
        let survivors = Side::ALL.iter().map(|&side| self.player.strength(side)).sum::<u16>();
        let seat = self.seat;
        self.log.tell(Event::Aftermath { seat, repelled, bravery, loyalty, discontent, survivors });
        self.raise(Attribute::Bravery, bravery);
        self.raise(Attribute::Loyalty, loyalty);
        self.feel(0, discontent);
        self.player.deployed = [[0; 4]; 4];
        let plough = self.table.plough;
        (0..survivors / 3).for_each(|_| self.receive(plough));
        self.player.standing = 0;
        self.player.battle = Battle::default();
        self.player.stage = Stage::Finished;
    }
}
