//! What happens in a game, for logs and pages. Deniers change only by [`Event::Gained`],
//! [`Event::Paid`] and [`Event::Transferred`].

use bastide_core::{Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::action::Stand;
use crate::card::{Card, EventCard, Knowers, Seen};
use crate::colour::{Colour, Deck};
use crate::queue::Spot;
use crate::slot::Slot;
use crate::task::Cause;

/// A card as a listener is told of it: its face, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glimpse {
    card: Option<Card>,
    by: Knowers,
}

impl Glimpse {
    pub(crate) const fn of(seen: Seen) -> Self {
        Self { card: Some(seen.card), by: seen.by }
    }

    /// The face, where the listener knows it.
    pub const fn card(self) -> Option<Card> {
        self.card
    }

    fn retold(self, who: Viewer) -> Self {
        let may_know = match who {
            Viewer::Seat(seat) => self.by.contains(seat),
            Viewer::Public => self.by.is_public(),
        };
        // Who else knows is nobody's business.
        Self { card: self.card.filter(|_| may_know), by: Knowers::NOBODY }
    }
}

impl Serialize for Glimpse {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.card.serialize(serializer)
    }
}

/// Why deniers come from the bank or go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The price of a card (TOU-PLAY-15).
    Card,
    /// The ransom of a combat (TOU-COMBAT-04).
    Ransom,
    /// The price of a recruit (TOU-ADV-04, TOU-CARD-DWELLING-01).
    Recruit,
    /// The Earn action.
    Earn,
    /// The effect of a building.
    Building,
    /// A character on this slot.
    Character(Slot),
    /// The coins of an event that was taken.
    Spoils,
    /// An event of the queue.
    Event(EventCard),
}

/// Why deniers go from one player to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Debt {
    /// A borrowed citizen (TOU-USE-03).
    Borrowing,
    Lordship,
    Courthouse,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A turn begins.
    Turn {
        seat: Seat,
    },
    /// No card was played.
    Skipped {
        seat: Seat,
    },
    /// A card is shown and about to be paid for.
    Announced {
        seat: Seat,
        card: Card,
    },
    /// A card was placed in the district.
    Placed {
        seat: Seat,
        card: Card,
        slot: Slot,
    },
    /// A card went face down under its deck, from a hand or a district.
    Tucked {
        seat: Seat,
        deck: Deck,
        card: Glimpse,
    },
    /// The district was moved so that there is room on all sides again.
    Shifted {
        seat: Seat,
        columns: i8,
        rows: i8,
    },
    /// Own citizens were laid down: used, or struck by an event.
    LaidDown {
        seat: Seat,
        colour: Colour,
        citizens: u8,
    },
    /// A citizen went back to the reserve as the price of a card.
    GaveBack {
        seat: Seat,
        colour: Colour,
        from: Stand,
    },
    /// `seat` uses a citizen of `owner`.
    Borrowed {
        seat: Seat,
        owner: Seat,
        colour: Colour,
    },
    /// From the bank.
    Gained {
        seat: Seat,
        deniers: u32,
        reason: Reason,
    },
    /// To the bank.
    Paid {
        seat: Seat,
        deniers: u32,
        reason: Reason,
    },
    Transferred {
        from: Seat,
        to: Seat,
        deniers: u32,
        debt: Debt,
    },
    /// The face-up card of a deck was put under it.
    Buried {
        deck: Deck,
        card: Card,
    },
    /// `seat` looks at cards of a deck, a town crier included.
    LookedAt {
        seat: Seat,
        deck: Deck,
        cards: u8,
        faces: [Glimpse; 2],
    },
    /// A card came to the hand.
    Drew {
        seat: Seat,
        deck: Deck,
        card: Glimpse,
    },
    /// A card lies face up on its deck.
    TurnedUp {
        deck: Deck,
        card: Card,
    },
    /// A town crier appeared (TOU-EVENT-02).
    Crier {
        seat: Seat,
        deck: Deck,
    },
    /// An event has this many coins now.
    Fed {
        spot: Spot,
        card: EventCard,
        coins: u8,
    },
    /// An event strikes.
    Strikes {
        spot: Spot,
        card: EventCard,
        coins: u8,
        cause: Cause,
    },
    /// A rampart was built; against an event, or to have fewer cards.
    Built {
        seat: Seat,
        against: Option<EventCard>,
    },
    /// The occupied Catapult protects from an event.
    Shielded {
        seat: Seat,
        against: EventCard,
    },
    Damaged {
        seat: Seat,
        slot: Slot,
    },
    /// A building was activated, with a citizen of `lender` or an own one.
    Activated {
        seat: Seat,
        slot: Slot,
        card: Card,
        lender: Option<Seat>,
    },
    /// Its effect was renounced.
    Renounced {
        seat: Seat,
        slot: Slot,
    },
    /// There was nothing that the effect could do.
    Fruitless {
        seat: Seat,
    },
    Copied {
        seat: Seat,
        owner: Seat,
        slot: Slot,
        card: Card,
    },
    /// An event went from the queue to the hand.
    Combated {
        seat: Seat,
        spot: Spot,
        card: EventCard,
    },
    /// The next event, in the place of one that was taken; none when the deck is empty.
    NextEvent {
        spot: Spot,
        card: Option<EventCard>,
    },
    Recruited {
        seat: Seat,
        colour: Colour,
    },
    /// All lying citizens stand again (TOU-CARD-BISHOP-01).
    Raised {
        seat: Seat,
    },
    Gathered {
        seat: Seat,
    },
    /// A rampart went under the event deck instead of being built.
    TuckedEvent {
        seat: Seat,
        card: EventCard,
    },
    /// The last round begins.
    LastRound,
    /// Somebody has chosen the last card, or none.
    Committed {
        seat: Seat,
    },
    /// The last card is turned up; none when the player passed.
    LastCard {
        seat: Seat,
        card: Option<Card>,
        slot: Option<Slot>,
    },
    /// All points are counted.
    Ended,
}

impl Event {
    pub(crate) fn retold(&self, who: Viewer) -> Self {
        match self.clone() {
            Self::Tucked { seat, deck, card } => {
                Self::Tucked { seat, deck, card: card.retold(who) }
            }
            Self::LookedAt { seat, deck, cards, faces } => {
                let faces = faces.map(|face| face.retold(who));
                Self::LookedAt { seat, deck, cards, faces }
            }
            Self::Drew { seat, deck, card } => Self::Drew { seat, deck, card: card.retold(who) },
            other => other,
        }
    }
}
