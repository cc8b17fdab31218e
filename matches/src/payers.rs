//! On whose account is thought: people, with the address they were last seen at.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::Matches;
use super::thinking::Payer;
use bastide_store::GuestId;

/// People whose addresses are remembered: about two megabytes.
const MOST: usize = 50_000;

/// The addresses of people, as numbers that say nothing but whether two are the same.
#[derive(Default)]
pub(super) struct Households(Mutex<HashMap<GuestId, u64>>);

impl Households {
    fn note(&self, guest: GuestId, household: u64) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST && !known.contains_key(&guest) {
            known.clear();
        }
        known.insert(guest, household);
    }

    fn payer(&self, guest: GuestId) -> Payer {
        let person = guest.0.unsigned_abs();
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody who was not seen since the server started has an address of their own.
        let household = known.get(&guest).copied().unwrap_or(!person);
        Payer { household, person }
    }
}

impl Matches {
    /// Notes where somebody comes from.
    pub fn note_household(&self, guest: GuestId, household: u64) {
        self.households.note(guest, household);
    }

    /// On whose account it is thought for this guest.
    pub fn payer(&self, guest: GuestId) -> Payer {
        self.households.payer(guest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_of_one_address_are_one_household() {
        let households = Households::default();
        households.note(GuestId(1), 7);
        households.note(GuestId(2), 7);
        let [nell, odo, guda] = [1, 2, 3].map(|id| households.payer(GuestId(id)));
        assert_eq!(nell.household, odo.household);
        assert_ne!(nell.person, odo.person);
        assert_ne!(guda.household, nell.household);
    }

    #[test]
    fn the_memory_is_bounded() {
        let households = Households::default();
        for id in 0..2 * MOST as i64 + 10 {
            households.note(GuestId(id), 7);
        }
        assert!(households.0.lock().unwrap().len() <= MOST);
    }
}
