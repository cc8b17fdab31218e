//! `cargo xtask load nodes`: one, two and three nodes on one PostgreSQL, and matches whose players sit at different
//! nodes. Every match comes to the same whichever node is asked, and the same as with one node alone.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::bastide::Table;
use super::cluster::Cluster;
use super::drive::{Play as _, each, percentile};
use super::{games, serve};
use crate::process::{self, Process};

/// Matches that are played to the end.
const MATCHES: usize = 1000;
const NODES: [usize; 3] = [1, 2, 3];
/// Different games that are played.
const GAMES: u64 = 200;

/// What so many nodes did.
struct Played {
    moves: usize,
    seconds: f64,
    /// Seconds of processor time, all nodes together.
    cpu: f64,
    latencies: Vec<Duration>,
    /// What each match came to.
    results: Vec<Vec<u8>>,
}

/// Measures and compares with 1,000 matches, or as many as the caller says.
pub(crate) fn nodes(matches: Option<&str>) -> Result<(), String> {
    let matches = matches.map_or(Ok(MATCHES), str::parse).map_err(|_| "no number of matches")?;
    let program = process::program()?;
    process::raise_descriptors()?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let cluster = Cluster::start();
    let mut results: Option<Vec<Vec<u8>>> = None;
    println!(
        "| Nodes | Matches | Moves/s | Moves per CPU second | p50 ms | p99 ms |\n|--:|--:|--:|--:|--:|--:|"
    );
    for count in NODES {
        let database = cluster.database();
        let servers: Vec<Process> =
            (0..count).map(|_| serve(&program, &database)).collect::<Result<_, _>>()?;
        let played = runtime.block_on(play(&servers, matches))?;
        println!(
            "| {count} | {matches} | {:.0} | {:.0} | {:.1} | {:.1} |",
            played.moves as f64 / played.seconds,
            played.moves as f64 / played.cpu,
            percentile(&played.latencies, 0.5),
            percentile(&played.latencies, 0.99)
        );
        if results.get_or_insert_with(|| played.results.clone()) != &played.results {
            return Err(format!("{count} nodes come to other results than one"));
        }
    }
    println!("every match came to the same with 1, 2 and 3 nodes, whichever was asked");
    Ok(())
}

/// Plays all matches to the end, each between two nodes where there are two.
async fn play(servers: &[Process], matches: usize) -> Result<Played, String> {
    let addresses: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let games = Arc::new(games::random(GAMES));
    let tables = each(matches, |number| {
        let at = |seat: usize| addresses[(number + seat) % addresses.len()];
        let set_up = Table::set_up([at(0), at(1)], number, Arc::clone(&games));
        async move {
            let mut table = set_up.await?;
            table.listen().await.map(|()| table)
        }
    })
    .await?;
    let cpu = || servers.iter().map(Process::cpu).sum::<f64>();
    let (begun, used) = (Instant::now(), cpu());
    let mut running = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        running.spawn(async move { (number, to_the_end(table).await) });
    }
    let (mut latencies, mut done) = (Vec::new(), Vec::new());
    while let Some(one) = running.join_next().await {
        let (number, played) = one.map_err(|error| error.to_string())?;
        let (table, taken) = played.map_err(|error| format!("match {number}: {error}"))?;
        latencies.extend(taken);
        done.push((number, table));
    }
    let (seconds, cpu) = (begun.elapsed().as_secs_f64(), cpu() - used);
    latencies.sort();
    let results = results(done).await.map_err(|error| error.to_string())?;
    Ok(Played { moves: latencies.len(), seconds, cpu, latencies, results })
}

async fn to_the_end(mut table: Table) -> io::Result<(Table, Vec<Duration>)> {
    let mut taken = Vec::new();
    while !table.is_over() {
        taken.push(table.play().await?);
    }
    Ok((table, taken))
}

/// What every match came to, in order. Both nodes must say the same.
async fn results(mut tables: Vec<(usize, Table)>) -> io::Result<Vec<Vec<u8>>> {
    tables.sort_by_key(|(number, _)| *number);
    let mut results = Vec::new();
    for (number, mut table) in tables {
        let [here, there] = [table.log(0).await?, table.log(1).await?];
        let moves = table.moves().iter();
        let is_all =
            moves.clone().all(|(_, action)| crate::wire::find(&here, action.as_bytes()).is_some());
        if here != there || !is_all {
            return Err(io::Error::other(format!("match {number} is not the same at both nodes")));
        }
        results.push(here);
    }
    Ok(results)
}
