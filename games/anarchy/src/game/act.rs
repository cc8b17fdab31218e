//! Carrying out a legal action.

use bastide_core::{Reveal, Seat, Sink};

use super::garrison::WAYS;
use super::player::Stage;
use super::turn::Turn;
use super::{Anarchy, Phase};
use crate::action::Action;
use crate::event::Event;
use crate::sheet::purse::Purse;
use crate::sheet::table::{Spot, Table};
use crate::sheet::words::{Asset, Tactic};

impl Anarchy {
    pub(super) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        table: &Table,
        log: &mut impl Sink<Event>,
    ) -> Reveal {
        match action {
            Action::Path(path) => {
                self.take_path(path, table, log);
                Reveal::Nothing
            }
            Action::Done => {
                self.players[seat.index()].stage = Stage::Done;
                log.tell(Event::Done { seat });
                self.begin_defence(table, log)
            }
            Action::Spy { seat: owner, slot } => self.spy(seat, owner, slot, table, log),
            _ if self.phase == Phase::Actions => self.act(seat, action, table, log),
            _ => self.defend(seat, action, table, log),
        }
    }

    /// ANA-SPY-06 to -09. Whoever was done may act again: they know more now (ruling 2).
    fn spy(
        &mut self,
        seat: Seat,
        owner: Seat,
        slot: u8,
        table: &Table,
        log: &mut impl Sink<Event>,
    ) -> Reveal {
        self.players[seat.index()].knowledge -= 1;
        let cards = &mut self.players[owner.index()];
        cards.shown |= 1 << slot;
        let card = cards.cards[usize::from(slot)];
        log.tell(Event::Spied { seat, owner, slot, card });
        if cards.is_done() {
            cards.stage = Stage::Acting;
            log.tell(Event::Roused { seat: owner });
        }
        if owner != seat {
            let mut turn = self.turn(seat, table, log);
            turn.assist();
            turn.settle();
        }
        Reveal::Something
    }

    /// Actions of one seat that concern nobody else.
    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        table: &Table,
        log: &mut impl Sink<Event>,
    ) -> Reveal {
        let assault = match action {
            Action::Attack { .. } => self.assault(&self.players[seat.index()], table),
            _ => None,
        };
        let mut turn = self.turn(seat, table, log);
        match action {
            Action::Fill { id, payment, spot } => {
                if let Ok(cost) = turn.player.check_fill(id, payment, spot, table) {
                    turn.pay_for(id, cost, spot);
                }
            }
            Action::Prepare(tactic) => turn.prepare(tactic),
            Action::Trade { give, take } => turn.trade(give, take),
            Action::Attack { soldiers, knights, overrun } => {
                if let Some(assault) = assault {
                    turn.take_castle(&assault, (soldiers, knights), overrun);
                }
            }
            Action::Take(counts) => turn.take(counts),
            Action::Mark(id) => turn.choose_box(id),
            Action::Skip => turn.skip_card(),
            Action::Choose(number) => turn.end_training(usize::from(number) - 1),
            Action::Write { number, addition } => {
                let at = table.lines.additions.position(addition).unwrap_or(0);
                turn.write(number, at);
            }
            _ => {}
        }
        turn.settle();
        turn.reveal
    }

    fn defend(
        &mut self,
        seat: Seat,
        action: Action,
        table: &Table,
        log: &mut impl Sink<Event>,
    ) -> Reveal {
        let siege = self.siege(table);
        let mut turn = self.turn(seat, table, log);
        match action {
            Action::Trade { give, take } => turn.trade(give, take),
            Action::Pay => turn.eat(siege),
            Action::Deploy { worker, side } => turn.deploy(worker, side),
            Action::DeployAll { side } => turn.deploy_all(side),
            Action::Rally { worker, from, to } => turn.rally(worker, from, to),
            Action::Go => turn.be_struck(siege),
            Action::Use { count, target } => turn.use_tactic(count, target),
            Action::Spend { worker, side, beer } => {
                let way = WAYS.iter().position(|&way| way == (worker, beer));
                turn.spend(way.unwrap_or(0), side);
            }
            _ => {}
        }
        turn.defend(siege);
        let reveal = turn.reveal;
        either(reveal, self.go_on(table, log))
    }
}

/// Whether one of two steps brought something to light.
pub(super) fn either(one: Reveal, other: Reveal) -> Reveal {
    if one == Reveal::Something { one } else { other }
}

impl<S: Sink<Event>> Turn<'_, S> {
    fn prepare(&mut self, tactic: Tactic) {
        let price = self.table.preparing[tactic.index()];
        self.player.purse = self.player.purse.minus(price);
        let circles = &mut self.player.prepared[tactic.index()];
        *circles = circles.saturating_add(1);
        self.log.tell(Event::Prepared { seat: self.seat, tactic });
    }

    /// ANA-ACT-07
    fn trade(&mut self, give: [Asset; 2], take: Asset) {
        for asset in give {
            self.player.purse = self.player.purse.minus(Purse::of(asset, 1));
        }
        self.player.purse = self.player.purse.plus(Purse::of(take, 1));
        self.log.tell(Event::Traded { seat: self.seat, give, take });
    }

    /// ANA-ACT-06
    fn take(&mut self, counts: [u8; 3]) {
        let of = |(asset, count)| Purse::of(asset, count);
        let gain = Asset::RESOURCES.into_iter().zip(counts).map(of).fold(Purse::NONE, Purse::plus);
        self.player.pending.take = 0;
        self.receive(gain);
    }

    /// ANA-SPY-08
    fn assist(&mut self) {
        let assists = self.table.lines.assists;
        let given = usize::from(self.player.filled.count(assists));
        self.mark(assists.at(given));
        let gain = self.table.assist;
        self.gain(&gain, Spot::Nowhere);
    }
}
