//! The program: as the tests have built it, and as people run it.

use std::path::{Path, PathBuf};

use crate::command::{cargo, run};

/// Builds the program exactly as the tests are built, and says where it is. Anything less than all of their targets would
/// leave out some of their dependencies, resolve other features and compile most crates once more.
pub(crate) fn tested(root: &Path) -> Result<PathBuf, String> {
    run(cargo().args(["test", "--workspace", "--no-run"]).current_dir(root))?;
    Ok(target()?.join("debug").join(executable("bastide")))
}

/// Builds the program as people run it, and says where it is; `BASTIDE` names one that is built already.
pub(crate) fn released(root: &Path) -> Result<PathBuf, String> {
    release(root, &["bastide"])?;
    named_or_released()
}

/// The same with the driver of loads, in one build so that they share their dependencies.
pub(crate) fn released_with_driver(root: &Path) -> Result<(PathBuf, PathBuf), String> {
    release(root, &["bastide", "bastide-load"])?;
    Ok((named_or_released()?, in_release("bastide-load")?))
}

fn release(root: &Path, packages: &[&str]) -> Result<(), String> {
    let is_named = std::env::var_os("BASTIDE").is_some();
    let wanted = packages.iter().filter(|&&package| !(is_named && package == "bastide"));
    let wanted: Vec<&str> = wanted.flat_map(|package| ["--package", package]).collect();
    if wanted.is_empty() {
        return Ok(());
    }
    run(cargo().args(["build", "--release"]).args(wanted).current_dir(root))
}

fn named_or_released() -> Result<PathBuf, String> {
    match std::env::var_os("BASTIDE") {
        Some(named) => Ok(named.into()),
        None => in_release("bastide"),
    }
}

fn in_release(name: &str) -> Result<PathBuf, String> {
    Ok(target()?.join("release").join(executable(name)))
}

fn executable(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}

/// Where cargo builds.
pub(crate) fn target() -> Result<PathBuf, String> {
    let here = std::env::current_exe().map_err(|error| error.to_string())?;
    let target = here.parent().and_then(Path::parent).ok_or("cargo builds elsewhere")?;
    Ok(target.to_owned())
}
