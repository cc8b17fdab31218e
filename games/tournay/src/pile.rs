//! One of the nine decks as it lies on the table.

use arrayvec::ArrayVec;

use crate::card::Seen;

/// A deck never holds more than it began with, the town crier included (TOU-SETUP-02).
pub(crate) const DECK_SIZE: usize = 10;

#[derive(Clone, Debug, Default)]
pub(crate) struct Pile {
    /// The top card last.
    pub(crate) cards: ArrayVec<Seen, DECK_SIZE>,
    /// Whether the top card lies face up.
    pub(crate) is_face_up: bool,
}

impl Pile {
    pub(crate) fn len(&self) -> usize {
        self.cards.len()
    }

    /// Takes the top card; the next one lies face down.
    pub(crate) fn pop(&mut self) -> Option<Seen> {
        self.is_face_up = false;
        self.cards.pop()
    }

    /// Puts a card face up on the deck.
    pub(crate) fn push_face_up(&mut self, seen: Seen) {
        self.cards.push(seen);
        self.is_face_up = true;
    }

    /// Puts a card face down under the deck. Under an empty deck it is the only card.
    pub(crate) fn tuck(&mut self, seen: Seen) {
        self.cards.insert(0, seen);
    }
}
