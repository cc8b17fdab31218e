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
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;
use tokio::time::{interval_at, timeout};
use utoipa::ToSchema;

use super::caller::Caller;
use super::play::{ActionWish, acted};
use super::problem::{Answer, Problem};
use super::standing::{Standing, standing, to_tell};
use super::tokens::Scope;
use crate::guard;
use crate::store::{MatchId, now};
use crate::tables::{Heard, TableError, Tables};

/// An action as it comes over the connection.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// The caller's number for it, which its answer bears.
    ask: u64,
    #[serde(rename = "match")]
    id: String,
    /// These four as with `/matches/{id}/actions`.
    #[schema(example = "CSwD2")]
    action: String,
    seq: u32,
    #[serde(default)]
    key: String,
    seat: Option<u8>,
}

/// What goes over the connection: the answer to an action, or news.
#[derive(Default, Serialize, ToSchema)]
pub(super) struct Told {
    /// The number of what is answered; none with news.
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<u64>,
    /// The moment of the news, which resumes the stream.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<i64>,
    /// Where the match stands. An answer tells it once the action is durable, and it is not told again as news.
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<Standing>,
    /// Why the action was not granted.
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<Problem>,
}

/// The longest message: an action with its key is far shorter.
const MOST_BYTES: usize = 4096;
/// Actions of one connection that are carried out at the same time; the next waits.
const AT_ONCE: usize = 64;
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Whoever neither sends nor answers for so long is hung up on; they resume where they were.
const SILENCE: Duration = Duration::from_secs(75);
/// Whoever does not take what they are told for so long, too.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a token that was good is taken to be so.
const TRUST: Duration = Duration::from_secs(1);

/// Hear of one's games and act in them over one web socket. Messages are JSON: actions come as `Asked`, answers and
/// news go as `Told`. `Last-Event-ID` resumes as with `/stream`.
#[utoipa::path(get, path = "/socket", params(("Last-Event-ID" = Option<i64>, Header)), tag = "play",
    security(("token" = ["read", "play"])),
    responses((status = 101), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 426, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn open(
    State(tables): State<Tables>,
    caller: Caller,
    Extension(counted): Extension<guard::Caller>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    caller.may(Scope::Read)?;
    let upgrade = upgrade.map_err(|why| {
        Problem::malformed(StatusCode::UPGRADE_REQUIRED, format!("this is a web socket: {why}"))
    })?;
    let place = caller.told(counted.takes_a_stream())?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let upgrade = upgrade.max_message_size(MOST_BYTES).read_buffer_size(MOST_BYTES);
    Ok(upgrade.write_buffer_size(0).on_upgrade(async move |socket| {
        let line = Line {
            tables,
            caller: Arc::new(caller),
            counted,
            told: HashMap::new(),
            pending: HashMap::new(),
        };
        line.keep(socket, last).await;
        drop(place);
    }))
}

/// One connection.
struct Line {
    tables: Tables,
    caller: Arc<Caller>,
    counted: guard::Caller,
    /// The versions of running matches that answers have told of.
    told: HashMap<MatchId, u64>,
    /// The matches in which actions are being carried out.
    pending: HashMap<MatchId, Pending>,
}

/// Actions in one match that are being carried out.
#[derive(Default)]
struct Pending {
    count: usize,
    /// Whether there were news meanwhile. The last answer tells them, if it tells where the match stands.
    has_news: bool,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug)]
enum Gone {
    HungUp,
    /// They said what cannot be read.
    Unreadable,
    Silent,
    Slow,
    /// Their token is none any more.
    Unknown,
    /// The house cannot say how their matches stand.
    Broken,
}

/// What came of an action.
struct Done {
    ask: u64,
    id: MatchId,
    came: Answer<Standing>,
}

/// Each in a task of its own: what is told meanwhile may wait for a table that an action holds.
type Acts = JoinSet<Done>;

impl Line {
    /// Until the caller is gone, is too slow, the house closes, or they may not come in any more.
    async fn keep(mut self, mut socket: WebSocket, last: Option<i64>) {
        let mut acts = Acts::new();
        let closed = self.tables.closed();
        let barred = self.tables.barred(Some(self.caller.guest.id));
        tokio::select! {
            Err(why) = self.serve(&mut socket, &mut acts, last) => {
                if !matches!(why, Gone::HungUp) {
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
    ) -> Result<Infallible, Gone> {
        // Heard from now on, so that nothing falls between what was and what comes.
        let news = self.tables.news(self.caller.guest.id);
        let (mut told_until, mut heard_from) = (now(), Instant::now());
        let mut trusted = Instant::now();
        let mut heartbeat = interval_at(tokio::time::Instant::now() + HEARTBEAT, HEARTBEAT);
        self.catch_up(socket, last).await?;
        loop {
            // Answers first: what they tell of is no news any more then.
            tokio::select! {
                biased;
                Some(done) = acts.join_next() => {
                    self.answer(socket, done.map_err(|_| Gone::Broken)?).await?;
                }
                heard = news.next() => match heard {
                    Heard::Match { id, at } => {
                        told_until = at;
                        match self.pending.get_mut(&id) {
                            Some(pending) => pending.has_news = true,
                            None => self.tell(socket, &id, at).await?,
                        }
                    }
                    Heard::Anything => self.catch_up(socket, Some(told_until)).await?,
                },
                message = socket.recv(), if acts.len() < AT_ONCE => {
                    heard_from = Instant::now();
                    if let Some(text) = spoken(message)? {
                        self.trust(&mut trusted).await?;
                        self.take(socket, acts, &text).await?;
                    }
                }
                _ = heartbeat.tick() => {
                    if heard_from.elapsed() > SILENCE {
                        return Err(Gone::Silent);
                    }
                    send(socket, Message::Ping(Bytes::new())).await?;
                }
            }
        }
    }

    /// Looks whether the token still is one: it may have been ended since.
    async fn trust(&self, trusted: &mut Instant) -> Result<(), Gone> {
        if trusted.elapsed() < TRUST {
            return Ok(());
        }
        let known = self.tables.store().api_token(self.caller.token).await;
        if known.map_err(|_| Gone::Broken)?.is_none_or(|bearer| bearer.ban.is_some()) {
            return Err(Gone::Unknown);
        }
        *trusted = Instant::now();
        Ok(())
    }

    /// Begins an action, or says why it cannot be begun.
    async fn take(
        &mut self,
        socket: &mut WebSocket,
        acts: &mut Acts,
        text: &str,
    ) -> Result<(), Gone> {
        let asked: Asked = match serde_json::from_str(text) {
            Ok(asked) => asked,
            Err(why) => {
                let problem = Problem::malformed(StatusCode::BAD_REQUEST, why.to_string());
                return say(socket, &Told { problem: Some(problem), ..Told::default() }).await;
            }
        };
        let id = asked.id.parse().map_err(|_| TableError::NoSuchMatch);
        let id: MatchId = match self.caller.told(self.counted.asks().and(id)) {
            Ok(id) => id,
            Err(problem) => {
                let (answer, problem) = (Some(asked.ask), Some(problem));
                return say(socket, &Told { answer, problem, ..Told::default() }).await;
            }
        };
        self.pending.entry(id.clone()).or_default().count += 1;
        acts.spawn(carried_out(self.tables.clone(), Arc::clone(&self.caller), id, asked));
        Ok(())
    }

    async fn answer(&mut self, socket: &mut WebSocket, done: Done) -> Result<(), Gone> {
        let Done { ask, id, came } = done;
        let mut told = Told { answer: Some(ask), ..Told::default() };
        match came {
            Ok(standing) => {
                if !standing.is_over {
                    self.told.insert(id.clone(), standing.version);
                }
                told.standing = Some(standing);
            }
            Err(problem) => told.problem = Some(problem),
        }
        say(socket, &told).await?;
        let Some(pending) = self.pending.get_mut(&id) else { return Ok(()) };
        pending.count -= 1;
        if pending.count > 0 {
            return Ok(());
        }
        let has_news = pending.has_news;
        self.pending.remove(&id);
        if has_news { self.tell(socket, &id, now()).await } else { Ok(()) }
    }

    /// Tells what has changed since, or what is not over.
    async fn catch_up(&mut self, socket: &mut WebSocket, last: Option<i64>) -> Result<(), Gone> {
        let at = now();
        let games =
            to_tell(&self.tables, self.caller.guest.id, last).await.map_err(|_| Gone::Broken)?;
        for id in games {
            self.tell(socket, &id, at).await?;
        }
        Ok(())
    }

    /// Tells where a match stands, unless an answer just did.
    async fn tell(&mut self, socket: &mut WebSocket, id: &MatchId, at: i64) -> Result<(), Gone> {
        let standing =
            standing(&self.tables, self.caller.guest.id, id).await.map_err(|_| Gone::Broken)?;
        let Some(standing) = standing else { return Ok(()) };
        if self.told.remove(id) == Some(standing.version) {
            return Ok(());
        }
        say(socket, &Told { at: Some(at), standing: Some(standing), ..Told::default() }).await
    }
}

/// Acts, and sees what came of it.
async fn carried_out(tables: Tables, caller: Arc<Caller>, id: MatchId, asked: Asked) -> Done {
    let Asked { ask, action, seq, key, seat, .. } = asked;
    let wish = ActionWish { action, seq, key, seat };
    let came = match acted(&tables, &caller, id.as_str(), wish).await {
        Ok(table) => Ok(Standing::of(&table, &*table.now().await, caller.guest.id)),
        Err(problem) => Err(problem),
    };
    Done { ask, id, came }
}

/// What the caller said, if it was more than that they are there.
fn spoken(message: Option<Result<Message, axum::Error>>) -> Result<Option<Utf8Bytes>, Gone> {
    match message {
        Some(Ok(Message::Text(text))) => Ok(Some(text)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        // Nothing is ever said in bytes.
        Some(Ok(Message::Binary(_))) => Err(Gone::Unreadable),
        Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Gone::HungUp),
    }
}

async fn say(socket: &mut WebSocket, told: &Told) -> Result<(), Gone> {
    let text = serde_json::to_string(told).map_err(|_| Gone::Broken)?;
    send(socket, Message::Text(text.into())).await
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(Gone::HungUp),
        Err(_) => Err(Gone::Slow),
    }
}
