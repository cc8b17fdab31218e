//! The bars of the table: how far the game is, and the eight stocks.

use std::cmp::Reverse;

use bastide_anarchy::{Asset, BUILT_IN, Dealt, Phase, Table, View};
use bastide_core::{Seat, Viewer};
use bastide_presentation::{Bars, Holding, Threat};
use bastide_text::Phrasebook;

use crate::words::story as lines;
use crate::{drawing, words};

pub(crate) fn bars(view: &View, viewer: Viewer, book: &Phrasebook) -> Bars {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let round = lines::BarRound { round: view.round.into(), of: Table::ROUNDS as u32 };
    let progress = vec![book.say(&round), phase(view.phase, book), points(view, seat, book)];
    let holdings = seat.map(|seat| holdings(view, seat, book)).unwrap_or_default();
    let threats = seat.map(|seat| threats(view, seat, book)).unwrap_or_default();
    Bars { progress, holdings, threats, ..Bars::default() }
}

/// The attacks of the round, with the sides they strike as far as they are known.
fn threats(view: &View, seat: Seat, book: &Phrasebook) -> Vec<Threat> {
    let mut dealt = view.players[seat].attacks.clone();
    // In the order in which they strike (ANA-DEF-10).
    dealt.sort_by_key(|dealt| Reverse(dealt.slot));
    let threat = |&dealt: &Dealt| Threat {
        icon: drawing::shown::threat(dealt),
        words: words::attack(book, &BUILT_IN, dealt),
        element: format!("attack-{}-{}", drawing::seat_id(seat), dealt.slot),
    };
    dealt.iter().map(threat).collect()
}

fn phase(phase: Phase, book: &Phrasebook) -> String {
    let phase = match phase {
        Phase::Draft => "draft",
        Phase::Actions => "actions",
        Phase::Defence => "defence",
        Phase::Over => "over",
    };
    book.say(&lines::BarPhase { phase: phase.to_owned() })
}

/// The points of all as they stand, the viewer's own first.
fn points(view: &View, seat: Option<Seat>, book: &Phrasebook) -> String {
    let of = |seats: &mut dyn Iterator<Item = Seat>| {
        let points = seats.map(|seat| view.players[seat].score.total.to_string());
        points.collect::<Vec<_>>().join(" – ")
    };
    let mut seats = view.players.iter().map(|(seat, _)| seat);
    match seat.filter(|_| view.players.len() > 1) {
        Some(own) => {
            let others = of(&mut seats.filter(|&other| other != own));
            let own = view.players[own].score.total.to_string();
            book.say(&lines::BarPoints { own, others })
        }
        None => book.say(&lines::BarPointsOfAll { points: of(&mut seats) }),
    }
}

/// Always all eight, so that each keeps its place.
fn holdings(view: &View, seat: Seat, book: &Phrasebook) -> Vec<Holding> {
    let purse = view.players[seat].purse;
    let holding = |&asset: &Asset| {
        let count = u32::from(purse.count(asset));
        Holding {
            icon: format!(r##"<use href="#i-{asset}" transform="translate(12 12)"/>"##),
            count,
            of: None,
            words: book.say(&lines::AmountOf { asset, count }),
            element: format!("hold-{asset}"),
        }
    };
    Asset::ALL.iter().map(holding).collect()
}
