//! What a card would be good for where it may be put: the buildings in its row and column, and what each would bring when it
//! is activated next.
//!
//! Invariant: only what happens without anything hidden coming to light is counted.

use bastide_core::{Game as _, Reveal, Seat, Viewer};
use bastide_text::Phrasebook;
use bastide_tournay::{Action, Event, PlayerView, Reason, Slot, Task, Tournay, Use, Verb};

use crate::drawing::slot_id;
use crate::words;

/// Deniers and citizens that an activation brings.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Yield {
    deniers: u32,
    citizens: u32,
}

pub(crate) fn worth(events: &[Event], after: &Tournay, book: &Phrasebook) -> Vec<(String, String)> {
    let placed = events.iter().find_map(|event| match *event {
        Event::Placed { seat, slot, .. } => Some((seat, slot)),
        _ => None,
    });
    // A district that moves is drawn anew, and its slots have other names then.
    let has_moved = events.iter().any(|event| matches!(event, Event::Shifted { .. }));
    let Some((seat, slot)) = placed.filter(|_| !has_moved) else { return Vec::new() };
    let Some(after) = until_the_action(after.clone(), seat) else { return Vec::new() };
    let view = after.view(Viewer::Seat(seat));
    let is_near = |at: Slot| at == slot || slot.line().contains(at);
    let free = view.players[seat].district.iter().filter(|filled| {
        let is_free = filled.workers.is_empty() && !filled.is_damaged;
        is_free && is_near(filled.slot)
    });
    let yields = free.filter_map(|filled| {
        let verb = view.setup.table().card(*filled.cards.first()?).verb;
        let brought = activated(&after, seat, filled.slot)
            .unwrap_or_else(|| Yield { deniers: paid(verb, &view.players[seat]), citizens: 0 });
        let said = words::worth(book, brought.deniers, brought.citizens);
        (brought != Yield::default()).then(|| (slot_id(seat, filled.slot), said))
    });
    at_once(events, seat, book).chain(yields).collect()
}

/// What characters bring as soon as the card lies there.
fn at_once(
    events: &[Event],
    seat: Seat,
    book: &Phrasebook,
) -> impl Iterator<Item = (String, String)> {
    events.iter().filter_map(move |event| match *event {
        Event::Gained { seat: who, deniers, reason: Reason::Character(at) } if who == seat => {
            Some((slot_id(seat, at), words::worth(book, deniers, 0)))
        }
        _ => None,
    })
}

/// The game when the action of the turn is asked: a knight that may take an event does not.
fn until_the_action(mut game: Tournay, seat: Seat) -> Option<Tournay> {
    if let Some(Task::PlacingCombat { .. }) = game.task() {
        let _ = game.apply(seat, Action::Decline, &mut Vec::new()).ok()?;
    }
    (game.task() == Some(Task::Act)).then_some(game)
}

/// What a building pays by itself, once there is a citizen for it.
fn paid(verb: Verb, player: &PlayerView) -> u32 {
    match verb {
        Verb::GainFlat { amount } => amount.into(),
        _ => words::earnings(verb, player).unwrap_or(0),
    }
}

/// What a building brings when it is used now, by whosever citizen; nothing where that cannot be, or something hidden decides.
fn activated(game: &Tournay, seat: Seat, slot: Slot) -> Option<Yield> {
    let (mut game, mut events) = (game.clone(), Vec::new());
    let mut next = Action::Activate { slot, make: Use::Effect };
    loop {
        if game.apply(seat, next, &mut events).ok()? == Reveal::Something {
            return None;
        }
        let Some(Task::Citizens { .. }) = game.task() else { break };
        let mut citizens = Vec::new();
        game.legal(seat, &mut citizens);
        next = *citizens.first()?;
    }
    let mut brought = Yield::default();
    for event in events {
        match event {
            Event::Gained { seat: who, deniers, .. } if who == seat => brought.deniers += deniers,
            Event::Transferred { to, deniers, .. } if to == seat => brought.deniers += deniers,
            Event::Recruited { seat: who, .. } if who == seat => brought.citizens += 1,
            _ => {}
        }
    }
    Some(brought)
}
