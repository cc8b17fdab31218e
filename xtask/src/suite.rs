//! All that has to pass, one step after the other, up to the first failure.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::{fuzz, pages, services, told};

/// What a step does, and cargo's arguments for it. One selection of packages for all steps that
/// compile: another one would resolve other features and build the dependencies anew.
const STEPS: [(&str, &[&str]); 3] = [
    ("format", &["fmt", "--all", "--check"]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
    // Without `--all-targets`, which would leave out the documentation's examples.
    ("tests", &["test", "--workspace"]),
];

pub(crate) fn run(root: &Path) -> ExitCode {
    if let Err(code) = timed("tools", "what the tests need", || told(services::prepare())) {
        return code;
    }
    for (name, arguments) in STEPS {
        let what = format!("cargo {}", arguments.join(" "));
        if let Err(code) = timed(name, &what, || step(root, arguments)) {
            return code;
        }
    }
    let what = "a few of the hostile requests of cargo xtask fuzz-requests";
    if let Err(code) = timed("requests", what, || told(fuzz::few(root))) {
        return code;
    }
    let what = "the script and the program in a browser";
    match timed("pages", what, || told(pages::test(root))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(code) => code,
    }
}

/// Says what a step does, how it ended and how long it took; the error is its exit code.
fn timed(name: &str, what: &str, step: impl FnOnce() -> u8) -> Result<(), ExitCode> {
    println!("== {name}: {what}");
    let begun = Instant::now();
    let code = step();
    let seconds = begun.elapsed().as_secs_f32();
    if code != 0 {
        println!("== {name} failed with exit code {code} after {seconds:.1} s");
        return Err(ExitCode::from(code));
    }
    println!("== {name} passed in {seconds:.1} s");
    Ok(())
}

/// The exit code of cargo, which prints what it has to say itself.
fn step(root: &Path, arguments: &[&str]) -> u8 {
    // The cargo that runs this program, so that a chosen toolchain stays chosen.
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    match Command::new(cargo).args(arguments).current_dir(root).status() {
        Ok(status) => exit_code(status.code()),
        Err(error) => {
            eprintln!("cargo does not start: {error}");
            1
        }
    }
}

/// A step that was killed has no code, and none may look like success.
fn exit_code(code: Option<i32>) -> u8 {
    match code {
        Some(code) => u8::try_from(code).unwrap_or(1),
        None => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_success_looks_like_success() {
        assert_eq!(exit_code(Some(0)), 0);
        assert_eq!(exit_code(Some(101)), 101);
        assert_eq!(exit_code(Some(-1)), 1);
        assert_eq!(exit_code(Some(256)), 1);
        assert_eq!(exit_code(None), 1);
    }
}
