//! What lies on the table, for whoever reckons with it: bots look at imagined worlds, never at the
//! real one.

use bastide_core::Seat;

use super::Tournay;
use crate::card::{Card, EventCard};
use crate::colour::{Colour, Deck, PerColour};
use crate::queue::Spot;
use crate::slot::{Slot, Slots};

impl Tournay {
    pub fn players(&self) -> u8 {
        self.setup.players
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Whose turn begins a round.
    pub fn start_player(&self) -> Seat {
        self.start_player
    }

    pub fn is_last_round(&self) -> bool {
        self.is_last_round
    }

    /// How many town criers have appeared.
    pub fn criers(&self) -> u32 {
        self.criers.count_ones()
    }

    pub fn deniers(&self, seat: Seat) -> u32 {
        self.player(seat).deniers
    }

    /// Citizens on the Plaza.
    pub fn available(&self, seat: Seat) -> PerColour<u8> {
        self.player(seat).available
    }

    /// Citizens beside the Plaza.
    pub fn lying(&self, seat: Seat) -> PerColour<u8> {
        self.player(seat).lying
    }

    /// All citizens of a colour, wherever they are.
    pub fn citizens(&self, seat: Seat, colour: Colour) -> u8 {
        self.player(seat).citizens(colour)
    }

    pub fn reserve(&self) -> PerColour<u8> {
        self.reserve
    }

    /// The activity cards in hand.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.player(seat).hand.iter().map(|seen| seen.card)
    }

    /// Activity cards and ramparts in hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.player(seat).hand_size()
    }

    /// Ramparts in hand.
    pub fn ramparts(&self, seat: Seat) -> u8 {
        self.player(seat).ramparts.len()
    }

    /// Ramparts on the pile.
    pub fn built(&self, seat: Seat) -> u8 {
        self.player(seat).built.len()
    }

    /// The visible cards of a district.
    pub fn district(&self, seat: Seat) -> impl Iterator<Item = (Slot, Card)> {
        self.player(seat).district.cards()
    }

    pub fn card_at(&self, seat: Seat, slot: Slot) -> Option<Card> {
        self.player(seat).district.card(slot)
    }

    /// Slots that hold cards.
    pub fn filled(&self, seat: Seat) -> Slots {
        self.player(seat).district.filled
    }

    /// Slots that show a prestige building.
    pub fn prestige(&self, seat: Seat) -> Slots {
        self.player(seat).district.prestige()
    }

    /// Slots with a damage token.
    pub fn damaged(&self, seat: Seat) -> Slots {
        self.player(seat).district.damaged
    }

    /// The event at a place of the queue and the coins on it.
    pub fn event(&self, spot: Spot) -> Option<(EventCard, u8)> {
        self.queue.event(spot).map(|event| (event, self.queue.coins(spot)))
    }

    /// The card that lies face up on a deck.
    pub fn face_up(&self, deck: Deck) -> Option<Card> {
        let pile = self.pile(deck);
        pile.cards.last().filter(|_| pile.is_face_up).map(|seen| seen.card)
    }
}
