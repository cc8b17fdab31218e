//! The actions of a turn (TOU-DRAW, TOU-ACT, TOU-COMBAT, TOU-EARN, TOU-GATHER, TOU-ADV).

use bastide_core::{Seat, Sink};

use super::{EARNING, RECRUITING, Tournay};
use crate::action::{Use, Way};
use crate::colour::{Colour, Deck};
use crate::event::{Event, Reason};
use crate::queue::Spot;
use crate::slot::Slot;
use crate::task::{Errand, Task};
use crate::verb::{Spoils, Verb};

impl Tournay {
    pub(super) fn send_to_draw(&mut self, deck: Deck, way: Way) {
        self.send(deck.colour(), deck.level().number(), Errand::Draw { deck, way });
    }

    pub(super) fn send_to_activate(&mut self, slot: Slot, make: Use) {
        if let Some(card) = self.player(self.active).district.card(slot) {
            self.send(card.deck().colour(), 1, Errand::Activate { slot, make });
        }
    }

    /// The citizens are where they belong: now what they were sent for is done.
    pub(super) fn perform(&mut self, errand: Errand, owner: Seat, log: &mut impl Sink<Event>) {
        match errand {
            Errand::Draw { deck, way } => self.draw(deck, way, log),
            Errand::Activate { slot, make } => self.activate((slot, make), false, owner, log),
            Errand::Follow { slot, make } => self.activate((slot, make), true, owner, log),
            Errand::Combat { spot } => {
                let ransom = self.ransom(spot);
                self.pay(self.active, ransom, Reason::Ransom, log);
                self.take_event(spot, Spoils::ToBank, log);
            }
            Errand::Recruit { colour } => self.recruit(colour, RECRUITING, log),
        }
    }

    /// The effect of a building comes first, then the characters in its line (TOU-ACT-08, -09).
    fn activate(
        &mut self,
        (slot, make): (Slot, Use),
        is_follow_up: bool,
        owner: Seat,
        log: &mut impl Sink<Event>,
    ) {
        let seat = self.active;
        let Some(card) = self.player(seat).district.card(slot) else { return };
        let lender = (owner != seat).then_some(owner);
        log.tell(Event::Activated { seat, slot, card, lender });
        self.push(Task::Activated { slot, is_follow_up });
        match make {
            Use::Effect => {
                self.chain.clear();
                let verb = self.row(card).verb;
                self.resolve(verb, log);
            }
            Use::Idle => log.tell(Event::Renounced { seat, slot }),
        }
    }

    /// A combat by action sends citizens; by a card effect it needs no more (TOU-COMBAT-09).
    pub(super) fn combat(
        &mut self,
        task: Task,
        spot: Spot,
        by: Option<Slot>,
        log: &mut impl Sink<Event>,
    ) {
        match task {
            Task::Act => {
                let Some(event) = self.queue.event(spot) else { return };
                let row = *self.table().event(event);
                self.send(row.combat_colour, row.combat_citizens, Errand::Combat { spot });
            }
            Task::CombatFree { spoils, .. } => self.take_event(spot, spoils, log),
            Task::PlacingCombat { knights } => {
                let Some(knight) = knights.first() else { return };
                let rest = knights.without(knight);
                if !rest.is_empty() {
                    self.push(Task::PlacingCombat { knights: rest });
                }
                let spoils = self.spoils_of(knight);
                self.take_event(spot, spoils, log);
            }
            Task::React { waiting } => {
                let Some(knight) = by else { return };
                self.push(Task::React { waiting: waiting.without(knight) });
                let spoils = self.spoils_of(knight);
                self.take_event(spot, spoils, log);
            }
            _ => {}
        }
    }

    fn spoils_of(&self, knight: Slot) -> Spoils {
        match self.verb_at(self.active, knight) {
            Some(Verb::OnPlaceCombat { spoils, .. } | Verb::NthWorkerCombat { spoils, .. }) => {
                spoils
            }
            _ => Spoils::ToBank,
        }
    }

    /// An event goes to the hand as a rampart; the next one takes its place at once (TOU-COMBAT-06
    /// to -08, -10).
    pub(super) fn take_event(&mut self, spot: Spot, spoils: Spoils, log: &mut impl Sink<Event>) {
        let seat = self.active;
        let Some(card) = self.queue.event(spot) else { return };
        let coins = self.queue.coins(spot);
        self.player_mut(seat).ramparts.insert(card);
        log.tell(Event::Combated { seat, spot, card });
        if spoils == Spoils::ToPlayer {
            self.gain(seat, u32::from(coins), Reason::Spoils, log);
        }
        let next = self.queue.refill(spot);
        self.has_revealed |= next.is_some_and(|(_, is_new)| is_new);
        log.tell(Event::NextEvent { spot, card: next.map(|(card, _)| card) });
    }

    pub(super) fn earn(&mut self, colour: Colour, citizens: u8, log: &mut impl Sink<Event>) {
        let seat = self.active;
        self.player_mut(seat).lay_down(colour, citizens);
        log.tell(Event::LaidDown { seat, colour, citizens });
        let deniers = u32::from(citizens) * u32::from(self.rate(seat, colour));
        self.gain(seat, deniers, Reason::Earn, log);
    }

    /// Deniers for a citizen of this colour: more with a Mercenary (TOU-CARD-MERCENARY-01).
    fn rate(&self, seat: Seat, colour: Colour) -> u8 {
        let rates = self.player(seat).district.awake().iter().filter_map(|slot| {
            match self.verb_at(seat, slot) {
                Some(Verb::EarnRate { colour: its, rate }) if its == colour => Some(rate),
                _ => None,
            }
        });
        rates.fold(EARNING, u8::max)
    }

    pub(super) fn gather(&mut self, log: &mut impl Sink<Event>) {
        let seat = self.active;
        // A damaged Senator pays nothing: it is unusable until the action has removed the token
        // (TOU-EVENT-41).
        let senators = self.player(seat).district.awake();
        self.player_mut(seat).gather();
        log.tell(Event::Gathered { seat });
        for slot in senators.iter() {
            if let Some(Verb::OnGather { amount }) = self.verb_at(seat, slot) {
                self.gain(seat, u32::from(amount), Reason::Character(slot), log);
            }
        }
    }

    pub(super) fn recruit_by(&mut self, task: Task, colour: Colour, log: &mut impl Sink<Event>) {
        match task {
            Task::Act => self.send(colour, 1, Errand::Recruit { colour }),
            Task::ChooseRecruit { price } => self.recruit(colour, u32::from(price), log),
            _ => {}
        }
    }

    /// A citizen from the reserve stands on the Plaza (TOU-ADV-06, TOU-CARD-MONASTERY-03).
    pub(super) fn recruit(&mut self, colour: Colour, price: u32, log: &mut impl Sink<Event>) {
        let seat = self.active;
        self.pay(seat, price, Reason::Recruit, log);
        self.reserve[colour] -= 1;
        self.player_mut(seat).available[colour] += 1;
        log.tell(Event::Recruited { seat, colour });
    }
}
