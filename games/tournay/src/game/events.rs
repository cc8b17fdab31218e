//! Town criers, the events they set off, and ramparts (TOU-EVENT, TOU-CARD-BALLISTA).

use bastide_core::{Seat, Seats, Sink};

use super::Tournay;
use crate::card::EventCard;
use crate::colour::{Colour, Deck};
use crate::event::{Event, Reason};
use crate::queue::{Spot, Spots};
use crate::setup::{CatapultTargets, RampartEvents};
use crate::slot::{Slot, Slots};
use crate::task::{Cause, Task};
use crate::verb::{Blow, Verb};

impl Tournay {
    /// The crier goes aside, every event gets a coin, then they strike (TOU-EVENT-02 to -06).
    pub(super) fn crier(&mut self, deck: Deck, log: &mut impl Sink<Event>) {
        self.criers |= 1 << deck.index();
        self.has_revealed = true;
        self.shielded = Seats::NONE;
        log.tell(Event::Crier { seat: self.active, deck });
        let present = self.queue.present();
        self.feed(present, log);
        self.push(Task::Events { rest: present, cause: Cause::Crier });
    }

    /// One coin on each event that has an empty circle (TOU-EVENT-03 to -05).
    pub(super) fn feed(&mut self, spots: Spots, log: &mut impl Sink<Event>) {
        for spot in spots.iter() {
            let Some(card) = self.queue.event(spot) else { continue };
            if self.queue.coins(spot) < self.table().event(card).circles {
                self.queue.coins[spot.index()] += 1;
                log.tell(Event::Fed { spot, card, coins: self.queue.coins(spot) });
            }
        }
    }

    pub(super) fn next_event(&mut self, rest: Spots, cause: Cause, log: &mut impl Sink<Event>) {
        let Some(spot) = rest.iter().next() else { return };
        self.push(Task::Events { rest: rest.without(spot), cause });
        let Some(card) = self.queue.event(spot) else { return };
        let coins = self.queue.coins(spot);
        log.tell(Event::Strikes { spot, card, coins, cause });
        let is_bonus = self.is_bonus(card);
        if !self.has_ramparts_against(card) {
            return self.reward_majority(spot, Seats::NONE, log);
        }
        // Whoever fires a Ballista is spared by what harms and has a share in what pays; only
        // opponents are asked for ramparts (TOU-CARD-BALLISTA-03 to -05).
        let (victim, spared) = match cause {
            Cause::Crier => (0, Seats::NONE),
            Cause::Ballista if is_bonus => (1, Seats::NONE),
            Cause::Ballista => (0, Seats::one(self.active)),
        };
        self.push(Task::Defend { spot, cause, victim, spared });
    }

    /// Whether ramparts can be built against an event: against bonus events only by the letter of
    /// the rulebook (TOU-EVENT-26, TOU-OPT-04).
    pub(crate) fn has_ramparts_against(&self, card: EventCard) -> bool {
        !self.is_bonus(card) || self.setup.ramparts == RampartEvents::Any
    }

    fn is_bonus(&self, card: EventCard) -> bool {
        matches!(self.table().event(card).blow, Blow::Majority { .. })
    }

    /// TOU-EVENT-34 to -37; totals are compared once. Whoever is protected gains nothing, and
    /// nobody else in their place (TOU-OPT-04).
    fn reward_majority(&mut self, spot: Spot, spared: Seats, log: &mut impl Sink<Event>) {
        let Some(card) = self.queue.event(spot) else { return };
        let Blow::Majority { colour, amount } = self.table().event(card).blow else { return };
        let deniers = u32::from(amount) * u32::from(self.queue.coins(spot));
        let total = |game: &Self, seat: Seat| {
            let player = game.player(seat);
            player.citizens(colour) + player.district.of_colour(colour).len()
        };
        let most = self.seats().map(|seat| total(self, seat)).max();
        for places in 0..self.setup.players {
            let seat = self.seat_at(places);
            if Some(total(self, seat)) == most && !spared.contains(seat) {
                self.gain(seat, deniers, Reason::Event(card), log);
            }
        }
    }

    /// Finds the next player who can protect themselves, or lets the event strike (TOU-EVENT-25).
    pub(super) fn defence_goes_on(&mut self, task: Task) -> bool {
        let Task::Defend { spot, cause, victim, spared } = task else { return false };
        let can_defend = |game: &Self, places: u8| {
            let seat = game.seat_at(places);
            let has_means = !game.player(seat).ramparts.is_empty() || game.can_shield(seat, cause);
            has_means && !spared.contains(seat)
        };
        let next = (victim..self.setup.players).find(|&places| can_defend(self, places));
        if next == Some(victim) {
            return false;
        }
        self.tasks.pop();
        let hits = self.queue.coins(spot);
        let strike = Task::Suffer { spot, victim: 0, hits, spared };
        self.push(next.map_or(strike, |victim| Task::Defend { spot, cause, victim, spared }));
        true
    }

    /// An occupied Catapult protects its owner from one event of each crier (TOU-CARD-CATAPULT-03,
    /// -06, R-12).
    pub(super) fn can_shield(&self, seat: Seat, cause: Cause) -> bool {
        let is_manned = |slot| self.verb_at(seat, slot) == Some(Verb::Catapult);
        cause == Cause::Crier
            && !self.shielded.contains(seat)
            && self.player(seat).district.busy.iter().any(is_manned)
    }

    pub(super) fn endure(&mut self, task: Task) {
        if let Task::Defend { spot, cause, victim, spared } = task {
            self.push(Task::Defend { spot, cause, victim: victim + 1, spared });
        }
    }

    /// Goes on with the defence, the current victim being protected.
    fn spare(&mut self, task: Task) {
        if let Task::Defend { spot, cause, victim, spared } = task {
            let spared = spared.with(self.seat_at(victim));
            self.push(Task::Defend { spot, cause, victim: victim + 1, spared });
        }
    }

    pub(super) fn shield(&mut self, task: Task, log: &mut impl Sink<Event>) {
        let Task::Defend { spot, victim, .. } = task else { return };
        let seat = self.seat_at(victim);
        self.shielded = self.shielded.with(seat);
        if let Some(against) = self.queue.event(spot) {
            log.tell(Event::Shielded { seat, against });
        }
        self.spare(task);
    }

    /// Against an event, or at the end of a turn to have fewer cards (TOU-EVENT-20 to -22,
    /// TOU-HAND-04). Ramparts in hand are all alike; the first of the table is built.
    pub(super) fn build_rampart(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        if let Some(card) = player.ramparts.iter().next() {
            player.ramparts.remove(card);
            player.built.insert(card);
        }
        let against = match self.task() {
            Some(Task::Defend { spot, .. }) => self.queue.event(spot),
            _ => None,
        };
        log.tell(Event::Built { seat, against });
        if let Some(task @ Task::Defend { .. }) = self.task() {
            self.tasks.pop();
            self.spare(task);
        }
    }

    /// Strikes the players in turn order until one of them has a choice (TOU-EVENT-10, R-17).
    pub(super) fn suffering_goes_on(&mut self, task: Task, log: &mut impl Sink<Event>) -> bool {
        let Task::Suffer { spot, victim, hits, spared } = task else { return false };
        if self.queue.event(spot).is_some_and(|card| self.is_bonus(card)) {
            self.tasks.pop();
            self.reward_majority(spot, spared, log);
            return true;
        }
        if victim >= self.setup.players {
            self.tasks.pop();
            return true;
        }
        let seat = self.seat_at(victim);
        let is_hit = hits > 0 && !spared.contains(seat);
        if is_hit && !self.suffers_without_choice(seat, spot, hits, log) {
            return false;
        }
        self.tasks.pop();
        let hits = self.queue.coins(spot);
        self.push(Task::Suffer { spot, victim: victim + 1, hits, spared });
        true
    }

    /// Strikes a player if that leaves no choice; whether it did.
    fn suffers_without_choice(
        &mut self,
        seat: Seat,
        spot: Spot,
        hits: u8,
        log: &mut impl Sink<Event>,
    ) -> bool {
        let Some(card) = self.queue.event(spot) else { return true };
        match self.table().event(card).blow {
            Blow::LayDown { colour: Some(colour) } => {
                self.strike_down(seat, colour, hits, log);
            }
            Blow::LayDown { colour: None } => {
                let available = self.player(seat).available;
                let colours = Colour::ALL.into_iter().filter(|&colour| available[colour] > 0);
                if available.sum() > hits && colours.clone().count() > 1 {
                    return false;
                }
                colours.for_each(|colour| self.strike_down(seat, colour, hits, log));
            }
            Blow::Damage { colour } => {
                let targets = self.damageable(seat, colour);
                if targets.len() > hits {
                    return false;
                }
                targets.iter().for_each(|slot| self.put_damage(seat, slot, log));
            }
            Blow::LoseDeniers { amount } => {
                let loss = u32::from(hits) * u32::from(amount);
                let loss = loss.min(self.player(seat).deniers);
                self.pay(seat, loss, Reason::Event(card), log);
            }
            Blow::Majority { .. } => {}
        }
        true
    }

    fn strike_down(&mut self, seat: Seat, colour: Colour, hits: u8, log: &mut impl Sink<Event>) {
        let citizens = hits.min(self.player(seat).available[colour]);
        if citizens > 0 {
            self.player_mut(seat).lay_down(colour, citizens);
            log.tell(Event::LaidDown { seat, colour, citizens });
        }
    }

    /// Free visible cards of level I and II, of a colour or of any (TOU-EVENT-38 to -40, -43).
    pub(super) fn damageable(&self, seat: Seat, colour: Option<Colour>) -> Slots {
        let district = &self.player(seat).district;
        let free = district.free().and(district.low());
        colour.map_or(free, |colour| free.and(district.of_colour(colour)))
    }

    /// What a Catapult can hit: the same in any colour, or every free card (TOU-OPT-02).
    pub(super) fn bombardable(&self, seat: Seat) -> Slots {
        match self.setup.catapult {
            CatapultTargets::LowLevels => self.damageable(seat, None),
            CatapultTargets::AnyCard => self.player(seat).district.free(),
        }
    }

    pub(super) fn put_damage(&mut self, seat: Seat, slot: Slot, log: &mut impl Sink<Event>) {
        let district = &mut self.player_mut(seat).district;
        district.damaged = district.damaged.with(slot);
        log.tell(Event::Damaged { seat, slot });
    }

    /// What a task damages: the cards of a victim, or none.
    pub(super) fn targets(&self, task: Task) -> Slots {
        match task {
            Task::Bombard { victim } => self.bombardable(self.seat_at(victim)),
            Task::Suffer { spot, victim, .. } => {
                let blow = self.queue.event(spot).map(|card| self.table().event(card).blow);
                match blow {
                    Some(Blow::Damage { colour }) => self.damageable(self.seat_at(victim), colour),
                    _ => Slots::NONE,
                }
            }
            _ => Slots::NONE,
        }
    }

    pub(super) fn damage(&mut self, task: Task, slot: Slot, log: &mut impl Sink<Event>) {
        match task {
            Task::Bombard { victim } => {
                self.put_damage(self.seat_at(victim), slot, log);
                self.push(Task::Bombard { victim: victim + 1 });
            }
            Task::Suffer { victim, .. } => {
                self.put_damage(self.seat_at(victim), slot, log);
                self.suffer_once(task);
            }
            _ => {}
        }
    }

    pub(super) fn lay(&mut self, task: Task, colour: Colour, log: &mut impl Sink<Event>) {
        if let Task::Suffer { victim, .. } = task {
            self.strike_down(self.seat_at(victim), colour, 1, log);
            self.suffer_once(task);
        }
    }

    /// One coin's worth is done; the player goes on with the others.
    fn suffer_once(&mut self, task: Task) {
        if let Task::Suffer { spot, victim, hits, spared } = task {
            self.push(Task::Suffer { spot, victim, hits: hits.saturating_sub(1), spared });
        }
    }
}
