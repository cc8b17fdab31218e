//! Passwords that are guessed first: words that many choose, rows of keys, years and repetitions, joined by little.
//!
//! Lists of stolen passwords are long because they repeat such pieces with other figures behind them. These rules take
//! the pieces apart instead, so a short list of our own is enough, and no file of others is shipped.

use bastide_store::fold;

/// What many begin with, in the languages of the pages. Of two that fit, the longer one is taken.
const WORDS: [&str; 124] = [
    "abc",
    "access",
    "admin",
    "administrator",
    "adobe",
    "alexander",
    "amour",
    "andrea",
    "angel",
    "anthony",
    "apple",
    "arsenal",
    "asdf",
    "austria",
    "azerty",
    "baby",
    "banana",
    "baseball",
    "basketball",
    "batman",
    "bastide",
    "berlin",
    "bonjour",
    "bundesliga",
    "butterfly",
    "camille",
    "carlos",
    "castle",
    "changeme",
    "charlie",
    "cheese",
    "chelsea",
    "chocolat",
    "chocolate",
    "computer",
    "cookie",
    "daniel",
    "default",
    "doudou",
    "dragon",
    "facebook",
    "ferrari",
    "flower",
    "football",
    "forever",
    "france",
    "freedom",
    "friend",
    "family",
    "fussball",
    "geheim",
    "google",
    "guest",
    "hallo",
    "hello",
    "hockey",
    "iloveyou",
    "internet",
    "jennifer",
    "jessica",
    "jetaime",
    "jordan",
    "killer",
    "letmein",
    "liebe",
    "linkedin",
    "liverpool",
    "login",
    "london",
    "loulou",
    "love",
    "loveme",
    "lovely",
    "maman",
    "manager",
    "marseille",
    "marina",
    "martin",
    "master",
    "mercedes",
    "merlin",
    "michael",
    "michelle",
    "minecraft",
    "monkey",
    "motdepasse",
    "mustang",
    "mylove",
    "naruto",
    "nicole",
    "nothing",
    "orange",
    "paris",
    "pass",
    "passwd",
    "password",
    "passwort",
    "patrick",
    "pokemon",
    "princess",
    "princesse",
    "qwerty",
    "qwertz",
    "richard",
    "samsung",
    "schalke",
    "schatz",
    "secret",
    "shadow",
    "soccer",
    "soleil",
    "sommer",
    "spiderman",
    "starwars",
    "summer",
    "sunshine",
    "superman",
    "test",
    "thomas",
    "tiger",
    "welcome",
    "whatever",
    "willkommen",
    "winter",
];

/// Rows and columns of keyboards, figures and the alphabet; they are read backwards, too.
const ROWS: [&str; 20] = [
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "wxcvbn",
    "1qaz",
    "2wsx",
    "3edc",
    "4rfv",
    "5tgb",
    "6yhn",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "1a2b3c4d5e6f",
    "a1b2c3d4e5f6",
];

/// A piece of a row that is shorter may be chance.
const SHORTEST_RUN: usize = 3;
/// A password of so few pieces is guessed; any letter that belongs to none is one.
const FEWEST: usize = 6;

/// Whether whoever guesses comes by this password early. `name` is what they know already.
pub(super) fn is_guessable(password: &str, name: &str) -> bool {
    let plain: Vec<char> = fold(password).chars().filter(|c| !c.is_whitespace()).collect();
    let name: Vec<char> = fold(name).chars().filter(|c| !c.is_whitespace()).collect();
    let spelled: Vec<char> = plain.iter().copied().map(letter).collect();
    let (mut at, mut pieces) = (0, 0);
    while at < plain.len() && pieces < FEWEST {
        let longest = [
            word(&plain[at..], &name),
            word(&spelled[at..], &name),
            row(&plain[at..]),
            repetition(&plain, at),
            year(&plain[at..]),
        ];
        at += longest.into_iter().max().unwrap_or(0).max(1);
        pieces += 1;
    }
    pieces < FEWEST
}

/// The letter that a figure or a sign often stands for.
const fn letter(c: char) -> char {
    match c {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        c => c,
    }
}

/// How long the longest word is that this begins with, the name among them.
fn word(rest: &[char], name: &[char]) -> usize {
    let begins = |word: &[char]| word.len() >= SHORTEST_RUN && rest.starts_with(word);
    let own = if begins(name) { name.len() } else { 0 };
    let known = WORDS.iter().filter(|word| begins(&word.chars().collect::<Vec<_>>()));
    known.map(|word| word.len()).max().unwrap_or(0).max(own)
}

/// How long the longest piece of a row is that this begins with.
fn row(rest: &[char]) -> usize {
    let along = |row: Vec<char>| {
        let places = (0..row.len()).filter(|&place| row.get(place) == rest.first());
        let length = |place: usize| {
            row[place..].iter().zip(rest).take_while(|(one, other)| one == other).count()
        };
        places.map(length).max().unwrap_or(0)
    };
    let both = |row: &&str| along(row.chars().collect()).max(along(row.chars().rev().collect()));
    ROWS.iter().map(both).filter(|&length| length >= SHORTEST_RUN).max().unwrap_or(0)
}

/// How much of what follows is what stood right before it, or one character over and over.
fn repetition(all: &[char], at: usize) -> usize {
    let rest = &all[at..];
    let same = rest.iter().take_while(|c| Some(*c) == rest.first()).count();
    let again = (SHORTEST_RUN..=at).filter(|&length| rest.starts_with(&all[at - length..at])).max();
    let same = if same >= SHORTEST_RUN { same } else { 0 };
    same.max(again.unwrap_or(0))
}

/// Four figures that are a year of somebody who lives.
fn year(rest: &[char]) -> usize {
    let figures: String = rest.iter().take(4).collect();
    let is_year =
        figures.len() == 4 && figures.parse().is_ok_and(|year: u32| (1930..2040).contains(&year));
    if is_year { 4 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_guessed_first_is_known() {
        for password in [
            "1234567890",
            "12345678910",
            "123456789a",
            "0987654321",
            "qwertyuiop",
            "qwerty12345",
            "1q2w3e4r5t",
            "1qaz2wsx3edc",
            "password123",
            "Password2024!",
            "P@ssw0rd!!!",
            "pa$$word12",
            "passwordpassword",
            "motdepasse1",
            "passwort1234",
            "iloveyou123",
            "letmein1234",
            "abcdefghij",
            "zyxwvutsrq",
            "administrator",
            "welcome2023",
            "Summer2025!",
            "azertyuiop12",
            "monkeydragon",
            "football1998",
            "aaaaaaaaaa",
            "abcabcabcabc",
            "sunshine!!1",
            "superman12345",
            "princess1989",
            "qwertzuiop1",
            "hallohallo1",
            "changeme2020",
            "asdfghjkl123",
            "minecraft123",
            "bastide2026",
            "11112222333",
        ] {
            assert!(is_guessable(password, "Nell"), "{password}");
        }
        assert!(is_guessable("Jehanne-1998", "Jehanne"), "her name and a year");
        assert!(!is_guessable("Jehanne-1998", "Nell"), "not hers");
    }

    #[test]
    fn what_takes_long_to_guess_is_not_refused() {
        for password in [
            "four towers, no gate",
            "another gate, no tower",
            "xk2f9qpl3m",
            "correct horse battery staple",
            "Der Hund frisst gern Birnen",
            "le chat dort sous la table",
            "tulip-river-9-anvil",
            "王小明喜欢在城墙上散步",
        ] {
            assert!(!is_guessable(password, "Nell"), "{password}");
        }
    }
}
