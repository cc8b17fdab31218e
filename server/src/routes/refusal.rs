//! The one error of the routes, which becomes a response in one place.

use axum::Json;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::{frame, html};
use crate::pages;
use crate::store::StoreError;
use crate::tables::TableError;
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
        if status.is_server_error() {
            // What went wrong inside is for the log, not for the page.
            tracing::error!(error = %self.0, "a request failed");
            let text = "something went wrong inside; it is in the server's log".to_owned();
            return (status, Json(Answer { clause, text })).into_response();
        }
        (status, Json(Answer { clause, text: self.0.to_string() })).into_response()
    }
}

/// Where no route leads.
pub(super) async fn nothing_there(visitor: Visitor, uri: Uri) -> Response {
    let book = visitor.book();
    let page = pages::problem(&pages::missing(&book), &frame(&visitor, &book, uri.path()));
    (StatusCode::NOT_FOUND, html(page)).into_response()
}
