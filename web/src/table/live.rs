//! Live tables: everybody who looks hears of every new version and then fetches what they may see of it.
//! The stream itself carries only numbers, because a stream cannot be compressed without holding it up.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use serde::Deserialize;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt as _};

use crate::error::Refusal;
use crate::seat;
use crate::table::plates;
use crate::visitor::Visitor;
use bastide_community::Community;
use bastide_matches::Match;

#[derive(Deserialize)]
pub(crate) struct After {
    #[serde(default)]
    after: u64,
}

/// What is told of those who come, go and write.
fn company(
    tables: &Community,
    table: &Arc<Match>,
    visitor: Visitor,
) -> impl Stream<Item = Option<Result<Event, Infallible>>> + use<> {
    let here = Arc::new((tables.clone(), Arc::clone(table), visitor));
    WatchStream::new(table.subscribe_company()).then(move |_| {
        let here = Arc::clone(&here);
        async move {
            let (tables, table, visitor) = &*here;
            let told = plates::told(tables, table, visitor).await;
            Some(Ok(Event::default().event("company").data(told.to_string())))
        }
    })
}

const HEARTBEAT: Duration = Duration::from_secs(15);

/// `GET /matches/{id}/live`: the version of the table, now if the visitor's is old, and whenever it
/// changes.
pub(crate) async fn stream(
    State(tables): State<Community>,
    Path(id): Path<String>,
    Query(After { after }): Query<After>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    let table = tables.open(&seat::match_named(&id)?).await?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let seen = last.unwrap_or(after);
    let versions = WatchStream::new(table.subscribe()).filter(move |&version| version > seen);
    // While the stream is open, the player is present.
    let guest = visitor.id();
    let attending = tables.timekeeper().attend(&table, guest);
    let company = company(&tables, &table, visitor);
    let news = versions.map(move |version| {
        let _there = &attending;
        let version = version.to_string();
        Some(Ok(Event::default().event("changed").id(&version).data(version)))
    });
    // The stream ends when the server closes or the listener is banned.
    let (closed, barred) = (tables.closed(), tables.moderation().barred(guest));
    let end = tokio_stream::once((closed, barred)).then(|(closed, barred)| async move {
        tokio::select! {
            () = closed => None,
            () = barred => None,
        }
    });
    let news = news.merge(company).merge(end).take_while(Option::is_some).filter_map(|news| news);
    Ok(Sse::new(news).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}
