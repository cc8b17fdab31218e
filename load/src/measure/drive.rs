//! Many tables at once: as fast as they can, or each at its own pace.

use std::io;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until};

use crate::process::Process;

/// Two players at a table.
pub(super) trait Play: Send + 'static {
    /// Sees to it that so many moves can be played without anything to set up in between.
    fn prepare(&mut self, moves: usize) -> impl Future<Output = io::Result<()>> + Send;

    /// Plays one move; how long it took from sending it to the other player's having it.
    fn play(&mut self) -> impl Future<Output = io::Result<Duration>> + Send;
}

/// How many tables are set up at the same time.
const AT_ONCE: usize = 200;

/// What a server did while so many tables were played at.
#[derive(Clone, Debug)]
pub(super) struct Measured {
    pub(super) matches: usize,
    pub(super) seconds: f64,
    pub(super) cpu: f64,
    /// From sending a move to the other player's having it, sorted.
    pub(super) latencies: Vec<Duration>,
}

impl Measured {
    pub(super) fn moves_per_second(&self) -> f64 {
        self.latencies.len() as f64 / self.seconds
    }

    pub(super) fn moves_per_cpu_second(&self) -> f64 {
        self.latencies.len() as f64 / self.cpu.max(0.01)
    }

    /// The latency that this share of all moves does not exceed, in milliseconds.
    pub(super) fn percentile(&self, share: f64) -> f64 {
        percentile(&self.latencies, share)
    }
}

/// The value that this share of sorted ones does not exceed, in milliseconds.
pub(super) fn percentile(sorted: &[Duration], share: f64) -> f64 {
    let at = ((sorted.len() as f64 * share).ceil() as usize).clamp(1, sorted.len().max(1));
    sorted.get(at - 1).map_or(0.0, |taken| taken.as_secs_f64() * 1000.0)
}

/// Does something for each of many numbers, some at a time, and gives back what came of it in order.
pub(super) async fn each<T, F>(
    count: usize,
    mut work: impl FnMut(usize) -> F,
) -> Result<Vec<T>, String>
where
    T: Send + 'static,
    F: Future<Output = io::Result<T>> + Send + 'static,
{
    let (mut running, mut done) = (JoinSet::new(), Vec::with_capacity(count));
    for number in 0..count {
        let work = work(number);
        running.spawn(async move { (number, work.await) });
        if running.len() >= AT_ONCE {
            done.push(finished(running.join_next().await)?);
        }
    }
    while let Some(one) = running.join_next().await {
        done.push(finished(Some(one))?);
    }
    done.sort_by_key(|(number, _)| *number);
    Ok(done.into_iter().map(|(_, one)| one).collect())
}

type Joined<T> = Option<Result<(usize, io::Result<T>), tokio::task::JoinError>>;

fn finished<T>(one: Joined<T>) -> Result<(usize, T), String> {
    let (number, one) = one.ok_or("nothing was running")?.map_err(|error| error.to_string())?;
    one.map(|one| (number, one)).map_err(|error| format!("number {number}: {error}"))
}

/// Lets the first tables get ready for so many moves each.
pub(super) async fn prepare<T: Play>(
    tables: &mut Vec<T>,
    matches: usize,
    moves: usize,
) -> Result<(), String> {
    let mut waiting: Vec<_> = tables.drain(..matches).map(Some).collect();
    let ready = each(matches, |number| {
        let table = waiting[number].take();
        async move {
            let mut table = table.ok_or(io::ErrorKind::NotFound)?;
            table.prepare(moves).await.map(|()| table)
        }
    });
    let ready = ready.await?;
    tables.splice(..0, ready);
    Ok(())
}

/// Lets the first tables play for a while; the others stay as they are. With a pace, each makes a move that often.
pub(super) async fn measure<T: Play>(
    server: &Process,
    tables: &mut Vec<T>,
    matches: usize,
    (length, pace): (Duration, Option<Duration>),
) -> Result<Measured, String> {
    let (begun, cpu) = (Instant::now(), server.cpu());
    let until = begun + length;
    let mut running = JoinSet::new();
    for (number, mut table) in tables.drain(..matches).enumerate() {
        // Those who have a pace do not all start at once.
        let wait = pace.map(|pace| pace.mul_f64(number as f64 / matches as f64));
        running.spawn(async move {
            sleep(wait.unwrap_or_default()).await;
            let taken = played(&mut table, until, pace).await;
            (number, taken.map(|taken| (table, taken)))
        });
    }
    let (mut latencies, mut back) = (Vec::new(), Vec::with_capacity(matches));
    while let Some(one) = running.join_next().await {
        let (number, (table, taken)) = finished(Some(one))?;
        latencies.extend(taken);
        back.push((number, table));
    }
    let (seconds, cpu) = (begun.elapsed().as_secs_f64(), server.cpu() - cpu);
    back.sort_by_key(|(number, _)| *number);
    tables.splice(..0, back.into_iter().map(|(_, table)| table));
    latencies.sort();
    Ok(Measured { matches, seconds, cpu, latencies })
}

async fn played<T: Play>(
    table: &mut T,
    until: Instant,
    pace: Option<Duration>,
) -> io::Result<Vec<Duration>> {
    let mut taken = Vec::new();
    let mut next = Instant::now();
    while Instant::now() < until {
        taken.push(table.play().await?);
        if let Some(pace) = pace {
            next += pace;
            sleep_until(next.min(until).into()).await;
        }
    }
    Ok(taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_one_of_the_values() {
        let sorted: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        for (share, expected) in [(0.5, 100.0), (0.99, 198.0), (1.0, 200.0), (0.0, 1.0)] {
            assert!((percentile(&sorted, share) - expected).abs() < 1e-9, "{share}");
        }
        assert!(percentile(&[], 0.5).abs() < 1e-9);
    }
}
