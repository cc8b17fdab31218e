//! As much of socket.io as a client of boardgame.io speaks: events of one namespace, and an answer to every ping.

use std::io;
use std::net::SocketAddr;

use super::frames::WebSocket;
use crate::wire::find;

/// The namespace is the name of the game.
const EVENT: &str = "42/city,";
const JOINED: &[u8] = b"40/city,";
const PATH: &str = "/socket.io/?EIO=4&transport=websocket";

pub(super) struct Socket(WebSocket);

impl Socket {
    pub(super) async fn open(server: SocketAddr, number: usize) -> io::Result<Self> {
        let mut socket = Self(WebSocket::open(server, number, PATH, "").await?);
        socket.message().await?;
        socket.0.say("40/city,").await?;
        while !socket.message().await?.starts_with(JOINED) {}
        Ok(socket)
    }

    /// Sends an event: the inside of a JSON array.
    pub(super) async fn tell(&mut self, event: &str) -> io::Result<()> {
        self.0.say(&format!("{EVENT}[{event}]")).await
    }

    /// The next message; pings are answered on the way. Broken off, it loses nothing.
    pub(super) async fn message(&mut self) -> io::Result<Vec<u8>> {
        loop {
            let message = self.0.message().await?;
            if message != b"2" {
                return Ok(message);
            }
            self.0.say("3").await?;
        }
    }
}

/// Whether a message is an event of this name.
pub(super) fn is_event(message: &[u8], name: &str) -> bool {
    let begin = &message[..message.len().min(EVENT.len() + name.len() + 3)];
    find(begin, name.as_bytes()).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_known_by_its_name() {
        assert!(is_event(br#"42/city,["update","m1",{}]"#, "update"));
        assert!(!is_event(br#"42/city,["sync","update",{}]"#, "update"));
    }
}
