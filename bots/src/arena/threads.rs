//! Handing out work that must be on time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Does `work` for every item on up to `threads` threads and hands each result to `take` as it
/// comes. The first error of `take` ends it: what has begun is finished, nothing else begins.
///
/// These are plain threads: in a pool that bots share, one that waits for its helpers would be
/// given a whole other game to play, and would move late.
pub fn hand_out<T: Sync, R: Send, E: Send>(
    items: &[T],
    threads: usize,
    work: impl Fn(&T) -> R + Sync,
    take: impl FnMut(R) -> Result<(), E> + Send,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let taker = Mutex::new((take, Ok(())));
    let labour = || {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            let done = work(item);
            let mut guard = taker.lock().expect("no taker has panicked");
            let (take, result) = &mut *guard;
            if result.is_ok() {
                *result = take(done);
            }
            if result.is_err() {
                next.store(items.len(), Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, items.len().max(1)) {
            scope.spawn(labour);
        }
    });
    taker.into_inner().expect("no taker has panicked").1
}
