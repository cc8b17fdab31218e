//! What keeps one visitor from taking the server away from the others: limits by visitor and by address,
//! patience with slow senders, and the headers that keep foreign pages out.
//!
//! Invariant: nothing here asks the database, and whatever it remembers is bounded.

mod address;
mod admit;
mod allowance;
mod buckets;
mod headers;
mod refuse;
mod slow;
mod streams;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

pub(crate) use address::Client;
pub use address::{ForwardedHeader, Prefix, Proxies};
pub(crate) use admit::{RateLimitKey, admit};
pub use allowance::{Allowance, Attempts, Limits, Rate};
pub(crate) use headers::secured;
pub(crate) use refuse::{TooBusy, TooOften, retry_after};
pub(crate) use slow::in_time;
pub(crate) use streams::{StreamPlace, holding};

use allowance::LimitKind;
use buckets::{Buckets, Key, Left};
use streams::Streams;

/// Forms and records are short; more is a mistake.
pub(crate) const MOST_KIB: u32 = 64;
pub(crate) const MOST_BYTES: usize = MOST_KIB as usize * 1024;

/// What keeps the server for everybody.
#[derive(Clone, Debug)]
pub struct Protection {
    /// None for a server that trusts everybody who reaches it.
    pub limits: Option<Limits>,
    pub proxies: Proxies,
    pub patience: Patience,
}

/// How long the server waits for clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    pub head: Duration,
    pub body: Duration,
    /// How long requests may go on once the server is to stop.
    pub stop: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        // Idle connections count as heads that have not come: a proxy that keeps them for a minute must be the
        // one who closes them.
        Self {
            head: Duration::from_secs(75),
            body: Duration::from_secs(30),
            stop: Duration::from_secs(10),
        }
    }
}

/// The guard of a server: what it was told, and what it remembers.
#[derive(Clone)]
pub(crate) struct Guard(Arc<Memory>);

struct Memory {
    protection: Protection,
    buckets: [Buckets; LimitKind::ALL.len()],
    streams: Arc<Streams>,
    /// Whether the host was told that requests come through a proxy that was not named.
    has_warned: AtomicBool,
}

impl Guard {
    pub(crate) fn new(protection: Protection) -> Self {
        let buckets = LimitKind::ALL.map(|_| Buckets::default());
        Self(Arc::new(Memory {
            protection,
            buckets,
            streams: Arc::default(),
            has_warned: AtomicBool::new(false),
        }))
    }

    pub(crate) fn protection(&self) -> &Protection {
        &self.0.protection
    }

    /// Says once that requests come through a proxy that nobody named, or from a client that pretends so.
    fn notice_proxy(&self) {
        if self.0.protection.limits.is_some() && !self.0.has_warned.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                "requests come through a proxy that was not named: all its visitors are limited as one and \
                 their cookies are not marked as secure; name it with --trusted-proxy (docs/hosting.md)"
            );
        }
    }

    /// Whether this may be done now; if not, after how long it may.
    fn take(&self, kind: LimitKind, keys: &Keys, now: Instant) -> Result<(), Duration> {
        let Some(limits) = &self.0.protection.limits else { return Ok(()) };
        let allowance = limits.of(kind);
        let buckets = &self.0.buckets[kind as usize];
        if let Some(visitor) = keys.visitor {
            buckets.take(Key::Visitor(visitor), allowance.visitor, now)?;
        }
        match keys.address {
            Some(address) => buckets.take(Key::Address(address), allowance.address, now),
            None => Ok(()),
        }
    }

    /// Whether one may try to get into an account of this name now, wherever one comes from.
    fn take_account(&self, name: u64, now: Instant) -> Result<(), Duration> {
        let Some(limits) = &self.0.protection.limits else { return Ok(()) };
        let buckets = &self.0.buckets[LimitKind::Password as usize];
        buckets.take(Key::Account(name), limits.passwords.account, now)
    }

    /// What is left of the requests of a caller: the least, where several buckets count. Nothing for one who is
    /// not counted.
    fn left(&self, keys: &Keys, now: Instant) -> Option<Left> {
        let allowance = self.0.protection.limits.as_ref()?.of(LimitKind::Request);
        let buckets = &self.0.buckets[LimitKind::Request as usize];
        let visitor = keys.visitor.map(|visitor| (Key::Visitor(visitor), allowance.visitor));
        let address = keys.address.map(|address| (Key::Address(address), allowance.address));
        let left =
            visitor.into_iter().chain(address).map(|(key, rate)| buckets.left(key, rate, now));
        left.min_by_key(|left| left.requests)
    }

    /// A place for a live stream, if there is one.
    fn stream(&self, keys: &Keys) -> Option<StreamPlace> {
        let most = self.0.protection.limits.as_ref().map(|limits| limits.streams);
        Streams::enter(&self.0.streams, keys, most)
    }
}

/// The keys of the buckets that count a request.
#[derive(Clone, Copy, Debug, Default)]
struct Keys {
    /// Of the token, which need not be valid: a client that makes tokens up still has an address.
    visitor: Option<u64>,
    /// None where there is no connection.
    address: Option<Prefix>,
}
