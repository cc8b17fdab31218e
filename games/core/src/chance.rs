//! Keyed chance: a draw depends on the seed, the name of the deck and the index of the draw, and on
//! nothing else. Two tables with one seed meet the same cards, whatever their players do between
//! the draws, and simultaneous actions cannot change them by interleaving.
//!
//! The values are part of every record, so the arithmetic is spelled out here and not borrowed from
//! a library that may improve it: `ChaCha20` with the seed as key, the first eight bytes of the
//! SHA-256 of the deck's name (little endian) as stream, and one block of 64 bytes for each draw.

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::Seed;

/// The draws of one deck.
pub struct Chance {
    blocks: ChaCha20Rng,
}

/// How many 64-bit words a block holds; a draw looks at no more than these.
const WORDS: usize = 8;

impl Chance {
    pub fn new(seed: &Seed, deck: &str) -> Self {
        let name = Sha256::digest(deck.as_bytes());
        let mut stream = [0; 8];
        stream.copy_from_slice(&name[..8]);
        let mut blocks = ChaCha20Rng::from_seed(*seed.bytes());
        blocks.set_stream(u64::from_le_bytes(stream));
        Self { blocks }
    }

    /// Draw number `index`: one of `0..bound`, each equally likely.
    pub fn below(&mut self, index: u64, bound: u32) -> u32 {
        assert!(bound > 0, "a draw from nothing");
        self.blocks.set_block_pos(index);
        // Words past the last multiple of the bound would favour small results. A word is refused
        // with a chance below 2^-32, so the eighth is never reached in earnest.
        let limit = u64::MAX - u64::MAX % u64::from(bound);
        let mut word = 0;
        for _ in 0..WORDS {
            word = self.blocks.next_u64();
            if word < limit {
                break;
            }
        }
        (word % u64::from(bound)) as u32
    }

    /// Shuffles a whole deck with the draws `0..cards.len() - 1`.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let index = (cards.len() - 1 - last) as u64;
            let chosen = self.below(index, last as u32 + 1) as usize;
            cards.swap(last, chosen);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(deck: &str) -> Chance {
        Chance::new(&Seed::from_phrase("chance"), deck)
    }

    #[test]
    fn a_draw_does_not_depend_on_the_draws_before_it() {
        let forward: Vec<u32> = (0..50).map(|i| chance("white").below(i, 1000)).collect();
        let mut deck = chance("white");
        let backward: Vec<u32> = (0..50).rev().map(|i| deck.below(i, 1000)).collect();
        assert!(forward.iter().eq(backward.iter().rev()));
    }

    #[test]
    fn decks_and_seeds_have_their_own_draws() {
        let draws = |mut c: Chance| (0..8).map(|i| c.below(i, 1 << 30)).collect::<Vec<_>>();
        assert_ne!(draws(chance("white")), draws(chance("red")));
        let other = Chance::new(&Seed::from_phrase("other"), "white");
        assert_ne!(draws(chance("white")), draws(other));
    }

    /// Records depend on these values: they may never change.
    #[test]
    fn the_values_are_pinned() {
        let mut deck: Vec<u8> = (0..10).collect();
        chance("pinned").shuffle(&mut deck);
        // The same came out of a few lines of Python that follow the words above.
        assert_eq!(deck, [5, 6, 7, 1, 4, 9, 0, 3, 2, 8]);
    }

    #[test]
    fn every_order_of_three_cards_is_about_equally_likely() {
        let mut counts = std::collections::BTreeMap::new();
        for number in 0..6000 {
            let mut deck = [0, 1, 2];
            Chance::new(&Seed::numbered(number), "three").shuffle(&mut deck);
            *counts.entry(deck).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        // Five standard deviations around 1000.
        assert!(counts.values().all(|&n| (856..=1144).contains(&n)), "{counts:?}");
    }
}
