//! Reading tournaments.

use super::{
    MatchTournament, StoredEntrant, StoredPairing, StoredTournament, TournamentId, Tournaments,
    WholeTournament,
};
use crate::access::Access as _;
use crate::engine::{Row, Tx};
use crate::{GuestId, MatchId, Result};

const COLUMNS: &str =
    "select id, title, game, setup, kind, rounds, round_hours, visibility, organiser, starts_at,
        most, secret, stage, round, round_ends_at, created_at, ended_at,
        (select count(*) from entrant where entrant.tournament = tournament.id) as entrants
     from tournament where id = $1";

impl Tournaments<'_> {
    /// A tournament with its entrants and pairings.
    pub async fn tournament(self, id: &TournamentId) -> Result<Option<WholeTournament>> {
        let id = id.clone();
        self.read(move |tx| {
            let Some(row) = row_of(tx, &id)? else { return Ok(None) };
            let (entrants, pairings) = (entrants_of(tx, &id)?, pairings_of(tx, &id)?);
            Ok(Some(WholeTournament { row, entrants, pairings }))
        })
        .await
    }

    /// Public tournaments and those of a guest: running ones first, then the latest.
    pub async fn list(self, guest: Option<GuestId>, limit: u32) -> Result<Vec<StoredTournament>> {
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

    /// Tournaments that a player has announced or entered, the first first.
    pub async fn of_player(self, guest: GuestId) -> Result<Vec<StoredTournament>> {
        self.read(move |tx| {
            let sql = "select id from tournament where organiser = $1
                    or id in (select tournament from entrant where guest = $1)
                 order by created_at, id";
            let ids: Vec<TournamentId> = tx.all(sql, &[&guest], |row| row.get(0))?;
            let rows = ids.iter().map(|id| row_of(tx, id)).collect::<Result<Vec<_>>>()?;
            Ok(rows.into_iter().flatten().collect())
        })
        .await
    }

    /// Tournaments that need a step: a start, a result, the next round.
    pub async fn due_tournaments(self, at: i64) -> Result<Vec<TournamentId>> {
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
    pub async fn tournament_of(self, id: &MatchId) -> Result<Option<MatchTournament>> {
        let id = id.clone();
        self.glance(move |tx| {
            let sql = "select t.id, t.title, t.kind, t.stage from pairing p
                 join tournament t on t.id = p.tournament where p.match = $1";
            tx.optional(sql, &[&id], |row| {
                let (id, title) = (row.get(0)?, row.get(1)?);
                Ok(MatchTournament { id, title, kind: row.get(2)?, stage: row.get(3)? })
            })
        })
        .await
    }

    /// Whether a match is over; none if there is no such match.
    pub async fn has_ended(self, id: &MatchId) -> Result<Option<bool>> {
        let id = id.clone();
        self.read(move |tx| {
            let sql = "select outcome is not null from match where id = $1";
            tx.optional(sql, &[&id], |row| row.get(0))
        })
        .await
    }
}

pub(super) fn row_of(tx: &Tx<'_>, id: &TournamentId) -> Result<Option<StoredTournament>> {
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
