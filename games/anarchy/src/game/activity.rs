//! What estate cards are revealed for: training, Valentine, Michaelmas, tournaments, brewery,
//! Lammas.
//!
//! Cards whose effect is forced are resolved first and without a question. Where two cards could be
//! taken in either order (ruling 7) one order is asked for that reaches every result; only for
//! Michaelmas can the order matter, and there both are offered where it does.

use arrayvec::ArrayVec;
use bastide_core::{Reveal, Sink};

use super::estate::MOST_OPEN;
use super::player::Player;
use super::turn::Turn;
use crate::builtin::EstateCard;
use crate::event::{Event, Joust};
use crate::sheet::boxes::{BoxId, Line};
use crate::sheet::table::{Kind, Spot, Table};
use crate::sheet::words::{Activity, Icon};

/// The answers to a question about an open card: boxes, and perhaps none of them.
pub(super) type Choices = ArrayVec<BoxId, 4>;

impl Player {
    /// The open cards that are not resolved yet, with their places.
    pub(crate) fn unresolved(&self) -> ArrayVec<(usize, EstateCard), MOST_OPEN> {
        let open = self.estate.open().into_iter().enumerate();
        open.filter(|(at, _)| self.pending.resolved >> at & 1 == 0).collect()
    }

    /// Where a Valentine card may go: its own box, or a neighbour if that is taken
    /// (ANA-VALEN-03, -04).
    pub(super) fn valentine_choices(&self, at: usize, card: EstateCard, table: &Table) -> Choices {
        let line = if at == 0 { table.lines.women } else { table.lines.men };
        let named = usize::from(card.spec(table).valentine) - 1;
        if !self.filled.contains(line.at(named)) {
            return [line.at(named)].into_iter().collect();
        }
        let beside = [(named + 5) % 6, (named + 1) % 6].map(|number| line.at(number));
        beside.into_iter().filter(|&id| !self.filled.contains(id)).collect()
    }

    /// The empty boxes of an ingredient (ANA-BREW-02).
    pub(super) fn brewery_choices(&self, card: EstateCard, table: &Table) -> Choices {
        let ingredient = card.spec(table).brewery;
        let line = table.lines.brewery;
        let is_free = |&number: &usize| {
            table.grid[number] == ingredient && !self.filled.contains(line.at(number))
        };
        let first = usize::from(self.pending.floor);
        (first..16).filter(is_free).map(|number| line.at(number)).collect()
    }

    /// The empty pennants of a colour (ANA-LAMMAS-02). Of two cards of one colour the first does
    /// not take the last rope: the second could not go behind it.
    pub(super) fn lammas_choices(&self, card: EstateCard, table: &Table) -> Choices {
        let colour = card.spec(table).lammas;
        let line = table.lines.pennants;
        let is_free = |&number: &usize| {
            table.ropes[number] == colour && !self.filled.contains(line.at(number))
        };
        let first = usize::from(self.pending.floor);
        let mut choices: Choices =
            (first..12).filter(is_free).map(|number| line.at(number)).collect();
        let cards = self.unresolved();
        let is_double =
            cards.len() == 2 && cards.iter().all(|(_, other)| other.spec(table).lammas == colour);
        if is_double && choices.len() > 1 {
            choices.pop();
        }
        choices
    }

    /// Whether a number may be written into an addition (ANA-MICH-04).
    pub(super) fn can_write(&self, number: u8, addition: usize, table: &Table) -> bool {
        fits(&self.written, number, addition, table)
    }

    fn has_place(&self, number: u8, table: &Table) -> bool {
        (0..9).any(|addition| self.can_write(number, addition, table))
    }

    /// Whether a number may be written there now: the first of two numbers wherever it fits, the
    /// second only where it takes the last place of the first.
    pub(super) fn may_write(&self, number: u8, addition: usize, table: &Table) -> bool {
        let cards = self.unresolved();
        let value = |card: EstateCard| card.spec(table).michaelmas;
        let Some(&(_, first)) = cards.first() else { return false };
        if !self.can_write(number, addition, table) {
            return false;
        }
        if value(first) == number {
            return true;
        }
        let is_second = cards.get(1).is_some_and(|&(_, card)| value(card) == number);
        is_second && self.shuts_out(number, addition, value(first), table)
    }

    /// Whether writing a number there leaves another without a place.
    fn shuts_out(&self, number: u8, addition: usize, other: u8, table: &Table) -> bool {
        let mut after = self.written;
        let slots = &mut after[addition * 2..addition * 2 + 2];
        let free = usize::from(slots[0] > 0);
        slots[free] = number;
        !(0..9).any(|at| fits(&after, other, at, table))
    }

    /// The different icons of a training.
    pub(crate) fn icons(&self, table: &Table) -> u8 {
        let seen = |icon: &&Icon| {
            self.estate.open().iter().any(|card| card.spec(table).training == **icon)
        };
        Icon::ALL.iter().filter(seen).count() as u8
    }
}

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
        let choices = self.player.lammas_choices(card, self.table);
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
        self.fill_marked(id);
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

    /// A second card that shows the same goes behind the first; any other goes anywhere.
    fn raise_floor(&mut self, at: usize, line: Line, id: BoxId) {
        let floor = line.position(id).unwrap_or(0) as u8 + 1;
        self.player.pending.floor = if self.is_followed_by_same(at) { floor } else { 0 };
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

    /// None of the boxes offered. Of two equal ingredients that are both declined, one question is
    /// enough: to decline the first is to decline the second.
    pub(super) fn skip_card(&mut self) {
        let Some(&(at, card)) = self.player.unresolved().first() else { return };
        self.waste(at, card);
        if self.player.pending.activity == Some(Activity::Brewery) {
            self.player.pending.floor = if self.is_followed_by_same(at) { 16 } else { 0 };
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
            self.fill_marked(lines.couples.at(usize::from(made)));
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
                self.fill_marked(lines.hanging.at(rope * 3 + left));
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
        self.fill_marked(id);
        if slot % 2 == 1 {
            self.fill_marked(self.table.lines.additions.at(addition));
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
                self.fill_marked(lines.trophies.at(usize::from(level) - 1));
            }
        }
    }
}

/// Whether a number leaves a printed sum possible: in an empty addition if a second number can
/// complete it, beside another number if the two make the sum.
fn fits(written: &[u8; 18], number: u8, addition: usize, table: &Table) -> bool {
    let (first, second) = (written[addition * 2], written[addition * 2 + 1]);
    let sum = table.sums[addition];
    let is_possible = match first {
        _ if sum == 0 => true,
        0 => (1..=8).contains(&sum.saturating_sub(number)),
        _ => first + number == sum,
    };
    second == 0 && is_possible
}

/// The numbers that may be written now, with their additions, without duplicates.
pub(super) fn michaelmas_answers<'a>(
    player: &'a Player,
    table: &'a Table,
) -> impl Iterator<Item = (u8, usize)> + use<'a> {
    let mut numbers = ArrayVec::<u8, MOST_OPEN>::new();
    for (_, card) in player.unresolved() {
        let number = card.spec(table).michaelmas;
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    numbers.into_iter().flat_map(move |number| {
        let may = move |&addition: &usize| player.may_write(number, addition, table);
        (0..9).filter(may).map(move |addition| (number, addition))
    })
}
