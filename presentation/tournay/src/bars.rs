//! What the bars of the table say: how near the end is, and what the viewer holds.

use bastide_core::{Seat, Viewer};
use bastide_presentation::{Bars, Holding};
use bastide_text::Phrasebook;
use bastide_tournay::{Colour, PlayerView, View, WorkerView};

use crate::nearness::{Nearness, criers, district, nearness};
use crate::words;

pub(crate) fn bars(view: &View, viewer: Viewer, book: &Phrasebook) -> Bars {
    if view.standing.is_some() {
        return Bars::default();
    }
    let (shown, needed) = criers(view);
    let own = match viewer {
        Viewer::Seat(seat) => Some(&view.players[seat]),
        Viewer::Public => None,
    };
    let nearness = nearness(view);
    let mut progress = Vec::new();
    if let Nearness::Waits { .. } | Nearness::OneCard(_) = nearness {
        progress.push(words::bars::nearness(book, &nearness));
    }
    progress.push(words::bars::criers(book, shown, needed));
    if let Some(player) = own {
        let (filled, prestige) = district(player);
        progress
            .extend([words::bars::district(book, filled), words::bars::prestige(book, prestige)]);
    }
    if nearness == Nearness::Far {
        progress.push(words::bars::end(book, needed));
    }
    let is_sure = matches!(nearness, Nearness::Last | Nearness::Next);
    let banner = is_sure.then(|| words::bars::nearness(book, &nearness));
    let holdings = own_holdings(view, viewer, book);
    Bars { banner, progress, holdings, ..Bars::default() }
}

fn own_holdings(view: &View, viewer: Viewer, book: &Phrasebook) -> Vec<Holding> {
    let Some(seat) = own(viewer) else { return Vec::new() };
    let player = &view.players[seat];
    let icon = |name: &str| format!(r##"<use href="#i-{name}" width="24" height="24"/>"##);
    let purse = Holding {
        icon: icon("coin"),
        count: player.deniers,
        of: None,
        words: words::tally_deniers(book, player.deniers),
        element: format!("purse-{seat}"),
    };
    let citizens = Colour::ALL.map(|colour| {
        let (standing, all) = citizens(player, colour);
        Holding {
            icon: icon(&format!("citizen-{colour}")),
            count: standing,
            of: Some(all),
            words: words::bars::citizens(book, standing, all, colour),
            element: format!("plaza-{seat}-{colour}"),
        }
    });
    let count = player.ramparts.len() as u32;
    let ramparts = Holding {
        icon: icon("rampart"),
        count,
        of: None,
        words: words::bars::ramparts(book, count),
        element: format!("built-{seat}"),
    };
    [purse].into_iter().chain(citizens).chain([ramparts]).collect()
}

/// Those that stand, and all of them.
pub(crate) fn citizens(player: &PlayerView, colour: Colour) -> (u32, u32) {
    let standing = u32::from(player.available[colour]);
    let all = standing + u32::from(player.lying[colour]) + at_work(player, colour);
    (standing, all)
}

pub(crate) fn at_work(player: &PlayerView, colour: Colour) -> u32 {
    let workers = player.district.iter().flat_map(|slot| &slot.workers);
    workers.filter(|worker| **worker == WorkerView::Citizen(colour)).count() as u32
}

/// The viewer's own seat.
pub(crate) fn own(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}
