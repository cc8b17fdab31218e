//! `cargo xtask load`: how many moves a second a server carries, how soon the other player has them, and what a match
//! and a stream cost, with boardgame.io beside it in the same run. The driver is this process; the servers are
//! others. All of it goes over the loopback.

mod bastide;
mod boardgame;
mod bots;
#[path = "../../../store/tests/postgres/cluster.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "it is written for tests, which need more of it")]
mod cluster;
mod curve;
mod drive;
mod frames;
mod games;
mod nodes;
mod report;
mod socket;
mod watch;

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

pub(crate) use bastide::{Game, request};
pub(crate) use bots::bots;
use drive::{Measured, Play, each, measure, prepare};
pub(crate) use nodes::nodes;
use watch::Watched;

use crate::process::{self, Process};

const BOARDGAME: &str = "load/boardgame";
/// Different games that are played; matches begin with one after the other.
const GAMES: u64 = 200;
/// Shares of all matches that are played at, as one over so many.
const SHARES: [usize; 5] = [5000, 500, 50, 5, 1];
/// More moves a second than a server carries, at one match and at many: so many can be played without a match to set up.
const MOST_MOVES: [usize; 2] = [5_000, 25_000];
/// With a pace, each match has a move so often.
const PACES: [Duration; 2] = [Duration::from_secs(10), Duration::from_secs(5)];

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub(crate) matches: usize,
    pub(crate) watchers: usize,
    /// How long each figure is taken.
    pub(crate) length: Duration,
}

impl Size {
    pub(crate) const WHOLE: Self =
        Self { matches: 5000, watchers: 5000, length: Duration::from_secs(8) };

    /// A quick look with so many matches.
    pub(crate) fn small(matches: &str) -> Result<Self, String> {
        let matches =
            matches.parse().map_err(|_| format!("`{matches}` is no number of matches"))?;
        Ok(Self { matches, watchers: matches, length: Duration::from_secs(3) })
    }

    /// The numbers of matches that are played at, from few to all.
    fn counts(self) -> Vec<usize> {
        let mut counts: Vec<usize> =
            SHARES.iter().map(|share| (self.matches / share).max(1)).collect();
        counts.dedup();
        counts
    }
}

/// What a server did under load.
struct Loaded {
    /// Memory of the server with nobody there, with the matches, and with the streams.
    memory: [u64; 3],
    /// Without a match that begins or ends meanwhile.
    curve: Vec<Measured>,
    paced: Vec<Measured>,
}

struct Figures {
    bastide: Loaded,
    /// All matches of Bastide, played to their ends, with the next one set up then.
    whole: Measured,
    boardgame: Loaded,
    watched: Watched,
}

/// Measures both servers. The whole measurement is written to `docs/load.md`; a smaller one is only printed.
pub(crate) fn servers(size: Size) -> Result<(), String> {
    let (root, program) = (&crate::root(), process::program()?);
    process::raise_descriptors()?;
    let figures = both(root, &program, size)?;
    if size.matches >= Size::WHOLE.matches {
        report::write(root, &figures)?;
    }
    println!("{}", report::closing(&figures));
    Ok(())
}

fn both(root: &Path, program: &Path, size: Size) -> Result<Figures, String> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let folder = process::fresh_folder("load")?;
    let (bastide, whole) = runtime.block_on(ours(program, &folder, size))?;
    let watched = runtime.block_on(async {
        println!("-- {} watchers of one match", size.watchers);
        watch::measure(&serve(program, folder.join("watched.db"))?, size.watchers).await
    })?;
    let boardgame = runtime.block_on(theirs(root, size))?;
    let _ = std::fs::remove_dir_all(folder);
    Ok(Figures { bastide, whole, boardgame, watched })
}

fn serve(program: &Path, database: impl AsRef<OsStr>) -> Result<Process, String> {
    let mut command = Command::new(program);
    command.args([
        "serve",
        "--address",
        "127.0.0.1:0",
        "--limits",
        "off",
        "--hasty-bots",
        "--database",
    ]);
    Process::start(command.arg(database))
}

async fn ours(program: &Path, folder: &Path, size: Size) -> Result<(Loaded, Measured), String> {
    println!("-- Bastide: {} matches, {} streams", size.matches, 2 * size.matches);
    let server = serve(program, folder.join("matches.db"))?;
    let (address, games) = (server.address, Arc::new(games::random(GAMES)));
    let empty = server.memory();
    let set_up = |number| bastide::Table::set_up([address; 2], number, Arc::clone(&games));
    let tables = each(size.matches, set_up).await?;
    let matches = server.memory();
    let mut waiting: Vec<_> = tables.into_iter().map(Some).collect();
    let mut tables = each(size.matches, |number| {
        let table = waiting[number].take();
        async move {
            let mut table = table.ok_or(std::io::ErrorKind::NotFound)?;
            table.listen().await.map(|()| table)
        }
    })
    .await?;
    let memory = [empty, matches, server.memory()];
    let loaded = curves(&server, &mut tables, memory, size).await?;
    tables.iter_mut().for_each(bastide::Table::play_whole_matches);
    let whole = measure(&server, &mut tables, size.matches, (size.length, None)).await?;
    println!("   {} (whole matches)", report::line(&whole));
    Ok((loaded, whole))
}

async fn theirs(root: &Path, size: Size) -> Result<Loaded, String> {
    println!("-- boardgame.io: {} matches, {} sockets", size.matches, 2 * size.matches);
    let mut command = Command::new("node");
    command.arg("server.js").current_dir(root.join(BOARDGAME)).env("NODE_ENV", "production");
    let server = Process::start(&mut command)?;
    let (address, empty) = (server.address, server.memory());
    let mut tables = each(size.matches, |number| boardgame::Table::set_up(address, number)).await?;
    // A match begins when its first player connects: the two cannot be told apart.
    let memory = [empty, empty, server.memory()];
    curves(&server, &mut tables, memory, size).await
}

/// Plays at more and more matches as fast as they go, then at all of them at the pace of people.
async fn curves<T: Play>(
    server: &Process,
    tables: &mut Vec<T>,
    memory: [u64; 3],
    size: Size,
) -> Result<Loaded, String> {
    let mut loaded = Loaded { memory, curve: Vec::new(), paced: Vec::new() };
    for matches in size.counts() {
        let most = MOST_MOVES[usize::from(matches > 1)] * size.length.as_secs() as usize;
        println!("   setting up what is played at {matches} tables at once");
        prepare(tables, matches, most / matches).await?;
        println!("   playing");
        let measured = measure(server, tables, matches, (size.length, None)).await?;
        println!("   {}", report::line(&measured));
        loaded.curve.push(measured);
    }
    for pace in PACES {
        let measured =
            measure(server, tables, size.matches, (size.length + pace, Some(pace))).await?;
        println!("   {} (a move every {} s)", report::line(&measured), pace.as_secs());
        loaded.paced.push(measured);
    }
    Ok(loaded)
}
