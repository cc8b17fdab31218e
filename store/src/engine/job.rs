//! What the engines run: closures without the type of their answer. The engines are compiled once because of it, not
//! once for every question in every crate that asks one.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use super::Tx;
use crate::{Result, StoreError};

/// A read or write. An engine that was disturbed may run it again.
pub(crate) type Job = Box<dyn Fn(&Tx<'_>) -> Result<()> + Send>;

pub(crate) type Running<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

/// What the last run of a [`Job`] found.
pub(crate) struct Answer<T>(Arc<Mutex<Option<T>>>);

pub(crate) fn job<T, F>(work: F) -> (Job, Answer<T>)
where
    T: Send + 'static,
    F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
{
    let answer = Arc::new(Mutex::new(None));
    let found = Arc::clone(&answer);
    let job = move |tx: &Tx<'_>| {
        let value = work(tx)?;
        *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
        Ok(())
    };
    (Box::new(job), Answer(answer))
}

impl<T> Answer<T> {
    pub(crate) fn take(self) -> Result<T> {
        let mut found = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        found.take().ok_or(StoreError::Stopped)
    }
}
