//! Types of one name within a crate: one word stands for one thing.

use std::collections::BTreeMap;

use syn::visit::{self, Visit};
use syn::{Ident, Item};

use super::Finding;
use super::source::{Crate, Place, Source, is_for_tests};

pub(super) fn check(of: &Crate) -> Vec<Finding> {
    let mut places: BTreeMap<String, Vec<Place>> = BTreeMap::new();
    for file in &of.files {
        let mut types = Types { file, found: Vec::new() };
        types.visit_file(&file.parsed);
        for (name, place) in types.found {
            places.entry(name).or_default().push(place);
        }
    }
    let twice = places.into_iter().filter(|(_, places)| places.len() > 1);
    twice
        .flat_map(|(name, places)| {
            let first = places[0].clone();
            places.into_iter().skip(1).map(move |place| {
                Finding::new(
                    &place,
                    format!("a second type called {name}; the first is in {first}"),
                )
            })
        })
        .collect()
}

struct Types<'a> {
    file: &'a Source,
    found: Vec<(String, Place)>,
}

impl Types<'_> {
    fn note(&mut self, name: &Ident) {
        self.found.push((name.to_string(), self.file.place(name.span())));
    }
}

impl<'ast> Visit<'ast> for Types<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(item) if is_for_tests(&item.attrs) => return,
            Item::Struct(item) => self.note(&item.ident),
            Item::Enum(item) => self.note(&item.ident),
            Item::Trait(item) => self.note(&item.ident),
            Item::Type(item) => self.note(&item.ident),
            _ => {}
        }
        visit::visit_item(self, item);
    }

    // A type inside a function is seen by nobody else.
    fn visit_block(&mut self, _: &'ast syn::Block) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_type_of_one_name_is_found() {
        let source = |text| Source {
            path: "example.rs".into(),
            module: Vec::new(),
            parsed: syn::parse_file(text).expect("the example parses"),
        };
        let files = vec![
            source("struct Line; fn f() { struct Line; }"),
            source("mod deep { enum Line {} } trait Other {}"),
        ];
        assert_eq!(check(&Crate { files }).len(), 1);
    }
}
