//! `cargo xtask load bots`: how soon a person's move is acknowledged while nobody thinks, and while bots think in fifty
//! games.

use std::sync::Arc;
use std::time::Duration;

use super::bastide::Table;
use super::drive::{Measured, each, measure};
use super::{games, serve};
use crate::process::{self, Process};

/// Matches of people, each with a move that often.
const PEOPLE: usize = 50;
const PACE: Duration = Duration::from_millis(500);
const LENGTH: Duration = Duration::from_secs(20);
/// Games between two bots that think for so long that they are not over before the measurement is.
const BOT_GAMES: usize = 50;
const SEATS: &str = r#"{"game":"cathedral","seats":["bot:search:1s","bot:search:1s"]}"#;

pub(crate) fn bots() -> Result<(), String> {
    let program = process::program()?;
    process::raise_descriptors()?;
    let folder = process::fresh_folder("load")?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let server = serve(&program, folder.join("bots.db"))?;
    runtime.block_on(both(&server))?;
    drop(server);
    let _ = std::fs::remove_dir_all(folder);
    Ok(())
}

async fn both(server: &Process) -> Result<(), String> {
    let (address, games) = (server.address, Arc::new(games::random(50)));
    let mut tables = each(PEOPLE, |number| {
        let set_up = Table::set_up([address; 2], number, Arc::clone(&games));
        async move {
            let mut table = set_up.await?;
            table.listen().await.map(|()| table)
        }
    })
    .await?;
    let alone = measure(server, &mut tables, PEOPLE, (LENGTH, Some(PACE))).await?;
    println!("{}", line("nobody thinks", &alone));
    for _ in 0..BOT_GAMES {
        tables[0]
            .set_up_another(SEATS)
            .await
            .map_err(|error| format!("a game of bots: {error}"))?;
    }
    let among = measure(server, &mut tables, PEOPLE, (LENGTH, Some(PACE))).await?;
    println!("{}", line(&format!("bots think in {BOT_GAMES} games"), &among));
    let rise = among.percentile(0.99) - alone.percentile(0.99);
    println!("p99 rises by {rise:.1} ms (asked: at most 20)");
    Ok(())
}

fn line(when: &str, measured: &Measured) -> String {
    let [half, most] = [0.5, 0.99].map(|share| measured.percentile(share));
    let moves = measured.latencies.len();
    let cores = measured.cpu / measured.seconds;
    format!(
        "{when}: p50 {half:.1} ms, p99 {most:.1} ms over {moves} moves, the server took {cores:.2} cores"
    )
}
