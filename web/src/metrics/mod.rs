//! Figures about the server, for those who run it. Nothing in them names a visitor or a match.

mod histogram;
mod text;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::limits::holding;
use bastide_matches::Held;
use histogram::Histogram;
pub(crate) use text::text;

/// What was asked for: route, method and status.
type RequestLabels = (String, String, u16);

/// What is counted of requests.
#[derive(Clone, Default)]
pub(crate) struct Metrics(Arc<Counted>);

#[derive(Default)]
struct Counted {
    requests: Mutex<BTreeMap<RequestLabels, u64>>,
    latencies: Mutex<BTreeMap<String, Histogram>>,
    streams: AtomicI64,
}

/// The gauge of open streams.
struct OpenStreams(Arc<Counted>);

impl AsRef<AtomicI64> for OpenStreams {
    fn as_ref(&self) -> &AtomicI64 {
        &self.0.streams
    }
}

/// The memory that this process has, where the system tells.
pub(crate) fn resident_mebibytes() -> Option<u32> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u32 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes / 1024)
}

impl Metrics {
    /// Live streams that are open.
    pub(crate) fn streams(&self) -> u32 {
        self.0.streams.load(Ordering::Relaxed).max(0) as u32
    }

    fn note(&self, asked: RequestLabels, took: Duration) {
        let mut latencies = self.0.latencies.lock().unwrap_or_else(PoisonError::into_inner);
        latencies.entry(asked.0.clone()).or_default().note(took);
        drop(latencies);
        let mut requests = self.0.requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests.entry(asked).or_default() += 1;
    }
}

const LIVE: &str = "/matches/{id}/live";
/// A request to no route is counted as one to this: addresses that people make up are not names of anything.
const NOWHERE: &str = "nowhere";

/// Counts a request and writes it into the log, by its route and not by its address: addresses name matches and
/// carry invitations.
pub(crate) async fn measure(
    State(metrics): State<Metrics>,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or(NOWHERE, |path| path.as_str()).to_owned();
    let method = known_method(request.method().as_str());
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    let ms = took.as_millis() as u64;
    if status >= 500 {
        tracing::error!(method, route, status, ms, "request");
    } else {
        tracing::info!(method, route, status, ms, "request");
    }
    metrics.note((route.clone(), method.to_owned(), status), took);
    if route != LIVE || status != 200 {
        return response;
    }
    let held = Held::new(OpenStreams(Arc::clone(&metrics.0)));
    response.map(|body| holding(body, held))
}

/// Clients can make up methods, too.
fn known_method(method: &str) -> &'static str {
    let known = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"];
    known.into_iter().find(|name| *name == method).unwrap_or("OTHER")
}
