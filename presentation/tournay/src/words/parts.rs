//! The parts of the picture, for those who hear it instead of seeing it.

use bastide_core::Seat;
use bastide_text::Phrasebook;
use bastide_tournay::{
    Card, Colour, Deck, DeckView, EventCard, HandView, PlayerView, Slot, SlotView, View,
};

use super::arguments::{Key, Who};
use super::card_messages as say;
use super::names::{capital, card as card_words, deck as deck_words, event_name};
use super::questions::question;
use super::scores::result;
use super::{messages, names};

pub fn deck_part(book: &Phrasebook, view: &DeckView) -> String {
    let (deck, cards) = (capital(&deck_words(book, view.deck)), view.cards.len() as u32);
    let crier = Key(if view.has_shown_crier { "shown" } else { "hidden" });
    match view.cards.first().copied().flatten().filter(|_| view.is_face_up) {
        Some(card) => {
            book.say(&say::DeckPartOpen { deck, cards, crier, card: card_words(book, card) })
        }
        None => book.say(&say::DeckPart { deck, cards, crier }),
    }
}

pub fn queue_part(book: &Phrasebook, event: Option<(EventCard, u8)>) -> String {
    match event {
        Some((event, coins)) => {
            book.say(&say::QueuePart { event: event_name(book, event), coins: coins.into() })
        }
        None => book.say(&say::QueuePartEmpty {}),
    }
}

pub fn event_deck_part(book: &Phrasebook, cards: usize) -> String {
    book.say(&say::EventDeckPart { cards: cards as u32 })
}

pub fn slot_part(book: &Phrasebook, seat: Seat, view: &SlotView) -> String {
    let card = view.cards.first().map_or_else(String::new, |&card: &Card| card_words(book, card));
    let at = book.say(&messages::CardAt { card, slot: view.slot.to_string() });
    book.say(&say::SlotPart {
        seat: Who(seat),
        at,
        covered: view.cards.len().saturating_sub(1) as u32,
        workers: view.workers.len() as u32,
        state: Key(if view.is_damaged { "damaged" } else { "whole" }),
    })
}

pub fn open_slot_part(book: &Phrasebook, seat: Seat, slot: Slot) -> String {
    book.say(&say::OpenSlotPart { seat: Who(seat), slot: slot.to_string() })
}

pub fn plaza_part(book: &Phrasebook, seat: Seat, player: &PlayerView, colour: Colour) -> String {
    let (standing, lying) = (player.available[colour].into(), player.lying[colour].into());
    book.say(&say::PlazaPart { seat: Who(seat), colour, standing, lying })
}

pub fn player_part(book: &Phrasebook, seat: Seat, player: &PlayerView) -> String {
    book.say(&say::PlayerPart {
        seat: Who(seat),
        deniers: player.deniers,
        cards: player.hand.len() as u32,
        ramparts: player.ramparts.len() as u32,
        built: player.built.into(),
    })
}

pub fn hand_part(book: &Phrasebook, held: HandView) -> String {
    let hidden = |deck: Deck| book.say(&say::HandPartHidden { deck: names::deck(book, deck) });
    match held.card {
        Some(card) => book.say(&say::HandPart { card: card_words(book, card) }),
        None => hidden(held.back),
    }
}

pub fn rampart_part(book: &Phrasebook, event: EventCard) -> String {
    book.say(&say::RampartPart { event: event_name(book, event) })
}

pub fn reserve_part(book: &Phrasebook, colour: Colour, citizens: u8) -> String {
    book.say(&say::ReservePart { colour, citizens: citizens.into() })
}

/// The whole table in a few sentences.
pub fn table_words(book: &Phrasebook, view: &View) -> String {
    let said = match view.standing {
        Some(_) => result(book, view),
        None => question(book, view),
    };
    let criers = view.decks.iter().filter(|deck| deck.has_shown_crier).count() as u32;
    let needed = view.players.len() as u32 + 1;
    book.say(&say::TableDesc { said, active: Who(view.active), criers, needed })
}

pub fn label_hand(book: &Phrasebook) -> String {
    book.say(&say::LabelHand {})
}

pub fn label_reserve(book: &Phrasebook) -> String {
    book.say(&say::LabelReserve {})
}

pub fn label_events(book: &Phrasebook) -> String {
    book.say(&say::LabelEvents {})
}

pub fn label_criers(book: &Phrasebook) -> String {
    book.say(&say::LabelCriers {})
}

pub fn label_ramparts(book: &Phrasebook) -> String {
    book.say(&say::LabelRamparts {})
}
