//! A phrasebook: the language that messages are said in, and to whom.

use crate::cast::Cast;
use crate::language::Language;

#[derive(Debug, Default)]
pub struct Phrasebook {
    language: Language,
    cast: Option<Cast>,
}

impl Phrasebook {
    pub fn new(language: Language) -> Self {
        Self { language, cast: None }
    }

    /// The same language with the names of those who play: sentences about a seat name its player, and speak to the
    /// reader where it is theirs.
    #[must_use]
    pub fn for_table(language: Language, cast: Cast) -> Self {
        Self { language, cast: Some(cast) }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// What sentences call the player of a seat: their name, or `you`. Nothing where seats have no players.
    pub fn player(&self, seat: usize) -> Option<&str> {
        self.cast.as_ref()?.player(seat)
    }
}
