//! Corrected data: a file of the same format whose values were typed in from the printed game.
//!
//! A game keeps only the differences from the program's own values, as a text without spaces:
//! `round.1.resolve:2+farms.boxes.2:food*1`. So a record needs no file beside it.

use std::fmt;
use std::sync::LazyLock;

use crate::builtin::{BOX_IDS, BUILT_IN, BUILT_IN_FILE, FIRST_VALUES, LOOT_IDS, PATH_IDS};
use crate::setup::Rules;
use crate::sheet::compile::compile;
use crate::sheet::gain::is_items;
use crate::sheet::table::Table;
use crate::sheet::tree::{DataError, Node, Value};

/// Values that differ from the program's own, and the table they lead to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrected {
    /// Path and value, in the order of the data file.
    differences: Vec<(String, String)>,
    table: Box<Table>,
}

impl Corrected {
    /// Reads an owner's file and keeps what is different in it from the values of these rules.
    pub fn from_file(text: &str, rules: Rules) -> Result<Self, DataError> {
        Self::between(&own_values(rules)?, &Node::parse(text)?)
    }

    /// Reads the differences from the values of these rules, as they stand in a setup.
    pub fn from_differences(text: &str, rules: Rules) -> Result<Self, DataError> {
        let own = own_values(rules)?;
        let mut theirs = own.clone();
        change(&mut theirs, text.split('+'))?;
        Self::between(&own, &theirs)
    }

    fn between(own: &Node, theirs: &Node) -> Result<Self, DataError> {
        let mut differences = Vec::new();
        compare(own, theirs, "", &mut differences)?;
        let table = checked(theirs)?;
        Ok(Self { differences, table })
    }

    pub fn is_empty(&self) -> bool {
        self.differences.is_empty()
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Path and value of everything that differs.
    pub fn differences(&self) -> &[(String, String)] {
        &self.differences
    }
}

/// `round.1.resolve:2+discontent.circles:20`
impl fmt::Display for Corrected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (path, value)) in self.differences.iter().enumerate() {
            let separator = if at > 0 { "+" } else { "" };
            write!(f, "{separator}{path}:{value}")?;
        }
        Ok(())
    }
}

/// The program's own values; for the first rules those of their time.
fn own_values(rules: Rules) -> Result<Node, DataError> {
    let mut own = Node::parse(BUILT_IN_FILE)?;
    if rules == Rules::First {
        change(&mut own, first_values())?;
    }
    Ok(own)
}

/// What was different from the data file, as `path:value`.
fn first_values() -> impl Iterator<Item = &'static str> {
    FIRST_VALUES.lines().filter(|line| !line.starts_with('#'))
}

/// Puts values given as `path:value` in the place of others.
fn change<'t>(root: &mut Node, entries: impl Iterator<Item = &'t str>) -> Result<(), DataError> {
    for entry in entries.filter(|entry| !entry.is_empty()) {
        let error = |reason: String| DataError { line: 1, reason };
        let (path, value) = entry
            .split_once(':')
            .ok_or_else(|| error(format!("`{entry}` is not of the form path:value")))?;
        let leaf = leaf_mut(root, path);
        let leaf = leaf.ok_or_else(|| error(format!("there is no value `{path}`")))?;
        leaf.value = read_like(&leaf.value, value)
            .ok_or_else(|| error(format!("`{value}` is no value for {path}")))?;
    }
    Ok(())
}

/// The table of a tree that numbers the same things as the program's own.
fn checked(root: &Node) -> Result<Box<Table>, DataError> {
    let compiled = compile(root)?;
    let is_same = compiled.boxes == BOX_IDS && compiled.paths == PATH_IDS;
    if !is_same || compiled.loot != LOOT_IDS {
        return Err(root.error("the boxes and cards are those of the program's own file"));
    }
    Ok(Box::new(compiled.table))
}

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provenance {
    /// `building_level.keep-2.measure`
    pub path: String,
    pub value: String,
    /// `rules`, `public` or `reconstructed`.
    pub source: String,
}

/// Every value of the program's own file with its provenance, in the order of the file's tables.
pub fn provenance() -> Vec<Provenance> {
    let root = Node::parse(BUILT_IN_FILE).expect("the build has read it");
    let mut all = Vec::new();
    for (path, table) in tables(&root) {
        let whole = table.find("provenance").and_then(|node| node.text().ok()).unwrap_or("rules");
        let mut values = Vec::new();
        leaves(table, &path, &mut values);
        for (leaf, value) in values {
            let inner = &leaf[path.len() + 1..];
            let source = known(table, inner).unwrap_or(whole).to_owned();
            all.push(Provenance { path: leaf, value, source });
        }
    }
    all
}

/// What `known` says about a field or about what it is a part of.
fn known<'n>(table: &'n Node, field: &str) -> Option<&'n str> {
    let Value::Map(entries) = &table.find("known")?.value else { return None };
    let is_part = |key: &str| {
        field.strip_prefix(key).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let (_, node) = entries.iter().find(|(key, _)| is_part(key))?;
    node.text().ok()
}

/// The tables of the file that hold values, with their paths.
fn tables(root: &Node) -> Vec<(String, &Node)> {
    let Value::Map(entries) = &root.value else { return Vec::new() };
    let mut found = Vec::new();
    for (name, node) in entries.iter().filter(|(name, _)| !is_remark(name)) {
        match &node.value {
            Value::List(nodes) => {
                let keys = nodes.iter().enumerate().map(|(at, node)| key(node, at));
                found.extend(keys.zip(nodes).map(|(key, node)| (format!("{name}.{key}"), node)));
            }
            _ => found.push((name.clone(), node)),
        }
    }
    found
}

/// Parts of the file that say something about it or name things for people.
fn is_remark(key: &str) -> bool {
    const REMARKS: [&str; 12] = [
        "meta",
        "source",
        "term",
        "counts",
        "provenance",
        "known",
        "note",
        "fr",
        "en",
        "name",
        "title",
        "id",
    ];
    REMARKS.contains(&key)
}

/// How an entry of a list is named in a path: by its own id or number, else by its place.
fn key(node: &Node, at: usize) -> String {
    let text = |key: &str| node.find(key).and_then(|node| written(&node.value));
    match (text("building"), text("level")) {
        (Some(building), Some(level)) => format!("{building}-{level}"),
        (None, Some(level)) => level,
        _ => text("id").or_else(|| text("n")).unwrap_or_else(|| (at + 1).to_string()),
    }
}

/// A value as it stands in a setup; none for one that is changed part by part.
fn written(value: &Value) -> Option<String> {
    let none = |text: String| if text.is_empty() { "none".to_owned() } else { text };
    Some(match value {
        Value::Number(number) => number.to_string(),
        Value::Truth(truth) => truth.to_string(),
        Value::Text(text) => none(text.clone()),
        Value::List(nodes) => {
            let parts: Option<Vec<String>> = nodes
                .iter()
                .map(|node| match &node.value {
                    Value::List(_) | Value::Map(_) => None,
                    plain => written(plain),
                })
                .collect();
            none(parts?.join(","))
        }
        Value::Map(entries) => {
            if !is_items(value) {
                return None;
            }
            let parts = entries.iter().filter_map(|(item, node)| {
                written(&node.value).map(|count| format!("{item}*{count}"))
            });
            none(parts.collect::<Vec<_>>().join(","))
        }
    })
}

/// Reads a value of the same sort as `like`.
fn read_like(like: &Value, text: &str) -> Option<Value> {
    let text = if text == "none" { "" } else { text };
    let parts = || text.split(',').filter(|part| !part.is_empty());
    let node = |value| Node { line: 1, value };
    let plain =
        |part: &str| part.parse().map_or_else(|_| Value::Text(part.to_owned()), Value::Number);
    Some(match like {
        Value::Number(_) => Value::Number(text.parse().ok()?),
        Value::Truth(_) => Value::Truth(text.parse().ok()?),
        Value::Text(_) => Value::Text(text.to_owned()),
        Value::List(_) => Value::List(parts().map(|part| node(plain(part))).collect()),
        Value::Map(_) => {
            let items = parts().map(|part| {
                let (item, count) = part.split_once('*')?;
                Some((item.to_owned(), node(Value::Number(count.parse().ok()?))))
            });
            let mut items = items.collect::<Option<Vec<_>>>()?;
            items.sort_by(|one, other| one.0.cmp(&other.0));
            Value::Map(items)
        }
    })
}

/// Every value below a node, with its path.
fn leaves(node: &Node, path: &str, out: &mut Vec<(String, String)>) {
    if let Some(value) = written(&node.value) {
        out.push((path.to_owned(), value));
        return;
    }
    match &node.value {
        Value::Map(entries) => {
            for (name, node) in entries.iter().filter(|(name, _)| !is_remark(name)) {
                leaves(node, &format!("{path}.{name}"), out);
            }
        }
        Value::List(nodes) => {
            for (at, node) in nodes.iter().enumerate() {
                leaves(node, &format!("{path}.{}", key(node, at)), out);
            }
        }
        _ => {}
    }
}

/// The value at a path, to be changed.
fn leaf_mut<'n>(node: &'n mut Node, path: &str) -> Option<&'n mut Node> {
    if path.is_empty() {
        return written(&node.value).is_some().then_some(node);
    }
    let (first, rest) = path.split_once('.').unwrap_or((path, ""));
    let next = match &mut node.value {
        Value::Map(entries) => {
            entries.iter_mut().find(|(name, _)| name == first && !is_remark(name)).map(|(_, n)| n)
        }
        Value::List(nodes) => {
            let at = nodes.iter().enumerate().position(|(at, node)| key(node, at) == first)?;
            nodes.get_mut(at)
        }
        _ => None,
    };
    leaf_mut(next?, rest)
}

/// Collects the values of `theirs` that differ from `own`; both have to have the same parts.
fn compare(
    own: &Node,
    theirs: &Node,
    path: &str,
    out: &mut Vec<(String, String)>,
) -> Result<(), DataError> {
    let join = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    if let (Some(own), Some(value)) = (written(&own.value), written(&theirs.value)) {
        if own != value {
            let is_plain = !value.contains(|c: char| c.is_whitespace() || "+:=#".contains(c));
            if !is_plain {
                return Err(theirs.error("a value has neither spaces nor any of + : = #"));
            }
            out.push((path.to_owned(), value));
        }
        return Ok(());
    }
    match (&own.value, &theirs.value) {
        (Value::Map(entries), Value::Map(others)) => {
            for (name, node) in entries.iter().filter(|(name, _)| !is_remark(name)) {
                compare(node, theirs.get(name)?, &join(name), out)?;
            }
            let is_known = |name: &str| is_remark(name) || own.find(name).is_some();
            if let Some((name, node)) = others.iter().find(|(name, _)| !is_known(name)) {
                return Err(node.error(format!("there is no `{name}` in {path}")));
            }
        }
        (Value::List(entries), Value::List(others)) if entries.len() == others.len() => {
            for (at, (node, other)) in entries.iter().zip(others).enumerate() {
                if key(node, at) != key(other, at) {
                    let expected = key(node, at);
                    return Err(other.error(format!("`{expected}` is expected here")));
                }
                compare(node, other, &join(&key(node, at)), out)?;
            }
        }
        (Value::List(entries), Value::List(_)) => {
            return Err(theirs.error(format!("{} entries are expected", entries.len())));
        }
        _ => return Err(theirs.error("another sort of value is expected here")),
    }
    Ok(())
}

static FIRST: LazyLock<Box<Table>> = LazyLock::new(|| {
    let own = own_values(Rules::First).expect("the tests have read it");
    checked(&own).expect("the tests have read it")
});

/// The table of a game: the program's own, or a corrected one.
pub(crate) fn table_of(rules: Rules, data: Option<&Corrected>) -> &Table {
    match (data, rules) {
        (Some(data), _) => data.table(),
        (None, Rules::First) => &FIRST,
        (None, Rules::Second) => &BUILT_IN,
    }
}
