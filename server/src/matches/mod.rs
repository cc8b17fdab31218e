//! Tables: matches as they are played. A change is checked by the rules, made durable, and only then
//! seen by anybody.

mod bots;
mod bring;
mod change;
mod clock;
mod clock_flag;
mod clock_presence;
mod clock_time;
mod deal;
mod entry;
mod late;
mod memory;
mod news;
mod nodes;
mod now;
mod order;
mod pause;
mod practise;
mod shuffle;
mod table;
mod turned;
mod verify;

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bastide_core::{Seat, SetupError};
use thiserror::Error;
use tokio::sync::watch;

use crate::accounts::NameProblem;
use crate::analysis::Analyses;
use crate::clock::Terms;
use crate::hosted::{self, Refused};
use crate::metrics::TableCounts;
use crate::store::{
    GuestId, MatchId, NewEntry, NewMatch, NewSeat, Occupant, Restraint, SeriesPlace, Store,
    StoreError, TournamentId, Visibility,
};
use crate::thinking::Thinkers;
use crate::tournaments::NotATournament;

pub use change::Wish;
pub use clock::{Clocks, GRACE_MS, MOST_GRACE_MS, RETURN_MS, Shown};
pub use clock_presence::Attending;
use clock_time::Outages;
pub use clock_time::Time;
use entry::Line;
pub(crate) use late::late_in;
use memory::Memory;
use news::News;
pub use news::{Heard, Listening};
pub use now::{Ending, Look, Now, Sitting, TakeBack, UndoWish};
use order::Order;
pub use pause::Pace;
pub use shuffle::{Adding, Origin, Shuffle};
pub(crate) use shuffle::{random_secret, server_part};
pub use table::{Coming, Table, TableEvent};
pub use verify::Fault;

/// Why something did not happen at a table.
#[derive(Debug, Error)]
pub enum TableError {
    #[error("there is no such match")]
    NoSuchMatch,
    #[error("there is no such game")]
    NoSuchGame,
    #[error("there is no such player")]
    NoSuchPlayer,
    #[error("there is no such tournament")]
    NoSuchTournament,
    #[error(transparent)]
    NotATournament(NotATournament),
    #[error("the tournament has begun")]
    TournamentBegun,
    /// Others have yet to play these cards.
    #[error("this is closed until the event is over")]
    Sealed,
    #[error("this link leads to no seat")]
    NoSuchInvitation,
    #[error("this seat is not yours")]
    NotYourSeat,
    #[error("this seat is taken")]
    SeatTaken,
    #[error("not everybody has sat down yet")]
    Waiting,
    #[error("the match is over")]
    Over,
    #[error("the time is over")]
    OutOfTime,
    /// One of more than two would lose.
    #[error("with more than two players a bot stands in for whoever runs out of time")]
    Terms,
    #[error("the match is not over yet")]
    NotOver,
    #[error("there is nothing to take back")]
    NothingToUndo,
    #[error("another change came first")]
    Outdated,
    #[error("a name has at most {most} characters")]
    LongName { most: u32 },
    #[error("{}", .0.text)]
    Refused(Refused),
    /// The rules allow it, but it is not what a lesson asks for: a hint in the learner's language.
    #[error("{0}")]
    Hint(String),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("this is no bot: {0}")]
    Bot(String),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its log and these rules contradict each other: the rules have changed, or the log is damaged.
    #[error("the match cannot be read: {0}")]
    Unreadable(String),
    #[error("the picture could not be drawn")]
    NoPicture,
    #[error("too often; again in {seconds} s")]
    TooOften { seconds: u32 },
    #[error("another has this name, or one that looks the same")]
    NameTaken,
    #[error("nobody can have this name ({0:?})")]
    BadName(NameProblem),
    /// Those who run the server have said so.
    #[error("you may not speak at tables for now")]
    Muted(Restraint),
}

/// Who shall sit on a seat of a new match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatWish {
    Myself,
    /// Somebody who is known already: for rematches.
    Guest(GuestId),
    Friend,
    Anyone,
    Bot(String),
}

/// What somebody wants to play.
#[derive(Clone, Debug)]
pub struct MatchWish {
    pub game: String,
    pub setup: String,
    /// Words for the seed; without them it comes from a secret and the parts of the seats.
    pub seed: Option<String>,
    /// What whoever sets it up does about the shuffle.
    pub adding: Adding,
    pub visibility: Visibility,
    pub seats: Vec<SeatWish>,
    /// Games in the series; one is no series.
    pub games: u32,
    pub follows: Follows,
    /// What is agreed about time.
    pub terms: Terms,
    /// Whether it shall count, if it can.
    pub rated: bool,
}

/// What a new match goes on from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Follows {
    #[default]
    Nothing,
    /// The next game of a series.
    Series(SeriesPlace),
    Rematch(MatchId),
    /// It meets the cards of another, whose seed it has.
    Same(MatchId),
    /// It goes on from a position of another, whose seed it has.
    Further(MatchId),
    /// It meets the cards of a duplicate event.
    Event(TournamentId),
}

/// All tables of this server. Every request has a clone, so that it is one count.
#[derive(Clone)]
pub struct Tables(Arc<Hall>);

/// What the tables share.
pub struct Hall {
    store: Store,
    memory: Memory,
    /// Where bots think.
    thinkers: Thinkers,
    /// Becomes true when the house closes: live streams end then.
    closing: watch::Sender<bool>,
    counts: Arc<TableCounts>,
    news: News,
    order: Order,
    time: Time,
    outages: Outages,
    has_hooks: AtomicBool,
    pace: Pace,
    /// What is being, or has been, found out about finished matches.
    analyses: Arc<Analyses>,
}

impl Deref for Tables {
    type Target = Hall;

    fn deref(&self) -> &Hall {
        &self.0
    }
}

impl Tables {
    pub fn new(store: Store) -> Self {
        Self::of(store, Time::default(), Pace::default())
    }

    /// The same, with bots that take their time or do not.
    pub fn at(store: Store, pace: Pace) -> Self {
        Self::of(store, Time::default(), pace)
    }

    /// The same, by another time than the machine's.
    pub fn by(store: Store, time: Time) -> Self {
        Self::of(store, time, Pace::default())
    }

    fn of(store: Store, time: Time, pace: Pace) -> Self {
        Self(Arc::new(Hall {
            store,
            memory: Memory::default(),
            thinkers: Thinkers::default(),
            closing: watch::Sender::new(false),
            counts: Arc::default(),
            news: News::default(),
            order: Order::default(),
            time,
            outages: Outages::default(),
            has_hooks: AtomicBool::default(),
            pace,
            analyses: Arc::default(),
        }))
    }

    /// What time it is.
    pub fn time(&self) -> &Time {
        &self.time
    }

    /// Ends all live streams, so that the server can stop.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Ready once the house closes.
    pub fn closed(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut closing = self.closing.subscribe();
        async move {
            let _ = closing.wait_for(|is_closing| *is_closing).await;
        }
    }

    pub(crate) fn analyses(&self) -> &Arc<Analyses> {
        &self.analyses
    }

    /// Where there is a thread to think on.
    pub(crate) fn thinkers(&self) -> &Thinkers {
        &self.thinkers
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// What has happened at the tables of this process.
    pub(crate) fn counts(&self) -> &Arc<TableCounts> {
        &self.counts
    }

    /// Sets a match up and says where it is.
    pub async fn create(&self, guest: GuestId, wish: MatchWish) -> Result<MatchId, TableError> {
        self.create_from(guest, wish, &[]).await
    }

    /// Sets up a match in which these actions have been played already.
    pub async fn create_from(
        &self,
        guest: GuestId,
        wish: MatchWish,
        played: &[(Seat, String)],
    ) -> Result<MatchId, TableError> {
        let id = MatchId::random();
        self.create_named(id.clone(), guest, wish, played).await?;
        Ok(id)
    }

    async fn create_named(
        &self,
        id: MatchId,
        guest: GuestId,
        wish: MatchWish,
        played: &[(Seat, String)],
    ) -> Result<(), TableError> {
        let rated = crate::ratings::unrated(&wish).is_none();
        let (shuffle, given) = deal::shuffled(&wish, guest);
        let game = hosted::start(&wish.game, &wish.setup, &given.unwrap_or_else(deal::undealt))
            .ok_or(TableError::NoSuchGame)??;
        if wish.seats.len() != usize::from(game.seats()) {
            let given = wish.seats.len() as u8;
            return Err(SetupError::Players { given, allowed: game.seats().to_string() }.into());
        }
        for seat in &wish.seats {
            if let SeatWish::Bot(spec) = seat
                && !game.has_bot(spec)
            {
                return Err(TableError::Bot(spec.clone()));
            }
        }
        if !wish.terms.suits(wish.seats.len()) {
            return Err(TableError::Terms);
        }
        let shuffle = self.keep_shuffle(&id, shuffle).await?;
        let seed = if shuffle.commitment().is_some() { shuffle.seed() } else { given };
        let seats = wish.seats.into_iter().map(|seat| seat_row(seat, guest)).collect();
        let row = NewMatch {
            id: id.clone(),
            game: wish.game,
            setup: wish.setup,
            seed: seed.map(|seed| seed.to_string()).unwrap_or_default(),
            rules: game.rules(),
            visibility: wish.visibility,
            creator: guest,
            seats,
            series: match &wish.follows {
                Follows::Series(place) => Some(place.clone()),
                _ if wish.games > 1 => {
                    Some(SeriesPlace { first: id.clone(), number: 1, games: wish.games })
                }
                _ => None,
            },
            rematch_of: match wish.follows {
                Follows::Rematch(of) => Some(of),
                _ => None,
            },
            terms: wish.terms,
            rated,
        };
        if let Err(error) = self.store.add_match_begun(row, begun(played)).await {
            self.store.remove_shuffle(&id).await?;
            return Err(error.into());
        }
        let table = self.open(&id).await?;
        self.tell(&table, &*table.now().await);
        Ok(())
    }

    /// The match a seat's link leads to.
    pub async fn invited(&self, token: &str) -> Result<(Arc<Table>, Seat), TableError> {
        let found = self.store.seat_by_invitation(token).await?;
        let (id, seat) = found.ok_or(TableError::NoSuchInvitation)?;
        Ok((self.open(&id).await?, Seat::new(seat)))
    }
}

/// Remarks that a table keeps in sight.
const MOST_REMARKS: u32 = 200;

/// The log of a match in which these actions have been played already.
fn begun(played: &[(Seat, String)]) -> Vec<NewEntry> {
    let entries = played.iter().enumerate().map(|(number, (seat, action))| NewEntry {
        seq: number as u32,
        seat: Some(seat.index() as u8),
        text: Line::Act(action.clone()).to_string(),
        key: format!("before-{number}"),
    });
    entries.collect()
}

fn seat_row(wish: SeatWish, guest: GuestId) -> NewSeat {
    let occupant = match wish {
        SeatWish::Myself => Occupant::Guest(guest),
        SeatWish::Guest(other) => Occupant::Guest(other),
        SeatWish::Friend => Occupant::Invited,
        SeatWish::Anyone => Occupant::Open,
        SeatWish::Bot(spec) => Occupant::Bot(spec),
    };
    let invitation = (occupant == Occupant::Invited).then(random_token);
    NewSeat { occupant, invitation }
}

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// 128 bits that nobody can guess, for links.
pub(crate) fn random_token() -> String {
    use std::fmt::Write as _;
    random_bytes::<16>().iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
