//! Two programs at a table of Bastide, as `docs/api.md` describes them: each listens to the stream of its own games,
//! fetches the match when it is told of a change, and sends its action.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::drive::Play;
use super::games::Moves;
use crate::wire::{Answer, Connection, find, number};

pub(super) struct Table {
    server: SocketAddr,
    number: usize,
    /// For what is asked; both players are never asking at the same time.
    connection: Connection,
    players: [Player; 2],
    id: String,
    games: Arc<Vec<Moves>>,
    /// How many games were begun here.
    begun: usize,
    ply: usize,
}

struct Player {
    token: String,
    stream: Option<Connection>,
    /// The version of the match that this player has.
    version: u64,
}

impl Table {
    /// Two guests who have sat down to a match.
    pub(super) async fn set_up(
        server: SocketAddr,
        number: usize,
        games: Arc<Vec<Moves>>,
    ) -> io::Result<Self> {
        let mut connection = Connection::open(server, number).await?;
        let mut players = Vec::new();
        for name in ["Light", "Dark"] {
            let body = format!(r#"{{"name":"{name} {number}"}}"#);
            let given = connection.ask(&request("POST", "/guests", "", &body)).await?.fine()?;
            players.push(Player { token: given.text("token")?, stream: None, version: 0 });
        }
        let players = players.try_into().map_err(|_| io::Error::other("two players"))?;
        let mut table = Self {
            server,
            number,
            connection,
            players,
            id: String::new(),
            games,
            begun: 0,
            ply: 0,
        };
        table.begin().await?;
        Ok(table)
    }

    /// Opens a stream for each of the players.
    pub(super) async fn listen(&mut self) -> io::Result<()> {
        for (seat, player) in self.players.iter_mut().enumerate() {
            // The first is for what is asked.
            let mut stream = Connection::open(self.server, 3 * self.number + 1 + seat).await?;
            stream.send(&request("GET", "/stream", &player.token, "")).await?;
            stream.head().await?.fine()?;
            player.stream = Some(stream);
        }
        Ok(())
    }

    pub(super) fn id(&self) -> &str {
        &self.id
    }

    async fn begin(&mut self) -> io::Result<()> {
        let wish = r#"{"game":"cathedral","seats":["me","anyone"]}"#;
        self.id = self.ask(0, "POST", "/matches", wish).await?.text("id")?;
        let seated = self.ask(1, "POST", &format!("/matches/{}/seats/1", self.id), "{}").await?;
        for player in &mut self.players {
            player.version = seated.number("version")?;
        }
        (self.begun, self.ply) = (self.begun + 1, 0);
        Ok(())
    }

    async fn ask(
        &mut self,
        seat: usize,
        method: &str,
        path: &str,
        body: &str,
    ) -> io::Result<Answer> {
        let request = request(method, path, &self.players[seat].token, body);
        self.connection.ask(&request).await?.fine()
    }

    /// The other player is told and fetches the match, which must have the move.
    async fn arrives(&mut self, seat: usize) -> io::Result<()> {
        self.players[seat].is_told(&self.id).await?;
        let has = self.ask(seat, "GET", &format!("/matches/{}", self.id), "").await?;
        if has.number("plies")? != self.ply as u64 {
            return Err(io::Error::other(format!("{} is not at ply {}", self.id, self.ply)));
        }
        self.players[seat].version = has.number("version")?;
        Ok(())
    }
}

impl Player {
    /// Waits until the stream tells of a version that this player does not have.
    async fn is_told(&mut self, id: &str) -> io::Result<()> {
        let stream = self.stream.as_mut().ok_or_else(|| io::Error::other("nobody listens"))?;
        loop {
            let event = stream.until(b"\n\n").await?;
            let is_new = number(&event, "version").is_some_and(|version| version > self.version);
            if is_new && find(&event, id.as_bytes()).is_some() {
                return Ok(());
            }
        }
    }
}

impl Play for Table {
    async fn play(&mut self) -> io::Result<Duration> {
        let games = Arc::clone(&self.games);
        let moves = &games[(self.number + self.begun) % games.len()];
        let (mover, action) = &moves[self.ply];
        let body = format!(r#"{{"action":"{action}","seq":{}}}"#, self.ply);
        let sent = Instant::now();
        let path = format!("/matches/{}/actions", self.id);
        let played = self.ask(*mover, "POST", &path, &body).await?;
        self.players[*mover].version = played.number("version")?;
        self.ply += 1;
        self.arrives(1 - mover).await?;
        let taken = sent.elapsed();
        if self.ply == moves.len() {
            self.begin().await?;
        }
        Ok(taken)
    }
}

/// A request of the interface for programs.
pub(super) fn request(method: &str, path: &str, token: &str, body: &str) -> Vec<u8> {
    let token =
        if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    let length = body.len();
    let json = "Content-Type: application/json";
    format!("{method} /api/v1{path} HTTP/1.1\r\nHost: load\r\n{token}{json}\r\nContent-Length: {length}\r\n\r\n{body}")
        .into_bytes()
}
