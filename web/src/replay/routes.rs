//! Replays: any position of a match, as a page, a fragment, a picture or a record.

use std::sync::LazyLock;

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use bastide_core::Viewer;
use serde::Deserialize;

use super::page;
use super::scene::{Wanted, position};
use crate::error::Refusal;
use crate::error::WebError;
use crate::names;
use crate::seat::match_named;
use crate::site::html;
use crate::table;
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::{Busy, Effort, MatchError, Thinkers};

#[derive(Deserialize)]
pub(crate) struct At {
    ply: Option<usize>,
    width: Option<u32>,
    /// The first action that is shown step by step.
    from: Option<usize>,
    /// How many actions the asking page lists.
    of: Option<usize>,
    /// Whether it tells an analysis beside them.
    #[serde(default)]
    told: bool,
}

/// `GET /matches/{id}/replay`
pub(crate) async fn show(
    State(tables): State<Community>,
    Path(id): Path<String>,
    Query(at): Query<At>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let wanted = Wanted { ply: at.ply, ..Wanted::default() };
    let (page, book) = position(&tables, &id, wanted, &visitor).await?;
    let frame = frame(&visitor, &book, page.share.as_str());
    Ok(html(page::replay(&page, &frame)))
}

/// `GET /matches/{id}/replay/board`: the parts of a replay that change with the ply.
pub(crate) async fn board(
    State(tables): State<Community>,
    Path(id): Path<String>,
    Query(at): Query<At>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let wanted = Wanted { ply: at.ply, from: at.from, listed: at.of, is_analysed: at.told };
    let (page, book) = position(&tables, &id, wanted, &visitor).await?;
    Ok(html(page::sections(&page, &book)))
}

/// `GET /matches/{id}/record`
pub(crate) async fn record(
    State(tables): State<Community>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&id)?).await?;
    let now = table.now().await;
    // The seed is told when the match is over, not before.
    if now.ending.is_none() {
        return Err(WebError::NotOver.into());
    }
    if !now.is_dealt() {
        return Err(MatchError::Waiting.into());
    }
    let players = names::player_names(&now, &visitor.book());
    let record = now.game.record(&players, now.shuffle.fairness());
    Ok(download(record.into_bytes(), "text/plain; charset=utf-8", &id, "record"))
}

/// `GET /matches/{id}/picture.svg`: the public view.
pub(crate) async fn svg(
    State(tables): State<Community>,
    Path(id): Path<String>,
    Query(at): Query<At>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let svg = picture(&tables, &id, at.ply, &visitor).await?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

const USUAL_WIDTH: u32 = 1200;
/// When to ask again for a picture, where too many wait.
const PAINTED_SOON: u32 = 5;
/// So many pictures are painted at a time; each takes tens of megabytes, so further ones wait, and everybody has a turn.
static PAINTERS: LazyLock<Thinkers> = LazyLock::new(|| Thinkers::new(2));

/// `GET /matches/{id}/picture.png`
pub(crate) async fn png(
    State(tables): State<Community>,
    Path(id): Path<String>,
    Query(at): Query<At>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let svg = picture(&tables, &id, at.ply, &visitor).await?;
    let width = at.width.unwrap_or(USUAL_WIDTH).clamp(100, 2400);
    let payer = visitor.payer(&tables);
    let painting =
        PAINTERS.try_think((payer, Effort::Long), move || bastide_draw::png(&svg, width));
    match painting.await {
        Ok(Some(Ok(png))) => Ok(download(png, "image/png", &id, "png")),
        Ok(_) => Err(WebError::NoPicture.into()),
        Err(Busy) => Err(WebError::TooOften { seconds: PAINTED_SOON }.into()),
    }
}

async fn picture(
    tables: &Community,
    id: &str,
    ply: Option<usize>,
    visitor: &Visitor,
) -> Result<String, Refusal> {
    let table = tables.open(&match_named(id)?).await?;
    let now = table.now().await;
    let ply = ply.unwrap_or(now.game.plies());
    Ok(table::drawing(&now, Viewer::Public, ply, &visitor.book()))
}

fn download(bytes: Vec<u8>, kind: &'static str, id: &str, ending: &str) -> Response {
    let name = format!("attachment; filename=\"bastide-{id}.{ending}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], bytes).into_response()
}
