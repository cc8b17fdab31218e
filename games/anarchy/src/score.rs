//! Points: what a player has now, and in the end (ANA-END).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::builtin::Path;
use crate::game::Player;
use crate::sheet::boxes::Boxes;
use crate::sheet::table::{Criterion, PathSpec, Table};
use crate::sheet::words::Attribute;

words! {
    /// The rank of a solo result (ANA-SOLO-06).
    Title {
        Vassal = "vassal",
        Knight = "knight",
        Baron = "baron",
        Earl = "earl",
        LordHighSteward = "lord-high-steward",
    }
}

impl Title {
    pub fn of(points: i32, table: &Table) -> Self {
        let reached = table.ladder.iter().filter(|&&from| points >= i32::from(from)).count();
        Self::ALL[reached.saturating_sub(1)]
    }
}

/// One path card with its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PathScore {
    pub path: Path,
    /// What the card counts; for towers and gate the towers.
    pub count: u8,
    pub points: u8,
}

/// All that makes up a score (ANA-END-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    pub bravery: u8,
    pub loyalty: u8,
    pub influence: u8,
    pub power: u8,
    pub paths: ArrayVec<PathScore, 5>,
    pub final_discontent: u8,
    pub penalty: i32,
    /// All kinds, for ties.
    pub workers: u16,
    pub total: i32,
}

impl Score {
    pub(crate) fn of(player: &Player, table: &Table) -> Self {
        let attribute = |attribute| player.attribute(attribute, table);
        let paths: ArrayVec<PathScore, 5> =
            player.paths.iter().map(|&path| path_score(path, player, table)).collect();
        let [bravery, loyalty, influence, power] = [
            attribute(Attribute::Bravery),
            attribute(Attribute::Loyalty),
            attribute(Attribute::Influence),
            attribute(Attribute::Power),
        ];
        let penalty = table.penalty(player.final_discontent());
        let points = [bravery, loyalty, influence, power].into_iter().map(i32::from).sum::<i32>();
        let from_paths = paths.iter().map(|path| i32::from(path.points)).sum::<i32>();
        Self {
            bravery,
            loyalty,
            influence,
            power,
            paths,
            final_discontent: player.final_discontent(),
            penalty,
            workers: player.purse.workers(),
            total: points + from_paths - penalty,
        }
    }

    /// Less final discontent is better, then more workers (ANA-END-03).
    pub fn tie_break(&self) -> i32 {
        i32::from(self.workers) - 1000 * i32::from(self.final_discontent)
    }
}

fn path_score(path: Path, player: &Player, table: &Table) -> PathScore {
    let spec = &table.paths[path.index()];
    let count = counted(&spec.criterion, player);
    let second = if spec.criterion == Criterion::TowersAndGate { player.gate } else { u8::MAX };
    PathScore { path, count, points: steps(spec, [count, second]) }
}

fn counted(criterion: &Criterion, player: &Player) -> u8 {
    let filled = |boxes: &Boxes| player.filled.and(boxes).len() as u8;
    match criterion {
        Criterion::Filled(boxes) => filled(boxes),
        Criterion::Sets(sets) => {
            sets.iter().filter(|set| set.is_within(&player.filled)).count() as u8
        }
        Criterion::FinalDiscontent => player.final_discontent(),
        Criterion::RallyTokens => player.rally.owned,
        Criterion::WallLevels => player.walls.iter().sum(),
        Criterion::MoatLevel => player.moat,
        Criterion::TowersAndGate => player.towers.iter().sum(),
    }
}

/// How many of the three thresholds are reached.
fn steps(spec: &PathSpec, counts: [u8; 2]) -> u8 {
    let is_reached = |at: &&[u8; 2]| {
        if spec.is_at_most { counts[0] <= at[0] } else { counts[0] >= at[0] && counts[1] >= at[1] }
    };
    spec.at.iter().filter(is_reached).count() as u8
}
