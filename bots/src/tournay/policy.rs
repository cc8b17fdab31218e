//! What an action looks like at first sight: quick enough for playouts, and where search begins.

use std::cell::Cell;

use bastide_core::Seat;
use bastide_tournay::{
    Action, Blow, Card, Colour, Kind, Slot, Spot, Stand, Task, Tournay, Use, Verb, Way,
};

use super::evaluation::price;
use super::ledger::{Ledger, STANDING};

/// A card that is held back can be played later: playing has to bring something.
const PLAYING: f32 = 0.1;

/// To be protected from an event that pays is never worth a rampart or a shield.
const MISSED_BONUS: f32 = 0.3;

/// The looks of a seat's actions at one moment, in points.
pub(super) struct Policy<'g> {
    ledger: Ledger<'g>,
    seat: Seat,
    task: Task,
    /// The card asked for last, what it is worth and what it costs: lists name a card once for every
    /// slot it can lie on.
    last: Cell<Option<(Card, f32, f32)>>,
}

impl<'g> Policy<'g> {
    /// Nothing once the game is over.
    pub(super) fn of(game: &'g Tournay, seat: Seat) -> Option<Self> {
        Some(Self { ledger: Ledger::of(game), seat, task: game.task()?, last: Cell::new(None) })
    }

    fn game(&self) -> &'g Tournay {
        self.ledger.game
    }

    /// Turns that each player still has, about.
    pub(super) fn turns_left(&self) -> f32 {
        self.ledger.rest
    }

    pub(super) fn look(&self, action: Action) -> f32 {
        let (seat, ledger) = (self.seat, self.ledger);
        match action {
            Action::Play { card, slot } => self.play(card.card, slot),
            Action::Commit { card, slot } => self.play(card.card, Some(slot)),
            Action::Skip | Action::Pass => PLAYING,
            Action::Pay(stand) => match stand {
                Stand::Lying => 0.0,
                Stand::Working(_) => -0.05,
                Stand::Plaza => -STANDING,
            },
            Action::GiveHeld(card) => -0.6 * ledger.card(seat, card.card),
            Action::GiveSlot(slot) => -self.given(slot),
            Action::GiveCovered { slot, place } => -self.given_covered(slot, place),
            Action::Put(slot) => match self.task {
                Task::PutCard { card } => self.place(card, slot),
                _ => 0.0,
            },
            Action::Draw { deck, way } => self.draw(deck, way),
            Action::Activate { slot, make } | Action::Follow { slot, make, .. } => {
                self.activate(slot, make)
            }
            Action::Combat { spot, .. } => self.combat(spot),
            Action::Earn { colour, citizens } => self.earn(colour, citizens),
            Action::Gather => self.gather(),
            Action::Recruit(colour) => self.recruit(colour),
            Action::Own | Action::Decline | Action::Endure => 0.0,
            Action::Borrow(_) => STANDING + 0.15 + 1.4 * ledger.change(seat, -2),
            Action::Keep(card) => self.kept(card.card),
            Action::Take(deck) => {
                let known = self.game().face_up(deck).map(|card| self.kept(card));
                ledger.draw(seat, deck.level()) + 0.4 * known.unwrap_or(0.8)
            }
            Action::Copy { seat: owner, slot } => {
                self.verb_at(owner, slot).map_or(0.0, |verb| ledger.effect(seat, verb))
            }
            Action::Fire(spots) => spots.iter().map(|spot| self.blow(spot) + 0.1).sum(),
            Action::Damage(slot) => self.damage(slot),
            Action::Name(colour) => self.named(colour),
            Action::Raise(_) => STANDING * f32::from(self.game().lying(seat).sum()),
            Action::Build => self.build(),
            Action::Shield => self.struck() + 0.1,
            Action::Lay(colour) => f32::from(self.game().available(seat)[colour]),
            Action::Tuck(card) => -self.kept(card.card),
            Action::TuckEvent(_) => -2.0,
        }
    }

    /// A card played: what it brings, what it costs and what it hides.
    fn play(&self, card: Card, slot: Option<Slot>) -> f32 {
        let (worth, price) = self.card(card);
        slot.map_or(worth, |slot| self.place(card, slot)) - price
    }

    /// What a card is worth and what it costs.
    fn card(&self, card: Card) -> (f32, f32) {
        if let Some((last, worth, price)) = self.last.get()
            && last == card
        {
            return (worth, price);
        }
        let worth = self.ledger.card(self.seat, card);
        let price = price(self.ledger, self.seat, card);
        self.last.set(Some((card, worth, price)));
        (worth, price)
    }

    fn place(&self, card: Card, slot: Slot) -> f32 {
        let (seat, ledger) = (self.seat, self.ledger);
        let mut worth = self.card(card).0 + self.neighbourhood(card, slot);
        if self.game().card_at(seat, slot).is_some() {
            worth -= ledger.lost(seat, slot, card);
            if ledger.filling(seat) > 0.0 {
                worth -= 0.3;
            }
        }
        worth
    }

    /// Characters pay for what is put in their line, and want buildings there.
    fn neighbourhood(&self, card: Card, slot: Slot) -> f32 {
        let (game, seat) = (self.game(), self.seat);
        let damaged = game.damaged(seat);
        let mut sum = 0.0;
        for at in game.filled(seat).and(slot.line()).iter() {
            let Some(verb) = self.verb_at(seat, at) else { continue };
            let is_awake = !damaged.contains(at);
            if let Verb::OnPlace { kinds, colours, amount } = verb
                && is_awake
                && kinds.contains(card.kind())
                && colours.contains(card.deck().colour())
            {
                sum += self.ledger.change(seat, amount.into());
            }
            let top = game.card_at(seat, at).unwrap_or(card);
            sum += self
                .partnership(verb, card)
                .max(self.partnership(game.table().card(card).verb, top));
        }
        sum
    }

    /// What a character will have of a building in its line.
    fn partnership(&self, character: Verb, building: Card) -> f32 {
        let colour = building.deck().colour();
        let is_building = building.kind() == Kind::Building;
        let fits = match character {
            Verb::OnActivate { colours, amount } if colours.contains(colour) => f32::from(amount),
            Verb::RaiseLying { colours } | Verb::DoubleCapacity { colours }
                if colours.contains(colour) =>
            {
                1.0
            }
            Verb::FollowUp { trigger, target, .. } if colour == trigger || colour == target => 1.0,
            _ => 0.0,
        };
        if is_building { 0.35 * fits * self.ledger.future() } else { 0.0 }
    }

    fn given(&self, slot: Slot) -> f32 {
        let Some(card) = self.game().card_at(self.seat, slot) else { return 0.0 };
        let ledger = self.ledger;
        let crier = Card::crier(card.deck());
        ledger.lost(self.seat, slot, crier) + f32::from(self.game().table().card(card).pp) + 0.3
    }

    /// Nobody misses a covered card but for its points.
    fn given_covered(&self, slot: Slot, place: u8) -> f32 {
        let card = self.game().covered_card(self.seat, slot, place);
        card.map_or(0.0, |card| f32::from(self.game().table().card(card).pp))
    }

    fn draw(&self, deck: bastide_tournay::Deck, way: Way) -> f32 {
        let (game, seat, ledger) = (self.game(), self.seat, self.ledger);
        let unknown = ledger.draw(seat, deck.level());
        let gain = match (way, game.face_up(deck)) {
            (Way::Visible, Some(card)) => 0.9 * self.kept(card).min(2.0 * unknown + 0.5),
            _ => unknown,
        };
        if self.task != Task::Act {
            return gain;
        }
        let own = game.available(seat)[deck.colour()];
        let borrowed = deck.level().number().saturating_sub(own);
        let used = f32::from(deck.level().number() - borrowed);
        gain - STANDING * used + 1.4 * ledger.change(seat, -2 * i32::from(borrowed))
    }

    /// A card in hand: less the higher its price, and not more than can be used in time.
    fn kept(&self, card: Card) -> f32 {
        let (worth, price) = self.card(card);
        (worth - price).max(0.05)
    }

    fn activate(&self, slot: Slot, make: Use) -> f32 {
        let (game, seat, ledger) = (self.game(), self.seat, self.ledger);
        let Some(card) = game.card_at(seat, slot) else { return 0.0 };
        let colour = card.deck().colour();
        let own = game.available(seat)[colour];
        let mut sum = if own > 0 { -STANDING } else { 1.4 * ledger.change(seat, -2) };
        if make == Use::Effect {
            sum += ledger.effect(seat, game.table().card(card).verb);
        }
        let awake = game.filled(seat).and(slot.line()).minus(game.damaged(seat));
        for at in awake.iter() {
            match self.verb_at(seat, at) {
                Some(Verb::OnActivate { colours, amount }) if colours.contains(colour) => {
                    sum += ledger.change(seat, amount.into());
                }
                Some(Verb::RaiseLying { colours }) if colours.contains(colour) => {
                    sum += STANDING * f32::from(game.lying(seat).sum());
                }
                _ => {}
            }
        }
        sum
    }

    fn combat(&self, spot: Spot) -> f32 {
        let (game, seat, ledger) = (self.game(), self.seat, self.ledger);
        let Some((event, coins)) = game.event(spot) else { return 0.0 };
        let row = game.table().event(event);
        let gain = ledger.rampart(seat);
        if self.task != Task::Act {
            return gain + 0.1 * f32::from(coins);
        }
        let own = game.available(seat)[row.combat_colour];
        let borrowed = row.combat_citizens.saturating_sub(own);
        let ransom = if row.has_ransom { i32::from(coins) + 1 } else { 0 };
        gain - STANDING * f32::from(row.combat_citizens - borrowed)
            + ledger.change(seat, -ransom - 3 * i32::from(borrowed))
    }

    fn earn(&self, colour: Colour, citizens: u8) -> f32 {
        let rate = |(_, card): (Slot, Card)| match self.game().table().card(card).verb {
            Verb::EarnRate { colour: its, rate } if its == colour => Some(rate),
            _ => None,
        };
        let rate = self.game().district(self.seat).find_map(rate).unwrap_or(2);
        let gained = i32::from(rate * citizens);
        self.ledger.change(self.seat, gained) - STANDING * f32::from(citizens)
    }

    fn gather(&self) -> f32 {
        let (game, seat) = (self.game(), self.seat);
        let all: u8 = Colour::ALL.into_iter().map(|colour| game.citizens(seat, colour)).sum();
        let away = f32::from(all - game.available(seat).sum());
        let mended = f32::from(game.damaged(seat).len());
        (STANDING * away + 0.3 * mended) * (self.ledger.rest / 4.0).min(1.0)
    }

    fn recruit(&self, colour: Colour) -> f32 {
        let price = match self.task {
            Task::ChooseRecruit { price } => i32::from(price),
            _ => 5,
        };
        let citizen = if self.task == Task::Act { STANDING } else { 0.0 };
        self.ledger.recruit(self.seat, Some(colour), price) - citizen
    }

    fn verb_at(&self, seat: Seat, slot: Slot) -> Option<Verb> {
        self.game().card_at(seat, slot).map(|card| self.game().table().card(card).verb)
    }

    fn damage(&self, slot: Slot) -> f32 {
        let (game, seat) = (self.game(), self.seat);
        if let Task::Bombard { victim } = self.task {
            let places = game.active().index() as u8 + victim;
            let victim = Seat::new(places % game.players());
            return self.verb_at(victim, slot).map_or(0.0, |verb| self.ledger.engine(verb));
        }
        self.verb_at(seat, slot).map_or(0.0, |verb| -self.ledger.engine(verb))
    }

    fn named(&self, colour: Colour) -> f32 {
        let game = self.game();
        let others = Seat::all(game.players()).filter(|&other| other != self.seat);
        let is_it = |card: Card| card.deck().colour() == colour && card.kind() == Kind::Building;
        others
            .map(|other| game.district(other).filter(|&(_, card)| is_it(card)).count() as f32)
            .sum()
    }

    /// What an event does to a player who is struck by it.
    fn blow(&self, spot: Spot) -> f32 {
        let Some((event, coins)) = self.game().event(spot) else { return 0.0 };
        let each = match self.game().table().event(event).blow {
            Blow::LayDown { .. } => STANDING,
            Blow::Damage { .. } | Blow::LoseDeniers { .. } => 0.35,
            Blow::Majority { .. } => 0.0,
        };
        each * f32::from(coins)
    }

    fn struck(&self) -> f32 {
        match self.task {
            Task::Defend { spot, .. } if self.is_bonus(spot) => -MISSED_BONUS,
            Task::Defend { spot, .. } => self.blow(spot),
            _ => 0.0,
        }
    }

    /// By the letter of the rulebook one may protect oneself from what would pay (TOU-OPT-04).
    fn is_bonus(&self, spot: Spot) -> bool {
        let blow = |(event, _)| self.game().table().event(event).blow;
        matches!(self.game().event(spot).map(blow), Some(Blow::Majority { .. }))
    }

    /// A rampart counts in hand as on the pile, but there it protects no more.
    fn build(&self) -> f32 {
        match self.task {
            Task::Defend { .. } => self.struck() - 0.35 * (self.ledger.rest / 4.0).min(1.0),
            _ => -0.2,
        }
    }
}
