//! The sources of a crate, parsed, each with its place in the tree of modules.

use std::fs;
use std::path::{Path, PathBuf};

use syn::{Attribute, Item, ItemMod};

/// A crate of the workspace as its sources say it.
pub(super) struct Crate {
    pub(super) files: Vec<Source>,
}

/// A source file outside the tests.
pub(super) struct Source {
    /// From the root of the repository.
    pub(super) path: String,
    /// `["tables", "clock"]` for `src/tables/clock.rs`; empty for the root of the crate.
    pub(super) module: Vec<String>,
    pub(super) parsed: syn::File,
}

/// A place in a source.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) path: String,
    pub(super) line: usize,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.path, self.line)
    }
}

impl Source {
    pub(super) fn place(&self, span: proc_macro2::Span) -> Place {
        Place { path: self.path.clone(), line: span.start().line }
    }
}

impl Crate {
    /// Reads the sources of a crate. Its tests, examples and benchmarks may use what they like.
    pub(super) fn read(root: &Path, folder: &str) -> Result<Self, String> {
        let src = root.join(folder).join("src");
        let mut paths = Vec::new();
        collect(&src, &mut paths)?;
        paths.sort();
        let files = paths.iter().map(|path| parse(root, &src, path));
        let mut files = files.collect::<Result<Vec<Source>, String>>()?;
        let tests = test_modules(&files);
        files.retain(|file| !tests.iter().any(|test| file.module.starts_with(test)));
        Ok(Self { files })
    }
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            collect(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

fn parse(root: &Path, src: &Path, path: &Path) -> Result<Source, String> {
    let shown = path.strip_prefix(root).unwrap_or(path).display().to_string();
    let text = fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
    let parsed = syn::parse_file(&text).map_err(|error| format!("{shown}: {error}"))?;
    let inside = path.strip_prefix(src).unwrap_or(path);
    Ok(Source { path: shown, module: module_of(inside), parsed })
}

fn module_of(inside: &Path) -> Vec<String> {
    let mut module: Vec<String> = inside
        .iter()
        .map(|part| part.to_string_lossy().trim_end_matches(".rs").to_owned())
        .collect();
    if module.last().is_some_and(|last| matches!(last.as_str(), "mod" | "lib" | "main")) {
        module.pop();
    }
    module
}

/// The modules in files of their own that only tests see.
fn test_modules(files: &[Source]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for file in files {
        for item in &file.parsed.items {
            if let Item::Mod(ItemMod { attrs, ident, content: None, .. }) = item
                && is_for_tests(attrs)
            {
                let mut module = file.module.clone();
                module.push(ident.to_string());
                found.push(module);
            }
        }
    }
    found
}

/// Whether an item is compiled for tests only.
pub(super) fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}
