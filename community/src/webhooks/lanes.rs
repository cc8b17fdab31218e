//! How many calls are made at once, and to whom. An address that never answers keeps a place among the quick calls for a
//! second and waits on in a place of its own; there are only so many calls to one host, or for one player. So nobody can
//! hold up what others are told.

use std::collections::HashMap;
use std::hash::Hash;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::client::CallError;
use bastide_store::{GuestId, TakeCalls, WebhookCall};

const QUICK_PLACES: usize = 64;
const SLOW_PLACES: usize = 256;
/// A call that takes longer is no quick one.
const QUICK: Duration = Duration::from_secs(1);
/// A chat has one address for many; a host of somebody's own has few calls to expect.
const MOST_TO_HOST: u32 = 16;
const MOST_FOR_GUEST: u32 = 4;

/// The calls that are being made.
#[derive(Clone)]
pub(super) struct Lanes {
    quick: Arc<Semaphore>,
    slow: Arc<Semaphore>,
    making: Arc<Mutex<Underway>>,
}

#[derive(Default)]
struct Underway {
    hosts: HashMap<String, u32>,
    guests: HashMap<GuestId, u32>,
}

/// A place among the calls; given back when it is dropped.
pub(super) struct CallPlace {
    lanes: Lanes,
    host: String,
    guest: GuestId,
    permit: OwnedSemaphorePermit,
    is_slow: bool,
}

impl Default for Lanes {
    fn default() -> Self {
        Self {
            quick: Arc::new(Semaphore::new(QUICK_PLACES)),
            slow: Arc::new(Semaphore::new(SLOW_PLACES)),
            making: Arc::default(),
        }
    }
}

impl Lanes {
    /// Which calls there is room for.
    pub(super) fn asked(&self, at: i64, lent: i64) -> TakeCalls {
        let making = self.making();
        TakeCalls {
            at,
            lent,
            most: self.quick.available_permits() as u32,
            hosts: making.hosts.clone(),
            guests: making.guests.clone(),
            most_to_host: MOST_TO_HOST,
            most_for_guest: MOST_FOR_GUEST,
        }
    }

    /// A place for a call. One that did not come through the last time begins among the slow ones.
    pub(super) fn place(&self, call: &WebhookCall) -> Option<CallPlace> {
        let is_slow = call.is_failing;
        let lane = if is_slow { &self.slow } else { &self.quick };
        let permit = Arc::clone(lane).try_acquire_owned().ok()?;
        let (lanes, host, guest) = (self.clone(), call.host.clone(), call.guest);
        let mut making = self.making();
        *making.hosts.entry(host.clone()).or_default() += 1;
        *making.guests.entry(guest).or_default() += 1;
        drop(making);
        Some(CallPlace { lanes, host, guest, permit, is_slow })
    }

    fn making(&self) -> MutexGuard<'_, Underway> {
        self.making.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl CallPlace {
    /// Makes a call; one that takes long waits among the slow ones, and is given up where there is no place.
    pub(super) async fn make<F>(mut self, call: F) -> Result<(), CallError>
    where
        F: Future<Output = Result<(), CallError>>,
    {
        let mut call = pin!(call);
        if !self.is_slow {
            if let Ok(made) = timeout(QUICK, &mut call).await {
                return made;
            }
            let slow = Arc::clone(&self.lanes.slow).try_acquire_owned();
            let permit = slow.map_err(|_| CallError::TooLong)?;
            drop(std::mem::replace(&mut self.permit, permit));
        }
        call.await
    }
}

impl Drop for CallPlace {
    fn drop(&mut self) {
        let mut making = self.lanes.making();
        let Underway { hosts, guests } = &mut *making;
        leave(hosts, &self.host);
        leave(guests, &self.guest);
    }
}

fn leave<K: Hash + Eq>(calls: &mut HashMap<K, u32>, of: &K) {
    let Some(count) = calls.get_mut(of) else { return };
    *count -= 1;
    if *count == 0 {
        calls.remove(of);
    }
}
