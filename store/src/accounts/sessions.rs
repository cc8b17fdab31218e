//! Sessions: browsers that an account is signed in on. The store keeps the hash of a session's token.

use super::Accounts;
use crate::access::Access as _;
use crate::engine::Tx;
use crate::moderation::Restraint;
use crate::{Guest, GuestId, Result, TokenHash, now};

/// A session ends when it was not used for this long.
const IDLE: i64 = 90 * 24 * 60 * 60 * 1000;
/// How precisely the last use is recorded: a write per request would cost too much.
const USE_IS_NOTED_EVERY: i64 = 60 * 60 * 1000;

/// A session about to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    pub token: TokenHash,
    /// `Firefox Linux`, or nothing.
    pub device: String,
}

/// A session in the list of its owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub id: i64,
    pub device: String,
    pub begun_at: i64,
    pub used_at: i64,
}

/// The player behind a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    pub guest: Guest,
    pub has_account: bool,
    pub is_administrator: bool,
    /// The session, for those with an account.
    pub session: Option<i64>,
    /// Their ban, if they have one.
    pub ban: Option<Restraint>,
}

impl Accounts<'_> {
    /// The player who has this token: the owner of the session, or the guest with the cookie.
    pub async fn known(self, token: TokenHash) -> Result<Option<Known>> {
        let found = self.glance(move |tx| by_token(tx, token)).await?;
        let Some((known, used_at)) = found else { return Ok(None) };
        if let (Some(session), Some(used_at)) = (known.session, used_at)
            && now() - used_at >= USE_IS_NOTED_EVERY
        {
            self.note_session(session).await?;
        }
        Ok(Some(known))
    }

    async fn note_session(self, session: i64) -> Result<()> {
        self.write(move |tx| {
            tx.execute("update session set used_at = $1 where id = $2", &[&now(), &session])?;
            Ok(())
        })
        .await
    }

    /// Adds a session to an account and removes expired ones.
    pub async fn add_session(self, guest: GuestId, session: NewSession) -> Result<()> {
        self.write(move |tx| {
            let sql = "delete from session where guest = $1 and used_at <= $2";
            tx.execute(sql, &[&guest, &(now() - IDLE)])?;
            if tx.is_in_doubt() && by_token(tx, session.token)?.is_some() {
                return Ok(());
            }
            insert_session(tx, guest, &session)
        })
        .await
    }

    /// The sessions of an account, the last used first.
    pub async fn sessions(self, guest: GuestId) -> Result<Vec<Session>> {
        self.read(move |tx| {
            let sql = "select id, device, begun_at, used_at from session
                 where guest = $1 and used_at > $2 order by used_at desc, id desc";
            tx.all(sql, &[&guest, &(now() - IDLE)], |row| {
                Ok(Session {
                    id: row.get("id")?,
                    device: row.get("device")?,
                    begun_at: row.get("begun_at")?,
                    used_at: row.get("used_at")?,
                })
            })
        })
        .await
    }

    /// Ends a session of an account, if there is one.
    pub async fn end_session(self, guest: GuestId, session: i64) -> Result<()> {
        self.write(move |tx| {
            let sql = "delete from session where guest = $1 and id = $2";
            tx.execute(sql, &[&guest, &session]).map(drop)
        })
        .await
    }

    /// Ends all sessions of an account but one.
    pub async fn end_other_sessions(self, guest: GuestId, kept: i64) -> Result<()> {
        self.write(move |tx| {
            let sql = "delete from session where guest = $1 and id <> $2";
            tx.execute(sql, &[&guest, &kept]).map(drop)
        })
        .await
    }
}

pub(super) fn insert_session(tx: &Tx<'_>, guest: GuestId, session: &NewSession) -> Result<()> {
    tx.execute(
        "insert into session (guest, token_hash, device, begun_at, used_at)
         values ($1, $2, $3, $4, $4)",
        &[&guest, &session.token, &session.device, &now()],
    )?;
    Ok(())
}

/// The player, and when their session was last used.
fn by_token(tx: &Tx<'_>, token: TokenHash) -> Result<Option<(Known, Option<i64>)>> {
    let at = now();
    tx.optional(
        "select guest.id as id, guest.name as name, account.guest is not null as has_account,
                coalesce(account.is_administrator, 0) as is_administrator,
                session.id as session, session.used_at as used_at,
                ban.reason as reason, ban.until as until
         from (select coalesce((select guest from session where token_hash = $1 and used_at > $2),
                               (select id from guest where token_hash = $1)) as id) who
         join guest on guest.id = who.id
         left join session on session.token_hash = $1
         left join account on account.guest = guest.id
         left join restraint ban on ban.guest = guest.id and ban.kind = 'ban'
               and (ban.until is null or ban.until > $3)",
        &[&token, &(at - IDLE), &at],
        |row| {
            let reason: Option<String> = row.get("reason")?;
            let until = row.get("until")?;
            let known = Known {
                guest: Guest { id: row.get("id")?, name: row.get("name")? },
                has_account: row.get("has_account")?,
                is_administrator: row.get("is_administrator")?,
                session: row.get("session")?,
                ban: reason.map(|reason| Restraint { reason, until }),
            };
            Ok((known, row.get("used_at")?))
        },
    )
}
