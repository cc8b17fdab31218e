//! The one error of the routes, which becomes a response in one place.

use std::sync::Arc;

use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::header::ACCEPT;
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use bastide_text::Phrasebook;
use serde::Serialize;

use super::{frame, html};
use crate::pages;
use crate::store::StoreError;
use crate::tables::{TableError, Tables};
use crate::visitor::Visitor;

/// Why a request was not granted.
#[derive(Debug)]
pub(crate) struct Refusal(pub(crate) TableError);

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        Self(error)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self(error.into())
    }
}

/// What a script is told.
#[derive(Serialize)]
struct Answer {
    clause: Option<&'static str>,
    text: String,
}

impl Refusal {
    pub(super) fn status(&self) -> StatusCode {
        match &self.0 {
            TableError::NoSuchMatch | TableError::NoSuchGame => StatusCode::NOT_FOUND,
            TableError::NotYourSeat => StatusCode::FORBIDDEN,
            TableError::SeatTaken
            | TableError::Outdated
            | TableError::Waiting
            | TableError::Over
            | TableError::NotOver
            | TableError::Unreadable(_) => StatusCode::CONFLICT,
            TableError::Refused(_)
            | TableError::NothingToUndo
            | TableError::Setup(_)
            | TableError::Bot(_) => StatusCode::UNPROCESSABLE_ENTITY,
            TableError::Store(_) | TableError::NoPicture => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = self.status();
        if status.is_server_error() || matches!(self.0, TableError::Unreadable(_)) {
            // What went wrong inside is for the log, not for the page.
            tracing::error!(error = %self.0, "a request failed");
        }
        (status, Extension(Refused(Arc::new(self.0)))).into_response()
    }
}

/// Marks the answers that [`in_words`] writes.
#[derive(Clone)]
struct Refused(Arc<TableError>);

/// Says refusals in the visitor's language: as pages to those who asked for a page, as JSON to
/// scripts.
pub(super) async fn in_words(
    State(tables): State<Tables>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let response = next.run(Request::from_parts(parts.clone(), body)).await;
    let Some(Refused(error)) = response.extensions().get::<Refused>().cloned() else {
        return response;
    };
    let status = response.status();
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &tables).await else {
        return status.into_response();
    };
    let book = visitor.book();
    let accepts = parts.headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    if !accepts.is_some_and(|accepts| accepts.contains("text/html")) {
        return (status, Json(answer(&error, &book))).into_response();
    }
    let problem = problem(&error, status, &book);
    let page = pages::problem(&problem, &frame(&visitor, &book, parts.uri.path()));
    (status, html(page)).into_response()
}

fn answer(error: &TableError, book: &Phrasebook) -> Answer {
    let clause = match error {
        TableError::Refused(refused) => Some(refused.clause.id()),
        _ => None,
    };
    Answer { clause, text: words(error, book) }
}

fn problem(error: &TableError, status: StatusCode, book: &Phrasebook) -> pages::Problem {
    match error {
        TableError::NoSuchMatch | TableError::NoSuchGame => pages::missing(book),
        TableError::NotYourSeat => pages::forbidden(book),
        TableError::Unreadable(_) => pages::unreadable(book),
        TableError::Store(_) | TableError::NoPicture => pages::broken(book),
        error => pages::Problem {
            status: status.as_u16(),
            title: bastide_text::pages::script_refused(book),
            text: words(error, book),
        },
    }
}

/// Why, in a sentence.
fn words(error: &TableError, book: &Phrasebook) -> String {
    match error {
        TableError::Unreadable(_) => bastide_text::pages::unreadable_text(book),
        TableError::Store(_) | TableError::NoPicture => bastide_text::pages::broken_text(book),
        error => error.to_string(),
    }
}

/// Where no route leads.
pub(super) async fn nothing_there(visitor: Visitor, uri: Uri) -> Response {
    let book = visitor.book();
    let page = pages::problem(&pages::missing(&book), &frame(&visitor, &book, uri.path()));
    (StatusCode::NOT_FOUND, html(page)).into_response()
}
