//! Worlds that nobody at the table can tell from the real one (ANA-INFO-03, -04).

use arrayvec::ArrayVec;
use bastide_core::{Seed, below};
use rand_core::Rng;

use super::Anarchy;
use crate::builtin::AttackCard;

impl Anarchy {
    /// The same table with other chance: the face-down attack cards are any of their type that
    /// nobody has seen this round, the face-down parts of the decks are shuffled again, and so is
    /// all that is still to be dealt.
    pub(super) fn reshuffled(&self, rng: &mut impl Rng) -> Self {
        let mut world = self.clone();
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        world.seed = Seed::from_bytes(bytes);
        shuffle(&mut world.path_deck[..usize::from(self.paths_left)], rng);
        for player in &mut world.players {
            shuffle(player.estate.face_down(), rng);
        }
        world.deal_hidden_again(rng);
        world
    }

    fn deal_hidden_again(&mut self, rng: &mut impl Rng) {
        let mut unseen: ArrayVec<AttackCard, 36> = AttackCard::attacks().collect();
        for player in &self.players {
            for (slot, card) in player.cards.iter().enumerate() {
                if player.is_shown(slot as u8) {
                    unseen.retain(|other| other != card);
                }
            }
        }
        for player in &mut self.players {
            for slot in 0..player.cards.len() {
                if player.is_shown(slot as u8) {
                    continue;
                }
                // Six cards in a row have the same back.
                let kind = player.cards[slot].index() / 6;
                let of_kind = |card: &&AttackCard| card.index() / 6 == kind;
                let count = unseen.iter().filter(of_kind).count();
                let chosen = below(rng, count as u32).unwrap_or(0) as usize;
                let Some(&card) = unseen.iter().filter(of_kind).nth(chosen) else { continue };
                unseen.retain(|other| *other != card);
                player.cards[slot] = card;
            }
        }
    }
}

/// What comes out depends on what the items are, not on the order they had: that is hidden.
fn shuffle<T: Ord>(items: &mut [T], rng: &mut impl Rng) {
    items.sort_unstable();
    for last in (1..items.len()).rev() {
        let chosen = below(rng, last as u32 + 1).unwrap_or(0);
        items.swap(last, chosen as usize);
    }
}
