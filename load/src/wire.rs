//! The least that speaks HTTP over a socket that stays open: bytes out, an answer back. Nothing is checked that the
//! caller did not ask for, so that it costs next to nothing and can send nonsense.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// Far beyond any honest answer on the loopback, even of a server that is asked too much.
const PATIENCE: Duration = Duration::from_secs(60);
/// So many connections leave from one address: each has ports for about 28,000.
const PER_ADDRESS: usize = 16_000;

pub(crate) struct Connection {
    stream: TcpStream,
    /// What was read and is not yet used.
    held: Vec<u8>,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Connection {
    /// Connects; the number spreads many connections over addresses of the loopback.
    pub(crate) async fn open(server: SocketAddr, number: usize) -> io::Result<Self> {
        let socket = TcpSocket::new_v4()?;
        let own = Ipv4Addr::new(127, 0, 0, (1 + number / PER_ADDRESS) as u8);
        if number >= PER_ADDRESS {
            socket.bind(SocketAddr::from((own, 0)))?;
        }
        let stream = timeout(PATIENCE, socket.connect(server)).await??;
        stream.set_nodelay(true)?;
        Ok(Self { stream, held: Vec::new() })
    }

    pub(crate) async fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        timeout(PATIENCE, self.stream.write_all(bytes)).await?
    }

    /// Sends a request and waits for its whole answer.
    pub(crate) async fn ask(&mut self, request: &[u8]) -> io::Result<Answer> {
        self.send(request).await?;
        self.answer().await
    }

    /// The next answer, with its body.
    pub(crate) async fn answer(&mut self) -> io::Result<Answer> {
        let mut answer = self.head().await?;
        answer.body = self.body(&answer).await?;
        Ok(answer)
    }

    /// The body that belongs to a head.
    pub(crate) async fn body(&mut self, answer: &Answer) -> io::Result<Vec<u8>> {
        match answer.field("content-length") {
            Some(length) => self.take(length.parse().map_err(|_| broken())?).await,
            None if answer.field("transfer-encoding").is_some() => self.chunks().await,
            None if matches!(answer.status, 204 | 304) => Ok(Vec::new()),
            None => self.rest().await,
        }
    }

    /// The head of an answer; its body is left for whoever reads on.
    pub(crate) async fn head(&mut self) -> io::Result<Answer> {
        let head = self.until(b"\r\n\r\n").await?;
        let head = String::from_utf8_lossy(&head).into_owned();
        let status = head.get(9..12).and_then(|code| code.parse().ok()).ok_or_else(broken)?;
        Ok(Answer { status, head, body: Vec::new() })
    }

    /// Everything up to a mark, which is passed.
    pub(crate) async fn until(&mut self, mark: &[u8]) -> io::Result<Vec<u8>> {
        let mut seen = 0;
        loop {
            if let Some(at) = find(&self.held[seen..], mark) {
                let mut taken: Vec<u8> = self.held.drain(..seen + at + mark.len()).collect();
                taken.truncate(seen + at);
                return Ok(taken);
            }
            seen = self.held.len().saturating_sub(mark.len());
            self.more().await?;
        }
    }

    pub(crate) async fn take(&mut self, length: usize) -> io::Result<Vec<u8>> {
        while self.held.len() < length {
            self.more().await?;
        }
        Ok(self.held.drain(..length).collect())
    }

    /// The next piece of another protocol, once `whole` finds it and where it ends.
    pub(crate) async fn frame(
        &mut self,
        whole: impl Fn(&[u8]) -> Option<(Vec<u8>, usize)>,
    ) -> io::Result<Vec<u8>> {
        loop {
            if let Some((piece, end)) = whole(&self.held) {
                self.held.drain(..end);
                return Ok(piece);
            }
            self.more().await?;
        }
    }

    async fn chunks(&mut self) -> io::Result<Vec<u8>> {
        let mut body = Vec::new();
        loop {
            let line = self.until(b"\r\n").await?;
            let line = String::from_utf8_lossy(&line);
            let length = usize::from_str_radix(line.trim(), 16).map_err(|_| broken())?;
            body.extend(self.take(length).await?);
            self.until(b"\r\n").await?;
            if length == 0 {
                return Ok(body);
            }
        }
    }

    /// All that comes before the other side hangs up.
    async fn rest(&mut self) -> io::Result<Vec<u8>> {
        while self.more().await.is_ok() {}
        Ok(std::mem::take(&mut self.held))
    }

    async fn more(&mut self) -> io::Result<()> {
        self.held.reserve(4096);
        let read = timeout(PATIENCE, self.stream.read_buf(&mut self.held)).await??;
        if read == 0 { Err(broken()) } else { Ok(()) }
    }
}

impl Answer {
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        field(&self.head, name)
    }

    /// The same, if all went well.
    pub(crate) fn fine(self) -> io::Result<Self> {
        if self.status < 300 {
            return Ok(self);
        }
        let body = String::from_utf8_lossy(&self.body);
        Err(io::Error::other(format!("{} {}", self.status, body)))
    }

    /// A text that stands in a document behind `"NAME":"`.
    pub(crate) fn text(&self, name: &str) -> io::Result<String> {
        let mark = format!("\"{name}\":\"");
        let at = find(&self.body, mark.as_bytes()).ok_or_else(broken)? + mark.len();
        let end = find(&self.body[at..], b"\"").ok_or_else(broken)?;
        Ok(String::from_utf8_lossy(&self.body[at..at + end]).into_owned())
    }
}

/// A number that stands in a document behind `"NAME":`.
pub(crate) fn number(document: &[u8], name: &str) -> Option<u64> {
    let mark = format!("\"{name}\":");
    let rest = &document[find(document, mark.as_bytes())? + mark.len()..];
    let digits: Vec<u8> = rest.iter().copied().take_while(u8::is_ascii_digit).collect();
    String::from_utf8(digits).ok()?.parse().ok()
}

/// Where a word begins.
pub(crate) fn find(text: &[u8], word: &[u8]) -> Option<usize> {
    let (&first, rest) = word.split_first()?;
    let mut from = 0;
    while let Some(at) = text[from..].iter().position(|&byte| byte == first) {
        let after = from + at + 1;
        if text[after..].starts_with(rest) {
            return Some(after - 1);
        }
        from = after;
    }
    None
}

fn field<'h>(head: &'h str, name: &str) -> Option<&'h str> {
    let mut fields = head.lines().filter_map(|line| line.split_once(':'));
    fields.find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
}

pub(crate) fn broken() -> io::Error {
    io::ErrorKind::UnexpectedEof.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_numbers_and_fields_are_found() {
        assert_eq!(find(b"aab", b"ab"), Some(1));
        assert_eq!(find(b"aab", b"ba"), None);
        assert_eq!(number(b"{\"seq\":12,\"seq\":3}", "seq"), Some(12));
        assert_eq!(field("HTTP/1.1 200 OK\r\nContent-Length: 7", "content-length"), Some("7"));
    }
}
