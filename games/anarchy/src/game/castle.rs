//! Taking enemy castles (ANA-CASTLE).

use bastide_core::{Sink, ensure};

use super::player::Player;
use super::turn::Turn;
use super::{Anarchy, Refusal};
use crate::builtin::Loot;
use crate::clause;
use crate::event::Event;
use crate::need::Need;
use crate::sheet::purse::Purse;
use crate::sheet::table::{CastleSpec, ScenarioCardSpec, Spot, Table};
use crate::sheet::words::{Asset, Horse};

/// The castle of the round, as one player has to take it.
pub(super) struct Assault<'t> {
    pub(super) castle: &'t CastleSpec,
    /// The shields from the tent to the castle (ANA-CASTLE-04).
    pub(super) defence: u8,
    pub(super) round: u8,
    pub(super) loot: Option<Loot>,
}

impl Anarchy {
    pub(super) fn assault<'t>(&self, player: &Player, table: &'t Table) -> Option<Assault<'t>> {
        let cards: &[ScenarioCardSpec; 5] = &table.scenarios[self.scenario.index()];
        let round = usize::from(self.round);
        let castle = cards[round - 1].castle.as_ref()?;
        let passed = cards.get(usize::from(player.tent)..round - 1).unwrap_or_default();
        let passed: u8 =
            passed.iter().filter_map(|card| card.castle).map(|c| c.defence_passed).sum();
        let loot = self.loot.get(round - 1).copied();
        Some(Assault { castle, defence: passed + castle.defence, round: self.round, loot })
    }
}

impl Assault<'_> {
    /// The strength an attack with this overrun needs.
    pub(super) fn needed(&self, overrun: u8, table: &Table) -> Option<u8> {
        let extra = match overrun {
            0 => 0,
            _ => table.overruns.get(usize::from(overrun) - 1)?.strength,
        };
        Some(self.defence + extra)
    }

    /// Everything but the strength (ANA-CASTLE-03, -06).
    pub(super) fn check_means(&self, player: &Player) -> Result<(), Refusal> {
        ensure(player.tent < self.round, clause::ANA_CASTLE_03, Need::CastleNotTaken)?;
        for &horse in Horse::ALL {
            let is_needed = self.castle.horses >> horse.index() & 1 == 1;
            let has = !is_needed || player.has_horse(horse);
            ensure(has, clause::ANA_CASTLE_06, Need::Horse { horse })?;
        }
        for id in self.castle.weapons.iter() {
            ensure(player.filled.contains(id), clause::ANA_CASTLE_06, Need::Weapon { id })?;
        }
        let cost = Purse::of(Asset::Food, self.castle.food);
        let need = Need::Price { cost, purse: player.purse };
        ensure(player.purse.covers(cost), clause::ANA_CASTLE_06, need)
    }

    pub(super) fn check(
        &self,
        player: &Player,
        table: &Table,
        (soldiers, knights, overrun): (u8, u8, u8),
    ) -> Result<(), Refusal> {
        self.check_means(player)?;
        let needed = self.needed(overrun, table);
        let most = table.overruns.len() as u8;
        let least = needed.ok_or(Refusal::new(clause::ANA_CASTLE_09, Need::Overrun { most }))?;
        let held = [Asset::Soldier, Asset::Knight].map(|worker| player.purse.count(worker));
        let has = soldiers <= held[0] && knights <= held[1];
        let is_right = has && fits(soldiers, knights, least);
        ensure(is_right, clause::ANA_CASTLE_05, Need::Strength { least })
    }
}

/// Whether these workers are enough and none of them is too many (ruling 26).
pub(super) fn fits(soldiers: u8, knights: u8, least: u8) -> bool {
    let strength = u16::from(soldiers) + 2 * u16::from(knights);
    let spare = strength.checked_sub(u16::from(least));
    spare == Some(0) || (spare == Some(1) && soldiers == 0)
}

impl<S: Sink<Event>> Turn<'_, S> {
    pub(super) fn take_castle(&mut self, assault: &Assault<'_>, workers: (u8, u8), overrun: u8) {
        let (soldiers, knights) = workers;
        let spent = Purse::of(Asset::Soldier, soldiers)
            .plus(Purse::of(Asset::Knight, knights))
            .plus(Purse::of(Asset::Food, assault.castle.food));
        self.player.purse = self.player.purse.minus(spent);
        self.player.tent = assault.round;
        let (seat, place, loot) = (self.seat, assault.round, assault.loot);
        self.log.tell(Event::Attacked { seat, place, spent, loot, overrun });
        let castles = self.table.lines.castles;
        let taken = usize::from(self.player.filled.count(castles));
        self.mark(castles.at(taken));
        if let Some(loot) = loot {
            self.receive(self.table.loot[loot.index()].gain);
        }
        let gain = self.table.places[usize::from(place) - 1].gain;
        self.gain(&gain, Spot::Nowhere);
        if overrun > 0 {
            let gain = self.table.overruns[usize::from(overrun) - 1].gain;
            self.gain(&gain, Spot::Nowhere);
        }
    }
}
