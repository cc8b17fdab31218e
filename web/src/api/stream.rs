//! One's own games as they change: a resumable stream of server-sent events.
//!
//! An event says where a match stands, not what happened, so hearing it twice is harmless and whoever was away
//! hears of each match once. Its number is the moment of the news; whoever comes back with the last number hears
//! of every match that has changed since a little before then.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_stream::Stream;
use tokio_stream::wrappers::ReceiverStream;

use super::problem::{Answer, ApiProblem};
use super::program::Program;
use super::standing::{Standing, standing, to_tell};
use crate::scopes::Scope;
use bastide_community::Community;
use bastide_matches::{Heard, Listening};
use bastide_store::{GuestId, MatchId, now};

const HEARTBEAT: Duration = Duration::from_secs(15);
/// Events that may wait for a listener.
const MOST_WAITING: usize = 64;
/// Whoever does not listen for so long is hung up on; they resume where they were.
const PATIENCE: Duration = Duration::from_secs(30);
/// Hear of every change in one's own games. An event of the name `match` says where a match stands; its id, sent
/// back as `Last-Event-ID`, resumes the stream. Without one, every match that is not over is told first.
#[utoipa::path(get, path = "/stream", params(("Last-Event-ID" = Option<i64>, Header)), tag = "play",
    security(("token" = ["read"])),
    responses((status = 200, content_type = "text/event-stream", body = Standing), (status = 401, body = ApiProblem),
        (status = 403, body = ApiProblem)))]
pub(super) async fn listen(
    State(tables): State<Community>,
    caller: Program,
    headers: HeaderMap,
) -> Answer<Sse<impl Stream<Item = Result<Event, Infallible>>>> {
    caller.may(Scope::Read)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let (events, waiting) = mpsc::channel(MOST_WAITING);
    // Heard from now on, so that nothing falls between what was and what comes.
    let news = tables.feed().listen(caller.guest.id);
    let listener = StreamListener { guest: caller.guest.id, events, tables };
    tokio::spawn(listener.run(news, last));
    Ok(Sse::new(ReceiverStream::new(waiting)).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

struct StreamListener {
    guest: GuestId,
    events: mpsc::Sender<Result<Event, Infallible>>,
    tables: Community,
}

/// Why a stream ends.
struct StreamEnded;

impl StreamListener {
    /// Tells until the listener is gone, is too slow, the house closes, or they are banned.
    async fn run(self, news: Listening, last: Option<i64>) {
        let closed = self.tables.closed();
        let telling = async {
            self.catch_up(last).await?;
            self.go_on(news).await
        };
        let hung_up = self.events.closed();
        let barred = self.tables.moderation().barred(Some(self.guest));
        tokio::select! {
            _ = telling => {}
            () = hung_up => {}
            () = closed => {}
            () = barred => {}
        }
    }

    /// Tells what has changed since, or what is not over.
    async fn catch_up(&self, last: Option<i64>) -> Result<(), StreamEnded> {
        let at = now();
        for id in to_tell(&self.tables, self.guest, last).await.map_err(|_| StreamEnded)? {
            self.tell(&id, at).await?;
        }
        Ok(())
    }

    async fn go_on(&self, news: Listening) -> Result<(), StreamEnded> {
        let mut heard = now();
        loop {
            match news.next().await {
                Heard::Match { id, at } => {
                    heard = at;
                    self.tell(&id, at).await?;
                }
                Heard::Anything => self.catch_up(Some(heard)).await?,
            }
        }
    }

    async fn tell(&self, id: &MatchId, at: i64) -> Result<(), StreamEnded> {
        let standing =
            standing(&self.tables, self.guest, id, None).await.map_err(|_| StreamEnded)?;
        let Some(standing) = standing else { return Ok(()) };
        let data = serde_json::to_string(&standing).map_err(|_| StreamEnded)?;
        let event = Event::default().event("match").id(at.to_string()).data(data);
        match timeout(PATIENCE, self.events.send(Ok(event))).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(StreamEnded),
        }
    }
}
