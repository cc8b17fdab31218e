//! All that has to pass.

use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::command::{cargo, run};
use crate::{driver, house, pages, services};

/// Whoever waits sees that it goes on, also while a large crate compiles.
const SIGN_OF_LIFE: Duration = Duration::from_secs(5);

/// How much the tests prove.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Proof {
    /// Enough to find a broken promise, in minutes.
    Usual,
    /// As much as we publish, and the driver of loads.
    Published,
}

type Step = (&'static str, fn(&Path) -> Result<(), String>);

/// One after the other, up to the first failure.
const FIRST: [Step; 4] = [
    ("tools", |_| services::prepare()),
    ("format", |root| cargo_step(root, &["fmt", "--all", "--check"])),
    ("house", house::check),
    ("build", |root| cargo_step(root, &["test", "--workspace", "--no-run"])),
];

/// Side by side: the browser waits half of its time, and the tests of several servers do as well.
const TOGETHER: [Step; 2] = [
    // Without `--all-targets`, which would leave out the documentation's examples.
    ("tests", |root| cargo_step(root, &["test", "--workspace", "--no-fail-fast"])),
    ("pages", pages::test),
];

/// Last, for they find the least; of the same packages, or dependencies would get other features and be built anew.
const LINTS: Step = ("lints", |root| {
    cargo_step(root, &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])
});

const PUBLISHED: [Step; 4] = [
    ("requests", |root| driver::drive(root, &["fuzz-requests"])),
    ("load", |root| driver::drive(root, &["load"])),
    ("load of bots", |root| driver::drive(root, &["load", "bots"])),
    ("load of nodes", |root| driver::drive(root, &["load", "nodes"])),
];

pub(crate) fn run_all(root: &Path, proof: Proof) -> ExitCode {
    let begun = Instant::now();
    let published: &[Step] = if proof == Proof::Published { &PUBLISHED } else { &[] };
    let passed = one_by_one(root, &FIRST)
        && side_by_side(root, &TOGETHER)
        && one_by_one(root, &[LINTS])
        && one_by_one(root, published);
    if !passed {
        return ExitCode::FAILURE;
    }
    println!("== all passed in {:.0} s", begun.elapsed().as_secs_f32());
    ExitCode::SUCCESS
}

fn one_by_one(root: &Path, steps: &[Step]) -> bool {
    steps.iter().all(|&(name, step)| timed(name, || step(root)))
}

/// All of them run to their end: what the one finds says nothing about the other.
fn side_by_side(root: &Path, steps: &[Step]) -> bool {
    thread::scope(|scope| {
        let running: Vec<_> = steps
            .iter()
            .map(|&(name, step)| scope.spawn(move || timed(name, || step(root))))
            .collect();
        // The scope waits for those that are left after a failure.
        running.into_iter().all(|step| step.join().is_ok_and(|passed| passed))
    })
}

/// Says what a step is, that it goes on, how it ended and how long it took.
fn timed(name: &str, step: impl FnOnce() -> Result<(), String>) -> bool {
    println!("== {name}");
    let begun = Instant::now();
    let (done, waiting) = mpsc::channel::<()>();
    let outcome = thread::scope(|scope| {
        scope.spawn(move || {
            while waiting.recv_timeout(SIGN_OF_LIFE) == Err(RecvTimeoutError::Timeout) {
                println!(".. {name}, {} s", begun.elapsed().as_secs());
            }
        });
        let outcome = step();
        drop(done);
        outcome
    });
    let seconds = begun.elapsed().as_secs_f32();
    match outcome {
        Ok(()) => println!("== {name} passed in {seconds:.1} s"),
        Err(ref why) => println!("== {name} failed after {seconds:.1} s: {why}"),
    }
    outcome.is_ok()
}

fn cargo_step(root: &Path, arguments: &[&str]) -> Result<(), String> {
    run(cargo().args(arguments).current_dir(root))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_success_looks_like_success() {
        assert!(timed("nothing", || Ok(())));
        assert!(!timed("something", || Err("it went wrong".to_owned())));
    }
}
