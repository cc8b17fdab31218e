//! A tournament as it stands, read from its rows.

use super::kind::{Kind, Scoring, Stage};
use bastide_matches::Player;
use bastide_store::{
    GuestId, MatchId, StoreError, StoredPairing, StoredTournament, WholeTournament,
};

#[derive(Clone, Debug)]
pub struct Tournament {
    pub row: StoredTournament,
    pub kind: Kind,
    pub stage: Stage,
    /// In the order of coming.
    pub entrants: Vec<Entrant>,
    /// By rounds and boards.
    pub games: Vec<Game>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub guest: GuestId,
    pub name: String,
    /// The round from which on they play no more.
    pub withdrawn_from: Option<u32>,
}

/// A game of a tournament; one player at no table sits out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub round: u32,
    pub board: u32,
    pub id: Option<MatchId>,
    /// Seat by seat.
    pub players: Vec<Player>,
    pub result: Option<GameResult>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Seat by seat, from one; zero for who lost without anybody winning.
    pub places: Vec<u8>,
    /// The points of the game, seat by seat.
    pub points: Vec<i32>,
    pub ending: GameEnding,
}

/// How a game of a tournament came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnding {
    Played,
    Resigned,
    /// The round was over first.
    Deadline,
    /// There was no game.
    Bye,
}

impl GameEnding {
    const ALL: [Self; 4] = [Self::Played, Self::Resigned, Self::Deadline, Self::Bye];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Resigned => "resigned",
            Self::Deadline => "deadline",
            Self::Bye => "bye",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ending| ending.name() == name)
    }
}

impl Entrant {
    pub fn plays_in(&self, round: u32) -> bool {
        self.withdrawn_from.is_none_or(|from| round < from)
    }
}

impl Tournament {
    pub fn read(whole: WholeTournament) -> Result<Self, StoreError> {
        let damaged = || StoreError::Damaged(format!("the tournament {}", whole.row.id));
        let games: Option<Vec<Game>> = whole.pairings.iter().map(Game::read).collect();
        Ok(Self {
            kind: Kind::named(&whole.row.kind).ok_or_else(damaged)?,
            stage: Stage::named(&whole.row.stage).ok_or_else(damaged)?,
            games: games.ok_or_else(damaged)?,
            entrants: whole
                .entrants
                .into_iter()
                .map(|row| Entrant {
                    guest: row.guest,
                    name: row.name,
                    withdrawn_from: row.withdrawn_from,
                })
                .collect(),
            row: whole.row,
        })
    }

    pub fn scoring(&self) -> Scoring {
        self.kind.scoring(&self.row.game)
    }

    /// The number of an entrant.
    pub fn entrant(&self, player: &Player) -> Option<usize> {
        let guest = player.guest()?;
        self.entrants.iter().position(|entrant| entrant.guest == guest)
    }

    /// The games of this round.
    pub fn round(&self) -> impl Iterator<Item = &Game> {
        self.games.iter().filter(|game| game.round == self.row.round)
    }
}

impl Game {
    pub(super) fn read(row: &StoredPairing) -> Option<Self> {
        let players: Option<Vec<Player>> =
            row.players.split(' ').map(|player| player.parse().ok()).collect();
        let result = match (&row.places, &row.points, &row.ending) {
            (Some(places), Some(points), Some(ending)) => Some(GameResult {
                places: numbers(places)?,
                points: numbers(points)?,
                ending: GameEnding::named(ending)?,
            }),
            _ => None,
        };
        let (round, board, id) = (row.round, row.board, row.id.clone());
        Some(Self { round, board, id, players: players?, result })
    }

    /// The same row, to be kept.
    pub(super) fn stored(&self) -> StoredPairing {
        let result = self.result.as_ref();
        StoredPairing {
            round: self.round,
            board: self.board,
            id: self.id.clone(),
            players: joined(&self.players),
            places: result.map(|result| joined(&result.places)),
            points: result.map(|result| joined(&result.points)),
            ending: result.map(|result| result.ending.name().to_owned()),
        }
    }
}

fn numbers<T: std::str::FromStr>(text: &str) -> Option<Vec<T>> {
    text.split(' ').map(|number| number.parse().ok()).collect()
}

fn joined(items: &[impl ToString]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use bastide_store::Visibility;

    /// A tournament that goes on, with so many who have entered.
    pub(in crate::tournaments) fn event(kind: Kind, game: &str, entrants: usize) -> Tournament {
        crate::test_games::install();
        let row = StoredTournament {
            id: MatchId::random(),
            title: "Spring".to_owned(),
            game: game.to_owned(),
            setup: String::new(),
            kind: kind.name().to_owned(),
            rounds: 3,
            round_hours: 24,
            visibility: Visibility::Public,
            organiser: GuestId(1),
            starts_at: Some(1000),
            most: Some(64),
            secret: None,
            stage: "open".to_owned(),
            round: 0,
            round_ends_at: None,
            created_at: 0,
            ended_at: None,
            entrants: entrants as u32,
        };
        let entrant = |number: usize| Entrant {
            guest: GuestId(number as i64 + 1),
            name: format!("Player {number}"),
            withdrawn_from: None,
        };
        let entrants = (0..entrants).map(entrant).collect();
        Tournament { row, kind, stage: Stage::Open, entrants, games: Vec::new() }
    }

    /// A game of these entrants that is over.
    pub(in crate::tournaments) fn played<const N: usize>(
        round: u32,
        entrants: [usize; N],
        places: [u8; N],
        points: [i32; N],
    ) -> Game {
        Game {
            round,
            board: 1,
            id: Some(MatchId::random()),
            players: entrants.map(|number| Player::Guest(GuestId(number as i64 + 1))).to_vec(),
            result: Some(GameResult {
                places: places.to_vec(),
                points: points.to_vec(),
                ending: GameEnding::Played,
            }),
        }
    }

    #[test]
    fn games_are_read_as_they_are_kept() {
        let game = played(2, [0, 1], [2, 1], [4, -7]);
        assert_eq!(Game::read(&game.stored()), Some(game));
    }
}
