//! Names of games outside their packages. What differs between games is a value of the game, not an `if` elsewhere.

use std::fs;
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::Item;

use super::Finding;
use super::plan::{GAMES, REGISTERS};
use super::source::{Crate, Place, Source, is_for_tests};

pub(super) fn check(of: &Crate) -> Vec<Finding> {
    of.files
        .iter()
        .filter(|file| !REGISTERS.contains(&file.path.as_str()))
        .flat_map(in_source)
        .collect()
}

fn in_source(file: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    for item in without_tests(&file.parsed.items) {
        look(item.to_token_stream(), file, &mut findings);
    }
    findings
}

fn without_tests(items: &[Item]) -> impl Iterator<Item = &Item> {
    items.iter().filter(|item| match item {
        Item::Mod(item) => !is_for_tests(&item.attrs),
        Item::Fn(item) => !is_for_tests(&item.attrs),
        Item::Use(item) => !is_for_tests(&item.attrs),
        _ => true,
    })
}

fn look(tokens: TokenStream, file: &Source, findings: &mut Vec<Finding>) {
    let mut is_documentation = false;
    for token in tokens {
        let said = match &token {
            TokenTree::Group(group) => {
                if !is_documentation {
                    look(group.stream(), file, findings);
                }
                None
            }
            TokenTree::Ident(ident) => Some((ident.to_string(), ident.span())),
            TokenTree::Literal(literal) => word(literal).map(|word| (word, literal.span())),
            TokenTree::Punct(_) => None,
        };
        // `#[doc = "…"]`: prose may speak of games.
        is_documentation = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '#');
        let Some((said, span)) = said else { continue };
        if let Some(game) = game_in(&said, &file.path) {
            findings
                .push(Finding::new(&file.place(span), format!("names the game {game}: `{said}`")));
        }
    }
}

/// A literal that may be compared with a name. Sentences, as in a help text, may speak of games.
fn word(literal: &proc_macro2::Literal) -> Option<String> {
    let text = literal.to_string();
    (!text.contains(char::is_whitespace)).then_some(text)
}

/// The game that a word of a source names, unless the source belongs to it.
fn game_in(word: &str, path: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    let named = GAMES.iter().find(|game| word.contains(game.name))?;
    (!named.folders.iter().any(|folder| path.starts_with(folder))).then_some(named.name)
}

/// Scripts and styles of the site that name a game.
pub(super) fn in_assets(root: &Path, folder: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let Ok(text) = fs::read_to_string(&path) else { continue };
            let shown = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            for (number, line) in text.lines().enumerate() {
                let code = line.trim_start();
                let is_comment = ["//", "*", "/*"].iter().any(|mark| code.starts_with(mark));
                if let Some(game) = game_in(line, &shown).filter(|_| !is_comment) {
                    let place = Place { path: shown.clone(), line: number + 1 };
                    findings.push(Finding::new(&place, format!("names the game {game}")));
                }
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        let parsed = syn::parse_file(text).expect("the example parses");
        in_source(&Source { path: path.into(), module: Vec::new(), parsed }).len()
    }

    #[test]
    fn a_comparison_with_a_name_is_found_where_it_does_not_belong() {
        let text = "/// As in Tournay.\nfn f(game: &str) -> bool { game == \"tournay\" }";
        assert_eq!(found("web/src/home.rs", text), 1);
        assert_eq!(found("presentation/tournay/src/lib.rs", text), 0);
        assert_eq!(found("presentation/anarchy/src/lib.rs", text), 1);
    }

    #[test]
    fn types_and_crates_of_a_game_count_as_its_name() {
        assert_eq!(found("web/src/home.rs", "use bastide_cathedral::Cathedral;"), 2);
        assert_eq!(
            found("web/src/home.rs", "#[cfg(test)] mod tests { use bastide_cathedral::City; }"),
            0
        );
    }
}
