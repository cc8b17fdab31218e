//! Actions as short commands: on their own, or with the names that a view gives to what they are about.

use bastide_core::Seat;
use bastide_text::Phrasebook;
use bastide_tournay::{Action, Deck, Held, PlayerView, Slot, Spot, Spots, Stand, Use, View, Way};

use super::arguments::Who;
use super::messages as say;
use super::names::{card, card_at, deck as deck_name, event_name, held, list_and};

/// An action as an entry of a list, for those who do not see the table: `Activate the card on b2`.
pub fn action(book: &Phrasebook, action: Action) -> String {
    Sight { book, view: None, seat: None }.action(action)
}

/// An action of a seat as it says most to those who see the table: `Activate Market I on b2`.
pub fn choice(book: &Phrasebook, view: &View, seat: Seat, action: Action) -> String {
    Sight { book, view: Some(view), seat: Some(seat) }.action(action)
}

/// Under a card that lies there to be kept or not: which it is, is seen.
pub fn keep_this(book: &Phrasebook) -> String {
    book.say(&say::KeepThis {})
}

/// What the words may look at.
struct Sight<'a> {
    book: &'a Phrasebook,
    view: Option<&'a View>,
    seat: Option<Seat>,
}

impl Sight<'_> {
    fn action(&self, action: Action) -> String {
        let book = self.book;
        match action {
            Action::Play { card, slot } => self.play(card, slot),
            Action::Skip => book.say(&say::Skip {}),
            Action::Pay(stand) => self.pay(stand),
            Action::GiveHeld(card) => book.say(&say::GiveHeld { card: held(book, card) }),
            Action::GiveSlot(slot) => book.say(&say::GiveSlot { at: self.own(slot) }),
            Action::GiveCovered { slot, place } => self.give_covered(slot, place),
            Action::Put(slot) => book.say(&say::Put { slot: slot.to_string() }),
            Action::Draw { deck, way } => self.draw(deck, way),
            Action::Activate { slot, make: Use::Effect } => {
                book.say(&say::Activate { at: self.own(slot) })
            }
            Action::Activate { slot, make: Use::Idle } => {
                book.say(&say::ActivateIdle { at: self.own(slot) })
            }
            Action::Combat { spot, by } => self.combat(spot, by),
            Action::Earn { colour, citizens } => {
                book.say(&say::Earn { colour, citizens: citizens.into() })
            }
            Action::Gather => book.say(&say::Gather {}),
            Action::Recruit(colour) => book.say(&say::Recruit { colour }),
            Action::Own => book.say(&say::Own {}),
            Action::Borrow(seat) => book.say(&say::Borrow { seat: Who(seat) }),
            Action::Keep(card) => book.say(&say::Keep { card: held(book, card) }),
            Action::Take(deck) => self.take(deck),
            Action::Copy { seat, slot } => {
                let at = card_at(book, self.player(Some(seat)), slot);
                book.say(&say::CopyBuilding { at, seat: Who(seat) })
            }
            Action::Fire(spots) => book.say(&say::Fire { events: self.events(spots) }),
            Action::Damage(slot) => {
                let victim = self.view.and_then(super::questions::victim).or(self.seat);
                book.say(&say::Damage { at: card_at(book, self.player(victim), slot) })
            }
            Action::Name(colour) => book.say(&say::NameColour { colour }),
            Action::Raise(slot) => book.say(&say::Raise { at: self.own(slot) }),
            Action::Follow { by, slot, make: Use::Effect } => {
                book.say(&say::Follow { at: self.own(slot), by: self.own(by) })
            }
            Action::Follow { by, slot, make: Use::Idle } => {
                book.say(&say::FollowIdle { at: self.own(slot), by: self.own(by) })
            }
            Action::Decline => book.say(&say::Decline {}),
            Action::Endure => book.say(&say::Endure {}),
            Action::Build => book.say(&say::Build {}),
            Action::Shield => book.say(&say::Shield {}),
            Action::Lay(colour) => book.say(&say::Lay { colour }),
            Action::Tuck(card) => book.say(&say::Tuck { card: held(book, card) }),
            Action::TuckEvent(event) => book.say(&say::Tuck { card: event_name(book, event) }),
            Action::Commit { card, slot } => {
                book.say(&say::Commit { card: held(book, card), slot: slot.to_string() })
            }
            Action::Pass => book.say(&say::Pass {}),
        }
    }

    fn player(&self, seat: Option<Seat>) -> Option<&PlayerView> {
        Some(&self.view?.players[seat?])
    }

    /// A card of the own district.
    fn own(&self, slot: Slot) -> String {
        card_at(self.book, self.player(self.seat), slot)
    }

    fn give_covered(&self, slot: Slot, place: u8) -> String {
        let stack = self
            .player(self.seat)
            .and_then(|player| player.district.iter().find(|view| view.slot == slot));
        let found = stack.and_then(|view| view.cards.get(usize::from(place).checked_sub(1)?));
        let at = slot.to_string();
        match found {
            Some(&covered) => {
                self.book.say(&say::GiveCovered { card: card(self.book, covered), slot: at })
            }
            None => self.book.say(&say::GiveCoveredAt { place: place.into(), slot: at }),
        }
    }

    fn play(&self, played: Held, slot: Option<Slot>) -> String {
        let book = self.book;
        let name = held(book, played);
        let Some(slot) = slot else { return book.say(&say::PlayForCard { card: name }) };
        let below = self
            .player(self.seat)
            .and_then(|player| player.district.iter().find(|view| view.slot == slot))
            .and_then(|view| view.cards.first().copied());
        let slot = slot.to_string();
        match below {
            None => book.say(&say::Play { card: name, slot }),
            Some(below) => {
                let covered = card(book, below);
                if below.deck().colour() == played.card.deck().colour() {
                    book.say(&say::PlayCovering { card: name, slot, covered })
                } else {
                    book.say(&say::PlayReplacing { card: name, slot, covered })
                }
            }
        }
    }

    fn pay(&self, stand: Stand) -> String {
        match stand {
            Stand::Plaza => self.book.say(&say::PayPlaza {}),
            Stand::Lying => self.book.say(&say::PayLying {}),
            Stand::Working(slot) => self.book.say(&say::PayWorking { at: self.own(slot) }),
        }
    }

    /// The card that lies face up on a deck.
    fn face_up(&self, deck: Deck) -> Option<String> {
        let view = &self.view?.decks[deck.index()];
        let top = view.cards.first().copied().flatten().filter(|_| view.is_face_up)?;
        Some(card(self.book, top))
    }

    fn draw(&self, deck: Deck, way: Way) -> String {
        let name = deck_name(self.book, deck);
        match (way, self.face_up(deck)) {
            (Way::Blind, _) => self.book.say(&say::DrawBlind { deck: name }),
            (Way::Visible, None) => self.book.say(&say::DrawVisible { deck: name }),
            (Way::Visible, Some(card)) => self.book.say(&say::DrawNamed { card, deck: name }),
        }
    }

    fn take(&self, deck: Deck) -> String {
        let name = deck_name(self.book, deck);
        match self.face_up(deck) {
            Some(card) => self.book.say(&say::TakeNamed { card, deck: name }),
            None => self.book.say(&say::Take { deck: name }),
        }
    }

    fn event(&self, spot: Spot) -> String {
        let event = self.view.and_then(|view| view.queue.events[spot.index()]);
        match event {
            Some((event, _)) => event_name(self.book, event),
            None => self.book.say(&say::AnyEventAt { spot }),
        }
    }

    fn events(&self, spots: Spots) -> String {
        let events: Vec<String> = spots.iter().map(|spot| self.event(spot)).collect();
        list_and(self.book, &events)
    }

    fn combat(&self, spot: Spot, by: Option<Slot>) -> String {
        let (book, event) = (self.book, self.event(spot));
        if let Some(by) = by {
            return book.say(&say::CombatBy { event, at: self.own(by) });
        }
        // Only the action of a turn has a price; cards take events for nothing.
        let is_action = |view: &&View| matches!(view.task, Some(bastide_tournay::Task::Act));
        let on_table = self.view.filter(is_action).and_then(|view| {
            let (card, coins) = view.queue.events[spot.index()]?;
            Some((view.setup.table().event(card), coins))
        });
        let Some((row, coins)) = on_table else { return book.say(&say::Combat { event }) };
        let deniers = if row.has_ransom { u32::from(coins) + 1 } else { 0 };
        book.say(&say::CombatPaid {
            event,
            colour: row.combat_colour,
            citizens: row.combat_citizens.into(),
            deniers,
        })
    }
}
