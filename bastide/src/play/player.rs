//! Who sits where.

use std::fmt;
use std::str::FromStr;

use anyhow::{Result, bail};
use bastide_bots::{BotSpec, BotSpecError};
use bastide_presentation::GameInfo;
use bastide_text::{Phrasebook, table as words};

use crate::games::GameName;

const HUMAN: &str = "human";

/// A person at the keyboard, or a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    Human,
    Bot(BotSpec),
}

impl Player {
    pub(super) fn bot(&self) -> Option<&BotSpec> {
        match self {
            Self::Human => None,
            Self::Bot(spec) => Some(spec),
        }
    }
}

impl FromStr for Player {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Self, BotSpecError> {
        if text == HUMAN { Ok(Self::Human) } else { text.parse().map(Self::Bot) }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str(HUMAN),
            Self::Bot(spec) => spec.fmt(f),
        }
    }
}

/// The players of the first and the second seat. A seat that nobody named is for the strongest bot
/// if a person sits on the other, and for a person if a bot does.
pub(super) fn seated(
    game: GameName,
    first: Option<&Player>,
    second: Option<&Player>,
) -> Result<[Player; 2]> {
    let strongest = game.strongest().map(Player::Bot)?;
    let other = |player: &Player| match player {
        Player::Human => strongest.clone(),
        Player::Bot(_) => Player::Human,
    };
    let first = first.cloned().unwrap_or_else(|| other(second.unwrap_or(&Player::Human)));
    let second = second.cloned().unwrap_or_else(|| other(&first));
    Ok([first, second])
}

/// A person in the first seat and bots in the others, the last of them as often as it takes.
pub(super) fn against(bots: &[Player], seats: usize) -> Vec<Player> {
    let others = bots.iter().chain(bots.last().into_iter().cycle()).cloned();
    std::iter::once(Player::Human).chain(others).take(seats.max(bots.len() + 1)).collect()
}

/// Whether there is one for each seat, and every bot exists.
pub(super) fn check(game: &GameInfo, players: &[Player], seats: usize) -> Result<()> {
    if players.len() != seats {
        bail!("there are {seats} seats and {} players; say so many with --seats", players.len());
    }
    for player in players {
        if let Player::Bot(spec) = player {
            (game.engines.check)(spec)?;
        }
    }
    Ok(())
}

/// What the two players of a series are called in its table.
pub(super) fn names(book: &Phrasebook, players: &[Player]) -> [String; 2] {
    let you = words::you(book);
    let is_alone = players.iter().filter(|player| **player == Player::Human).count() < 2;
    [0, 1].map(|index| match &players[index] {
        Player::Human if is_alone => you.clone(),
        Player::Human => format!("{you} {}", index + 1),
        Player::Bot(spec) => spec.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cathedral() -> GameName {
        bastide_presentation::install(&[bastide_presentation_cathedral::game]);
        GameName::named("cathedral").unwrap()
    }

    fn pair(first: Option<&str>, second: Option<&str>) -> [String; 2] {
        let player = |text: &str| text.parse::<Player>().unwrap();
        let (first, second) = (first.map(player), second.map(player));
        let players = seated(cathedral(), first.as_ref(), second.as_ref()).unwrap();
        players.map(|player| player.to_string().split(':').next().unwrap().to_owned())
    }

    #[test]
    fn an_empty_seat_is_filled_with_the_other_sort_of_player() {
        assert_eq!(pair(None, None), ["search", "human"]);
        assert_eq!(pair(Some("human"), None), ["human", "search"]);
        assert_eq!(pair(Some("greedy"), None), ["greedy", "human"]);
        assert_eq!(pair(None, Some("greedy")), ["human", "greedy"]);
        assert_eq!(pair(Some("human"), Some("human")), ["human", "human"]);
    }

    #[test]
    fn bots_fill_the_seats_that_a_person_leaves() {
        let bots: Vec<Player> = ["greedy", "random"].map(|bot| bot.parse().unwrap()).into();
        let names = |seats: usize| -> Vec<String> {
            let players = against(&bots, seats);
            players.iter().map(|p| p.to_string().split(':').next().unwrap().to_owned()).collect()
        };
        assert_eq!(names(4), ["human", "greedy", "random", "random"]);
        assert_eq!(names(2), ["human", "greedy", "random"]);
        let error = check(&cathedral(), &against(&bots, 2), 2).unwrap_err();
        assert!(error.to_string().contains("2 seats and 3 players"), "{error}");
        assert_eq!(against(&bots[..0], 1), [Player::Human]);
    }

    #[test]
    fn a_bot_that_does_not_exist_is_refused_before_the_game() {
        let nobody = "nobody".parse::<Player>().unwrap();
        let error = check(&cathedral(), &[nobody, Player::Human], 2).unwrap_err();
        assert!(error.to_string().contains("there are level-1 to level-8, random, "), "{error}");
    }
}
