//! The checks: why an action is refused, with its clause.

use bastide_core::{Clause, Seat, Violation, ensure};

use super::{LastCard, RECRUITING, Tournay};
use crate::action::{Action, Stand, Way};
use crate::card::{Card, EventCard, Held};
use crate::clause;
use crate::colour::{Colour, Deck};
use crate::need::Need;
use crate::queue::{Spot, Spots};
use crate::setup::{CatapultTargets, GivenCards, Rules};
use crate::slot::{Slot, Slots};
use crate::task::{Cause, Errand, Task};
use crate::verb::{Blow, Coins, Verb};

type Verdict = Result<(), Violation<Need>>;

impl Tournay {
    /// Whether a seat may do this now.
    pub(super) fn check(&self, seat: Seat, action: Action) -> Verdict {
        let Some(task) = self.task() else {
            return Err(Violation::new(clause::TOU_FINAL_09, Need::GameGoingOn));
        };
        self.check_asked(seat, task)?;
        match (task, action) {
            (Task::PlayCard, Action::Play { card, slot }) => self.check_play(card, slot),
            (Task::PayCitizen { card, .. }, Action::Pay(stand)) => self.check_pay(card, stand),
            (Task::PayCard { slot, .. }, Action::GiveHeld(card)) => {
                self.check_give_held(card, slot)
            }
            (Task::PayCard { slot, .. }, Action::GiveSlot(given)) => {
                self.check_give_slot(given, slot)
            }
            (Task::PayCard { slot, .. }, Action::GiveCovered { slot: from, place }) => {
                self.check_give_covered((from, place), slot)
            }
            (Task::PutCard { .. }, Action::Put(slot)) => self.check_slot(seat, slot),
            (Task::Act, Action::Draw { deck, way }) => {
                self.check_draw(deck, way)?;
                self.check_send(deck.colour(), deck.level().number(), 0, clause::TOU_DRAW_01)
            }
            (Task::ChooseDraw { level, colour }, Action::Draw { deck, way }) => {
                let is_meant = deck.level() == level && colour.is_none_or(|c| c == deck.colour());
                ensure(is_meant, clause::TOU_CARD_LIBRARY_01, Need::Answer { task })?;
                self.check_draw(deck, way)
            }
            (Task::Act, Action::Activate { slot, .. }) => self.check_activate(slot),
            (Task::Act, Action::Combat { spot, by: None }) => self.check_combat(spot),
            (Task::Act, Action::Earn { colour, citizens }) => self.check_earn(colour, citizens),
            (Task::Act, Action::Recruit(colour)) => self.check_recruit(colour),
            (Task::Citizens { .. }, Action::Own | Action::Borrow(_)) => {
                self.check_citizen(task, action)
            }
            (Task::ChooseTake { level }, Action::Take(deck)) => {
                ensure(deck.level() == level, clause::TOU_CARD_LIBRARY_02, Need::Answer { task })?;
                let is_full = self.pile(deck).len() > 0;
                ensure(is_full, clause::TOU_DRAW_09, Need::FaceDown { deck })
            }
            (Task::Keep { .. }, Action::Keep(card)) => {
                let is_there = self.looked.is_some_and(|looked| card.find(&looked.cards).is_some());
                ensure(is_there, clause::TOU_DRAW_04, Need::Answer { task })
            }
            (Task::TakeShown { .. }, Action::Take(_)) => {
                self.check_listed(action, clause::TOU_CARD_ABBEY_01)
            }
            (Task::ChooseRecruit { price }, Action::Recruit(colour)) => {
                self.check_reserve(colour, u32::from(price), clause::TOU_CARD_MONASTERY_04)
            }
            (Task::CopyBuilding { colour, free_only }, Action::Copy { seat: owner, slot }) => {
                self.check_copy(owner, slot, (colour, free_only))
            }
            (Task::CombatFree { coins, .. }, Action::Combat { spot, by: None }) => {
                self.check_free_combat(spot, coins)
            }
            (Task::PlacingCombat { .. }, Action::Combat { spot, by: None }) => {
                self.check_coins(spot, clause::TOU_CARD_KNIGHT_01)
            }
            (Task::PlayCard, Action::Skip)
            | (Task::Act, Action::Gather)
            | (Task::Commit, Action::Pass)
            | (Task::PlacingCombat { .. } | Task::React { .. }, Action::Decline)
            | (Task::NameColour { .. }, Action::Name(_))
            | (Task::Defend { .. }, Action::Endure) => Ok(()),
            (Task::Fire { most }, Action::Fire(spots)) => self.check_fire(spots, most),
            (Task::Bombard { .. }, Action::Damage(slot)) => {
                let clause = match self.setup.catapult {
                    CatapultTargets::LowLevels => clause::TOU_CARD_CATAPULT_01,
                    CatapultTargets::AnyCard => clause::TOU_OPT_02,
                };
                self.check_damage(task, slot, clause)
            }
            (Task::React { waiting }, _) => self.check_reaction(waiting, action),
            (Task::Defend { .. } | Task::EndTurn, Action::Build) => {
                let has_any = !self.player(seat).ramparts.is_empty();
                ensure(has_any, clause::TOU_EVENT_20, Need::Rampart)
            }
            (Task::Defend { cause, .. }, Action::Shield) => self.check_shield(seat, cause),
            (Task::Suffer { .. }, Action::Damage(slot)) => {
                self.check_damage(task, slot, clause::TOU_EVENT_38)
            }
            (Task::Suffer { spot, .. }, Action::Lay(colour)) => self.check_lay(seat, spot, colour),
            (Task::EndTurn, Action::Tuck(card)) => self.check_held(seat, card, clause::TOU_HAND_03),
            (Task::EndTurn, Action::TuckEvent(card)) => self.check_rampart(seat, card),
            (Task::Commit, Action::Commit { card, slot }) => self.check_commit(seat, card, slot),
            _ => Err(Violation::new(clause_of(task), Need::Answer { task })),
        }
    }

    fn check_asked(&self, seat: Seat, task: Task) -> Verdict {
        let asked = self.asked();
        if asked.contains(seat) {
            return Ok(());
        }
        if task == Task::Commit && seat.index() < usize::from(self.setup.players) {
            return Err(Violation::new(clause::TOU_FINAL_02, Need::OpenChoice));
        }
        let whose = asked.iter().next().unwrap_or(self.active);
        Err(Violation::new(clause::TOU_TURN_01, Need::TurnOf { seat: whose }))
    }

    /// Where the list is short and the reason plain.
    fn check_listed(&self, action: Action, clause: Clause) -> Verdict {
        let mut is_listed = false;
        self.options(self.active, &mut |listed| is_listed |= listed == action);
        let task = self.task().unwrap_or(Task::Act);
        ensure(is_listed, clause, Need::Answer { task })
    }

    fn check_held(&self, seat: Seat, card: Held, clause: Clause) -> Verdict {
        ensure(card.find(&self.player(seat).hand).is_some(), clause, Need::InHand)
    }

    fn check_play(&self, held: Held, slot: Option<Slot>) -> Verdict {
        let seat = self.active;
        self.check_held(seat, held, clause::TOU_PLAY_01)?;
        self.check_price(seat, held.card)?;
        let now = !self.row(held.card).cost.has_card;
        ensure(slot.is_some() == now, clause::TOU_PLAY_17, Need::SlotNow { now })?;
        slot.map_or(Ok(()), |slot| self.check_slot(seat, slot))
    }

    /// Everything a card costs, and that it is not there already (TOU-PLAY-03, -13 to -17, -20).
    pub(super) fn check_price(&self, seat: Seat, card: Card) -> Verdict {
        let (player, row) = (self.player(seat), self.row(card));
        let cost = row.cost;
        let (price, purse) = (u32::from(cost.deniers), player.deniers);
        ensure(price <= purse, clause::TOU_PLAY_03, Need::Deniers { price, purse })?;
        if let Some(colour) = cost.citizen {
            let has_one = player.citizens(colour) > 0;
            ensure(has_one, clause::TOU_PLAY_16, Need::OwnCitizen { colour })?;
        }
        if cost.has_card {
            let has_other = player.hand.len() > 1 || !player.district.filled.is_empty();
            ensure(has_other, clause::TOU_PLAY_17, Need::Card)?;
        }
        let is_low = row.deck.level() != crate::colour::Level::III;
        ensure(is_low || !self.has_in_district(seat, card), clause::TOU_PLAY_13, Need::NoTwin)
    }

    /// Visible or covered.
    fn has_in_district(&self, seat: Seat, card: Card) -> bool {
        self.player(seat).district.cards().any(|(_, top)| top == card)
            || self.covered.iter().any(|covered| covered.seat == seat && covered.card == card)
    }

    fn check_slot(&self, seat: Seat, slot: Slot) -> Verdict {
        let district = &self.player(seat).district;
        if district.open_slots().contains(slot) {
            return Ok(());
        }
        let clause = if district.filled.is_empty() {
            clause::TOU_NOTE_02
        } else if district.filled.within_reach().contains(slot) {
            clause::TOU_PLAY_05
        } else {
            clause::TOU_PLAY_06
        };
        Err(Violation::new(clause, Need::Slot { slot }))
    }

    fn check_pay(&self, card: Card, stand: Stand) -> Verdict {
        let player = self.player(self.active);
        let Some(colour) = self.row(card).cost.citizen else {
            return Err(Violation::new(clause::TOU_PLAY_16, Need::Card));
        };
        let is_there = match stand {
            Stand::Plaza => player.available[colour] > 0,
            Stand::Lying => player.lying[colour] > 0,
            Stand::Working(slot) => player.district.has_citizen(slot, colour),
        };
        ensure(is_there, clause::TOU_PLAY_16, Need::OwnCitizen { colour })
    }

    fn check_give_held(&self, card: Held, slot: Option<Slot>) -> Verdict {
        self.check_held(self.active, card, clause::TOU_PLAY_17)?;
        slot.map_or(Ok(()), |slot| self.check_slot(self.active, slot))
    }

    fn check_give_slot(&self, given: Slot, slot: Option<Slot>) -> Verdict {
        let has_card = self.player(self.active).district.filled.contains(given);
        ensure(has_card, clause::TOU_PLAY_17, Need::Card)?;
        let Some(slot) = slot else { return Ok(()) };
        ensure(self.can_give(self.active, given, slot), clause::TOU_FINAL_03, Need::Slot { slot })
    }

    fn check_give_covered(&self, (from, place): (Slot, u8), slot: Option<Slot>) -> Verdict {
        let is_any = self.setup.given_cards == GivenCards::Any;
        ensure(is_any, clause::TOU_OPT_05, Need::VisibleCard)?;
        let has_card = self.covered_card(self.active, from, place).is_some();
        ensure(has_card, clause::TOU_OPT_05, Need::Card)?;
        slot.map_or(Ok(()), |slot| self.check_slot(self.active, slot))
    }

    fn check_draw(&self, deck: Deck, way: Way) -> Verdict {
        let is_empty = self.pile(deck).len() == 0;
        ensure(!is_empty, clause::TOU_DRAW_09, Need::FaceDown { deck })?;
        match way {
            Way::Visible => {
                ensure(!self.must_look(deck), clause::TOU_OPT_03, Need::LookAtBoth { deck })?;
                ensure(self.can_draw(deck, way), clause::TOU_DRAW_03, Need::FaceUp { deck })
            }
            Way::Blind => {
                ensure(self.can_draw(deck, way), clause::TOU_DRAW_08, Need::FaceDown { deck })
            }
        }
    }

    /// Whether enough citizens can be found, and paid besides `price` (TOU-USE-01 to -08).
    fn check_send(&self, colour: Colour, citizens: u8, price: u32, clause: Clause) -> Verdict {
        let purse = self.player(self.active).deniers;
        ensure(purse >= price, clause, Need::Deniers { price, purse })?;
        let can_send = self.can_send(colour, citizens, 0, price);
        ensure(can_send, clause::TOU_USE_08, Need::Citizens { colour, citizens })
    }

    fn check_activate(&self, slot: Slot) -> Verdict {
        let seat = self.active;
        let district = &self.player(seat).district;
        let Some(card) = district.card(slot) else {
            return Err(Violation::new(clause::TOU_ACT_01, Need::Building));
        };
        let clause_of_kind = match card.kind() {
            crate::verb::Kind::Character => clause::TOU_ACT_05,
            _ => clause::TOU_ACT_06,
        };
        ensure(district.buildings.contains(slot), clause_of_kind, Need::Building)?;
        let is_damaged = district.damaged.contains(slot);
        ensure(!is_damaged, clause::TOU_CARD_PRIEST_04, Need::Undamaged)?;
        let clause = match district.load(slot).count() {
            2.. => clause::TOU_CARD_PRIEST_03,
            _ => clause::TOU_ACT_04,
        };
        ensure(self.can_activate(seat, slot), clause, Need::Free)?;
        self.check_send(card.deck().colour(), 1, 0, clause::TOU_ACT_01)
    }

    fn check_coins(&self, spot: Spot, clause: Clause) -> Verdict {
        let has_event = self.queue.event(spot).is_some();
        ensure(has_event, clause::TOU_EVENT_51, Need::Event)?;
        ensure(self.queue.coins(spot) > 0, clause, Need::Coins)
    }

    pub(super) fn check_combat(&self, spot: Spot) -> Verdict {
        self.check_coins(spot, clause::TOU_COMBAT_02)?;
        let Some(event) = self.queue.event(spot) else { return Ok(()) };
        let row = self.table().event(event);
        let clause = if row.has_ransom { clause::TOU_COMBAT_04 } else { clause::TOU_COMBAT_03 };
        self.check_send(row.combat_colour, row.combat_citizens, self.ransom(spot), clause)
    }

    fn check_free_combat(&self, spot: Spot, coins: Coins) -> Verdict {
        match coins {
            Coins::Present => self.check_coins(spot, clause::TOU_CARD_FORT_01),
            Coins::Absent => {
                let has_event = self.queue.event(spot).is_some();
                ensure(has_event, clause::TOU_EVENT_51, Need::Event)?;
                let is_bare = self.queue.coins(spot) == 0;
                ensure(is_bare, clause::TOU_CARD_BASTION_01, Need::NoCoins)
            }
        }
    }

    fn check_earn(&self, colour: Colour, citizens: u8) -> Verdict {
        ensure(citizens > 0, clause::TOU_EARN_04, Need::Citizens { colour, citizens: 1 })?;
        let has_them = citizens <= self.player(self.active).available[colour];
        ensure(has_them, clause::TOU_EARN_02, Need::Citizens { colour, citizens })
    }

    pub(super) fn check_recruit(&self, colour: Colour) -> Verdict {
        let is_advanced = self.setup.rules == Rules::Advanced;
        ensure(is_advanced, clause::TOU_ADV_04, Need::Advanced)?;
        self.check_reserve(colour, RECRUITING, clause::TOU_ADV_07)?;
        self.check_send(colour, 1, RECRUITING, clause::TOU_ADV_04)
    }

    fn check_reserve(&self, colour: Colour, price: u32, clause: Clause) -> Verdict {
        ensure(self.reserve[colour] > 0, clause, Need::Reserve { colour })?;
        let purse = self.player(self.active).deniers;
        ensure(purse >= price, clause, Need::Deniers { price, purse })
    }

    fn check_citizen(&self, task: Task, action: Action) -> Verdict {
        let Task::Citizens { colour, passed, .. } = task else { return Ok(()) };
        let places = match action {
            Action::Borrow(owner) => {
                let is_opponent =
                    owner != self.active && owner.index() < usize::from(self.setup.players);
                ensure(is_opponent, clause::TOU_USE_03, Need::Opponent)?;
                self.places_to(owner)
            }
            _ => 0,
        };
        ensure(places >= passed, clause::TOU_NOTE_04, Need::InOrder)?;
        let is_available = self.player(self.seat_at(places)).available[colour] > 0;
        ensure(is_available, clause::TOU_USE_07, Need::Citizens { colour, citizens: 1 })?;
        let need = Need::Citizens { colour, citizens: 1 };
        ensure(self.can_use(task, places), clause::TOU_USE_08, need)
    }

    fn check_copy(
        &self,
        owner: Seat,
        slot: Slot,
        (colour, free_only): (Option<Colour>, bool),
    ) -> Verdict {
        let is_opponent = owner != self.active && owner.index() < usize::from(self.setup.players);
        ensure(is_opponent, clause::TOU_CARD_PORT_01, Need::Opponent)?;
        let district = &self.player(owner).district;
        let is_building = district.buildings.contains(slot);
        ensure(is_building, clause::TOU_CARD_PORT_08, Need::Building)?;
        let is_damaged = district.damaged.contains(slot);
        ensure(!is_damaged, clause::TOU_CARD_PORT_02, Need::Undamaged)?;
        let is_meant = colour.is_none_or(|colour| district.of_colour(colour).contains(slot));
        ensure(is_meant, clause::TOU_CARD_PORT_01, Need::Building)?;
        let is_free = !free_only || !district.busy.contains(slot);
        ensure(is_free, clause::TOU_CARD_PORT_01, Need::Free)?;
        let is_open = self.copyable(owner, colour, free_only).contains(slot);
        ensure(is_open, clause::TOU_CARD_PORT_07, Need::Once)
    }

    fn check_fire(&self, spots: Spots, most: u8) -> Verdict {
        let are_there = spots.iter().all(|spot| self.queue.event(spot).is_some());
        ensure(are_there && !spots.is_empty(), clause::TOU_CARD_BALLISTA_01, Need::Event)?;
        ensure(spots.len() <= most, clause::TOU_CARD_BALLISTA_01, Need::Fewer { most })
    }

    fn check_damage(&self, task: Task, slot: Slot, clause: Clause) -> Verdict {
        let need = if clause == clause::TOU_OPT_02 { Need::Free } else { Need::LowLevel };
        ensure(self.targets(task).contains(slot), clause, need)
    }

    fn check_lay(&self, seat: Seat, spot: Spot, colour: Colour) -> Verdict {
        let blow = self.queue.event(spot).map(|card| self.table().event(card).blow);
        let is_crusade = blow == Some(Blow::LayDown { colour: None });
        let has_one = self.player(seat).available[colour] > 0;
        ensure(is_crusade && has_one, clause::TOU_EVENT_33, Need::OwnCitizen { colour })
    }

    fn check_reaction(&self, waiting: Slots, action: Action) -> Verdict {
        let seat = self.active;
        let verb =
            |at: Slot| self.verb_at(seat, at).filter(|_| self.reactors(waiting).contains(at));
        let refuse = |clause| Err(Violation::new(clause, Need::Reaction));
        match action {
            Action::Raise(at) => match verb(at) {
                Some(Verb::RaiseLying { .. }) => {
                    let is_any = self.player(seat).lying.sum() > 0;
                    ensure(is_any, clause::TOU_CARD_BISHOP_01, Need::Reaction)
                }
                _ => refuse(clause::TOU_CARD_BISHOP_01),
            },
            Action::Combat { spot, by: Some(at) } => match verb(at) {
                Some(Verb::NthWorkerCombat { .. }) => {
                    self.check_coins(spot, clause::TOU_CARD_KNIGHT_02)
                }
                _ => refuse(clause::TOU_CARD_KNIGHT_02),
            },
            Action::Follow { by, slot, .. } => match verb(by) {
                Some(Verb::FollowUp { .. }) => {
                    let can_follow = self.follow_targets(by).contains(slot);
                    ensure(can_follow, clause::TOU_CARD_MONK_02, Need::Building)
                }
                _ => refuse(clause::TOU_CARD_MONK_01),
            },
            _ => Err(Violation::new(
                clause::TOU_ACT_11,
                Need::Answer { task: Task::React { waiting } },
            )),
        }
    }

    fn check_shield(&self, seat: Seat, cause: Cause) -> Verdict {
        let is_crier = cause == Cause::Crier;
        ensure(is_crier, clause::TOU_CARD_CATAPULT_06, Need::Catapult)?;
        ensure(self.can_shield(seat, cause), clause::TOU_CARD_CATAPULT_03, Need::Catapult)
    }

    fn check_rampart(&self, seat: Seat, card: EventCard) -> Verdict {
        let is_held = self.player(seat).ramparts.contains(card);
        ensure(is_held, clause::TOU_HAND_07, Need::Rampart)
    }

    fn check_commit(&self, seat: Seat, held: Held, slot: Slot) -> Verdict {
        let is_open = matches!(self.last_cards[seat.index()], LastCard::Open);
        ensure(is_open, clause::TOU_FINAL_02, Need::OpenChoice)?;
        self.check_held(seat, held, clause::TOU_FINAL_01)?;
        self.check_price(seat, held.card)?;
        let can_lie = self.slots_to_commit(seat, held.card).contains(slot);
        ensure(can_lie, clause::TOU_FINAL_03, Need::Slot { slot })
    }

    /// Whether citizens that a document has under way can arrive and do what they are sent for.
    pub(crate) fn is_errand_possible(&self, task: Task, errand: Errand) -> bool {
        let Task::Citizens { colour, left, passed, .. } = task else { return false };
        self.is_possible(errand) && self.can_send(colour, left, passed, self.price(errand))
    }

    /// Whether a card could have been chosen as the last one.
    pub(crate) fn can_commit(&self, seat: Seat, card: Card, slot: Slot) -> bool {
        let price = u32::from(self.row(card).cost.deniers);
        price <= self.player(seat).deniers && self.slots_to_commit(seat, card).contains(slot)
    }
}

/// The clause that says what a task asks for.
fn clause_of(task: Task) -> Clause {
    match task {
        Task::PlayCard | Task::Act => clause::TOU_TURN_02,
        Task::PayCitizen { .. } => clause::TOU_PLAY_16,
        Task::PayCard { .. } => clause::TOU_PLAY_17,
        Task::PutCard { .. } => clause::TOU_PLAY_20,
        Task::PlacingCombat { .. } => clause::TOU_CARD_KNIGHT_01,
        Task::Citizens { .. } => clause::TOU_USE_01,
        Task::ChooseDraw { .. } => clause::TOU_CARD_LIBRARY_01,
        Task::ChooseTake { .. } => clause::TOU_CARD_LIBRARY_02,
        Task::Keep { .. } => clause::TOU_DRAW_04,
        Task::TurnUp { .. } | Task::TakeShown { .. } => clause::TOU_CARD_ABBEY_01,
        Task::ChooseRecruit { .. } => clause::TOU_CARD_MONASTERY_01,
        Task::CopyBuilding { .. } => clause::TOU_CARD_BRIDGE_01,
        Task::CombatFree { .. } => clause::TOU_CARD_FORT_01,
        Task::Fire { .. } => clause::TOU_CARD_BALLISTA_01,
        Task::Bombard { .. } => clause::TOU_CARD_CATAPULT_01,
        Task::NameColour { .. } => clause::TOU_CARD_LORDSHIP_01,
        Task::Activated { .. } | Task::React { .. } => clause::TOU_ACT_11,
        Task::Events { .. } | Task::Suffer { .. } => clause::TOU_EVENT_10,
        Task::Defend { .. } => clause::TOU_EVENT_25,
        Task::EndTurn => clause::TOU_HAND_01,
        Task::Commit | Task::Settle { .. } => clause::TOU_FINAL_02,
    }
}
