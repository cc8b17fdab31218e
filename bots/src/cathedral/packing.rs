//! Packing: how many squares of a hand fit into a space that only one side builds on.
//!
//! Once the sides no longer compete for squares, the rest of the game is two such puzzles. Before
//! that, a packing into all squares open to a side bounds what it can still place, and one into
//! the squares that nobody can take from it is what it can count on.

use bastide_cathedral::{Cells, Fits, Hand, Side};
use rustc_hash::FxHashMap;

/// What is known of the best packing, in squares covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packing {
    pub at_least: u8,
    pub at_most: u8,
}

impl Packing {
    const NOTHING: Self = Self::exactly(0);

    const fn exactly(squares: u8) -> Self {
        Self { at_least: squares, at_most: squares }
    }

    pub fn is_exact(self) -> bool {
        self.at_least == self.at_most
    }
}

/// Solves packings and remembers them.
#[derive(Default)]
pub struct Packer {
    solved: FxHashMap<(Cells, u32, Side), Packing>,
}

/// Beyond this many entries the memory is emptied: old puzzles rarely come back.
const MOST_REMEMBERED: usize = 1 << 18;
/// Steps after which a puzzle is given up and its bounds are returned.
const MOST_STEPS: u32 = 400;

impl Packer {
    pub fn new() -> Self {
        Self::default()
    }

    /// The best packing of `hand` into `space`. Exact, unless the puzzle is unusually hard.
    pub fn pack(&mut self, side: Side, hand: Hand, space: Cells) -> Packing {
        if self.solved.len() > MOST_REMEMBERED {
            self.solved.clear();
        }
        let mut steps = MOST_STEPS;
        self.fill(side, hand, space, &mut steps)
    }

    /// Covers the first square in every way, or leaves it empty.
    fn fill(&mut self, side: Side, hand: Hand, space: Cells, steps: &mut u32) -> Packing {
        let fits = Fits::new(side, hand, space);
        let reach = fits.reach();
        let Some(first) = reach.cells.first() else { return Packing::NOTHING };
        let space = reach.cells;
        let key = (space, hand.bits(), side);
        if let Some(&known) = self.solved.get(&key) {
            return known;
        }
        let most = (space.len() as u8).min(hand.points() - reach.stuck);
        if *steps == 0 {
            return Packing { at_least: 0, at_most: most };
        }
        *steps -= 1;
        let mut best = Packing::NOTHING;
        for placement in fits.covering(first) {
            let mut rest = hand;
            let is_in_hand = rest.take(placement.kind());
            debug_assert!(is_in_hand, "fits are of buildings in hand");
            let below = self.fill(side, rest, space - placement.cells_inside(side), steps);
            best.include(placement.kind().size(), below, most);
            if best.at_least == most {
                break;
            }
        }
        if best.at_least < most {
            best.include(0, self.fill(side, hand, space - Cells::one(first), steps), most);
        }
        if best.is_exact() {
            self.solved.insert(key, best);
        }
        best
    }
}

impl Packing {
    /// Takes into account that covering `size` squares leads on to `below`.
    fn include(&mut self, size: u8, below: Self, most: u8) {
        self.at_least = self.at_least.max(size + below.at_least);
        self.at_most = self.at_most.max((size + below.at_most).min(most));
        if self.at_least == most {
            self.at_most = most;
        }
    }
}

#[cfg(test)]
mod tests {
    use bastide_cathedral::Kind;

    use super::*;

    fn hand(kinds: &[Kind]) -> Hand {
        let mut hand = Hand::EMPTY;
        for &kind in kinds {
            hand.put(kind);
        }
        hand
    }

    fn packed(side: Side, kinds: &[Kind], space: &str) -> u8 {
        let packing = Packer::new().pack(side, hand(kinds), Cells::drawn(space));
        assert!(packing.is_exact());
        packing.at_least
    }

    #[test]
    fn a_space_that_can_be_tiled_is_filled() {
        assert_eq!(packed(Side::Light, &[Kind::Square, Kind::Stable], "x x x\nx x x"), 6);
        assert_eq!(packed(Side::Dark, &[Kind::Inn, Kind::Inn], "x x x\nx x x"), 6);
    }

    #[test]
    fn the_colours_have_different_abbeys() {
        let space = "x . .\nx x .\n. x .";
        assert_eq!(packed(Side::Light, &[Kind::Abbey], space), 4);
        assert_eq!(packed(Side::Dark, &[Kind::Abbey], space), 0);
    }

    #[test]
    fn squares_may_have_to_stay_empty() {
        let ring = "x x x\nx . x\nx x x";
        assert_eq!(packed(Side::Light, &[Kind::Castle, Kind::Bridge], ring), 8);
        assert_eq!(packed(Side::Light, &[Kind::Castle, Kind::Tower], ring), 5);
        assert_eq!(packed(Side::Light, &[Kind::Infirmary], ring), 0);
        assert_eq!(packed(Side::Light, &[], ring), 0);
    }

    /// Against every way of placing or not placing each building, one after the other.
    #[test]
    fn the_best_is_what_trying_everything_finds() {
        use rand_core::{Rng as _, SeedableRng as _};
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(7);
        let corner = Cells::drawn("x x x x\nx x x x\nx x x x");
        for _ in 0..300 {
            let space = corner.iter().filter(|_| rng.next_u32() % 4 > 0).collect();
            let kinds: Vec<Kind> =
                Kind::BUILDINGS.into_iter().filter(|_| rng.next_u32() % 3 == 0).collect();
            let packing = Packer::new().pack(Side::Dark, hand(&kinds), space);
            assert_eq!(packing, Packing::exactly(try_everything(Side::Dark, &kinds, space)));
        }
    }

    fn try_everything(side: Side, kinds: &[Kind], space: Cells) -> u8 {
        let Some((&kind, rest)) = kinds.split_first() else { return 0 };
        let without = try_everything(side, rest, space);
        let with = bastide_cathedral::Placement::all(side, kind)
            .map(|placement| placement.cells_inside(side))
            .filter(|&cells| space.contains_all(cells))
            .map(|cells| kind.size() + try_everything(side, rest, space - cells))
            .max();
        without.max(with.unwrap_or(0))
    }
}
