//! Top-level modules of a crate that use each other in a circle.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Item, UseTree};

use super::Finding;
use super::source::{Crate, Place, Source, is_for_tests};

/// Who uses whom, and one place where.
type Edges = BTreeMap<(String, String), Place>;

pub(super) fn check(of: &Crate) -> Vec<Finding> {
    let edges = edges(of);
    let mut findings = Vec::new();
    for ((from, to), place) in &edges {
        if let Some(back) = way(&edges, to, from) {
            let circle = [from.as_str()].into_iter().chain(back.iter().map(String::as_str));
            let circle = circle.collect::<Vec<_>>().join(" → ");
            findings.push(Finding::new(place, format!("modules in a circle: {circle}")));
        }
    }
    findings
}

/// The shortest way from one module to another along the edges, both ends included.
fn way(edges: &Edges, from: &str, to: &str) -> Option<Vec<String>> {
    let mut ways = vec![vec![from.to_owned()]];
    let mut seen = BTreeSet::from([from.to_owned()]);
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            let last = way.last().expect("a way has a beginning").clone();
            if last == to {
                return Some(way);
            }
            for (start, end) in edges.keys() {
                if *start == last && seen.insert(end.clone()) {
                    longer.push(way.iter().chain([end]).cloned().collect());
                }
            }
        }
        ways = longer;
    }
    None
}

fn edges(of: &Crate) -> Edges {
    let reexports = reexports(of);
    let tops: BTreeSet<String> =
        of.files.iter().filter_map(|file| file.module.first().cloned()).collect();
    let mut edges = Edges::new();
    for file in &of.files {
        let Some(top) = file.module.first() else { continue };
        let mut paths = Paths { file, module: file.module.clone(), found: Vec::new() };
        paths.visit_file(&file.parsed);
        for (path, place) in paths.found {
            let Some(first) = path.first() else { continue };
            // What the root re-exports belongs to the module it comes from; a module may have the name of a function.
            let is_module = path.len() > 1 && tops.contains(first);
            let target = if is_module { first } else { reexports.get(first).unwrap_or(first) };
            if target != top && tops.contains(target) {
                edges.entry((top.clone(), target.clone())).or_insert(place);
            }
        }
    }
    edges
}

/// What the root of a crate re-exports, with the module that each name comes from.
fn reexports(of: &Crate) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let roots = of.files.iter().filter(|file| file.module.is_empty());
    for item in roots.flat_map(|file| &file.parsed.items) {
        if let Item::Use(item) = item {
            let mut paths = Vec::new();
            flatten(&item.tree, &mut Vec::new(), &mut paths);
            for path in paths {
                let path: Vec<String> =
                    path.into_iter().filter(|part| part != "crate" && part != "self").collect();
                if let [first, .., last] = path.as_slice() {
                    found.insert(last.clone(), first.clone());
                }
            }
        }
    }
    found
}

/// All paths of a `use`. A renamed item goes by its new name.
fn flatten(tree: &UseTree, before: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            flatten(&path.tree, before, found);
            before.pop();
        }
        UseTree::Name(name) => {
            found.push(before.iter().cloned().chain([name.ident.to_string()]).collect());
        }
        UseTree::Rename(name) => {
            found.push(before.iter().cloned().chain([name.rename.to_string()]).collect());
        }
        UseTree::Glob(_) => found.push(before.clone()),
        UseTree::Group(group) => group.items.iter().for_each(|tree| flatten(tree, before, found)),
    }
}

/// Finds the paths of a file that lead through the root of its crate.
struct Paths<'a> {
    file: &'a Source,
    module: Vec<String>,
    /// From the root of the crate.
    found: Vec<(Vec<String>, Place)>,
}

impl Paths<'_> {
    fn note(&mut self, path: &[String], span: proc_macro2::Span) {
        if let Some(path) = from_root(&self.module, path) {
            self.found.push((path, self.file.place(span)));
        }
    }
}

/// A path as seen from the root of the crate, if it names a way from there.
fn from_root(module: &[String], path: &[String]) -> Option<Vec<String>> {
    match path.first()?.as_str() {
        "crate" => Some(path[1..].to_vec()),
        "super" => {
            let up = path.iter().take_while(|part| *part == "super").count();
            let kept = module.len().checked_sub(up)?;
            Some(module[..kept].iter().chain(&path[up..]).cloned().collect())
        }
        _ => None,
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let mut paths = Vec::new();
        flatten(&item.tree, &mut Vec::new(), &mut paths);
        for path in paths {
            self.note(&path, item.use_token.span);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let parts: Vec<String> = path.segments.iter().map(|part| part.ident.to_string()).collect();
        if let Some(first) = path.segments.first() {
            self.note(&parts, first.ident.span());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, invoked: &'ast syn::Macro) {
        self.visit_path(&invoked.path);
        for (path, span) in paths_in(invoked.tokens.clone()) {
            self.note(&path, span);
        }
    }
}

fn attributes(item: &Item) -> &[syn::Attribute] {
    match item {
        Item::Mod(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Const(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        _ => &[],
    }
}

/// The paths in the arguments of a macro, which are not parsed: names joined by `::`.
fn paths_in(tokens: TokenStream) -> Vec<(Vec<String>, proc_macro2::Span)> {
    let mut found: Vec<(Vec<String>, proc_macro2::Span)> = Vec::new();
    let mut colons = 0;
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => {
                match found.last_mut() {
                    Some((path, _)) if colons == 2 => path.push(ident.to_string()),
                    _ => found.push((vec![ident.to_string()], ident.span())),
                }
                colons = 0;
            }
            TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
            TokenTree::Group(group) => {
                found.extend(paths_in(group.stream()));
                colons = 0;
            }
            _ => colons = 0,
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::source::Crate;
    use super::*;

    fn source(module: &str, text: &str) -> Source {
        let module = module.split("::").filter(|part| !part.is_empty()).map(str::to_owned);
        let parsed = syn::parse_file(text).expect("the example parses");
        Source { path: "example.rs".into(), module: module.collect(), parsed }
    }

    fn found(files: Vec<Source>) -> usize {
        check(&Crate { files }).len()
    }

    #[test]
    fn a_circle_of_two_is_named_from_both_sides() {
        let a = source("a", "use crate::b::Thing;");
        let b = source("b::inner", "fn f() { let _ = super::super::a::make(); }");
        assert_eq!(found(vec![a, b]), 2);
    }

    #[test]
    fn a_circle_of_three_through_a_reexport_and_a_macro_is_found() {
        let root = source("", "mod a; mod b; mod c; pub use a::Thing;");
        let a = source("a", "use crate::b::Other;");
        let b = source("b", "fn f() { println!(\"{}\", crate::c::NAME); }");
        let c = source("c", "use crate::Thing;");
        assert_eq!(found(vec![root, a, b, c]), 3);
    }

    #[test]
    fn arrows_in_one_direction_and_tests_are_free() {
        let a = source("a", "use crate::b::Thing;");
        let b = source("b", "#[cfg(test)] mod tests { use crate::a::Helper; }");
        assert_eq!(found(vec![a, b]), 0);
    }
}
