//! The page of a round: what its attacks did to everybody, and what comes next.

mod blows;
mod counts;
mod next;

use bastide_anarchy::{Action, Event, Table, View};
use bastide_core::Seat;
use bastide_presentation::{RoundPage, Told};
use bastide_text::Phrasebook;

use super::digest::Digest;
use crate::words;
use crate::words::round as say;
use crate::words::story::RoundTitle;

/// What a round brought to one player from the beginning of the defence on.
struct Fate {
    seat: Seat,
    digest: Digest,
    /// Castles that were left behind.
    castles: u8,
}

impl Fate {
    fn attacks(&self) -> usize {
        self.digest.repelled.len() + self.digest.suffered.len()
    }
}

/// The page of the last round that is over, for somebody who looks from a seat. `told` comes after `before` actions.
pub(crate) fn page(
    (told, before): (&[Told<Action, Event>], usize),
    view: &View,
    seat: Seat,
    book: &Phrasebook,
) -> Option<RoundPage> {
    let siege = Siege::last(told)?;
    let fate = |(number, &castles): (usize, &u8)| {
        let seat = Seat::new(number as u8);
        Fate { seat, digest: Digest::of(seat, siege.events.iter().copied()), castles }
    };
    let fates: Vec<Fate> = siege.left_behind.iter().enumerate().map(fate).collect();
    let own = &fates[seat.index()];
    let (count, of) = (own.digest.repelled.len() as u32, own.attacks() as u32);
    let is_last = usize::from(siege.round) == Table::ROUNDS;
    Some(RoundPage {
        ply: before + siege.ply + 1,
        round: say::over(book, siege.round),
        recall: say::recall(book, siege.round),
        go_on: say::go_on(book, view.round, if is_last { "last" } else { "next" }),
        title: book.say(&RoundTitle { seat, count, of, success: success(count, of).to_owned() }),
        blows: blows::of(&siege.events, seat, view.table(), book),
        players: fates.iter().map(|fate| words::seat(book, fate.seat)).collect(),
        counts: counts::rows(&fates, view, book),
        next: (!is_last).then(|| next::of(view, seat, book)),
        doubt: (!is_last).then(|| next::doubt(view, seat, book)).flatten(),
    })
}

/// An icon of the drawing in a square of 24 by 24.
fn small(icon: &str) -> String {
    format!(r##"<use href="#{icon}" transform="translate(12 12)"/>"##)
}

fn success(count: u32, of: u32) -> &'static str {
    match count {
        0 => "none",
        all if all == of => "all",
        _ => "some",
    }
}

/// What was told from the beginning of a defence to the end of its round.
struct Siege<'a> {
    round: u8,
    left_behind: &'a [u8],
    /// Of the action that ended it, counted from 0.
    ply: usize,
    events: Vec<&'a Event>,
}

impl<'a> Siege<'a> {
    fn last(told: &'a [Told<Action, Event>]) -> Option<Self> {
        let all: Vec<(usize, &Event)> = told
            .iter()
            .enumerate()
            .flat_map(|(ply, line)| line.events.iter().map(move |event| (ply, event)))
            .collect();
        let end = all.iter().rposition(|(_, event)| matches!(event, Event::RoundEnded { .. }))?;
        let is_begin = |(_, event): &(usize, &Event)| matches!(event, Event::DefenceBegan);
        let begin = all[..end].iter().rposition(is_begin)?;
        let &(ply, Event::RoundEnded { round, left_behind }) = &all[end] else { return None };
        let events = all[begin..=end].iter().map(|&(_, event)| event).collect();
        Some(Self { round: *round, left_behind, ply, events })
    }
}
