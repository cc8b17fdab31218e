//! What estate cards are revealed for: training, Valentine, Michaelmas, tournaments, brewery,
//! Lammas. Cards whose effect is forced are resolved first and without a question.

use bastide_core::{Reveal, Sink};

use super::choices::michaelmas_answers;
use super::estate::MOST_OPEN;
use super::turn::Turn;
use crate::builtin::EstateCard;
use crate::event::{Event, Joust};
use crate::setup::Rules;
use crate::sheet::boxes::{BoxId, Line};
use crate::sheet::table::{Kind, Spot};
use crate::sheet::words::Activity;

impl<S: Sink<Event>> Turn<'_, S> {
    pub(super) fn begin_activity(&mut self, activity: Activity, cards: u8) {
        self.player.pending.activity = Some(activity);
        self.player.pending.resolved = 0;
        self.player.pending.floor = 0;
        self.turn_up(activity, cards);
    }

    fn turn_up(&mut self, activity: Activity, cards: u8) {
        let seat = self.seat;
        for _ in 0..cards {
            if self.player.estate.reveal(self.seed, seat.index() as u8) {
                self.log.tell(Event::Reshuffled { seat });
            }
        }
        let open = self.player.estate.open();
        let latest = open.len() - usize::from(cards);
        let cards = open[latest..].iter().copied().collect();
        self.log.tell(Event::Revealed { seat, activity, cards });
        self.reveal = Reveal::Something;
    }

    fn end_activity(&mut self) {
        self.player.estate.discard();
        self.player.pending.activity = None;
        self.player.pending.resolved = 0;
        self.player.pending.floor = 0;
    }

    /// Resolves what is forced; false where there is a choice.
    pub(super) fn settle_activity(&mut self, activity: Activity) -> bool {
        match activity {
            Activity::Training => return self.settle_training(),
            Activity::Tournament => self.joust(),
            _ if self.player.unresolved().is_empty() => self.end_activity(),
            Activity::Valentine => return self.settle_valentine(),
            Activity::Michaelmas => return self.settle_michaelmas(),
            Activity::Brewery => return self.settle_brewery(),
            Activity::Lammas => return self.settle_lammas(),
        }
        true
    }

    fn settle_training(&mut self) -> bool {
        let icons = self.player.icons(self.table);
        let result = &self.table.training[usize::from(icons) - 1];
        if result.choices > 1 {
            return false;
        }
        self.end_training(0);
        true
    }

    /// Gains one of the results of a training (ANA-KNIGHT-05).
    pub(super) fn end_training(&mut self, choice: usize) {
        let icons = self.player.icons(self.table);
        let gain = self.table.training[usize::from(icons) - 1].gains[choice];
        self.end_activity();
        self.gain(&gain, Spot::Nowhere);
    }

    fn resolve(&mut self, at: usize) {
        self.player.pending.resolved |= 1 << at;
    }

    fn waste(&mut self, at: usize, card: EstateCard) {
        self.log.tell(Event::Wasted { seat: self.seat, card });
        self.resolve(at);
    }

    fn settle_valentine(&mut self) -> bool {
        for (at, card) in self.player.unresolved() {
            let choices = self.player.valentine_choices(at, card, self.table);
            let line = if at == 0 { self.table.lines.women } else { self.table.lines.men };
            let named = line.at(usize::from(card.spec(self.table).valentine) - 1);
            if choices.is_empty() {
                self.waste(at, card);
                return true;
            }
            if choices[..] == [named] {
                self.choose_for_card(named);
                return true;
            }
        }
        false
    }

    fn settle_michaelmas(&mut self) -> bool {
        for (at, card) in self.player.unresolved() {
            let number = card.spec(self.table).michaelmas;
            if !self.player.has_place(number, self.table) {
                self.waste(at, card);
                return true;
            }
        }
        let mut answers = michaelmas_answers(self.player, self.table);
        let (first, second) = (answers.next(), answers.next());
        drop(answers);
        match (first, second) {
            (Some((number, addition)), None) => {
                self.write(number, addition);
                true
            }
            _ => false,
        }
    }

    fn settle_brewery(&mut self) -> bool {
        let Some((at, card)) = self.player.unresolved().first().copied() else { return true };
        if !self.player.brewery_choices(card, self.table).is_empty() {
            return false;
        }
        self.waste(at, card);
        self.player.pending.floor = 0;
        true
    }

    fn settle_lammas(&mut self) -> bool {
        let Some((at, card)) = self.player.unresolved().first().copied() else { return true };
        let choices = self.player.lammas_choices(card, self.table, self.rules);
        match choices[..] {
            [] => self.waste(at, card),
            [only] => self.choose_for_card(only),
            _ => return false,
        }
        true
    }

    /// Fills the box chosen for an open card, and what it completes.
    pub(super) fn choose_for_card(&mut self, id: BoxId) {
        let lines = &self.table.lines;
        let kind = self.table.spec(id).kind;
        let at = match kind {
            Kind::Woman => 0,
            Kind::Man => 1,
            _ => self.player.unresolved().first().map_or(0, |&(at, _)| at),
        };
        self.mark(id);
        self.resolve(at);
        match kind {
            Kind::Woman | Kind::Man => {
                self.join_couple(lines.women.position(id).or(lines.men.position(id)));
            }
            Kind::Brewery => {
                self.brew(lines.brewery.position(id).unwrap_or(0));
                self.raise_floor(at, lines.brewery, id);
            }
            Kind::Pennant => {
                self.hang(lines.pennants.position(id).unwrap_or(0));
                self.raise_floor(at, lines.pennants, id);
            }
            _ => {}
        }
    }

    /// By the first rules a second card that shows the same goes behind the first. Every card goes
    /// anywhere otherwise.
    fn raise_floor(&mut self, at: usize, line: Line, id: BoxId) {
        let floor = line.position(id).unwrap_or(0) as u8 + 1;
        let is_raised = self.rules == Rules::First && self.is_followed_by_same(at);
        self.player.pending.floor = if is_raised { floor } else { 0 };
    }

    fn is_followed_by_same(&self, at: usize) -> bool {
        let open = self.player.estate.open();
        let shows = |at: usize| {
            let spec = open.get(at)?.spec(self.table);
            let is_brewery = self.player.pending.activity == Some(Activity::Brewery);
            Some(if is_brewery { spec.brewery.index() } else { spec.lammas.index() })
        };
        shows(at + 1).is_some() && shows(at) == shows(at + 1)
    }

    /// None of the boxes offered. By the first rules, to decline one of two equal ingredients is to
    /// decline the other.
    pub(super) fn skip_card(&mut self) {
        let Some(&(at, card)) = self.player.unresolved().first() else { return };
        self.waste(at, card);
        if self.player.pending.activity == Some(Activity::Brewery) {
            let is_declined = self.rules == Rules::First && self.is_followed_by_same(at);
            self.player.pending.floor = if is_declined { 16 } else { 0 };
        }
    }

    /// ANA-VALEN-06
    fn join_couple(&mut self, number: Option<usize>) {
        let lines = &self.table.lines;
        let Some(number) = number else { return };
        let is_couple = self.player.filled.contains(lines.women.at(number))
            && self.player.filled.contains(lines.men.at(number));
        let made = self.player.filled.count(lines.couples);
        if is_couple && made < lines.couples.len {
            self.mark(lines.couples.at(usize::from(made)));
        }
    }

    /// ANA-BREW-04: the row and the column through a box.
    fn brew(&mut self, number: usize) {
        let line = self.table.lines.brewery;
        let is_full = |cells: [usize; 4]| {
            cells.iter().all(|&cell| self.player.filled.contains(line.at(cell)))
        };
        let (row, column) = (number / 4, number % 4);
        let beers = u8::from(is_full([0, 1, 2, 3].map(|i| row * 4 + i)))
            + u8::from(is_full([0, 1, 2, 3].map(|i| i * 4 + column)));
        if beers > 0 {
            self.player.beers += beers;
            self.log.tell(Event::Brewed { seat: self.seat, beers });
        }
    }

    /// ANA-LAMMAS-04: the boxes that hang left and right of a pennant.
    fn hang(&mut self, number: usize) {
        let lines = &self.table.lines;
        let (rope, place) = (number / 4, number % 4);
        for left in place.saturating_sub(1)..=place.min(2) {
            let pair = [left, left + 1].map(|place| lines.pennants.at(rope * 4 + place));
            if pair.iter().all(|&id| self.player.filled.contains(id)) {
                self.mark(lines.hanging.at(rope * 3 + left));
            }
        }
    }

    /// Writes a number and completes its addition (ANA-MICH-06).
    pub(super) fn write(&mut self, number: u8, addition: usize) {
        let shown = self.player.unresolved();
        let value = |card: EstateCard| card.spec(self.table).michaelmas;
        let Some(&(at, _)) = shown.iter().find(|&&(_, card)| value(card) == number) else { return };
        self.resolve(at);
        let slot = addition * 2 + usize::from(self.player.written[addition * 2] > 0);
        self.player.written[slot] = number;
        let id = self.table.lines.slots.at(slot);
        self.log.tell(Event::Wrote { seat: self.seat, number, slot: id });
        self.mark(id);
        if slot % 2 == 1 {
            self.mark(self.table.lines.additions.at(addition));
        }
    }

    /// One draw of a tournament (ANA-TOURN-03 to -07).
    fn joust(&mut self) {
        let open = self.player.estate.open();
        let [.., own, other] = open[..] else { return };
        let (own, other) = (own.spec(self.table), other.spec(self.table));
        let joust = match (own.lance != other.shield, other.lance != own.shield) {
            (true, false) => Joust::Won,
            (false, true) => Joust::Lost,
            _ => Joust::Tied,
        };
        self.log.tell(Event::Jousted { seat: self.seat, joust });
        let is_last = open.len() == MOST_OPEN;
        match joust {
            Joust::Tied if !is_last => self.turn_up(Activity::Tournament, 2),
            Joust::Lost => self.end_activity(),
            Joust::Won | Joust::Tied => {
                self.end_activity();
                let lines = &self.table.lines;
                let level = self.player.filled.count(lines.tournaments);
                self.mark(lines.trophies.at(usize::from(level) - 1));
            }
        }
    }
}
