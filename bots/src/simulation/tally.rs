//! What came out of simulated games, and how fast.

use std::time::Duration;

use bastide_core::{PerSeat, Seat};
use serde::Serialize;

use super::Finished;

/// What came out of a number of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    pub games: u64,
    /// Games in which the seat was first alone.
    pub wins: PerSeat<u64>,
    /// Games in which several seats shared the first place.
    pub draws: u64,
    /// Points added up over all games.
    pub points: PerSeat<i64>,
    /// Decisions made, in all games and in the shortest and the longest of them.
    pub plies: u64,
    pub shortest: u32,
    pub longest: u32,
    /// Notable events, and games that had any.
    pub notable: u64,
    pub games_with_notable: u64,
}

impl Tally {
    pub(super) fn empty(seats: u8) -> Self {
        Self {
            games: 0,
            wins: PerSeat::from_fn(seats, |_| 0),
            draws: 0,
            points: PerSeat::from_fn(seats, |_| 0),
            plies: 0,
            shortest: u32::MAX,
            longest: 0,
            notable: 0,
            games_with_notable: 0,
        }
    }

    pub(super) fn count(&mut self, game: &Finished) {
        self.games += 1;
        let mut winners = game.standing.winners();
        match (winners.next(), winners.next()) {
            (Some(winner), None) => self.wins[winner] += 1,
            _ => self.draws += 1,
        }
        for (seat, place) in game.standing.places.iter() {
            self.points[seat] += i64::from(place.points);
        }
        self.plies += u64::from(game.plies);
        self.shortest = self.shortest.min(game.plies);
        self.longest = self.longest.max(game.plies);
        self.notable += game.notable;
        self.games_with_notable += u64::from(game.notable > 0);
    }

    pub(super) fn merged(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.draws += other.draws;
        for (seat, wins) in other.wins.iter() {
            self.wins[seat] += wins;
            self.points[seat] += other.points[seat];
        }
        self.plies += other.plies;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self.notable += other.notable;
        self.games_with_notable += other.games_with_notable;
        self
    }

    pub fn mean_points(&self, seat: Seat) -> f64 {
        self.points[seat] as f64 / self.games as f64
    }

    pub fn mean_plies(&self) -> f64 {
        self.plies as f64 / self.games as f64
    }
}

/// How fast games went.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Pace {
    pub threads: usize,
    pub games: u64,
    pub seconds: f64,
}

impl Pace {
    pub(super) fn new(threads: usize, games: u64, time: Duration) -> Self {
        Self { threads, games, seconds: time.as_secs_f64() }
    }

    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }
}

/// A tally with the pace at which it came about.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Measured {
    pub tally: Tally,
    pub one_thread: Pace,
    /// The rest of the games; nothing where there is only one thread.
    pub all_threads: Option<Pace>,
}
