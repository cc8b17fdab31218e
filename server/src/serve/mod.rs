//! Listening, and stopping without cutting anybody off.

mod connections;
mod descriptors;

use std::net::SocketAddr;

use thiserror::Error;
use tokio::net::TcpListener;

use crate::hosting::Hosting;
use bastide_community::Community;
use bastide_matches::Matches;
use bastide_store::{Database, Served, Store, StoreError};
use bastide_web::{self as web, Site};

#[derive(Debug, Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {reason}; choose another with --address")]
    Address { address: SocketAddr, reason: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("another server uses {0}: stop that one first, or choose another file with --database")]
    Taken(Database),
    #[error("the server stopped: {0}")]
    Stopped(std::io::Error),
}

/// A server that listens already; nobody is served before [`Server::run`].
pub struct Server {
    listener: TcpListener,
    tables: Community,
    hosting: Hosting,
    /// Where figures are told, if not beside the pages.
    apart: Option<TcpListener>,
    /// The database, for this server alone.
    served: Served,
}

impl Server {
    /// Opens the database and starts to listen. Port 0 takes any that is free.
    pub async fn bind(
        database: impl Into<Database>,
        address: SocketAddr,
    ) -> Result<Self, ServeError> {
        let database: Database = database.into();
        // Two on one file would not hear of each other's moves.
        let served = database.serve().ok_or_else(|| ServeError::Taken(database.clone()))?;
        let store = Store::open(database).await?;
        let listener = listen(address).await?;
        let hosting = Hosting::default();
        Ok(Self { listener, tables: Community::new(store), hosting, apart: None, served })
    }

    /// The same server, as it is to stand in the world.
    pub async fn hosted(self, hosting: Hosting) -> Result<Self, ServeError> {
        let apart = match hosting.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let tables = Community::at(self.tables.store().clone(), hosting.pace);
        Ok(Self { tables, hosting, apart, ..self })
    }

    /// Where figures are told, if not beside the pages.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.apart.as_ref()?.local_addr().ok()
    }

    /// Where it listens.
    pub fn address(&self) -> Result<SocketAddr, ServeError> {
        self.listener.local_addr().map_err(ServeError::Stopped)
    }

    /// Serves until `stop` is ready, then lets running requests finish.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServeError> {
        descriptors::raise();
        tokio::spawn(Matches::clone(&self.tables).keep_tidy());
        tokio::spawn(self.tables.nodes().follow());
        tokio::spawn(self.tables.moderation().follow());
        // Before anybody is served: the time without a server is nobody's.
        self.tables.timekeeper().arrive().await?;
        self.tables.webhooks().learn().await?;
        tokio::spawn(self.tables.timekeeper().keep_time());
        tokio::spawn(self.tables.timekeeper().keep_clocks());
        let calls = self.tables.webhooks().calls(self.hosting.hooks_to_private);
        tokio::spawn(calls.keep_calling());
        tokio::spawn(self.tables.clone().keep_score());
        tokio::spawn(self.tables.clone().keep_expiring());
        tokio::task::spawn_blocking(bastide_presentation::learn_versions);
        let tables = self.tables.clone();
        let stop = async move {
            stop.await;
            // Streams would never end by themselves.
            tables.close();
        };
        let store = self.tables.store().clone();
        let house = Site::new(self.tables, self.hosting.clone().settings());
        if let Some(listener) = self.apart {
            // Ends with the process: whoever watches wants to see the end, too.
            tokio::spawn(axum::serve(listener, web::apart(house.clone())).into_future());
        }
        connections::serve(self.listener, web::site(house), &self.hosting, stop).await;
        store.nodes().leave_turns().await?;
        drop(self.served);
        Ok(())
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|reason| ServeError::Address { address, reason })
}
