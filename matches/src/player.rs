//! Whom a rating belongs to.

use std::fmt;
use std::str::FromStr;

use bastide_bots::levels::is_offered;
use thiserror::Error;

use bastide_store::{GuestId, Occupant};

/// A guest, or a bot as it is or was offered.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    Guest(GuestId),
    Bot { game: String, spec: String },
}

impl Player {
    /// Who sits there, if it is somebody with a rating: bots are those that the pages offer, or have
    /// offered.
    pub fn of(game: &str, occupant: &Occupant) -> Option<Self> {
        match occupant {
            Occupant::Guest(id) => Some(Self::Guest(*id)),
            Occupant::Bot(spec) => Self::bot(game, spec),
            Occupant::Elsewhere(_) | Occupant::Open | Occupant::Invited => None,
        }
    }

    pub fn bot(game: &str, spec: &str) -> Option<Self> {
        let bot = || Self::Bot { game: game.to_owned(), spec: spec.to_owned() };
        let engines = bastide_presentation::game(game)?.engines.names();
        is_offered(spec, &engines).then(bot)
    }

    pub const fn guest(&self) -> Option<GuestId> {
        if let Self::Guest(id) = self { Some(*id) } else { None }
    }
}

/// Written `guest:7` or `bot:cathedral:level-3`, in the database and in addresses.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guest(id) => write!(f, "guest:{}", id.0),
            Self::Bot { game, spec } => write!(f, "bot:{game}:{spec}"),
        }
    }
}

impl FromStr for Player {
    type Err = NotAPlayer;

    fn from_str(text: &str) -> Result<Self, NotAPlayer> {
        let player = match text.split_once(':') {
            Some(("guest", id)) => id.parse().ok().map(|id| Self::Guest(GuestId(id))),
            Some(("bot", bot)) => {
                bot.split_once(':').and_then(|(game, spec)| Self::bot(game, spec))
            }
            _ => None,
        };
        player
            .filter(|player| player.to_string() == text)
            .ok_or_else(|| NotAPlayer(text.to_owned()))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no player: expected `guest:7` or `bot:cathedral:level-3`")]
pub struct NotAPlayer(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        crate::test_games::install();
        for text in
            ["guest:7", "bot:cathedral:level-3", "bot:cathedral:search:0.5s", "bot:tournay:greedy"]
        {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_bot_that_no_page_offers_has_no_rating() {
        crate::test_games::install();
        for text in [
            "bot:cathedral:search:7n",
            "bot:cathedral:level-9",
            "bot:chess:greedy",
            "guest:07",
            "guest:",
            "nell",
            "bot:greedy",
        ] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
        assert_eq!(Player::of("cathedral", &Occupant::Bot("search:7n".to_owned())), None);
    }
}
