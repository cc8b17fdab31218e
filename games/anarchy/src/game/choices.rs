//! What the open estate cards leave to choose (ANA-VALEN, ANA-MICH, ANA-BREW, ANA-LAMMAS).
//!
//! Where two cards could be taken in either order (ruling 7) one order is asked for that reaches
//! every result; only for Michaelmas can the order matter, and there both are offered where it does.

use arrayvec::ArrayVec;

use super::estate::MOST_OPEN;
use super::player::Player;
use crate::builtin::EstateCard;
use crate::setup::Rules;
use crate::sheet::boxes::BoxId;
use crate::sheet::table::Table;
use crate::sheet::words::Icon;

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

    /// The empty pennants of a colour (ANA-LAMMAS-02). By the first rules the first of two cards of one
    /// colour does not take the last rope: the second could not go behind it.
    pub(super) fn lammas_choices(&self, card: EstateCard, table: &Table, rules: Rules) -> Choices {
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
        if rules == Rules::First && is_double && choices.len() > 1 {
            choices.pop();
        }
        choices
    }

    /// Whether a number may be written into an addition (ANA-MICH-04).
    pub(super) fn can_write(&self, number: u8, addition: usize, table: &Table) -> bool {
        fits(&self.written, number, addition, table)
    }

    pub(super) fn has_place(&self, number: u8, table: &Table) -> bool {
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
