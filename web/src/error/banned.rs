//! The answer to a banned player: a page for people, a document for scripts.

use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use bastide_text::Phrasebook;
use serde_json::json;

use super::banned_page;
use super::banned_page::Restrained;
use crate::assets;
use crate::frame::Frame;
use crate::site::html;
use crate::{cookies::appearance_in, cookies::language_in};
use bastide_store::{Known, Restraint};

/// 403, with the reason and the time.
pub(crate) fn barred(request: &Request, known: &Known, ban: &Restraint) -> Response {
    let headers = request.headers();
    let book = Phrasebook::new(language_in(headers));
    let ban = Restrained { reason: ban.reason.clone(), until: ban.until };
    let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    if !accepts.is_some_and(|accepts| accepts.contains("text/html")) {
        let text = banned_page::barred_words(&ban, &book);
        let document = json!({"type": "urn:bastide:banned", "title": "You are banned",
            "status": 403, "detail": text, "clause": null, "text": text});
        let kind = [(CONTENT_TYPE, "application/problem+json")];
        return (StatusCode::FORBIDDEN, kind, Json(document)).into_response();
    }
    let frame = Frame {
        book: &book,
        path: if request.method().is_safe() { request.uri().path() } else { "/" }.to_owned(),
        guest_name: known.guest.name.clone(),
        assets: assets::links(),
        appearance: appearance_in(headers),
        announcement: None,
    };
    (StatusCode::FORBIDDEN, html(banned_page::barred(&ban, known.has_account, &frame)))
        .into_response()
}
