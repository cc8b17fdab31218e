//! Which clauses the tests of a source name.
//!
//! A test names a clause by the start of its own name (`cat_place_04_…`), and further ones in its
//! documentation as `Also CAT-PLACE-04, CAT-CAPTURE-06`. Nothing else counts: a clause that is
//! cited by code or by a helper is not tested by that.

use bastide_ledger::is_id;

/// A clause that a test names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Naming {
    pub(crate) id: String,
    pub(crate) test: String,
}

pub(crate) fn namings(source: &str) -> Vec<Naming> {
    let mut found = Vec::new();
    let mut docs = String::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            docs.push_str(text);
            docs.push('\n');
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(test) = function_name(line) {
            if is_test {
                let ids = id_of(test).into_iter().chain(also(&docs));
                found.extend(ids.map(|id| Naming { id, test: test.to_owned() }));
            }
            docs.clear();
            is_test = false;
        } else if !line.starts_with("#[") && !line.starts_with("//") {
            docs.clear();
            is_test = false;
        }
    }
    found
}

fn function_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("fn ")?;
    rest.split(['(', '<']).next()
}

/// `cat_place_04_no_square…` is about CAT-PLACE-04.
fn id_of(test: &str) -> Option<String> {
    let words: Vec<&str> = test.split('_').collect();
    let number = words.iter().position(|word| word.bytes().all(|byte| byte.is_ascii_digit()))?;
    let id = words[..=number].join("-").to_uppercase();
    is_id(&id).then_some(id)
}

/// The ids after each `Also`, up to the first word that is none.
fn also(docs: &str) -> Vec<String> {
    let mut found = Vec::new();
    for list in docs.split("Also ").skip(1) {
        let words = list.split_whitespace().map(|word| word.trim_end_matches([',', '.', ':']));
        let ids = words.filter(|&word| word != "and").take_while(|word| is_id(word));
        found.extend(ids.map(str::to_owned));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(source: &str) -> Vec<String> {
        namings(source).into_iter().map(|naming| naming.id).collect()
    }

    #[test]
    fn the_name_and_the_documentation_of_a_test_count() {
        let source = "
            /// Also CAT-CLAIM-09, CAT-CAPTURE-11: see CAT-NOTE-01.
            /// Also TOU-PLAY-02 and ANA-T-05.
            #[test]
            #[should_panic]
            fn cat_t_02_two_pieces() {}
        ";
        let expected = ["CAT-T-02", "CAT-CLAIM-09", "CAT-CAPTURE-11", "TOU-PLAY-02", "ANA-T-05"];
        assert_eq!(ids(source), expected);
    }

    #[test]
    fn what_is_no_test_does_not_count() {
        assert_eq!(ids("fn cat_place_04_helper() {}"), [""; 0]);
        assert_eq!(ids("/// Also CAT-PLACE-04.\nfn helper() {}"), [""; 0]);
        assert_eq!(ids("// Also CAT-PLACE-04.\n#[test]\nfn other() {}"), [""; 0]);
        assert_eq!(
            ids("/// Also CAT-PLACE-04.\nconst X: u8 = 1;\n#[test]\nfn other() {}"),
            [""; 0]
        );
        assert_eq!(ids("#[test]\nfn place_04_without_a_game() {}"), [""; 0]);
        assert_eq!(ids("#[test]\nfn catalogue() {}"), [""; 0]);
    }
}
