//! What the next round brings, as far as it is known.

use std::cmp::Reverse;

use bastide_anarchy::{Asset, Dealt, View};
use bastide_core::Seat;
use bastide_presentation::Upcoming;
use bastide_text::Phrasebook;

use super::small;
use crate::doubts::doubt_of_shown;
use crate::drawing::shown;
use crate::explain::{scenario_of, strength};
use crate::words;
use crate::words::round as say;

pub(super) fn of(view: &View, seat: Seat, book: &Phrasebook) -> (String, Vec<Upcoming>) {
    let mut dealt = view.players[seat].attacks.clone();
    // In the order in which they strike (ANA-DEF-10).
    dealt.sort_by_key(|dealt| Reverse(dealt.slot));
    let mut coming: Vec<Upcoming> =
        dealt.into_iter().map(|dealt| attack(view, dealt, book)).collect();
    coming.push(food(view, seat, book));
    coming.extend(castle(view, book));
    (say::next(book, view.round), coming)
}

/// What of that no source states: of the attacks only what lies open.
pub(super) fn doubt(view: &View, seat: Seat, book: &Phrasebook) -> Option<String> {
    let is_open = view.players[seat].attacks.iter().any(|dealt| dealt.card.is_some());
    let strengths = is_open.then_some("strength");
    let shown: Vec<&str> = strengths.into_iter().chain(["castle", "siege"]).collect();
    doubt_of_shown(view, view.round, &shown, book)
}

fn attack(view: &View, dealt: Dealt, book: &Phrasebook) -> Upcoming {
    let is_violent = dealt.card.is_some_and(|card| card.spec(view.table()).is_violent);
    let words = match strength(view, dealt) {
        Some(strength) => words::with_strengths(book, strength),
        None => say::face_down(book),
    };
    Upcoming {
        icon: shown::threat(dealt),
        title: words::attack_kind(book, dealt.kind, is_violent),
        words,
    }
}

fn food(view: &View, seat: Seat, book: &Phrasebook) -> Upcoming {
    let player = &view.players[seat];
    let farms = player.filled.count(view.table().lines.production[Asset::Food.index()]);
    let due = view.table().rounds[usize::from(view.round) - 1].food;
    let siege = scenario_of(view, view.round).and_then(|card| card.siege);
    let extra = siege.map_or(0, |siege| siege.extra_food);
    Upcoming {
        icon: small("i-food"),
        title: say::food_due(book, due + extra),
        words: say::farms(book, farms),
    }
}

/// The castle that waits to be taken, in scenarios with tents.
fn castle(view: &View, book: &Phrasebook) -> Option<Upcoming> {
    let castle = scenario_of(view, view.round)?.castle?;
    let food = words::purse(book, bastide_anarchy::Purse::of(Asset::Food, castle.food));
    Some(Upcoming {
        icon: small("i-castle"),
        title: say::castle(book),
        words: words::castle_needs(book, castle.defence.into(), food),
    })
}
