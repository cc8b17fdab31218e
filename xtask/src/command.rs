//! Commands that print what they have to say themselves, and packages of Debian for those that are missing.

use std::ffi::OsStr;
use std::process::Command;

/// The cargo that runs this program, so that a chosen toolchain stays chosen.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // `cargo run` describes this package in the environment. Build scripts that read it would be run anew, with all that
    // depends on them, whenever cargo is called by hand in between.
    for (name, _) in std::env::vars_os().filter(|(name, _)| describes_package(name)) {
        cargo.env_remove(name);
    }
    cargo
}

fn describes_package(variable: &OsStr) -> bool {
    let name = variable.to_string_lossy();
    name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")
}

pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let words: Vec<_> = std::iter::once(command.get_program()).chain(command.get_args()).collect();
    let said = words.join(" ".as_ref()).to_string_lossy().into_owned();
    println!("-- {said}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{said}: {status}")),
        Err(error) => Err(format!("{said} does not start: {error}")),
    }
}

pub(crate) fn is_there(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|answer| answer.status.success())
}

/// Debian's packages, for a machine of the continuous build; a person is told.
pub(crate) fn install(packages: &[&str], advice: &str) -> Result<(), String> {
    if !is_root() || !is_there("apt-get") {
        let names = packages.join(" ");
        return Err(format!("{names} missing: {advice} (Debian: apt-get install {names})"));
    }
    run(Command::new("apt-get").arg("update"))?;
    let options = ["install", "--yes", "--no-install-recommends"];
    let mut apt = Command::new("apt-get");
    run(apt.args(options).args(packages).env("DEBIAN_FRONTEND", "noninteractive"))
}

fn is_root() -> bool {
    let answer = Command::new("id").arg("--user").output();
    answer.is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_is_not_told_of_this_package() {
        let cargo = cargo();
        let removed: Vec<_> = cargo.get_envs().filter(|(_, value)| value.is_none()).collect();
        assert!(removed.iter().any(|(name, _)| *name == "CARGO_MANIFEST_DIR"), "{removed:?}");
    }

    #[test]
    fn what_fails_or_is_missing_is_an_error_that_names_it() {
        assert_eq!(run(Command::new("cargo").arg("--version")), Ok(()));
        let failed = run(Command::new("cargo").arg("no-such-chore")).unwrap_err();
        assert!(failed.starts_with("cargo no-such-chore: exit status"), "{failed}");
        let missing = run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(missing.starts_with("no-such-program does not start"), "{missing}");
    }
}
