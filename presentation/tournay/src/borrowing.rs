//! Citizens of others, chosen together with what they are to do: a page uses one's own unasked, so that what else is
//! possible has to be on the table beforehand.

use bastide_core::{Game as _, Seat, Silent, Viewer};
use bastide_presentation::Choice;
use bastide_text::Phrasebook;
use bastide_tournay::{Action, Colour, Event, Task, Tournay, Use};

use crate::{drawing, words};

/// An action, and the citizens that are sent for it one by one.
struct Borrowing {
    action: Action,
    colour: Colour,
    citizens: Vec<Action>,
}

impl Borrowing {
    /// How many are one's own.
    fn own(&self) -> usize {
        self.citizens.iter().filter(|&&citizen| citizen == Action::Own).count()
    }

    fn lenders(&self) -> Vec<Seat> {
        let lender = |&citizen: &Action| match citizen {
            Action::Borrow(owner) => Some(owner),
            _ => None,
        };
        self.citizens.iter().filter_map(lender).collect()
    }
}

/// Every way to use fewer citizens of one's own than there are, as an action with the citizens after it:
/// `draw W2 blind;borrow 2;borrow 2`.
pub(crate) fn choices(game: &Tournay, seat: Seat, book: &Phrasebook) -> Vec<Choice> {
    let view = game.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let choice = |way: Borrowing| {
        let (lenders, number) = (way.lenders(), way.citizens.len() as u32);
        let steps = [way.action].into_iter().chain(way.citizens.iter().copied());
        let steps: Vec<String> = steps.map(|step| step.to_string()).collect();
        let words = words::choice(book, &view, seat, way.action);
        let about = drawing::parts(&view, seat, way.action);
        let is_aside = is_without_effect(way.action);
        Choice {
            action: steps.join(";"),
            words: words::offer_borrowing(book, words, (way.colour, number), &lenders),
            parts: drawing::borrowing_parts(&about, way.colour, &lenders),
            heading: Some(words::choice_heading(book, "borrow")),
            is_grave: false,
            is_costly: true,
            is_aside,
        }
    };
    legal.into_iter().flat_map(|action| borrowings(game, seat, action)).map(choice).collect()
}

/// Whether one's own citizens are not enough for an action, so that some are borrowed unasked. The rules take the last of them by
/// themselves where only one can be had.
pub(crate) fn has_to_borrow(game: &Tournay, seat: Seat, action: &str) -> bool {
    action.parse().is_ok_and(|action| borrows(game, seat, action))
}

/// Whether an action borrows, whatever is answered to what it asks.
fn borrows(game: &Tournay, seat: Seat, action: Action) -> bool {
    let (mut after, mut events) = (game.clone(), Vec::new());
    if after.apply(seat, action, &mut events).is_err() {
        return false;
    }
    if events.iter().any(|event| matches!(event, Event::Borrowed { .. })) {
        return true;
    }
    let mut answers = Vec::new();
    if let Some(Task::Citizens { .. }) = after.task() {
        after.legal(seat, &mut answers);
    }
    !answers.is_empty() && answers.into_iter().all(|answer| borrows(&after, seat, answer))
}

/// Whether a building is activated and not made use of (TOU-ACT-09).
pub(crate) fn is_without_effect(action: Action) -> bool {
    matches!(
        action,
        Action::Activate { make: Use::Idle, .. } | Action::Follow { make: Use::Idle, .. }
    )
}

/// Whose citizens may be sent for an action, one by one.
fn ways(game: &Tournay, seat: Seat, action: Action) -> Vec<Borrowing> {
    let Some((after, colour)) = sending(game, seat, action) else { return Vec::new() };
    let (mut ways, mut chosen) = (Vec::new(), Vec::new());
    follow(&after, seat, &mut chosen, &mut ways);
    let borrowing = |citizens| Borrowing { action, colour, citizens };
    ways.into_iter().map(borrowing).collect()
}

/// What an action may be followed by, apart from what a page does unasked.
fn borrowings(game: &Tournay, seat: Seat, action: Action) -> Vec<Borrowing> {
    let mut ways = ways(game, seat, action);
    // Whoever has to borrow anyway is asked whose.
    let most = ways.iter().map(Borrowing::own).max().unwrap_or(0);
    ways.retain(|way| way.own() < most);
    ways
}

/// The game after an action, if it asks the seat next whose citizens of a colour are sent.
fn sending(game: &Tournay, seat: Seat, action: Action) -> Option<(Tournay, Colour)> {
    let mut after = game.clone();
    let _ = after.apply(seat, action, &mut Silent).ok()?;
    match after.task() {
        Some(Task::Citizens { colour, .. }) => Some((after, colour)),
        _ => None,
    }
}

fn follow(game: &Tournay, seat: Seat, chosen: &mut Vec<Action>, ways: &mut Vec<Vec<Action>>) {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    for citizen in legal {
        chosen.push(citizen);
        match sending(game, seat, citizen) {
            Some((after, _)) => follow(&after, seat, chosen, ways),
            None => ways.push(chosen.clone()),
        }
        chosen.pop();
    }
}
