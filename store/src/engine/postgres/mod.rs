//! PostgreSQL: the database of several machines. Connections are made anew when they are lost.

mod address;
mod committer;
mod error;
mod listen;
mod readers;
mod schema;
mod session;
mod value;

use std::thread;
use std::time::{Duration, Instant};

use rustls_tokio_postgres::MakeRustlsConnect;
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, Config, Connection, Socket};

pub(crate) use committer::Committer;
pub(crate) use listen::listen;
pub(crate) use readers::PostgresReaders;
pub(crate) use session::PostgresSession;

use crate::engine::Options;
use crate::{Result, StoreError, TransientError};

/// How long a connection may take to be made.
const CONNECTING: Duration = Duration::from_secs(5);
/// How long to wait before the next attempt.
const PAUSE: Duration = Duration::from_millis(50);

type PostgresConnection = Connection<Socket, <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream>;

/// The address of the database and the name of this node.
#[derive(Clone)]
pub(crate) struct Server {
    config: Config,
    tls: MakeRustlsConnect,
    options: Options,
    /// This node's name among the others: a new one whenever a store is opened.
    node: String,
}

impl Server {
    pub(crate) fn new(address: &str, options: Options) -> Result<Self> {
        let (mut config, tls) = address::read(address)?;
        config.application_name("bastide").connect_timeout(CONNECTING);
        config.keepalives_idle(Duration::from_secs(30));
        Ok(Self { config, tls, options, node: random_name() })
    }

    /// A connection, which the caller has to drive.
    async fn connect(&self) -> Result<(Client, PostgresConnection)> {
        self.config.connect(self.tls.clone()).await.map_err(error::connecting)
    }

    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    /// Tries again while the database is away, for as long as the options say.
    fn patiently<T>(&self, mut attempt: impl FnMut() -> Result<T>) -> Result<T> {
        let deadline = Instant::now() + self.options.patience;
        loop {
            match attempt() {
                Err(StoreError::Transient(
                    TransientError::ConnectionLost(_) | TransientError::NoAnswer(_),
                )) if Instant::now() < deadline => {
                    thread::sleep(PAUSE);
                }
                done => return done,
            }
        }
    }
}

fn random_name() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    format!("{:016x}", u64::from_le_bytes(bytes))
}
