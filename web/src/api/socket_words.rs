//! What is said over the web socket of a program, and how.

use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use serde::{Deserialize, Serialize};
use tokio::time::timeout;
use utoipa::ToSchema;

use super::problem::ApiProblem;
use super::standing::Standing;

/// Whoever does not take what they are told for so long is hung up on; they resume where they were.
const PATIENCE: Duration = Duration::from_secs(30);

/// An action as it comes over the connection.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Asked)]
pub(super) struct SocketRequest {
    /// The caller's number for it, which its answer bears.
    pub(super) ask: u64,
    #[serde(rename = "match")]
    pub(super) id: String,
    /// These four as with `/matches/{id}/actions`.
    // Not flattened: then what is unknown could not be refused.
    #[schema(example = "CSwD2")]
    pub(super) action: String,
    pub(super) seq: u32,
    #[serde(default)]
    pub(super) key: String,
    pub(super) seat: Option<u8>,
}

/// What goes over the connection: the answer to an action, or news.
#[derive(Default, Serialize, ToSchema)]
#[schema(as = Told)]
pub(super) struct SocketMessage {
    /// The number of what is answered; none with news.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) answer: Option<u64>,
    /// The moment of the news, which resumes the stream.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<i64>,
    /// Where the match stands. An answer tells it once the action is durable, and it is not told again as news.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) standing: Option<Standing>,
    /// Why the action was not granted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) problem: Option<ApiProblem>,
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug)]
pub(super) enum SocketEnded {
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

/// What the caller said, if it was more than that they are there.
pub(super) fn spoken(
    message: Option<Result<Message, axum::Error>>,
) -> Result<Option<Utf8Bytes>, SocketEnded> {
    match message {
        Some(Ok(Message::Text(text))) => Ok(Some(text)),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
        // Nothing is ever said in bytes.
        Some(Ok(Message::Binary(_))) => Err(SocketEnded::Unreadable),
        Some(Ok(Message::Close(_)) | Err(_)) | None => Err(SocketEnded::HungUp),
    }
}

pub(super) async fn say(socket: &mut WebSocket, told: &SocketMessage) -> Result<(), SocketEnded> {
    let text = serde_json::to_string(told).map_err(|_| SocketEnded::Broken)?;
    send(socket, Message::Text(text.into())).await
}

pub(super) async fn send(socket: &mut WebSocket, message: Message) -> Result<(), SocketEnded> {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(SocketEnded::HungUp),
        Err(_) => Err(SocketEnded::Slow),
    }
}
