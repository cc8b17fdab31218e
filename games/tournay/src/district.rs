//! A district: the visible cards of a player and what lies on them. Covered cards are kept by the
//! game, because there can be any number of them in one slot.
//!
//! Invariant: the sets say what the visible cards are, and every set is within `filled`.

use crate::card::Card;
use crate::colour::{Colour, PerColour};
use crate::slot::{Slot, Slots};
use crate::verb::Kind;

/// What works on a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Worker {
    Citizen(Colour),
    /// The work of a borrowed citizen (TOU-DEF-05).
    Gray,
}

/// Up to two workers of a building, the first in the low three bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Load(u8);

impl Load {
    const BITS: u8 = 3;
    const MASK: u8 = 7;
    const GRAY: u8 = 4;

    const fn code(worker: Worker) -> u8 {
        match worker {
            Worker::Citizen(colour) => colour as u8 + 1,
            Worker::Gray => Self::GRAY,
        }
    }

    const fn decode(code: u8) -> Option<Worker> {
        match code & Self::MASK {
            0 => None,
            Self::GRAY => Some(Worker::Gray),
            other => Some(Worker::Citizen(Colour::ALL[(other as usize - 1) % 3])),
        }
    }

    pub(crate) fn workers(self) -> impl Iterator<Item = Worker> {
        [Self::decode(self.0), Self::decode(self.0 >> Self::BITS)].into_iter().flatten()
    }

    pub(crate) const fn count(self) -> u8 {
        (self.0 & Self::MASK != 0) as u8 + (self.0 >> Self::BITS != 0) as u8
    }

    /// The worker that came last.
    pub(crate) fn last(self) -> Option<Worker> {
        self.workers().last()
    }

    fn push(&mut self, worker: Worker) {
        let shift = if self.0 == 0 { 0 } else { Self::BITS };
        self.0 |= Self::code(worker) << shift;
    }

    /// Takes one own citizen of this colour away.
    fn remove(&mut self, colour: Colour) -> bool {
        let code = Self::code(Worker::Citizen(colour));
        let (first, second) = (self.0 & Self::MASK, self.0 >> Self::BITS);
        if first == code {
            self.0 = second;
        } else if second == code {
            self.0 = first;
        }
        first == code || second == code
    }
}

#[derive(Clone, Debug)]
pub(crate) struct District {
    tops: [Card; Slot::COUNT],
    loads: [Load; Slot::COUNT],
    pub(crate) filled: Slots,
    /// With a worker.
    pub(crate) busy: Slots,
    pub(crate) damaged: Slots,
    pub(crate) buildings: Slots,
    pub(crate) characters: Slots,
    colours: PerColour<Slots>,
}

impl Default for District {
    fn default() -> Self {
        Self {
            tops: [Card(0); Slot::COUNT],
            loads: [Load::default(); Slot::COUNT],
            filled: Slots::NONE,
            busy: Slots::NONE,
            damaged: Slots::NONE,
            buildings: Slots::NONE,
            characters: Slots::NONE,
            colours: PerColour::all(Slots::NONE),
        }
    }
}

impl District {
    /// The visible card of a slot.
    pub(crate) fn card(&self, slot: Slot) -> Option<Card> {
        self.filled.contains(slot).then(|| self.tops[slot.index()])
    }

    pub(crate) fn cards(&self) -> impl Iterator<Item = (Slot, Card)> {
        self.filled.iter().map(|slot| (slot, self.tops[slot.index()]))
    }

    pub(crate) fn load(&self, slot: Slot) -> Load {
        self.loads[slot.index()]
    }

    pub(crate) fn of_colour(&self, colour: Colour) -> Slots {
        self.colours[colour]
    }

    /// Buildings and characters: level I and II (TOU-DEF-12).
    pub(crate) fn low(&self) -> Slots {
        self.buildings.or(self.characters)
    }

    pub(crate) fn prestige(&self) -> Slots {
        self.filled.minus(self.low())
    }

    /// Cards with nothing on them (TOU-DEF-09).
    pub(crate) fn free(&self) -> Slots {
        self.filled.minus(self.busy).minus(self.damaged)
    }

    /// Characters that have an effect now.
    pub(crate) fn awake(&self) -> Slots {
        self.characters.minus(self.damaged)
    }

    /// Slots a card can be put on: filled ones, and empty ones that share a side with a filled one
    /// and do not stretch the district (TOU-PLAY-04 to -06).
    pub(crate) fn open_slots(&self) -> Slots {
        open_slots(self.filled)
    }

    /// Own citizens at work, of a colour.
    pub(crate) fn working(&self, colour: Colour) -> u8 {
        let is_it = |worker: &Worker| *worker == Worker::Citizen(colour);
        let at = |slot| self.load(slot).workers().filter(is_it).count() as u8;
        self.busy.iter().map(at).sum()
    }

    /// Makes a card the visible one of its slot. Nothing may lie there.
    pub(crate) fn set_top(&mut self, slot: Slot, card: Card) {
        self.clear_top(slot);
        self.tops[slot.index()] = card;
        self.filled = self.filled.with(slot);
        let colour = card.deck().colour();
        self.colours[colour] = self.colours[colour].with(slot);
        match card.kind() {
            Kind::Building => self.buildings = self.buildings.with(slot),
            Kind::Character => self.characters = self.characters.with(slot),
            Kind::Prestige | Kind::Crier => {}
        }
    }

    /// Leaves the slot without a card.
    pub(crate) fn clear_top(&mut self, slot: Slot) {
        self.filled = self.filled.without(slot);
        self.buildings = self.buildings.without(slot);
        self.characters = self.characters.without(slot);
        for colour in Colour::ALL {
            self.colours[colour] = self.colours[colour].without(slot);
        }
    }

    pub(crate) fn put_worker(&mut self, slot: Slot, worker: Worker) {
        self.loads[slot.index()].push(worker);
        self.busy = self.busy.with(slot);
    }

    /// Takes everything off a card and gives back the own citizens that worked there.
    pub(crate) fn unload(&mut self, slot: Slot) -> PerColour<u8> {
        let mut citizens = PerColour::default();
        for worker in std::mem::take(&mut self.loads[slot.index()]).workers() {
            if let Worker::Citizen(colour) = worker {
                citizens[colour] += 1;
            }
        }
        self.busy = self.busy.without(slot);
        self.damaged = self.damaged.without(slot);
        citizens
    }

    pub(crate) fn has_citizen(&self, slot: Slot, colour: Colour) -> bool {
        self.busy.contains(slot)
            && self.load(slot).workers().any(|worker| worker == Worker::Citizen(colour))
    }

    /// Takes one own citizen away from its work.
    pub(crate) fn remove_citizen(&mut self, slot: Slot, colour: Colour) {
        self.loads[slot.index()].remove(colour);
        if self.load(slot).count() == 0 {
            self.busy = self.busy.without(slot);
        }
    }

    /// How far the district must move so that every slot within reach has a name: nothing, but for
    /// districts that have lost cards at the rim (R-22, TOU-NOTE-02).
    pub(crate) fn drift(&self) -> (i8, i8) {
        let Some((columns, rows)) = self.filled.span() else { return (0, 0) };
        let towards_middle = |[first, last]: [u8; 2]| match (first, last) {
            (3.., _) => 2 - first as i8,
            (_, ..=1) => 2 - last as i8,
            _ => 0,
        };
        (towards_middle(columns), towards_middle(rows))
    }

    pub(crate) fn shift(&mut self, columns: i8, rows: i8) {
        let old = self.clone();
        *self = Self::default();
        for (from, card) in old.cards() {
            let Some(to) = Slots::one(from).moved(columns, rows).first() else { continue };
            self.set_top(to, card);
            self.loads[to.index()] = old.load(from);
        }
        self.busy = old.busy.moved(columns, rows);
        self.damaged = old.damaged.moved(columns, rows);
    }
}

/// Where a card can be put in a district with these filled slots.
pub(crate) fn open_slots(filled: Slots) -> Slots {
    if filled.is_empty() {
        return Slots::one(Slot::MIDDLE);
    }
    filled.or(filled.neighbours().and(filled.within_reach()))
}
