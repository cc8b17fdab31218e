//! Writes what a refused visitor reads, in their language: a page for people, JSON for scripts.
//!
//! Handlers, extractors and limits only mark their answers; the middleware here words them.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse as _, Response};
use bastide_text::pages::script_refused;
use bastide_text::{Language, Phrasebook, house, refusals as say};
use serde::Serialize;
use serde_json::json;

use crate::assets;
use crate::cookies::language_in;
use crate::site::html;
use crate::{error::Refused, error::WebError, error::words};
use crate::{error::page, error::page::Problem};
use crate::{frame::Appearance, frame::Frame};
use crate::{limits::MOST_KIB, limits::TooBusy, limits::TooOften};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_community::{AccountError, TournamentError};
use bastide_matches::{CreateError, MatchError};

/// What a script is told.
#[derive(Serialize)]
struct ScriptAnswer {
    clause: Option<&'static str>,
    text: String,
}

/// Says refusals in the visitor's language: as pages to those who asked for a page, as JSON to
/// scripts.
pub(crate) async fn in_words(
    State(tables): State<Community>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let response = next.run(Request::from_parts(parts.clone(), body)).await;
    let status = response.status();
    let refused = response.extensions().get::<Refused>().cloned();
    if refused.is_none() && !is_rejection(&response) {
        return response;
    }
    let wait = response.headers().get(RETRY_AFTER).cloned().map(|wait| [(RETRY_AFTER, wait)]);
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &tables).await else {
        return status.into_response();
    };
    let book = visitor.book();
    let reason =
        refused.as_ref().map_or(Reason::Rejected(status), |refused| Reason::Web(&refused.0));
    let accepts = parts.headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    if !accepts.is_some_and(|accepts| accepts.contains("text/html")) {
        return (status, wait, Json(answer(reason, &book))).into_response();
    }
    let problem = problem(reason, status, &book);
    // What was posted to is no place to come back to.
    let path = if parts.method.is_safe() { parts.uri.path() } else { "/" };
    let page = page::problem(&problem, &frame(&visitor, &book, path));
    (status, wait, html(page)).into_response()
}

/// Whether a request was turned away before its handler saw it; that is answered in plain English.
fn is_rejection(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    response.status().is_client_error() && kind.is_some_and(|kind| kind.starts_with("text/plain"))
}

/// What there is to be said.
#[derive(Clone, Copy)]
enum Reason<'a> {
    Web(&'a WebError),
    /// By the extractors, with this status.
    Rejected(StatusCode),
}

impl Reason<'_> {
    fn words(self, book: &Phrasebook) -> String {
        match self {
            Self::Web(error) => words(error, book),
            Self::Rejected(StatusCode::PAYLOAD_TOO_LARGE) => say::too_much(book, MOST_KIB),
            Self::Rejected(_) => say::form(book),
        }
    }
}

fn answer(reason: Reason<'_>, book: &Phrasebook) -> ScriptAnswer {
    let clause = match reason {
        Reason::Web(WebError::Match(MatchError::Refused(refused))) => Some(refused.clause.id()),
        _ => None,
    };
    ScriptAnswer { clause, text: reason.words(book) }
}

fn problem(reason: Reason<'_>, status: StatusCode, book: &Phrasebook) -> Problem {
    match reason {
        Reason::Web(
            WebError::Match(MatchError::NoSuchMatch)
            | WebError::Create(CreateError::NoSuchGame)
            | WebError::Account(AccountError::NoSuchPlayer)
            | WebError::Tournament(TournamentError::NoSuchTournament),
        ) => page::missing(book),
        Reason::Web(WebError::Match(MatchError::NotYourSeat)) => page::forbidden(book),
        Reason::Web(WebError::Match(MatchError::Unreadable(_))) => page::unreadable(book),
        Reason::Web(WebError::Match(MatchError::Store(_)) | WebError::NoPicture) => {
            page::broken(book)
        }
        reason => Problem {
            status: status.as_u16(),
            title: script_refused(book),
            text: reason.words(book),
        },
    }
}

/// Where no route leads.
pub(crate) async fn nothing_there(visitor: Visitor, uri: Uri) -> Response {
    let book = visitor.book();
    let page = page::problem(&page::missing(&book), &frame(&visitor, &book, uri.path()));
    (StatusCode::NOT_FOUND, html(page)).into_response()
}

/// Made once: turning a request away has to be cheap.
static BOOKS: LazyLock<[(Language, Phrasebook); 3]> =
    LazyLock::new(|| Language::ALL.map(|language| (language, Phrasebook::new(language))));

fn book(headers: &HeaderMap) -> &'static Phrasebook {
    let wanted = language_in(headers);
    let found = BOOKS.iter().find(|(language, _)| *language == wanted);
    found.map_or(&BOOKS[0].1, |(_, book)| book)
}

/// Words the answers that come without any: those of the limits, and of layers that know no language. Nothing is
/// looked up for them.
pub(crate) async fn with_reason(request: Request, next: Next) -> Response {
    let asked = request.headers().clone();
    let response = next.run(request).await;
    let is_silent = !response.headers().contains_key(CONTENT_TYPE);
    if !response.status().is_client_error() || !is_silent {
        return response;
    }
    let status = response.status();
    let book = book(&asked);
    let (kind, text) = match response.extensions().get::<TooBusy>() {
        Some(busy) => (TOO_OFTEN, busy_words(*busy, book)),
        None => (REFUSED, silent_words(status, book)),
    };
    let mut told = unnamed(&asked, status, &kind, text);
    // Which methods there are, for example.
    let known = response.headers().iter().filter(|(name, _)| *name != CONTENT_LENGTH);
    told.headers_mut().extend(known.map(|(name, value)| (name.clone(), value.clone())));
    told
}

fn busy_words(busy: TooBusy, book: &Phrasebook) -> String {
    match busy {
        TooBusy::Requests(TooOften { seconds }) => house::too_often(book, seconds),
        TooBusy::Streams(TooOften { seconds }) => house::too_many_streams(book, seconds),
        TooBusy::Slow => house::too_slow(book),
    }
}

fn silent_words(status: StatusCode, book: &Phrasebook) -> String {
    match status {
        StatusCode::METHOD_NOT_ALLOWED => house::other_way(book),
        StatusCode::FORBIDDEN => house::other_site(book),
        StatusCode::NOT_FOUND => house::not_there(book),
        _ => say::form(book),
    }
}

/// A kind of problem and its title, for programs, and its title for people.
struct ProblemKind {
    name: &'static str,
    title: &'static str,
    heading: fn(&Phrasebook) -> String,
}

const TOO_OFTEN: ProblemKind =
    ProblemKind { name: "too-often", title: "Not so often", heading: house::slowly };
const REFUSED: ProblemKind =
    ProblemKind { name: "refused", title: "Refused", heading: script_refused };

/// A page for people, JSON for scripts; made without knowing the visitor.
fn unnamed(headers: &HeaderMap, status: StatusCode, kind: &ProblemKind, text: String) -> Response {
    let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !accepts.contains("text/html") {
        // A problem document for programs, whose `text` the pages' own script says.
        let document = json!({"type": format!("urn:bastide:{}", kind.name), "title": kind.title,
            "status": status.as_u16(), "detail": text, "clause": null, "text": text});
        let kind = [(CONTENT_TYPE, "application/problem+json")];
        return (status, kind, Json(document)).into_response();
    }
    let book = book(headers);
    let problem = Problem { status: status.as_u16(), title: (kind.heading)(book), text };
    let frame = Frame {
        book,
        path: "/".to_owned(),
        guest_name: String::new(),
        assets: assets::links(),
        appearance: Appearance::Auto,
        announcement: None,
    };
    (status, Html(page::problem(&problem, &frame).into_string())).into_response()
}
