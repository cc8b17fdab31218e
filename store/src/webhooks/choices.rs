//! What a player wants to be told, and by which way.

use super::Webhooks;
use crate::access::Access;
use crate::{GuestId, Result};

/// Whether something is to be told by one of the ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeChoice {
    /// As in [`CallSubject`](super::CallSubject).
    pub kind: String,
    /// `push` or `mail`
    pub channel: String,
    pub is_on: bool,
}

impl Webhooks<'_> {
    /// What a player chose; the rest is as it is from the beginning.
    pub async fn choices(self, guest: GuestId) -> Result<Vec<NoticeChoice>> {
        self.read(move |tx| {
            let sql = "select kind, channel, is_on from notice_choice where guest = $1
                 order by kind, channel";
            tx.all(sql, &[&guest], |row| {
                Ok(NoticeChoice {
                    kind: row.get("kind")?,
                    channel: row.get("channel")?,
                    is_on: row.get("is_on")?,
                })
            })
        })
        .await
    }

    pub async fn choose(self, guest: GuestId, choices: Vec<NoticeChoice>) -> Result<()> {
        self.write(move |tx| {
            for NoticeChoice { kind, channel, is_on } in &choices {
                tx.execute(
                    "insert into notice_choice (guest, kind, channel, is_on)
                     values ($1, $2, $3, $4)
                     on conflict (guest, kind, channel) do update set is_on = excluded.is_on",
                    &[&guest, kind, channel, is_on],
                )?;
            }
            Ok(())
        })
        .await
    }
}
