//! For those who run the server: whether it is alive, whether it can serve, and its figures.

use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use tokio::time::timeout;

use crate::metrics;
use crate::site::Site;
use bastide_store::{TokenHash, now};

/// `GET /healthz`: the process answers.
pub(crate) async fn alive() -> &'static str {
    "alive\n"
}

/// `GET /readyz`: a move could be kept. The database is asked, and writes, at most once a second, whoever asks how often.
pub(crate) async fn ready(State(site): State<Site>) -> Response {
    let mut known = site.readiness.0.lock().await;
    if known.is_none_or(|(at, _)| at.elapsed() >= ASKED_EVERY) {
        *known = Some((Instant::now(), can_keep(&site).await));
    }
    match *known {
        Some((_, true)) => "ready\n".into_response(),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the database keeps nothing\n").into_response(),
    }
}

/// Whether the database answers and its disk takes something.
async fn can_keep(site: &Site) -> bool {
    let store = site.tables.store();
    // A token of no guest: reading is done by others than writing.
    let asked = async {
        store.players().guest(TokenHash([0; 32])).await?;
        store.nodes().can_write(now()).await
    };
    match timeout(PATIENCE, asked).await {
        Ok(Ok(())) => true,
        Ok(Err(error)) => {
            tracing::error!(%error, "the database keeps nothing");
            false
        }
        Err(_) => {
            tracing::error!("the database does not answer");
            false
        }
    }
}

const ASKED_EVERY: Duration = Duration::from_secs(1);
/// A database that takes longer is none for whoever waits for a move.
const PATIENCE: Duration = Duration::from_secs(5);

/// `GET /metrics`, of the listener that the host has opened for it and of no other: to whom a request beside the pages
/// comes from, a proxy on the machine is the machine itself.
async fn figures(State(site): State<Site>) -> Response {
    let text = metrics::text(&site.metrics, &site.tables).await;
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

/// What a listener of its own serves.
pub fn apart(site: Site) -> Router {
    Router::new()
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .route("/metrics", get(figures))
        .with_state(site)
}
