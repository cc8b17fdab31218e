//! Which actions are a turn, and the turn in one line.

use bastide_core::Seat;
use bastide_presentation::{Said, Told, Turn};
use bastide_text::Phrasebook;
use bastide_tournay::{Action, Event};

use crate::words::story::{self as words, Teller};

type Line = Told<Action, Event>;

/// A turn reaches to the action that ends it; what others answer within it belongs to it. At the end everybody has a line
/// about the last card, in which they also pay for it.
pub(crate) fn turns(told: &[Line], book: &Phrasebook) -> Vec<Turn> {
    let Some(first) = told.first() else { return Vec::new() };
    let mut course =
        Course { book, start: first.seat, round: 1, is_last: false, turns: Vec::new() };
    let mut next = Some(first.seat);
    let mut last_cards = None;
    for (ply, line) in told.iter().enumerate() {
        let decides = line.events.iter().any(|event| matches!(event, Event::Committed { .. }));
        if decides && last_cards.is_none() {
            last_cards = Some(course.turns.len());
        }
        match last_cards {
            Some(from) => course.add_last_card(from, line.seat, ply),
            None => course.add(next.take(), ply),
        }
        for event in &line.events {
            match *event {
                Event::LastRound => course.is_last = true,
                Event::Turn { seat } => {
                    course.round += u32::from(seat == course.start);
                    next = Some(seat);
                }
                _ => {}
            }
        }
    }
    course.turns
}

struct Course<'a> {
    book: &'a Phrasebook,
    /// Whose turn begins a round.
    start: Seat,
    round: u32,
    is_last: bool,
    turns: Vec<Turn>,
}

impl Course<'_> {
    /// To the turn of `begins`, which begins now, or to the one that goes on.
    fn add(&mut self, begins: Option<Seat>, ply: usize) {
        match (begins, self.turns.last_mut()) {
            (None, Some(turn)) => turn.plies.push(ply),
            (begins, _) => {
                let round = if self.is_last {
                    words::last_round(self.book)
                } else {
                    words::round(self.book, self.round)
                };
                let seat = begins.unwrap_or(self.start);
                self.turns.push(Turn { seat, plies: vec![ply], round });
            }
        }
    }

    fn add_last_card(&mut self, from: usize, seat: Seat, ply: usize) {
        if let Some(turn) = self.turns[from..].iter_mut().find(|turn| turn.seat == seat) {
            turn.plies.push(ply);
        } else {
            let round = words::last_cards(self.book);
            self.turns.push(Turn { seat, plies: vec![ply], round });
        }
    }
}

pub(crate) fn turn_words(told: &[&Line], seat: Seat, book: &Phrasebook) -> Vec<Said> {
    let mut teller = Teller::new(book, seat);
    for line in told {
        if let Some(action) = line.action {
            teller.hear_action(action);
        }
        for event in &line.events {
            teller.hear(event);
        }
    }
    teller.told()
}
