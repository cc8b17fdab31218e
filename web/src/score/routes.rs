//! The count of a finished match.

use axum::extract::{Path, State};
use axum::response::Html;

use super::page;
use super::page::{BestGame, ScorePage};
use crate::error::Refusal;
use crate::error::WebError;
use crate::seat::match_named;
use crate::site::html;
use crate::table;
use crate::{moment, names};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_store::{GuestId, Summary};

/// Games alone that are told of.
const MOST_BEST: usize = 5;
const MOST_GAMES: u32 = 200;

/// `GET /matches/{id}/score`
pub(crate) async fn show(
    State(tables): State<Community>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let table = tables.open(&match_named(&id)?).await?;
    let book = visitor.book();
    let guest = visitor.id();
    let now = table.now().await;
    let viewer = now.look(guest, None).viewer;
    let sheet = now.game.score_sheet(viewer, &book).ok_or(WebError::NotOver)?;
    let best = match guest {
        Some(guest) if now.game.seats() == 1 => best(&tables, guest, &table.game, &visitor).await?,
        _ => Vec::new(),
    };
    let page = ScorePage {
        id: id.clone(),
        game: table.game.clone(),
        title: now.game.title(&book),
        players: names::player_names(&now, &book).iter().map(|(_, name)| name.clone()).collect(),
        result: table::ended(&now, &book),
        course: now.game.course(viewer, &book),
        sheet,
        best,
    };
    Ok(html(page::score(&page, &frame(&visitor, &book, format!("/matches/{id}/score")))))
}

/// The best games that a guest has played alone.
async fn best(
    tables: &Community,
    guest: GuestId,
    game: &str,
    visitor: &Visitor,
) -> Result<Vec<BestGame>, Refusal> {
    let mut games: Vec<(i32, Summary)> = tables
        .store()
        .lists()
        .games_of(guest, MOST_GAMES)
        .await?
        .into_iter()
        .filter(|summary| summary.game == game)
        .filter_map(|summary| Some((points_alone(&summary)?, summary)))
        .collect();
    games.sort_by_key(|(points, summary)| (-points, summary.changed_at));
    games.truncate(MOST_BEST);
    let mut best = Vec::with_capacity(games.len());
    for (points, summary) in games {
        // A game whose log cannot be read any more has no title to tell of.
        let Ok(table) = tables.open(&summary.id).await else { continue };
        let book = visitor.book();
        let sheet = table.now().await.game.score_sheet(bastide_core::Viewer::Public, &book);
        let reached = sheet.and_then(|sheet| sheet.ladder.into_iter().find(|rung| rung.is_reached));
        best.push(BestGame {
            id: summary.id.to_string(),
            points,
            title: reached.map(|rung| rung.title).unwrap_or_default(),
            age: moment::since(summary.changed_at),
        });
    }
    Ok(best)
}

/// `played 61`: the points of a game that one played to the end alone.
fn points_alone(summary: &Summary) -> Option<i32> {
    if summary.seats.len() != 1 {
        return None;
    }
    summary.outcome.as_deref()?.strip_prefix("played ")?.parse().ok()
}
