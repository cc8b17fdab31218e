//! How strong each level was measured to be.

use super::Level;

/// `cathedral 3 1245 21`: a game, a level, its rating and the error of it. The file's head says
/// how it is made.
const TABLE: &str = include_str!("../../data/levels.txt");

/// A rating in Elo, with the first level of the game at 1000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    pub rating: i32,
    /// It lies within so much of the rating 95 times out of 100.
    pub error: i32,
    /// Whether it was measured by the first rules of the game, which have been mended since.
    pub is_by_first_rules: bool,
}

impl Level {
    /// What the arena found in a game; nothing for a game that was not measured.
    pub fn strength(self, game: &str) -> Option<Strength> {
        TABLE
            .lines()
            .filter_map(row)
            .find_map(|(of, level, strength)| (of == game && level == self).then_some(strength))
    }
}

fn row(line: &str) -> Option<(&str, Level, Strength)> {
    let (line, is_by_first_rules) = match line.strip_suffix(" first-rules") {
        Some(line) => (line, true),
        None => (line, false),
    };
    let [game, level, rating, error] = line.split(' ').collect::<Vec<_>>().try_into().ok()?;
    let (rating, error) = (rating.parse().ok()?, error.parse().ok()?);
    let strength = Strength { rating, error, is_by_first_rules };
    Some((game, Level::new(level.parse().ok()?)?, strength))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The levels of a game that are rated, weakest first, with their ratings.
    fn rated(game: &str) -> Vec<(u8, i32)> {
        let rated = |level: Level| Some((level.number(), level.strength(game)?.rating));
        Level::all().filter_map(rated).collect()
    }

    #[test]
    fn what_is_measured_begins_at_a_thousand_and_grows_without_a_gap() {
        for game in ["cathedral", "tournay", "anarchy"] {
            let rated = rated(game);
            let numbers = rated.iter().map(|(number, _)| *number);
            assert!(numbers.eq(1..=rated.len() as u8), "{game}: {rated:?}");
            assert!(rated.first().is_none_or(|(_, rating)| *rating == 1000), "{game}: {rated:?}");
            assert!(rated.is_sorted_by(|a, b| a.1 < b.1), "{game}: {rated:?}");
        }
        assert_eq!(rated("anarchy").len(), 8);
        assert_eq!(Level::FIRST.strength("chess"), None);
        let is_former = |game| Level::FIRST.strength(game).map(|found| found.is_by_first_rules);
        assert_eq!(["cathedral", "anarchy"].map(is_former), [Some(false), Some(true)]);
    }

    #[test]
    fn every_line_that_is_no_remark_is_read() {
        let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
        assert_eq!(lines.clone().filter_map(row).count(), lines.count());
    }
}
