//! The lists of legal actions. Each list asks the same questions as the checks; the conformance
//! suite and `tests/complete.rs` hold them to each other.

use bastide_core::Seat;

use super::{LastCard, Tournay};
use crate::action::{Action, Stand, Use, Way};
use crate::card::{Card, Held};
use crate::colour::{Colour, Deck, Level};
use crate::queue::Spots;
use crate::setup::{GivenCards, LastTwo};
use crate::slot::Slots;
use crate::task::{Cause, Errand, Task};
use crate::verb::{Coins, Verb};

const BOTH_USES: [Use; 2] = [Use::Effect, Use::Idle];

impl Tournay {
    /// Every action of a seat, if it is asked.
    pub(super) fn options(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        let Some(task) = self.task() else { return };
        if !self.asked().contains(seat) {
            return;
        }
        match task {
            Task::PlayCard => self.cards_to_play(seat, out),
            Task::PayCitizen { card, .. } => self.citizens_to_pay(card, out),
            Task::PayCard { slot, .. } => self.cards_to_give(slot.map(Slots::one), out),
            Task::PutCard { .. } => {
                let open = self.player(seat).district.open_slots();
                open.iter().for_each(|slot| out(Action::Put(slot)));
            }
            Task::PlacingCombat { .. } => self.knightly_combats(out),
            Task::Act => self.actions(out),
            Task::Citizens { .. } => self.citizens_to_use(task, out),
            Task::ChooseDraw { level, colour } => self.draws_of(level, colour, out),
            Task::ChooseTake { level } => {
                let decks = Colour::ALL.map(|colour| Deck::new(colour, level));
                let full = decks.into_iter().filter(|&deck| self.pile(deck).len() > 0);
                full.for_each(|deck| out(Action::Take(deck)));
            }
            Task::Keep { .. } => {
                let looked = self.looked.iter().flat_map(|looked| Held::each(&looked.cards));
                looked.for_each(|(card, _)| out(Action::Keep(card)));
            }
            Task::TakeShown { level, next, left } => self.shown_to_take(level, next, left, out),
            Task::ChooseRecruit { price } => {
                let can = |&colour: &Colour| self.can_recruit(colour, u32::from(price));
                let colours = Colour::ALL.into_iter().filter(can);
                colours.for_each(|colour| out(Action::Recruit(colour)));
            }
            Task::CopyBuilding { colour, free_only } => self.copies(colour, free_only, out),
            Task::CombatFree { coins, .. } => {
                let spots = match coins {
                    Coins::Present => self.queue.with_coins(),
                    Coins::Absent => self.queue.without_coins(),
                };
                spots.iter().for_each(|spot| out(Action::Combat { spot, by: None }));
            }
            Task::Fire { most } => {
                let sets = self.queue.present().subsets().filter(|set| set.len() <= most);
                sets.for_each(|set: Spots| out(Action::Fire(set)));
            }
            Task::Bombard { .. } => {
                self.targets(task).iter().for_each(|slot| out(Action::Damage(slot)));
            }
            Task::NameColour { .. } => {
                for colour in Colour::ALL {
                    out(Action::Name(colour));
                }
            }
            Task::React { waiting } => self.reactions(waiting, out),
            Task::Defend { cause, .. } => self.defences(seat, cause, out),
            Task::Suffer { .. } => self.sufferings(seat, task, out),
            Task::EndTurn => self.cards_too_many(seat, out),
            Task::Commit => self.last_cards(seat, out),
            Task::TurnUp { .. }
            | Task::Activated { .. }
            | Task::Events { .. }
            | Task::Settle { .. } => {}
        }
    }

    fn cards_to_play(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        out(Action::Skip);
        let open = self.player(seat).district.open_slots();
        for (card, seen) in Held::each(&self.player(seat).hand) {
            if self.check_price(seat, seen.card).is_err() {
                continue;
            }
            if self.row(seen.card).cost.has_card {
                out(Action::Play { card, slot: None });
            } else {
                open.iter().for_each(|slot| out(Action::Play { card, slot: Some(slot) }));
            }
        }
    }

    fn citizens_to_pay(&self, card: Card, out: &mut impl FnMut(Action)) {
        let Some(colour) = self.row(card).cost.citizen else { return };
        let player = self.player(self.active);
        if player.available[colour] > 0 {
            out(Action::Pay(Stand::Plaza));
        }
        if player.lying[colour] > 0 {
            out(Action::Pay(Stand::Lying));
        }
        let working = |slot: &crate::slot::Slot| player.district.has_citizen(*slot, colour);
        let slots = player.district.busy.iter().filter(working);
        slots.for_each(|slot| out(Action::Pay(Stand::Working(slot))));
    }

    /// With `target`, only what leaves that slot open for the card.
    fn cards_to_give(&self, target: Option<Slots>, out: &mut impl FnMut(Action)) {
        let player = self.player(self.active);
        let slot = target.and_then(Slots::first);
        let is_open = slot.is_none_or(|slot| player.district.open_slots().contains(slot));
        if is_open {
            Held::each(&player.hand).for_each(|(card, _)| out(Action::GiveHeld(card)));
        }
        let can_give = |&given: &crate::slot::Slot| {
            slot.is_none_or(|slot| self.can_give(self.active, given, slot))
        };
        let given = player.district.filled.iter().filter(can_give);
        given.for_each(|slot| out(Action::GiveSlot(slot)));
        if is_open && self.setup.given_cards == GivenCards::Any {
            self.covered_cards_to_give(out);
        }
    }

    fn covered_cards_to_give(&self, out: &mut impl FnMut(Action)) {
        let seat = self.active;
        for slot in self.player(seat).district.filled.iter() {
            let covered = self.covered.iter().filter(|c| c.seat == seat && c.slot == slot);
            let places = (2..).take(covered.count());
            places.for_each(|place| out(Action::GiveCovered { slot, place }));
        }
    }

    fn knightly_combats(&self, out: &mut impl FnMut(Action)) {
        let spots = self.queue.with_coins();
        if !spots.is_empty() {
            spots.iter().for_each(|spot| out(Action::Combat { spot, by: None }));
            out(Action::Decline);
        }
    }

    /// The six actions of TOU-USE-09 and TOU-ADV-04.
    fn actions(&self, out: &mut impl FnMut(Action)) {
        let seat = self.active;
        let player = self.player(seat);
        for level in Level::ALL {
            for colour in Colour::ALL {
                if self.can_send(colour, level.number(), 0, 0) {
                    self.draws_of(level, Some(colour), out);
                }
            }
        }
        for colour in Colour::ALL {
            if self.can_send(colour, 1, 0, 0) {
                let buildings = player.district.buildings.and(player.district.of_colour(colour));
                for slot in buildings.iter().filter(|&slot| self.can_activate(seat, slot)) {
                    for make in BOTH_USES {
                        out(Action::Activate { slot, make });
                    }
                }
            }
        }
        for spot in self.queue.with_coins().iter() {
            if self.check_combat(spot).is_ok() {
                out(Action::Combat { spot, by: None });
            }
        }
        for colour in Colour::ALL {
            (1..=player.available[colour])
                .for_each(|citizens| out(Action::Earn { colour, citizens }));
        }
        out(Action::Gather);
        for colour in Colour::ALL {
            if self.check_recruit(colour).is_ok() {
                out(Action::Recruit(colour));
            }
        }
    }

    /// The ways to draw from decks of a level (TOU-DRAW-03 to -09).
    fn draws_of(&self, level: Level, colour: Option<Colour>, out: &mut impl FnMut(Action)) {
        for its in Colour::ALL.into_iter().filter(|&its| colour.is_none_or(|c| c == its)) {
            let deck = Deck::new(its, level);
            for way in [Way::Visible, Way::Blind] {
                if self.can_draw(deck, way) {
                    out(Action::Draw { deck, way });
                }
            }
        }
    }

    pub(super) fn can_draw(&self, deck: Deck, way: Way) -> bool {
        let pile = self.pile(deck);
        match way {
            Way::Visible => pile.is_face_up && !self.must_look(deck),
            Way::Blind => pile.len() > usize::from(pile.is_face_up),
        }
    }

    /// Whether the last two cards of a deck must both be looked at (TOU-OPT-03).
    pub(super) fn must_look(&self, deck: Deck) -> bool {
        self.setup.last_two == LastTwo::Look && self.pile(deck).len() == 2
    }

    fn citizens_to_use(&self, task: Task, out: &mut impl FnMut(Action)) {
        for places in 0..self.setup.players {
            if self.can_use(task, places) {
                let owner = self.seat_at(places);
                out(if places == 0 { Action::Own } else { Action::Borrow(owner) });
            }
        }
    }

    /// Cards that an Abbey has turned up, in the order of the colours: each set is chosen once.
    fn shown_to_take(&self, level: Level, next: u8, left: u8, out: &mut impl FnMut(Action)) {
        let colours = Colour::ALL.into_iter().filter(|&colour| colour as u8 >= next);
        let decks = colours.map(|colour| Deck::new(colour, level));
        let shown = decks.filter(|&deck| self.pile(deck).is_face_up);
        let count = shown.clone().count();
        // Who takes the last of few leaves too few behind.
        let first = count.saturating_sub(usize::from(left)) + 1;
        shown.take(first).for_each(|deck| out(Action::Take(deck)));
    }

    fn copies(&self, colour: Option<Colour>, free_only: bool, out: &mut impl FnMut(Action)) {
        for places in 1..self.setup.players {
            let seat = self.seat_at(places);
            let targets = self.copyable(seat, colour, free_only);
            targets.iter().for_each(|slot| out(Action::Copy { seat, slot }));
        }
    }

    /// Buildings of an opponent that can be copied now (TOU-CARD-PORT-01, -02, -07, -08).
    pub(super) fn copyable(&self, seat: Seat, colour: Option<Colour>, free_only: bool) -> Slots {
        let district = &self.player(seat).district;
        let of_colour = colour.map_or(district.filled, |colour| district.of_colour(colour));
        let busy = if free_only { district.busy } else { Slots::NONE };
        let done = self.chain.iter().filter(|copied| copied.0 == seat).map(|copied| copied.1);
        let intact = district.buildings.minus(district.damaged);
        intact.and(of_colour).minus(busy).minus(done.collect())
    }

    fn reactions(&self, waiting: Slots, out: &mut impl FnMut(Action)) {
        for at in self.reactors(waiting).iter() {
            match self.verb_at(self.active, at) {
                Some(Verb::RaiseLying { .. }) if self.player(self.active).lying.sum() > 0 => {
                    out(Action::Raise(at));
                }
                Some(Verb::NthWorkerCombat { .. }) => {
                    let spots = self.queue.with_coins();
                    spots.iter().for_each(|spot| out(Action::Combat { spot, by: Some(at) }));
                }
                Some(Verb::FollowUp { .. }) => {
                    for slot in self.follow_targets(at).iter() {
                        for make in BOTH_USES {
                            out(Action::Follow { by: at, slot, make });
                        }
                    }
                }
                _ => {}
            }
        }
        out(Action::Decline);
    }

    fn defences(&self, seat: Seat, cause: Cause, out: &mut impl FnMut(Action)) {
        out(Action::Endure);
        if !self.player(seat).ramparts.is_empty() {
            out(Action::Build);
        }
        if self.can_shield(seat, cause) {
            out(Action::Shield);
        }
    }

    fn sufferings(&self, seat: Seat, task: Task, out: &mut impl FnMut(Action)) {
        let targets = self.targets(task);
        if !targets.is_empty() {
            return targets.iter().for_each(|slot| out(Action::Damage(slot)));
        }
        let available = self.player(seat).available;
        let colours = Colour::ALL.into_iter().filter(|&colour| available[colour] > 0);
        colours.for_each(|colour| out(Action::Lay(colour)));
    }

    fn cards_too_many(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        Held::each(&player.hand).for_each(|(card, _)| out(Action::Tuck(card)));
        if !player.ramparts.is_empty() {
            out(Action::Build);
            player.ramparts.iter().for_each(|card| out(Action::TuckEvent(card)));
        }
    }

    fn last_cards(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        if !matches!(self.last_cards[seat.index()], LastCard::Open) {
            return;
        }
        out(Action::Pass);
        for (card, seen) in Held::each(&self.player(seat).hand) {
            if self.check_price(seat, seen.card).is_ok() {
                let slots = self.slots_to_commit(seat, seen.card);
                slots.iter().for_each(|slot| out(Action::Commit { card, slot }));
            }
        }
    }

    /// What an errand is about to do is still possible; lists and checks ask it before citizens go.
    pub(super) fn is_possible(&self, errand: Errand) -> bool {
        match errand {
            Errand::Draw { deck, way } => self.can_draw(deck, way),
            Errand::Activate { slot, .. } | Errand::Follow { slot, .. } => {
                self.can_activate(self.active, slot)
            }
            Errand::Combat { spot } => self.queue.coins(spot) > 0,
            Errand::Recruit { colour } => self.reserve[colour] > 0,
        }
    }
}
