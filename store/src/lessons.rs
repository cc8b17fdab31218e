//! Lessons: which matches are practice, and which lessons a player has finished.

use crate::access::Access;
use crate::{GuestId, MatchId, Result, Store, now};

impl Store {
    /// Practice matches and finished lessons.
    pub fn lessons(&self) -> Lessons<'_> {
        Lessons { store: self }
    }
}

/// Practice matches and finished lessons.
#[derive(Clone, Copy)]
pub struct Lessons<'a> {
    store: &'a Store,
}

impl Access for Lessons<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Lessons<'_> {
    /// Marks a match as a lesson, which keeps it out of lists.
    pub async fn add_practice(self, id: &MatchId, lesson: &str) -> Result<()> {
        let (about, lesson) = (id.clone(), lesson.to_owned());
        self.write_match(id, move |tx| {
            tx.execute(
                "insert into practice (match, lesson) values ($1, $2)
                 on conflict (match) do nothing",
                &[&about, &lesson],
            )?;
            Ok(())
        })
        .await
    }

    /// The lesson of a practice match.
    pub async fn practice(self, id: &MatchId) -> Result<Option<String>> {
        let id = id.clone();
        self.glance(move |tx| {
            let sql = "select lesson from practice where match = $1";
            tx.optional(sql, &[&id], |row| row.get(0))
        })
        .await
    }

    /// Records a finished lesson; a second time changes nothing.
    pub async fn note_learned(self, guest: GuestId, lesson: &str) -> Result<()> {
        let lesson = lesson.to_owned();
        self.write(move |tx| {
            tx.execute(
                "insert into learned (guest, lesson, at) values ($1, $2, $3)
                 on conflict (guest, lesson) do nothing",
                &[&guest, &lesson, &now()],
            )?;
            Ok(())
        })
        .await
    }

    /// The lessons a guest has finished.
    pub async fn learned(self, guest: GuestId) -> Result<Vec<String>> {
        self.read(move |tx| {
            let sql = "select lesson from learned where guest = $1 order by lesson";
            tx.all(sql, &[&guest], |row| row.get(0))
        })
        .await
    }
}
