//! What a document has to be so that a game can go on from it.

use std::collections::BTreeSet;

use bastide_core::{Clause, Game as _, PositionError, Seat};

use super::{PlayerDocument, Position, fortification};
use crate::builtin::{AttackCard, EstateCard, LOOT_IDS, Path};
use crate::clause;
use crate::game::{Anarchy, Phase, Stage};
use crate::setup::{Rules, Setup};
use crate::sheet::boxes::Line;
use crate::sheet::table::Table;
use crate::sheet::words::{Activity, Asset, Fortification, Side};

/// More of anything than a match can bring, and less than a counter holds.
const PLENTY: u8 = 100;
/// Whoever spends all material of five rounds on one tactic has fewer circles than this.
const MOST_CIRCLES: u8 = 200;

fn require(
    is_so: bool,
    at: impl Into<String>,
    problem: impl Into<String>,
    clause: Clause,
) -> Result<(), PositionError> {
    if is_so {
        return Ok(());
    }
    Err(PositionError { at: at.into(), problem: problem.into(), clause: Some(clause) })
}

fn are_different<T: Ord>(items: impl Iterator<Item = T>) -> bool {
    let mut seen = BTreeSet::new();
    let mut items = items;
    items.all(|item| seen.insert(item))
}

impl Position {
    /// Everything that is not one player's.
    pub(super) fn check_table(&self, setup: &Setup) -> Result<(), PositionError> {
        let seats = usize::from(setup.players);
        let table = crate::corrected::table_of(setup.rules, setup.data.as_deref());
        require(
            self.players.len() == seats,
            "players",
            format!("the setup is for {seats}"),
            clause::ANA_SETUP_01,
        )?;
        let is_seat = |seat: &Seat| seat.index() < seats;
        require(is_seat(&self.marker), "marker", "nobody sits there", clause::ANA_SETUP_07)?;
        require((1..=5).contains(&self.round), "round", "there are five", clause::ANA_ROUND_01)?;
        let is_solo_with_tents = seats == 1 && setup.scenario.has_tents();
        let drafted = self.round - u8::from(self.phase == Phase::Draft);
        let rival = if is_solo_with_tents { drafted } else { 0 };
        require(self.rival == rival, "rival", format!("it is on {rival}"), clause::ANA_SOLO_03)?;
        self.check_paths(seats, table)?;
        self.check_loot(setup, table)?;
        self.check_drafting(seats)
    }

    fn check_paths(&self, seats: usize, table: &Table) -> Result<(), PositionError> {
        let deck: Vec<Path> = self.path_deck.iter().chain(&self.paths_drawn).copied().collect();
        let is_in = |path: &Path| seats > 1 || table.paths[path.index()].is_in_solo;
        let expected: BTreeSet<Path> = Path::all().filter(is_in).collect();
        let is_whole = deck.len() == expected.len()
            && deck.iter().copied().collect::<BTreeSet<_>>() == expected;
        require(is_whole, "path_deck", "the path cards are not complete", clause::ANA_SETUP_08)?;
        let taken = self.players.iter().flat_map(|player| &player.paths).chain(&self.offered);
        let are_drawn = taken.clone().all(|path| self.paths_drawn.contains(path));
        let is_right = are_drawn && are_different(taken);
        require(is_right, "offered", "a path card is where it cannot be", clause::ANA_PATH_01)?;
        let rounds_left = 5 - usize::from(self.round);
        let most = if seats == 1 { 2 } else { seats };
        let is_enough = self.path_deck.len() >= rounds_left * most;
        require(is_enough, "path_deck", "too few cards are left", clause::ANA_PATH_01)
    }

    fn check_loot(&self, setup: &Setup, table: &Table) -> Result<(), PositionError> {
        let places = if setup.scenario.has_tents() { 5 } else { 0 };
        let is_size = |(place, loot): (usize, &crate::Loot)| {
            loot.index() < LOOT_IDS.len()
                && table.loot[loot.index()].size == table.places[place].loot
        };
        let is_right = self.loot.len() == places
            && self.loot.iter().enumerate().all(is_size)
            && are_different(self.loot.iter());
        require(is_right, "loot", "these tiles cannot lie there", clause::ANA_SETUP_10)
    }

    fn check_drafting(&self, seats: usize) -> Result<(), PositionError> {
        let is_draft = self.phase == Phase::Draft;
        let is_waiting = |seat: &Seat| {
            seat.index() < seats
                && self.players[seat.index()].paths.len() + 1 == usize::from(self.round)
        };
        let count = self.drafting.len();
        let is_right = match (is_draft, seats) {
            (false, _) => count == 0 && self.offered.is_empty(),
            (true, 1) => count == 1 && self.offered.len() == 2,
            (true, _) => count > 1 && self.offered.len() == count && count <= seats,
        };
        let is_right =
            is_right && self.drafting.iter().all(is_waiting) && are_different(self.drafting.iter());
        require(is_right, "drafting", "nobody can be drafting so", clause::ANA_PATH_01)?;
        for (index, player) in self.players.iter().enumerate() {
            let waits = self.drafting.iter().any(|seat| seat.index() == index);
            let expected = usize::from(self.round) - usize::from(waits);
            let at = format!("players[{index}].paths");
            let has = player.paths.len() == expected;
            require(has, at, format!("{expected} are expected"), clause::ANA_PATH_05)?;
        }
        Ok(())
    }
}

impl Position {
    /// What only the first rules, or only the later ones, can lead to.
    pub(super) fn check_rules(&self, rules: Rules) -> Result<(), PositionError> {
        let is_early = |stage| matches!(stage, Stage::Food | Stage::Deploy | Stage::Deployed);
        let is_somebody_early = self.players.iter().any(|player| is_early(player.stage));
        for (index, player) in self.players.iter().enumerate() {
            let at = format!("players[{index}]");
            let has_floor = player.pending.floor > 0 || player.battle.floor > 0;
            let is_in_order = has_floor || (player.stage == Stage::Deploy && player.battle.at > 0);
            let is_right = match rules {
                Rules::First => player.stage != Stage::Deployed,
                Rules::Second => !is_in_order,
            };
            require(is_right, at.clone(), "other rules hold", clause::ANA_DEF_04)?;
            let waits = self.phase != Phase::Defence || rules == Rules::First || !is_somebody_early;
            let is_in_step = waits || is_early(player.stage);
            require(is_in_step, at, "others are still to deploy", clause::ANA_DEF_07)?;
        }
        Ok(())
    }
}

impl PlayerDocument {
    pub(super) fn check(
        &self,
        table: &Table,
        position: &Position,
        at: &str,
    ) -> Result<(), PositionError> {
        self.check_counts(at)?;
        self.check_boxes(table, at)?;
        self.check_castle(table, at)?;
        self.check_written(table, at)?;
        self.check_estate(at)?;
        self.check_cards(table, position, at)?;
        self.check_stage(position, at)
    }

    fn check_counts(&self, at: &str) -> Result<(), PositionError> {
        let is_modest = self.purse.iter().all(|(_, count)| count <= PLENTY)
            && self.prepared.iter().all(|&circles| circles <= MOST_CIRCLES)
            && [self.joy, self.discontent].iter().all(|&count| count <= PLENTY)
            && self.knowledge <= PLENTY
            && self.beers <= 8
            && self.deployed.iter().flatten().all(|&count| count <= PLENTY);
        require(
            is_modest,
            at,
            "there is more of something than there can be",
            clause::ANA_SETUP_13,
        )?;
        let is_rally = self.rally.owned <= 3 && self.rally.active <= self.rally.owned;
        require(is_rally, format!("{at}.rally"), "three at most", clause::ANA_RAMP_04)?;
        let is_tent = self.tent <= 5;
        require(is_tent, format!("{at}.tent"), "there are five castles", clause::ANA_CASTLE_03)
    }

    /// Tracks have no gaps, nothing is filled before what it asks for, and what completes another
    /// box has completed it.
    fn check_boxes(&self, table: &Table, at: &str) -> Result<(), PositionError> {
        let at = format!("{at}.filled");
        for id in self.filled.iter() {
            let spec = (id.0 < table.len).then(|| table.spec(id));
            let is_founded = spec.is_some_and(|spec| {
                let is_linked = spec.links[0] == crate::BoxId::NONE
                    || spec.links().any(|link| self.filled.contains(link));
                is_linked && spec.needs().all(|need| self.filled.contains(need.on))
            });
            require(is_founded, at.clone(), format!("{id} came too early"), clause::ANA_ACT_03)?;
        }
        let lines = &table.lines;
        let tracks = lines.attributes.iter().chain(&lines.production);
        let tracks = tracks.chain([&lines.couples, &lines.assists, &lines.castles]);
        for line in tracks {
            let bits = self.filled.bits(*line);
            let is_solid = bits & (bits + 1) == 0;
            require(is_solid, at.clone(), "a track has a gap", clause::ANA_TRACK_01)?;
        }
        require(
            table.start.is_within(&self.filled),
            at.clone(),
            "a start box is empty",
            clause::ANA_SETUP_04,
        )?;
        let couples = self.filled.bits(lines.women) & self.filled.bits(lines.men);
        let has_couples = couples.count_ones() == u32::from(self.filled.count(lines.couples));
        require(has_couples, at.clone(), "the couples are miscounted", clause::ANA_VALEN_06)?;
        self.check_chapel(table, &at)?;
        let won = self.filled.bits(lines.trophies);
        let held = self.filled.bits(lines.tournaments);
        require(won & !held == 0, at, "a trophy without a tournament", clause::ANA_TOURN_07)
    }

    fn check_chapel(&self, table: &Table, at: &str) -> Result<(), PositionError> {
        let [.., chapel] = table.lines.buildings;
        for level in 0..3 {
            let squares = Line { first: chapel.at(level * 5 + 1), len: 3 };
            let is_full = self.filled.count(squares) == 3;
            let is_complete = self.filled.contains(chapel.at(level * 5 + 4));
            require(is_full == is_complete, at, "a chapel is half full", clause::ANA_CHAPEL_04)?;
        }
        Ok(())
    }

    fn check_castle(&self, table: &Table, at: &str) -> Result<(), PositionError> {
        let towers = fortification(&self.filled, Fortification::Tower, table);
        let walls = fortification(&self.filled, Fortification::Wall, table);
        let is_tower =
            self.towers.iter().all(|&level| level <= 2) && self.towers.iter().sum::<u8>() == towers;
        require(is_tower, format!("{at}.towers"), "not what was built", clause::ANA_FORT_04)?;
        let is_wall =
            self.walls.iter().all(|&level| level <= 4) && self.walls.iter().sum::<u8>() == walls;
        require(is_wall, format!("{at}.walls"), "not what was built", clause::ANA_FORT_05)?;
        let is_level = Side::ALL.iter().all(|side| {
            let level = self.walls[side.index()];
            side.neighbours().iter().all(|other| level.abs_diff(self.walls[other.index()]) <= 1)
        });
        require(is_level, format!("{at}.walls"), "neighbours differ by two", clause::ANA_FORT_06)
    }

    fn check_written(&self, table: &Table, at: &str) -> Result<(), PositionError> {
        let at = format!("{at}.written");
        let is_right = self.written.len() == 18
            && self.written.chunks(2).enumerate().all(|(addition, slots)| {
                let lines = &table.lines;
                let sum = table.sums[addition];
                let is_filled = |slot| self.filled.contains(lines.slots.at(addition * 2 + slot));
                let is_complete = self.filled.contains(lines.additions.at(addition));
                slots.iter().all(|&number| number <= 8)
                    && (slots[1] == 0 || slots[0] > 0)
                    && [is_filled(0), is_filled(1)] == [slots[0] > 0, slots[1] > 0]
                    && is_complete == (slots[1] > 0)
                    && (slots[1] == 0 || sum == 0 || slots[0] + slots[1] == sum)
                    && (slots[0] == 0
                        || sum == 0
                        || (1..=8).contains(&sum.saturating_sub(slots[0])))
            });
        require(is_right, at, "these numbers cannot stand there", clause::ANA_MICH_04)
    }

    fn check_estate(&self, at: &str) -> Result<(), PositionError> {
        let estate = &self.estate;
        let is_whole =
            estate.cards.len() == EstateCard::COUNT && are_different(estate.cards.iter());
        require(is_whole, format!("{at}.estate"), "24 different cards", clause::ANA_SETUP_06)?;
        let is_counted = usize::from(estate.left) + usize::from(estate.open) <= EstateCard::COUNT
            && (1..=40).contains(&estate.shuffles);
        require(
            is_counted,
            format!("{at}.estate"),
            "the cards are miscounted",
            clause::ANA_ESTATE_03,
        )?;
        let (open, pending) = (estate.open, &self.pending);
        let is_open = match pending.activity {
            None => open == 0 && pending.resolved == 0 && pending.floor == 0,
            // A tournament asks nothing.
            Some(Activity::Tournament) => false,
            Some(Activity::Training) => (1..=4).contains(&open) && pending.resolved == 0,
            Some(_) => open == 2 && pending.resolved < 4 && pending.floor <= 16,
        };
        let is_modest = pending.take <= 9
            && pending.rows < 16
            && pending.research <= 1
            && pending.brews <= 9
            && pending.reveal.is_none_or(|(activity, cards)| {
                cards > 0 && if activity == Activity::Training { cards <= 4 } else { cards == 2 }
            });
        let is_calm = self.stage == Stage::Acting
            || *pending
                == super::PendingDocument {
                    take: 0,
                    rows: 0,
                    research: 0,
                    reveal: None,
                    brews: 0,
                    activity: None,
                    resolved: 0,
                    floor: 0,
                };
        let is_right = is_open && is_modest && is_calm;
        require(is_right, format!("{at}.pending"), "nothing can be asked so", clause::ANA_ACT_04)
    }

    fn check_cards(
        &self,
        table: &Table,
        position: &Position,
        at: &str,
    ) -> Result<(), PositionError> {
        let at = format!("{at}.cards");
        let count = usize::from(table.rounds[usize::from(position.round) - 1].attack_cards) + 1;
        let expected = if position.phase == Phase::Over { 0 } else { count };
        let is_dealt = self.cards.len() == expected
            && self.cards.iter().enumerate().all(|(slot, card)| card.is_assault() == (slot == 0));
        require(is_dealt, at.clone(), format!("{expected} are expected"), clause::ANA_ROUND_04)?;
        let all: Vec<AttackCard> =
            position.players.iter().flat_map(|player| player.cards.iter().copied()).collect();
        require(are_different(all.iter()), at.clone(), "a card twice", clause::ANA_ROUND_02)?;
        let slots = (1u8 << expected) - 1;
        let face_up = (1..expected).filter(|&slot| !table.face_down[slot - 1]);
        let face_up = face_up.fold(1, |shown, slot| shown | 1 << slot) & slots;
        let is_shown = self.shown & !slots == 0 && self.shown & face_up == face_up;
        require(is_shown, at.clone(), "these slots are face up", clause::ANA_ROUND_06)?;
        require(self.standing & !slots == 0, at, "no such slot", clause::ANA_ROUND_05)
    }

    fn check_stage(&self, position: &Position, at: &str) -> Result<(), PositionError> {
        let is_in_phase = match position.phase {
            Phase::Draft | Phase::Over => self.stage == Stage::Waiting,
            Phase::Actions => matches!(self.stage, Stage::Acting | Stage::Done),
            Phase::Defence => !matches!(self.stage, Stage::Waiting | Stage::Acting | Stage::Done),
        };
        let at = format!("{at}.stage");
        require(is_in_phase, at.clone(), "not in this phase", clause::ANA_ROUND_01)?;
        let tents =
            if position.phase == Phase::Draft { position.round - 1 } else { position.round };
        require(self.tent <= tents, at.clone(), "the tent is too far", clause::ANA_CASTLE_02)?;
        let all = (1u8 << self.cards.len()) - 1;
        let before = match self.stage {
            Stage::Finished => self.standing == 0,
            Stage::Rally | Stage::Tactic | Stage::Spend => self.is_battle(),
            _ => self.standing == all && self.is_before_battle(),
        };
        require(before, at, "the defence cannot stand so", clause::ANA_DEF_10)
    }

    fn is_before_battle(&self) -> bool {
        let is_nobody = self.deployed == [[0; 4]; 4];
        let is_still = self.battle.left == [0; 5] && self.battle.repelled == 0;
        let has_deployed = self.stage == Stage::Deployed && self.purse.is_empty();
        let may_deploy = has_deployed || (self.stage == Stage::Deploy && self.battle.at < 3);
        let fresh = self.deployed.iter().all(|side| side[3] == 0);
        is_still
            && fresh
            && self.battle.slot == 0
            && (may_deploy || (is_nobody && self.battle.at == 0))
    }

    /// The cards from the slot on to the left are there, all are turned up, nothing is held.
    fn is_battle(&self) -> bool {
        let slot = self.battle.slot;
        let all = (1u16 << self.cards.len()) - 1;
        if usize::from(slot) >= self.cards.len() || u16::from(self.shown) != all {
            return false;
        }
        let to_come = (1u16 << (slot + 1)) - 1;
        let repelled = self.cards.len() as u32 - self.standing.count_ones();
        u16::from(self.standing) & to_come == to_come
            && repelled == u32::from(self.battle.repelled)
            && self.purse.resources() == 0
            && self.battle.floor < 6
            && self.battle.left.iter().all(|&left| left <= 20)
            && (self.stage != Stage::Rally || (self.battle.left == [0; 5] && self.battle.at == 0))
    }
}

/// Whoever is to act has a choice: nothing that is forced is left undone.
pub(super) fn check_questions(game: &Anarchy) -> Result<(), PositionError> {
    let mut actions = Vec::new();
    for seat in game.to_act().iter() {
        let at = format!("players[{}].stage", seat.index());
        let is_choice = is_asked_rightly(game, seat);
        require(is_choice, at.clone(), "nothing is asked here", clause::ANA_ROUND_01)?;
        actions.clear();
        game.legal(seat, &mut actions);
        let has_choice = actions.len() > 1 || actions[..] == [crate::Action::Done];
        require(has_choice, at, "there is no choice to make", clause::ANA_ROUND_01)?;
    }
    let is_over = game.phase() == Phase::Over;
    let is_anybody = !game.to_act().is_empty();
    require(is_over != is_anybody, "phase", "somebody has to be asked", clause::ANA_ROUND_01)?;
    require(!is_over || game.round() == 5, "phase", "it ends after round 5", clause::ANA_ENDR_05)
}

/// Whether the stage of a player is one at which the rules would stop.
fn is_asked_rightly(game: &Anarchy, seat: Seat) -> bool {
    let (player, table) = (game.player(seat), game.table());
    match player.stage {
        Stage::Acting => game.is_settled(seat),
        Stage::Food => {
            let due = game.siege_food();
            player.purse.count(Asset::Food) < due && player.can_trade()
        }
        Stage::Deploy => player.to_deploy().next().is_some(),
        Stage::Rally => {
            let is_anybody = player.deployed != [[0; 4]; 4];
            player.rally.active > 0 && is_anybody && player.faces_workers(table)
        }
        Stage::Tactic => player.battle.at < 5 && player.can_use(table),
        Stage::Spend => {
            let side = Side::ALL.get(usize::from(player.battle.at));
            side.is_some_and(|&side| {
                player.battle.left[side.index()] > 0
                    && player.strength(side) > 0
                    && player.faces_workers(table)
                    && (player.beers > 0
                        || player.strength(side) > u16::from(player.battle.left[side.index()]))
            })
        }
        _ => true,
    }
}
