//! Announcing a tournament, entering it, leaving it.

use bastide_core::{PerSeat, Seat, Secret, Seed};
use thiserror::Error;

use super::kind::{Kind, Stage};
use super::tournament::Tournament;
use super::{TournamentError, Tournaments};
use crate::accounts::tidy_name;
use bastide_matches::{MatchError, random_secret, server_part};
use bastide_store::{GuestId, MatchId, NewTournament, TournamentId, Visibility};

const LONGEST_TITLE: usize = 60;
const MOST_ROUNDS: u32 = 15;
const MOST_ROUND_HOURS: u32 = 30 * 24;
const MOST_START_HOURS: u32 = 90 * 24;
const HOUR_MS: i64 = 60 * 60 * 1000;

/// A tournament that somebody would like.
#[derive(Clone, Debug)]
pub struct TournamentWish {
    pub title: String,
    pub game: String,
    pub setup: String,
    pub kind: Kind,
    /// Of a Swiss.
    pub rounds: u32,
    pub round_hours: u32,
    pub visibility: Visibility,
    /// It begins after so many hours; without them, when it is full.
    pub start_hours: Option<u32>,
    /// It begins when so many have entered.
    pub most: Option<u32>,
}

/// Why there can be no such tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotATournament {
    #[error("a title has from one to {} characters", LONGEST_TITLE)]
    Title,
    #[error("the game cannot be set up like that")]
    Setup,
    #[error("this kind of tournament is for other numbers of players at a table")]
    Seats,
    #[error("there are from 1 to {} rounds", MOST_ROUNDS)]
    Rounds,
    #[error("a round lasts from one hour to thirty days")]
    RoundHours,
    #[error("it has to be said when it begins: within ninety days, or with how many")]
    Start,
}

impl Kind {
    /// How many can enter: a round for each opponent has to end some day.
    pub const fn most(self) -> u32 {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => 32,
            Self::Swiss | Self::Duplicate => 256,
        }
    }

    /// Whether it can be played with so many at a table.
    fn fits(self, game: &str, seats: u8) -> bool {
        match self {
            Self::RoundRobin | Self::DoubleRoundRobin => seats == 2,
            Self::Swiss => seats >= 2,
            // Nothing is dealt in Cathedral; and alone there is but one seat to compare.
            Self::Duplicate => bastide_presentation::has_chance(game) && seats <= 2,
        }
    }
}

impl TournamentWish {
    fn checked(&self) -> Result<String, NotATournament> {
        let title = tidy_name(&self.title).ok_or(NotATournament::Title)?;
        let Ok(seed) = "any".parse();
        let game = bastide_presentation::sketch(&self.game, &self.setup, &seed)
            .ok_or(NotATournament::Setup)?;
        let start = self.start_hours.is_none_or(|hours| (1..=MOST_START_HOURS).contains(&hours));
        let most = self.most.is_none_or(|most| (2..=self.kind.most()).contains(&most));
        let is_known = self.start_hours.is_some() || self.most.is_some();
        match () {
            () if title.chars().count() > LONGEST_TITLE => Err(NotATournament::Title),
            () if !self.kind.fits(&self.game, game.seats()) => Err(NotATournament::Seats),
            () if !(1..=MOST_ROUNDS).contains(&self.rounds) => Err(NotATournament::Rounds),
            () if !(1..=MOST_ROUND_HOURS).contains(&self.round_hours) => {
                Err(NotATournament::RoundHours)
            }
            () if !(start && most && is_known) => Err(NotATournament::Start),
            () => Ok(title),
        }
    }
}

impl Tournaments {
    /// Announces a tournament, at this time.
    pub async fn announce(
        &self,
        organiser: GuestId,
        wish: &TournamentWish,
        at: i64,
    ) -> Result<TournamentId, TournamentError> {
        let title = wish.checked()?;
        let id = MatchId::random();
        // Promised now, so that nobody who sets it up can look at the cards first.
        let secret = (wish.kind == Kind::Duplicate).then(random_secret);
        let new = NewTournament {
            id: id.clone(),
            title,
            game: wish.game.clone(),
            setup: bastide_presentation::canonical_setup(&wish.game, &wish.setup)
                .unwrap_or_default(),
            kind: wish.kind.name().to_owned(),
            rounds: wish.rounds,
            round_hours: wish.round_hours,
            visibility: wish.visibility,
            organiser,
            starts_at: wish.start_hours.map(|hours| at + i64::from(hours) * HOUR_MS),
            most: Some(wish.most.unwrap_or(wish.kind.most())),
            secret: secret.map(|secret| secret.to_string()),
        };
        self.matches.store().tournaments().add_tournament(new).await?;
        Ok(id)
    }

    /// A tournament as it stands.
    pub async fn open(&self, id: &TournamentId) -> Result<Tournament, TournamentError> {
        let whole = self
            .matches
            .store()
            .tournaments()
            .tournament(id)
            .await?
            .ok_or(TournamentError::NoSuchTournament)?;
        Ok(Tournament::read(whole)?)
    }

    pub async fn enter(
        &self,
        id: &TournamentId,
        guest: GuestId,
        at: i64,
    ) -> Result<(), TournamentError> {
        let event = self.open(id).await?;
        let store = self.matches.store();
        if event.kind == Kind::Duplicate && store.accounts().account(guest).await?.is_none() {
            return Err(TournamentError::NeedsAccount);
        }
        if !self.matches.store().tournaments().enter(id, guest).await? {
            return Err(TournamentError::TournamentBegun);
        }
        // They may have been the last it waited for.
        self.advance(id, at).await
    }

    /// Begins it now, as whoever announced it may.
    pub async fn start_now(
        &self,
        id: &TournamentId,
        guest: GuestId,
        at: i64,
    ) -> Result<(), TournamentError> {
        if self.open(id).await?.row.organiser != guest {
            return Err(MatchError::NotYourSeat.into());
        }
        if !self.matches.store().tournaments().start_tournament(id, at).await? {
            return Err(TournamentError::TournamentBegun);
        }
        self.advance(id, at).await
    }

    pub async fn leave(&self, id: &TournamentId, guest: GuestId) -> Result<(), TournamentError> {
        self.open(id).await?;
        if self.matches.store().tournaments().leave(id, guest).await? {
            Ok(())
        } else {
            Err(MatchError::Over.into())
        }
    }
}

impl Tournament {
    /// The cards that all tables of a duplicate event meet.
    pub(super) fn seed(&self) -> Option<Seed> {
        let secret = self.secret()?;
        Some(secret.seed(&PerSeat::from_fn(1, |seat| server_part(&secret, seat))))
    }

    fn secret(&self) -> Option<Secret> {
        Secret::parse(self.row.secret.as_deref()?)
    }

    /// What is promised about these cards from the beginning.
    pub fn commitment(&self) -> Option<String> {
        Some(self.secret()?.commitment().to_string())
    }

    /// What kept the promise, once everybody has played.
    pub fn revealed(&self) -> Option<(String, String)> {
        let is_over = self.stage == Stage::Over;
        let seed = self.seed().filter(|_| is_over)?;
        let part = server_part(&self.secret()?, Seat::new(0));
        Some((format!("{} {part}", self.secret()?), seed.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish() -> TournamentWish {
        crate::test_games::install();
        TournamentWish {
            title: "Spring".to_owned(),
            game: "tournay".to_owned(),
            setup: String::new(),
            kind: Kind::Swiss,
            rounds: 5,
            round_hours: 48,
            visibility: Visibility::Public,
            start_hours: Some(24),
            most: None,
        }
    }

    #[test]
    fn what_cannot_be_played_is_not_announced() {
        let three = || "players=3".to_owned();
        let cases = [
            (TournamentWish { title: " ".to_owned(), ..wish() }, NotATournament::Title),
            (TournamentWish { title: "x".repeat(61), ..wish() }, NotATournament::Title),
            (TournamentWish { game: "chess".to_owned(), ..wish() }, NotATournament::Setup),
            (TournamentWish { setup: "players=9".to_owned(), ..wish() }, NotATournament::Setup),
            (
                TournamentWish { kind: Kind::RoundRobin, setup: three(), ..wish() },
                NotATournament::Seats,
            ),
            (
                TournamentWish { kind: Kind::Duplicate, game: "cathedral".to_owned(), ..wish() },
                NotATournament::Seats,
            ),
            (TournamentWish { rounds: 0, ..wish() }, NotATournament::Rounds),
            (TournamentWish { round_hours: 721, ..wish() }, NotATournament::RoundHours),
            (TournamentWish { start_hours: None, ..wish() }, NotATournament::Start),
            (TournamentWish { most: Some(1), ..wish() }, NotATournament::Start),
        ];
        for (wish, why) in cases {
            assert_eq!(wish.checked(), Err(why), "{wish:?}");
        }
        assert!(wish().checked().is_ok());
        assert!(
            TournamentWish { setup: three(), ..wish() }.checked().is_ok(),
            "a Swiss of three at a table"
        );
    }
}
