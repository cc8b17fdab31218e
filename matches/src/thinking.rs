//! Threads on which bots think, and nothing else: so that no thought holds up a page.
//!
//! They give way to everything else on the machine, what waits for them is bounded, and those who wait are served in
//! turn, whoever asks for much and whoever asks for little.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use thiserror::Error;
use tokio::sync::{Semaphore, oneshot};

/// Thoughts that may wait for a thread.
const MOST_WAITING: usize = 256;
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
    /// Places in the queue.
    places: Semaphore,
}

struct Pool {
    queue: Mutex<Queue>,
    has_changed: Condvar,
}

/// What waits, by who asked for it.
#[derive(Default)]
struct Queue {
    /// Those for whom something waits, in the order in which their turn comes.
    turns: VecDeque<String>,
    waiting: HashMap<String, VecDeque<Thought>>,
    is_closed: bool,
}

impl Queue {
    fn push(&mut self, whose: &str, thought: Thought) {
        let own = self.waiting.entry(whose.to_owned()).or_default();
        if own.is_empty() {
            self.turns.push_back(whose.to_owned());
        }
        own.push_back(thought);
    }

    /// The next thought of whoever's turn it is, who goes to the end if there is more.
    fn pop(&mut self) -> Option<Thought> {
        let whose = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&whose)?;
        let thought = own.pop_front();
        if own.is_empty() {
            self.waiting.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        thought
    }
}

impl Pool {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Thinks whatever there is to think, until the house is closed.
    fn think(&self) {
        give_way();
        let mut queue = self.queue();
        while !queue.is_closed {
            match queue.pop() {
                Some(thought) => {
                    drop(queue);
                    // Whoever waits for it is told by its silence; the thread goes on with the next.
                    let _ = catch_unwind(AssertUnwindSafe(thought));
                    queue = self.queue();
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
    pub fn new(threads: usize) -> Self {
        let (queue, has_changed) = (Mutex::default(), Condvar::new());
        let shared = Arc::new(Pool { queue, has_changed });
        for number in 1..=threads {
            let shared = Arc::clone(&shared);
            let thread = thread::Builder::new().name(format!("thinker-{number}"));
            thread.spawn(move || shared.think()).expect("the system starts one thread more");
        }
        Self(Arc::new(Owned { shared, places: Semaphore::new(MOST_WAITING) }))
    }

    /// Thinks for somebody, once there is a place to wait in; nothing if the thought broke off.
    pub async fn think<T: Send + 'static>(
        &self,
        whose: &str,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _place = self.0.places.acquire().await.ok()?;
        self.put(whose, thought).await
    }

    /// The same, unless there is no place to wait in.
    pub async fn try_think<T: Send + 'static>(
        &self,
        whose: &str,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Option<T>, Busy> {
        let _place = self.0.places.try_acquire().map_err(|_| Busy)?;
        Ok(self.put(whose, thought).await)
    }

    async fn put<T: Send + 'static>(
        &self,
        whose: &str,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        let thought = move || {
            // Nobody waits any more: there is nothing to think about.
            if !tell.is_closed() {
                let _ = tell.send(thought());
            }
        };
        self.0.shared.queue().push(whose, Box::new(thought));
        self.0.shared.has_changed.notify_one();
        told.await.ok()
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

    fn waiting(thinkers: &Thinkers) -> usize {
        thinkers.0.shared.queue().waiting.values().map(VecDeque::len).sum()
    }

    /// One thread, held up by a first thought until the sender is dropped.
    async fn held_up() -> (Thinkers, mpsc::Sender<()>) {
        let thinkers = Thinkers::new(1);
        let (release, held) = mpsc::channel::<()>();
        let (tell, told) = oneshot::channel();
        let first = thinkers.clone();
        tokio::spawn(async move {
            let thought = move || {
                let _ = tell.send(());
                let _ = held.recv();
            };
            first.think("first", thought).await
        });
        told.await.unwrap();
        (thinkers, release)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_asks_for_much_lets_others_go_between() {
        let (thinkers, release) = held_up().await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut asked = Vec::new();
        for (whose, what) in [("much", "a1"), ("much", "a2"), ("much", "a3"), ("little", "b1")] {
            let (own, order) = (thinkers.clone(), Arc::clone(&order));
            let noted = move || order.lock().unwrap().push(what);
            asked.push(tokio::spawn(async move { own.think(whose, noted).await }));
            while waiting(&thinkers) < asked.len() {
                tokio::task::yield_now().await;
            }
        }
        drop(release);
        for one in asked {
            one.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), ["a1", "b1", "a2", "a3"]);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_waits_is_bounded() {
        let (thinkers, release) = held_up().await;
        let asked: Vec<_> = (1..MOST_WAITING)
            .map(|_| {
                let own = thinkers.clone();
                tokio::spawn(async move { own.think("much", || ()).await })
            })
            .collect();
        while waiting(&thinkers) < asked.len() {
            tokio::task::yield_now().await;
        }
        assert_eq!(thinkers.try_think("one more", || ()).await, Err(Busy));
        drop(release);
        for one in asked {
            assert_eq!(one.await.unwrap(), Some(()));
        }
        assert_eq!(thinkers.try_think("one more", || 7).await, Ok(Some(7)));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_thought_that_breaks_off_harms_no_other() {
        let thinkers = Thinkers::new(1);
        assert_eq!(thinkers.think("one", || panic!("lost the thread")).await, None::<()>);
        assert_eq!(thinkers.think("one", || 7).await, Some(7));
    }
}
