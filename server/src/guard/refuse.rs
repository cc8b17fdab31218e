//! What is said to whoever is turned away at the door, in their language and without asking the database.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::Request;
use axum::http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse as _, Response};
use bastide_text::pages::script_refused;
use bastide_text::{Language, Phrasebook, house as say};
use serde_json::json;

use crate::assets;
use crate::pages::{self, Appearance, Frame, Problem};
use crate::visitor::language_in;

/// Made once: to turn somebody away has to be cheap.
static BOOKS: LazyLock<[(Language, Phrasebook); 3]> =
    LazyLock::new(|| Language::ALL.map(|language| (language, Phrasebook::new(language))));

fn book(headers: &HeaderMap) -> &'static Phrasebook {
    let wanted = language_in(headers);
    let found = BOOKS.iter().find(|(language, _)| *language == wanted);
    found.map_or(&BOOKS[0].1, |(_, book)| book)
}

pub(super) fn too_often(headers: &HeaderMap, seconds: u32) -> Response {
    let text = say::too_often(book(headers), seconds);
    with_retry(refusal(headers, StatusCode::TOO_MANY_REQUESTS, TOO_OFTEN, text), seconds)
}

/// A tab that is closed frees a place at once; nobody knows when.
pub(super) const SOON: u32 = 10;

pub(super) fn too_many_streams(headers: &HeaderMap) -> Response {
    let text = say::too_many_streams(book(headers), SOON);
    with_retry(refusal(headers, StatusCode::TOO_MANY_REQUESTS, TOO_OFTEN, text), SOON)
}

pub(super) fn too_slow(headers: &HeaderMap) -> Response {
    refusal(headers, StatusCode::REQUEST_TIMEOUT, TOO_OFTEN, say::too_slow(book(headers)))
}

/// Says why to whoever was turned away without a word by something that knows none.
pub(crate) async fn with_reason(request: Request, next: Next) -> Response {
    let asked = request.headers().clone();
    let response = next.run(request).await;
    let is_silent = !response.headers().contains_key(CONTENT_TYPE);
    if !response.status().is_client_error() || !is_silent {
        return response;
    }
    let status = response.status();
    let book = book(&asked);
    let text = match status {
        StatusCode::METHOD_NOT_ALLOWED => say::other_way(book),
        StatusCode::FORBIDDEN => say::other_site(book),
        StatusCode::NOT_FOUND => say::not_there(book),
        _ => bastide_text::refusals::form(book),
    };
    let mut told = refusal(&asked, status, ("refused", "Refused"), text);
    // Which methods there are, for example.
    let known = response.headers().iter().filter(|(name, _)| *name != CONTENT_LENGTH);
    told.headers_mut().extend(known.map(|(name, value)| (name.clone(), value.clone())));
    told
}

/// The kind of a problem and its title, for programs.
const TOO_OFTEN: (&str, &str) = ("too-often", "Not so often");

fn with_retry(mut response: Response, seconds: u32) -> Response {
    response.headers_mut().insert(RETRY_AFTER, retry_after(seconds));
    response
}

pub(crate) fn retry_after(seconds: u32) -> HeaderValue {
    HeaderValue::from(seconds)
}

/// A page for people, JSON for scripts.
fn refusal(
    headers: &HeaderMap,
    status: StatusCode,
    (kind, title): (&str, &str),
    text: String,
) -> Response {
    let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !accepts.contains("text/html") {
        // A problem document for programs, whose `text` the pages' own script says.
        let document = json!({"type": format!("urn:bastide:{kind}"), "title": title,
            "status": status.as_u16(), "detail": text, "clause": null, "text": text});
        let kind = [(CONTENT_TYPE, "application/problem+json")];
        return (status, kind, Json(document)).into_response();
    }
    let book = book(headers);
    let title = if kind == TOO_OFTEN.0 { say::slowly(book) } else { script_refused(book) };
    let problem = Problem { status: status.as_u16(), title, text };
    let frame = Frame {
        book,
        path: "/".to_owned(),
        guest_name: String::new(),
        assets: assets::links(),
        appearance: Appearance::Auto,
        announcement: None,
    };
    (status, Html(pages::problem(&problem, &frame).into_string())).into_response()
}
