//! Cards, boxes and icons to look up.

use std::collections::BTreeMap;

use axum::extract::{Path, Query};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse as _, Response};

use super::{Refusal, frame, html};
use crate::hosted;
use crate::matches::CreateError;
use crate::pages::{self, ReferencePage};
use crate::reference::{picture, reference};
use crate::visitor::Visitor;

/// `GET /cards/{game}`
pub(super) async fn show(
    Path(game): Path<String>,
    Query(asked): Query<BTreeMap<String, String>>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let book = visitor.book();
    let reference = reference(&game, &book).ok_or(CreateError::NoSuchGame)?;
    let title = hosted::title(&game, &book).ok_or(CreateError::NoSuchGame)?;
    let page = ReferencePage { game: game.clone(), title, reference, asked };
    Ok(html(pages::reference(&page, &frame(&visitor, &book, format!("/cards/{game}")))))
}

/// `GET /cards/{game}/{id}/picture.svg`
pub(super) async fn drawing(
    Path((game, id)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let svg = picture(&game, &id, &visitor.book()).ok_or(CreateError::NoSuchGame)?;
    // In the language of whoever asks, so that no cache between us may hand it to another.
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "private, max-age=3600")];
    Ok((headers, svg).into_response())
}
