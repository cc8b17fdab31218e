//! Positions as documents: the whole state, hidden cards and seed included.
//!
//! What follows from the rest (levels of gate and moat, horses, which boxes are within reach) is
//! left out.

mod check;

use bastide_core::{Game as _, PositionError, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::builtin::{AttackCard, EstateCard, Loot, Path};
use crate::game::{Anarchy, Battle, Estate, Pending, Phase, Player, Stage};
use crate::setup::Setup;
use crate::sheet::boxes::Boxes;
use crate::sheet::purse::Purse;
use crate::sheet::table::{Step, Table};
use crate::sheet::words::{Activity, Fortification};
use crate::view::RallyTokens;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Always `anarchy`.
    pub game: String,
    /// The options, as in a record; empty for the standard game.
    #[serde(default)]
    pub setup: String,
    /// What the shuffles to come depend on.
    pub seed: String,
    pub round: u8,
    pub phase: Phase,
    pub marker: Seat,
    #[serde(default)]
    pub rival: u8,
    pub offered: Vec<Path>,
    pub drafting: Vec<Seat>,
    /// Face down, the top card last.
    pub path_deck: Vec<Path>,
    /// Taken out of the deck, the latest last.
    pub paths_drawn: Vec<Path>,
    pub loot: Vec<Loot>,
    pub players: Vec<PlayerDocument>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerDocument {
    pub stage: Stage,
    pub purse: Purse,
    pub filled: Boxes,
    pub towers: [u8; 4],
    pub walls: [u8; 4],
    pub prepared: [u8; 5],
    pub beers: u8,
    pub knowledge: u8,
    pub rally: RallyTokens,
    pub joy: u8,
    pub discontent: u8,
    pub tent: u8,
    pub paths: Vec<Path>,
    /// The numbers of Michaelmas, two slots an addition; 0 where nothing is written.
    pub written: Vec<u8>,
    pub estate: EstateDocument,
    pub pending: PendingDocument,
    /// The final assault, then the attack slots from left to right.
    pub cards: Vec<AttackCard>,
    /// The slots whose card lies face up, a bit each.
    pub shown: u8,
    /// The slots whose card is still there, a bit each.
    pub standing: u8,
    pub deployed: [[u8; 4]; 4],
    pub battle: BattleDocument,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EstateDocument {
    /// Face down (the top last), then open (the latest first), then discarded.
    pub cards: Vec<EstateCard>,
    pub left: u8,
    pub open: u8,
    pub shuffles: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PendingDocument {
    pub take: u8,
    pub rows: u8,
    pub research: u8,
    pub reveal: Option<(Activity, u8)>,
    pub brews: u8,
    pub activity: Option<Activity>,
    pub resolved: u8,
    pub floor: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleDocument {
    pub slot: u8,
    pub at: u8,
    pub floor: u8,
    pub left: [u8; 5],
    pub repelled: u8,
}

impl Position {
    pub(crate) fn of(game: &Anarchy) -> Self {
        let (deck, drawn) = game.path_deck.split_at(usize::from(game.paths_left));
        Self {
            game: Anarchy::NAME.to_owned(),
            setup: game.setup().to_string(),
            seed: game.seed.to_string(),
            round: game.round,
            phase: game.phase,
            marker: game.marker,
            rival: game.rival,
            offered: game.offered.to_vec(),
            drafting: game.drafting.to_vec(),
            path_deck: deck.to_vec(),
            paths_drawn: drawn.iter().rev().copied().collect(),
            loot: game.loot.to_vec(),
            players: game.players.iter().map(PlayerDocument::of).collect(),
        }
    }

    pub(crate) fn restore(&self) -> Result<Anarchy, PositionError> {
        let plain =
            |at: &str, problem: String| PositionError { at: at.to_owned(), problem, clause: None };
        if self.game != Anarchy::NAME {
            return Err(plain("game", format!("`{}` is not `anarchy`", self.game)));
        }
        let setup: Setup = self.setup.parse().map_err(|e| plain("setup", format!("{e}")))?;
        let Ok(seed) = self.seed.parse::<Seed>();
        if seed.to_string() != self.seed {
            return Err(plain("seed", "a seed is 64 hexadecimal digits".to_owned()));
        }
        self.check_table(&setup)?;
        self.check_rules(setup.rules)?;
        let table = crate::corrected::table_of(setup.rules, setup.data.as_deref());
        let mut players = arrayvec::ArrayVec::new();
        for (index, document) in self.players.iter().enumerate() {
            let at = format!("players[{index}]");
            document.check(table, self, &at)?;
            players.push(document.player(table, &at)?);
        }
        let deck = self.path_deck.iter().chain(self.paths_drawn.iter().rev()).copied();
        let game = Anarchy {
            data: setup.data.clone(),
            seed,
            scenario: setup.scenario,
            rules: setup.rules,
            seats: setup.players,
            round: self.round,
            phase: self.phase,
            marker: self.marker,
            rival: self.rival,
            offered: self.offered.iter().copied().collect(),
            drafting: self.drafting.iter().copied().collect(),
            paths_left: self.path_deck.len() as u8,
            path_deck: deck.collect(),
            loot: self.loot.iter().copied().collect(),
            players,
        };
        check::check_questions(&game)?;
        Ok(game)
    }
}

impl PlayerDocument {
    fn of(player: &Player) -> Self {
        let (cards, left, open, shuffles) = player.estate.parts();
        let Pending { take, rows, research, reveal, brews, activity, resolved, floor } =
            player.pending;
        let Battle { slot, at, floor: battle_floor, left: rest, repelled } = player.battle;
        Self {
            stage: player.stage,
            purse: player.purse,
            filled: player.filled,
            towers: player.towers,
            walls: player.walls,
            prepared: player.prepared,
            beers: player.beers,
            knowledge: player.knowledge,
            rally: player.rally,
            joy: player.joy,
            discontent: player.discontent,
            tent: player.tent,
            paths: player.paths.to_vec(),
            written: player.written.to_vec(),
            estate: EstateDocument { cards: cards.to_vec(), left, open, shuffles },
            pending: PendingDocument {
                take,
                rows,
                research,
                reveal,
                brews,
                activity,
                resolved,
                floor,
            },
            cards: player.cards.to_vec(),
            shown: player.shown,
            standing: player.standing,
            deployed: player.deployed,
            battle: BattleDocument { slot, at, floor: battle_floor, left: rest, repelled },
        }
    }

    /// The player, once the document is checked.
    fn player(&self, table: &Table, at: &str) -> Result<Player, PositionError> {
        let wrong = |field: &str| PositionError {
            at: format!("{at}.{field}"),
            problem: "another number of entries is expected".to_owned(),
            clause: None,
        };
        let cards = self.estate.cards[..].try_into().map_err(|_| wrong("estate.cards"))?;
        let EstateDocument { left, open, shuffles, .. } = self.estate;
        let BattleDocument { slot, at: target, floor, left: rest, repelled } = self.battle;
        let pending = &self.pending;
        let raised = |kind| fortification(&self.filled, kind, table);
        let mut player = Player {
            filled: self.filled,
            reachable: Boxes::NONE,
            purse: self.purse,
            gate: raised(Fortification::Gate),
            moat: raised(Fortification::Moat),
            towers: self.towers,
            walls: self.walls,
            prepared: self.prepared,
            beers: self.beers,
            knowledge: self.knowledge,
            rally: self.rally,
            horses: horses(&self.filled, table),
            joy: self.joy,
            discontent: self.discontent,
            tent: self.tent,
            paths: self.paths.iter().copied().collect(),
            written: self.written[..].try_into().map_err(|_| wrong("written"))?,
            estate: Estate::restored(cards, left, open, shuffles),
            pending: Pending {
                take: pending.take,
                rows: pending.rows,
                research: pending.research,
                reveal: pending.reveal,
                brews: pending.brews,
                activity: pending.activity,
                resolved: pending.resolved,
                floor: pending.floor,
            },
            cards: self.cards.iter().copied().collect(),
            shown: self.shown,
            standing: self.standing,
            stage: self.stage,
            deployed: self.deployed,
            battle: Battle { slot, at: target, floor, left: rest, repelled },
        };
        player.reachable = player.recount(table);
        Ok(player)
    }
}

/// How often the filled boxes raise a fortification.
fn fortification(filled: &Boxes, kind: Fortification, table: &Table) -> u8 {
    let line = table.lines.fortifications[kind.index()];
    let raises =
        |id: &crate::BoxId| filled.contains(*id) && table.fortification_of(*id) == Some(kind);
    line.iter().filter(raises).count() as u8
}

fn horses(filled: &Boxes, table: &Table) -> u8 {
    let steps = filled.iter().flat_map(|id| table.spec(id).gain.steps());
    steps.fold(0, |horses, step| match step {
        Step::Horse(horse) => horses | 1 << horse.index(),
        _ => horses,
    })
}
