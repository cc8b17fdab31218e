//! Setting a match up.

use std::sync::Arc;

use bastide_core::{Seat, Seats, SetupError};

use super::Matches;
use super::entry::played_before;
use super::error::MatchError;
use super::observer::TurnChange;
use super::random::random_token;
use super::rated::unrated;
use super::request::{CreateError, Follows, MatchRequest, SeatRequest};
use super::shuffle::{shuffled, undealt};
use super::table::Match;
use bastide_presentation::AnyGame;
use bastide_store::{GuestId, MatchId, NewMatch, NewSeat, Occupant, SeriesPlace, StoreError};

/// A match that is about to be set up.
struct Creating<'a> {
    id: MatchId,
    guest: GuestId,
    wish: MatchRequest,
    /// What has been played in it already.
    played: &'a [(Seat, String)],
    /// Who sets it up, and need not be told that it is there.
    by: Option<GuestId>,
}

impl Matches {
    /// Sets a match up and says where it is.
    pub async fn create(&self, guest: GuestId, wish: MatchRequest) -> Result<MatchId, CreateError> {
        self.create_from(guest, wish, &[]).await
    }

    /// Sets up a match in which these actions have been played already.
    pub async fn create_from(
        &self,
        guest: GuestId,
        wish: MatchRequest,
        played: &[(Seat, String)],
    ) -> Result<MatchId, CreateError> {
        let id = MatchId::random();
        let by = Some(guest);
        self.create_named(Creating { id: id.clone(), guest, wish, played, by }).await?;
        Ok(id)
    }

    /// Sets up the match of this name, in the name of the first who sits at it. Whoever comes second finds it there, and
    /// whoever finds it begun and left goes on with it.
    pub async fn create_once(&self, id: &MatchId, wish: MatchRequest) -> Result<(), CreateError> {
        let first = wish.seats.iter().find_map(|seat| match seat {
            SeatRequest::Guest(guest) => Some(*guest),
            _ => None,
        });
        let guest: GuestId = first.ok_or(MatchError::NotYourSeat)?;
        let creating = Creating { id: id.clone(), guest, wish, played: &[], by: None };
        match self.create_named(creating).await {
            Err(CreateError::Match(MatchError::Store(StoreError::AlreadyThere(_)))) => Ok(()),
            made => made,
        }
    }

    async fn create_named(&self, creating: Creating<'_>) -> Result<(), CreateError> {
        let creating = creating.with_latest_rules();
        let (id, entries) = (creating.id.clone(), played_before(creating.played));
        let by = creating.by;
        let (shuffle, given) = shuffled(&creating.wish, creating.guest);
        let game = checked(&creating.wish, &given.unwrap_or_else(undealt))?;
        let shuffle = self.keep_shuffle(&id, shuffle).await?;
        let seed = if shuffle.commitment().is_some() { shuffle.seed() } else { given };
        let seed = seed.map(|seed| seed.to_string()).unwrap_or_default();
        let row = creating.row(seed, game.rules());
        if let Err(error) = self.store.log().add_match_begun(row, entries).await {
            self.store.log().remove_shuffle(&id).await?;
            return Err(error.into());
        }
        let table = self.open(&id).await?;
        let now = table.now().await;
        self.feed().tell(&table, &now);
        let change = TurnChange { table: &table, now: &now, before: Seats::default(), by };
        self.observer.turn_changed(self, change);
        Ok(())
    }

    /// The match a seat's link leads to, if it leads to one.
    pub async fn invited(&self, token: &str) -> Result<Option<(Arc<Match>, Seat)>, MatchError> {
        let Some((id, seat)) = self.store.log().seat_by_invitation(token).await? else {
            return Ok(None);
        };
        Ok(Some((self.open(&id).await?, Seat::new(seat))))
    }
}

/// The game that is wished for, if it can be played as it is wished for.
fn checked(
    wish: &MatchRequest,
    seed: &bastide_core::Seed,
) -> Result<Box<dyn AnyGame>, CreateError> {
    let game = bastide_presentation::start(&wish.game, &wish.setup, seed)
        .ok_or(CreateError::NoSuchGame)??;
    if wish.seats.len() != usize::from(game.seats()) {
        let given = wish.seats.len() as u8;
        return Err(SetupError::Players { given, allowed: game.seats().to_string() }.into());
    }
    for seat in &wish.seats {
        if let SeatRequest::Bot(spec) = seat
            && !game.has_bot(spec)
        {
            return Err(CreateError::Bot(spec.clone()));
        }
    }
    if wish.terms.suits(wish.seats.len()) { Ok(game) } else { Err(CreateError::Terms) }
}

impl Creating<'_> {
    /// A match that follows nothing has the latest rules where nothing else is said; one that goes on from
    /// another keeps those of the other. A setup that cannot be read is refused later, in its own words.
    fn with_latest_rules(mut self) -> Self {
        if self.wish.follows == Follows::Nothing {
            let latest = bastide_presentation::canonical_setup(&self.wish.game, &self.wish.setup);
            self.wish.setup = latest.unwrap_or(self.wish.setup);
        }
        self
    }

    fn row(self, seed: String, rules: String) -> NewMatch {
        let rated = unrated(&self.wish).is_none();
        let Self { id, guest, wish, .. } = self;
        NewMatch {
            series: match &wish.follows {
                Follows::Series(place) => Some(place.clone()),
                _ if wish.games > 1 => {
                    Some(SeriesPlace { first: id.clone(), number: 1, games: wish.games })
                }
                _ => None,
            },
            id,
            game: wish.game,
            setup: wish.setup,
            seed,
            rules,
            visibility: wish.visibility,
            creator: guest,
            seats: wish.seats.into_iter().map(|seat| seat_row(seat, guest)).collect(),
            rematch_of: match wish.follows {
                Follows::Rematch(of) => Some(of),
                _ => None,
            },
            terms: wish.terms,
            rated,
        }
    }
}

fn seat_row(wish: SeatRequest, guest: GuestId) -> NewSeat {
    let occupant = match wish {
        SeatRequest::Myself => Occupant::Guest(guest),
        SeatRequest::Guest(other) => Occupant::Guest(other),
        SeatRequest::Friend => Occupant::Invited,
        SeatRequest::Anyone => Occupant::Open,
        SeatRequest::Bot(spec) => Occupant::Bot(spec),
    };
    let invitation = (occupant == Occupant::Invited).then(random_token);
    NewSeat { occupant, invitation }
}
