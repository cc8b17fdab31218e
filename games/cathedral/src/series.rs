//! A match of several games (CAT-MATCH).

use crate::side::{PerSide, Side};

/// One of the two players of a series, who change colours after each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SeriesPlayer {
    /// Plays Light in the first game.
    First,
    Second,
}

/// Games played one after the other between the same two players; the lower total wins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Series {
    games: Vec<PerSide<u8>>,
}

impl Series {
    pub fn new() -> Self {
        Self::default()
    }

    /// Who has this colour in the game with this number, counted from zero (CAT-MATCH-01).
    pub fn player(game: usize, side: Side) -> SeriesPlayer {
        match (game.is_multiple_of(2), side) {
            (true, Side::Light) | (false, Side::Dark) => SeriesPlayer::First,
            _ => SeriesPlayer::Second,
        }
    }

    /// The colour of a player in the game with this number.
    pub fn side(game: usize, player: SeriesPlayer) -> Side {
        let is_light = Self::player(game, Side::Light) == player;
        if is_light { Side::Light } else { Side::Dark }
    }

    /// Adds the points of the next game, whoever won it (CAT-MATCH-02).
    pub fn add(&mut self, points: PerSide<u8>) {
        self.games.push(points);
    }

    pub fn games(&self) -> &[PerSide<u8>] {
        &self.games
    }

    pub fn total(&self, player: SeriesPlayer) -> u32 {
        let points = self.games.iter().enumerate();
        points.map(|(game, points)| u32::from(points[Self::side(game, player)])).sum()
    }

    /// The player with the lower total; nobody when they are equal (CAT-MATCH-03).
    pub fn leader(&self) -> Option<SeriesPlayer> {
        let (first, second) = (self.total(SeriesPlayer::First), self.total(SeriesPlayer::Second));
        match first.cmp(&second) {
            std::cmp::Ordering::Less => Some(SeriesPlayer::First),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(SeriesPlayer::Second),
        }
    }

    /// Whether both players have had each colour equally often (CAT-MATCH-04).
    pub fn is_fair(&self) -> bool {
        self.games.len().is_multiple_of(2)
    }
}
