//! Web sockets as a client speaks them: text out, text back, and an answer to every ping.

use std::io;
use std::net::SocketAddr;

use crate::wire::Connection;

const TEXT: u8 = 0x81;
const PING: u8 = 0x89;
const PONG: u8 = 0x8a;

pub(super) struct WebSocket {
    connection: Connection,
}

impl WebSocket {
    /// Connects to a path; further lines of the head, each with its end, may say who asks.
    pub(super) async fn open(
        server: SocketAddr,
        number: usize,
        path: &str,
        head: &str,
    ) -> io::Result<Self> {
        let mut connection = Connection::open(server, number).await?;
        let hello = format!(
            "GET {path} HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{head}\r\n"
        );
        connection.send(hello.as_bytes()).await?;
        let head = connection.head().await?;
        if head.status == 101 { Ok(Self { connection }) } else { Err(io::Error::other(head.head)) }
    }

    /// The next text. Broken off, it loses nothing.
    pub(super) async fn message(&mut self) -> io::Result<Vec<u8>> {
        loop {
            let mut frame = self.connection.frame(whole_frame).await?;
            match frame.first() {
                Some(&PING) => self.send(PONG, b"").await?,
                _ => return Ok(frame.split_off(1)),
            }
        }
    }

    pub(super) async fn say(&mut self, text: &str) -> io::Result<()> {
        self.send(TEXT, text.as_bytes()).await
    }

    async fn send(&mut self, kind: u8, bytes: &[u8]) -> io::Result<()> {
        // A mask of zeros leaves the text as it is; the protocol asks for one all the same.
        let mut frame = vec![kind];
        match bytes.len() {
            short @ 0..126 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0x80 | 0x7e);
                frame.extend((long as u16).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(bytes);
        self.connection.send(&frame).await
    }
}

/// A frame's kind and its text, once all of it is there, and where it ends.
fn whole_frame(held: &[u8]) -> Option<(Vec<u8>, usize)> {
    let (begin, length) = match *held.get(1)? & 0x7f {
        126 => (4, u64::from(u16::from_be_bytes(held.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(held.get(2..10)?.try_into().ok()?)),
        short => (2, u64::from(short)),
    };
    let end = begin + length as usize;
    let text = held.get(begin..end)?;
    Some(([&held[..1], text].concat(), end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_used_only_when_all_of_it_has_come() {
        assert_eq!(whole_frame(b"\x81"), None);
        assert_eq!(whole_frame(b"\x81\x03ab"), None);
        assert_eq!(whole_frame(b"\x81\x03abcd"), Some((b"\x81abc".to_vec(), 5)));
        let long = [&b"\x81\x7e\x01\x00"[..], &[b'x'; 256]].concat();
        assert_eq!(whole_frame(&long).map(|(text, end)| (text.len(), end)), Some((257, 260)));
    }
}
