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
    number: usize,
    /// For what is asked: one for both players where they share a server, as they never ask at the same time.
    connections: Vec<Connection>,
    players: [Player; 2],
    id: String,
    games: Arc<Vec<Moves>>,
    /// How many games were begun here.
    begun: usize,
    ply: usize,
}

struct Player {
    server: SocketAddr,
    token: String,
    stream: Option<Connection>,
}

impl Table {
    /// Two guests, each at a server, who have sat down to a match.
    pub(super) async fn set_up(
        servers: [SocketAddr; 2],
        number: usize,
        games: Arc<Vec<Moves>>,
    ) -> io::Result<Self> {
        let mut connections = vec![Connection::open(servers[0], number).await?];
        if servers[1] != servers[0] {
            connections.push(Connection::open(servers[1], number).await?);
        }
        let players = servers.map(|server| Player { server, token: String::new(), stream: None });
        let mut table =
            Self { number, connections, players, id: String::new(), games, begun: 0, ply: 0 };
        for seat in [0, 1] {
            let name = format!(r#"{{"name":"Player {}"}}"#, 2 * number + seat);
            table.players[seat].token =
                table.ask(seat, "POST", "/guests", &name).await?.text("token")?;
        }
        table.begin().await?;
        Ok(table)
    }

    /// Opens a stream for each of the players.
    pub(super) async fn listen(&mut self) -> io::Result<()> {
        for (seat, player) in self.players.iter_mut().enumerate() {
            // The first is for what is asked.
            let mut stream = Connection::open(player.server, 3 * self.number + 1 + seat).await?;
            stream.send(&request("GET", "/stream", &player.token, "")).await?;
            stream.head().await?.fine()?;
            player.stream = Some(stream);
        }
        Ok(())
    }

    /// The moves of the match that is played now.
    pub(super) fn moves(&self) -> &Moves {
        &self.games[(self.number + self.begun) % self.games.len()]
    }

    pub(super) fn is_over(&self) -> bool {
        self.ply == self.moves().len()
    }

    /// What happened in the match, as the server of a player tells it.
    pub(super) async fn log(&mut self, seat: usize) -> io::Result<Vec<u8>> {
        Ok(self.ask(seat, "GET", &format!("/matches/{}/log", self.id), "").await?.body)
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
        let count = self.connections.len();
        self.connections[seat % count].ask(&request).await?.fine()
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
        if self.is_over() {
            self.begin().await?;
        }
        let (mover, action) = self.moves()[self.ply].clone();
        let body = format!(r#"{{"action":"{action}","seq":{}}}"#, self.ply);
        let path = format!("/matches/{}/actions", self.id);
        let sent = Instant::now();
        self.ask(mover, "POST", &path, &body).await?;
        self.ply += 1;
        self.players[1 - mover].has(&self.id, self.ply, &action).await?;
        Ok(sent.elapsed())
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
        let mut table = Table::set_up([server; 2], 0, Arc::new(super::games::random(1))).await?;
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
    pub(crate) async fn finish(&mut self) -> Result<(), String> {
        while !self.0.is_over() {
            self.go_on(1).await?;
        }
        let path = format!("/matches/{}/record", self.0.id);
        let record = self.0.ask(0, "GET", &path, "").await;
        record.map(drop).map_err(|error| format!("the game beside it has no record: {error}"))
    }
}
