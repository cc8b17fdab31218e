//! For those who run the server: whether it is alive, whether it can serve, and its figures.

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use crate::limits::Client;
use crate::metrics;
use crate::site::Site;
use bastide_store::TokenHash;

/// `GET /healthz`: the process answers.
pub(crate) async fn alive() -> &'static str {
    "alive\n"
}

/// `GET /readyz`: so does the database.
pub(crate) async fn ready(State(site): State<Site>) -> Response {
    // A token of no guest: the question is whether the database answers.
    match site.tables.store().players().guest(TokenHash([0; 32])).await {
        Ok(_) => "ready\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

/// `GET /metrics`: to the machine itself, where no other place was named for it.
pub(crate) async fn figures(State(site): State<Site>, request: Request) -> Response {
    let proxies = &site.settings.protection.proxies;
    let client = Client::of(request.extensions(), request.headers(), proxies);
    if site.settings.has_metrics_apart || !client.is_local() {
        return (StatusCode::NOT_FOUND, "not here\n").into_response();
    }
    told(&site).await
}

async fn told(site: &Site) -> Response {
    let text = metrics::text(&site.metrics, &site.tables).await;
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}

/// What a listener of its own serves.
pub fn apart(site: Site) -> Router {
    Router::new()
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .route("/metrics", get(|State(site): State<Site>| async move { told(&site).await }))
        .with_state(site)
}
