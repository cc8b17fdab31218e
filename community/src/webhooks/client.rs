//! Making a call: one connection to an address that was checked, one request, the status of the answer.

use std::error::Error;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{HOST, USER_AGENT};
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;

use super::Call;
use super::address::{Address, NotCallable, Reach};
use bastide_store::tls::{trusting, web_roots};

/// Why a call did not come through.
#[derive(Debug, Error)]
pub enum CallError {
    #[error(transparent)]
    NotCallable(#[from] NotCallable),
    #[error("its name leads nowhere")]
    Unknown,
    #[error("it took too long")]
    TooLong,
    #[error("it was answered with {0}")]
    Answered(StatusCode),
    #[error("the connection failed: {0}")]
    Connection(Box<dyn Error + Send + Sync>),
}

/// Whoever makes calls.
pub trait Post: Send + Sync + 'static {
    fn post(&self, call: Call) -> impl Future<Output = Result<(), CallError>> + Send;
}

/// For a whole call, from the name to the status.
const PATIENCE: Duration = Duration::from_secs(10);

/// Calls over the network.
pub struct Client {
    reach: Reach,
    tls: TlsConnector,
}

impl Client {
    pub(super) fn new(reach: Reach) -> Self {
        Self { reach, tls: TlsConnector::from(Arc::new(trusting(web_roots()))) }
    }

    async fn call(&self, call: Call) -> Result<(), CallError> {
        let address = self.reach.read(&call.url)?;
        let stream = TcpStream::connect(self.resolved(&address).await?).await.map_err(failed)?;
        if !address.is_secure {
            return ask(stream, &address, call).await;
        }
        let name = ServerName::try_from(address.host.clone()).map_err(failed)?;
        let stream = self.tls.connect(name, stream).await.map_err(failed)?;
        ask(stream, &address, call).await
    }

    /// Where the name leads now. The connection goes to the very number that was checked: asking for the name
    /// again might lead elsewhere.
    async fn resolved(&self, address: &Address) -> Result<SocketAddr, CallError> {
        let found = lookup_host((address.host.as_str(), address.port)).await;
        let mut found = found.map_err(|_| CallError::Unknown)?.peekable();
        found.peek().ok_or(CallError::Unknown)?;
        let allowed = found.find(|to| self.reach.allows(to.ip(), address.is_secure));
        allowed.ok_or(CallError::NotCallable(NotCallable::Private))
    }
}

impl Post for Client {
    async fn post(&self, call: Call) -> Result<(), CallError> {
        timeout(PATIENCE, self.call(call)).await.unwrap_or(Err(CallError::TooLong))
    }
}

async fn ask(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    address: &Address,
    call: Call,
) -> Result<(), CallError> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(failed)?;
    let request = Request::post(&address.path)
        .header(HOST, host(address))
        .header(USER_AGENT, concat!("Bastide/", env!("CARGO_PKG_VERSION")));
    let request = call.headers.iter().fold(request, |it, (name, value)| it.header(*name, value));
    let request = request.body(Full::new(Bytes::from(call.body))).map_err(failed)?;
    // The connection is driven beside the request and dropped with it: of the answer only its head is waited for.
    let mut driving = JoinSet::new();
    driving.spawn(connection);
    let answer = sender.send_request(request).await.map_err(failed)?;
    match answer.status() {
        status if status.is_success() => Ok(()),
        // A redirect is no success: where it leads was not checked.
        status => Err(CallError::Answered(status)),
    }
}

fn host(address: &Address) -> String {
    let host = if address.host.contains(':') {
        format!("[{}]", address.host)
    } else {
        address.host.clone()
    };
    match (address.is_secure, address.port) {
        (true, 443) | (false, 80) => host,
        (_, port) => format!("{host}:{port}"),
    }
}

fn failed(error: impl Error + Send + Sync + 'static) -> CallError {
    CallError::Connection(Box::new(error))
}
