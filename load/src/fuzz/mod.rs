//! `cargo xtask fuzz-requests`: a server of its own is sent what nobody should send. Whatever comes, it answers with a
//! reason, never fails, never panics, keeps its memory, and a game in play meanwhile goes on as if nothing were.

mod judge;
mod request;
mod routes;
mod schemathesis;
mod values;

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use tokio::task::JoinSet;

use crate::measure::Game;
use crate::process::{self, Process};
use crate::wire::Connection;
use judge::Tally;
use request::Maker;

/// How many are sent unless the caller says so.
pub(crate) const COUNT: u64 = 1_000_000;
/// Among the ordinary tests.
const FEW: u64 = 2_000;
/// With limits most requests are turned away at the door: fewer show as much.
const LIMITED: u64 = 20;
/// Connections that send at the same time.
const SENDERS: u64 = 16;
/// The server's memory may differ by so much between the first and the last quarter: matches that were set up by
/// chance stay in memory for ten minutes.
const ROOM: u64 = 64 * 1024 * 1024;

/// Everything: without limits, with limits, and schemathesis on the description of the interface for programs.
pub(crate) fn all(count: u64) -> Result<(), String> {
    let program = process::program()?;
    for (limits, count) in [(Limits::Off, count), (Limits::On, (count / LIMITED).max(1))] {
        bombard(&program, &process::fresh_folder("fuzz-server")?, limits, count)?;
    }
    let folder = process::fresh_folder("schemathesis-server")?;
    let mut server = serve(&program, &folder, Limits::Off)?;
    schemathesis::run_on(&server)?;
    sound(&mut server, &folder)
}

/// A few, for the ordinary tests: `folder` is empty and gets the database and the log of the server.
pub fn few(program: &Path, folder: &Path) -> Result<(), String> {
    bombard(program, folder, Limits::Off, FEW)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Limits {
    On,
    Off,
}

fn serve(program: &Path, folder: &Path, limits: Limits) -> Result<Process, String> {
    let log = File::create(folder.join("log")).map_err(|error| error.to_string())?;
    let mut command = Command::new(program);
    command.args(["serve", "--address", "127.0.0.1:0", "--log", "json"]);
    match limits {
        // Whoever comes from this machine has none, so the requests come through a proxy.
        Limits::On => command.args(["--trusted-proxy", "127.0.0.1"]),
        Limits::Off => command.args(["--limits", "off"]),
    };
    Process::start(command.arg("--database").arg(folder.join("bastide.db")).stderr(log))
}

/// Sends so many requests to a new server and looks how it took them.
fn bombard(program: &Path, folder: &Path, limits: Limits, count: u64) -> Result<(), String> {
    let mut server = serve(program, folder, limits)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let begun = Instant::now();
    let told = runtime.block_on(async {
        let mut game =
            Game::begin(server.address).await.map_err(|error| format!("a game: {error}"))?;
        game.go_on(5).await?;
        let maker =
            Maker::prepare(&crate::root(), server.address, game.id(), limits == Limits::On).await?;
        let tally = send_all(&server, maker, count).await?;
        // Whoever asks too much has to wait, whoever plays from the same address too.
        if limits == Limits::Off {
            game.finish().await?;
        }
        Ok::<Tally, String>(tally)
    })?;
    println!(
        "{count} requests in {:.0} s, limits {}",
        begun.elapsed().as_secs_f64(),
        if limits == Limits::On { "on" } else { "off" }
    );
    println!("{told}");
    told.verdict()?;
    told.memory_is_flat(ROOM)?;
    sound(&mut server, folder)
}

/// Whether a server lives, and its log tells of no panic and no failure.
fn sound(server: &mut Process, folder: &Path) -> Result<(), String> {
    let log = fs::read_to_string(folder.join("log")).unwrap_or_default();
    if let Some(line) =
        log.lines().find(|line| line.contains("panicked") || line.contains("\"ERROR\""))
    {
        return Err(format!("the log of the server: {line}"));
    }
    if !server.is_alive() {
        return Err("the server has ended".to_owned());
    }
    Ok(())
}

async fn send_all(server: &Process, maker: Maker, count: u64) -> Result<Tally, String> {
    let (maker, next) = (Arc::new(maker), Arc::new(AtomicU64::new(0)));
    let bar = bar(count);
    let mut senders: JoinSet<Result<Tally, String>> = JoinSet::new();
    for _ in 0..SENDERS {
        let (maker, next, bar, address) =
            (Arc::clone(&maker), Arc::clone(&next), bar.clone(), server.address);
        senders.spawn(async move {
            let mut tally = Tally::default();
            let mut connection = None;
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return Ok(tally);
                }
                send(&maker, number, address, &mut connection, &mut tally).await?;
                bar.inc(1);
            }
        });
    }
    let mut tally = Tally::default();
    let mut watch = tokio::time::interval(std::time::Duration::from_millis(100));
    loop {
        tokio::select! {
            _ = watch.tick() => tally.memory.push((next.load(Ordering::Relaxed), server.memory())),
            done = senders.join_next() => match done {
                Some(done) => tally.add(done.map_err(|error| error.to_string())??),
                None => break,
            },
        }
    }
    bar.finish_and_clear();
    tally.count = count;
    Ok(tally)
}

/// Sends the request of a number and judges the answer.
async fn send(
    maker: &Maker,
    number: u64,
    address: std::net::SocketAddr,
    connection: &mut Option<Connection>,
    tally: &mut Tally,
) -> Result<(), String> {
    let request = maker.request(number);
    let open = match connection.take() {
        Some(open) => open,
        None => Connection::open(address, number as usize % 8)
            .await
            .map_err(|error| format!("nobody answers: {error}"))?,
    };
    let mut open = open;
    let answer = match open.send(&request.bytes).await {
        Ok(()) => open.head().await,
        Err(error) => Err(error),
    };
    // A connection that the server closed before the answer says nothing: it may have been old, or no HTTP.
    let Ok(mut answer) = answer else {
        tally.hung_up += 1;
        return Ok(());
    };
    let is_stream =
        answer.field("content-type").is_some_and(|kind| kind.starts_with("text/event-stream"));
    if !is_stream && !request.is_head() {
        match open.body(&answer).await {
            Ok(body) => answer.body = body,
            Err(error) => tally.note(format!("half an answer ({error})"), || {
                format!("request {number}:\n{request}")
            }),
        }
    }
    let is_over = is_stream
        || answer.field("connection").is_some_and(|word| word.eq_ignore_ascii_case("close"));
    tally.count(number, &request, &answer);
    if !is_over && request.is_http {
        *connection = Some(open);
    }
    Ok(())
}

fn bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template(
        "{wide_bar} {human_pos} of {human_len} requests, {elapsed}, {eta} left",
    );
    ProgressBar::new(length).with_style(style.expect("the template is well-formed"))
}
