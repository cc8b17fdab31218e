//! Names of accounts: who may be called what, and which two names are the same.

use unicode_normalization::UnicodeNormalization as _;

use bastide_store::fold;

/// The longest name, in characters.
pub const LONGEST_NAME: u32 = 40;
/// The shortest name of an account, in characters.
const SHORTEST_NAME: usize = 2;

/// Nobody is called what the house calls itself: these words are in no name, however they are written.
const OFFICIAL: [&str; 20] = [
    "admin",
    "admins",
    "administration",
    "administrator",
    "administrators",
    "administrateur",
    "administratrice",
    "bastide",
    "mod",
    "mods",
    "moderation",
    "moderator",
    "moderators",
    "moderateur",
    "official",
    "root",
    "staff",
    "support",
    "sysop",
    "system",
];
/// Nor these, which are fine beside others.
const WHOLE: [&str; 7] =
    ["deleted", "deleted player", "guest", "host", "server", "team", "anonymous"];
/// Why a name cannot be that of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameProblem {
    Short,
    Long,
    /// It has a character that names do not have.
    Odd,
    Reserved,
}

/// A name without odd characters, if anything is left of it.
pub fn tidy_name(name: &str) -> Option<String> {
    let plain: String = name.chars().filter(|c| !c.is_control()).collect();
    Some(plain.trim().to_owned()).filter(|name| !name.is_empty())
}

/// The name as it is shown, if an account can have it.
pub fn account_name(name: &str) -> Result<String, NameProblem> {
    let name: String = tidy_name(name).unwrap_or_default().nfc().collect();
    let is_part = |c: char| c.is_alphanumeric() || " -_.'’".contains(c);
    let letters = name.chars().filter(|c| c.is_alphanumeric()).count();
    match name.chars().count() {
        count if count > LONGEST_NAME as usize => Err(NameProblem::Long),
        _ if letters < SHORTEST_NAME => Err(NameProblem::Short),
        _ if !name.chars().all(is_part) => Err(NameProblem::Odd),
        _ if is_official(&name) || is_bot(&name) => Err(NameProblem::Reserved),
        _ => Ok(name),
    }
}

/// Whether somebody of this name could be taken for those who run the server.
pub fn is_official(name: &str) -> bool {
    let plain = plain(name);
    let words: Vec<&str> = plain.split_whitespace().collect();
    // `a d m i n` is one word to whoever reads it.
    let is_spelled = words.len() > 1 && words.iter().all(|word| word.len() == 1);
    let joined = words.concat();
    words.iter().any(|word| OFFICIAL.contains(word))
        || WHOLE.contains(&words.join(" ").as_str())
        || (is_spelled && OFFICIAL.contains(&joined.as_str()))
}

/// As it looks at a glance: without accents and marks, with figures for the letters that they stand for.
fn plain(name: &str) -> String {
    let folded = fold(name);
    let letters = folded.nfd().filter(|c| !is_mark(*c)).map(|c| match c {
        '0' => 'o',
        '1' | '!' | '|' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        c if c.is_alphanumeric() => c,
        _ => ' ',
    });
    letters.collect()
}

/// Accents, once they are apart from their letters.
const fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

/// Whether a bot of any game is called that.
fn is_bot(name: &str) -> bool {
    let folded = fold(name);
    folded == "bot"
        || bastide_presentation::games()
            .iter()
            .any(|game| game.engines.names().contains(&folded.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_tidy_line() {
        assert_eq!(tidy_name(" Nell \n"), Some("Nell".into()));
        assert_eq!(tidy_name("\u{7}\t "), None);
    }

    #[test]
    fn a_name_has_letters_a_bound_and_nothing_odd() {
        crate::test_games::install();
        assert_eq!(account_name("  Jean-d'Arc \n"), Ok("Jean-d'Arc".into()));
        assert_eq!(account_name("王小明"), Ok("王小明".into()));
        assert_eq!(account_name("..."), Err(NameProblem::Short));
        assert_eq!(account_name("A"), Err(NameProblem::Short));
        assert_eq!(account_name(&"a".repeat(41)), Err(NameProblem::Long));
        assert_eq!(account_name("Nell\u{202e}lleN"), Err(NameProblem::Odd));
        assert_eq!(account_name("<Nell>"), Err(NameProblem::Odd));
        for reserved in [
            "Admin",
            "ＡＤＭＩＮ",
            "аdmin",
            "Greedy",
            "deleted  player",
            "ADMIN.",
            "Bastide Team",
            "The Bastide-Team",
            "a d m i n",
            "M0derator",
            "Modérateur",
            "Support_Staff",
            "root",
        ] {
            assert_eq!(account_name(reserved), Err(NameProblem::Reserved), "{reserved}");
        }
        for harmless in ["Adminah", "Bastien", "Modesty", "Hostilia", "Guest of the Mill"] {
            assert!(account_name(harmless).is_ok(), "{harmless}");
        }
    }
}
