//! What a game of sheets shows besides.

use bastide_core::{Seat, Viewer};
use bastide_text::Phrasebook;

use super::page::{LedgerLine, SheetsPage};
use bastide_matches::{Ending, MatchState};
use bastide_presentation::Muster;

/// The deployment that the player is asked for.
pub(crate) fn muster(now: &MatchState, viewer: Viewer, book: &Phrasebook) -> Option<Muster> {
    let Viewer::Seat(seat) = viewer else { return None };
    now.game.deployment()?.muster(seat, "", book)
}

/// What a game of sheets says besides, to one viewer.
pub(crate) fn sheets(
    now: &MatchState,
    viewer: Viewer,
    may_act: bool,
    muster: Option<Muster>,
    book: &Phrasebook,
) -> Option<SheetsPage> {
    let told = now.game.inspector()?;
    let others = now.seats.iter().map(|(seat, _)| seat);
    let drawn = if let Viewer::Seat(seat) = viewer { seat } else { Seat::new(0) };
    let others = others.filter(|&seat| seat != drawn);
    let others = others.map(|seat| (seat.index() as u8, now.game.seat_words(seat, book)));
    let is_alone = now.seats.len() == 1;
    let can_play_same = is_alone && now.ending == Some(Ending::Played);
    let page = SheetsPage { others: others.collect(), can_play_same, ..SheetsPage::default() };
    let Viewer::Seat(seat) = viewer else { return Some(page) };
    let log = now.game.log(viewer, book);
    let since = log.iter().rposition(|line| line.begins_round).map_or(0, |ply| ply + 1);
    let own = || log.iter().enumerate().filter(|(_, line)| line.seat == seat);
    let ledger = own().skip_while(|&(ply, _)| ply < since);
    Some(SheetsPage {
        ledger: ledger
            .map(|(ply, line)| LedgerLine { ply: ply as u32 + 1, words: line.words.join(" ") })
            .collect(),
        nearly: if may_act { told.nearly(seat) } else { Vec::new() },
        warnings: if may_act { told.warnings(seat, book) } else { Vec::new() },
        muster,
        ..page
    })
}
