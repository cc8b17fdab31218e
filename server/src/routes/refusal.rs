//! The one error of the routes, which becomes a response in one place.

use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::header::ACCEPT;
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
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
            | TableError::NotOver => StatusCode::CONFLICT,
            TableError::Refused(_)
            | TableError::NothingToUndo
            | TableError::Setup(_)
            | TableError::Bot(_) => StatusCode::UNPROCESSABLE_ENTITY,
            TableError::Store(_) | TableError::Unreadable(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = self.status();
        let clause = match &self.0 {
            TableError::Refused(refused) => Some(refused.clause.id()),
            _ => None,
        };
        let text = if status.is_server_error() {
            // What went wrong inside is for the log, not for the page.
            tracing::error!(error = %self.0, "a request failed");
            "something went wrong inside; it is in the server's log".to_owned()
        } else {
            self.0.to_string()
        };
        let refused = Refused(text.clone());
        (status, Extension(refused), Json(Answer { clause, text })).into_response()
    }
}

/// Marks the answers that [`for_people`] turns into pages.
#[derive(Clone)]
struct Refused(String);

/// Shows refusals as pages to those who asked for a page; scripts keep their JSON.
pub(super) async fn for_people(
    State(tables): State<Tables>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let accepts = parts.headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    if !accepts.is_some_and(|accepts| accepts.contains("text/html")) {
        return next.run(Request::from_parts(parts, body)).await;
    }
    let response = next.run(Request::from_parts(parts.clone(), body)).await;
    let Some(Refused(text)) = response.extensions().get::<Refused>().cloned() else {
        return response;
    };
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &tables).await else {
        return response;
    };
    let (status, book) = (response.status(), visitor.book());
    let problem = match status {
        StatusCode::NOT_FOUND => pages::missing(&book),
        StatusCode::FORBIDDEN => pages::forbidden(&book),
        status if status.is_server_error() => pages::broken(&book),
        status => pages::Problem {
            status: status.as_u16(),
            title: bastide_text::pages::script_refused(&book),
            text,
        },
    };
    let page = pages::problem(&problem, &frame(&visitor, &book, parts.uri.path()));
    (status, html(page)).into_response()
}

/// Where no route leads.
pub(super) async fn nothing_there(visitor: Visitor, uri: Uri) -> Response {
    let book = visitor.book();
    let page = pages::problem(&pages::missing(&book), &frame(&visitor, &book, uri.path()));
    (StatusCode::NOT_FOUND, html(page)).into_response()
}
