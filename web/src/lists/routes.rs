//! The lists of matches.

use axum::Json;
use axum::extract::{Query, State};
use axum::response::{Html, Redirect};
use bastide_text::told;
use serde::{Deserialize, Serialize};

use super::page::{self, GameRow, MyGames, Stage, Watch};
use super::scene::game_rows;
use crate::error::Refusal;
use crate::limits::MOST_KIB;
use crate::site::html;
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;

const MOST_ROWS: u32 = 60;

/// `GET /mine`
pub(crate) async fn mine(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let summaries = match &visitor.guest {
        Some(guest) => tables.store().lists().games_of(guest.id, MOST_ROWS).await?,
        None => Vec::new(),
    };
    let (mut running, finished) = parted(game_rows(&tables, summaries, &visitor).await?);
    // Where time presses most comes first; the others stay in their order.
    running.sort_by_key(|row| row.clock.map_or(i64::MAX, |clock| clock.left));
    let book = visitor.book();
    let page = MyGames { running, finished, most: MOST_KIB };
    Ok(html(page::my_games(&page, &frame(&visitor, &book, "/mine"))))
}

#[derive(Deserialize)]
pub(crate) struct NextQuery {
    /// The match at whose table somebody asks: it is left out.
    after: Option<String>,
}

/// `GET /next`: the game of the visitor that waits for them, the one whose time presses most first.
pub(crate) async fn next(
    State(tables): State<Community>,
    visitor: Visitor,
    Query(asked): Query<NextQuery>,
) -> Result<Redirect, Refusal> {
    let rows = waiting_rows(&tables, &visitor, &asked).await?;
    let way = rows.first().map_or("/mine".to_owned(), |row| format!("/matches/{}", row.id));
    Ok(Redirect::to(&way))
}

/// How many games wait for the visitor.
#[derive(Serialize)]
pub(crate) struct WaitingGames {
    count: usize,
    words: String,
}

/// `GET /waiting`
pub(crate) async fn waiting(
    State(tables): State<Community>,
    visitor: Visitor,
    Query(asked): Query<NextQuery>,
) -> Result<Json<WaitingGames>, Refusal> {
    let count = waiting_rows(&tables, &visitor, &asked).await?.len();
    let words = told::games_wait(&visitor.book(), count as u32);
    Ok(Json(WaitingGames { count, words }))
}

async fn waiting_rows(
    tables: &Community,
    visitor: &Visitor,
    asked: &NextQuery,
) -> Result<Vec<GameRow>, Refusal> {
    let Some(guest) = &visitor.guest else { return Ok(Vec::new()) };
    let summaries = tables.store().lists().games_of(guest.id, MOST_ROWS).await?;
    let mut rows = game_rows(tables, summaries, visitor).await?;
    rows.retain(|row| {
        matches!(row.stage, Stage::YourTurn) && asked.after.as_ref() != Some(&row.id)
    });
    rows.sort_by_key(|row| row.clock.map_or(i64::MAX, |clock| clock.left));
    Ok(rows)
}

/// `GET /watch`
pub(crate) async fn watch(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let summaries = tables.store().lists().public_games(MOST_ROWS).await?;
    let (running, finished) = parted(game_rows(&tables, summaries, &visitor).await?);
    let book = visitor.book();
    Ok(html(page::watch(&Watch { running, finished }, &frame(&visitor, &book, "/watch"))))
}

fn parted(rows: Vec<GameRow>) -> (Vec<GameRow>, Vec<GameRow>) {
    rows.into_iter().partition(|row| row.stage.is_running())
}
