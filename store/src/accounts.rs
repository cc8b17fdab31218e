//! Accounts: a guest with a name of their own and a password. The store keeps a hash of the password and does not
//! interpret it.

mod sessions;

use crate::access::Access;
use crate::engine::{Row, Tx};
use crate::names::fold;
use crate::notice::Notice;
use crate::{GuestId, Result, Store, TokenHash, now};

use sessions::insert_session;
pub use sessions::{Known, NewSession, Session};

/// An account about to be added to a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAccount {
    pub guest: GuestId,
    pub name: String,
    pub password: String,
    pub codes: Vec<TokenHash>,
    pub session: NewSession,
    /// Replaces the hash of the guest's cookie and belongs to no cookie: an account has sessions instead.
    pub retired: TokenHash,
}

/// Whether a name was free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    Done,
    /// Another account has it, or one that looks the same.
    Taken,
}

/// An account as signing in needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub guest: GuestId,
    pub name: String,
    pub password: String,
    pub is_administrator: bool,
    pub created_at: i64,
}

/// What entitles to a new password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The caller has checked the old one.
    Password,
    /// A recovery code, which is used up.
    Code(TokenHash),
}

impl Store {
    /// Accounts and their sessions.
    pub fn accounts(&self) -> Accounts<'_> {
        Accounts { store: self }
    }
}

/// Accounts and their sessions.
#[derive(Clone, Copy)]
pub struct Accounts<'a> {
    store: &'a Store,
}

impl Access for Accounts<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Accounts<'_> {
    /// Turns a guest into an account. If two ask for one name, one of them is told that it is taken.
    pub async fn add_account(self, new: NewAccount) -> Result<Named> {
        let added = self.write(move |tx| {
            if tx.is_in_doubt() && by_guest(tx, new.guest)?.is_some() {
                return Ok(Named::Done);
            }
            let inserted = tx.execute(
                "insert into account (guest, folded, password, created_at) values ($1, $2, $3, $4)
                 on conflict (folded) do nothing",
                &[&new.guest, &fold(&new.name), &new.password, &now()],
            )?;
            if inserted == 0 {
                return Ok(Named::Taken);
            }
            let sql = "update guest set token_hash = $1, name = $2 where id = $3";
            tx.execute(sql, &[&new.retired, &new.name, &new.guest])?;
            // Whoever sat at this browser before may have kept one.
            tx.execute("delete from api_token where guest = $1", &[&new.guest])?;
            insert_codes(tx, new.guest, &new.codes)?;
            insert_session(tx, new.guest, &new.session)?;
            tx.notify(Notice::Renamed { guest: new.guest, name: new.name.clone() });
            Ok(Named::Done)
        });
        let named = added.await?;
        self.store.tokens().note_ended();
        Ok(named)
    }

    /// The account of this name, or of one that looks the same.
    pub async fn account_named(self, name: &str) -> Result<Option<Account>> {
        let folded = fold(name);
        self.read(move |tx| {
            let sql = "select account.guest as guest, name, password, is_administrator,
                        account.created_at as created_at
                 from account join guest on guest.id = account.guest where folded = $1";
            tx.optional(sql, &[&folded], account)
        })
        .await
    }

    pub async fn account(self, guest: GuestId) -> Result<Option<Account>> {
        self.read(move |tx| by_guest(tx, guest)).await
    }

    /// Changes the password, ends all sessions and tokens, and begins a session for whoever changed it; false if the
    /// proof is wrong. The session it was changed from ends as well: of its cookie there may be a copy.
    pub async fn set_password(
        self,
        guest: GuestId,
        proof: Proof,
        (hash, session): (String, NewSession),
    ) -> Result<bool> {
        let changed = self.write(move |tx| {
            if let Proof::Code(code) = &proof {
                let sql = "delete from recovery_code where guest = $1 and code_hash = $2";
                if tx.execute(sql, &[&guest, code])? == 0 && !tx.is_in_doubt() {
                    return Ok(false);
                }
            }
            tx.execute("update account set password = $1 where guest = $2", &[&hash, &guest])?;
            tx.execute("delete from session where guest = $1", &[&guest])?;
            tx.execute("delete from api_token where guest = $1", &[&guest])?;
            insert_session(tx, guest, &session)?;
            Ok(true)
        });
        let is_changed = changed.await?;
        self.store.tokens().note_ended();
        Ok(is_changed)
    }

    /// Replaces all recovery codes of an account.
    pub async fn set_codes(self, guest: GuestId, codes: Vec<TokenHash>) -> Result<()> {
        self.write(move |tx| {
            tx.execute("delete from recovery_code where guest = $1", &[&guest])?;
            insert_codes(tx, guest, &codes)
        })
        .await
    }

    /// How many recovery codes are left to an account.
    pub async fn codes_left(self, guest: GuestId) -> Result<u32> {
        self.read(move |tx| {
            let sql = "select count(*) from recovery_code where guest = $1";
            tx.one(sql, &[&guest], |row| row.get(0))
        })
        .await
    }

    /// Guests without an account who came before this moment, as long as they have a name or play by a program.
    pub async fn guests_before(self, at: i64) -> Result<Vec<GuestId>> {
        self.read(move |tx| {
            let sql = "select id from guest where created_at < $1 and name <> ''
                 and id not in (select guest from account)
                 and id not in (select guest from api_token where coalesce(used_at, created_at) >= $1)
                 order by id limit 1000";
            tx.all(sql, &[&at], |row| row.get(0))
        })
        .await
    }

    /// Removes everything personal; the games stay, for the opponents.
    pub async fn delete_account(self, guest: GuestId, retired: TokenHash) -> Result<()> {
        let deleted = self.write(move |tx| {
            let sql = "select distinct match from remark where guest = $1";
            for id in tx.all(sql, &[&guest], |row| row.get(0))? {
                tx.notify(Notice::Match(id));
            }
            for sql in PERSONAL {
                tx.execute(sql, &[&guest])?;
            }
            let sql = "update guest set name = '', token_hash = $1 where id = $2";
            tx.execute(sql, &[&retired, &guest])?;
            tx.notify(Notice::Renamed { guest, name: String::new() });
            Ok(())
        });
        deleted.await?;
        self.store.tokens().note_ended();
        Ok(())
    }
}

/// What is deleted with an account, in an order that keeps references valid.
const PERSONAL: [&str; 12] = [
    "delete from session where guest = $1",
    "delete from recovery_code where guest = $1",
    "delete from account where guest = $1",
    "delete from api_token where guest = $1",
    "delete from learned where guest = $1",
    "delete from restraint where guest = $1",
    "delete from hook_call where hook in (select id from hook where guest = $1)",
    "delete from hook where guest = $1",
    "delete from notice_choice where guest = $1",
    // Keys are of the client's making. Of one match no two may be the same.
    "update remark set text = '', key = 'gone-' || number where guest = $1",
    "update tournament set title = '#' || substr(id, 1, 4) where organiser = $1",
    "update deed set note = '' where guest = $1",
];

fn insert_codes(tx: &Tx<'_>, guest: GuestId, codes: &[TokenHash]) -> Result<()> {
    for code in codes {
        let sql = "insert into recovery_code (guest, code_hash) values ($1, $2)
             on conflict (guest, code_hash) do nothing";
        tx.execute(sql, &[&guest, code])?;
    }
    Ok(())
}

fn by_guest(tx: &Tx<'_>, guest: GuestId) -> Result<Option<Account>> {
    let sql = "select account.guest as guest, name, password, is_administrator,
                account.created_at as created_at
         from account join guest on guest.id = account.guest where account.guest = $1";
    tx.optional(sql, &[&guest], account)
}

fn account(row: &Row<'_>) -> Result<Account> {
    Ok(Account {
        guest: row.get("guest")?,
        name: row.get("name")?,
        password: row.get("password")?,
        is_administrator: row.get("is_administrator")?,
        created_at: row.get("created_at")?,
    })
}

/// Whether the account of another has this name, or one that looks the same.
pub(crate) fn is_taken(tx: &Tx<'_>, folded: &str, by_others_than: GuestId) -> Result<bool> {
    let sql = "select exists (select 1 from account where folded = $1 and guest <> $2)";
    tx.one(sql, &[&folded, &by_others_than], |row| row.get(0))
}

/// Updates the folded name of an account.
pub(crate) fn refold(tx: &Tx<'_>, guest: GuestId, folded: &str) -> Result<()> {
    tx.execute("update account set folded = $1 where guest = $2", &[&folded, &guest])?;
    Ok(())
}
