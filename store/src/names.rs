//! Two names that look the same count as the same name.

use unicode_normalization::UnicodeNormalization as _;

/// The form in which names are compared: case, width, extra spaces and invisible marks removed, and letters of
/// other scripts that look Latin replaced by the Latin ones.
pub fn fold(name: &str) -> String {
    let lower: String = name.nfkc().flat_map(char::to_lowercase).nfkc().collect();
    let seen = lower.chars().filter(|c| c.is_alphanumeric() || c.is_whitespace() || c.is_ascii());
    let latin: String = seen.map(look_alike).collect();
    latin.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The Latin letter that looks the same in most typefaces.
fn look_alike(letter: char) -> char {
    const ALIKE: [(&str, &str); 2] =
        [("аеорсухіјѕԁԛԝһӏ", "aeopcyxijsdqwhl"), ("οανυιρχκ", "oavuipxk")];
    for (foreign, latin) in ALIKE {
        if let Some(place) = foreign.chars().position(|c| c == letter) {
            return latin.chars().nth(place).unwrap_or(letter);
        }
    }
    letter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for twin in ["NELL", "Ｎｅｌｌ", "nell\u{200b}", " Nell ", "Nеll"] {
            assert_eq!(fold(twin), "nell", "{twin:?}");
        }
        assert_eq!(fold("Nell  of the Mill"), "nell of the mill");
        assert_eq!(fold("E\u{301}mile"), fold("Émile"));
        assert_ne!(fold("Émile"), fold("Emile"), "an accent can be seen");
        assert_ne!(fold("Nell-2"), fold("Nell 2"));
    }
}
