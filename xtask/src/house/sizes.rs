//! Sizes beyond which a thing is taken apart: methods of a type, cases of an error, lines of a function, values in a
//! tuple that is handed over.

use std::collections::BTreeMap;

use syn::spanned::Spanned as _;
use syn::visit::{self, Visit};
use syn::{Block, Expr, FnArg, ImplItem, Item, Signature, Stmt, TraitItem, Type, Visibility};

use super::Finding;
use super::plan::{MOST_CASES, MOST_IN_TUPLE, MOST_LINES, MOST_METHODS};
use super::source::{Crate, Place, Source, is_for_tests};

/// What was counted in a crate.
#[derive(Default)]
pub(super) struct Sizes {
    /// Methods by type.
    methods: BTreeMap<String, (usize, Option<Place>)>,
    /// Cases by error.
    cases: BTreeMap<String, (usize, Place)>,
    /// Functions that are no tables, by their lines.
    functions: Vec<(usize, String, Place)>,
    tuples: Vec<(usize, String, Place)>,
    pub(super) public_items: usize,
    pub(super) lines: usize,
}

/// The largest of a kind, with its size.
type Largest = Option<(String, usize)>;

impl Sizes {
    pub(super) fn of(of: &Crate) -> Self {
        let mut sizes = Self::default();
        for file in &of.files {
            let mut count = Count { file, sizes: &mut sizes };
            count.visit_file(&file.parsed);
            sizes.lines += file.parsed.span().end().line;
        }
        sizes
    }

    pub(super) fn findings(&self) -> Vec<Finding> {
        let mut findings = Vec::new();
        for (name, (count, place)) in &self.methods {
            if let Some(place) = place.as_ref().filter(|_| *count > MOST_METHODS) {
                findings.push(Finding::new(
                    place,
                    format!("{name} has {count} methods, more than {MOST_METHODS}"),
                ));
            }
        }
        findings.extend(self.many_cases());
        for (lines, name, place) in &self.functions {
            if *lines > MOST_LINES {
                findings.push(Finding::new(
                    place,
                    format!("{name} has {lines} lines, more than {MOST_LINES}, and is no table"),
                ));
            }
        }
        for (count, name, place) in &self.tuples {
            if *count > MOST_IN_TUPLE {
                findings.push(Finding::new(
                    place,
                    format!("{name} takes a tuple of {count}: give its values names"),
                ));
            }
        }
        findings
    }

    /// The errors with too many cases.
    pub(super) fn many_cases(&self) -> Vec<Finding> {
        let many = self.cases.iter().filter(|(_, (count, _))| *count > MOST_CASES);
        many.map(|(name, (count, place))| {
            Finding::new(place, format!("{name} has {count} cases, more than {MOST_CASES}"))
        })
        .collect()
    }

    pub(super) fn most_methods(&self) -> Largest {
        self.methods
            .iter()
            .map(|(name, (count, _))| (name.clone(), *count))
            .max_by_key(|(_, count)| *count)
    }

    pub(super) fn most_cases(&self) -> Largest {
        self.cases
            .iter()
            .map(|(name, (count, _))| (name.clone(), *count))
            .max_by_key(|(_, count)| *count)
    }

    pub(super) fn longest_function(&self) -> Largest {
        self.functions
            .iter()
            .map(|(lines, name, _)| (name.clone(), *lines))
            .max_by_key(|(_, lines)| *lines)
    }
}

struct Count<'a> {
    file: &'a Source,
    sizes: &'a mut Sizes,
}

impl Count<'_> {
    fn function(&mut self, signature: &Signature, block: &Block) {
        let name = signature.ident.to_string();
        let place = self.file.place(signature.ident.span());
        if !is_table(block) {
            let span = block.span();
            let lines = span.end().line - signature.span().start().line + 1;
            self.sizes.functions.push((lines, name.clone(), place.clone()));
        }
        for input in &signature.inputs {
            if let FnArg::Typed(input) = input
                && let Type::Tuple(tuple) = &*input.ty
            {
                self.sizes.tuples.push((tuple.elems.len(), name.clone(), place.clone()));
            }
        }
    }

    fn methods(&mut self, name: String, count: usize, place: Place) {
        let entry = self.sizes.methods.entry(name).or_default();
        entry.0 += count;
        entry.1.get_or_insert(place);
    }

    fn visible(&mut self, visibility: &Visibility) {
        self.sizes.public_items += usize::from(matches!(visibility, Visibility::Public(_)));
    }
}

/// Whether a body is one expression that lists things: a match, a list, a value, a chain of calls.
fn is_table(block: &Block) -> bool {
    let [Stmt::Expr(only, _)] = block.stmts.as_slice() else { return false };
    matches!(
        only,
        Expr::Match(_)
            | Expr::Array(_)
            | Expr::Struct(_)
            | Expr::Macro(_)
            | Expr::MethodCall(_)
            | Expr::Reference(_)
            | Expr::Call(_)
    ) || matches!(block.stmts.as_slice(), [Stmt::Macro(_)])
}

impl<'ast> Visit<'ast> for Count<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Mod(item) if is_for_tests(&item.attrs) => return,
            Item::Fn(item) if is_for_tests(&item.attrs) => return,
            Item::Fn(item) => {
                self.visible(&item.vis);
                self.function(&item.sig, &item.block);
            }
            Item::Struct(item) => self.visible(&item.vis),
            Item::Const(item) => self.visible(&item.vis),
            Item::Static(item) => self.visible(&item.vis),
            Item::Type(item) => self.visible(&item.vis),
            Item::Trait(item) => {
                self.visible(&item.vis);
                let count =
                    item.items.iter().filter(|item| matches!(item, TraitItem::Fn(_))).count();
                self.methods(item.ident.to_string(), count, self.file.place(item.ident.span()));
            }
            Item::Enum(item) => {
                self.visible(&item.vis);
                let name = item.ident.to_string();
                if name.ends_with("Error") || name.ends_with("Problem") || name.ends_with("Refusal")
                {
                    let place = self.file.place(item.ident.span());
                    self.sizes.cases.insert(name, (item.variants.len(), place));
                }
            }
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let functions = || {
            item.items.iter().filter_map(|item| match item {
                ImplItem::Fn(function) => Some(function),
                _ => None,
            })
        };
        if item.trait_.is_none()
            && let Type::Path(path) = &*item.self_ty
            && let Some(last) = path.path.segments.last()
        {
            self.methods(
                last.ident.to_string(),
                functions().count(),
                self.file.place(last.ident.span()),
            );
        }
        for function in functions() {
            self.visible(&function.vis);
            self.function(&function.sig, &function.block);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(text: &str) -> Vec<String> {
        let parsed = syn::parse_file(text).expect("the example parses");
        let files = vec![Source { path: "example.rs".into(), module: Vec::new(), parsed }];
        let sizes = Sizes::of(&Crate { files });
        sizes.findings().into_iter().map(|finding| finding.what).collect()
    }

    fn repeated(count: usize, line: impl Fn(usize) -> String) -> String {
        (0..count).map(line).collect()
    }

    #[test]
    fn methods_of_a_type_are_added_up_over_its_blocks() {
        let half = |from: usize| {
            format!(
                "impl Hall {{ {} }}",
                repeated(21, |n| format!("fn m{}(&self) {{}}\n", n + from))
            )
        };
        assert_eq!(findings(&(half(0) + &half(21))), ["Hall has 42 methods, more than 40"]);
        assert!(findings(&half(0)).is_empty());
    }

    #[test]
    fn a_long_function_is_found_and_a_long_table_is_not() {
        let long = format!("fn long() {{\n{}}}", repeated(60, |n| format!("let a{n} = {n};\n")));
        assert_eq!(findings(&long), ["long has 62 lines, more than 60, and is no table"]);
        let table = format!(
            "fn table(n: u8) -> u8 {{ match n {{\n{}_ => 0 }} }}",
            repeated(60, |n| format!("{n} => {n},\n"))
        );
        assert!(findings(&table).is_empty());
    }

    #[test]
    fn errors_with_many_cases_and_tuples_without_names_are_found() {
        let cases = format!("enum HouseError {{ {} }}", repeated(13, |n| format!("C{n},")));
        assert_eq!(findings(&cases), ["HouseError has 13 cases, more than 12"]);
        assert_eq!(
            findings("fn f((a, b, c): (u8, u8, u8)) {}"),
            ["f takes a tuple of 3: give its values names"]
        );
    }
}
