//! Listening, and stopping without cutting anybody off.

use std::net::SocketAddr;
use std::path::Path;

use thiserror::Error;
use tokio::net::TcpListener;

use crate::app;
use crate::store::{Store, StoreError};
use crate::tables::Tables;

#[derive(Debug, Error)]
pub enum ServeError {
    #[error("cannot listen on {address}: {reason}; choose another with --address")]
    Address { address: SocketAddr, reason: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the server stopped: {0}")]
    Stopped(std::io::Error),
}

/// A server that listens already; nobody is served before [`Server::run`].
pub struct Server {
    listener: TcpListener,
    tables: Tables,
}

impl Server {
    /// Opens the database and starts to listen. Port 0 takes any that is free.
    pub async fn bind(database: &Path, address: SocketAddr) -> Result<Self, ServeError> {
        let store = Store::open(database).await?;
        let listener = TcpListener::bind(address)
            .await
            .map_err(|reason| ServeError::Address { address, reason })?;
        Ok(Self { listener, tables: Tables::new(store) })
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
        tokio::spawn(self.tables.clone().keep_tidy());
        tokio::task::spawn_blocking(crate::hosted::learn_versions);
        let tables = self.tables.clone();
        let stop = async move {
            stop.await;
            // Streams would never end by themselves.
            tables.close();
        };
        axum::serve(self.listener, app(self.tables))
            .with_graceful_shutdown(stop)
            .await
            .map_err(ServeError::Stopped)
    }
}
