//! One player's sheets, castle and board.

use arrayvec::ArrayVec;
use bastide_core::Seed;

use super::estate::Estate;
use crate::action::Defender;
use crate::builtin::{AttackCard, Path};
use crate::event::Dealt;
use crate::sheet::boxes::{BoxId, Boxes};
use crate::sheet::purse::Purse;
use crate::sheet::table::Table;
use crate::sheet::words::{Activity, Attribute, Horse, Row, Side, Tactic};
use crate::view::RallyTokens;

words! {
    /// How far a player is in what all do at the same time.
    Stage {
        /// Draft, or somebody else's business.
        Waiting = "waiting",
        Acting = "acting",
        Done = "done",
        Food = "food",
        Deploy = "deploy",
        /// All workers stand; others still deploy theirs.
        Deployed = "deployed",
        Rally = "rally",
        Tactic = "tactic",
        Spend = "spend",
        /// The defence of this round is over.
        Finished = "finished",
    }
}

/// What a gain has left to be decided or revealed, in the order of ruling 15.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pending {
    /// Resources of choice.
    pub(crate) take: u8,
    /// Command rows of which one is filled; a bit each.
    pub(crate) rows: u8,
    pub(crate) research: u8,
    /// An activity whose cards are still to be revealed, with their number.
    pub(crate) reveal: Option<(Activity, u8)>,
    pub(crate) brews: u8,
    /// The activity under way; its cards lie open.
    pub(crate) activity: Option<Activity>,
    /// Which of the open cards are resolved; a bit each.
    pub(crate) resolved: u8,
    /// By the first rules, for two cards that show the same: the second goes behind the first.
    pub(crate) floor: u8,
}

/// The defence of one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Battle {
    /// The card that is being resolved.
    pub(crate) slot: u8,
    /// The target, side or way of spending that is asked about.
    pub(crate) at: u8,
    /// By the first rules: ways of spending strength that are behind us on this side.
    pub(crate) floor: u8,
    /// What is left of the card's strength, by target.
    pub(crate) left: [u8; 5],
    pub(crate) repelled: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) filled: Boxes,
    /// The boxes that could be filled next by paying; always what [`Table::is_open`] says.
    pub(crate) reachable: Boxes,
    pub(crate) purse: Purse,
    pub(crate) gate: u8,
    pub(crate) moat: u8,
    pub(crate) towers: [u8; 4],
    pub(crate) walls: [u8; 4],
    pub(crate) prepared: [u8; 5],
    pub(crate) beers: u8,
    pub(crate) knowledge: u8,
    pub(crate) rally: RallyTokens,
    /// A bit for each horse.
    pub(crate) horses: u8,
    pub(crate) joy: u8,
    pub(crate) discontent: u8,
    pub(crate) tent: u8,
    pub(crate) paths: ArrayVec<Path, 5>,
    pub(crate) written: [u8; 18],
    pub(crate) estate: Estate,
    pub(crate) pending: Pending,
    /// The cards above the board: the final assault, then the attack slots from left to right.
    pub(crate) cards: ArrayVec<AttackCard, 6>,
    /// Which of them lie face up; a bit a slot.
    pub(crate) shown: u8,
    /// Which of them are still there.
    pub(crate) standing: u8,
    pub(crate) stage: Stage,
    pub(crate) deployed: [[u8; 4]; 4],
    pub(crate) battle: Battle,
}

impl Player {
    /// A player before the first round (ANA-SETUP-03 to -06).
    pub(crate) fn new(table: &Table, seed: &Seed, seat: u8) -> Self {
        let mut player = Self {
            filled: table.start,
            reachable: Boxes::NONE,
            purse: Purse::NONE,
            gate: 0,
            moat: 0,
            towers: [0; 4],
            walls: [0; 4],
            prepared: table.circled_at_start,
            beers: 0,
            knowledge: 0,
            rally: RallyTokens::default(),
            horses: 0,
            joy: 0,
            discontent: 0,
            tent: 0,
            paths: ArrayVec::new(),
            written: [0; 18],
            estate: Estate::new(seed, seat),
            pending: Pending::default(),
            cards: ArrayVec::new(),
            shown: 0,
            standing: 0,
            stage: Stage::Waiting,
            deployed: [[0; 4]; 4],
            battle: Battle::default(),
        };
        player.reachable = player.recount(table);
        player
    }

    /// What `reachable` has to be.
    pub(crate) fn recount(&self, table: &Table) -> Boxes {
        table.all().filter(|&id| table.is_open(id, &self.filled)).collect()
    }

    pub(crate) fn attribute(&self, attribute: Attribute, table: &Table) -> u8 {
        self.filled.count(table.lines.attributes[attribute.index()])
    }

    pub(crate) fn measure(&self, row: Row, table: &Table) -> u8 {
        self.filled.count(table.lines.rows[row.index()])
    }

    /// The next box of a command row, unless the row is full.
    pub(crate) fn next_command(&self, row: Row, table: &Table) -> Option<BoxId> {
        let line = table.lines.rows[row.index()];
        let filled = self.filled.count(line);
        (filled < line.len).then(|| line.at(usize::from(filled)))
    }

    pub(crate) fn is_researched(&self, tactic: Tactic, table: &Table) -> bool {
        self.filled.contains(table.lines.tactics.at(tactic.index()))
    }

    /// Whether a tactic may be researched now (ANA-TACT-03, -04).
    pub(crate) fn can_research(&self, tactic: Tactic, table: &Table) -> bool {
        let id = table.lines.tactics.at(tactic.index());
        let has_needs = table.spec(id).needs().all(|need| self.filled.contains(need.on));
        !self.filled.contains(id) && has_needs
    }

    pub(crate) fn has_horse(&self, horse: Horse) -> bool {
        self.horses >> horse.index() & 1 == 1
    }

    /// ANA-DISC-03
    pub(crate) fn final_discontent(&self) -> u8 {
        self.discontent.saturating_sub(self.joy)
    }

    pub(crate) fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    pub(crate) fn activity(&self) -> Option<Activity> {
        self.pending.activity
    }

    /// Whether a gain is still to be decided about.
    pub(crate) fn is_asked(&self) -> bool {
        let Pending { take, rows, research, activity, .. } = self.pending;
        take > 0 || rows > 0 || research > 0 || activity.is_some()
    }

    pub(crate) fn is_shown(&self, slot: u8) -> bool {
        self.shown >> slot & 1 == 1
    }

    pub(crate) fn is_standing(&self, slot: u8) -> bool {
        self.standing >> slot & 1 == 1
    }

    /// Whether an attack slot holds a face-down card.
    pub(crate) fn is_face_down(&self, slot: u8) -> bool {
        usize::from(slot) < self.cards.len() && self.is_standing(slot) && !self.is_shown(slot)
    }

    /// One card as everybody sees it.
    pub(crate) fn dealt(&self, slot: u8) -> Dealt {
        let card = self.cards[usize::from(slot)];
        let kind = card.spec(&crate::builtin::BUILT_IN).kind;
        Dealt { slot, kind, card: self.is_shown(slot).then_some(card) }
    }

    /// The cards still above the board.
    pub(crate) fn attacks(&self) -> Vec<Dealt> {
        let slots = 0..self.cards.len() as u8;
        slots.filter(|&slot| self.is_standing(slot)).map(|slot| self.dealt(slot)).collect()
    }

    fn is_fighting(&self) -> bool {
        matches!(self.stage, Stage::Rally | Stage::Tactic | Stage::Spend)
    }

    pub(crate) fn resolving(&self) -> Option<u8> {
        self.is_fighting().then_some(self.battle.slot)
    }

    /// What is left of the strength of the card that is being resolved.
    pub(crate) fn left(&self) -> [u8; 5] {
        self.battle.left
    }

    pub(crate) fn posted(&self, worker: Defender, side: Side) -> u8 {
        self.deployed[side.index()][worker.index()]
    }

    /// The kinds of workers that are still to be deployed (ANA-DEF-04).
    pub(crate) fn to_deploy(&self) -> impl Iterator<Item = Defender> + use<'_> {
        Defender::FRESH.into_iter().filter(|&kind| self.undeployed(kind) > 0)
    }

    /// How many workers of a kind are still to be deployed.
    pub(crate) fn undeployed(&self, kind: Defender) -> u8 {
        kind.worker().map_or(0, |worker| self.purse.count(worker))
    }

    /// Whether there are several workers to be sent to one side at once.
    pub(crate) fn has_many_to_deploy(&self) -> bool {
        Defender::FRESH.into_iter().map(|kind| u16::from(self.undeployed(kind))).sum::<u16>() > 1
    }

    /// All strength that stands on a side.
    pub(crate) fn strength(&self, side: Side) -> u16 {
        let strength = |&worker: &Defender| {
            u16::from(self.posted(worker, side)) * u16::from(worker.strength())
        };
        Defender::ALL.iter().map(strength).sum()
    }

    /// ANA-FORT-06: whether a wall may be raised by one.
    pub(crate) fn can_raise_wall(&self, side: Side) -> bool {
        self.walls[side.index()] < 4 && self.too_low_beside(side).is_none()
    }

    /// A neighbour that would be two below the wall of `side` if that were raised.
    pub(crate) fn too_low_beside(&self, side: Side) -> Option<Side> {
        let raised = self.walls[side.index()] + 1;
        side.neighbours().into_iter().find(|other| raised > self.walls[other.index()] + 1)
    }
}
