//! Lists of matches, and the rules.

use axum::extract::{Path, State};
use axum::response::Html;
use bastide_text::Phrasebook;

use super::{MOST_KIB, Refusal, frame, html};
use crate::hosted;
use crate::pages::bots::bot_name;
use crate::pages::names::{list, shown};
use crate::pages::{self, GameRow, Ledger, MyGames, RulesPage, Stage, Watch};
use crate::sight;
use crate::store::{Occupant, Summary, SummarySeat};
use crate::tables::{Ending, Now, TableError, Tables};
use crate::visitor::Visitor;

const MOST_ROWS: u32 = 60;

/// `GET /mine`
pub(super) async fn mine(
    State(tables): State<Tables>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let summaries = match &visitor.guest {
        Some(guest) => tables.store().games_of(guest.id, MOST_ROWS).await?,
        None => Vec::new(),
    };
    let (mut running, finished) = parted(rows(&tables, summaries, &visitor).await?);
    // Where time presses most comes first; the others stay in their order.
    running.sort_by_key(|row| row.clock.map_or(i64::MAX, |clock| clock.left));
    let book = visitor.book();
    let page = MyGames { running, finished, most: MOST_KIB };
    Ok(html(pages::my_games(&page, &frame(&visitor, &book, "/mine"))))
}

/// `GET /watch`
pub(super) async fn watch(
    State(tables): State<Tables>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let summaries = tables.store().public_games(MOST_ROWS).await?;
    let (running, finished) = parted(rows(&tables, summaries, &visitor).await?);
    let book = visitor.book();
    Ok(html(pages::watch(&Watch { running, finished }, &frame(&visitor, &book, "/watch"))))
}

fn parted(rows: Vec<GameRow>) -> (Vec<GameRow>, Vec<GameRow>) {
    rows.into_iter().partition(|row| row.stage.is_running())
}

/// Matches as rows of a list for this visitor.
pub(super) async fn rows(
    tables: &Tables,
    summaries: Vec<Summary>,
    visitor: &Visitor,
) -> Result<Vec<GameRow>, Refusal> {
    let book = visitor.book();
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let mut rows = Vec::with_capacity(summaries.len());
    for summary in summaries {
        let names: Vec<String> =
            summary.seats.iter().map(|seat| name(&summary.game, seat, &book)).collect();
        let table = match tables.open(&summary.id).await {
            Err(TableError::Unreadable(why)) => {
                tracing::error!(id = %summary.id, why, "a match in a list cannot be read");
                rows.push(unreadable(&summary, names, &book));
                continue;
            }
            table => table?,
        };
        let now = table.now().await;
        rows.push(GameRow {
            id: summary.id.to_string(),
            game: now.game.title(&book),
            stage: stage(&now, guest.is_some_and(|g| is_turn_of(&now, g)), &names, &book),
            players: names,
            actions: now.game.plies() as u32,
            age: sight::age(summary.changed_at),
            picture: Some(format!("/matches/{}/picture.svg", summary.id)),
            is_mine: now.seat_for(guest).is_some(),
            terms: summary.terms,
            clock: sight::own_clock(&now, guest, tables.time().now()),
        });
    }
    Ok(rows)
}

/// A match of which only its row can be read: its page says why.
fn unreadable(summary: &Summary, players: Vec<String>, book: &Phrasebook) -> GameRow {
    GameRow {
        id: summary.id.to_string(),
        game: hosted::title(&summary.game, book).unwrap_or_else(|| summary.game.clone()),
        players,
        stage: Stage::Unreadable,
        actions: summary.entries,
        age: sight::age(summary.changed_at),
        picture: None,
        is_mine: false,
        terms: summary.terms,
        clock: None,
    }
}

fn name(game: &str, seat: &SummarySeat, book: &Phrasebook) -> String {
    match &seat.occupant {
        Occupant::Bot(spec) => bot_name(game, spec, book),
        Occupant::Guest(_) => shown(seat.name.as_deref(), book),
        Occupant::Elsewhere(name) => name.clone(),
        Occupant::Open | Occupant::Invited => bastide_text::pages::open_seat(book),
    }
}

fn is_turn_of(now: &Now, guest: crate::store::GuestId) -> bool {
    now.seats_of(Some(guest)).any(|seat| now.game.to_act().contains(seat))
}

fn stage(now: &Now, is_own_turn: bool, names: &[String], book: &Phrasebook) -> Stage {
    match now.ending {
        Some(Ending::Aborted) => Stage::Over(bastide_text::pages::aborted(book)),
        Some(_) => Stage::Over(sight::ended(now, book)),
        None if !now.is_full() => Stage::Waiting,
        None if is_own_turn => Stage::YourTurn,
        None => {
            let to_act = now.game.to_act();
            let waited: Vec<String> =
                to_act.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
            Stage::TurnOf(list(&waited, book))
        }
    }
}

/// `GET /rules/{game}`
pub(super) async fn rules(
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let face = hosted::face(&game).ok_or(TableError::NoSuchGame)?;
    let title = |face: &hosted::Face| (face.name.to_owned(), (face.title)(&book));
    let page = RulesPage {
        name: game.clone(),
        has_reference: crate::reference::has_reference(&game),
        game: (face.title)(&book),
        all: hosted::GAMES.iter().map(title).collect(),
        ledger: Ledger::read(face.rules_text),
    };
    Ok(html(pages::rules(&page, &frame(&visitor, &book, format!("/rules/{game}")))))
}
