//! Two programs at a table of Bastide, as `docs/api.md` describes them: each listens to the stream of its own games,
//! which tells what was done, keeps the position itself, and sends its actions.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::drive::Play;
use super::games::Moves;
use crate::wire::{Answer, Connection, broken, find, number};

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
            players.push(Player { token: given.text("token")?, stream: None });
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
        self.ask(1, "POST", &format!("/matches/{}/seats/1", self.id), "{}").await?;
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
}

impl Player {
    /// Waits until the stream tells of the last action of a match at a ply.
    async fn has(&mut self, id: &str, ply: usize, action: &str) -> io::Result<()> {
        let stream = self.stream.as_mut().ok_or_else(|| io::Error::other("nobody listens"))?;
        loop {
            let event = stream.until(b"\n\n").await?;
            let is_there = |word: &str| find(&event, word.as_bytes()).is_some();
            if number(&event, "plies") == Some(ply as u64) && is_there(id) {
                return if is_there(action) { Ok(()) } else { Err(broken()) };
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
        self.ask(*mover, "POST", &path, &body).await?;
        self.ply += 1;
        self.players[1 - mover].has(&self.id, self.ply, action).await?;
        let taken = sent.elapsed();
        if self.ply == moves.len() {
            self.begin().await?;
        }
        Ok(taken)
    }
}

/// A request of the interface for programs.
pub(crate) fn request(method: &str, path: &str, token: &str, body: &str) -> Vec<u8> {
    let token =
        if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
    let length = body.len();
    let json = "Content-Type: application/json";
    format!("{method} /api/v1{path} HTTP/1.1\r\nHost: load\r\nPrefer: return=minimal\r\n{token}{json}\r\nContent-Length: {length}\r\n\r\n{body}")
        .into_bytes()
}

/// A game that is played beside something else, to see whether that harms it.
pub(crate) struct Game(Table);

impl Game {
    pub(crate) async fn begin(server: SocketAddr) -> io::Result<Self> {
        let mut table = Table::set_up(server, 0, Arc::new(super::games::random(1))).await?;
        table.listen().await?;
        Ok(Self(table))
    }

    pub(crate) fn id(&self) -> &str {
        &self.0.id
    }

    /// Plays so many moves.
    pub(crate) async fn go_on(&mut self, moves: usize) -> Result<(), String> {
        for _ in 0..moves {
            self.0
                .play()
                .await
                .map_err(|error| format!("the game beside it is harmed: {error}"))?;
        }
        Ok(())
    }

    /// Plays until the match is over.
    pub(crate) async fn to_the_end(&mut self) -> Result<(), String> {
        let (begun, id) = (self.0.begun, self.0.id.clone());
        while self.0.begun == begun {
            self.go_on(1).await?;
        }
        let record = self.0.ask(0, "GET", &format!("/matches/{id}/record"), "").await;
        record.map(drop).map_err(|error| format!("the game beside it has no record: {error}"))
    }
}
