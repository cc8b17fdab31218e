//! The bars of the table: how far the game is, and the eight stocks.

use bastide_anarchy::{Asset, Phase, Table, View};
use bastide_core::{Seat, Viewer};
use bastide_presentation::{Bars, Holding};
use bastide_text::Phrasebook;

use crate::words::story as lines;

pub(crate) fn bars(view: &View, viewer: Viewer, book: &Phrasebook) -> Bars {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let round = lines::BarRound { round: view.round.into(), of: Table::ROUNDS as u32 };
    let progress = vec![book.say(&round), phase(view.phase, book), points(view, seat, book)];
    let holdings = seat.map(|seat| holdings(view, seat, book)).unwrap_or_default();
    Bars { progress, holdings }
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
