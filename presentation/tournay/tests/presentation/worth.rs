//! What is said of a place before a card lies there comes true when the building is used.

use bastide_core::{Game as _, Seat, Seed, Silent};
use bastide_presentation::Presentation as _;
use bastide_presentation_tournay::{TournayPresentation, words};
use bastide_text::Phrasebook;
use bastide_tournay::{Action, Event, Setup, Slot, Task, Tournay, Use};

use crate::tables::{Dice, chosen};

/// What using a building brings its owner; nothing where it cannot be used now.
fn brought(game: &Tournay, seat: Seat, slot: Slot) -> Option<Vec<Event>> {
    let (mut game, mut events) = (game.clone(), Vec::new());
    let make = Use::Effect;
    let _ = game.apply(seat, Action::Activate { slot, make }, &mut events).ok()?;
    while let Some(Task::Citizens { .. }) = game.task() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let _ = game.apply(seat, legal[0], &mut events).expect("it is listed");
    }
    Some(events)
}

#[test]
fn what_a_card_would_be_good_for_at_a_place_is_what_it_brings_there() {
    let tell = TournayPresentation::WORTH.expect("this game tells");
    let (book, mut told) = (Phrasebook::default(), 0);
    for number in 0..6 {
        let setup: Setup = "players=2 expansion=mix".parse().expect("a setup");
        let mut game = Tournay::start(&setup, &Seed::numbered(number)).expect("it starts");
        let mut dice = Dice(number);
        while let Some(seat) = game.to_act().iter().next() {
            let (action, mut events) = (chosen(&game, seat, &mut dice), Vec::new());
            let _ = game.apply(seat, action, &mut events).expect("a listed action");
            let worth = tell(&events, &game, &book);
            let placed = events.iter().find_map(|event| match *event {
                Event::Placed { slot, .. } => Some(slot),
                _ => None,
            });
            if let Some(Task::PlacingCombat { .. }) = game.task() {
                let _ = game.apply(seat, Action::Decline, &mut Silent).expect("nobody has to");
            }
            for (id, said) in worth {
                let (at, placed) =
                    (id.rsplit_once('-').expect("a slot").1, placed.expect("placed"));
                let at: Slot = at.parse().expect("a slot");
                assert!(at == placed || placed.line().contains(at), "{id} from {placed}");
                let Some(events) = brought(&game, seat, at) else { continue };
                let deniers: u32 = events
                    .iter()
                    .map(|event| match *event {
                        Event::Gained { seat: who, deniers, .. } if who == seat => deniers,
                        Event::Transferred { to, deniers, .. } if to == seat => deniers,
                        _ => 0,
                    })
                    .sum();
                let recruits =
                    events.iter().filter(|event| matches!(event, Event::Recruited { .. })).count();
                assert_eq!(said, words::worth(&book, deniers, recruits as u32), "{id}");
                told += 1;
            }
        }
    }
    assert!(told > 30, "{told}");
}
