//! Connections: who sends the head of a request too slowly is hung up on, one address cannot take them all, and
//! when the house closes, everybody is served to the end.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::hosting::Hosting;
use bastide_web::limits::Prefix;

/// After a failure to accept, for example because there are no more descriptors.
const PAUSE: Duration = Duration::from_millis(200);

/// Serves until `stop` is ready, then lets running requests finish, for as long as that is waited for.
pub(super) async fn serve(
    listener: TcpListener,
    app: Router,
    hosting: &Hosting,
    stop: impl Future<Output = ()> + Send,
) {
    let (closing, closed) = watch::channel(false);
    let door = Door::new(hosting);
    let head = hosting.patience.head;
    let mut connections = JoinSet::new();
    let accepting = async {
        loop {
            let Ok((stream, peer)) = listener.accept().await else {
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            // Whoever holds too many is hung up on at once: anything said would cost more.
            let Some(place) = door.enter(peer) else { continue };
            let connection = Connection { stream, peer, head, closed: closed.clone() };
            let app = app.clone();
            connections.spawn(async move {
                connection.served(app).await;
                drop(place);
            });
            // What has ended is forgotten.
            while connections.try_join_next().is_some() {}
        }
    };
    tokio::select! {
        () = accepting => {}
        () = stop => {}
    }
    drop(listener);
    closing.send_replace(true);
    drop(closed);
    // Every connection holds a receiver. Who does not take their answer is not waited for.
    if tokio::time::timeout(hosting.patience.stop, closing.closed()).await.is_err() {
        let left = closing.receiver_count();
        tracing::warn!(left, "clients that did not take their answers were hung up on");
    }
    // Those that are left end here.
    drop(connections);
}

struct Connection {
    stream: TcpStream,
    peer: SocketAddr,
    head: Duration,
    closed: watch::Receiver<bool>,
}

impl Connection {
    async fn served(self, app: Router) {
        let Self { stream, peer, head, mut closed } = self;
        // Moves are small and wanted at once.
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(app);
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            service.call(request)
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(head);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            _ = connection.as_mut() => return,
            _ = closed.wait_for(|is_closing| *is_closing) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}

/// How many connections each address has.
struct Door {
    most: Option<u32>,
    /// Proxies speak for many.
    exempt: Vec<Prefix>,
    open: Arc<Mutex<HashMap<Prefix, u32>>>,
}

/// A connection's place; dropping it frees it.
struct Place {
    open: Arc<Mutex<HashMap<Prefix, u32>>>,
    prefix: Option<Prefix>,
}

impl Door {
    fn new(hosting: &Hosting) -> Self {
        Self {
            most: hosting.limits.as_ref().map(|limits| limits.connections),
            exempt: hosting.proxies.trusted.iter().copied().map(Prefix::of).collect(),
            open: Arc::default(),
        }
    }

    fn enter(&self, peer: SocketAddr) -> Option<Place> {
        let prefix = Prefix::of(peer.ip());
        let is_counted = !self.exempt.contains(&prefix);
        let Some(most) = self.most.filter(|_| is_counted) else {
            return Some(Place { open: Arc::clone(&self.open), prefix: None });
        };
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(prefix).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { open: Arc::clone(&self.open), prefix: Some(prefix) })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some(prefix) = self.prefix else { return };
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.get_mut(&prefix).map(|count| {
            *count -= 1;
            *count
        });
        if count == Some(0) {
            open.remove(&prefix);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_web::limits::Limits;

    #[test]
    fn one_address_cannot_take_all_connections() {
        let limits = Limits { connections: 2, ..Limits::default() };
        let proxy: SocketAddr = "192.0.2.1:1".parse().unwrap();
        let hosting = Hosting {
            limits: Some(limits),
            proxies: vec![proxy.ip()].into(),
            ..Hosting::default()
        };
        let door = Door::new(&hosting);
        let (one, other) = ("[2001:db8::1]:1".parse().unwrap(), "[2001:db8::2]:1".parse().unwrap());
        let (first, _second) = (door.enter(one).expect("room"), door.enter(other).expect("room"));
        assert!(door.enter(one).is_none(), "one household");
        assert!(door.enter("[2001:db8:0:1::1]:1".parse().unwrap()).is_some(), "another one");
        let free: Vec<_> = (0..9).map(|_| door.enter(proxy)).collect();
        assert!(free.iter().all(Option::is_some), "a proxy speaks for many");
        drop(first);
        assert!(door.enter(one).is_some());
    }
}
