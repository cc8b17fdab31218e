//! A castle under attack, small enough to be solved: what strikes it and what stands on it.

use bastide_anarchy::{
    Anarchy, Asset, AttackSpec, AttackType, Defender, Fortification, Insight, Side, Table, Tactic,
};
use bastide_core::{Game as _, Seat, Setup as _};

/// Loyalty lost and discontent gained for a card that is not repelled, in points.
pub(super) const CARD: f32 = 2.8;
const CIRCLE: f32 = 0.35;
const BEER: f32 = 0.5;
/// A third of a serf for the next round.
const STRENGTH: f32 = 0.15;

/// One card, less what the fortifications absorb.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Blow {
    /// By side, and the castle as a whole.
    pub(super) hits: [u8; 5],
    pub(super) tactic: Option<usize>,
    pub(super) has_workers: bool,
    pub(super) is_violent: bool,
}

/// The workers of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Post {
    pub(super) drinkers: u8,
    pub(super) knights: u8,
    pub(super) laid_down: u8,
}

impl Post {
    pub(super) fn strength(self) -> u8 {
        self.drinkers + 2 * self.knights + self.laid_down
    }

    /// Spends points: whoever cannot drink first, so that beer keeps its worth.
    pub(super) fn spend(&mut self, points: u8) {
        let mut left = points;
        let laid_down = left.min(self.laid_down);
        self.laid_down -= laid_down;
        left -= laid_down;
        let whole = (left / 2).min(self.knights);
        self.knights -= whole;
        left -= 2 * whole;
        let drinkers = left.min(self.drinkers);
        self.drinkers -= drinkers;
        left -= drinkers;
        if left > 0 && self.knights > 0 {
            self.knights -= 1;
            self.laid_down += 1;
        }
    }
}

/// Everything that the rest of a defence depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BattleField {
    /// In slots: the last is struck first.
    pub(super) blows: [Blow; 6],
    pub(super) count: usize,
    pub(super) posts: [Post; 4],
    /// Circles that are ready and researched, by tactic.
    pub(super) circles: [u8; 5],
    pub(super) beers: u8,
    pub(super) rally: u8,
    pub(super) withstood: u8,
    pub(super) repelled: u8,
    pub(super) resolve: u8,
    pub(super) bravery: [u8; 7],
    /// Whether what is left over serves a later round.
    pub(super) has_future: bool,
}

impl BattleField {
    /// What strikes and what is there, without workers; face-down cards strike with nothing.
    pub(super) fn of(game: &Anarchy, seat: Seat) -> Self {
        let table = game.table();
        let insight = game.insight(seat);
        let researched = table.lines.tactics;
        let circles = [0, 1, 2, 3, 4].map(|at| {
            let is_ready = insight.filled().contains(researched.at(at));
            if is_ready { insight.prepared(Tactic::ALL[at]) } else { 0 }
        });
        let round = usize::from(game.round()) - 1;
        let mut field = Self {
            blows: [Blow::default(); 6],
            count: 0,
            posts: [Post::default(); 4],
            circles,
            beers: insight.beers(),
            rally: insight.rally().active,
            withstood: 0,
            repelled: insight.repelled(),
            resolve: table.rounds[round].resolve,
            bravery: game.scenario_card().siege.map_or([0; 7], |siege| siege.bravery),
            has_future: round + 1 < Table::ROUNDS,
        };
        for dealt in insight.dealt() {
            field.count += 1;
            if let Some(card) = dealt.card {
                field.put(usize::from(dealt.slot), *card.spec(table), game, insight);
            }
        }
        field
    }

    /// The field of a battle that has begun: workers deployed, cards turned up.
    pub(super) fn begun(game: &Anarchy, seat: Seat) -> Self {
        let insight = game.insight(seat);
        let mut field = Self::of(game, seat);
        let total = field.count;
        field.count = usize::from(insight.slot()) + 1;
        let behind = field.count..total;
        field.withstood = behind.filter(|&slot| insight.is_standing(slot as u8)).count() as u8;
        field.deploy(insight.deployed());
        if insight.is_struck() {
            field.blows[field.count - 1].hits = insight.left();
        }
        field
    }

    pub(super) fn put(&mut self, slot: usize, card: AttackSpec, game: &Anarchy, own: Insight<'_>) {
        let table = game.table();
        let defences = &table.attack_types[card.kind.index()];
        let strength = &game.scenario_card().strength;
        let mut hits = card.hits.map(|hit| hit.map_or(0, |letter| strength[letter.index()]));
        for (hit, &side) in hits.iter_mut().zip(Side::ALL) {
            *hit = hit.saturating_sub(absorbed(own, defences.fortification, side));
        }
        self.blows[slot] = Blow {
            hits,
            tactic: defences.tactic.map(Tactic::index),
            has_workers: defences.has_workers,
            is_violent: card.is_violent,
        };
    }

    pub(super) fn deploy(&mut self, deployed: &[[u8; 4]; 4]) {
        for (post, &[craftsmen, soldiers, knights, laid_down]) in
            self.posts.iter_mut().zip(deployed)
        {
            *post = Post { drinkers: craftsmen + soldiers, knights, laid_down };
        }
    }

    /// What the end of a defence is worth, against one in which everything is repelled.
    pub(super) fn outcome(&self) -> f32 {
        let bravery = f32::from(self.bravery[usize::from(self.repelled).min(6)]);
        let lost =
            CARD * f32::from(self.withstood.min(self.resolve)) + 0.05 * f32::from(self.withstood);
        let kept = if self.has_future {
            CIRCLE * f32::from(self.circles.iter().sum::<u8>())
                + BEER * f32::from(self.beers)
                + STRENGTH * f32::from(self.posts.iter().map(|post| post.strength()).sum::<u8>())
        } else {
            0.0
        };
        bravery - lost + kept
    }
}

/// What a fortification absorbs on a side (ANA-DEF-15).
pub fn absorbed(own: Insight<'_>, by: Option<Fortification>, side: Side) -> u8 {
    match by {
        Some(Fortification::Wall) => own.walls()[side.index()],
        Some(Fortification::Tower) => {
            side.corners().iter().map(|corner| own.towers()[corner.index()]).sum()
        }
        Some(Fortification::Gate) if side == Side::South => own.gate(),
        Some(Fortification::Moat) => own.moat(),
        Some(Fortification::Gate) | None => 0,
    }
}

/// The workers that are still to be deployed, by kind.
pub(super) fn waiting(own: Insight<'_>) -> [u8; 3] {
    Defender::FRESH.map(|kind| kind.worker().map_or(0, |worker| own.purse().count(worker)))
}

/// All workers of the round's defence, by kind: a plan made after some of them were deployed is then
/// the one that was made before.
pub(super) fn mustered(own: Insight<'_>) -> [u8; 3] {
    let deployed = |kind: usize| own.deployed().iter().map(|side| side[kind]).sum::<u8>();
    let waiting = waiting(own);
    [0, 1, 2].map(|kind| waiting[kind] + deployed(kind))
}

/// The cards a face-down card may be: those of its back that do not lie open before anybody.
pub(super) fn possible(game: &Anarchy, kind: AttackType) -> Vec<AttackSpec> {
    let is_shown = |index: usize| {
        Seat::all(game.setup().seats()).any(|seat| {
            let mut cards = game.insight(seat).dealt().filter_map(|dealt| dealt.card);
            cards.any(|card| card.index() == index)
        })
    };
    let first = kind.index() * 6;
    let unseen = (first..first + 6).filter(|&index| !is_shown(index));
    unseen.map(|index| game.table().attacks[index]).collect()
}

/// All strength in a purse that would stand on the castle.
pub(crate) fn strength_in(purse: bastide_anarchy::Purse) -> u8 {
    purse.count(Asset::Craftsman) + purse.count(Asset::Soldier) + 2 * purse.count(Asset::Knight)
}
