//! `bastide serve`: the games in the browser.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU8;

use anyhow::{Context as _, Result};
use bastide_matches::Pace;
use bastide_server::{Hosting, LogFormat, Server, start_log};
use bastide_web::limits::{ForwardedHeader, Limits, Proxies};
use clap::{Args, ValueEnum};

use crate::console::say;
use crate::place::Place;

const EXAMPLES: &str = "\
Examples:
  bastide serve                                   on this machine, at the address it prints
  bastide serve --address 0.0.0.0:8080            for everybody in the network
  bastide serve --database matches.db              keep matches somewhere else
  bastide serve --database postgres://bastide:secret@db/bastide
                                                   share them with other nodes: docs/hosting.md
  bastide serve --trusted-proxy 127.0.0.1 --log json     behind a proxy with TLS on this machine";

/// Serve the games to browsers
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:7430")]
    address: SocketAddr,
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    world: World,
}

/// How the server stands in the world.
#[derive(Args)]
struct World {
    /// How much one visitor and one address may do
    #[arg(long, value_name = "WHICH", default_value = "default")]
    limits: LimitsWish,
    /// The address of a proxy whose word is taken for whom it speaks for; may be given several times
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<IpAddr>,
    /// The one header in which the proxy writes whom it speaks for; no other is read
    #[arg(long, value_name = "HEADER", default_value = "x-forwarded-for")]
    forwarded_header: HeaderWish,
    /// How many proxies of yours a request passes, each of which adds to that header
    #[arg(long, value_name = "COUNT", default_value = "1")]
    trusted_hops: NonZeroU8,
    /// Where to tell figures and health; without it figures are told nowhere
    #[arg(long, value_name = "HOST:PORT")]
    metrics_address: Option<SocketAddr>,
    /// Let hooks call into the networks of this machine, there also without encryption
    #[arg(long)]
    hooks_to_private: bool,
    /// Let bots answer as soon as they know, for tests and measurements; otherwise they seem to think
    #[arg(long)]
    hasty_bots: bool,
    /// What to write to standard error
    #[arg(long, value_name = "FORMAT", default_value = "warnings")]
    log: LogWish,
}

#[derive(Clone, Copy, ValueEnum)]
enum HeaderWish {
    #[value(name = "x-forwarded-for")]
    XForwardedFor,
    #[value(name = "x-real-ip")]
    XRealIp,
    /// The standard one, RFC 7239
    Forwarded,
}

impl From<HeaderWish> for ForwardedHeader {
    fn from(wish: HeaderWish) -> Self {
        match wish {
            HeaderWish::XForwardedFor => Self::XForwardedFor,
            HeaderWish::XRealIp => Self::XRealIp,
            HeaderWish::Forwarded => Self::Forwarded,
        }
    }
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum LimitsWish {
    /// What suits a server that strangers reach
    #[default]
    Default,
    /// None, for tests and measurements
    Off,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogWish {
    Off,
    /// Lines for people, of what somebody has to look at
    Warnings,
    /// Lines for people, of every request
    Text,
    /// A JSON document a line
    Json,
}

impl Default for World {
    fn default() -> Self {
        Self {
            limits: LimitsWish::default(),
            trusted_proxy: Vec::new(),
            forwarded_header: HeaderWish::XForwardedFor,
            trusted_hops: NonZeroU8::MIN,
            metrics_address: None,
            hooks_to_private: false,
            hasty_bots: false,
            log: LogWish::Warnings,
        }
    }
}

impl World {
    fn hosting(&self) -> Hosting {
        Hosting {
            limits: match self.limits {
                LimitsWish::Default => Some(Limits::default()),
                LimitsWish::Off => None,
            },
            proxies: Proxies {
                trusted: self.trusted_proxy.clone(),
                header: self.forwarded_header.into(),
                hops: self.trusted_hops,
            },
            metrics: self.metrics_address,
            hooks_to_private: self.hooks_to_private,
            pace: if self.hasty_bots { Pace::Hasty } else { Pace::Human },
            ..Hosting::default()
        }
    }

    fn start_log(&self) {
        match self.log {
            LogWish::Off => {}
            LogWish::Warnings => start_log(LogFormat::Warnings),
            LogWish::Text => start_log(LogFormat::Text),
            LogWish::Json => start_log(LogFormat::Json),
        }
    }
}

impl Default for Serve {
    fn default() -> Self {
        let address = SocketAddr::from(([127, 0, 0, 1], 7430));
        Self { address, place: Place::default(), world: World::default() }
    }
}

impl Serve {
    pub(crate) fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new().context("the system gives no threads")?;
        self.world.start_log();
        runtime.block_on(async {
            let database = &self.place.database;
            let server = Server::bind(database, self.address).await?;
            let server = server.hosted(self.world.hosting()).await?;
            say(format_args!("Bastide is at http://{}", server.address()?))?;
            say(format_args!("Matches are kept in {database}. Ctrl-C stops it."))?;
            if let Some(address) = server.metrics_address() {
                say(format_args!("Figures are at http://{address}/metrics."))?;
            }
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
