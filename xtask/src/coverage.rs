//! The clauses of a ledger against the tests that name them, and the report on all that has to be named.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use bastide_ledger::{Entry, entries};

use crate::mentions::Mentions;
use crate::named::{Naming, namings};

/// What the ledgers define and what the tests name.
#[derive(Default)]
pub(crate) struct Coverage {
    clauses: Vec<Entry>,
    /// Each naming with the source it stands in.
    named: Vec<(String, Naming)>,
    /// Rulings and cards, game by game.
    mentions: Vec<Mentions>,
}

impl Coverage {
    pub(crate) fn read_ledger(&mut self, ledger: &str) {
        self.clauses.extend(entries(ledger));
    }

    pub(crate) fn read_source(&mut self, path: &str, source: &str) {
        self.named.extend(namings(source).into_iter().map(|naming| (path.to_owned(), naming)));
    }

    /// A game without rulings or cards of that kind has nothing to report.
    pub(crate) fn read_mentions(&mut self, mentions: Mentions) {
        self.mentions.extend(Some(mentions).filter(|mentions| mentions.all > 0));
    }

    /// The clauses that no test names.
    pub(crate) fn missing(&self) -> Vec<&Entry> {
        let named: BTreeSet<&str> = self.named.iter().map(|(_, n)| n.id.as_str()).collect();
        self.clauses.iter().filter(|clause| !named.contains(clause.id.as_str())).collect()
    }

    /// What tests name although no ledger defines it.
    pub(crate) fn undefined(&self) -> Vec<&(String, Naming)> {
        let defined: BTreeSet<&str> = self.clauses.iter().map(|c| c.id.as_str()).collect();
        self.named.iter().filter(|(_, naming)| !defined.contains(naming.id.as_str())).collect()
    }

    /// The ids that are defined more than once.
    pub(crate) fn repeated(&self) -> Vec<&str> {
        let mut seen = BTreeSet::new();
        let ids = self.clauses.iter().map(|clause| clause.id.as_str());
        ids.filter(|&id| !seen.insert(id)).collect()
    }

    pub(crate) fn is_complete(&self) -> bool {
        let is_anything = !self.clauses.is_empty();
        let is_faultless = self.undefined().is_empty() && self.repeated().is_empty();
        let is_all_mentioned = self.mentions.iter().all(|mentions| mentions.missing.is_empty());
        is_anything && is_faultless && self.missing().is_empty() && is_all_mentioned
    }

    /// Clauses with a test and all clauses, family by family in the order of the ledger.
    fn families(&self) -> Vec<(&str, usize, usize)> {
        let missing: BTreeSet<&str> = self.missing().iter().map(|c| c.id.as_str()).collect();
        let mut order: Vec<&str> = Vec::new();
        let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for clause in &self.clauses {
            let family = clause.id.rsplit_once('-').map_or(clause.id.as_str(), |(name, _)| name);
            let (named, all) = counts.entry(family).or_insert_with(|| {
                order.push(family);
                (0, 0)
            });
            *named += usize::from(!missing.contains(clause.id.as_str()));
            *all += 1;
        }
        order.into_iter().map(|family| (family, counts[family].0, counts[family].1)).collect()
    }
}

/// A table of the families, and below it what is wrong.
impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (family, named, all) in self.families() {
            writeln!(f, "{family:<14}{named:>4} of {all:>3}")?;
        }
        let (missing, all) = (self.missing(), self.clauses.len());
        writeln!(f, "{} of {all} clauses are named by a test", all - missing.len())?;
        for clause in missing {
            writeln!(f, "no test names {} (line {}): {}", clause.id, clause.line, clause.text)?;
        }
        for mentions in &self.mentions {
            write!(f, "{mentions}")?;
        }
        for (path, Naming { id, test }) in self.undefined() {
            writeln!(f, "{path}: {test} names {id}, which no ledger defines")?;
        }
        for id in self.repeated() {
            writeln!(f, "{id} is defined twice")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coverage(ledger: &str, source: &str) -> Coverage {
        let mut coverage = Coverage::default();
        coverage.read_ledger(ledger);
        coverage.read_source("tests/place.rs", source);
        coverage
    }

    const LEDGER: &str =
        "- **CAT-PLACE-01** One.\n- **CAT-PLACE-02** Two.\n- **CAT-END-01** End.\n";
    const TESTS: &str = "/// Also CAT-END-01.\n#[test]\nfn cat_place_01_one() {}\n";

    #[test]
    fn a_clause_that_no_test_names_is_missing() {
        let coverage = coverage(LEDGER, TESTS);
        assert!(!coverage.is_complete());
        let report = coverage.to_string();
        assert!(report.starts_with("CAT-PLACE        1 of   2\nCAT-END          1 of   1\n"));
        assert!(report.contains("2 of 3 clauses"));
        assert!(report.contains("no test names CAT-PLACE-02 (line 2): Two."));
    }

    #[test]
    fn a_complete_ledger_has_nothing_to_say() {
        let tests = format!("{TESTS}#[test]\nfn cat_place_02_two() {{}}\n");
        let coverage = coverage(LEDGER, &tests);
        assert!(coverage.is_complete(), "{coverage}");
    }

    #[test]
    fn a_card_that_no_test_names_leaves_it_incomplete() {
        let tests = format!("{TESTS}#[test]\nfn cat_place_02_two() {{}}\n");
        let mut coverage = coverage(LEDGER, &tests);
        let cards = |missing: &[&str]| Mentions {
            what: "cards of chess".into(),
            all: 2,
            missing: missing.iter().map(ToString::to_string).collect(),
        };
        coverage.read_mentions(cards(&[]));
        assert!(coverage.is_complete(), "{coverage}");
        coverage.read_mentions(cards(&["QUEEN"]));
        assert!(!coverage.is_complete());
        assert!(coverage.to_string().contains("no test names QUEEN, one of the cards of chess"));
    }

    #[test]
    fn an_id_that_no_ledger_defines_is_noticed() {
        let tests = format!(
            "{TESTS}#[test]\nfn cat_place_02_two() {{}}\n#[test]\nfn cat_place_09_x() {{}}\n"
        );
        let coverage = coverage(LEDGER, &tests);
        assert!(!coverage.is_complete());
        let expected = "tests/place.rs: cat_place_09_x names CAT-PLACE-09, which no ledger defines";
        assert!(coverage.to_string().contains(expected));
    }

    #[test]
    fn an_id_is_defined_once_and_an_empty_ledger_is_no_ledger() {
        let twice = coverage("- **CAT-PLACE-01** One.\n- **CAT-PLACE-01** Again.\n", "");
        assert_eq!(twice.repeated(), ["CAT-PLACE-01"]);
        assert!(!coverage("# Rules\n", "").is_complete());
    }
}
