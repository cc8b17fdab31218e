//! Puts a script and the modules it imports into one file. A browser fetches six files at a time, so that two
//! dozen small modules would cost a far-away visitor several round trips before the table answers.
//!
//! Our modules are plain enough for this: an import is one line with braces or a bare path, what is
//! exported is a function, a class or a constant declared on its own line, and none imports in a circle.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::script;

/// The path of a file in the repository and what stands in it.
pub(super) type File = (&'static str, &'static str);

/// Modules as they are sent, by their names: many scripts have the same ones.
pub(super) type Enclosed = HashMap<&'static str, String>;

/// One script that does what `entries` do with all they import, one after the other.
///
/// # Panics
/// On a module that is not among the files or is written in another way than the ones we have: a
/// mistake in this program's own assets, which any test finds.
pub(super) fn bundle(entries: &[&str], files: &[&[File]], enclosed: &mut Enclosed) -> String {
    let mut order = Vec::new();
    for entry in entries {
        visit(entry, files, &mut Vec::new(), &mut order);
    }
    let sent = order.into_iter().map(|(name, source)| {
        let module =
            enclosed.entry(name).or_insert_with(|| script::squeezed(&enclose(name, source, files)));
        format!("{module}\n")
    });
    sent.collect()
}

/// What a module imports comes before it, each module once.
fn visit(name: &str, files: &[&[File]], path: &mut Vec<&'static str>, order: &mut Vec<File>) {
    let (name, source) = file(name, files);
    if order.iter().any(|(done, _)| *done == name) {
        return;
    }
    assert!(!path.contains(&name), "{name} imports itself, by way of {path:?}");
    path.push(name);
    for (_, from) in source.lines().filter_map(import) {
        visit(&resolve(name, from), files, path, order);
    }
    path.pop();
    order.push((name, source));
}

fn file(name: &str, files: &[&[File]]) -> File {
    let file = files.iter().copied().flatten().find(|(file, _)| *file == name);
    *file.unwrap_or_else(|| panic!("no asset is named {name}"))
}

/// The names and the module of a line that imports.
fn import(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_prefix("import ")?;
    let (names, from) = rest.rsplit_once(' ').unwrap_or(("", rest));
    Some((names.trim_end_matches(" from"), from.trim_matches(['\'', ';'])))
}

/// The path of the module that `name` imports as `from`: `./act.js`, `../page/swap.js`.
fn resolve(name: &str, from: &str) -> String {
    let mut path: Vec<&str> = name.split('/').collect();
    path.pop();
    for step in from.split('/') {
        match step {
            "." => {}
            ".." => assert!(path.pop().is_some(), "{name} imports {from}, outside the repository"),
            step => path.push(step),
        }
    }
    path.join("/")
}

/// What a line declares for others, and the line without `export`.
fn export(line: &str) -> Option<(&str, &str)> {
    let plain = line.strip_prefix("export ")?;
    let mut words = plain.split(|c: char| !c.is_alphanumeric() && c != '_');
    let name = words.find(|word| !["async", "function", "class", "const"].contains(word))?;
    Some((name, plain))
}

/// A scope of its own for a module, from which it hands out what it exports, as a list: nothing needs a name in there.
fn enclose(name: &str, source: &str, files: &[&[File]]) -> String {
    let (mut script, mut exports) = (String::new(), Vec::new());
    let _ = writeln!(script, "const {} = (() => {{", scope(name));
    for line in source.lines() {
        if let Some((names, from)) = import(line) {
            let from = resolve(name, from);
            if !names.is_empty() {
                let listed = listed(names, file(&from, files));
                let _ = writeln!(script, "const [{listed}] = {};", scope(&from));
            }
        } else if let Some((name, plain)) = export(line) {
            exports.push(name);
            let _ = writeln!(script, "{plain}");
        } else {
            let _ = writeln!(script, "{line}");
        }
    }
    if !exports.is_empty() {
        let _ = writeln!(script, "return [{}];", exports.join(", "));
    }
    script + "})();\n"
}

/// These names in the order in which a module exports them, with gaps for those that are not among them.
fn listed(names: &str, (from, source): File) -> String {
    let mut left: Vec<&str> = names.trim_matches(['{', '}', ' ']).split(", ").collect();
    let mut list = Vec::new();
    for (name, _) in source.lines().filter_map(export) {
        let before = left.len();
        left.retain(|wanted| *wanted != name);
        list.push(if left.len() < before { name } else { "" });
        if left.is_empty() {
            return list.join(", ");
        }
    }
    panic!("{from} exports no {left:?}")
}

/// What is handed out by `web/assets/table/send.js` is in `$table$send`, by a game's own modules in `$tournay$hold`.
fn scope(name: &str) -> String {
    let mut steps: Vec<&str> = name.trim_end_matches(".js").split('/').collect();
    steps.retain(|step| !["web", "presentation", "assets"].contains(step));
    format!("${}", steps.join("$"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARED: &[File] = &[
        ("shared/page/copy.js", "import { word } from './words.js';\nword();\n"),
        ("shared/page/words.js", "export const word = () => {};\n"),
        (
            "shared/act.js",
            "import { word } from './page/words.js';\nexport async function act() {}\nexport class Actor extends Word {\n}\n",
        ),
        ("round.js", "import { way } from './about.js';\n"),
        ("about.js", "import { other } from './round.js';\n"),
    ];
    const GAME: &[File] = &[(
        "game/act.js",
        "import '../shared/page/copy.js';\nimport { Actor } from '../shared/act.js';\nnew Actor(done);\n",
    )];

    #[test]
    fn modules_come_once_and_after_those_they_import() {
        let expected = "const $shared$page$words=(()=>{const a=()=>{};return[a];})();\n\
            const $shared$page$copy=(()=>{const[a]=$shared$page$words;a();})();\n\
            const $shared$act=(()=>{const[c]=$shared$page$words;async function b(){}\n\
            class a extends Word{}\nreturn[b,a];})();\n\
            const $game$act=(()=>{const[,a]=$shared$act;new a(done);})();\n";
        let mut enclosed = Enclosed::new();
        assert_eq!(bundle(&["game/act.js"], &[GAME, SHARED], &mut enclosed), expected);
        assert_eq!(bundle(&["game/act.js"], &[GAME, SHARED], &mut enclosed), expected);
    }

    #[test]
    fn scopes_are_named_after_modules() {
        assert_eq!(scope("web/assets/table/send.js"), "$table$send");
        assert_eq!(scope("presentation/tournay/assets/hold.js"), "$tournay$hold");
    }

    #[test]
    #[should_panic(expected = "round.js imports itself")]
    fn a_circle_is_refused() {
        let _ = bundle(&["round.js"], &[SHARED], &mut Enclosed::new());
    }

    #[test]
    #[should_panic(expected = "no asset is named page/missing.js")]
    fn a_module_that_is_not_there_is_named() {
        let _ = bundle(
            &["page/a.js"],
            &[&[("page/a.js", "import './missing.js';\n")]],
            &mut Enclosed::new(),
        );
    }

    #[test]
    #[should_panic(expected = "shared/page/copy.js exports no [\"paste\"]")]
    fn what_is_not_exported_is_named() {
        let asking = ("a.js", "import { paste } from './shared/page/copy.js';\n");
        let _ = bundle(&["a.js"], &[&[asking], SHARED], &mut Enclosed::new());
    }

    #[test]
    #[should_panic(expected = "outside the repository")]
    fn a_path_that_leaves_the_repository_is_refused() {
        let _ = bundle(&["a.js"], &[&[("a.js", "import '../b.js';\n")]], &mut Enclosed::new());
    }
}
