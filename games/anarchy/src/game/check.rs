//! Which actions are refused, and by which clause.

use bastide_core::{Clause, Seat, ensure};

use super::choices::michaelmas_answers;
use super::garrison::WAYS;
use super::player::Player;
use super::{Anarchy, Phase, Refusal};
use crate::action::{Action, Defender};
use crate::clause;
use crate::need::Need;
use crate::setup::Rules;
use crate::sheet::boxes::BoxId;
use crate::sheet::purse::Purse;
use crate::sheet::table::{BoxSpec, Kind, Requirement, Spot, Step, Table, Why};
use crate::sheet::words::{Asset, Fortification, Row, Side, Tactic};
use crate::view::Question;

impl Anarchy {
    pub(super) fn check(&self, seat: Seat, action: Action, table: &Table) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        let player = &self.players[seat.index()];
        let question = self.question(seat);
        match (question, action) {
            (Question::Path, Action::Path(path)) => {
                ensure(self.offered.contains(&path), clause::ANA_PATH_01, Need::OnOffer)
            }
            (Question::Action, _) => self.check_action(seat, action, table),
            (Question::Food { .. }, Action::Pay) | (Question::Rally { .. }, Action::Go) => Ok(()),
            (Question::Food { .. }, Action::Trade { give, take }) => {
                ensure(take == Asset::Food, clause::ANA_DEF_02, Need::Answer { question })?;
                player.check_trade(give, take)
            }
            (Question::Deploy { worker }, Action::Deploy { worker: given, side }) => {
                let is_next = worker.is_none_or(|worker| worker == given)
                    && side.index() >= usize::from(player.battle.at);
                ensure(is_next, clause::ANA_DEF_04, Need::Answer { question })?;
                ensure(player.undeployed(given) > 0, clause::ANA_DEF_04, Need::Worker)
            }
            (Question::Deploy { worker: None }, Action::DeployAll { .. }) => {
                ensure(player.has_many_to_deploy(), clause::ANA_DEF_04, Need::Worker)
            }
            (Question::Rally { .. }, Action::Rally { worker, from, to }) => {
                ensure(from != to, clause::ANA_DEF_22, Need::OtherSide)?;
                ensure(player.posted(worker, from) > 0, clause::ANA_DEF_22, Need::Worker)
            }
            (Question::Tactic { target, .. }, Action::Use { count, target: given }) => {
                let most = player.usable(table).map_or(0, |(_, most)| most);
                ensure(target == given, clause::ANA_DEF_17, Need::Answer { question })?;
                ensure(count <= most, clause::ANA_DEF_17, Need::Circles { most })
            }
            (Question::Spend { side, .. }, Action::Spend { worker, side: given, beer }) => {
                ensure(side == given, clause::ANA_DEF_18, Need::Answer { question })?;
                player.check_spending((worker, beer), side, self.rules)
            }
            _ if self.phase == Phase::Actions => {
                player.check_answer(question, action, (table, self.rules))
            }
            _ => Err(Refusal::new(clause::ANA_ROUND_01, Need::Answer { question })),
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        ensure(self.phase != Phase::Over, clause::ANA_ENDR_05, Need::GameGoingOn)?;
        let is_seated = seat.index() < usize::from(self.seats);
        ensure(is_seated, clause::ANA_SETUP_01, Need::StillActing)?;
        if let (Phase::Draft, Some(&next)) = (self.phase, self.drafting.first()) {
            return ensure(seat == next, clause::ANA_PATH_02, Need::TurnOf { seat: next });
        }
        let is_idle = self.question(seat) == Question::Nothing;
        let clause =
            if self.phase == Phase::Actions { clause::ANA_ACT_01 } else { clause::ANA_DEF_01 };
        ensure(!is_idle, clause, Need::StillActing)
    }

    fn check_action(&self, seat: Seat, action: Action, table: &Table) -> Result<(), Refusal> {
        let player = &self.players[seat.index()];
        match action {
            Action::Done => Ok(()),
            Action::Fill { id, payment, spot } => {
                player.check_fill(id, payment, spot, table).map(|_| ())
            }
            Action::Prepare(tactic) => {
                let id = table.lines.tactics.at(tactic.index());
                let is_researched = player.filled.contains(id);
                ensure(is_researched, clause::ANA_TACT_07, Need::Researched { id })?;
                player.check_price(table.preparing[tactic.index()])
            }
            Action::Trade { give, take } => player.check_trade(give, take),
            Action::Attack { soldiers, knights, overrun } => {
                let assault = self.assault(player, table);
                let assault = assault.ok_or(Refusal::new(clause::ANA_CASTLE_01, Need::Tents))?;
                assault.check(player, table, (soldiers, knights, overrun))
            }
            Action::Spy { seat: owner, slot } => self.check_spy(seat, owner, slot, table),
            _ => {
                let question = Question::Action;
                Err(Refusal::new(clause::ANA_ROUND_01, Need::Answer { question }))
            }
        }
    }

    fn check_spy(&self, seat: Seat, owner: Seat, slot: u8, table: &Table) -> Result<(), Refusal> {
        let player = &self.players[seat.index()];
        ensure(player.knowledge > 0, clause::ANA_SPY_05, Need::Knowledge)?;
        let card = self.players.get(owner.index()).filter(|owner| owner.is_face_down(slot));
        ensure(card.is_some(), clause::ANA_SPY_06, Need::FaceDown)?;
        let assists = table.lines.assists;
        let may = owner == seat || player.filled.count(assists) < assists.len;
        ensure(may, clause::ANA_SPY_08, Need::Assist)
    }
}

impl Player {
    fn check_price(&self, cost: Purse) -> Result<(), Refusal> {
        let need = Need::Price { cost, purse: self.purse };
        ensure(self.purse.covers(cost), clause::ANA_ACT_03, need)
    }

    /// ANA-ACT-07
    fn check_trade(&self, give: [Asset; 2], take: Asset) -> Result<(), Refusal> {
        let are_resources = give.iter().chain([&take]).all(|asset| asset.is_resource());
        let is_other = are_resources && !give.contains(&take) && give[0] <= give[1];
        ensure(is_other, clause::ANA_ACT_07, Need::OtherResource)?;
        self.check_price(Purse::of(give[0], 1).plus(Purse::of(give[1], 1)))
    }

    /// Whether a box may be paid for so; gives its cost.
    pub(super) fn check_fill(
        &self,
        id: BoxId,
        payment: Option<Asset>,
        spot: Spot,
        table: &Table,
    ) -> Result<Purse, Refusal> {
        let is_known = id.0 < table.len && table.spec(id).alternatives > 0;
        ensure(is_known, clause::ANA_ACT_02, Need::Payable { id })?;
        let spec = table.spec(id);
        ensure(!self.filled.contains(id), filled_clause(spec.kind), Need::Empty { id })?;
        self.check_requirements(id, spec, table)?;
        let mut alternatives = 0..usize::from(spec.alternatives);
        let paid = alternatives.find(|&alternative| spec.payment(alternative) == payment);
        let paid = paid.ok_or(Refusal::new(clause::ANA_ACT_05, Need::Payment { id }))?;
        self.check_price(spec.costs[paid])?;
        self.check_spot(id, spot, table)?;
        if spec.gain.steps().any(|step| step == Step::Research) {
            let mut tactics = Tactic::ALL.iter();
            let can = tactics.any(|&tactic| self.can_research(tactic, table));
            ensure(can, clause::ANA_TACT_04, Need::Researchable)?;
        }
        Ok(spec.costs[paid])
    }

    fn check_requirements(&self, id: BoxId, spec: &BoxSpec, table: &Table) -> Result<(), Refusal> {
        let missing = spec.needs().find(|need| !self.filled.contains(need.on));
        if let Some(Requirement { on, why }) = missing {
            let need = self.missing(id, on, why, table);
            return Err(Refusal::new(requirement_clause(spec.kind, why), need));
        }
        let is_linked =
            spec.links[0] == BoxId::NONE || spec.links().any(|l| self.filled.contains(l));
        ensure(is_linked, clause::ANA_WHEEL_02, Need::Linked { id })
    }

    fn missing(&self, id: BoxId, on: BoxId, why: Why, table: &Table) -> Need {
        let row = Row::ALL.iter().find(|row| table.lines.rows[row.index()].position(on).is_some());
        match (why, row) {
            (Why::Measure, Some(&row)) => {
                let position = table.lines.rows[row.index()].position(on).unwrap_or(0);
                let has = self.measure(row, table);
                Need::Measure { id, row, measure: position as u8 + 1, has }
            }
            _ => Need::Filled { id, on, why },
        }
    }

    /// ANA-FORT-04 to -06: where a tower or a wall may be raised.
    fn check_spot(&self, id: BoxId, spot: Spot, table: &Table) -> Result<(), Refusal> {
        match (table.fortification_of(id), spot) {
            (Some(Fortification::Tower), Spot::Corner(corner)) => {
                let is_low = self.towers[corner.index()] < 2;
                ensure(is_low, clause::ANA_FORT_04, Need::Lower { most: 2 })
            }
            (Some(Fortification::Tower), _) => {
                Err(Refusal::new(clause::ANA_FORT_04, Need::Spot { id }))
            }
            (Some(Fortification::Wall), Spot::Side(side)) => {
                let is_low = self.walls[side.index()] < 4;
                ensure(is_low, clause::ANA_FORT_05, Need::Lower { most: 4 })?;
                match self.too_low_beside(side) {
                    Some(neighbour) => {
                        let need = Need::LevelWalls { side, neighbour };
                        Err(Refusal::new(clause::ANA_FORT_06, need))
                    }
                    None => Ok(()),
                }
            }
            (Some(Fortification::Wall), _) => {
                Err(Refusal::new(clause::ANA_FORT_05, Need::Spot { id }))
            }
            (_, Spot::Nowhere) => Ok(()),
            _ => Err(Refusal::new(clause::ANA_ACT_02, Need::Spot { id })),
        }
    }

    /// Answers to what a gain asks.
    fn check_answer(
        &self,
        question: Question,
        action: Action,
        (table, rules): (&Table, Rules),
    ) -> Result<(), Refusal> {
        let (is_offered, clause) = match (question, action) {
            (Question::Take { count }, Action::Take(counts)) => {
                let sum: u16 = counts.iter().map(|&count| u16::from(count)).sum();
                (sum == u16::from(count), clause::ANA_ACT_06)
            }
            (Question::Row { rows }, Action::Mark(id)) => {
                let is_next = |row: &&Row| {
                    rows >> row.index() & 1 == 1 && self.next_command(**row, table) == Some(id)
                };
                (Row::ALL.iter().any(|row| is_next(&row)), clause::ANA_KEEP_04)
            }
            (Question::Research, Action::Mark(id)) => {
                return self.check_research(id, table);
            }
            (Question::Training { icons }, Action::Choose(number)) => {
                let choices = table.training[usize::from(icons) - 1].choices;
                ((1..=choices).contains(&number), clause::ANA_KNIGHT_05)
            }
            (Question::Valentine { card }, Action::Mark(id)) => {
                let at = self.unresolved().first().map_or(0, |&(at, _)| at);
                (self.valentine_choices(at, card, table).contains(&id), clause::ANA_VALEN_04)
            }
            (Question::Brewery { card }, Action::Mark(id)) => {
                (self.brewery_choices(card, table).contains(&id), clause::ANA_BREW_02)
            }
            (Question::Lammas { card }, Action::Mark(id)) => {
                (self.lammas_choices(card, table, rules).contains(&id), clause::ANA_LAMMAS_02)
            }
            (Question::Valentine { .. } | Question::Brewery { .. }, Action::Skip) => {
                return Ok(());
            }
            (Question::Michaelmas, Action::Write { number, addition }) => {
                let at = table.lines.additions.position(addition);
                let is_answer =
                    |at| michaelmas_answers(self, table).any(|answer| answer == (number, at));
                (at.is_some_and(is_answer), clause::ANA_MICH_04)
            }
            (Question::Michaelmas, Action::Skip) => (false, clause::ANA_MICH_05),
            (Question::Lammas { .. }, Action::Skip) => (false, clause::ANA_LAMMAS_02),
            _ => return Err(Refusal::new(clause::ANA_ACT_04, Need::Answer { question })),
        };
        ensure(is_offered, clause, Need::Offered)
    }

    fn check_research(&self, id: BoxId, table: &Table) -> Result<(), Refusal> {
        let tactics = table.lines.tactics;
        ensure(tactics.position(id).is_some(), clause::ANA_TACT_03, Need::Offered)?;
        ensure(!self.filled.contains(id), clause::ANA_TACT_03, Need::Empty { id })?;
        let missing = table.spec(id).needs().find(|need| !self.filled.contains(need.on));
        let need =
            missing.map_or(Need::Offered, |Requirement { on, why }| Need::Filled { id, on, why });
        ensure(missing.is_none(), clause::ANA_TACT_04, need)
    }

    fn check_spending(
        &self,
        (worker, beer): (Defender, bool),
        side: Side,
        rules: Rules,
    ) -> Result<(), Refusal> {
        let is_there = self.posted(worker, side) > 0;
        ensure(is_there, clause::ANA_DEF_19, Need::Worker)?;
        let may_drink = !beer || (worker.drinks() && self.beers > 0);
        ensure(may_drink, clause::ANA_DEF_21, Need::Beer)?;
        let is_offered = self.ways(rules).into_iter().any(|way| WAYS[way] == (worker, beer));
        ensure(is_offered, clause::ANA_DEF_19, Need::Offered)
    }
}

/// Why a filled box cannot be filled again.
fn filled_clause(kind: Kind) -> Clause {
    match kind {
        Kind::Construction => clause::ANA_WHEEL_05,
        Kind::Tournament => clause::ANA_TOURN_08,
        _ => clause::ANA_ACT_02,
    }
}

/// The clause that asks for another box first.
fn requirement_clause(kind: Kind, why: Why) -> Clause {
    match (kind, why) {
        (Kind::Fortification, Why::Crane) => clause::ANA_FORT_02,
        (Kind::Construction, Why::Crane) => clause::ANA_WHEEL_06,
        (Kind::Construction, _) => clause::ANA_WHEEL_05,
        (Kind::Level, _) => clause::ANA_BUILD_02,
        (Kind::Use | Kind::Offering, Why::Built) => clause::ANA_BUILD_01,
        (Kind::Use, _) => clause::ANA_BUILD_05,
        (Kind::Spy, _) => clause::ANA_SPY_01,
        (Kind::Research, _) => clause::ANA_TACT_01,
        (Kind::Rampart, _) => clause::ANA_RAMP_01,
        (Kind::Training, Why::Built) => clause::ANA_KNIGHT_01,
        (Kind::Training, _) => clause::ANA_KNIGHT_02,
        (Kind::Valentine, _) => clause::ANA_VALEN_01,
        (Kind::Michaelmas, _) => clause::ANA_MICH_01,
        (Kind::Tournament, _) => clause::ANA_TOURN_01,
        (Kind::Lammas, _) => clause::ANA_LAMMAS_01,
        _ => clause::ANA_TRACK_01,
    }
}
