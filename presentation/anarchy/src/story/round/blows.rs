//! The attacks on a castle, one after the other: what met each of them, or what was lacking.

use bastide_anarchy::{Event, TARGETS, Table, Tactic};
use bastide_core::Seat;
use bastide_presentation::Blow;
use bastide_text::Phrasebook;

use crate::drawing::shown;
use crate::story::clauses::card_name;
use crate::words;
use crate::words::messages as say;
use crate::words::round as page;
use crate::words::story as lines;

/// How much of an attack was met by what.
struct Met {
    walls: u32,
    tactic: Option<(Tactic, u32)>,
    workers: u32,
    left: [u8; TARGETS],
}

pub(super) fn of(events: &[&Event], seat: Seat, table: &Table, book: &Phrasebook) -> Vec<Blow> {
    let is_own = |event: &&&Event| crate::story::digest::subject(event) == Some(seat);
    let own: Vec<&Event> = events.iter().filter(is_own).copied().collect();
    let starts = own.iter().enumerate().filter(|(_, event)| matches!(event, Event::Struck { .. }));
    starts.filter_map(|(at, _)| blow(&own[at..], table, book)).collect()
}

/// The attack that strikes first in these events of its seat.
fn blow(events: &[&Event], table: &Table, book: &Phrasebook) -> Option<Blow> {
    let (&&Event::Struck { slot: struck, card, strength, left, .. }, rest) =
        events.split_first()?
    else {
        return None;
    };
    let walls = strength.iter().zip(left).map(|(&count, left)| u32::from(count - left)).sum();
    let mut met = Met { walls, tactic: None, workers: 0, left };
    let mut is_repelled = None;
    for event in rest {
        match **event {
            Event::Used { tactic, target, count, .. } => {
                let so_far = met.tactic.map_or(0, |(_, count)| count);
                met.tactic = Some((tactic, so_far + u32::from(count)));
                met.left[target.index()] -= count;
            }
            Event::Spent { side, .. } => {
                met.workers += 1;
                met.left[side.index()] -= 1;
            }
            Event::Repelled { slot, .. } if slot == struck => is_repelled = Some(true),
            Event::Withstood { slot, .. } if slot == struck => is_repelled = Some(false),
            _ => {}
        }
        if is_repelled.is_some() {
            break;
        }
    }
    let is_repelled = is_repelled?;
    let spec = card.spec(table);
    let outcome = if is_repelled {
        book.say(&lines::StepRepelled {})
    } else {
        book.say(&lines::StepSuffered {})
    };
    let mut told = defenders(&met, table.attack_types[spec.kind.index()].fortification, book);
    if !is_repelled {
        told = vec![page::lacking(book, words::with_strengths(book, met.left))];
    } else if spec.is_violent {
        let attribute = bastide_anarchy::Attribute::Bravery;
        told.push(format!("+{}", book.say(&say::GainAttribute { attribute, count: 1 })));
    }
    Some(Blow {
        picture: shown::attacking(card, strength),
        title: card_name(card, book),
        outcome,
        told: told.join(" · "),
        is_repelled,
    })
}

/// `Walls 3 · Rocks 1 · Workers 2`
fn defenders(
    met: &Met,
    fortification: Option<bastide_anarchy::Fortification>,
    book: &Phrasebook,
) -> Vec<String> {
    let mut told = Vec::new();
    if let Some(fortification) = fortification.filter(|_| met.walls > 0) {
        told.push(format!("{} {}", words::track(book, fortification.word()), met.walls));
    }
    if let Some((tactic, count)) = met.tactic {
        told.push(format!("{} {count}", words::tactic(book, tactic)));
    }
    if met.workers > 0 {
        told.push(page::workers(book, met.workers));
    }
    told
}
