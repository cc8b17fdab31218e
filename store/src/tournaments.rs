//! Tournaments: entrants, pairings, results. Every write states what it expects to find, so that if two nodes do the
//! same, one does it and the other nothing.

mod read;

use crate::access::Access;
use crate::engine::Tx;
use crate::{GuestId, MatchId, Result, Store, Visibility, now};

use read::row_of;

/// The id of a tournament, of the same form as that of a match.
pub type TournamentId = MatchId;

/// A tournament that is about to be announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTournament {
    pub id: TournamentId,
    pub title: String,
    pub game: String,
    pub setup: String,
    /// `round-robin`, `double-round-robin`, `swiss` or `duplicate`
    pub kind: String,
    pub rounds: u32,
    pub round_hours: u32,
    pub visibility: Visibility,
    pub organiser: GuestId,
    pub starts_at: Option<i64>,
    pub most: Option<u32>,
    pub secret: Option<String>,
}

/// A tournament without its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTournament {
    pub id: TournamentId,
    pub title: String,
    pub game: String,
    pub setup: String,
    pub kind: String,
    pub rounds: u32,
    pub round_hours: u32,
    pub visibility: Visibility,
    pub organiser: GuestId,
    pub starts_at: Option<i64>,
    pub most: Option<u32>,
    pub secret: Option<String>,
    /// `open`, `running`, `over` or `off`
    pub stage: String,
    /// Zero before it begins.
    pub round: u32,
    pub round_ends_at: Option<i64>,
    pub created_at: i64,
    pub ended_at: Option<i64>,
    /// The number of entrants.
    pub entrants: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntrant {
    pub guest: GuestId,
    pub name: String,
    pub number: u32,
    pub withdrawn_from: Option<u32>,
}

/// A game of a tournament, or a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPairing {
    pub round: u32,
    pub board: u32,
    pub id: Option<MatchId>,
    pub players: String,
    pub places: Option<String>,
    pub points: Option<String>,
    pub ending: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeTournament {
    pub row: StoredTournament,
    pub entrants: Vec<StoredEntrant>,
    pub pairings: Vec<StoredPairing>,
}

/// A round that is about to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRound {
    pub number: u32,
    /// The number of rounds planned.
    pub rounds: u32,
    pub ends_at: i64,
    /// The number of entrants it was paired for.
    pub entrants: u32,
    pub pairings: Vec<StoredPairing>,
}

/// Which tournament a match belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchTournament {
    pub id: TournamentId,
    pub title: String,
    pub kind: String,
    pub stage: String,
}

impl Store {
    /// Tournaments, their entrants and pairings.
    pub fn tournaments(&self) -> Tournaments<'_> {
        Tournaments { store: self }
    }
}

/// Tournaments, their entrants and pairings.
#[derive(Clone, Copy)]
pub struct Tournaments<'a> {
    store: &'a Store,
}

impl Access for Tournaments<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Tournaments<'_> {
    pub async fn add_tournament(self, new: NewTournament) -> Result<()> {
        self.write(move |tx| {
            if tx.is_in_doubt() && row_of(tx, &new.id)?.is_some() {
                return Ok(());
            }
            insert(tx, &new)
        })
        .await
    }

    /// Enters a player; false if the tournament has begun or is full.
    pub async fn enter(self, id: &TournamentId, guest: GuestId) -> Result<bool> {
        let id = id.clone();
        self.write(move |tx| {
            if !hold(tx, &id, "open")? {
                return Ok(false);
            }
            let entered = tx.execute(
                "insert into entrant (tournament, guest, number)
                 select cast($1 as text), cast($2 as bigint),
                        (select coalesce(max(number), 0) + 1 from entrant where tournament = $1)
                 from tournament where id = $1
                   and (most is null or most > (select count(*) from entrant where tournament = $1))
                 on conflict (tournament, guest) do nothing",
                &[&id, &guest],
            )?;
            Ok(entered == 1 || is_in(tx, &id, guest)?)
        })
        .await
    }

    /// Withdraws a player: entirely before the start, from the next round on afterwards.
    pub async fn leave(self, id: &TournamentId, guest: GuestId) -> Result<bool> {
        let id = id.clone();
        self.write(move |tx| {
            let sql = if hold(tx, &id, "open")? {
                "delete from entrant where tournament = $1 and guest = $2"
            } else if hold(tx, &id, "running")? {
                "update entrant set withdrawn_from =
                     coalesce(withdrawn_from, (select round + 1 from tournament where id = $1))
                 where tournament = $1 and guest = $2"
            } else {
                return Ok(false);
            };
            Ok(tx.execute(sql, &[&id, &guest])? == 1 || tx.is_in_doubt())
        })
        .await
    }

    /// Sets the start of a tournament that has not begun.
    pub async fn start_tournament(self, id: &TournamentId, at: i64) -> Result<bool> {
        let id = id.clone();
        self.write(move |tx| {
            let sql = "update tournament set starts_at = $1 where id = $2 and stage = 'open'";
            Ok(tx.execute(sql, &[&at, &id])? == 1)
        })
        .await
    }

    /// Begins a round, unless it has begun or the entrants have changed since it was paired.
    pub async fn begin_round(self, id: &TournamentId, new: NewRound) -> Result<bool> {
        let id = id.clone();
        self.write(move |tx| {
            let begun = tx.execute(
                "update tournament set stage = 'running', round = $1, rounds = $2, round_ends_at = $3
                 where id = $4 and round = $1 - 1 and stage in ('open', 'running')
                   and $5 = (select count(*) from entrant where tournament = $4)",
                &[&i64::from(new.number), &new.rounds, &new.ends_at, &id, &i64::from(new.entrants)],
            )?;
            if begun == 0 {
                return Ok(false);
            }
            for pairing in &new.pairings {
                insert_pairing(tx, &id, pairing)?;
            }
            Ok(true)
        })
        .await
    }

    /// Records the result of a game, once.
    pub async fn decide(self, id: &TournamentId, decided: StoredPairing) -> Result<bool> {
        let id = id.clone();
        self.write(move |tx| {
            let StoredPairing { round, board, places, points, ending, .. } = &decided;
            let done = tx.execute(
                "update pairing set places = $1, points = $2, ending = $3
                 where tournament = $4 and round = $5 and board = $6 and places is null",
                &[places, points, ending, &id, round, board],
            )?;
            Ok(done == 1)
        })
        .await
    }

    /// Ends a tournament that is in this round (0 before the start).
    pub async fn end_tournament(
        self,
        id: &TournamentId,
        round: u32,
        stage: &'static str,
        at: i64,
    ) -> Result<bool> {
        let id = id.clone();
        self.write(move |tx| {
            let ended = tx.execute(
                "update tournament set stage = $1, ended_at = $2, round_ends_at = null
                 where id = $3 and round = $4 and stage in ('open', 'running')",
                &[&stage, &at, &id, &round],
            )?;
            Ok(ended == 1)
        })
        .await
    }
}

/// Locks the tournament if it is at this stage, until this is committed.
fn hold(tx: &Tx<'_>, id: &TournamentId, stage: &str) -> Result<bool> {
    let sql = "update tournament set round = round where id = $1 and stage = $2";
    Ok(tx.execute(sql, &[id, &stage])? == 1)
}

fn is_in(tx: &Tx<'_>, id: &TournamentId, guest: GuestId) -> Result<bool> {
    let sql = "select count(*) from entrant where tournament = $1 and guest = $2";
    tx.one(sql, &[id, &guest], |row| row.get::<i64>(0).map(|count| count == 1))
}

fn insert(tx: &Tx<'_>, new: &NewTournament) -> Result<()> {
    tx.execute(
        "insert into tournament (id, title, game, setup, kind, rounds, round_hours, visibility,
                                 organiser, starts_at, most, secret, stage, round, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'open', 0, $13)",
        &[
            &new.id,
            &new.title,
            &new.game,
            &new.setup,
            &new.kind,
            &new.rounds,
            &new.round_hours,
            &new.visibility,
            &new.organiser,
            &new.starts_at,
            &new.most,
            &new.secret,
            &now(),
        ],
    )?;
    Ok(())
}

fn insert_pairing(tx: &Tx<'_>, id: &TournamentId, new: &StoredPairing) -> Result<()> {
    let StoredPairing { round, board, id: match_id, players, places, points, ending } = new;
    tx.execute(
        "insert into pairing (tournament, round, board, match, players, places, points, ending)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        &[id, round, board, match_id, players, places, points, ending],
    )?;
    Ok(())
}
