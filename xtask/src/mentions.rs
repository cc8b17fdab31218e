//! Rulings and cards against the tests of their game.
//!
//! Rulings (`- **R-12 …`) and cards (`id = "Y1-MARKET"`) have ids that are unique within a game only,
//! so they are looked for in that game's tests alone. A test names one by its own name (`r_12_…`) or
//! anywhere in its documentation and body. A ruling with nothing to decide says so: `No test: …`.

use std::collections::BTreeSet;
use std::fmt;

/// What a ruling says that leaves nothing to a test.
const NOTHING_TO_TEST: &str = "No test:";

/// One kind of thing that the tests of a game have to name.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Mentions {
    /// `rulings of tournay`
    pub(crate) what: String,
    /// With those that need no test.
    pub(crate) all: usize,
    pub(crate) missing: Vec<String>,
}

impl Mentions {
    /// The rulings of a ledger; none where it numbers them in another way.
    pub(crate) fn of_rulings(game: &str, ledger: &str, named: &BTreeSet<String>) -> Self {
        let (mut all, mut missing) = (0, Vec::new());
        for line in ledger.lines() {
            let Some(rest) = line.strip_prefix("- **R-") else { continue };
            let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
            let id = format!("R-{number}");
            all += 1;
            if !named.contains(&id) && !line.contains(NOTHING_TO_TEST) {
                missing.push(id);
            }
        }
        Self { what: format!("rulings of {game}"), all, missing }
    }

    /// The cards and events of a data file.
    pub(crate) fn of_cards(game: &str, data: &str, named: &BTreeSet<String>) -> Self {
        let id = |line: &str| Some(line.strip_prefix("id = \"")?.strip_suffix('"')?.to_owned());
        let ids: Vec<String> = data.lines().filter_map(id).collect();
        let all = ids.len();
        let missing = ids.into_iter().filter(|id| !named.contains(id)).collect();
        Self { what: format!("cards of {game}"), all, missing }
    }
}

impl fmt::Display for Mentions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = self.all - self.missing.len();
        writeln!(f, "{named} of {} {} are named by a test or need none", self.all, self.what)?;
        for id in &self.missing {
            writeln!(f, "no test names {id}, one of the {}", self.what)?;
        }
        Ok(())
    }
}

/// Every word of capitals, digits and hyphens in the tests of a source, and what their names say.
pub(crate) fn words(source: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut docs: Vec<&str> = Vec::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        match line.trim() {
            text if text.starts_with("///") => docs.push(text),
            "#[test]" => {
                for doc in &docs {
                    collect(doc, &mut found);
                }
                read_test(&mut lines, &mut found);
                docs.clear();
            }
            text if text.starts_with("#[") => {}
            _ => docs.clear(),
        }
    }
    found
}

/// Reads on to the brace that stands as far to the left as the function does.
fn read_test<'s>(lines: &mut impl Iterator<Item = &'s str>, found: &mut BTreeSet<String>) {
    let mut end = None;
    for line in lines {
        if let Some(name) = line.trim_start().strip_prefix("fn ") {
            let margin = line.len() - line.trim_start().len();
            end = end.or_else(|| Some(format!("{}}}", " ".repeat(margin))));
            found.extend(ruling_of(name));
        }
        collect(line, found);
        if end.as_deref() == Some(line) || line.trim_end().ends_with("{}") {
            return;
        }
    }
}

/// `r_12_no_shield…` is about R-12.
fn ruling_of(test: &str) -> Option<String> {
    let number = test.strip_prefix("r_")?.split('_').next()?;
    let is_number = number.len() == 2 && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| format!("R-{number}"))
}

fn collect(line: &str, found: &mut BTreeSet<String>) {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let words = line.split(|c| !is_part(c)).filter(|word| word.contains('-'));
    found.extend(words.map(str::to_owned));
}

#[cfg(test)]
mod tests {
    use super::*;

    const TESTS: &str = r#"
        const NOT_IN_A_TEST: &str = "Y1-BARN R-09";

        /// Also TOU-PLAY-01 (R-33).
        #[test]
        fn r_12_a_shield() {
            let helper = || {
                table("^Y1-MARKET EV-PLAGUE:2 R1-FORT/2")
            };
        }

        /// R-08 is told by a helper.
        fn helper() {
            table("W1-PRIOR");
        }
    "#;

    #[test]
    fn only_the_text_of_tests_counts() {
        let found = words(TESTS);
        for named in ["R-12", "R-33", "Y1-MARKET", "EV-PLAGUE", "R1-FORT"] {
            assert!(found.contains(named), "{named}: {found:?}");
        }
        for other in ["Y1-BARN", "R-09", "R-08", "W1-PRIOR"] {
            assert!(!found.contains(other), "{other}");
        }
    }

    #[test]
    fn a_ruling_needs_a_test_unless_it_says_that_there_is_none() {
        let ledger = "- **R-12 Shield.** One.\n- **R-33 Word.** Two.\n- **R-40 Borrowed.** Three.\n\
                      - **R-63 Slips.** Four. No test: nothing follows.\n- **R 1 Elsewhere.** Five.\n";
        let rulings = Mentions::of_rulings("tournay", ledger, &words(TESTS));
        assert_eq!((rulings.all, &rulings.missing[..]), (4, &["R-40".to_owned()][..]));
        let report = rulings.to_string();
        assert!(report.starts_with("3 of 4 rulings of tournay are named"), "{report}");
        assert!(report.contains("no test names R-40"), "{report}");
    }

    #[test]
    fn a_card_needs_a_test() {
        let data = "[[card]]\nid = \"Y1-MARKET\"\n[[card]]\nid = \"Y1-BARN\"\n[[event]]\nid = \"EV-PLAGUE\"\n";
        let cards = Mentions::of_cards("tournay", data, &words(TESTS));
        assert_eq!((cards.all, &cards.missing[..]), (3, &["Y1-BARN".to_owned()][..]));
    }
}
