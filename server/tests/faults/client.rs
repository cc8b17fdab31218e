//! The least that speaks HTTP: one connection per request, so that a lost one is noticed at once.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

const FRAGMENTS: &str = "text/vnd.bastide.fragments";
/// Far beyond any honest answer on the loopback.
const PATIENCE: Duration = Duration::from_secs(180);

/// A browser with the cookie of one guest.
#[derive(Clone, Default)]
pub(crate) struct Client {
    cookies: Vec<(String, String)>,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) body: String,
}

impl Client {
    pub(crate) fn get(&mut self, server: SocketAddr, path: &str) -> io::Result<Answer> {
        let stream = self.send(server, "GET", path, "")?;
        self.receive(stream)
    }

    pub(crate) fn post(
        &mut self,
        server: SocketAddr,
        path: &str,
        body: &str,
    ) -> io::Result<Answer> {
        let stream = self.send(server, "POST", path, body)?;
        self.receive(stream)
    }

    pub(crate) fn act(
        &mut self,
        server: SocketAddr,
        id: &str,
        (seq, key, action): (u32, &str, &str),
    ) -> io::Result<Answer> {
        let body = format!("seq={seq}&key={key}&action={action}");
        self.post(server, &format!("/matches/{id}/actions"), &body)
    }

    /// The version of a table, as its live stream tells it to somebody who was away.
    pub(crate) fn live(&mut self, server: SocketAddr, id: &str) -> io::Result<String> {
        for line in self.listen(server, id)?.lines() {
            // Who is there is told on the same stream.
            let told = line?.strip_prefix("data: ").map(str::to_owned);
            if let Some(version) = told.filter(|told| !told.starts_with('{')) {
                return Ok(version);
            }
        }
        Err(io::ErrorKind::UnexpectedEof.into())
    }

    /// The live stream of a table.
    pub(crate) fn listen(&self, server: SocketAddr, id: &str) -> io::Result<BufReader<TcpStream>> {
        let stream = self.send(server, "GET", &format!("/matches/{id}/live?after=0"), "")?;
        Ok(BufReader::new(stream))
    }

    fn send(
        &self,
        server: SocketAddr,
        method: &str,
        path: &str,
        body: &str,
    ) -> io::Result<TcpStream> {
        let mut stream = TcpStream::connect(server)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_nodelay(true)?;
        let cookies: Vec<String> = self.cookies.iter().map(|(n, v)| format!("{n}={v}")).collect();
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {server}\r\n\
             Accept: {FRAGMENTS}\r\nCookie: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            cookies.join("; "),
            body.len()
        );
        stream.write_all(request.as_bytes())?;
        Ok(stream)
    }

    /// A whole answer, or nothing: half of one acknowledges nothing.
    fn receive(&mut self, mut stream: TcpStream) -> io::Result<Answer> {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        let text = String::from_utf8(bytes).map_err(io::Error::other)?;
        let broken = || io::Error::from(io::ErrorKind::UnexpectedEof);
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(broken)?;
        let status = head.get(9..12).and_then(|code| code.parse().ok()).ok_or_else(broken)?;
        let mut answer = Answer { status, location: String::new(), body: body.to_owned() };
        let mut is_whole = false;
        for (name, value) in head.lines().filter_map(|line| line.split_once(": ")) {
            match name {
                "content-length" => is_whole = value.parse() == Ok(body.len()),
                "location" => value.clone_into(&mut answer.location),
                "set-cookie" => self.keep(value),
                _ => {}
            }
        }
        if is_whole { Ok(answer) } else { Err(broken()) }
    }

    fn keep(&mut self, cookie: &str) {
        let pair = cookie.split(';').next().unwrap_or_default();
        let (name, value) = pair.split_once('=').unwrap();
        self.cookies.retain(|(other, _)| other != name);
        self.cookies.push((name.to_owned(), value.to_owned()));
    }
}

impl Answer {
    /// Itself, unless the server has none to give: then nobody knows what became of the request.
    pub(crate) fn on_time(self) -> io::Result<Self> {
        if self.status < 500 { Ok(self) } else { Err(io::Error::other(format!("{self:?}"))) }
    }

    /// The match it leads to.
    pub(crate) fn match_id(&self) -> String {
        assert_eq!(self.status, 303, "{self:?}");
        self.location.strip_prefix("/matches/").expect("a match").to_owned()
    }
}
