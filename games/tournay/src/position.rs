//! Positions as documents: the whole state, hidden things included.
//!
//! Reading one checks that every card, event and citizen is there once, that districts could have
//! been built, and that what is asked can be asked.

mod check;
mod restore;

use bastide_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, EventCard, Knowers, Seen};
use crate::colour::{Colour, Deck, PerColour};
use crate::district::Worker;
use crate::game::{LastCard, Tournay};
use crate::queue::Spot;
use crate::slot::Slot;
use crate::task::Task;

/// A card and who knows that it is there: some seats, or everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDocument {
    pub card: Card,
    /// Seats, counted from zero.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen_by: Vec<u8>,
    /// Shown openly at the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_public: bool,
}

/// What works on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WorkerDocument {
    Yellow,
    White,
    Red,
    Gray,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotDocument {
    pub slot: Slot,
    /// The visible card first.
    pub cards: Vec<Card>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub workers: Vec<WorkerDocument>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_damaged: bool,
}

/// The last card of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum LastCardDocument {
    #[default]
    Open,
    Passed,
    /// Chosen in secret: the number of the card in hand, counted from zero.
    Sealed {
        index: u8,
        slot: Slot,
    },
    /// Turned up.
    Shown {
        card: Card,
        slot: Slot,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerDocument {
    pub deniers: u32,
    pub available: PerColour<u8>,
    pub lying: PerColour<u8>,
    pub hand: Vec<CardDocument>,
    #[serde(default)]
    pub ramparts: Vec<EventCard>,
    #[serde(default)]
    pub built: Vec<EventCard>,
    pub district: Vec<SlotDocument>,
    #[serde(default)]
    pub last_card: LastCardDocument,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckDocument {
    pub deck: Deck,
    /// From the top.
    pub cards: Vec<CardDocument>,
    #[serde(default)]
    pub is_face_up: bool,
    #[serde(default)]
    pub has_shown_crier: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventDocument {
    pub card: EventCard,
    /// In the queue: the coins on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub coins: u8,
    /// In the event deck: whether it was tucked under it openly.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_known: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookedDocument {
    pub deck: Deck,
    pub cards: [CardDocument; 2],
    pub has_crier: bool,
}

/// A building that was copied in the current chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CopiedDocument {
    pub seat: u8,
    pub slot: Slot,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `tournay`.
    pub game: String,
    /// The options, as in a record; empty for the standard game.
    #[serde(default)]
    pub setup: String,
    /// Seats are counted from zero.
    pub start_player: u8,
    pub active: u8,
    #[serde(default)]
    pub is_last_round: bool,
    /// What is still to be done, the innermost last; nothing once the game is over.
    pub tasks: Vec<Task>,
    pub reserve: PerColour<u8>,
    pub players: Vec<PlayerDocument>,
    pub decks: Vec<DeckDocument>,
    /// Left out by the mix method.
    #[serde(default)]
    pub left_out: Vec<Card>,
    /// From the left.
    pub queue: Vec<Option<EventDocument>>,
    /// From the top.
    pub event_deck: Vec<EventDocument>,
    #[serde(default)]
    pub looked: Option<LookedDocument>,
    #[serde(default)]
    pub copied: Vec<CopiedDocument>,
    #[serde(default)]
    pub shielded: Vec<u8>,
}

impl CardDocument {
    fn of(seen: Seen) -> Self {
        let is_public = seen.by.is_public();
        let seats = (0..4).filter(|&seat| !is_public && seen.by.contains(Seat::new(seat)));
        Self { card: seen.card, seen_by: seats.collect(), is_public }
    }

    /// `None` where a seat is none of the table.
    fn seen(&self, players: u8) -> Option<Seen> {
        if self.is_public {
            return self.seen_by.is_empty().then(|| Seen::public(self.card));
        }
        let mut seen = Seen::unseen(self.card);
        for &seat in &self.seen_by {
            let knower = (seat < players).then(|| Knowers::one(Seat::new(seat)))?;
            seen.by = seen.by.and(knower);
        }
        Some(seen)
    }
}

impl WorkerDocument {
    const fn of(worker: Worker) -> Self {
        match worker {
            Worker::Citizen(Colour::Yellow) => Self::Yellow,
            Worker::Citizen(Colour::White) => Self::White,
            Worker::Citizen(Colour::Red) => Self::Red,
            Worker::Gray => Self::Gray,
        }
    }

    const fn worker(self) -> Worker {
        match self {
            Self::Yellow => Worker::Citizen(Colour::Yellow),
            Self::White => Worker::Citizen(Colour::White),
            Self::Red => Worker::Citizen(Colour::Red),
            Self::Gray => Worker::Gray,
        }
    }
}

impl Position {
    pub(crate) fn of(game: &Tournay) -> Self {
        let queue = &game.queue;
        let event = |card| EventDocument { card, coins: 0, is_known: queue.known.contains(card) };
        let shown = |spot| {
            queue.event(spot).map(|card| EventDocument { coins: queue.coins(spot), ..event(card) })
        };
        Self {
            game: "tournay".to_owned(),
            setup: game.setup.to_string(),
            start_player: game.start_player.index() as u8,
            active: game.active.index() as u8,
            is_last_round: game.is_last_round,
            tasks: game.tasks.to_vec(),
            reserve: game.reserve,
            players: game.seats().map(|seat| player(game, seat)).collect(),
            decks: Deck::all().map(|deck| deck_document(game, deck)).collect(),
            left_out: game.left_out.to_vec(),
            queue: Spot::all().map(shown).collect(),
            event_deck: queue.deck.iter().rev().map(|&card| event(card)).collect(),
            looked: game.looked.map(|looked| LookedDocument {
                deck: looked.deck,
                cards: looked.cards.map(CardDocument::of),
                has_crier: looked.has_crier,
            }),
            copied: game.chain.iter().map(|&(seat, slot)| copied(seat, slot)).collect(),
            shielded: game.shielded.iter().map(|seat| seat.index() as u8).collect(),
        }
    }
}

fn copied(seat: Seat, slot: Slot) -> CopiedDocument {
    CopiedDocument { seat: seat.index() as u8, slot }
}

fn player(game: &Tournay, seat: Seat) -> PlayerDocument {
    let player = game.player(seat);
    let slots = player.district.filled.iter().map(|slot| {
        let covered = game.covered.iter().rev().filter(|c| c.seat == seat && c.slot == slot);
        let top = player.district.card(slot);
        SlotDocument {
            slot,
            cards: top.into_iter().chain(covered.map(|c| c.card)).collect(),
            workers: player.district.load(slot).workers().map(WorkerDocument::of).collect(),
            is_damaged: player.district.damaged.contains(slot),
        }
    });
    PlayerDocument {
        deniers: player.deniers,
        available: player.available,
        lying: player.lying,
        hand: player.hand.iter().map(|&seen| CardDocument::of(seen)).collect(),
        ramparts: player.ramparts.iter().collect(),
        built: player.built.iter().collect(),
        district: slots.collect(),
        last_card: match game.last_cards[seat.index()] {
            LastCard::Open => LastCardDocument::Open,
            LastCard::Passed => LastCardDocument::Passed,
            LastCard::Sealed { index, slot } => LastCardDocument::Sealed { index, slot },
            LastCard::Shown { card, slot } => LastCardDocument::Shown { card, slot },
        },
    }
}

fn deck_document(game: &Tournay, deck: Deck) -> DeckDocument {
    let pile = game.pile(deck);
    DeckDocument {
        deck,
        cards: pile.cards.iter().rev().map(|&seen| CardDocument::of(seen)).collect(),
        is_face_up: pile.is_face_up,
        has_shown_crier: game.has_shown_crier(deck),
    }
}
