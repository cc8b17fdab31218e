//! The ledger check over the repository: `docs/rules` against the sources of `games`.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use crate::coverage::Coverage;
use crate::mentions::{Mentions, words};

pub(crate) fn run(root: &Path) -> ExitCode {
    match check(root) {
        Ok(coverage) => {
            print!("{coverage}");
            if coverage.is_complete() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("the ledgers cannot be checked: {error}");
            ExitCode::from(2)
        }
    }
}

/// Reads every ledger, and of every game its tests and the test modules in its sources.
fn check(root: &Path) -> io::Result<Coverage> {
    let mut coverage = Coverage::default();
    for ledger in files(&root.join("docs/rules"), "md")? {
        coverage.read_ledger(&fs::read_to_string(ledger)?);
    }
    for game in folders(&root.join("games"))? {
        for part in ["src", "tests"].map(|part| game.join(part)) {
            for source in files(&part, "rs")? {
                let name = source.strip_prefix(root).unwrap_or(&source).display().to_string();
                coverage.read_source(&name, &fs::read_to_string(&source)?);
            }
        }
        for mentions in mentions(root, &game)? {
            coverage.read_mentions(mentions);
        }
    }
    Ok(coverage)
}

/// The rulings and cards of a game that has any, and whether its tests name them.
fn mentions(root: &Path, game: &Path) -> io::Result<Vec<Mentions>> {
    let mut named = BTreeSet::new();
    for source in files(&game.join("tests"), "rs")? {
        named.extend(words(&fs::read_to_string(source)?));
    }
    let name = game.file_name().unwrap_or_default().to_string_lossy();
    let mut found = Vec::new();
    let ledger = root.join(format!("docs/rules/{name}.md"));
    if ledger.is_file() {
        found.push(Mentions::of_rulings(&name, &fs::read_to_string(ledger)?, &named));
    }
    let cards = game.join("data/cards.toml");
    if cards.is_file() {
        found.push(Mentions::of_cards(&name, &fs::read_to_string(cards)?, &named));
    }
    Ok(found)
}

fn folders(folder: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(inside(folder)?.into_iter().filter(|path| path.is_dir()).collect())
}

/// The files of a kind in a folder and in those below it; none where there is no folder.
fn files(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in inside(folder)? {
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension() == Some(OsStr::new(extension)) {
            found.push(path);
        }
    }
    Ok(found)
}

/// In the order of the names, so that reports are the same everywhere.
fn inside(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries: io::Result<Vec<PathBuf>> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths = entries?;
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_ruling_and_card_is_named_by_a_test() {
        let coverage = check(&crate::root()).expect("the repository can be read");
        assert!(coverage.is_complete(), "\n{coverage}");
    }
}
