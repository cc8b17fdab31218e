//! The pages in a real browser: the page's script alone, the whole program as people use it, and
//! pictures of every page. What is missing is installed or named, never skipped.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process;

const SCRIPT: &str = "server/tests/script";
const BROWSER: &str = "server/tests/browser";
/// Where Debian puts it; `CHROMIUM` names another.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Types of the script, its own tests, and the program in the browser.
pub(crate) fn test(root: &Path) -> Result<(), String> {
    prepare(root, &[SCRIPT, BROWSER])?;
    let tsc = Path::new(SCRIPT).join("node_modules/typescript/bin/tsc");
    run(Command::new("node")
        .arg(tsc)
        .args(["--project", "server/assets/jsconfig.json"])
        .current_dir(root))?;
    node_tests(root, SCRIPT)?;
    node_tests(root, BROWSER)
}

/// Every page, at two widths, in light and dark and three languages, into a folder.
pub(crate) fn screenshots(root: &Path, folder: &Path) -> Result<(), String> {
    let folder = std::path::absolute(folder).map_err(|error| error.to_string())?;
    prepare(root, &[BROWSER])?;
    run(node(root, BROWSER)?.arg("screenshots.js").arg(folder))
}

/// How long the table page takes, with the program as people run it.
pub(crate) fn measure(root: &Path, script: &str) -> Result<(), String> {
    prepare(root, &[BROWSER])?;
    let built = process::release(root)?;
    run(node(root, BROWSER)?.env("BASTIDE", built).arg(script))
}

fn node_tests(root: &Path, folder: &str) -> Result<(), String> {
    run(node(root, folder)?.args(["--test", "--test-reporter=spec"]))
}

/// Tools, packages and the program itself.
fn prepare(root: &Path, folders: &[&str]) -> Result<(), String> {
    let tools = ["node", "npm"];
    if !tools.iter().all(|tool| is_there(tool)) {
        install(&["nodejs", "npm"], "install Node.js with npm")?;
    }
    browser()?;
    for folder in folders {
        let npm = ["ci", "--no-audit", "--no-fund"];
        run(Command::new("npm").args(npm).current_dir(root.join(folder)))?;
    }
    // The same selection of packages as the tests have, so that nothing is built twice.
    run(cargo().args(["build", "--workspace", "--bins"]).current_dir(root))
}

pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

pub(crate) fn is_there(tool: &str) -> bool {
    Command::new(tool).arg("--version").output().is_ok_and(|answer| answer.status.success())
}

fn browser() -> Result<(), String> {
    let advice = "install Chromium, or name one in CHROMIUM";
    if !chromium().exists() && std::env::var_os("CHROMIUM").is_none() {
        install(&["chromium"], advice)?;
    }
    let path = chromium();
    if path.exists() { Ok(()) } else { Err(format!("{} is not there: {advice}", path.display())) }
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

fn chromium() -> PathBuf {
    std::env::var_os("CHROMIUM").map_or_else(|| PathBuf::from(CHROMIUM), PathBuf::from)
}

fn is_root() -> bool {
    let answer = Command::new("id").arg("--user").output();
    answer.is_ok_and(|answer| answer.stdout.trim_ascii() == b"0")
}

/// Node in a folder of tests, told which program and which browser to use.
fn node(root: &Path, folder: &str) -> Result<Command, String> {
    let here = std::env::current_exe().map_err(|error| error.to_string())?;
    // Cargo puts all programs of a build into one folder, this one too.
    let bastide = here.with_file_name(format!("bastide{}", std::env::consts::EXE_SUFFIX));
    let mut node = Command::new("node");
    node.current_dir(root.join(folder)).env("BASTIDE", bastide).env("CHROMIUM", chromium());
    Ok(node)
}

/// Runs a command that prints what it has to say itself.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_or_is_missing_is_an_error_that_names_it() {
        assert_eq!(run(Command::new("cargo").arg("--version")), Ok(()));
        let failed = run(Command::new("cargo").arg("no-such-chore")).unwrap_err();
        assert!(failed.starts_with("cargo no-such-chore: exit status"), "{failed}");
        let missing = run(&mut Command::new("no-such-program")).unwrap_err();
        assert!(missing.starts_with("no-such-program does not start"), "{missing}");
    }
}
