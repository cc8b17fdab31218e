//! `bastide serve`: the games in the browser.

use std::net::SocketAddr;

use anyhow::{Context as _, Result};
use bastide_server::Server;
use clap::Args;

use crate::console::say;
use crate::place::Place;

const EXAMPLES: &str = "\
Examples:
  bastide serve                                   on this machine, at the address it prints
  bastide serve --address 0.0.0.0:8080            for everybody in the network
  bastide serve --database matches.db              keep matches somewhere else
  bastide serve --database postgres://bastide:secret@db/bastide
                                                   share them with other nodes: docs/hosting.md";

/// Serve the games to browsers
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:7430")]
    address: SocketAddr,
    #[command(flatten)]
    place: Place,
}

impl Default for Serve {
    fn default() -> Self {
        let address = SocketAddr::from(([127, 0, 0, 1], 7430));
        Self { address, place: Place::default() }
    }
}

impl Serve {
    pub(crate) fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new().context("the system gives no threads")?;
        runtime.block_on(async {
            let database = &self.place.database;
            let server = Server::bind(database, self.address).await?;
            say(format_args!("Bastide is at http://{}", server.address()?))?;
            say(format_args!("Matches are kept in {database}. Ctrl-C stops it."))?;
            server.run(stopped()).await?;
            Ok(())
        })
    }
}

/// Ready when somebody wants the server to stop.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}
