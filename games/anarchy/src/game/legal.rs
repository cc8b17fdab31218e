//! Everything a seat may do, written out.

use bastide_core::Seat;

use super::choices::michaelmas_answers;
use super::garrison::WAYS;
use super::player::Player;
use super::{Anarchy, castle};
use crate::action::{Action, Defender};
use crate::setup::Rules;
use crate::sheet::boxes::BoxId;
use crate::sheet::purse::Purse;
use crate::sheet::table::{Kind, Spot, Table};
use crate::sheet::words::{Asset, Corner, Fortification, Row, Side, Tactic};
use crate::view::Question;

/// The nine trades there are.
const TRADES: [([Asset; 2], Asset); 9] = {
    use Asset::{Coin, Food, Material};
    [
        ([Material, Material], Coin),
        ([Material, Material], Food),
        ([Coin, Coin], Material),
        ([Coin, Coin], Food),
        ([Food, Food], Material),
        ([Food, Food], Coin),
        ([Material, Coin], Food),
        ([Material, Food], Coin),
        ([Coin, Food], Material),
    ]
};

impl Anarchy {
    pub(super) fn list(&self, seat: Seat, table: &Table, out: &mut Vec<Action>) {
        let question = self.question(seat);
        let Some(player) = self.players.get(seat.index()) else { return };
        match question {
            Question::Nothing => {}
            Question::Path => out.extend(self.offered.iter().copied().map(Action::Path)),
            Question::Action => self.list_actions(seat, table, out),
            Question::Food { .. } => {
                player.list_trades(out, |take| take == Asset::Food);
                out.push(Action::Pay);
            }
            Question::Deploy { worker } => player.list_deployments(worker, out),
            Question::Rally { .. } => player.list_rallies(out),
            Question::Tactic { target, .. } => {
                let most = player.usable(table).map_or(0, |(_, most)| most);
                out.extend((0..=most).map(|count| Action::Use { count, target }));
            }
            Question::Spend { side, .. } => {
                let spend = |(worker, beer)| Action::Spend { worker, side, beer };
                out.extend(player.ways(self.rules).into_iter().map(|way| spend(WAYS[way])));
            }
            _ => player.list_answers(question, (table, self.rules), out),
        }
    }

    fn list_actions(&self, seat: Seat, table: &Table, out: &mut Vec<Action>) {
        let player = &self.players[seat.index()];
        player.list_fills(table, out);
        for &tactic in Tactic::ALL {
            let is_ready = player.is_researched(tactic, table)
                && player.purse.covers(table.preparing[tactic.index()]);
            if is_ready {
                out.push(Action::Prepare(tactic));
            }
        }
        player.list_trades(out, |_| true);
        self.list_attacks(player, table, out);
        self.list_spying(seat, player, table, out);
        out.push(Action::Done);
    }

    fn list_attacks(&self, player: &Player, table: &Table, out: &mut Vec<Action>) {
        let Some(assault) = self.assault(player, table) else { return };
        if assault.check_means(player).is_err() {
            return;
        }
        let [held, mounted] = [Asset::Soldier, Asset::Knight].map(|w| player.purse.count(w));
        for overrun in 0..=table.overruns.len() as u8 {
            let Some(least) = assault.needed(overrun, table) else { continue };
            for knights in 0..=mounted.min(least.div_ceil(2)) {
                let soldiers = least.saturating_sub(2 * knights);
                if soldiers <= held && castle::fits(soldiers, knights, least) {
                    out.push(Action::Attack { soldiers, knights, overrun });
                }
            }
        }
    }

    fn list_spying(&self, seat: Seat, player: &Player, table: &Table, out: &mut Vec<Action>) {
        if player.knowledge == 0 {
            return;
        }
        let assists = table.lines.assists;
        let may_assist = player.filled.count(assists) < assists.len;
        for owner in Seat::all(self.seats).filter(|&owner| owner == seat || may_assist) {
            let cards = &self.players[owner.index()];
            let hidden = (1..cards.cards.len() as u8).filter(|&slot| cards.is_face_down(slot));
            out.extend(hidden.map(|slot| Action::Spy { seat: owner, slot }));
        }
    }
}

impl Player {
    /// Boxes within reach, price by price.
    fn list_fills(&self, table: &Table, out: &mut Vec<Action>) {
        for price in table.prices().iter().filter(|price| self.purse.covers(price.cost)) {
            for (at, (reachable, priced)) in self.reachable.0.iter().zip(&price.boxes.0).enumerate()
            {
                let mut word = reachable & priced;
                while word != 0 {
                    let id = BoxId((at * 64) as u16 + word.trailing_zeros() as u16);
                    word &= word - 1;
                    self.list_spots(id, price.payment, table, out);
                }
            }
        }
    }

    fn list_spots(&self, id: BoxId, payment: Option<Asset>, table: &Table, out: &mut Vec<Action>) {
        let fill = |spot| Action::Fill { id, payment, spot };
        let kind = table.spec(id).kind;
        if kind == Kind::Research {
            if Tactic::ALL.iter().any(|&tactic| self.can_research(tactic, table)) {
                out.push(fill(Spot::Nowhere));
            }
            return;
        }
        let fortification = (kind == Kind::Fortification).then(|| table.fortification_of(id));
        match fortification.flatten() {
            Some(Fortification::Wall) => {
                let sides = Side::ALL.iter().filter(|&&side| self.can_raise_wall(side));
                out.extend(sides.map(|&side| fill(Spot::Side(side))));
            }
            Some(Fortification::Tower) => {
                let corners = Corner::ALL.iter().filter(|corner| self.towers[corner.index()] < 2);
                out.extend(corners.map(|&corner| fill(Spot::Corner(corner))));
            }
            _ => out.push(fill(Spot::Nowhere)),
        }
    }

    fn list_trades(&self, out: &mut Vec<Action>, wanted: impl Fn(Asset) -> bool) {
        if self.purse.resources() < 2 {
            return;
        }
        for (give, take) in TRADES {
            let price = Purse::of(give[0], 1).plus(Purse::of(give[1], 1));
            if wanted(take) && self.purse.covers(price) {
                out.push(Action::Trade { give, take });
            }
        }
    }

    /// Any kind to any side; by the first rules one kind, and no side before the last one.
    fn list_deployments(&self, asked: Option<Defender>, out: &mut Vec<Action>) {
        let sides = &Side::ALL[usize::from(self.battle.at)..];
        for worker in self.to_deploy().filter(|&kind| asked.is_none_or(|asked| asked == kind)) {
            out.extend(sides.iter().map(|&side| Action::Deploy { worker, side }));
        }
        if asked.is_none() && self.has_many_to_deploy() {
            out.extend(sides.iter().map(|&side| Action::DeployAll { side }));
        }
    }

    fn list_rallies(&self, out: &mut Vec<Action>) {
        for &from in Side::ALL {
            for &worker in Defender::ALL.iter().filter(|&&worker| self.posted(worker, from) > 0) {
                let sides = Side::ALL.iter().filter(|&&to| to != from);
                out.extend(sides.map(|&to| Action::Rally { worker, from, to }));
            }
        }
        out.push(Action::Go);
    }

    fn list_answers(
        &self,
        question: Question,
        (table, rules): (&Table, Rules),
        out: &mut Vec<Action>,
    ) {
        match question {
            Question::Take { count } => {
                for material in 0..=count {
                    let rest = count - material;
                    out.extend((0..=rest).map(|coin| Action::Take([material, coin, rest - coin])));
                }
            }
            Question::Row { rows } => {
                let open = Row::ALL.iter().filter(|row| rows >> row.index() & 1 == 1);
                let boxes = open.filter_map(|&row| self.next_command(row, table));
                out.extend(boxes.map(Action::Mark));
            }
            Question::Research => {
                let open = Tactic::ALL.iter().filter(|&&tactic| self.can_research(tactic, table));
                let line = table.lines.tactics;
                out.extend(open.map(|tactic| Action::Mark(line.at(tactic.index()))));
            }
            Question::Training { icons } => {
                let choices = table.training[usize::from(icons) - 1].choices;
                out.extend((1..=choices).map(Action::Choose));
            }
            Question::Valentine { card } => {
                let at = self.unresolved().first().map_or(0, |&(at, _)| at);
                out.extend(self.valentine_choices(at, card, table).into_iter().map(Action::Mark));
                out.push(Action::Skip);
            }
            Question::Brewery { card } => {
                out.extend(self.brewery_choices(card, table).into_iter().map(Action::Mark));
                out.push(Action::Skip);
            }
            Question::Lammas { card } => {
                out.extend(self.lammas_choices(card, table, rules).into_iter().map(Action::Mark));
            }
            Question::Michaelmas => {
                let line = table.lines.additions;
                let write = |(number, at)| Action::Write { number, addition: line.at(at) };
                out.extend(michaelmas_answers(self, table).map(write));
            }
            _ => {}
        }
    }
}
