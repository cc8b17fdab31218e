//! What administrators do, and the log of it. The log holds ids of players, so it always shows their present names.

mod restraints;

use crate::access::Access;
use crate::engine::Tx;
use crate::notice::Notice;
use crate::{GuestId, MatchId, Result, Store, StoreError, Visibility, now};

use restraints::must_be_there;
pub use restraints::{Restraint, RestraintKind};

/// Who moderates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// An administrator, in the browser.
    Administrator(GuestId),
    /// The operator, on the command line.
    Machine,
}

/// A moderation act and what it concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ModerationAct {
    Restrained(RestraintKind, GuestId),
    Released(RestraintKind, GuestId),
    Granted(GuestId),
    Revoked(GuestId),
    RemovedRemark(MatchId, GuestId),
    RemovedMatch(MatchId),
    Announced,
    EndedAnnouncement,
}

/// An entry of the moderation log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModerationEntry {
    pub at: i64,
    /// The present name of the administrator; none for the operator.
    pub by: Option<String>,
    /// `ban`, `unban`, `mute`, `unmute`, `grant`, `revoke`, `remove-remark`, `remove-match`, `announce`, `end-announcement`
    pub what: String,
    pub guest: Option<(GuestId, String)>,
    pub game: Option<MatchId>,
    pub note: String,
}

/// A banner on every page, in each language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    pub en: String,
    pub fr: String,
    pub de: String,
    pub until: i64,
}

impl Announcement {
    /// For so many hours; an empty translation falls back to `words`.
    pub fn of(words: &str, fr: &str, de: &str, hours: u32) -> Self {
        let tidy = |text: &str| text.trim().chars().take(300).collect::<String>();
        let or_first = |text: &str| if text.trim().is_empty() { tidy(words) } else { tidy(text) };
        let until = now() + i64::from(hours) * 60 * 60 * 1000;
        Self { en: tidy(words), fr: or_first(fr), de: or_first(de), until }
    }
}

impl Store {
    /// Bans, mutes, announcements and the log of what administrators did.
    pub fn moderation(&self) -> Moderation<'_> {
        Moderation { store: self }
    }
}

/// Bans, mutes, announcements and the log of what administrators did.
#[derive(Clone, Copy)]
pub struct Moderation<'a> {
    store: &'a Store,
}

impl Access for Moderation<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Moderation<'_> {
    /// Grants or revokes administration.
    pub async fn set_administrator(self, by: By, guest: GuestId, is_one: bool) -> Result<()> {
        self.write(move |tx| {
            let sql = "update account set is_administrator = $1 where guest = $2";
            if tx.execute(sql, &[&i64::from(is_one), &guest])? == 0 {
                return Err(StoreError::UnknownGuest(guest));
            }
            let what =
                if is_one { ModerationAct::Granted(guest) } else { ModerationAct::Revoked(guest) };
            note(tx, by, &what, "")
        })
        .await
    }

    /// Empties a remark; false if there is none. It becomes the last remark of the match, so that everyone who
    /// watches receives the change.
    pub async fn remove_remark(self, by: By, id: &MatchId, number: u32) -> Result<bool> {
        let about = id.clone();
        self.write_match(id, move |tx| {
            let sql = "update remark set text = '', number =
                   (select max(number) + 1 from remark where match = $1)
                 where match = $1 and number = $2 and text <> '' returning guest";
            let Some(guest) = tx.optional(sql, &[&about, &number], |row| row.get(0))? else {
                return Ok(tx.is_in_doubt());
            };
            tx.notify(Notice::Match(about.clone()));
            note(tx, by, &ModerationAct::RemovedRemark(about.clone(), guest), "")?;
            Ok(true)
        })
        .await
    }

    /// Makes a match private; false if there is none. Its link still opens it.
    pub async fn remove_match(self, by: By, id: &MatchId, reason: &str) -> Result<bool> {
        let (about, reason) = (id.clone(), reason.to_owned());
        self.write_match(id, move |tx| {
            let sql = "update match set visibility = 'private' where id = $1";
            let is_there = tx.execute(sql, &[&about])? == 1;
            if is_there {
                note(tx, by, &ModerationAct::RemovedMatch(about.clone()), &reason)?;
            }
            Ok(is_there)
        })
        .await
    }

    /// Whether a match is listed.
    pub async fn visibility(self, id: &MatchId) -> Result<Option<Visibility>> {
        let id = id.clone();
        self.read(move |tx| {
            let sql = "select visibility from match where id = $1";
            tx.optional(sql, &[&id], |row| row.get(0))
        })
        .await
    }

    /// Replaces the announcement.
    pub async fn announce(self, by: By, said: Announcement) -> Result<()> {
        self.write(move |tx| {
            tx.execute("delete from announcement", &[])?;
            tx.execute(
                "insert into announcement (en, fr, de, until, at) values ($1, $2, $3, $4, $5)",
                &[&said.en, &said.fr, &said.de, &said.until, &now()],
            )?;
            note(tx, by, &ModerationAct::Announced, &said.en)
        })
        .await
    }

    /// Ends the announcement; false if there was none.
    pub async fn end_announcement(self, by: By) -> Result<bool> {
        self.write(move |tx| {
            let was_said = tx.execute("delete from announcement", &[])? > 0;
            if was_said {
                note(tx, by, &ModerationAct::EndedAnnouncement, "")?;
            }
            Ok(was_said || tx.is_in_doubt())
        })
        .await
    }

    /// The current announcement.
    pub async fn announcement(self) -> Result<Option<Announcement>> {
        self.read(|tx| {
            let sql = "select en, fr, de, until from announcement where until > $1
                 order by id desc limit 1";
            tx.optional(sql, &[&now()], |row| {
                let (en, fr) = (row.get("en")?, row.get("fr")?);
                Ok(Announcement { en, fr, de: row.get("de")?, until: row.get("until")? })
            })
        })
        .await
    }

    /// Matches in which a remark was removed since.
    pub async fn silenced_since(self, since: i64) -> Result<Vec<MatchId>> {
        self.read(move |tx| {
            let sql = "select distinct match from deed
                 where at >= $1 and what = 'remove-remark' and match is not null";
            tx.all(sql, &[&since], |row| row.get(0))
        })
        .await
    }

    /// The moderation log, the latest entry first.
    pub async fn entries(self, limit: u32) -> Result<Vec<ModerationEntry>> {
        self.read(move |tx| {
            let sql = "select deed.at as at, administrator, who.name as by_name, what,
                        deed.guest as guest, whom.name as guest_name, deed.match as game, note
                 from deed left join guest who on who.id = administrator
                 left join guest whom on whom.id = deed.guest
                 order by deed.id desc limit $1";
            tx.all(sql, &[&limit], |row| {
                let guest: Option<GuestId> = row.get("guest")?;
                let name: Option<String> = row.get("guest_name")?;
                Ok(ModerationEntry {
                    at: row.get("at")?,
                    by: row.get("by_name")?,
                    what: row.get("what")?,
                    guest: guest.zip(name),
                    game: row.get("game")?,
                    note: row.get("note")?,
                })
            })
        })
        .await
    }
}

/// Adds an entry to the moderation log.
pub(super) fn note(tx: &Tx<'_>, by: By, what: &ModerationAct, note: &str) -> Result<()> {
    let administrator = match by {
        By::Administrator(guest) => Some(guest),
        By::Machine => None,
    };
    let (word, guest, game) = what.parts();
    if let Some(guest) = guest {
        must_be_there(tx, guest)?;
    }
    tx.execute(
        "insert into deed (at, administrator, what, guest, match, note)
         values ($1, $2, $3, $4, $5, $6)",
        &[&now(), &administrator, &word, &guest, &game, &note],
    )?;
    Ok(())
}

impl ModerationAct {
    /// Its stored word, with the player and the match it concerns.
    fn parts(&self) -> (&'static str, Option<GuestId>, Option<MatchId>) {
        match self {
            Self::Restrained(RestraintKind::Ban, guest) => ("ban", Some(*guest), None),
            Self::Restrained(RestraintKind::Mute, guest) => ("mute", Some(*guest), None),
            Self::Released(RestraintKind::Ban, guest) => ("unban", Some(*guest), None),
            Self::Released(RestraintKind::Mute, guest) => ("unmute", Some(*guest), None),
            Self::Granted(guest) => ("grant", Some(*guest), None),
            Self::Revoked(guest) => ("revoke", Some(*guest), None),
            Self::RemovedRemark(game, guest) => ("remove-remark", Some(*guest), Some(game.clone())),
            Self::RemovedMatch(game) => ("remove-match", None, Some(game.clone())),
            Self::Announced => ("announce", None, None),
            Self::EndedAnnouncement => ("end-announcement", None, None),
        }
    }
}
