//! Puts a script and the modules it imports into one file. A browser fetches six files at a time, so that two
//! dozen small modules would cost a far-away visitor several round trips before the table answers.
//!
//! Our modules are plain enough for this: an import is one line with braces or a bare path, what is
//! exported is a function, a class or a constant declared on its own line, and none imports in a circle.

use std::fmt::Write as _;

/// The path of a file in the repository and what stands in it.
pub(super) type File = (&'static str, &'static str);

/// One script that does what `entries` do with all they import, one after the other.
///
/// # Panics
/// On a module that is not among the files or is written in another way than the ones we have: a
/// mistake in this program's own assets, which any test finds.
pub(super) fn bundle(entries: &[&str], files: &[&[File]]) -> String {
    let mut order = Vec::new();
    for entry in entries {
        visit(entry, files, &mut Vec::new(), &mut order);
    }
    let mut script = String::new();
    for (name, source) in order {
        enclose(name, source, &mut script);
    }
    script
}

/// What a module imports comes before it, each module once.
fn visit(name: &str, files: &[&[File]], path: &mut Vec<&'static str>, order: &mut Vec<File>) {
    let file = files.iter().copied().flatten().find(|(file, _)| *file == name);
    let &(name, source) = file.unwrap_or_else(|| panic!("no asset is named {name}"));
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

/// A scope of its own for every module, from which it hands out what it exports.
fn enclose(name: &str, source: &str, script: &mut String) {
    let mut exports = Vec::new();
    let _ = writeln!(script, "const {} = (() => {{", scope(name));
    for line in code(source) {
        if let Some((names, from)) = import(&line) {
            if !names.is_empty() {
                let _ = writeln!(script, "const {names} = {};", scope(&resolve(name, from)));
            }
        } else if let Some((name, plain)) = export(&line) {
            exports.push(name.to_owned());
            let _ = writeln!(script, "{plain}");
        } else {
            let _ = writeln!(script, "{line}");
        }
    }
    let _ = writeln!(script, "return {{ {} }};\n}})();", exports.join(", "));
}

/// The lines of a module without comments and indentation: a browser has no use for a third of what is written.
/// No text of ours goes over several lines.
fn code(source: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut is_comment = false;
    for line in source.lines() {
        let begun = line.trim_start();
        let starts = begun.starts_with("/*");
        let rest = match begun.split_once("*/") {
            Some((_, rest)) if is_comment || starts => rest,
            None if is_comment || starts => {
                is_comment = true;
                continue;
            }
            _ => line,
        };
        is_comment = false;
        if !rest.trim().is_empty() && !rest.trim_start().starts_with("//") {
            lines.push(bare(rest.trim()));
        }
    }
    lines
}

/// A line without the types in it, and without what is said of an entry of a list behind it.
fn bare(line: &str) -> String {
    let (mut code, mut rest) = (String::with_capacity(line.len()), line);
    while let Some((before, typed)) = rest.split_once("/** @") {
        code.push_str(before);
        rest = typed.split_once("*/").map_or("", |(_, after)| after.trim_start());
    }
    code.push_str(rest);
    code.find("', // ").map_or(code.clone(), |end| code[..end + 2].to_owned())
}

/// `table/send.js` is `$table$send`.
fn scope(name: &str) -> String {
    format!("${}", name.trim_end_matches(".js").replace('/', "$"))
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
        "import '../shared/page/copy.js';\nimport { Actor, act } from '../shared/act.js';\nnew Actor(act);\n",
    )];

    #[test]
    fn modules_come_once_and_after_those_they_import() {
        let expected = "const $shared$page$words = (() => {\nconst word = () => {};\nreturn { word };\n})();\n\
            const $shared$page$copy = (() => {\nconst { word } = $shared$page$words;\nword();\nreturn {  };\n})();\n\
            const $shared$act = (() => {\nconst { word } = $shared$page$words;\nasync function act() {}\n\
            class Actor extends Word {\n}\nreturn { act, Actor };\n})();\n\
            const $game$act = (() => {\nconst { Actor, act } = $shared$act;\nnew Actor(act);\nreturn {  };\n})();\n";
        assert_eq!(bundle(&["game/act.js"], &[GAME, SHARED]), expected);
    }

    #[test]
    fn comments_stay_behind() {
        let source = "/**\n * Sends.\n */\n\n// Once.\nconst a = '/* no comment */';\n  /** @type {number} */ b = 1;\n/* c */\n\
            const c = /** @type {const} */ ([\n  'one', // the first\n]);\n";
        let bare = ["const a = '/* no comment */';", "b = 1;", "const c = ([", "'one',", "]);"];
        assert_eq!(code(source), bare);
    }

    #[test]
    #[should_panic(expected = "round.js imports itself")]
    fn a_circle_is_refused() {
        let _ = bundle(&["round.js"], &[SHARED]);
    }

    #[test]
    #[should_panic(expected = "no asset is named page/missing.js")]
    fn a_module_that_is_not_there_is_named() {
        let _ = bundle(&["page/a.js"], &[&[("page/a.js", "import './missing.js';\n")]]);
    }

    #[test]
    #[should_panic(expected = "outside the repository")]
    fn a_path_that_leaves_the_repository_is_refused() {
        let _ = bundle(&["a.js"], &[&[("a.js", "import '../b.js';\n")]]);
    }
}
