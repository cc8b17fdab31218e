//! Using citizens, own and borrowed, one by one (TOU-USE).

use bastide_core::{Seat, Sink};

use super::{BORROWING, RECRUITING, Tournay};
use crate::colour::Colour;
use crate::district::Worker;
use crate::event::{Debt, Event};
use crate::queue::Spot;
use crate::task::{Errand, Task};

impl Tournay {
    /// Whether the active player can send `number` more citizens, taken from those `passed` places
    /// to the left and beyond, and still has `price` deniers (TOU-USE-08).
    pub(super) fn can_send(&self, colour: Colour, number: u8, passed: u8, price: u32) -> bool {
        let Some(purse) = self.player(self.active).deniers.checked_sub(price) else { return false };
        let own = if passed == 0 { self.player(self.active).available[colour] } else { 0 };
        let missing = number.saturating_sub(own);
        missing == 0
            || u32::from(missing) * BORROWING <= purse
                && missing <= self.borrowable(colour, passed.max(1))
    }

    /// Citizens of opponents who sit `places` to the left or farther.
    fn borrowable(&self, colour: Colour, places: u8) -> u8 {
        let seats = (places..self.setup.players).map(|places| self.seat_at(places));
        seats.map(|seat| self.player(seat).available[colour]).sum()
    }

    /// Whether the next citizen can be one of the player `places` to the left (TOU-USE-03 to -07).
    pub(super) fn can_use(&self, task: Task, places: u8) -> bool {
        let Task::Citizens { colour, left, passed, errand } = task else { return false };
        (passed..self.setup.players).contains(&places)
            && self.player(self.seat_at(places)).available[colour] > 0
            && self.can_send(colour, left, places, self.price(errand))
    }

    /// What an errand costs besides citizens.
    pub(super) fn price(&self, errand: Errand) -> u32 {
        match errand {
            Errand::Combat { spot } => self.ransom(spot),
            Errand::Recruit { .. } => RECRUITING,
            Errand::Draw { .. } | Errand::Activate { .. } | Errand::Follow { .. } => 0,
        }
    }

    /// The coins on an event and one more, or nothing (TOU-COMBAT-03, -04).
    pub(super) fn ransom(&self, spot: Spot) -> u32 {
        let has_ransom = self.queue.event(spot).is_some_and(|e| self.table().event(e).has_ransom);
        if has_ransom { u32::from(self.queue.coins(spot)) + 1 } else { 0 }
    }

    pub(super) fn send(&mut self, colour: Colour, left: u8, errand: Errand) {
        self.push(Task::Citizens { colour, left, passed: 0, errand });
    }

    pub(super) fn use_citizen(&mut self, task: Task, places: u8, log: &mut impl Sink<Event>) {
        let Task::Citizens { colour, left, errand, .. } = task else { return };
        let (seat, owner) = (self.active, self.seat_at(places));
        if owner != seat {
            self.transfer([seat, owner], BORROWING, Debt::Borrowing, log);
            log.tell(Event::Borrowed { seat, owner, colour });
        }
        match errand {
            Errand::Activate { slot, .. } | Errand::Follow { slot, .. } => {
                self.put_to_work(owner, colour, slot);
            }
            _ => self.player_mut(owner).lay_down(colour, 1),
        }
        if !matches!(errand, Errand::Activate { .. } | Errand::Follow { .. }) || owner != seat {
            log.tell(Event::LaidDown { seat: owner, colour, citizens: 1 });
        }
        if left > 1 {
            self.push(Task::Citizens { colour, left: left - 1, passed: places, errand });
        } else {
            self.perform(errand, owner, log);
        }
    }

    /// An own citizen works on the building itself, a borrowed one through a gray token
    /// (TOU-ACT-02, -03).
    fn put_to_work(&mut self, owner: Seat, colour: Colour, slot: crate::slot::Slot) {
        let seat = self.active;
        let worker = if owner == seat {
            self.player_mut(seat).available[colour] -= 1;
            Worker::Citizen(colour)
        } else {
            self.player_mut(owner).lay_down(colour, 1);
            Worker::Gray
        };
        self.player_mut(seat).district.put_worker(slot, worker);
    }
}
