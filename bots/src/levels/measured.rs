//! How strong each level was measured to be.

use super::Level;

/// `cathedral 3 1245 21`: a game, a level, its rating and the error of it. The file's head says
/// how it is made.
const TABLE: &str = include_str!("../../data/levels.txt");

/// A rating in Elo, with the first level of the game at 1000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    pub rating: i32,
    /// It lies within so much of the rating 95 times out of 100.
    pub error: i32,
}

impl Level {
    /// What the arena found in a game; nothing for a game that was not measured.
    pub fn measured(self, game: &str) -> Option<Measured> {
        TABLE
            .lines()
            .filter_map(row)
            .find_map(|(of, level, measured)| (of == game && level == self).then_some(measured))
    }
}

fn row(line: &str) -> Option<(&str, Level, Measured)> {
    let [game, level, rating, error] = line.split(' ').collect::<Vec<_>>().try_into().ok()?;
    let measured = Measured { rating: rating.parse().ok()?, error: error.parse().ok()? };
    Some((game, Level::new(level.parse().ok()?)?, measured))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_of_every_game_is_rated_above_the_one_before() {
        for game in ["cathedral", "tournay", "anarchy"] {
            let ratings: Vec<i32> =
                Level::all().filter_map(|level| Some(level.measured(game)?.rating)).collect();
            assert_eq!((ratings.len(), ratings[0]), (8, 1000), "{game}");
            assert!(ratings.is_sorted_by(|a, b| a < b), "{game}: {ratings:?}");
        }
        assert_eq!(Level::FIRST.measured("chess"), None);
    }
}
