//! Threads on which bots think, and nothing else: so that no thought holds up a page.
//!
//! They give way to everything else on the machine. Who waits is served in turn ([`queue`]), whoever asks for much and
//! whoever asks for little, and one thread more than there are cores is kept for what is quick.

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use thiserror::Error;
use tokio::sync::oneshot;

pub use queue::{Effort, Payer};

use queue::{Queue, Takes};

/// How far thinking gives way, of 19.
const MODESTY: i32 = 15;

/// There is no place left to wait in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("too much is thought about at once")]
pub struct Busy;

type Thought = Box<dyn FnOnce() + Send>;

/// The threads. The last to let go of them lets them end.
#[derive(Clone)]
pub struct Thinkers(Arc<Owned>);

struct Owned {
    shared: Arc<Pool>,
}

struct Pool {
    queue: Mutex<Queue<Thought>>,
    has_changed: Condvar,
}

impl Pool {
    fn queue(&self) -> MutexGuard<'_, Queue<Thought>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Thinks whatever there is to think, until the house is closed.
    fn think(&self, takes: Takes) {
        give_way();
        let mut queue = self.queue();
        while !queue.is_closed {
            match queue.pop(takes) {
                Some((thought, household)) => {
                    drop(queue);
                    // Whoever waits for it is told by its silence; the thread goes on with the next.
                    let _ = catch_unwind(AssertUnwindSafe(thought));
                    queue = self.queue();
                    queue.done(household);
                }
                None => {
                    queue = self.has_changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }
}

/// Lets every other thread of the machine go first. Where that cannot be, they share.
fn give_way() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, MODESTY);
}

impl Default for Thinkers {
    fn default() -> Self {
        Self::new(thread::available_parallelism().map_or(1, usize::from))
    }
}

impl Thinkers {
    /// With so many threads, and one for what is quick.
    pub fn new(threads: usize) -> Self {
        let (queue, has_changed) = (Mutex::default(), Condvar::new());
        let shared = Arc::new(Pool { queue, has_changed });
        let all = std::iter::repeat_n(Takes::Anything, threads).chain([Takes::QuickOnly]);
        for (number, takes) in all.enumerate() {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name(format!("thinker-{}", number + 1));
            thread.spawn(move || shared.think(takes)).expect("the system starts one thread more");
        }
        Self(Arc::new(Owned { shared }))
    }

    /// Thinks on somebody's account; nothing if the thought broke off.
    pub async fn think<T: Send + 'static>(
        &self,
        (payer, effort): (Payer, Effort),
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        self.put((payer, effort), Box::new(said(tell, thought)));
        told.await.ok()
    }

    /// The same, unless too much waits already, of theirs or altogether.
    pub async fn try_think<T: Send + 'static>(
        &self,
        (payer, effort): (Payer, Effort),
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Option<T>, Busy> {
        if !self.0.shared.queue().has_room(payer) {
            return Err(Busy);
        }
        Ok(self.think((payer, effort), thought).await)
    }

    fn put(&self, (payer, effort): (Payer, Effort), thought: Thought) {
        self.0.shared.queue().push(payer, effort, thought);
        // All: the one that would be woken may not be one that takes it.
        self.0.shared.has_changed.notify_all();
    }
}

/// A thought that tells what came of it.
fn said<T>(tell: oneshot::Sender<T>, thought: impl FnOnce() -> T) -> impl FnOnce() {
    move || {
        // Nobody waits any more: there is nothing to think about.
        if !tell.is_closed() {
            let _ = tell.send(thought());
        }
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        self.shared.queue().is_closed = true;
        self.shared.has_changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const FLOOD: Payer = Payer { household: 1, person: 1 };
    const VICTIM: Payer = Payer { household: 2, person: 2 };

    /// All threads for long thoughts, held up until the sender is dropped.
    async fn held_up(threads: usize) -> (Thinkers, mpsc::Sender<()>) {
        let thinkers = Thinkers::new(threads);
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        for _ in 0..threads {
            let (tell, told) = oneshot::channel();
            let (own, held) = (thinkers.clone(), Arc::clone(&held));
            tokio::spawn(async move {
                let thought = move || {
                    let _ = tell.send(());
                    let _ = held.lock().map(|held| held.recv());
                };
                own.think((FLOOD, Effort::Long), thought).await
            });
            told.await.unwrap();
        }
        (thinkers, release)
    }

    /// Whatever the strongest bots of somebody else do, the weakest one answers.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_quick_thought_is_thought_while_all_other_threads_are_held() {
        let (thinkers, release) = held_up(1).await;
        for _ in 0..30 {
            let own = thinkers.clone();
            tokio::spawn(async move { own.think((FLOOD, Effort::Long), || ()).await });
        }
        assert_eq!(thinkers.think((VICTIM, Effort::Quick), || 7).await, Some(7));
        drop(release);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_has_too_much_waiting_is_told_so_and_nobody_else() {
        let (thinkers, release) = held_up(1).await;
        let asked: Vec<_> = (0..queue::MOST_OF_A_PERSON)
            .map(|_| {
                let own = thinkers.clone();
                tokio::spawn(async move { own.think((FLOOD, Effort::Long), || ()).await })
            })
            .collect();
        while thinkers.0.shared.queue().waiting() < asked.len() {
            tokio::task::yield_now().await;
        }
        assert_eq!(thinkers.try_think((FLOOD, Effort::Long), || ()).await, Err(Busy));
        assert_eq!(thinkers.try_think((VICTIM, Effort::Quick), || 7).await, Ok(Some(7)));
        drop(release);
        for one in asked {
            assert_eq!(one.await.unwrap(), Some(()));
        }
        assert_eq!(thinkers.try_think((FLOOD, Effort::Long), || 7).await, Ok(Some(7)));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_thought_that_breaks_off_harms_no_other() {
        let thinkers = Thinkers::new(1);
        let broken = thinkers.think((FLOOD, Effort::Long), || panic!("lost the thread")).await;
        assert_eq!(broken, None::<()>);
        assert_eq!(thinkers.think((FLOOD, Effort::Long), || 7).await, Some(7));
    }
}
