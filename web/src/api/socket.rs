//! One's own games and what one does in them over one connection: for programs that play much. What comes over it is
//! what `/stream` tells and what `/matches/{id}/actions` takes; all else is asked for as ever.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use tokio::task::JoinSet;
use tokio::time::interval_at;

use super::play::{ActionWish, acted};
use super::problem::{Answer, ApiProblem};
use super::program::Program;
use super::socket_words::{SocketEnded, SocketMessage, SocketRequest, say, send, spoken};
use super::standing::{Standing, standing, to_tell};
use crate::error::WebError;
use crate::limits::RateLimitKey;
use crate::scopes::Scope;
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_matches::{Heard, Listening, Match};
use bastide_store::{MatchId, now};

/// The longest message: an action with its key is far shorter.
const MOST_BYTES: usize = 4096;
/// What is read at once, which is cleared every time: most actions.
const READ_BYTES: usize = 512;
/// Actions of one connection that are carried out at the same time; the next waits.
const AT_ONCE: usize = 64;
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Whoever neither sends nor answers for so long is hung up on; they resume where they were.
const SILENCE: Duration = Duration::from_secs(75);
/// How long a token that was good is taken to be so. What this process ends is noticed at once; this is for others.
const TRUST: Duration = Duration::from_secs(5);

/// Hear of one's games and act in them over one web socket. Messages are JSON: actions come as `Asked`, answers and
/// news go as `Told`. `Last-Event-ID` resumes as with `/stream`.
#[utoipa::path(get, path = "/socket", params(("Last-Event-ID" = Option<i64>, Header)), tag = "play",
    security(("token" = ["read", "play"])),
    responses((status = 101), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 426, body = ApiProblem), (status = 429, body = ApiProblem)))]
pub(super) async fn open(
    State(tables): State<Community>,
    caller: Program,
    Extension(counted): Extension<RateLimitKey>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    caller.may(Scope::Read)?;
    let upgrade = upgrade.map_err(|why| {
        ApiProblem::malformed(StatusCode::UPGRADE_REQUIRED, format!("this is a web socket: {why}"))
    })?;
    let place = caller.told(counted.takes_a_stream())?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let trusted = Trust::new(&tables);
    let upgrade = upgrade.max_message_size(MOST_BYTES).read_buffer_size(READ_BYTES);
    Ok(upgrade.write_buffer_size(0).on_upgrade(async move |socket| {
        // Heard from now on, so that nothing falls between what was and what comes.
        let news = tables.feed().listen(caller.guest.id);
        let line =
            Line { news, tables, trusted, caller: Arc::new(caller), counted, told: HashMap::new() };
        line.keep(socket, last).await;
        drop(place);
    }))
}

/// One connection.
struct Line {
    tables: Community,
    caller: Arc<Program>,
    counted: RateLimitKey,
    trusted: Trust,
    /// Heard from when the connection was opened.
    news: Listening,
    /// The versions of running matches that answers have told of.
    told: HashMap<MatchId, u64>,
}

/// When the token was last looked at, and how many had been ended by then.
struct Trust {
    at: Instant,
    ended: u64,
}

impl Trust {
    fn new(tables: &Community) -> Self {
        Self { at: Instant::now(), ended: tables.store().tokens().tokens_ended() }
    }

    fn is_good(&self, tables: &Community) -> bool {
        self.ended == tables.store().tokens().tokens_ended() && self.at.elapsed() < TRUST
    }
}

/// What came of an action.
struct Done {
    ask: u64,
    id: MatchId,
    came: Answer<(Arc<Match>, Standing)>,
}

/// Each in a task of its own: what is told meanwhile may wait for a table that an action holds.
type Acts = JoinSet<Done>;

impl Line {
    /// Until the caller is gone, is too slow, the house closes, or they may not come in any more.
    async fn keep(mut self, mut socket: WebSocket, last: Option<i64>) {
        let mut acts = Acts::new();
        let closed = self.tables.closed();
        let barred = self.tables.moderation().barred(Some(self.caller.guest.id));
        tokio::select! {
            Err(why) = self.serve(&mut socket, &mut acts, last) => {
                if !matches!(why, SocketEnded::HungUp) {
                    tracing::info!(?why, "a program's socket ends");
                }
            }
            () = closed => {}
            () = barred => {}
        }
        // What was begun half would be in the database and not on the table.
        acts.detach_all();
    }

    async fn serve(
        &mut self,
        socket: &mut WebSocket,
        acts: &mut Acts,
        last: Option<i64>,
    ) -> Result<Infallible, SocketEnded> {
        let (mut told_until, mut heard_from) = (now(), Instant::now());
        let mut heartbeat = interval_at(tokio::time::Instant::now() + HEARTBEAT, HEARTBEAT);
        self.catch_up(socket, last).await?;
        loop {
            // Answers first: what they tell of is no news any more then.
            tokio::select! {
                biased;
                Some(done) = acts.join_next() => {
                    self.answer(socket, done.map_err(|_| SocketEnded::Broken)?).await?;
                }
                heard = self.news.next() => match heard {
                    Heard::Match { id, at } => {
                        told_until = at;
                        self.tell(socket, &id, at).await?;
                    }
                    Heard::Anything => self.catch_up(socket, Some(told_until)).await?,
                },
                message = socket.recv(), if acts.len() < AT_ONCE => {
                    heard_from = Instant::now();
                    if let Some(text) = spoken(message)? {
                        self.trust().await?;
                        self.take(socket, acts, &text).await?;
                    }
                }
                _ = heartbeat.tick() => {
                    if heard_from.elapsed() > SILENCE {
                        return Err(SocketEnded::Silent);
                    }
                    send(socket, Message::Ping(Bytes::new())).await?;
                }
            }
        }
    }

    /// Looks whether the token still is one: it may have been ended since.
    async fn trust(&mut self) -> Result<(), SocketEnded> {
        if self.trusted.is_good(&self.tables) {
            return Ok(());
        }
        let trusted = Trust::new(&self.tables);
        let known = self.tables.store().tokens().api_token(self.caller.token).await;
        if known.map_err(|_| SocketEnded::Broken)?.is_none_or(|bearer| bearer.ban.is_some()) {
            return Err(SocketEnded::Unknown);
        }
        self.trusted = trusted;
        Ok(())
    }

    /// Begins an action, or says why it cannot be begun.
    async fn take(
        &mut self,
        socket: &mut WebSocket,
        acts: &mut Acts,
        text: &str,
    ) -> Result<(), SocketEnded> {
        let counted = self.counted.asks();
        let asked: SocketRequest = match serde_json::from_str(text) {
            Ok(asked) => asked,
            Err(why) => {
                // Whoever sends nothing but nonsense is not told so for ever.
                if counted.is_err() {
                    return Err(SocketEnded::Unreadable);
                }
                let problem = ApiProblem::malformed(StatusCode::BAD_REQUEST, why.to_string());
                return say(
                    socket,
                    &SocketMessage { problem: Some(problem), ..SocketMessage::default() },
                )
                .await;
            }
        };
        let id = asked.id.parse().map_err(|_| MatchError::NoSuchMatch.into());
        let id: MatchId = match self.caller.told(counted.map_err(WebError::from).and(id)) {
            Ok(id) => id,
            Err(problem) => {
                let (answer, problem) = (Some(asked.ask), Some(problem));
                return say(socket, &SocketMessage { answer, problem, ..SocketMessage::default() })
                    .await;
            }
        };
        self.news.hush(&id);
        acts.spawn(carried_out(self.tables.clone(), Arc::clone(&self.caller), id, asked));
        Ok(())
    }

    async fn answer(&mut self, socket: &mut WebSocket, done: Done) -> Result<(), SocketEnded> {
        let Done { ask, id, came } = done;
        let mut told = SocketMessage { answer: Some(ask), ..SocketMessage::default() };
        // The table, and the version of it that is told, which may be its last.
        let mut version = None;
        match came {
            Ok((table, standing)) => {
                version = Some((table, standing.version, standing.is_over));
                told.standing = Some(standing);
            }
            Err(problem) => told.problem = Some(problem),
        }
        say(socket, &told).await?;
        let has_news = self.news.unhush(&id);
        match version {
            // The news were of what was just answered.
            Some((table, version, _)) if has_news && table.version() == version => Ok(()),
            _ if has_news => self.tell(socket, &id, now()).await,
            Some((_, version, false)) => {
                self.told.insert(id, version);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Tells what has changed since, or what is not over.
    async fn catch_up(
        &mut self,
        socket: &mut WebSocket,
        last: Option<i64>,
    ) -> Result<(), SocketEnded> {
        let at = now();
        let games = to_tell(&self.tables, self.caller.guest.id, last)
            .await
            .map_err(|_| SocketEnded::Broken)?;
        for id in games {
            self.tell(socket, &id, at).await?;
        }
        Ok(())
    }

    /// Tells where a match stands, unless an answer just did.
    async fn tell(
        &mut self,
        socket: &mut WebSocket,
        id: &MatchId,
        at: i64,
    ) -> Result<(), SocketEnded> {
        let told = self.told.remove(id);
        let standing = standing(&self.tables, self.caller.guest.id, id, told).await;
        match standing.map_err(|_| SocketEnded::Broken)? {
            Some(standing) => {
                let told = SocketMessage {
                    at: Some(at),
                    standing: Some(standing),
                    ..SocketMessage::default()
                };
                say(socket, &told).await
            }
            None => Ok(()),
        }
    }
}

/// Acts, and sees what came of it.
async fn carried_out(
    tables: Community,
    caller: Arc<Program>,
    id: MatchId,
    asked: SocketRequest,
) -> Done {
    let SocketRequest { ask, action, seq, key, seat, .. } = asked;
    let wish = ActionWish { action, seq, key, seat };
    let came = match acted(&tables, &caller, id.as_str(), wish).await {
        Ok(table) => {
            let standing = Standing::of(&table, &*table.now().await, caller.guest.id);
            Ok((table, standing))
        }
        Err(problem) => Err(problem),
    };
    Done { ask, id, came }
}
