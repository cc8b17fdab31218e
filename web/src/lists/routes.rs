//! The lists of matches.

use axum::extract::State;
use axum::response::Html;

use super::page::{self, GameRow, MyGames, Watch};
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
