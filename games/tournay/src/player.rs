//! What belongs to one player.

use arrayvec::ArrayVec;

use crate::card::Seen;
use crate::colour::{Colour, PerColour};
use crate::district::District;
use crate::queue::EventCards;

/// At most four cards stay in hand (TOU-HAND-01); one action brings two and every follow-up one more.
pub(crate) const HAND_ROOM: usize = 16;

#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    pub(crate) deniers: u32,
    /// Standing on the Plaza.
    pub(crate) available: PerColour<u8>,
    /// Lying beside it.
    pub(crate) lying: PerColour<u8>,
    /// In the order in which they came.
    pub(crate) hand: ArrayVec<Seen, HAND_ROOM>,
    /// Event cards in hand.
    pub(crate) ramparts: EventCards,
    /// The pile of built ramparts.
    pub(crate) built: EventCards,
    pub(crate) district: District,
}

impl Player {
    /// All own citizens of a colour, wherever they are (TOU-DEF-02).
    pub(crate) fn citizens(&self, colour: Colour) -> u8 {
        self.available[colour] + self.lying[colour] + self.district.working(colour)
    }

    /// Activity cards and ramparts (TOU-HAND-02).
    pub(crate) fn hand_size(&self) -> u8 {
        self.hand.len() as u8 + self.ramparts.len()
    }

    /// Lays available citizens down.
    pub(crate) fn lay_down(&mut self, colour: Colour, citizens: u8) {
        self.available[colour] -= citizens;
        self.lying[colour] += citizens;
    }

    /// Takes everything off a card of the district; own citizens lie down (TOU-PLAY-11, -12).
    pub(crate) fn clear(&mut self, slot: crate::slot::Slot) {
        let citizens = self.district.unload(slot);
        for colour in Colour::ALL {
            self.lying[colour] += citizens[colour];
        }
    }

    /// All own citizens stand on the Plaza (TOU-GATHER-01, -02).
    pub(crate) fn gather(&mut self) {
        let district = &mut self.district;
        for slot in district.busy.or(district.damaged).iter() {
            let citizens = district.unload(slot);
            for colour in Colour::ALL {
                self.available[colour] += citizens[colour];
            }
        }
        self.raise();
    }

    /// Lying citizens stand on the Plaza again.
    pub(crate) fn raise(&mut self) {
        for colour in Colour::ALL {
            self.available[colour] += self.lying[colour];
        }
        self.lying = PerColour::default();
    }
}
