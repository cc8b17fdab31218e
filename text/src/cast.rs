//! Who plays: the names that stand in sentences in the place of seats.

/// What sentences are told by for the reader's own seat.
const YOU: &str = "you";

/// The players of a table, seat by seat, as one of them or a spectator reads about them.
#[derive(Clone, Debug)]
pub struct Cast {
    players: Vec<Option<String>>,
}

impl Cast {
    /// `names` is seat by seat; a seat without a name keeps the words that its game has for it. `you` is the reader's seat.
    pub fn new(names: impl IntoIterator<Item = String>, you: Option<usize>) -> Self {
        let player = |(seat, name): (usize, String)| match name {
            _ if you == Some(seat) => Some(YOU.to_owned()),
            name if name.trim().is_empty() => None,
            name => Some(harmless(&name)),
        };
        Self { players: names.into_iter().enumerate().map(player).collect() }
    }

    pub(crate) fn player(&self, seat: usize) -> Option<&str> {
        self.players.get(seat)?.as_deref()
    }
}

/// A name that is no markup wherever it stands, and no key of a sentence.
fn harmless(name: &str) -> String {
    let mark = |letter| match letter {
        '<' => '‹',
        '>' => '›',
        '"' => '”',
        '&' => '＆',
        other => other,
    };
    let name: String = name.trim().chars().map(mark).collect();
    if KEYS.contains(&name.as_str()) { format!("{name}\u{200b}") } else { name }
}

/// What selects a form of a sentence about a seat.
const KEYS: [&str; 11] =
    [YOU, "first", "second", "third", "fourth", "light", "dark", "red", "blue", "green", "yellow"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_neither_markup_nor_a_key() {
        let cast = Cast::new(["<b>\"A&B".to_owned(), "you".to_owned(), String::new()], None);
        assert_eq!(cast.player(0), Some("‹b›”A＆B"));
        assert_eq!(cast.player(1), Some("you\u{200b}"));
        assert_eq!(cast.player(2), None);
        assert_eq!(Cast::new(["Nell".to_owned()], Some(0)).player(0), Some(YOU));
    }
}
