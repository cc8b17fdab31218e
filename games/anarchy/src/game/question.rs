//! What each seat is asked.

use bastide_core::Seat;

use super::player::{Player, Stage};
use super::{Anarchy, Phase};
use crate::action::{Defender, Target};
use crate::setup::Rules;
use crate::sheet::words::{Activity, Side};
use crate::view::Question;

impl Anarchy {
    /// What a seat is asked.
    pub fn question(&self, seat: Seat) -> Question {
        let Some(player) = self.players.get(seat.index()) else { return Question::Nothing };
        let slot = player.battle.slot;
        match player.stage {
            Stage::Waiting
                if self.phase == Phase::Draft && self.drafting.first() == Some(&seat) =>
            {
                Question::Path
            }
            Stage::Waiting | Stage::Done | Stage::Deployed | Stage::Finished => Question::Nothing,
            Stage::Acting if player.is_asked() => self.gain_question(player),
            Stage::Acting => Question::Action,
            Stage::Food => Question::Food { due: self.siege(self.table()).food },
            Stage::Deploy => Question::Deploy {
                worker: player.to_deploy().next().filter(|_| self.rules == Rules::First),
            },
            Stage::Rally => Question::Rally { slot },
            Stage::Tactic => {
                let target = Target::ALL[usize::from(player.battle.at)];
                Question::Tactic { slot, target, left: player.battle.left[target.index()] }
            }
            Stage::Spend => {
                let side = Side::ALL[usize::from(player.battle.at)];
                Question::Spend { slot, side, left: player.battle.left[side.index()] }
            }
        }
    }

    /// A kind of which a seat that is asked to deploy has workers left; by the first rules the one asked about.
    pub fn next_to_deploy(&self, seat: Seat) -> Option<Defender> {
        let player = self.players.get(seat.index())?;
        player.to_deploy().next().filter(|_| player.stage == Stage::Deploy)
    }

    fn gain_question(&self, player: &Player) -> Question {
        let pending = &player.pending;
        if pending.take > 0 {
            return Question::Take { count: pending.take };
        }
        if pending.rows > 0 {
            return Question::Row { rows: pending.rows };
        }
        if pending.research > 0 {
            return Question::Research;
        }
        let card = player.unresolved().first().map(|&(_, card)| card).unwrap_or_default();
        match pending.activity {
            Some(Activity::Training) => Question::Training { icons: player.icons(self.table()) },
            Some(Activity::Valentine) => Question::Valentine { card },
            Some(Activity::Brewery) => Question::Brewery { card },
            Some(Activity::Lammas) => Question::Lammas { card },
            Some(Activity::Michaelmas) => Question::Michaelmas,
            Some(Activity::Tournament) | None => Question::Action,
        }
    }
}
