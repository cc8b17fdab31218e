//! Many who look at one match: each page listens, and fetches its parts when it is told of a change.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use super::bastide::Table;
use super::drive::{Play as _, each, percentile};
use super::games;
use crate::process::Process;
use crate::wire::Connection;

/// Moves that everybody waits for.
const MOVES: usize = 4;

/// What the watchers of a match saw.
#[derive(Clone, Debug)]
pub(super) struct Watched {
    pub(super) watchers: usize,
    /// Bytes of the server's memory for each.
    pub(super) memory: u64,
    /// From sending a move to a watcher's being told, and to their having it; sorted.
    pub(super) told: Vec<Duration>,
    pub(super) have: Vec<Duration>,
    /// Seconds of the server's time for each move.
    pub(super) cpu_per_move: f64,
}

impl Watched {
    /// Told and having, half of the watchers and all but one in a hundred, in milliseconds.
    pub(super) fn milliseconds(&self) -> [f64; 4] {
        let [told, have] = [&self.told, &self.have];
        [
            percentile(told, 0.5),
            percentile(told, 0.99),
            percentile(have, 0.5),
            percentile(have, 0.99),
        ]
    }
}

struct Watcher {
    stream: Connection,
    connection: Connection,
    id: String,
}

impl Watcher {
    async fn come(server: SocketAddr, number: usize, id: String) -> io::Result<Self> {
        let mut stream = Connection::open(server, 2 * number).await?;
        stream.send(&request(&format!("/matches/{id}/live?after=0"))).await?;
        stream.head().await?.fine()?;
        // How the match stands is told at once.
        until_changed(&mut stream).await?;
        let connection = Connection::open(server, 2 * number + 1).await?;
        Ok(Self { stream, connection, id })
    }

    /// Tells of every change when it was heard of and when the parts were there, until nobody asks any more.
    async fn watch(mut self, tell: mpsc::Sender<(Instant, Instant)>) -> io::Result<()> {
        let parts = request(&format!("/matches/{}/parts", self.id));
        loop {
            until_changed(&mut self.stream).await?;
            let heard = Instant::now();
            self.connection.ask(&parts).await?.fine()?;
            if tell.send((heard, Instant::now())).await.is_err() {
                return Ok(());
            }
        }
    }
}

/// Waits for the next version. Who comes and goes is told on the same stream.
async fn until_changed(stream: &mut Connection) -> io::Result<()> {
    loop {
        let event = stream.until(b"\n\n").await?;
        if event.windows(CHANGED.len()).any(|bytes| bytes == CHANGED) {
            return Ok(());
        }
    }
}

const CHANGED: &[u8] = b"event: changed";

fn request(path: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: load\r\nAccept: text/vnd.bastide.fragments\r\nAccept-Encoding: gzip\r\n\r\n")
        .into_bytes()
}

/// One match, and so many who watch it.
pub(super) async fn measure(server: &Process, watchers: usize) -> Result<Watched, String> {
    let address = server.address;
    let failed = |error: io::Error| format!("the match that is watched: {error}");
    let games = Arc::new(games::random(1));
    let mut table = Table::set_up([address; 2], 0, games).await.map_err(failed)?;
    table.listen().await.map_err(failed)?;
    let (id, before) = (table.id().to_owned(), server.memory());
    let come = each(watchers, |number| Watcher::come(address, number, id.clone())).await?;
    let memory = server.memory().saturating_sub(before) / watchers.max(1) as u64;
    let (tell, mut told) = mpsc::channel(watchers.max(1));
    for watcher in come {
        tokio::spawn(watcher.watch(tell.clone()));
    }
    drop(tell);
    let cpu = server.cpu();
    let (mut heard, mut had) = (Vec::new(), Vec::new());
    for _ in 0..MOVES {
        let sent = Instant::now();
        table.play().await.map_err(failed)?;
        for _ in 0..watchers {
            let (at_ear, at_hand) = told.recv().await.ok_or("a watcher has gone")?;
            heard.push(at_ear - sent);
            had.push(at_hand - sent);
        }
    }
    heard.sort();
    had.sort();
    let cpu_per_move = (server.cpu() - cpu) / MOVES as f64;
    Ok(Watched { watchers, memory, told: heard, have: had, cpu_per_move })
}
