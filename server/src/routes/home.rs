//! The first page, and a game at once.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{Html, Redirect, Response};
use bastide_core::Seed;
use bastide_text::Phrasebook;
use serde::Deserialize;

use super::{Refusal, frame, html, lists};
use crate::hosted;
use crate::pages::{self, Home, Level, OpenTable};
use crate::sight;
use crate::store::{MatchId, Occupant, Summary, Visibility};
use crate::tables::{Follows, MatchWish, SeatWish, TableError, Tables};
use crate::visitor::Visitor;

/// Tables on the first page.
const MOST_OPEN: u32 = 12;
const MOST_RUNNING: u32 = 6;

/// `GET /`
pub(super) async fn show(
    State(tables): State<Tables>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let open = tables.store().open_tables(MOST_OPEN).await?;
    let running = match &visitor.guest {
        Some(guest) => {
            lists::rows(&tables, tables.store().games_of(guest.id, 50).await?, &visitor).await?
        }
        None => Vec::new(),
    };
    let home = Home {
        cathedral: showpiece(&book),
        level: Level::Greedy,
        running: running
            .into_iter()
            .filter(|row| row.stage.is_running())
            .take(MOST_RUNNING as usize)
            .collect(),
        open: open.iter().filter_map(|summary| open_table(summary, &book)).collect(),
    };
    Ok(html(pages::home(&home, &frame(&visitor, &book, "/"))))
}

/// A city half built, the same for everybody: a few moves of a fixed game.
fn showpiece(book: &Phrasebook) -> String {
    let moves = [
        "CAnH5", "TOnC3", "TOnB2", "ACwB8", "CSsF9", "CSnF2", "ABnA5", "IFnE7", "ACeI8", "ABeI3",
        "IFnD5", "INwD10", "MAeF4", "MAwJ6",
    ];
    let Some(Ok(mut game)) = hosted::start("cathedral", "", &Seed::numbered(0)) else {
        return String::new();
    };
    for action in moves {
        if let Some(seat) = game.to_act().iter().next() {
            let _ = game.act(seat, action, book);
        }
    }
    game.svg(bastide_core::Viewer::Public, game.plies(), book)
}

fn open_table(summary: &Summary, book: &Phrasebook) -> Option<OpenTable> {
    let seat = summary.seats.iter().position(|seat| seat.occupant == Occupant::Open)?;
    let host = summary.seats.iter().find_map(|seat| seat.name.clone()).unwrap_or_default();
    let Some(Ok(game)) = hosted::start(&summary.game, "", &Seed::numbered(0)) else { return None };
    Some(OpenTable {
        id: summary.id.to_string(),
        game: game.title(book),
        host,
        seat: seat as u8,
        side: game.seat_words(bastide_core::Seat::new(seat as u8), book),
        games: summary.series.as_ref().map_or(1, |series| series.games),
        age: sight::age(summary.changed_at),
    })
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    level: String,
}

/// `POST /play/{game}`: against a bot, at once. The visitor moves first.
pub(super) async fn play(
    State(tables): State<Tables>,
    Path(game): Path<String>,
    visitor: Visitor,
    Form(Wanted { level }): Form<Wanted>,
) -> Result<Response, Refusal> {
    let wish = MatchWish {
        game,
        setup: String::new(),
        seed: None,
        visibility: Visibility::Private,
        seats: vec![SeatWish::Bot(level), SeatWish::Myself],
        games: 1,
        follows: Follows::Nothing,
    };
    let arrival = visitor.arrive(&tables).await?;
    let made = tables.create(arrival.guest.id, wish).await;
    let id = arrival.did(&tables, made).await?;
    Ok(arrival.known(to_match(&id)))
}

pub(super) fn to_match(id: &MatchId) -> Redirect {
    Redirect::to(&format!("/matches/{id}"))
}

impl From<bastide_core::SetupError> for Refusal {
    fn from(error: bastide_core::SetupError) -> Self {
        Self(TableError::Setup(error))
    }
}
