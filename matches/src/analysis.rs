//! Analyses of finished matches: begun when somebody asks, one after the other, and kept for whoever comes next.
//!
//! What is kept is bounded and of this process alone: an analysis can always be made again. They wait in the order
//! in which they were asked for; nobody has more than [`MOST_OF_ONE`] waiting, so that nobody waits for one person.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bastide_bots::Budget;
use bastide_bots::analysis::Review;
use tokio::sync::Semaphore;

use super::thinking::Thinkers;
use bastide_presentation::Analysing;
use bastide_store::{GuestId, MatchId};

/// What all decisions of a game together may take of one core.
const BUDGET: Budget = Budget::time(Duration::from_secs(36));
/// How many are looked at or wait, all in all and of one person.
const MOST_WAITING: usize = 8;
const MOST_OF_ONE: usize = 2;
/// How many finished ones are kept; a long game takes about a hundred kilobytes.
const MOST_KEPT: usize = 100;

/// How far an analysis has come.
#[derive(Clone, Debug)]
pub enum Stage {
    Waiting,
    Running {
        done: usize,
        of: usize,
    },
    Done(Arc<Review>),
    /// It broke off, and may be begun again.
    Failed,
}

/// There is no room for another now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

struct Entry {
    id: MatchId,
    asker: GuestId,
    stage: Stage,
}

impl Entry {
    fn is_under_way(&self) -> bool {
        matches!(self.stage, Stage::Waiting | Stage::Running { .. })
    }
}

/// All analyses of this process, the oldest first.
pub struct Analyses {
    entries: Mutex<Vec<Entry>>,
    /// One is looked at at a time, the others wait in their order.
    turn: Semaphore,
}

impl Default for Analyses {
    fn default() -> Self {
        Self { entries: Mutex::default(), turn: Semaphore::new(1) }
    }
}

impl Analyses {
    /// How far the analysis of a match has come, if anybody has asked for it.
    pub fn stage(&self, id: &MatchId) -> Option<Stage> {
        let entries = self.entries.lock().expect("nobody panicked");
        entries.iter().find(|entry| entry.id == *id).map(|entry| entry.stage.clone())
    }

    /// Makes room for an analysis. Says whether it has to be begun: another may have asked already.
    fn enter(&self, id: &MatchId, asker: GuestId) -> Result<bool, Full> {
        let mut entries = self.entries.lock().expect("nobody panicked");
        entries.retain(|entry| entry.id != *id || !matches!(entry.stage, Stage::Failed));
        if entries.iter().any(|entry| entry.id == *id) {
            return Ok(false);
        }
        let under_way = || entries.iter().filter(|entry| entry.is_under_way());
        let of_one = under_way().filter(|entry| entry.asker == asker).count();
        if of_one >= MOST_OF_ONE || under_way().count() >= MOST_WAITING {
            return Err(Full);
        }
        if entries.len() >= MOST_KEPT + MOST_WAITING
            && let Some(oldest) = entries.iter().position(|entry| !entry.is_under_way())
        {
            entries.remove(oldest);
        }
        entries.push(Entry { id: id.clone(), asker, stage: Stage::Waiting });
        Ok(true)
    }

    fn set(&self, id: &MatchId, stage: Stage) {
        let mut entries = self.entries.lock().expect("nobody panicked");
        if let Some(entry) = entries.iter_mut().find(|entry| entry.id == *id) {
            entry.stage = stage;
        }
    }

    /// Begins the analysis of a match that is over, unless it is there already or under way.
    pub fn begin(
        self: &Arc<Self>,
        thinkers: &Thinkers,
        id: &MatchId,
        asker: GuestId,
        course: impl FnOnce(Budget) -> Box<dyn Analysing> + Send + 'static,
    ) -> Result<(), Full> {
        if !self.enter(id, asker)? {
            return Ok(());
        }
        let (analyses, thinkers, id) = (Arc::clone(self), thinkers.clone(), id.clone());
        tokio::spawn(async move {
            let _turn = analyses.turn.acquire().await;
            let review = analyses.run(&thinkers, &id, course).await;
            if review.is_none() {
                tracing::error!(%id, "an analysis broke off");
            }
            analyses.set(&id, review.map_or(Stage::Failed, |review| Stage::Done(Arc::new(review))));
        });
        Ok(())
    }

    /// Judges one decision after the other, each a piece of thinking of its own, so that no bot waits long for it.
    async fn run(
        &self,
        thinkers: &Thinkers,
        id: &MatchId,
        course: impl FnOnce(Budget) -> Box<dyn Analysing> + Send + 'static,
    ) -> Option<Review> {
        let course = thinkers.think(id.as_str(), move || course(BUDGET)).await?;
        let course: Arc<dyn Analysing> = course.into();
        let of = course.steps();
        let mut decisions = Vec::with_capacity(of);
        for step in 0..of {
            self.set(id, Stage::Running { done: step, of });
            let course = Arc::clone(&course);
            decisions.push(thinkers.think(id.as_str(), move || course.judge(step)).await?);
        }
        Some(course.review(decisions))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: u64) -> MatchId {
        format!("{number:010}").parse().expect("ten characters")
    }

    #[test]
    fn nobody_has_more_than_their_share_waiting() {
        let analyses = Analyses::default();
        for number in 0..MOST_OF_ONE as u64 {
            assert_eq!(analyses.enter(&id(number), GuestId(1)), Ok(true));
        }
        assert_eq!(analyses.enter(&id(70), GuestId(1)), Err(Full));
        assert_eq!(analyses.enter(&id(71), GuestId(2)), Ok(true));
        assert_eq!(analyses.enter(&id(71), GuestId(1)), Ok(false), "it is under way already");
        analyses.set(&id(0), Stage::Failed);
        assert_eq!(analyses.enter(&id(70), GuestId(1)), Ok(true), "one came to its end");
        assert_eq!(analyses.enter(&id(0), GuestId(3)), Ok(true), "what failed may be tried again");
    }

    #[test]
    fn the_queue_and_what_is_kept_are_bounded() {
        let analyses = Analyses::default();
        for number in 0..MOST_WAITING as u64 {
            assert_eq!(analyses.enter(&id(number), GuestId(number as i64)), Ok(true));
        }
        assert_eq!(analyses.enter(&id(99), GuestId(99)), Err(Full));
        for number in 0..500 {
            analyses.set(&id(number), Stage::Failed);
            let next = number + MOST_WAITING as u64;
            assert_eq!(analyses.enter(&id(next), GuestId(next as i64)), Ok(true));
        }
        let kept = analyses.entries.lock().unwrap().len();
        assert_eq!(kept, MOST_KEPT + MOST_WAITING);
    }
}
