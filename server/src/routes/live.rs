//! Live tables: every new version goes to everybody who looks, as they may see it.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use serde::Deserialize;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt as _};

use super::{Refusal, table};
use crate::tables::Tables;
use crate::visitor::Visitor;

#[derive(Deserialize)]
pub(super) struct After {
    #[serde(default)]
    after: u64,
}

const HEARTBEAT: Duration = Duration::from_secs(15);

/// `GET /matches/{id}/live`: the parts of the table, now if the visitor's are old, and whenever they
/// change.
pub(super) async fn stream(
    State(tables): State<Tables>,
    Path(id): Path<String>,
    Query(After { after }): Query<After>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let table = tables.open(&table::id(&id)?).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let seen = last.unwrap_or(after);
    let closing = tables.clone();
    let versions = WatchStream::new(table.subscribe()).filter(move |&version| version > seen);
    let parts = versions.then(move |_| {
        let (tables, table, visitor) = (tables.clone(), table.clone(), visitor.clone());
        async move { table::parts(&tables, &table, &visitor).await }
    });
    let parts = parts.filter_map(Result::ok).map(|(version, html)| {
        Ok(Event::default().event("parts").id(version.to_string()).data(html))
    });
    // The house closes: so does the stream.
    let parts = parts.map(Some).merge(tokio_stream::once(()).then(move |()| {
        let closed = closing.closed();
        async move {
            closed.await;
            None
        }
    }));
    let parts = parts.take_while(Option::is_some).filter_map(|part| part);
    Ok(Sse::new(parts).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}
