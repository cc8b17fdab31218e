//! A level at the table: it looks as its mind does, and errs as people do.

use bastide_core::Seat;
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::Level;
use super::mind::{Ladder, Mind};
use crate::bot::{Bot, Candidate, Choice};
use crate::budget::Budget;

pub struct LevelBot {
    name: String,
    mind: Mind,
    rng: Pcg64Mcg,
}

impl LevelBot {
    pub fn new<G: Ladder>(level: Level, seed: u64) -> Self {
        Self::with_mind(level.to_string(), G::MINDS[level.index()], seed)
    }

    /// Somebody with a mind of their own.
    pub fn with_mind(name: String, mind: Mind, seed: u64) -> Self {
        Self { name, mind, rng: Pcg64Mcg::seed_from_u64(seed) }
    }

    /// From 0 up to 1, without it.
    fn share(&mut self) -> f32 {
        (self.rng.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    fn is_glancing(&mut self) -> bool {
        self.share() < self.mind.glance
    }

    /// What there is to choose from, best first, with the positions looked at.
    fn candidates<G: Ladder>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: Budget,
    ) -> (Vec<Candidate<G::Action>>, u64) {
        if !self.is_glancing() {
            return game.weigh(seat, self.mind, budget, &mut self.rng);
        }
        let Choice { action, estimate, runners_up, nodes } =
            G::glancing(self.rng.next_u64()).choose(game, seat, within(G::GLANCE_NODES, budget));
        let first = Candidate { action, estimate, visits: 1 };
        let mut candidates: Vec<_> = std::iter::once(first).chain(runners_up).collect();
        for candidate in &mut candidates {
            candidate.estimate.value += game.charm(candidate.action);
        }
        candidates.sort_by(|a, b| b.estimate.value.total_cmp(&a.estimate.value));
        (candidates, nodes)
    }

    /// Forgets what is missed; where nothing is left, the last that was there comes to mind.
    fn overlook<G: Ladder>(&mut self, game: &G, seat: Seat, seen: &mut Vec<Candidate<G::Action>>) {
        if self.mind.oversight <= 0.0 {
            return;
        }
        let last = seen[seen.len() - 1];
        let oversight = self.mind.oversight;
        seen.retain(|candidate| self.share() >= oversight * game.subtlety(seat, candidate.action));
        if seen.is_empty() {
            seen.push(last);
        }
    }

    /// Puts what is chosen first: the best, or by temperature something that seems nearly as good.
    fn settle<Action: Copy>(&mut self, candidates: &mut [Candidate<Action>]) {
        if self.mind.temperature <= 0.0 {
            return;
        }
        let value = |candidate: &Candidate<Action>| candidate.estimate.value;
        let best = candidates.iter().map(value).fold(f32::NEG_INFINITY, f32::max);
        let temperature = self.mind.temperature;
        let weight =
            |candidate: &Candidate<Action>| ((value(candidate) - best) / temperature).exp();
        let mut left = self.share() * candidates.iter().map(weight).sum::<f32>();
        let chosen = candidates.iter().position(|candidate| {
            left -= weight(candidate);
            left < 0.0
        });
        candidates[..=chosen.unwrap_or(0)].rotate_right(1);
    }
}

impl<G: Ladder> Bot<G> for LevelBot {
    fn name(&self) -> String {
        self.name.clone()
    }

    /// A budget shortens the look and never lengthens it.
    fn choose(&mut self, game: &G, seat: Seat, budget: Budget) -> Choice<G::Action> {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if let [only] = legal[..] {
            return Choice::unconsidered(only);
        }
        let (mut candidates, nodes) = self.candidates(game, seat, budget);
        self.overlook(game, seat, &mut candidates);
        self.settle(&mut candidates);
        Choice::ranked(candidates, nodes)
    }
}

/// What a mind may look at within a budget.
pub(crate) fn within(nodes: u64, budget: Budget) -> Budget {
    let nodes = nodes.max(1).min(budget.nodes.unwrap_or(u64::MAX));
    Budget { nodes: Some(nodes), threads: None, ..budget }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Estimate;

    fn candidates(values: &[f32]) -> Vec<Candidate<usize>> {
        let estimate = |value| Estimate { value, margin: None, is_exact: false };
        let candidate =
            |(action, &value)| Candidate { action, estimate: estimate(value), visits: 1 };
        values.iter().enumerate().map(candidate).collect()
    }

    fn chosen(temperature: f32, values: &[f32]) -> Vec<usize> {
        let mind = Mind { nodes: 1, temperature, oversight: 0.0, glance: 0.0 };
        let mut bot = LevelBot::with_mind("a person".to_owned(), mind, 7);
        let mut counts = vec![0; values.len()];
        for _ in 0..3000 {
            let mut candidates = candidates(values);
            bot.settle(&mut candidates);
            counts[candidates[0].action] += 1;
        }
        counts
    }

    /// A tenth worse is chosen e times less often at a temperature of a tenth.
    #[test]
    fn small_losses_are_frequent_and_large_ones_rare() {
        let counts = chosen(0.1, &[0.5, 0.4, -0.5]);
        assert!((2070..=2320).contains(&counts[0]), "{counts:?}");
        assert!((700..=910).contains(&counts[1]), "{counts:?}");
        assert_eq!(counts[2], 0);
    }

    #[test]
    fn at_temperature_zero_the_first_is_taken() {
        assert_eq!(chosen(0.0, &[0.1, 0.4]), [3000, 0]);
    }

    #[test]
    fn a_budget_shortens_the_look_and_never_lengthens_it() {
        let nodes = |own, given| within(own, Budget { nodes: given, ..Budget::default() }).nodes;
        assert_eq!([nodes(9, None), nodes(9, Some(4)), nodes(9, Some(99))], [9, 4, 9].map(Some));
    }
}
