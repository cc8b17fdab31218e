//! Analyses of finished matches: begun when somebody asks, and kept for whoever comes next.
//!
//! What is kept is bounded and of this process alone: an analysis can always be made again. Each decision is thought
//! about on the account of whoever asked, so that nobody waits for one person or one address, and neither has more than
//! a few under way.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bastide_bots::Budget;
use bastide_bots::analysis::Review;

use super::thinking::{Effort, Payer, Thinkers};
use bastide_presentation::Analysing;
use bastide_store::MatchId;

/// What all decisions of a game together may take of one core.
const BUDGET: Budget = Budget::time(Duration::from_secs(36));
/// How many are under way, all in all, of one address and of one person.
const MOST_WAITING: usize = 64;
const MOST_OF_A_HOUSEHOLD: usize = 4;
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
    asker: Payer,
    stage: Stage,
}

impl Entry {
    fn is_under_way(&self) -> bool {
        matches!(self.stage, Stage::Waiting | Stage::Running { .. })
    }
}

/// All analyses of this process, the oldest first.
#[derive(Default)]
pub struct Analyses {
    entries: Mutex<Vec<Entry>>,
}

impl Analyses {
    /// How far the analysis of a match has come, if anybody has asked for it.
    pub fn stage(&self, id: &MatchId) -> Option<Stage> {
        let entries = self.entries.lock().expect("nobody panicked");
        entries.iter().find(|entry| entry.id == *id).map(|entry| entry.stage.clone())
    }

    /// Makes room for an analysis. Says whether it has to be begun: another may have asked already.
    fn enter(&self, id: &MatchId, asker: Payer) -> Result<bool, Full> {
        let mut entries = self.entries.lock().expect("nobody panicked");
        entries.retain(|entry| entry.id != *id || !matches!(entry.stage, Stage::Failed));
        if entries.iter().any(|entry| entry.id == *id) {
            return Ok(false);
        }
        let under_way = || entries.iter().filter(|entry| entry.is_under_way());
        let of_one = under_way().filter(|entry| entry.asker == asker).count();
        let of_household =
            under_way().filter(|entry| entry.asker.household == asker.household).count();
        if of_one >= MOST_OF_ONE
            || of_household >= MOST_OF_A_HOUSEHOLD
            || under_way().count() >= MOST_WAITING
        {
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
        asker: Payer,
        course: impl FnOnce(Budget) -> Box<dyn Analysing> + Send + 'static,
    ) -> Result<(), Full> {
        if !self.enter(id, asker)? {
            return Ok(());
        }
        let (analyses, thinkers, id) = (Arc::clone(self), thinkers.clone(), id.clone());
        tokio::spawn(async move {
            let review = analyses.run((&thinkers, asker), &id, course).await;
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
        (thinkers, asker): (&Thinkers, Payer),
        id: &MatchId,
        course: impl FnOnce(Budget) -> Box<dyn Analysing> + Send + 'static,
    ) -> Option<Review> {
        let course = thinkers.think((asker, Effort::Long), move || course(BUDGET)).await?;
        let course: Arc<dyn Analysing> = course.into();
        let of = course.steps();
        let mut decisions = Vec::with_capacity(of);
        for step in 0..of {
            self.set(id, Stage::Running { done: step, of });
            let course = Arc::clone(&course);
            let judged = thinkers.think((asker, Effort::Long), move || course.judge(step));
            decisions.push(judged.await?);
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

    /// Everybody at an address of their own.
    const fn by(person: u64) -> Payer {
        Payer { household: person, person }
    }

    /// Five guests of one address leave room for somebody at another.
    #[test]
    fn one_address_does_not_fill_the_queue() {
        let analyses = Analyses::default();
        let mut begun = 0;
        for number in 0..2 * MOST_WAITING as u64 {
            let guest = Payer { household: 1, person: number };
            begun += usize::from(analyses.enter(&id(number), guest) == Ok(true));
        }
        assert_eq!(begun, MOST_OF_A_HOUSEHOLD);
        assert_eq!(analyses.enter(&id(500), by(2)), Ok(true));
    }

    #[test]
    fn nobody_has_more_than_their_share_waiting() {
        let analyses = Analyses::default();
        for number in 0..MOST_OF_ONE as u64 {
            assert_eq!(analyses.enter(&id(number), by(1)), Ok(true));
        }
        assert_eq!(analyses.enter(&id(70), by(1)), Err(Full));
        assert_eq!(analyses.enter(&id(71), by(2)), Ok(true));
        assert_eq!(analyses.enter(&id(71), by(1)), Ok(false), "it is under way already");
        analyses.set(&id(0), Stage::Failed);
        assert_eq!(analyses.enter(&id(70), by(1)), Ok(true), "one came to its end");
        assert_eq!(analyses.enter(&id(0), by(3)), Ok(true), "what failed may be tried again");
    }

    #[test]
    fn the_queue_and_what_is_kept_are_bounded() {
        let analyses = Analyses::default();
        for number in 0..MOST_WAITING as u64 {
            assert_eq!(analyses.enter(&id(number), by(number)), Ok(true));
        }
        assert_eq!(analyses.enter(&id(99), by(99)), Err(Full));
        for number in 0..500 {
            analyses.set(&id(number), Stage::Failed);
            let next = number + MOST_WAITING as u64;
            assert_eq!(analyses.enter(&id(next), by(next)), Ok(true));
        }
        let kept = analyses.entries.lock().unwrap().len();
        assert_eq!(kept, MOST_KEPT + MOST_WAITING);
    }
}
