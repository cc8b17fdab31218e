//! Tournaments: who enters, who meets whom, how it ended. Every change says what it expects to find, so that of two nodes
//! that do the same one does it and the other does nothing.

use super::tx::{Row, Tx};
use super::{GuestId, MatchId, Result, Store, Visibility, now};

/// The name of a tournament, of the same kind as that of a match.
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
    /// How many have entered.
    pub entrants: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntrant {
    pub guest: GuestId,
    pub name: String,
    pub number: u32,
    pub withdrawn_from: Option<u32>,
}

/// A game of a tournament, or somebody who sits out.
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
    /// How many there will be.
    pub rounds: u32,
    pub ends_at: i64,
    /// The number of entrants for whom it was made.
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

const COLUMNS: &str =
    "select id, title, game, setup, kind, rounds, round_hours, visibility, organiser, starts_at,
        most, secret, stage, round, round_ends_at, created_at, ended_at,
        (select count(*) from entrant where entrant.tournament = tournament.id) as entrants
     from tournament where id = $1";

impl Store {
    pub async fn add_tournament(&self, new: NewTournament) -> Result<()> {
        self.write(move |tx| {
            if tx.is_in_doubt() && row_of(tx, &new.id)?.is_some() {
                return Ok(());
            }
            insert(tx, &new)
        })
        .await
    }

    /// A tournament with all that belongs to it.
    pub async fn tournament(&self, id: &TournamentId) -> Result<Option<WholeTournament>> {
        let id = id.clone();
        self.read(move |tx| {
            let Some(row) = row_of(tx, &id)? else { return Ok(None) };
            let (entrants, pairings) = (entrants_of(tx, &id)?, pairings_of(tx, &id)?);
            Ok(Some(WholeTournament { row, entrants, pairings }))
        })
        .await
    }

    /// Tournaments that everybody may see, and those of a guest: what is not over first, the latest first.
    pub async fn tournaments(
        &self,
        guest: Option<GuestId>,
        limit: u32,
    ) -> Result<Vec<StoredTournament>> {
        let guest = guest.unwrap_or(GuestId(0));
        self.read(move |tx| {
            let sql = "select id from tournament
                 where visibility = 'public' or organiser = $1
                    or id in (select tournament from entrant where guest = $1)
                 order by ended_at is null desc, created_at desc, id limit $2";
            let ids: Vec<TournamentId> = tx.all(sql, &[&guest, &limit], |row| row.get(0))?;
            let rows = ids.iter().map(|id| row_of(tx, id)).collect::<Result<Vec<_>>>()?;
            Ok(rows.into_iter().flatten().collect())
        })
        .await
    }

    /// Enters a guest; says whether they are in. Who comes when it has begun or is full is not.
    pub async fn enter(&self, id: &TournamentId, guest: GuestId) -> Result<bool> {
        let id = id.clone();
        self.write(move |tx| {
            if !hold(tx, &id, "open")? {
                return Ok(false);
            }
            let entered = tx.execute(
                "insert into entrant (tournament, guest, number)
                 select id, cast($2 as bigint), (select coalesce(max(number), 0) + 1 from entrant where tournament = $1)
                 from tournament where id = $1
                   and (most is null or most > (select count(*) from entrant where tournament = $1))
                 on conflict (tournament, guest) do nothing",
                &[&id, &guest],
            )?;
            Ok(entered == 1 || is_in(tx, &id, guest)?)
        })
        .await
    }

    /// Takes a guest out: as if they had never come, before it begins; from the next round on, while it runs.
    pub async fn leave(&self, id: &TournamentId, guest: GuestId) -> Result<bool> {
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

    /// Lets a tournament begin at this time, if it has not begun.
    pub async fn start_tournament(&self, id: &TournamentId, at: i64) -> Result<bool> {
        let id = id.clone();
        self.write(move |tx| {
            let sql = "update tournament set starts_at = $1 where id = $2 and stage = 'open'";
            Ok(tx.execute(sql, &[&at, &id])? == 1)
        })
        .await
    }

    /// Begins a round if the one before it is the last there is, and nobody has entered or left since it was made.
    pub async fn begin_round(&self, id: &TournamentId, new: NewRound) -> Result<bool> {
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

    /// Notes how a game of a tournament ended, once.
    pub async fn decide(&self, id: &TournamentId, decided: StoredPairing) -> Result<bool> {
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

    /// Ends a tournament that is in this round, or has not begun.
    pub async fn end_tournament(
        &self,
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

    /// The tournaments at which something is to be done by now.
    pub async fn due_tournaments(&self, at: i64) -> Result<Vec<TournamentId>> {
        self.read(move |tx| {
            let sql = "select id from tournament t
                 where (stage = 'open' and (starts_at <= $1
                        or most <= (select count(*) from entrant where tournament = t.id)))
                    or (stage = 'running' and (round_ends_at <= $1
                        or not exists (select 1 from pairing
                                       where tournament = t.id and places is null)
                        or exists (select 1 from pairing p left join match m on m.id = p.match
                                   where p.tournament = t.id and p.places is null
                                     and (m.id is null or m.outcome is not null))))
                 order by created_at, id limit 64";
            tx.all(sql, &[&at], |row| row.get(0))
        })
        .await
    }

    /// The tournament that a match belongs to.
    pub async fn tournament_of(&self, id: &MatchId) -> Result<Option<MatchTournament>> {
        let id = id.clone();
        self.read(move |tx| {
            let sql = "select t.id, t.title, t.kind, t.stage from pairing p
                 join tournament t on t.id = p.tournament where p.match = $1";
            tx.optional(sql, &[&id], |row| {
                let (id, title) = (row.get(0)?, row.get(1)?);
                Ok(MatchTournament { id, title, kind: row.get(2)?, stage: row.get(3)? })
            })
        })
        .await
    }

    /// Whether a match is there, and whether it is over.
    pub async fn has_ended(&self, id: &MatchId) -> Result<Option<bool>> {
        let id = id.clone();
        self.read(move |tx| {
            let sql = "select outcome is not null from match where id = $1";
            tx.optional(sql, &[&id], |row| row.get(0))
        })
        .await
    }
}

/// Whether the tournament is at this stage; it stays so until this is committed.
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

fn row_of(tx: &Tx<'_>, id: &TournamentId) -> Result<Option<StoredTournament>> {
    tx.optional(COLUMNS, &[id], stored)
}

fn stored(row: &Row<'_>) -> Result<StoredTournament> {
    Ok(StoredTournament {
        id: row.get("id")?,
        title: row.get("title")?,
        game: row.get("game")?,
        setup: row.get("setup")?,
        kind: row.get("kind")?,
        rounds: row.get("rounds")?,
        round_hours: row.get("round_hours")?,
        visibility: row.get("visibility")?,
        organiser: row.get("organiser")?,
        starts_at: row.get("starts_at")?,
        most: row.get("most")?,
        secret: row.get("secret")?,
        stage: row.get("stage")?,
        round: row.get("round")?,
        round_ends_at: row.get("round_ends_at")?,
        created_at: row.get("created_at")?,
        ended_at: row.get("ended_at")?,
        entrants: row.get("entrants")?,
    })
}

fn entrants_of(tx: &Tx<'_>, id: &TournamentId) -> Result<Vec<StoredEntrant>> {
    let sql = "select entrant.guest, guest.name, number, withdrawn_from
         from entrant join guest on guest.id = entrant.guest
         where tournament = $1 order by number";
    tx.all(sql, &[id], |row| {
        let (guest, name) = (row.get(0)?, row.get(1)?);
        Ok(StoredEntrant { guest, name, number: row.get(2)?, withdrawn_from: row.get(3)? })
    })
}

fn pairings_of(tx: &Tx<'_>, id: &TournamentId) -> Result<Vec<StoredPairing>> {
    let sql = "select round, board, match, players, places, points, ending
         from pairing where tournament = $1 order by round, board";
    tx.all(sql, &[id], |row| {
        Ok(StoredPairing {
            round: row.get("round")?,
            board: row.get("board")?,
            id: row.get("match")?,
            players: row.get("players")?,
            places: row.get("places")?,
            points: row.get("points")?,
            ending: row.get("ending")?,
        })
    })
}
