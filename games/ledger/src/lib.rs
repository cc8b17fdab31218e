//! The ledgers of rule clauses (`docs/rules/*.md`): which clauses there are and what they say.
//!
//! Three readers need the same answer: the build of each game, which turns ids into constants so
//! that a typo does not compile; the check that every clause is named by a test; and whoever shows
//! a clause to a player. This crate depends on nothing, because it also runs inside builds.

/// A clause as the ledger defines it: `- **CAT-PLACE-04** No square …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// `CAT-PLACE-04`
    pub id: String,
    /// What the clause says, on one line, in the ledger's Markdown.
    pub text: String,
    /// The line of the ledger it starts on, counted from one.
    pub line: usize,
}

impl Entry {
    /// The id as a Rust constant: `CAT_PLACE_04`.
    pub fn constant(&self) -> String {
        self.id.replace('-', "_")
    }
}

/// All clauses of a ledger, in its order. Worked positions (`CAT-T-…`) count: each is a test.
pub fn entries(ledger: &str) -> Vec<Entry> {
    let mut found: Vec<Entry> = Vec::new();
    let mut is_inside = false;
    for (index, line) in ledger.lines().enumerate() {
        if let Some((id, text)) = definition(line) {
            found.push(Entry { id, text: text.to_owned(), line: index + 1 });
            is_inside = true;
        } else if is_inside && line.starts_with("  ") {
            let clause = found.last_mut().expect("inside a clause there is one");
            clause.text.push(' ');
            clause.text.push_str(line.trim());
        } else {
            is_inside = false;
        }
    }
    found
}

/// The Rust source of a module with one constant per clause and the list of them all.
///
/// `clause_type` is the path of the type the constants have.
pub fn constants(ledger: &str, clause_type: &str) -> String {
    use std::fmt::Write as _;

    let entries = entries(ledger);
    let mut source = String::new();
    for entry in &entries {
        let doc = entry.text.replace('[', "\\[").replace('<', "\\<");
        let _ = writeln!(source, "#[doc = {doc:?}]");
        let _ = writeln!(
            source,
            "pub const {}: {clause_type} = {clause_type}::new({:?});",
            entry.constant(),
            entry.id
        );
    }
    let _ = writeln!(source, "/// Every clause of the ledger, in its order.");
    let _ = writeln!(source, "pub const ALL: &[{clause_type}] = &[");
    for entry in &entries {
        let _ = writeln!(source, "    {},", entry.constant());
    }
    source.push_str("];\n");
    source
}

/// A clause begins an item of a list or, where a family is a table, a row of it.
fn definition(line: &str) -> Option<(String, &str)> {
    let item = line.strip_prefix("- **").and_then(|rest| rest.split_once("**"));
    let row = || line.strip_prefix("| ").and_then(|rest| rest.split_once(" | "));
    let (id, text) = item.or_else(row)?;
    is_id(id).then(|| (id.to_owned(), text.trim().trim_end_matches(" |")))
}

/// Whether `text` is a clause id: capital words and a number, joined by hyphens.
pub fn is_id(text: &str) -> bool {
    let mut words = text.split('-');
    let starts_with_game = words.next().is_some_and(|w| matches!(w, "CAT" | "TOU" | "ANA"));
    let rest: Vec<&str> = words.collect();
    let Some((number, families)) = rest.split_last() else { return false };
    starts_with_game
        && !families.is_empty()
        && families.iter().all(|w| !w.is_empty() && w.bytes().all(|b| b.is_ascii_uppercase()))
        && number.len() >= 2
        && number.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_runs_on_over_indented_lines() {
        let ledger =
            "# Title\n\n- **CAT-PLACE-01** One\n  two.\n\n- plain\n- **CAT-T-02** † Three\n";
        let found = entries(ledger);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0], Entry { id: "CAT-PLACE-01".into(), text: "One two.".into(), line: 3 });
        assert_eq!(found[1].constant(), "CAT_T_02");
    }

    #[test]
    fn a_clause_may_be_the_row_of_a_table() {
        let ledger = "| id | who | what |\n|---|---|---|\n| ANA-DECIDE-01 | table | seats |\n";
        let entry = Entry { id: "ANA-DECIDE-01".into(), text: "table | seats".into(), line: 3 };
        assert_eq!(entries(ledger), [entry]);
    }

    #[test]
    fn only_clause_ids_are_ids() {
        assert!(is_id("TOU-PLAY-05"));
        assert!(is_id("CAT-T-08"));
        for wrong in ["CAT", "CAT-05", "CAT-PLACE", "XYZ-PLACE-01", "CAT-PLACE-1", "CAT-place-01"] {
            assert!(!is_id(wrong), "{wrong}");
        }
    }
}
