//! What a request is marked with that was turned away; `error_pages` words it, without asking the database.

use axum::Extension;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

/// When a closed tab frees a place for another stream is not known; this is a guess.
pub(super) const SOON: u32 = 10;

/// Too many requests: when to ask again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TooOften {
    pub(crate) seconds: u32,
}

/// Why a request was turned away before any route saw it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TooBusy {
    Requests(TooOften),
    Streams(TooOften),
    /// The body took too long to arrive.
    Slow,
}

impl IntoResponse for TooBusy {
    fn into_response(self) -> Response {
        match self {
            Self::Requests(TooOften { seconds }) | Self::Streams(TooOften { seconds }) => {
                let wait = [(RETRY_AFTER, retry_after(seconds))];
                (StatusCode::TOO_MANY_REQUESTS, wait, Extension(self)).into_response()
            }
            Self::Slow => (StatusCode::REQUEST_TIMEOUT, Extension(self)).into_response(),
        }
    }
}

pub(crate) fn retry_after(seconds: u32) -> HeaderValue {
    HeaderValue::from(seconds)
}
