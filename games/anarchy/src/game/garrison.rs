//! What stands between a card and the castle: fortifications, tactics, workers.

use arrayvec::ArrayVec;

use super::player::Player;
use crate::action::{Defender, Target};
use crate::builtin::AttackCard;
use crate::setup::Rules;
use crate::sheet::table::{AttackTypeSpec, Table};
use crate::sheet::words::{Asset, Fortification, Side, Tactic};

/// The ways to spend a point of strength. By the first rules they are asked for in this order.
pub(super) const WAYS: [(Defender, bool); 6] = [
    (Defender::Craftsman, false),
    (Defender::Craftsman, true),
    (Defender::Soldier, false),
    (Defender::Soldier, true),
    (Defender::Knight, false),
    (Defender::LaidDown, false),
];

impl Player {
    /// What may defend against the card that is being resolved.
    pub(super) fn defences<'t>(&self, table: &'t Table) -> &'t AttackTypeSpec {
        let card: AttackCard = self.cards[usize::from(self.battle.slot)];
        &table.attack_types[card.spec(table).kind.index()]
    }

    /// ANA-DEF-15: what a fortification absorbs at a target.
    pub(super) fn fortification(&self, fortification: Option<Fortification>, target: Target) -> u8 {
        let Some(side) = target.side() else { return 0 };
        match fortification {
            Some(Fortification::Wall) => self.walls[side.index()],
            Some(Fortification::Tower) => {
                side.corners().iter().map(|corner| self.towers[corner.index()]).sum()
            }
            Some(Fortification::Gate) if side == Side::South => self.gate,
            Some(Fortification::Moat) => self.moat,
            Some(Fortification::Gate) | None => 0,
        }
    }

    /// The tactic that could be used on the target asked about, and how often (ANA-DEF-17).
    pub(super) fn usable(&self, table: &Table) -> Option<(Tactic, u8)> {
        let tactic = self.defences(table).tactic?;
        let left = *self.battle.left.get(usize::from(self.battle.at))?;
        let ready = self.prepared[tactic.index()].min(left);
        (ready > 0 && self.is_researched(tactic, table)).then_some((tactic, ready))
    }

    /// What the ways from `way` on could absorb at most on a side, with all the beer there is.
    fn capacity(&self, side: Side, way: usize) -> u16 {
        let [craftsmen, soldiers, knights, laid_down] = self.deployed[side.index()].map(u16::from);
        let last = 2 * knights + laid_down;
        let beers = u16::from(self.beers);
        match way {
            0 => craftsmen + soldiers + beers.min(craftsmen + soldiers) + last,
            1 => {
                let drinking = beers.min(craftsmen);
                2 * drinking + soldiers + (beers - drinking).min(soldiers) + last
            }
            2 => soldiers + beers.min(soldiers) + last,
            3 => 2 * beers.min(soldiers) + last,
            4 => last,
            _ => laid_down,
        }
    }

    fn is_possible(&self, side: Side, (worker, beer): (Defender, bool)) -> bool {
        self.posted(worker, side) > 0 && (!beer || self.beers > 0)
    }

    /// How the next point may be spent on the side asked about (ANA-DEF-18 to -21): by anybody there,
    /// whoever spent the one before.
    pub(super) fn ways(&self, rules: Rules) -> ArrayVec<usize, 6> {
        let side = Side::ALL[usize::from(self.battle.at)];
        match rules {
            Rules::First => self.ways_in_order(side),
            Rules::Second => {
                (0..WAYS.len()).filter(|&way| self.is_possible(side, WAYS[way])).collect()
            }
        }
    }

    /// The same by the first rules.
    ///
    /// The ways are taken in one order, since only their number counts: none that was passed over
    /// comes back. A way may be passed over if those behind it can still absorb everything;
    /// otherwise all workers will be spent, and only the beers are a choice.
    fn ways_in_order(&self, side: Side) -> ArrayVec<usize, 6> {
        let left = u16::from(self.battle.left[usize::from(self.battle.at)]);
        let possible = |way: &usize| self.is_possible(side, WAYS[*way]);
        let suffices = |way: &usize| self.capacity(side, *way) >= left;
        if self.capacity(side, 0) < left {
            let first = (0..WAYS.len()).find(possible).map(|way| WAYS[way].0);
            return (0..WAYS.len())
                .filter(|way| possible(way) && Some(WAYS[*way].0) == first)
                .collect();
        }
        let from = |first: usize| (first..WAYS.len()).filter(possible).filter(suffices);
        let ways: ArrayVec<usize, 6> = from(usize::from(self.battle.floor)).collect();
        if ways.is_empty() { from(0).collect() } else { ways }
    }

    pub(super) fn is_anybody_deployed(&self) -> bool {
        self.deployed != [[0; 4]; 4]
    }

    /// Whether workers fight the card that is being resolved.
    pub(crate) fn faces_workers(&self, table: &Table) -> bool {
        self.defences(table).has_workers
    }

    pub(crate) fn can_use(&self, table: &Table) -> bool {
        self.usable(table).is_some()
    }

    /// Whether a trade could still bring food.
    pub(crate) fn can_trade(&self) -> bool {
        self.purse.count(Asset::Material) + self.purse.count(Asset::Coin) >= 2
    }
}
