//! The players of a match, named together.

use bastide_core::{PerSeat, Seat};
use bastide_text::{Phrasebook, account, pages as say};

use crate::levels::{bot_name, bot_rank};
use bastide_matches::{MatchState, Seated};
use bastide_store::Occupant;

/// `Nell against Odo`; `Nell, alone`; `Nell, Odo and Aliénor`.
pub(crate) fn together(names: &[String], book: &Phrasebook) -> String {
    match names {
        [alone] => say::alone(book, alone.as_str()),
        [first, second] => say::against(book, first.as_str(), second.as_str()),
        _ => list(names, book),
    }
}

/// The name of a guest, or that there is none any more.
pub(crate) fn shown(name: Option<&str>, book: &Phrasebook) -> String {
    match name {
        Some("") => account::deleted_player(book),
        name => name.unwrap_or_default().to_owned(),
    }
}

/// `Nell`; `Nell and Odo`; `Nell, Odo and Aliénor`.
pub(crate) fn list(names: &[String], book: &Phrasebook) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => say::list_end(book, rest.join(", "), last.as_str()),
    }
}

/// The name of the player on a seat; nothing where it is free.
pub(crate) fn player_name(now: &MatchState, seat: Seat, book: &Phrasebook) -> String {
    let sitting = &now.seats[seat];
    match &sitting.occupant {
        Occupant::Guest(_) => shown(sitting.name.as_deref(), book),
        Occupant::Bot(spec) => bot_name(now.game.game(), spec, book),
        Occupant::Elsewhere(name) => name.clone(),
        Occupant::Open | Occupant::Invited => String::new(),
    }
}

/// The players' names, seat by seat.
pub(crate) fn player_names(now: &MatchState, book: &Phrasebook) -> PerSeat<String> {
    PerSeat::from_fn(now.seats.len() as u8, |seat| player_name(now, seat, book))
}

/// What bots are called, seat by seat, where several sit at one table.
const BOTS: [&str; 4] = ["Alix", "Odo", "Maheut", "Hue"];

/// What the players are called at their table, seat by seat. Several bots have names of their own, because they may have the
/// same rank; of people who are called the same, the later ones are numbered.
pub(crate) fn names_at_table(now: &MatchState, book: &Phrasebook) -> PerSeat<String> {
    let is_bot = |(_, sitting): &(Seat, &Seated)| matches!(sitting.occupant, Occupant::Bot(_));
    let bots = now.seats.iter().filter(is_bot).count();
    let called = |seat: Seat| match &now.seats[seat].occupant {
        Occupant::Bot(_) if bots > 1 => BOTS[seat.index() % BOTS.len()].to_owned(),
        Occupant::Bot(spec) => bot_rank(now.game.game(), spec, book),
        _ => player_name(now, seat, book),
    };
    let names = PerSeat::from_fn(now.seats.len() as u8, called);
    let before = |seat: Seat| Seat::all(seat.index() as u8);
    let same = |seat: Seat| before(seat).filter(|&it| names[it] == names[seat]).count();
    PerSeat::from_fn(now.seats.len() as u8, |seat| match same(seat) {
        0 => names[seat].clone(),
        _ if names[seat].is_empty() => String::new(),
        before => format!("{} {}", names[seat], ["II", "III", "IV"][before.min(3) - 1]),
    })
}
