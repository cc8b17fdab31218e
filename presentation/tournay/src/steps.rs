//! What a page shows of an event for a moment, and at which elements.

use bastide_core::Seat;
use bastide_presentation::{StepKind, StoryStep};
use bastide_text::Phrasebook;
use bastide_tournay::{Colour, Event, Kind, Reason};

use crate::drawing::{self, deck_id, slot_id};
use crate::words::{self, steps as say, story};

pub(crate) fn step(event: &Event, book: &Phrasebook) -> Option<StoryStep> {
    let (kind, words, elements) = shown(event, book).or_else(|| money(event, book))?;
    let seat = actor(event).map(|seat| seat.index() as u8);
    Some(StoryStep { ply: 0, seat, kind, words, elements, picture: picture(event), overlay: None })
}

/// The card that is turned up or strikes.
fn picture(event: &Event) -> Option<String> {
    match *event {
        Event::Crier { deck, .. } => drawing::crier(deck),
        Event::Strikes { card, coins, .. } => Some(drawing::striking(card, coins)),
        _ => None,
    }
}

type Shown = (StepKind, String, Vec<String>);

fn shown(event: &Event, book: &Phrasebook) -> Option<Shown> {
    use StepKind::{Bell, Card, End, Feat, Place, Strike};
    let hand = |seat: Seat| format!("view-hand-{seat}");
    let plazas = |seat: Seat| Colour::ALL.map(|colour| plaza(seat, colour)).to_vec();
    Some(match *event {
        Event::Placed { seat, card, slot } if card.kind() == Kind::Prestige => {
            (Feat, words::card_name(book, card), vec![slot_id(seat, slot)])
        }
        Event::Placed { seat, card, slot } | Event::Activated { seat, card, slot, .. } => {
            (Place, words::card_name(book, card), vec![slot_id(seat, slot)])
        }
        Event::Copied { owner, slot, card, .. } => {
            (Place, words::card_name(book, card), vec![slot_id(owner, slot)])
        }
        Event::Drew { seat, deck, card } => {
            let name = match card.card() {
                Some(card) => words::card_name(book, card),
                None => words::deck(book, deck),
            };
            (Card, name, vec![deck_id(deck), hand(seat)])
        }
        Event::TurnedUp { deck, card } => (Card, words::card_name(book, card), vec![deck_id(deck)]),
        Event::Crier { deck, .. } => {
            (Bell, say::crier(book), vec![deck_id(deck), "criers".to_owned()])
        }
        Event::Strikes { spot, card, coins, .. } => {
            (Strike, words::queue_part(book, Some((card, coins))), vec![format!("event-{spot}")])
        }
        Event::LaidDown { seat, colour, citizens } => {
            let words = story::lay(book, colour, citizens.into());
            (StepKind::Coins, words, vec![plaza(seat, colour)])
        }
        Event::Damaged { seat, slot } => (Strike, story::harm(book, 1), vec![slot_id(seat, slot)]),
        Event::Built { seat, .. } => (Place, say::rampart(book), vec![format!("built-{seat}")]),
        Event::Shielded { seat, .. } => {
            (Place, story::sheltered(book), vec![format!("view-district-{seat}")])
        }
        Event::Combated { seat, spot, card } => {
            (Card, words::rampart_part(book, card), vec![format!("event-{spot}"), hand(seat)])
        }
        Event::NextEvent { spot, card: Some(card) } => {
            (Card, words::event_name(book, card), vec![format!("event-{spot}")])
        }
        Event::Recruited { seat, colour } => {
            let elements = vec![format!("reserve-{colour}"), plaza(seat, colour)];
            (Place, say::recruited(book, colour), elements)
        }
        Event::Raised { seat } => (Place, say::raised(book), plazas(seat)),
        Event::Gathered { seat } => (Place, say::gathered(book), plazas(seat)),
        Event::LastRound => (Bell, say::last_round(book), vec!["criers".to_owned()]),
        Event::LastCard { seat, card: Some(card), slot: Some(slot) } => {
            (Card, words::card_name(book, card), vec![slot_id(seat, slot)])
        }
        Event::Ended => (End, words::event(book, event), Vec::new()),
        _ => return None,
    })
}

/// `Drought: −2 deniers`, where they are counted.
fn money(event: &Event, book: &Phrasebook) -> Option<Shown> {
    let purse = |seat: Seat| format!("purse-{seat}");
    let (words, reason, mut elements) = match *event {
        Event::Gained { seat, deniers, reason } => {
            let at = match reason {
                Reason::Character(slot) => vec![purse(seat), slot_id(seat, slot)],
                _ => vec![purse(seat)],
            };
            (story::plus(book, deniers), Some(reason), at)
        }
        Event::Paid { seat, deniers, reason } => {
            (story::minus(book, deniers), Some(reason), vec![purse(seat)])
        }
        Event::Transferred { from, to, deniers, .. } => {
            (story::plus(book, deniers), None, vec![purse(to), purse(from)])
        }
        _ => return None,
    };
    elements.dedup();
    let words = match reason {
        Some(Reason::Event(card)) => say::by_event(book, card, &words),
        _ => words,
    };
    Some((StepKind::Coins, words, elements))
}

fn plaza(seat: Seat, colour: Colour) -> String {
    format!("plaza-{seat}-{colour}")
}

/// Whom a step is about.
fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::Placed { seat, .. }
        | Event::Activated { seat, .. }
        | Event::Copied { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Crier { seat, .. }
        | Event::LaidDown { seat, .. }
        | Event::Damaged { seat, .. }
        | Event::Built { seat, .. }
        | Event::Shielded { seat, .. }
        | Event::Combated { seat, .. }
        | Event::Recruited { seat, .. }
        | Event::Raised { seat }
        | Event::Gathered { seat }
        | Event::LastCard { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Transferred { to: seat, .. } => Some(seat),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bastide_tournay::{Cause, Deck, EventCard, Spot};

    use super::*;

    #[test]
    fn a_crier_and_each_event_have_a_picture_with_nothing_that_others_are_called() {
        let book = Phrasebook::default();
        let spot = Spot::all().next().expect("three");
        let criers = Deck::all().map(|deck| Event::Crier { seat: Seat::new(0), deck });
        let strikes = EventCard::all().map(|card| Event::Strikes {
            spot,
            card,
            coins: 2,
            cause: Cause::Crier,
        });
        let pictures: Vec<String> = criers
            .chain(strikes)
            .map(|event| step(&event, &book).and_then(|step| step.picture).expect("a picture"))
            .collect();
        assert_eq!(pictures.iter().collect::<BTreeSet<_>>().len(), 9 + 15, "all different");
        for picture in pictures {
            assert!(!picture.contains(" id=\"") && picture.len() < 6_000, "{}", picture.len());
        }
    }
}
