//! The interpreter: what each verb of a building means (TOU-CARD). It never asks which card a verb
//! came from, so a copied effect is resolved like any other, from the active player's side.

use bastide_core::{Seat, Sink};

use super::Tournay;
use crate::colour::{Colour, Deck};
use crate::event::{Debt, Event, Reason};
use crate::queue::Spots;
use crate::slot::Slot;
use crate::task::{Cause, Task};
use crate::verb::{Per, Verb};

const SLOTS_OF_A_DISTRICT: u8 = 9;

impl Tournay {
    pub(super) fn resolve(&mut self, verb: Verb, log: &mut impl Sink<Event>) {
        let seat = self.active;
        match verb {
            Verb::GainFlat { amount } => self.gain(seat, u32::from(amount), Reason::Building, log),
            Verb::GainPer { amount, per } => {
                let deniers = u32::from(amount) * u32::from(self.count(seat, per));
                self.gain(seat, deniers, Reason::Building, log);
            }
            Verb::DrawClassic { level, colour } => self.push(Task::ChooseDraw { level, colour }),
            Verb::TakeTwo { level, colour: Some(colour) } => {
                self.take_two(Deck::new(colour, level), log);
            }
            Verb::TakeTwo { level, colour: None } => self.push(Task::ChooseTake { level }),
            Verb::Abbey { level, keep } => self.push(Task::TurnUp { level, next: 0, keep }),
            Verb::Recruit { colour: Some(colour), price } => {
                if self.can_recruit(colour, u32::from(price)) {
                    self.recruit(colour, u32::from(price), log);
                } else {
                    log.tell(Event::Fruitless { seat });
                }
            }
            Verb::Recruit { colour: None, price } => self.push(Task::ChooseRecruit { price }),
            Verb::Copy { colour, free_only } => self.push(Task::CopyBuilding { colour, free_only }),
            Verb::Ballista { most } => self.push(Task::Fire { most }),
            Verb::CombatFree { coins, spoils } => self.push(Task::CombatFree { coins, spoils }),
            Verb::Catapult => self.push(Task::Bombard { victim: 1 }),
            Verb::Lordship { amount } => self.push(Task::NameColour { amount }),
            Verb::Courthouse { amount } => self.tax_the_richest(u32::from(amount), log),
            Verb::OnPlace { .. }
            | Verb::OnPlaceCombat { .. }
            | Verb::OnActivate { .. }
            | Verb::RaiseLying { .. }
            | Verb::DoubleCapacity { .. }
            | Verb::FollowUp { .. }
            | Verb::NthWorkerCombat { .. }
            | Verb::OnGather { .. }
            | Verb::EarnRate { .. }
            | Verb::Score { .. }
            | Verb::ScoreFlat
            | Verb::TownCrier => {}
        }
    }

    /// What a building pays for, counted when its worker has left the Plaza.
    fn count(&self, seat: Seat, per: Per) -> u8 {
        let player = self.player(seat);
        match per {
            Per::EmptySlot => SLOTS_OF_A_DISTRICT - player.district.filled.len(),
            Per::FilledSlot => player.district.filled.len(),
            Per::PlazaCitizen => player.available.sum(),
            Per::LyingCitizen => player.lying.sum(),
            Per::PlazaPair(one, other) => player.available[one].min(player.available[other]),
            Per::PlazaBest(colours) => {
                colours.iter().map(|colour| player.available[colour]).max().unwrap_or(0)
            }
        }
    }

    /// Whether there is somebody to recruit, and the money for it (TOU-CARD-MONASTERY-04).
    pub(super) fn can_recruit(&self, colour: Colour, price: u32) -> bool {
        self.reserve[colour] > 0 && self.player(self.active).deniers >= price
    }

    /// Uses the effect of an opponent's building; nothing is put on it (TOU-CARD-PORT-03).
    pub(super) fn copy(&mut self, owner: Seat, slot: Slot, log: &mut impl Sink<Event>) {
        let Some(card) = self.player(owner).district.card(slot) else { return };
        let _ = self.chain.try_push((owner, slot));
        log.tell(Event::Copied { seat: self.active, owner, slot, card });
        let verb = self.row(card).verb;
        self.resolve(verb, log);
    }

    /// All coins first, then the events from left to right.
    pub(super) fn fire(&mut self, spots: Spots, log: &mut impl Sink<Event>) {
        self.feed(spots, log);
        self.push(Task::Events { rest: spots, cause: Cause::Ballista });
    }

    /// Opponents with cards that can be hit are bombarded one after the other; where there is no
    /// choice, none is asked for (TOU-CARD-CATAPULT-01).
    pub(super) fn bombardment_goes_on(&mut self, victim: u8, log: &mut impl Sink<Event>) -> bool {
        let seat = self.seat_at(victim);
        let targets = self.bombardable(seat);
        if victim < self.setup.players && targets.len() > 1 {
            return false;
        }
        self.tasks.pop();
        if victim < self.setup.players {
            if let Some(slot) = targets.first() {
                self.put_damage(seat, slot, log);
            }
            self.push(Task::Bombard { victim: victim + 1 });
        }
        true
    }

    /// Lordship: every opponent pays for buildings of a colour, whatever lies on them.
    pub(super) fn collect(&mut self, task: Task, colour: Colour, log: &mut impl Sink<Event>) {
        let Task::NameColour { amount } = task else { return };
        for places in 1..self.setup.players {
            let payer = self.seat_at(places);
            let district = &self.player(payer).district;
            let buildings = district.buildings.and(district.of_colour(colour)).len();
            let deniers = u32::from(amount) * u32::from(buildings);
            self.transfer([payer, self.active], deniers, Debt::Lordship, log);
        }
    }

    /// Courthouse: the richest pay, the active player never.
    fn tax_the_richest(&mut self, amount: u32, log: &mut impl Sink<Event>) {
        let most = self.seats().map(|seat| self.player(seat).deniers).max().unwrap_or(0);
        for places in 1..self.setup.players {
            let payer = self.seat_at(places);
            if self.player(payer).deniers == most {
                self.transfer([payer, self.active], amount, Debt::Courthouse, log);
            }
        }
    }
}
