//! Two programs at a table of Bastide, as `docs/api.md` describes them: each has a web socket that tells what was done in
//! its games and takes its actions, and keeps the position itself.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::timeout;

use super::drive::Play;
use super::frames::WebSocket;
use super::games::Moves;
use crate::wire::{Answer, Connection, broken, find, number};

/// After so long without a word, a socket has told what it had to tell.
const QUIET: Duration = Duration::from_millis(20);

pub(super) struct Table {
    number: usize,
    /// For what is asked: one for both players where they share a server, as they never ask at the same time.
    connections: Vec<Connection>,
    players: [Player; 2],
    id: String,
    /// Matches that are set up and not yet played.
    ahead: VecDeque<String>,
    games: Arc<Vec<Moves>>,
    /// How many games were begun here.
    begun: usize,
    ply: usize,
    /// Whether a match is left before its last move.
    is_left_early: bool,
}

struct Player {
    server: SocketAddr,
    token: String,
    socket: Option<WebSocket>,
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
        let players = servers.map(|server| Player { server, token: String::new(), socket: None });
        let (id, ahead) = (String::new(), VecDeque::new());
        let (begun, ply, is_left_early) = (0, 0, false);
        let mut table =
            Self { number, connections, players, id, ahead, games, begun, ply, is_left_early };
        for seat in [0, 1] {
            let name = format!(r#"{{"name":"Player {}"}}"#, 2 * number + seat);
            table.players[seat].token =
                table.ask(seat, "POST", "/guests", &name).await?.text("token")?;
        }
        table.begin().await?;
        Ok(table)
    }

    /// Opens a socket for each of the players.
    pub(super) async fn listen(&mut self) -> io::Result<()> {
        for (seat, player) in self.players.iter_mut().enumerate() {
            // The first is for what is asked.
            let number = 3 * self.number + 1 + seat;
            let token = format!("Authorization: Bearer {}\r\n", player.token);
            let socket = WebSocket::open(player.server, number, "/api/v1/socket", &token).await?;
            player.socket = Some(socket);
        }
        Ok(())
    }

    /// Opens all connections anew.
    async fn come_back(&mut self) -> io::Result<()> {
        for (seat, connection) in self.connections.iter_mut().enumerate() {
            *connection = Connection::open(self.players[seat].server, self.number).await?;
        }
        self.listen().await
    }

    /// The moves of the match that is played now.
    pub(super) fn moves(&self) -> &Moves {
        &self.games[(self.number + self.begun) % self.games.len()]
    }

    pub(super) fn is_over(&self) -> bool {
        self.ply == self.moves().len()
    }

    /// From now on a match is played to its end, and the next one set up then.
    pub(super) fn play_whole_matches(&mut self) {
        self.is_left_early = false;
        self.ahead.clear();
    }

    /// What happened in the match, as the server of a player tells it.
    pub(super) async fn log(&mut self, seat: usize) -> io::Result<Vec<u8>> {
        Ok(self.ask(seat, "GET", &format!("/matches/{}/log", self.id), "").await?.body)
    }

    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Sets up a match that is not played here.
    pub(super) async fn set_up_another(&mut self, wish: &str) -> io::Result<()> {
        self.ask(0, "POST", "/matches", wish).await.map(drop)
    }

    /// Begins the next match, which is set up beforehand or now.
    async fn begin(&mut self) -> io::Result<()> {
        self.id = match self.ahead.pop_front() {
            Some(id) => id,
            None => self.new_match().await?,
        };
        (self.begun, self.ply) = (self.begun + 1, 0);
        Ok(())
    }

    async fn new_match(&mut self) -> io::Result<String> {
        let wish = r#"{"game":"cathedral","seats":["me","anyone"]}"#;
        let id = self.ask(0, "POST", "/matches", wish).await?.text("id")?;
        self.ask(1, "POST", &format!("/matches/{id}/seats/1"), "{}").await?;
        Ok(id)
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
    /// Hears out what the socket has to tell.
    async fn hear_out(&mut self) -> io::Result<()> {
        let socket = self.socket()?;
        while let Ok(told) = timeout(QUIET, socket.message()).await {
            told?;
        }
        Ok(())
    }

    fn socket(&mut self) -> io::Result<&mut WebSocket> {
        self.socket.as_mut().ok_or_else(|| io::Error::other("nobody listens"))
    }

    /// Waits until the socket tells of the last action of a match at a ply.
    async fn has(&mut self, id: &str, ply: usize, action: &str) -> io::Result<()> {
        let socket = self.socket()?;
        loop {
            let told = socket.message().await?;
            let is_there = |word: &str| find(&told, word.as_bytes()).is_some();
            if is_there("\"problem\"") {
                return Err(io::Error::other(String::from_utf8_lossy(&told).into_owned()));
            }
            if number(&told, "plies") == Some(ply as u64) && is_there(id) {
                return if is_there(action) { Ok(()) } else { Err(broken()) };
            }
        }
    }
}

impl Play for Table {
    async fn prepare(&mut self, moves: usize) -> io::Result<()> {
        self.is_left_early = true;
        let mut moves_ahead = self.moves().len() - self.ply;
        for number in self.begun.. {
            // The last move of every match is left.
            if moves_ahead > moves + (number - self.begun) {
                break;
            }
            if number - self.begun == self.ahead.len() {
                let id = self.new_match().await?;
                self.ahead.push_back(id);
            }
            moves_ahead += self.games[(self.number + number + 1) % self.games.len()].len();
        }
        for player in &mut self.players {
            player.hear_out().await?;
        }
        Ok(())
    }

    async fn play(&mut self) -> io::Result<Duration> {
        if self.is_over() || (self.is_left_early && self.ply + 1 == self.moves().len()) {
            self.begin().await?;
        }
        let (mover, action) = self.moves()[self.ply].clone();
        let ply = self.ply;
        let asked =
            format!(r#"{{"ask":{ply},"match":"{}","action":"{action}","seq":{ply}}}"#, self.id);
        let sent = Instant::now();
        self.players[mover].socket()?.say(&asked).await?;
        self.ply += 1;
        self.players[1 - mover].has(&self.id, self.ply, &action).await?;
        let taken = sent.elapsed();
        // Whoever moved is told that it is durable.
        self.players[mover].has(&self.id, self.ply, &action).await?;
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

    /// Plays until the match is over, after a pause in which the server may have hung up on whoever was silent.
    pub(crate) async fn finish(&mut self) -> Result<(), String> {
        self.0.come_back().await.map_err(|error| format!("the game beside it: {error}"))?;
        while !self.0.is_over() {
            self.go_on(1).await?;
        }
        let path = format!("/matches/{}/record", self.0.id);
        let record = self.0.ask(0, "GET", &path, "").await;
        record.map(drop).map_err(|error| format!("the game beside it has no record: {error}"))
    }
}
