//! The story of a match. All act at the same time, so a line is what one player does in one part of a round: the draft,
//! the actions, or the defence. It grows as they act.

mod brief;
mod clauses;
mod digest;
mod line;
pub(crate) mod round;
mod spectacle;
mod steps;

use bastide_anarchy::{Action, Event};
use bastide_core::Seat;
use bastide_presentation::{Told, Turn};
use bastide_text::Phrasebook;

use crate::words::story::{RoundOfLines, SiegeOfLines};

pub(crate) use brief::turn_brief;
pub(crate) use line::turn_words;
pub(crate) use steps::steps;

/// A part of a round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Draft,
    Actions,
    Defence,
}

/// Whose line it is, of which round, and of which part of it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Heading {
    seat: Seat,
    round: u8,
    part: Part,
}

impl Heading {
    fn words(self, book: &Phrasebook) -> String {
        let round = self.round.into();
        match self.part {
            Part::Draft | Part::Actions => book.say(&RoundOfLines { round }),
            Part::Defence => book.say(&SiegeOfLines { round }),
        }
    }
}

pub(crate) fn turns(told: &[Told<Action, Event>], book: &Phrasebook) -> Vec<Turn> {
    let mut turns: Vec<(Heading, Turn)> = Vec::new();
    let (mut round, mut is_defence) = (1, false);
    for (ply, line) in told.iter().enumerate() {
        let part = match line.action {
            Some(Action::Path(_)) => Part::Draft,
            _ if is_defence => Part::Defence,
            _ => Part::Actions,
        };
        let heading = Heading { seat: line.seat, round, part };
        let of_this_round = turns.iter_mut().rev().take_while(|(other, _)| other.round == round);
        let mut own = of_this_round.filter(|(other, _)| *other == heading);
        if let Some((_, turn)) = own.next() {
            turn.plies.push(ply);
        } else {
            let turn = Turn { seat: line.seat, plies: vec![ply], round: heading.words(book) };
            turns.push((heading, turn));
        }
        for event in &line.events {
            match event {
                Event::DefenceBegan => is_defence = true,
                Event::RoundBegan { round: next, .. } => (round, is_defence) = (*next, false),
                _ => {}
            }
        }
    }
    turns.into_iter().map(|(_, turn)| turn).collect()
}
