//! Cards, boxes and icons to look up.

use std::collections::BTreeMap;

use axum::extract::{Path, Query};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse as _, Response};

use super::page;
use super::page::ReferencePage;
use crate::error::Refusal;
use crate::site::html;
use crate::{visitor::Visitor, visitor::frame};
use bastide_matches::CreateError;
use bastide_presentation::registry::{picture, reference};

/// `GET /cards/{game}`
pub(crate) async fn show(
    Path(game): Path<String>,
    Query(asked): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let reference = reference(&game, &book).ok_or(CreateError::NoSuchGame)?;
    let title = bastide_presentation::title(&game, &book).ok_or(CreateError::NoSuchGame)?;
    let page = ReferencePage { game: game.clone(), title, reference, asked };
    Ok(html(page::reference(&page, &frame(&visitor, &book, format!("/cards/{game}")))))
}

/// `GET /cards/{game}/{id}/picture.svg`
pub(crate) async fn drawing(
    Path((game, id)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let svg = picture(&game, &id, &visitor.book()).ok_or(CreateError::NoSuchGame)?;
    // In the visitor's language, so no cache in between may hand it to another visitor.
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "private, max-age=3600")];
    Ok((headers, svg).into_response())
}
