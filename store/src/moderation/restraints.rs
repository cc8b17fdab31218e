//! Bans and mutes. Each is logged in the same transaction.

use std::fmt;

use super::{By, Moderation, ModerationAct, note};
use crate::access::Access as _;
use crate::engine::{Row, Tx};
use crate::{GuestId, MatchId, Result, StoreError, now};

/// What a player may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestraintKind {
    /// Use the server.
    Ban,
    /// Chat.
    Mute,
}

impl fmt::Display for RestraintKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ban => "ban",
            Self::Mute => "mute",
        })
    }
}

/// The reason and the end of a ban or mute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restraint {
    pub reason: String,
    /// None if it has no end.
    pub until: Option<i64>,
}

impl Moderation<'_> {
    /// Bans or mutes a player.
    pub async fn restrain(
        self,
        by: By,
        guest: GuestId,
        kind: RestraintKind,
        restraint: Restraint,
    ) -> Result<()> {
        self.write(move |tx| {
            must_be_there(tx, guest)?;
            tx.execute(
                "insert into restraint (guest, kind, reason, until, at) values ($1, $2, $3, $4, $5)
                 on conflict (guest, kind) do update
                 set reason = excluded.reason, until = excluded.until, at = excluded.at",
                &[&guest, &kind.to_string(), &restraint.reason, &restraint.until, &now()],
            )?;
            let what = ModerationAct::Restrained(kind, guest);
            note(tx, by, &what, &restraint.reason)
        })
        .await
    }

    /// Lifts a ban or mute; false if there was none.
    pub async fn release(self, by: By, guest: GuestId, kind: RestraintKind) -> Result<bool> {
        self.write(move |tx| {
            must_be_there(tx, guest)?;
            let sql = "delete from restraint where guest = $1 and kind = $2";
            let was_kept = tx.execute(sql, &[&guest, &kind.to_string()])? == 1;
            if was_kept {
                note(tx, by, &ModerationAct::Released(kind, guest), "")?;
            }
            Ok(was_kept || tx.is_in_doubt())
        })
        .await
    }

    /// The ban or mute of a player that holds now.
    pub async fn restraint(self, guest: GuestId, kind: RestraintKind) -> Result<Option<Restraint>> {
        self.read(move |tx| {
            let sql = "select reason, until from restraint
                 where guest = $1 and kind = $2 and (until is null or until > $3)";
            tx.optional(sql, &[&guest, &kind.to_string(), &now()], restraint)
        })
        .await
    }

    /// Players who were banned since then and still are.
    pub async fn banned_since(self, since: i64) -> Result<Vec<GuestId>> {
        self.read(move |tx| {
            let sql = "select guest from restraint where kind = 'ban' and at >= $1
                 and (until is null or until > $2) order by guest";
            tx.all(sql, &[&since, &now()], |row| row.get(0))
        })
        .await
    }

    /// Unfinished matches of banned players, whose opponents may be waiting.
    pub async fn games_of_banned(self) -> Result<Vec<(MatchId, GuestId)>> {
        self.read(|tx| {
            let sql = "select distinct seat.match, seat.guest
                 from restraint join seat on seat.guest = restraint.guest
                 join match on match.id = seat.match
                 where kind = 'ban' and (until is null or until > $1) and outcome is null
                 order by seat.match, seat.guest";
            tx.all(sql, &[&now()], |row| Ok((row.get(0)?, row.get(1)?)))
        })
        .await
    }

    /// Unfinished matches of a player.
    pub async fn running_games(self, guest: GuestId) -> Result<Vec<MatchId>> {
        self.read(move |tx| {
            let sql = "select distinct seat.match from seat join match on match.id = seat.match
                 where seat.guest = $1 and outcome is null order by seat.match";
            tx.all(sql, &[&guest], |row| row.get(0))
        })
        .await
    }
}

fn restraint(row: &Row<'_>) -> Result<Restraint> {
    Ok(Restraint { reason: row.get("reason")?, until: row.get("until")? })
}

pub(super) fn must_be_there(tx: &Tx<'_>, guest: GuestId) -> Result<()> {
    let sql = "select exists (select 1 from guest where id = $1)";
    let is_there: bool = tx.one(sql, &[&guest], |row| row.get(0))?;
    if is_there { Ok(()) } else { Err(StoreError::UnknownGuest(guest)) }
}
