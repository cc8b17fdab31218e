//! What everybody sees of a player, without making a view: for searches, which ask it millions of
//! times.

use bastide_core::Seat;

use super::{Anarchy, Player, Stage};
use crate::event::Dealt;
use crate::sheet::boxes::Boxes;
use crate::sheet::purse::Purse;
use crate::sheet::table::ScenarioCardSpec;
use crate::sheet::words::Tactic;
use crate::view::RallyTokens;

/// One player's public side, read in place.
#[derive(Clone, Copy)]
pub struct Insight<'g> {
    player: &'g Player,
}

/// What the castle of the round asks of a player who has not taken it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastleNeeds {
    pub strength: u8,
    pub food: u8,
    /// Whether the horses and weapons are there.
    pub is_equipped: bool,
}

impl Anarchy {
    pub fn insight(&self, seat: Seat) -> Insight<'_> {
        Insight { player: self.player(seat) }
    }

    /// The scenario card of the round.
    pub fn scenario_card(&self) -> &ScenarioCardSpec {
        &self.table().scenarios[self.scenario.index()][usize::from(self.round) - 1]
    }

    /// The food that the defence of this round takes.
    pub fn food_due(&self) -> u8 {
        self.siege_food()
    }

    /// Nothing where there is no castle to take, or it is taken.
    pub fn castle_needs(&self, seat: Seat) -> Option<CastleNeeds> {
        let player = self.player(seat);
        let assault = self.assault(player, self.table())?;
        let is_open = player.tent < self.round;
        let castle = assault.castle;
        let is_equipped =
            castle.horses & !player.horses == 0 && castle.weapons.is_within(&player.filled);
        let (strength, food) = (assault.defence, castle.food);
        is_open.then_some(CastleNeeds { strength, food, is_equipped })
    }
}

impl<'g> Insight<'g> {
    pub fn purse(self) -> Purse {
        self.player.purse
    }

    pub fn filled(self) -> &'g Boxes {
        &self.player.filled
    }

    pub fn gate(self) -> u8 {
        self.player.gate
    }

    pub fn moat(self) -> u8 {
        self.player.moat
    }

    /// By corner.
    pub fn towers(self) -> [u8; 4] {
        self.player.towers
    }

    /// By side.
    pub fn walls(self) -> [u8; 4] {
        self.player.walls
    }

    pub fn prepared(self, tactic: Tactic) -> u8 {
        self.player.prepared[tactic.index()]
    }

    pub fn beers(self) -> u8 {
        self.player.beers
    }

    pub fn rally(self) -> RallyTokens {
        self.player.rally
    }

    pub fn tent(self) -> u8 {
        self.player.tent
    }

    pub fn paths(self) -> &'g [crate::builtin::Path] {
        &self.player.paths
    }

    /// The numbers of Michaelmas, two slots an addition.
    pub fn written(self) -> &'g [u8; 18] {
        &self.player.written
    }

    /// By side; craftsmen, soldiers, knights, laid-down workers.
    pub fn deployed(self) -> &'g [[u8; 4]; 4] {
        &self.player.deployed
    }

    /// What is left of the strength of the card that is being resolved, by target.
    pub fn left(self) -> [u8; 5] {
        self.player.battle.left
    }

    /// How many cards of this round are repelled so far.
    pub fn repelled(self) -> u8 {
        self.player.battle.repelled
    }

    /// The slot that is being resolved, or is next to be.
    pub fn slot(self) -> u8 {
        self.player.battle.slot
    }

    /// Whether a card is being resolved, so that its fortifications have absorbed their part.
    pub fn is_struck(self) -> bool {
        matches!(self.player.stage, Stage::Tactic | Stage::Spend)
    }

    /// The cards above the board when the defence began or begins, as everybody sees them.
    pub fn dealt(self) -> impl Iterator<Item = Dealt> + use<'g> {
        let player = self.player;
        (0..player.cards.len() as u8).map(|slot| player.dealt(slot))
    }

    pub fn is_standing(self, slot: u8) -> bool {
        self.player.is_standing(slot)
    }
}
