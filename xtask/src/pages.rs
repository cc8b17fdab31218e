//! The pages in a real browser: the page's script alone, the whole program as people use it, and
//! pictures of every page. What is missing is installed or named, never skipped.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{install, is_there, run};
use crate::{packages, program};

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
        .args(["--project", "web/assets/jsconfig.json"])
        .current_dir(root))?;
    let program = program::tested(root)?;
    [SCRIPT, BROWSER]
        .iter()
        .try_for_each(|folder| run(node(root, folder, &program).arg("../run.mjs")))
}

/// Every page, at two widths, in light and dark and three languages, into a folder.
pub(crate) fn screenshots(root: &Path, folder: &Path) -> Result<(), String> {
    let folder = std::path::absolute(folder).map_err(|error| error.to_string())?;
    prepare(root, &[BROWSER])?;
    run(node(root, BROWSER, &program::tested(root)?).arg("screenshots.js").arg(folder))
}

/// How long the table page takes, with the program as people run it.
pub(crate) fn measure(root: &Path, script: &str) -> Result<(), String> {
    prepare(root, &[BROWSER])?;
    run(node(root, BROWSER, &program::released(root)?).arg(script))
}

/// Tools and packages.
fn prepare(root: &Path, folders: &[&str]) -> Result<(), String> {
    if !["node", "npm"].into_iter().all(is_there) {
        install(&["nodejs", "npm"], "install Node.js with npm")?;
    }
    browser()?;
    folders.iter().try_for_each(|folder| packages::install(&root.join(folder)))
}

fn browser() -> Result<(), String> {
    let advice = "install Chromium, or name one in CHROMIUM";
    if !chromium().exists() && std::env::var_os("CHROMIUM").is_none() {
        install(&["chromium"], advice)?;
    }
    let path = chromium();
    if path.exists() { Ok(()) } else { Err(format!("{} is not there: {advice}", path.display())) }
}

fn chromium() -> PathBuf {
    std::env::var_os("CHROMIUM").map_or_else(|| PathBuf::from(CHROMIUM), PathBuf::from)
}

/// Node in a folder of tests, told which program and which browser to use.
fn node(root: &Path, folder: &str, program: &Path) -> Command {
    let mut node = Command::new("node");
    node.current_dir(root.join(folder)).env("BASTIDE", program).env("CHROMIUM", chromium());
    node
}
