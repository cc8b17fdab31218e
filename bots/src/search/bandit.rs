//! Comparing actions without a tree: all are tried in the same worlds, and the worse half drops out again and
//! again (successive halving).

use crate::bot::{Candidate, Estimate};

/// Worlds after which the worse half drops out for the first time; then after twice as many.
const FIRST_CUT: u64 = 4;
/// A gain of so many standard errors, over so many worlds at least, is no chance.
const CLEAR: f32 = 1.5;
const FEWEST_WORLDS: f32 = 6.0;

/// The results of one action, world by world. Without an action: of playing on by policy.
pub(crate) struct Arm<A> {
    pub(crate) action: Option<A>,
    values: Vec<f32>,
    margins: Vec<f32>,
    /// Whether it is measured to the end however it fares.
    is_kept: bool,
}

impl<A: Copy> Arm<A> {
    pub(crate) const fn new(action: Option<A>, is_kept: bool) -> Self {
        Self { action, values: Vec::new(), margins: Vec::new(), is_kept }
    }

    fn learn(&mut self, estimate: Estimate) {
        self.values.push(estimate.value);
        self.margins.push(estimate.margin.unwrap_or(0.0));
    }

    pub(crate) fn estimate(&self) -> Estimate {
        let margin = Some(mean(&self.margins));
        Estimate { value: mean(&self.values), margin, is_exact: false }
    }

    fn candidate(&self) -> Option<Candidate<A>> {
        let visits = self.values.len() as u64;
        self.action.map(|action| Candidate { action, estimate: self.estimate(), visits })
    }

    /// Whether it did better than another in the same worlds, by more than chance makes likely.
    fn is_clearly_above(&self, other: &Self) -> bool {
        let gains: Vec<f32> = self.values.iter().zip(&other.values).map(|(a, b)| a - b).collect();
        let (gain, count) = (mean(&gains), gains.len() as f32);
        let spread = gains.iter().map(|one| (one - gain).powi(2)).sum::<f32>();
        count >= FEWEST_WORLDS && gain > CLEAR * (spread / (count * (count - 1.0)).max(1.0)).sqrt()
    }
}

fn mean(numbers: &[f32]) -> f32 {
    let sum: f64 = numbers.iter().copied().map(f64::from).sum();
    (sum / numbers.len().max(1) as f64) as f32
}

/// The arms that are still measured.
pub(crate) struct Bandit<A> {
    arms: Vec<Arm<A>>,
    worlds: u64,
}

impl<A: Copy + PartialEq> Bandit<A> {
    pub(crate) const fn new(arms: Vec<Arm<A>>) -> Self {
        Self { arms, worlds: 0 }
    }

    pub(crate) const fn len(&self) -> usize {
        self.arms.len()
    }

    /// The number of the next world.
    pub(crate) const fn worlds(&self) -> u64 {
        self.worlds
    }

    /// Measures every arm in one more world.
    pub(crate) fn pull(&mut self, mut measure: impl FnMut(Option<A>) -> Estimate) {
        for arm in &mut self.arms {
            arm.learn(measure(arm.action));
        }
        self.worlds += 1;
        if self.worlds >= FIRST_CUT && self.worlds.is_power_of_two() {
            self.drop_worse_half();
        }
    }

    fn drop_worse_half(&mut self) {
        let free = self.arms.iter().filter(|arm| !arm.is_kept).count();
        self.arms.sort_by(|a, b| b.is_kept.cmp(&a.is_kept).then(better_first(a, b)));
        self.arms.truncate(self.arms.len() - free / 2);
    }

    /// What playing on by policy comes to.
    pub(crate) fn take_policy(&mut self) -> Option<Estimate> {
        let at = self.arms.iter().position(|arm| arm.action.is_none())?;
        Some(self.arms.remove(at).estimate())
    }

    pub(crate) fn rank(&mut self) {
        self.arms.sort_by(better_first);
    }

    /// Puts an action first unless another is clearly better.
    pub(crate) fn prefer(&mut self, action: A) {
        let arms = &mut self.arms;
        let Some(at) = arms.iter().position(|arm| arm.action == Some(action)) else { return };
        let is_beaten = arms[..at].iter().any(|arm| arm.is_clearly_above(&arms[at]));
        if !is_beaten {
            arms[..=at].rotate_right(1);
        }
    }

    pub(crate) fn candidates(&self) -> Vec<Candidate<A>> {
        self.arms.iter().filter_map(Arm::candidate).collect()
    }
}

fn better_first<A: Copy>(a: &Arm<A>, b: &Arm<A>) -> std::cmp::Ordering {
    b.estimate().value.total_cmp(&a.estimate().value)
}
