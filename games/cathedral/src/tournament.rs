//! Tournaments (CAT-TOURN): everybody meets the same number of opponents, each meeting is two
//! games with colours exchanged, and the lowest total wins.

use thiserror::Error;

use crate::series::Series;
use crate::series::SeriesPlayer;
use crate::side::PerSide;

/// Two players who play two games against each other, given by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Meeting {
    /// Plays Light in the first game.
    pub first: usize,
    pub second: usize,
}

/// A row of the final table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentPlace {
    pub player: usize,
    /// 1 is best; equal totals share a place (CAT-TOURN-05).
    pub rank: usize,
    pub total: u32,
    pub games: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TournamentError {
    #[error("a tournament needs at least two players")]
    TooFewPlayers,
    #[error("with {players} players one can meet from 1 to {most} opponents, not {opponents}")]
    Opponents { players: usize, opponents: usize, most: usize },
    #[error(
        "{players} players cannot meet {opponents} opponents each: one of the two has to be even"
    )]
    Odd { players: usize, opponents: usize },
    #[error("these two do not meet")]
    NoSuchMeeting,
    #[error("a meeting is two games")]
    TooManyGames,
}

#[derive(Clone, Debug)]
pub struct Tournament {
    players: usize,
    meetings: Vec<(Meeting, Series)>,
}

impl Tournament {
    /// A schedule in which each of `players` meets `opponents` different others (CAT-TOURN-04).
    ///
    /// The players sit in a circle; everybody meets those up to a certain distance on both sides
    /// and, where the number of opponents is odd, the one straight across.
    pub fn new(players: usize, opponents: usize) -> Result<Self, TournamentError> {
        if players < 2 {
            return Err(TournamentError::TooFewPlayers);
        }
        let most = players - 1;
        if opponents == 0 || opponents > most {
            return Err(TournamentError::Opponents { players, opponents, most });
        }
        if players % 2 == 1 && opponents % 2 == 1 {
            return Err(TournamentError::Odd { players, opponents });
        }
        let mut meetings = Vec::new();
        for distance in 1..=opponents / 2 {
            meetings.extend((0..players).map(|first| (first, (first + distance) % players)));
        }
        if opponents % 2 == 1 {
            let across = players / 2;
            meetings.extend((0..across).map(|first| (first, first + across)));
        }
        let meetings = meetings
            .into_iter()
            .map(|(first, second)| (Meeting { first, second }, Series::new()))
            .collect();
        Ok(Self { players, meetings })
    }

    /// Everybody meets everybody.
    pub fn round_robin(players: usize) -> Result<Self, TournamentError> {
        Self::new(players, players.saturating_sub(1))
    }

    /// Who meets whom, with the games played so far.
    pub fn meetings(&self) -> impl Iterator<Item = (Meeting, &Series)> {
        self.meetings.iter().map(|(meeting, series)| (*meeting, series))
    }

    /// Adds a game of a meeting; its colours follow from the meeting (CAT-TOURN-01, -02).
    pub fn add(&mut self, meeting: Meeting, points: PerSide<u8>) -> Result<(), TournamentError> {
        let (_, series) = self
            .meetings
            .iter_mut()
            .find(|(other, _)| *other == meeting)
            .ok_or(TournamentError::NoSuchMeeting)?;
        if series.games().len() == 2 {
            return Err(TournamentError::TooManyGames);
        }
        series.add(points);
        Ok(())
    }

    /// Whether everybody has played all games (CAT-TOURN-03).
    pub fn is_over(&self) -> bool {
        self.meetings.iter().all(|(_, series)| series.games().len() == 2)
    }

    /// The table as it stands, lowest total first.
    pub fn table(&self) -> Vec<TournamentPlace> {
        let totals: Vec<(u32, usize)> =
            (0..self.players).map(|player| self.score(player)).collect();
        let rank = |total: u32| totals.iter().filter(|&&(other, _)| other < total).count() + 1;
        let mut table: Vec<TournamentPlace> = totals
            .iter()
            .enumerate()
            .map(|(player, &(total, games))| TournamentPlace {
                player,
                rank: rank(total),
                total,
                games,
            })
            .collect();
        table.sort_by_key(|place| (place.rank, place.player));
        table
    }

    fn score(&self, player: usize) -> (u32, usize) {
        let own = self.meetings.iter().filter_map(|(meeting, series)| {
            let role = match player {
                p if p == meeting.first => SeriesPlayer::First,
                p if p == meeting.second => SeriesPlayer::Second,
                _ => return None,
            };
            Some((series.total(role), series.games().len()))
        });
        own.fold((0, 0), |sum, next| (sum.0 + next.0, sum.1 + next.1))
    }
}
