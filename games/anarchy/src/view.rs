//! What anybody may see of a game. Nothing is known to one player only, so all see the same
//! (ANA-INFO-05); what a face-down card hides is in no view.

use arrayvec::ArrayVec;
use bastide_core::{Game as _, PerSeat, Seat, Standing};
use serde::Serialize;

use crate::action::Defender;
use crate::action::Target;
use crate::builtin::{EstateCard, Loot, Path};
use crate::corrected::table_of;
use crate::event::Dealt;
use crate::game::{Anarchy, Phase, Player};
use crate::score::{Score, Title};
use crate::setup::Setup;
use crate::sheet::boxes::{BoxId, Boxes};
use crate::sheet::purse::Purse;
use crate::sheet::table::Table;
use crate::sheet::words::{Activity, Horse, Row, Side};

/// What a seat is asked. Several may be asked at once; each has its own question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "question", rename_all = "snake_case")]
pub enum Question {
    /// Nothing: others are, or the game is over.
    Nothing,
    /// Which path card (ANA-DECIDE-02).
    Path,
    /// Which action, or done (ANA-DECIDE-03).
    Action,
    /// Which resources of choice (ANA-DECIDE-06).
    Take { count: u8 },
    /// Which command row; a bit for each (ANA-DECIDE-07).
    Row { rows: u8 },
    /// Which tactic to research (ANA-DECIDE-08).
    Research,
    /// Which result of a training with so many icons (ANA-DECIDE-09).
    Training { icons: u8 },
    /// Which neighbour of a taken box, or none (ANA-DECIDE-10).
    Valentine { card: EstateCard },
    /// Where to write a number (ANA-DECIDE-11).
    Michaelmas,
    /// Which box for an ingredient, or none (ANA-DECIDE-12).
    Brewery { card: EstateCard },
    /// Which rope for a pennant (ANA-DECIDE-13).
    Lammas { card: EstateCard },
    /// Trades for food, or pay (ANA-DECIDE-16).
    Food { due: u8 },
    /// The side of a worker (ANA-DECIDE-17); by the first rules of a worker of this kind.
    Deploy {
        #[serde(skip_serializing_if = "Option::is_none")]
        worker: Option<Defender>,
    },
    /// A rally before the card in this slot, or go (ANA-DECIDE-18).
    Rally { slot: u8 },
    /// How many circles on this target (ANA-DECIDE-19).
    Tactic { slot: u8, target: Target, left: u8 },
    /// Which worker spends a point on this side (ANA-DECIDE-20).
    Spend { slot: u8, side: Side, left: u8 },
}

/// Rally tokens (ANA-RAMP-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RallyTokens {
    pub owned: u8,
    /// Those not turned over this round.
    pub active: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerView {
    pub question: Question,
    /// Whether they have declared to be done.
    pub is_done: bool,
    pub purse: Purse,
    pub filled: Boxes,
    pub gate: u8,
    pub moat: u8,
    /// By corner: nw, ne, se, sw.
    pub towers: [u8; 4],
    /// By side: north, east, south, west.
    pub walls: [u8; 4],
    /// Circles ready, by tactic.
    pub prepared: [u8; 5],
    pub beers: u8,
    pub knowledge: u8,
    pub rally: RallyTokens,
    pub horses: Vec<Horse>,
    pub joy: u8,
    pub discontent: u8,
    /// The place of the tent; 0 before the first castle.
    pub tent: u8,
    pub paths: Vec<Path>,
    /// The numbers of Michaelmas, two slots an addition; 0 where nothing is written.
    pub written: Vec<u8>,
    /// How many estate cards lie face down.
    pub estate_left: u8,
    pub estate_discards: Vec<EstateCard>,
    /// The activity under way and its open cards.
    pub activity: Option<Activity>,
    pub open: Vec<EstateCard>,
    /// The attack cards still above the board; the final assault is in slot 0.
    pub attacks: Vec<Dealt>,
    /// The card that is being resolved.
    pub resolving: Option<u8>,
    /// What is left of its strength, by target.
    pub left: [u8; 5],
    /// By side; craftsmen, soldiers, knights, laid-down workers.
    pub deployed: [[u8; 4]; 4],
    /// What the score would be if the game ended now; the result once it is over.
    pub score: Score,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub setup: Setup,
    pub round: u8,
    pub phase: Phase,
    pub marker: Seat,
    pub players: PerSeat<PlayerView>,
    /// Path cards on offer.
    pub offered: Vec<Path>,
    /// Who is still to take a path card, in order.
    pub drafting: Vec<Seat>,
    /// The tiles beside the five castles, in scenarios with tents.
    pub loot: ArrayVec<Loot, 5>,
    /// The place of the rival's tent, in solo games with tents.
    pub rival: Option<u8>,
    pub standing: Option<Standing>,
    /// The rank of a finished solo game.
    pub title: Option<Title>,
}

impl View {
    /// The printed values of this game.
    pub fn table(&self) -> &Table {
        table_of(self.setup.rules, self.setup.data.as_deref())
    }

    pub(crate) fn of(game: &Anarchy) -> Self {
        let setup = game.setup();
        let players = PerSeat::from_fn(setup.players, |seat| PlayerView::of(game, seat));
        let standing = game.standing();
        let solo = Seat::new(0);
        let is_over_alone = standing.is_some() && setup.players == 1;
        let title = is_over_alone.then(|| Title::of(players[solo].score.total, game.table()));
        Self {
            round: game.round(),
            phase: game.phase(),
            marker: game.marker(),
            players,
            offered: game.offered().to_vec(),
            drafting: game.drafting().to_vec(),
            loot: game.loot().iter().copied().collect(),
            rival: (setup.players == 1 && setup.scenario.has_tents()).then(|| game.rival()),
            standing,
            title,
            setup,
        }
    }
}

impl PlayerView {
    fn of(game: &Anarchy, seat: Seat) -> Self {
        let player: &Player = game.player(seat);
        Self {
            question: game.question(seat),
            is_done: player.is_done(),
            purse: player.purse,
            filled: player.filled,
            gate: player.gate,
            moat: player.moat,
            towers: player.towers,
            walls: player.walls,
            prepared: player.prepared,
            beers: player.beers,
            knowledge: player.knowledge,
            rally: player.rally,
            horses: Horse::ALL.iter().copied().filter(|&horse| player.has_horse(horse)).collect(),
            joy: player.joy,
            discontent: player.discontent,
            tent: player.tent,
            paths: player.paths.to_vec(),
            written: player.written.to_vec(),
            estate_left: player.estate.left(),
            estate_discards: player.estate.discards(),
            activity: player.activity(),
            open: player.estate.open().to_vec(),
            attacks: player.attacks(),
            resolving: player.resolving(),
            left: player.left(),
            deployed: player.deployed,
            score: Score::of(player, game.table()),
        }
    }

    /// How many boxes of a command row are filled.
    pub fn measure(&self, row: Row, table: &Table) -> u8 {
        self.filled.count(table.lines.rows[row.index()])
    }

    pub fn is_filled(&self, id: BoxId) -> bool {
        self.filled.contains(id)
    }
}
