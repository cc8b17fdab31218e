//! How long a bot may think.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::time::{Duration, Instant};

use thiserror::Error;

/// A limit on time, on positions looked at, or on both, and the threads to think with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    pub threads: Option<NonZeroUsize>,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no budget; write seconds like 0.1s, or positions like 5000n")]
pub struct BudgetError(String);

impl Budget {
    pub const fn time(limit: Duration) -> Self {
        Self { time: Some(limit), nodes: None, threads: None }
    }

    pub const fn nodes(limit: u64) -> Self {
        Self { time: None, nodes: Some(limit), threads: None }
    }

    /// A share of what is left on a clock that has to last for so many decisions and gains a
    /// little with each. Most of a gain is spent at once; of what is left, a tenth is not touched,
    /// so that no delay on the way can lose the game.
    pub fn on_clock(left: Duration, gain: Duration, decisions_left: u32) -> Self {
        let usable = left.mul_f64(0.9);
        let share = usable / decisions_left.max(1) + gain.mul_f64(0.8);
        Self::time(share.min(usable))
    }

    /// The same with so many threads; bots that cannot share their work use one.
    #[must_use]
    pub const fn with_threads(self, threads: usize) -> Self {
        let threads = if threads > 1 { NonZeroUsize::new(threads) } else { None };
        Self { threads, ..self }
    }

    /// How many threads may think: one, if nothing was said.
    pub fn threads(&self) -> usize {
        self.threads.map_or(1, NonZeroUsize::get)
    }
}

/// `0.1s` or `5000n`.
impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Self, BudgetError> {
        let error = || BudgetError(text.to_owned());
        if let Some(nodes) = text.strip_suffix('n') {
            let nodes = nodes.parse().map_err(|_| error())?;
            return if nodes > 0 { Ok(Self::nodes(nodes)) } else { Err(error()) };
        }
        let seconds: f64 = text.strip_suffix('s').unwrap_or(text).parse().map_err(|_| error())?;
        let is_sensible = seconds > 0.0 && seconds <= 86_400.0;
        if !is_sensible {
            return Err(error());
        }
        Ok(Self::time(Duration::from_secs_f64(seconds)))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.time.map(|time| format!("{}s", time.as_secs_f64()));
        let nodes = self.nodes.map(|nodes| format!("{nodes}n"));
        let threads = self.threads.map(|threads| format!("{threads} threads"));
        let parts: Vec<String> = time.into_iter().chain(nodes).chain(threads).collect();
        f.write_str(&parts.join(" "))
    }
}

/// A budget that is being spent.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    deadline: Option<Instant>,
    nodes: u64,
}

impl Stopwatch {
    /// Starts to run. A little of the time is kept back for what follows the search: leaving it,
    /// putting the answer together, being scheduled away for a moment.
    pub fn start(budget: Budget) -> Self {
        let usable = budget.time.map(|time| time.saturating_sub(time / 20 + SLACK));
        Self {
            deadline: usable.map(|time| Instant::now() + time),
            nodes: budget.nodes.unwrap_or(u64::MAX),
        }
    }

    /// Whether the budget is spent after looking at so many positions.
    pub fn is_over(&self, nodes: u64) -> bool {
        nodes >= self.nodes || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// What is left of the time.
    pub fn remaining(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }
}

const SLACK: Duration = Duration::from_millis(1);

#[cfg(test)]
mod tests {
    use super::*;

    /// Thirty decisions of a minute and a second each leave something on the clock at every one.
    #[test]
    fn a_clock_lasts_for_the_whole_game() {
        let (mut left, gain) = (Duration::from_secs(60), Duration::from_secs(1));
        for decisions_left in (0..30).rev() {
            let time = Budget::on_clock(left, gain, decisions_left).time.unwrap();
            assert!(time > Duration::from_secs(1) && time < left, "{time:?} of {left:?}");
            left = left.saturating_sub(time) + gain;
        }
        let last = Budget::on_clock(Duration::from_millis(100), gain, 1).time.unwrap();
        assert!(last < Duration::from_millis(100));
    }

    #[test]
    fn budgets_are_read_as_they_are_written() {
        for text in ["0.1s", "1s", "500n"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        let shared: Budget = "1s".parse().unwrap();
        assert_eq!(shared.with_threads(4).to_string(), "1s 4 threads");
        assert_eq!(shared.with_threads(1), shared);
        for wrong in ["", "s", "-1s", "0s", "NaNs", "infs", "1e9s", "0n", "1.5n"] {
            assert!(wrong.parse::<Budget>().is_err(), "{wrong}");
        }
    }
}
