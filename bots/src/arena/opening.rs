//! Openings: what is played before the bots take over, so that both games of a pair begin alike.

use bastide_core::{Game, Seat, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The first actions of a game. An empty one leaves everything to the bots.
pub type Opening<G> = Vec<(Seat, <G as Game>::Action)>;

/// Openings for a number of pairs: each kind occurs equally often, give or take one, in an order
/// that follows from the seed. Without kinds to choose from, the bots open.
pub fn deal<O: Clone + Default>(kinds: &[O], pairs: usize, seed: u64) -> Vec<O> {
    if kinds.is_empty() {
        return vec![O::default(); pairs];
    }
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut dealt = Vec::with_capacity(pairs + kinds.len());
    while dealt.len() < pairs {
        let round = dealt.len();
        dealt.extend_from_slice(kinds);
        shuffle(&mut dealt[round..], &mut rng);
    }
    dealt.truncate(pairs);
    dealt
}

fn shuffle<T>(items: &mut [T], rng: &mut Pcg64Mcg) {
    for last in (1..items.len()).rev() {
        let other = below(rng, last as u32 + 1).expect("the bound is positive");
        items.swap(last, other as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_dealt_equally_often() {
        let kinds: Vec<u32> = (0..56).collect();
        let dealt = deal(&kinds, 2 * 56 + 10, 5);
        let mut counts: Vec<usize> =
            kinds.iter().map(|kind| dealt.iter().filter(|d| *d == kind).count()).collect();
        counts.sort_unstable();
        assert_eq!((counts.len(), counts[0], counts[55]), (56, 2, 3));
        assert_ne!(deal(&kinds, 56, 5), deal(&kinds, 56, 6));
        assert_eq!(deal::<Vec<u32>>(&[], 3, 5), vec![Vec::<u32>::new(); 3]);
    }
}
