//! Playing a card: its price, its place, and the characters that see it come (TOU-PLAY).

use bastide_core::{Seat, Sink};

use super::{Covered, Tournay};
use crate::action::Stand;
use crate::card::{Card, EventCard, Held, Knowers, Seen};
use crate::event::{Event, Glimpse, Reason};
use crate::slot::{Slot, Slots};
use crate::task::Task;
use crate::verb::Verb;

impl Tournay {
    /// Takes a card out of the active player's hand.
    pub(super) fn take_from_hand(&mut self, seat: Seat, card: Held) -> Option<Seen> {
        let hand = &mut self.player_mut(seat).hand;
        let index = card.find(hand)?;
        Some(hand.remove(index))
    }

    pub(super) fn play(&mut self, card: Held, slot: Option<Slot>, log: &mut impl Sink<Event>) {
        let Some(seen) = self.take_from_hand(self.active, card) else { return };
        let _ = self.shown(seen, Knowers::EVERYBODY);
        self.announce(seen.card, slot, log);
    }

    /// Pays the deniers; what else the card costs is asked for (TOU-PLAY-20).
    pub(super) fn announce(&mut self, card: Card, slot: Option<Slot>, log: &mut impl Sink<Event>) {
        let (seat, cost) = (self.active, self.row(card).cost);
        log.tell(Event::Announced { seat, card });
        self.pay(seat, u32::from(cost.deniers), Reason::Card, log);
        match slot {
            _ if cost.has_card => self.push(Task::PayCard { card, slot }),
            Some(slot) if cost.citizen.is_some() => self.push(Task::PayCitizen { card, slot }),
            Some(slot) => self.place(card, slot, log),
            None => self.push(Task::PutCard { card }),
        }
    }

    pub(super) fn pay_citizen(&mut self, task: Task, from: Stand, log: &mut impl Sink<Event>) {
        let Task::PayCitizen { card, slot } = task else { return };
        let Some(colour) = self.row(card).cost.citizen else { return };
        let seat = self.active;
        let player = self.player_mut(seat);
        match from {
            Stand::Plaza => player.available[colour] -= 1,
            Stand::Lying => player.lying[colour] -= 1,
            Stand::Working(slot) => player.district.remove_citizen(slot, colour),
        }
        self.reserve[colour] += 1;
        log.tell(Event::GaveBack { seat, colour, from });
        self.place(card, slot, log);
    }

    pub(super) fn give_held(&mut self, task: Task, card: Held, log: &mut impl Sink<Event>) {
        if let Some(seen) = self.take_from_hand(self.active, card) {
            self.tuck(seen, log);
        }
        self.card_is_paid(task, (0, 0), log);
    }

    /// The visible card of a slot is given; the one below becomes visible, or the slot is a hole
    /// (TOU-PLAY-18, R-21).
    pub(super) fn give_slot(&mut self, task: Task, slot: Slot, log: &mut impl Sink<Event>) {
        let seat = self.active;
        if let Some(card) = self.player(seat).district.card(slot) {
            self.player_mut(seat).clear(slot);
            match self.uncover(seat, slot) {
                Some(below) => self.player_mut(seat).district.set_top(slot, below),
                None => self.player_mut(seat).district.clear_top(slot),
            }
            self.tuck(Seen::public(card), log);
        }
        let drift = self.recentre(seat, log);
        self.card_is_paid(task, drift, log);
    }

    /// A card from under the visible one is given: whatever lies on the stack stays (TOU-OPT-05).
    pub(super) fn give_covered(
        &mut self,
        task: Task,
        (slot, place): (Slot, u8),
        log: &mut impl Sink<Event>,
    ) {
        if let Some(index) = self.covered_index(self.active, slot, place) {
            let card = self.covered.remove(index).card;
            self.tuck(Seen::public(card), log);
        }
        self.card_is_paid(task, (0, 0), log);
    }

    /// Where the game keeps a covered card of a stack; the visible card has place 1.
    fn covered_index(&self, seat: Seat, slot: Slot, place: u8) -> Option<usize> {
        let from_the_top = self.covered.iter().enumerate().rev();
        let mut stack = from_the_top.filter(|(_, c)| c.seat == seat && c.slot == slot);
        let (index, _) = stack.nth(usize::from(place.checked_sub(2)?))?;
        Some(index)
    }

    /// A covered card of a stack; the visible card has place 1.
    pub fn covered_card(&self, seat: Seat, slot: Slot, place: u8) -> Option<Card> {
        self.covered_index(seat, slot, place).map(|index| self.covered[index].card)
    }

    fn card_is_paid(&mut self, task: Task, drift: (i8, i8), log: &mut impl Sink<Event>) {
        match task {
            Task::PayCard { card, slot: None } => self.push(Task::PutCard { card }),
            Task::PayCard { card, slot: Some(slot) } => {
                let is_first = self.player(self.active).district.filled.is_empty();
                let moved = Slots::one(slot).moved(drift.0, drift.1).first();
                let slot = if is_first { Slot::MIDDLE } else { moved.unwrap_or(slot) };
                self.place(card, slot, log);
            }
            _ => {}
        }
    }

    pub(super) fn put(&mut self, task: Task, slot: Slot, log: &mut impl Sink<Event>) {
        if let Task::PutCard { card } = task {
            self.place(card, slot, log);
        }
    }

    /// Puts a card face down under the deck it came from.
    pub(super) fn tuck(&mut self, seen: Seen, log: &mut impl Sink<Event>) {
        let deck = seen.card.deck();
        self.pile_mut(deck).tuck(seen);
        log.tell(Event::Tucked { seat: self.active, deck, card: Glimpse::of(seen) });
    }

    pub(super) fn tuck_held(&mut self, card: Held, log: &mut impl Sink<Event>) {
        self.push(Task::EndTurn);
        if let Some(seen) = self.take_from_hand(self.active, card) {
            self.tuck(seen, log);
        }
    }

    pub(super) fn tuck_event(&mut self, card: EventCard, log: &mut impl Sink<Event>) {
        self.push(Task::EndTurn);
        let seat = self.active;
        self.player_mut(seat).ramparts.remove(card);
        self.queue.tuck(card);
        log.tell(Event::TuckedEvent { seat, card });
    }

    /// Takes the uppermost covered card of a slot out from under the visible one.
    fn uncover(&mut self, seat: Seat, slot: Slot) -> Option<Card> {
        let is_there = |covered: &Covered| covered.seat == seat && covered.slot == slot;
        let index = self.covered.iter().rposition(is_there)?;
        Some(self.covered.remove(index).card)
    }

    /// Moves a district that has lost its rim, so that there is room on every side (TOU-NOTE-02).
    fn recentre(&mut self, seat: Seat, log: &mut impl Sink<Event>) -> (i8, i8) {
        let (columns, rows) = self.player(seat).district.drift();
        if (columns, rows) != (0, 0) {
            self.player_mut(seat).district.shift(columns, rows);
            for covered in self.covered.iter_mut().filter(|covered| covered.seat == seat) {
                let moved = Slots::one(covered.slot).moved(columns, rows).first();
                covered.slot = moved.unwrap_or(covered.slot);
            }
            log.tell(Event::Shifted { seat, columns, rows });
        }
        (columns, rows)
    }

    /// Lays a paid card into the active player's district (TOU-PLAY-07 to -12).
    pub(super) fn place(&mut self, card: Card, slot: Slot, log: &mut impl Sink<Event>) {
        let seat = self.active;
        self.player_mut(seat).clear(slot);
        if let Some(old) = self.player(seat).district.card(slot) {
            if old.deck().colour() == card.deck().colour() {
                self.covered.push(Covered { seat, slot, card: old });
            } else {
                self.tuck(Seen::public(old), log);
                while let Some(below) = self.uncover(seat, slot) {
                    self.tuck(Seen::public(below), log);
                }
            }
        }
        self.player_mut(seat).district.set_top(slot, card);
        log.tell(Event::Placed { seat, card, slot });
        self.reward_placing(card, slot, log);
    }

    /// Characters in the line react to what was placed (TOU-PLAY-21 to -23).
    fn reward_placing(&mut self, card: Card, slot: Slot, log: &mut impl Sink<Event>) {
        let seat = self.active;
        let (kind, colour) = (card.kind(), card.deck().colour());
        let mut knights = Slots::NONE;
        for at in self.player(seat).district.awake().and(slot.line()).iter() {
            match self.verb_at(seat, at) {
                Some(Verb::OnPlace { kinds, colours, amount })
                    if kinds.contains(kind) && colours.contains(colour) =>
                {
                    self.gain(seat, u32::from(amount), Reason::Character(at), log);
                }
                Some(Verb::OnPlaceCombat { kinds, .. }) if kinds.contains(kind) => {
                    knights = knights.with(at);
                }
                _ => {}
            }
        }
        if !knights.is_empty() {
            self.push(Task::PlacingCombat { knights });
        }
    }

    /// What the visible card of a slot does.
    pub(super) fn verb_at(&self, seat: Seat, slot: Slot) -> Option<Verb> {
        self.player(seat).district.card(slot).map(|card| self.row(card).verb)
    }
}
