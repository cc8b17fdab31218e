//! What a visitor sees of a table: the page's plain structs, filled from a match as it stands.

use std::collections::BTreeMap;

use bastide_core::Seat;
use bastide_text::{Phrasebook, pages as words};

use super::page;
use super::page::TablePage;
use crate::lessons::Place;
use crate::tables::{Look, Table, TableError, Tables, random_token};
use crate::web::names::player_name;
use crate::web::svg_diff::{Drawn, changes};
use crate::web::table::chat::remarks;
use crate::web::table::choices::{Choose, choices, hint_offer};
use crate::web::table::contribution::shuffling;
use crate::web::table::lesson::{LessonPanel, panel, ways};
use crate::web::table::plates::players;
use crate::web::table::prompt::{Curtain, Turn, deeds, invitations, said, series};
use crate::web::table::sheets::{muster as muster_of, sheets};
use crate::web::table::story::{since, story};
use crate::web::table::{clock, contribution, plates};
use crate::web::visitor::Visitor;

/// A table as this visitor may see it, from the seat of theirs that they ask for. Of a drawing that their
/// page shows already, they are sent what changed.
pub(crate) async fn table(
    tables: &Tables,
    table: &Table,
    visitor: &Visitor,
    asked: Option<Seat>,
    shown: Option<Drawn>,
    book: &Phrasebook,
) -> Result<TablePage, TableError> {
    let series = series(tables, table, book).await?;
    let is_sealed = tables.is_sealed(table).await?;
    let ratings = plates::plates(tables, table, book).await?;
    let now = table.now().await;
    let guest = visitor.id();
    let Look { seat, viewer, is_covered } = now.look(guest, asked);
    let is_over = now.ending.is_some();
    let is_played = !is_over && now.is_full();
    let is_learned = table.lesson.is_some_and(|l| l.place(now.game.plies()) == Place::Done);
    let may_act = is_played
        && !is_covered
        && !is_learned
        && !seat.is_some_and(|seat| now.clocks.is_stood_in(seat))
        && seat.is_some_and(|s| now.game.to_act().contains(s));
    // A lesson deploys one worker after the other, to say something about each.
    let is_at_once = may_act && table.lesson.is_none();
    let muster = is_at_once.then(|| muster_of(&now, viewer, book)).flatten();
    let plies = now.game.plies();
    let is_dealt = now.is_dealt();
    let board =
        if is_dealt { now.game.page(viewer, plies, book) } else { contribution::undealt(book) };
    let drawn = Drawn::new(plies, &board);
    let before = shown.map(|shown| (shown, now.game.page(viewer, shown.ply, book)));
    let before = before.filter(|(shown, before)| Drawn::new(shown.ply, before) == *shown);
    Ok(TablePage {
        id: table.id().to_string(),
        version: now.version(),
        key: random_token(),
        // Who has not said that the screen is theirs is shown nothing in the name of the seat.
        seat: seat.filter(|_| !is_covered).map(|seat| seat.index() as u8),
        game: now.game.title(book),
        rules: now.game.game().to_owned(),
        board: before.and_then(|(shown, before)| changes(shown, &before, &board)).unwrap_or(board),
        drawn: drawn.to_string(),
        labels: if is_dealt { now.game.labels(viewer, book) } else { BTreeMap::new() },
        shuffle: shuffling(&now, guest),
        lesson: table.lesson.map(|lesson| LessonPanel {
            // Choices tell what their seat knows, so they are for whoever may choose.
            ways: if may_act { ways(lesson, &now, book) } else { Vec::new() },
            ..panel(lesson, &now, book)
        }),
        turn: Turn {
            players: plates::beside(
                players(&now, (guest, tables.time().now()), seat, book),
                ratings,
            ),
            curtain: seat.filter(|_| is_covered && is_played).map(|seat| Curtain {
                seat: seat.index() as u8,
                player: now.game.seat_words(seat, book),
            }),
            said: match &muster {
                Some(_) => bastide_text::sheets::muster(book),
                None => said(&now, viewer, may_act, book),
            },
            is_over,
            since: seat.filter(|_| may_act).map_or_else(Vec::new, |seat| since(&now, seat, book)),
            note: now
                .undo_wish
                .filter(|wish| Some(wish.seat) != seat)
                .map(|wish| words::undo_asked(book, player_name(&now, wish.seat, book)))
                .or_else(|| clock::stood_in(&now, seat, book)),
            deeds: if table.lesson.is_some() {
                Vec::new()
            } else {
                deeds(&now, seat, visitor, series.as_ref())
            },
            counted: now
                .game
                .score_sheet(viewer, book)
                .map(|sheet| sheet.lines)
                .unwrap_or_default(),
            invitations: if seat.is_some() || guest == Some(table.creator) {
                invitations(&now, book)
            } else {
                Vec::new()
            },
            series,
            counts: plates::counts(table, &now, book),
            spectators: 0,
            is_spectator: seat.is_none(),
            agreement: table.terms,
        },
        choose: seat
            .filter(|_| may_act)
            .map(|seat| Choose { hint: hint_offer(table), ..choices(&now, seat, book) }),
        events: if is_over { Vec::new() } else { now.game.looming(viewer, book) },
        log: story(&now, viewer, book),
        chat: remarks(&now, visitor),
        sheets: sheets(&now, viewer, may_act, muster, book),
        event: table.event.as_ref().map(|event| page::TableEvent {
            path: format!("/tournaments/{}", event.id),
            title: event.title.clone(),
        }),
        commitment: now.shuffle.commitment().filter(|_| !is_over).map(|it| it.to_string()),
        seed: now.seed.filter(|_| is_over && !is_sealed).map(|seed| seed.to_string()),
    })
}
