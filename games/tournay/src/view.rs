//! What one viewer may know of a game.

use bastide_core::{PerSeat, Seat, Standing};
use serde::Serialize;

use crate::card::{Card, EventCard};
use crate::colour::{Colour, Deck, PerColour};
use crate::score::Scores;
use crate::setup::Setup;
use crate::slot::Slot;
use crate::task::Task;

/// What works on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WorkerView {
    /// A citizen of the district's owner.
    Citizen(Colour),
    /// A gray token: the work of a borrowed citizen.
    Gray,
}

/// A slot that holds cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlotView {
    pub slot: Slot,
    /// The visible card first, then those it covers.
    pub cards: Vec<Card>,
    pub workers: Vec<WorkerView>,
    pub is_damaged: bool,
}

/// A card in hand: its back is open to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct HandView {
    pub back: Deck,
    /// Its face, where the viewer knows it.
    pub card: Option<Card>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    pub deniers: u32,
    /// Standing on the Plaza.
    pub available: PerColour<u8>,
    /// Lying beside it.
    pub lying: PerColour<u8>,
    /// Sorted by back and face.
    pub hand: Vec<HandView>,
    /// Ramparts in hand.
    pub ramparts: Vec<EventCard>,
    /// How many ramparts are built.
    pub built: u8,
    /// In reading order.
    pub district: Vec<SlotView>,
    /// Whether the last card has been chosen, while it is secret.
    pub has_committed: bool,
    /// The last card: one's own, and everybody's once they are turned up.
    pub last_card: Option<(Card, Slot)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckView {
    pub deck: Deck,
    /// From the top; those the viewer knows.
    pub cards: Vec<Option<Card>>,
    pub is_face_up: bool,
    /// Whether the town crier has appeared.
    pub has_shown_crier: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QueueView {
    /// From the left: the event and the coins on it.
    pub events: Vec<Option<(EventCard, u8)>>,
    /// The event deck from the top; those that were tucked under it openly are known.
    pub deck: Vec<Option<EventCard>>,
}

/// Cards that are being looked at (TOU-INFO-02, -04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LookedView {
    pub deck: Deck,
    /// How many were taken up, a town crier included.
    pub count: u8,
    /// The faces among which to choose, where the viewer knows them.
    pub cards: Vec<Option<Card>>,
    /// Whether a town crier is among them.
    pub has_crier: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub setup: Setup,
    /// Whose turn it is; in the final placement, whose card is being paid.
    pub active: Seat,
    pub start_player: Seat,
    pub is_last_round: bool,
    /// What is asked; nothing once the game is over.
    pub task: Option<Task>,
    pub to_act: Vec<Seat>,
    pub reserve: PerColour<u8>,
    /// In the order of [`Deck::all`].
    pub decks: Vec<DeckView>,
    pub queue: QueueView,
    pub players: PerSeat<PlayerView>,
    pub looked: Option<LookedView>,
    /// Seats that a Catapult has protected from an event of the current crier.
    pub shielded: Vec<Seat>,
    pub scores: Option<Scores>,
    pub standing: Option<Standing>,
}
