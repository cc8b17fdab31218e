//! As much of WebSocket and socket.io as a client of boardgame.io speaks: text frames, events of one namespace, and
//! an answer to every ping.

use std::io;
use std::net::SocketAddr;

use crate::wire::{Connection, find};

/// The namespace is the name of the game.
const EVENT: &str = "42/city,";
const JOINED: &[u8] = b"40/city,";
const TEXT: u8 = 0x81;

pub(super) struct Socket {
    connection: Connection,
}

impl Socket {
    pub(super) async fn open(server: SocketAddr, number: usize) -> io::Result<Self> {
        let mut connection = Connection::open(server, number).await?;
        let hello = format!(
            "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\n\
             Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        connection.send(hello.as_bytes()).await?;
        let head = connection.head().await?;
        if head.status != 101 {
            return Err(io::Error::other(head.head));
        }
        let mut socket = Self { connection };
        socket.message().await?;
        socket.say("40/city,").await?;
        while !socket.message().await?.starts_with(JOINED) {}
        Ok(socket)
    }

    /// Sends an event: the inside of a JSON array.
    pub(super) async fn tell(&mut self, event: &str) -> io::Result<()> {
        self.say(&format!("{EVENT}[{event}]")).await
    }

    /// The next message; pings are answered on the way. Broken off, it loses nothing.
    pub(super) async fn message(&mut self) -> io::Result<Vec<u8>> {
        loop {
            let frame = self.connection.frame(whole_frame).await?;
            if frame != b"2" {
                return Ok(frame);
            }
            self.say("3").await?;
        }
    }

    async fn say(&mut self, text: &str) -> io::Result<()> {
        // A mask of zeros leaves the text as it is; the protocol asks for one all the same.
        let mut frame = vec![TEXT];
        match text.len() {
            short @ 0..126 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0x80 | 0x7e);
                frame.extend((long as u16).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.connection.send(&frame).await
    }
}

/// Whether a message is an event of this name.
pub(super) fn is_event(message: &[u8], name: &str) -> bool {
    let begin = &message[..message.len().min(EVENT.len() + name.len() + 3)];
    find(begin, name.as_bytes()).is_some()
}

/// Where the text of a frame begins and ends, once all of it is there.
fn whole_frame(held: &[u8]) -> Option<(usize, usize)> {
    let (begin, length) = match *held.get(1)? & 0x7f {
        126 => (4, u64::from(u16::from_be_bytes(held.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(held.get(2..10)?.try_into().ok()?)),
        short => (2, u64::from(short)),
    };
    let end = begin + length as usize;
    (held.len() >= end).then_some((begin, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_used_only_when_all_of_it_has_come() {
        assert_eq!(whole_frame(b"\x81"), None);
        assert_eq!(whole_frame(b"\x81\x03ab"), None);
        assert_eq!(whole_frame(b"\x81\x03abc"), Some((2, 5)));
        assert_eq!(whole_frame(&[&b"\x81\x7e\x01\x00"[..], &[b'x'; 256]].concat()), Some((4, 260)));
    }

    #[test]
    fn an_event_is_known_by_its_name() {
        assert!(is_event(br#"42/city,["update","m1",{}]"#, "update"));
        assert!(!is_event(br#"42/city,["sync","update",{}]"#, "update"));
    }
}
