//! How long an action takes from the click to the parts of the page, and how large they are.
//!
//! `cargo run --release -p bastide-server --example latency`: one table, then fifty at a person's pace.

#[path = "../tests/games/mod.rs"]
mod games;

use std::error::Error;
use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use bastide_core::Seed;
use bastide_presentation::AnyGame;
use bastide_server::{Hosting, Server};
use bastide_text::Phrasebook;

/// Between two actions at one of many tables.
const PACE: Duration = Duration::from_millis(500);
const FRAGMENTS: &str = "text/vnd.bastide.fragments";

fn main() -> Result<(), Box<dyn Error>> {
    games::install();
    let folder = tempfile::tempdir()?;
    let server = serve(&folder.path().join("bastide.db"))?;
    measure(server, 1, 12, Duration::ZERO)?;
    measure(server, 50, 1, PACE)?;
    Ok(())
}

fn serve(database: &Path) -> io::Result<SocketAddr> {
    let runtime = tokio::runtime::Runtime::new()?;
    let bound = async {
        let server = Server::bind(database, ([127, 0, 0, 1], 0).into()).await?;
        server.hosted(Hosting::open()).await
    };
    let server = runtime.block_on(bound).map_err(io::Error::other)?;
    let address = server.address().map_err(io::Error::other)?;
    thread::spawn(move || runtime.block_on(server.run(std::future::pending())));
    Ok(address)
}

/// So many tables at once, each with so many matches one after the other.
fn measure(server: SocketAddr, tables: u32, matches: u32, pace: Duration) -> io::Result<()> {
    let play = move |table: u32| -> io::Result<Vec<(Duration, usize)>> {
        thread::sleep(pace * table / tables);
        let mut sent = Vec::new();
        for _ in 0..matches {
            play(server, pace, &mut sent)?;
        }
        Ok(sent)
    };
    let players: Vec<_> = (0..tables).map(|table| thread::spawn(move || play(table))).collect();
    let mut sent = Vec::new();
    for player in players {
        sent.extend(player.join().expect("a player")?);
    }
    let mut times: Vec<Duration> = sent.iter().map(|(time, _)| *time).collect();
    let mut sizes: Vec<usize> = sent.iter().map(|(_, size)| *size).collect();
    times.sort_unstable();
    sizes.sort_unstable();
    let at = |percent: usize| (times.len() - 1) * percent / 100;
    writeln!(
        io::stdout(),
        "{tables} tables, {} actions: p50 {:.1?}, p99 {:.1?}; parts compressed: median {} bytes, most {}",
        times.len(),
        times[at(50)],
        times[at(99)],
        sizes[at(50)],
        sizes[sizes.len() - 1],
    )
}

/// One match of two at one screen: always the first legal action.
fn play(server: SocketAddr, pace: Duration, sent: &mut Vec<(Duration, usize)>) -> io::Result<()> {
    let (head, _) = ask(server, "POST", "/matches", "", "seat0=me&seat1=here")?;
    let line = |name: &str| head.lines().find_map(|line| line.strip_prefix(name));
    let path = line("location: ").expect("a match").to_owned();
    let cookie =
        line("set-cookie: ").and_then(|c| c.split(';').next()).expect("a guest").to_owned();
    let mut game = bastide_presentation::start("cathedral", "", &Seed::numbered(0))
        .expect("a game")
        .map_err(io::Error::other)?;
    let is_first = pace.is_zero() && sent.is_empty();
    let measured = |stage: &str| -> io::Result<()> {
        let (_, size) = ask(server, "GET", &path, &cookie, "")?;
        writeln!(io::stdout(), "the page of a {stage} match compressed: {size} bytes")
    };
    if is_first {
        measured("new")?;
    }
    for seq in 0.. {
        let Some(action) = first_legal(game.as_mut()) else { break };
        let body = format!("seq={seq}&key={seq}&action={action}");
        let start = Instant::now();
        let (head, size) = ask(server, "POST", &format!("{path}/actions"), &cookie, &body)?;
        sent.push((start.elapsed(), size));
        assert!(head.starts_with("HTTP/1.0 200"), "{head}");
        thread::sleep(pace.saturating_sub(start.elapsed()));
    }
    if is_first {
        measured("finished")?;
    }
    Ok(())
}

/// Plays the first legal action and says which it was.
fn first_legal(game: &mut dyn AnyGame) -> Option<String> {
    let book = Phrasebook::default();
    let seat = game.to_act().iter().next()?;
    let choices = game.choices(seat, &book);
    let placed = choices.pieces.first().and_then(|piece| {
        let turn = piece.turns.first()?;
        Some(format!("{}{}{}", piece.code, turn.letter, turn.pivots.first()?))
    });
    let action = placed.or_else(|| Some(choices.others.first()?.action.clone()))?;
    let _ = game.act(seat, &action, &book).expect("it is legal");
    Some(action)
}

/// The head of the answer, and the size of its body over the wire.
fn ask(
    server: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> io::Result<(String, usize)> {
    let mut stream = TcpStream::connect(server)?;
    let request = format!(
        "{method} {path} HTTP/1.0\r\nHost: {server}\r\nAccept: {FRAGMENTS}\r\n\
         Accept-Encoding: gzip\r\nCookie: {cookie}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(answer.len());
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    Ok((head, answer.len().saturating_sub(end + 4)))
}
