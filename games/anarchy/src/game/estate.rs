//! A player's own deck of estate cards (ANA-ESTATE).

use std::fmt::Write as _;

use arrayvec::{ArrayString, ArrayVec};
use bastide_core::{Chance, Seed};

use crate::builtin::EstateCard;

/// Twenty-four cards: those face down, then the open ones, then the discards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Estate {
    /// The top of the face-down part is at its end; the open cards follow, the latest first.
    cards: [EstateCard; EstateCard::COUNT],
    left: u8,
    open: u8,
    /// How often the deck has been shuffled: the key of the next shuffle.
    shuffles: u8,
}

/// The most cards that lie open at once: three draws of a tournament.
pub(crate) const MOST_OPEN: usize = 6;

impl Estate {
    pub(crate) fn new(seed: &Seed, seat: u8) -> Self {
        let mut cards = [EstateCard::default(); EstateCard::COUNT];
        cards.iter_mut().zip(EstateCard::all()).for_each(|(place, card)| *place = card);
        let mut estate = Self { cards, left: EstateCard::COUNT as u8, open: 0, shuffles: 0 };
        estate.shuffle(seed, seat);
        estate
    }

    pub(crate) fn restored(cards: [EstateCard; 24], left: u8, open: u8, shuffles: u8) -> Self {
        Self { cards, left, open, shuffles }
    }

    pub(crate) fn parts(&self) -> (&[EstateCard; 24], u8, u8, u8) {
        (&self.cards, self.left, self.open, self.shuffles)
    }

    pub(crate) fn left(&self) -> u8 {
        self.left
    }

    /// The open cards in the order in which they were revealed.
    pub(crate) fn open(&self) -> ArrayVec<EstateCard, MOST_OPEN> {
        let from = usize::from(self.left);
        self.cards[from..from + usize::from(self.open)].iter().rev().copied().collect()
    }

    /// Sorted, since their order means nothing.
    pub(crate) fn discards(&self) -> Vec<EstateCard> {
        let mut cards = self.cards[usize::from(self.left + self.open)..].to_vec();
        cards.sort_unstable();
        cards
    }

    pub(crate) fn face_down(&mut self) -> &mut [EstateCard] {
        &mut self.cards[..usize::from(self.left)]
    }

    /// Shuffles the face-down part. Each shuffle of each seat has chance of its own, so that
    /// nobody else's reveals can change it.
    fn shuffle(&mut self, seed: &Seed, seat: u8) {
        let mut name = ArrayString::<16>::new();
        let _ = write!(name, "estate {seat} {}", self.shuffles);
        self.shuffles += 1;
        // From a fixed order: what comes then depends on which cards there are, not on their past.
        self.face_down().sort_unstable();
        Chance::new(seed, &name).shuffle(self.face_down());
    }

    /// Turns up the top card; says whether the discards had to be shuffled for it
    /// (ANA-ESTATE-03).
    pub(crate) fn reveal(&mut self, seed: &Seed, seat: u8) -> bool {
        let is_empty = self.left == 0;
        if is_empty {
            self.cards.rotate_left(usize::from(self.open));
            self.left = EstateCard::COUNT as u8 - self.open;
            self.shuffle(seed, seat);
        }
        self.left -= 1;
        self.open += 1;
        is_empty
    }

    /// The open cards are discarded (ANA-ESTATE-02).
    pub(crate) fn discard(&mut self) {
        self.open = 0;
    }
}
