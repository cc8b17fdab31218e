//! Judging moves of Cathedral: by the search, and by the solver where the end is in sight. Everything is open, so
//! there is nothing to imagine and no luck.

use bastide_cathedral::{Action, Cathedral, Question, Side};
use bastide_core::{Game as _, Seat};

use super::endgame::final_lead;
use super::evaluation::evaluate;
use super::search::CathedralSearchBot;
use super::survey::{Survey, Surveyor as _};
use super::worth::Worth;
use crate::analysis::{Analysed, Assessment, Judge, Knowledge};
use crate::bot::{Candidate, Estimate};
use crate::budget::Budget;

/// Alternatives to the best action that are judged besides what was played.
const NEXT_BEST: usize = 2;
/// An estimate that fewer than one in so many descents have gone into is looked at again.
const WELL_KNOWN: u64 = 8;

impl Analysed for Cathedral {
    const IS_OPEN: bool = true;

    fn judge(_: u64) -> Box<dyn Judge<Self>> {
        Box::new(SearchJudge)
    }

    fn outcome(&self, seat: Seat) -> Option<Estimate> {
        let side = Side::of(seat)?;
        (self.question() == Question::Nothing)
            .then(|| Worth::proven(final_lead(self)).estimate(side, true))
    }
}

struct SearchJudge;

impl Judge<Cathedral> for SearchJudge {
    /// Half of the budget goes into the position, the rest into what follows the actions that the search did not
    /// look at closely.
    fn weigh(
        &mut self,
        game: &Cathedral,
        seat: Seat,
        played: &[Action],
        (_, budget): (Knowledge, Budget),
    ) -> Assessment<Action> {
        let Survey { candidates, nodes } = CathedralSearchBot::new().survey(game, part(budget, 2));
        let mut others = played.to_vec();
        others.extend(next_best(game, seat, &candidates));
        others.dedup();
        let budget = part(budget, 2 * others.len().max(1) as u32);
        let mut options = vec![candidates[0]];
        for action in others {
            if options.iter().any(|option| option.action == action) {
                continue;
            }
            let is_known = |it: &&Candidate<Action>| {
                it.action == action && (it.estimate.is_exact || it.visits * WELL_KNOWN >= nodes)
            };
            let known = candidates.iter().find(is_known).copied();
            options.push(known.unwrap_or_else(|| judged(game, seat, action, budget)));
        }
        options.sort_by(|a, b| b.estimate.value.total_cmp(&a.estimate.value));
        Assessment { outlook: options[0].estimate, options }
    }

    fn outlook(
        &mut self,
        game: &Cathedral,
        seat: Seat,
        (_, budget): (Knowledge, Budget),
    ) -> Estimate {
        estimate(game, seat, budget)
    }
}

fn part(budget: Budget, parts: u32) -> Budget {
    Budget {
        time: budget.time.map(|time| time / parts),
        nodes: budget.nodes.map(|nodes| (nodes / u64::from(parts)).max(1)),
        threads: None,
    }
}

/// What the search liked next; where the solver answered with one action alone, what the evaluation likes.
fn next_best(game: &Cathedral, seat: Seat, candidates: &[Candidate<Action>]) -> Vec<Action> {
    if let [_, others @ ..] = candidates
        && !others.is_empty()
    {
        return others.iter().take(NEXT_BEST).map(|other| other.action).collect();
    }
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.retain(|&action| action != candidates[0].action);
    let side = game.to_move();
    legal.sort_by_cached_key(|&action| {
        let mut after = game.clone();
        after.play_unchecked(action);
        (-100.0 * evaluate(&after, side)) as i64
    });
    legal.truncate(NEXT_BEST);
    legal
}

fn judged(game: &Cathedral, seat: Seat, action: Action, budget: Budget) -> Candidate<Action> {
    let mut after = game.clone();
    after.play_unchecked(action);
    Candidate { action, estimate: estimate(&after, seat, budget), visits: 1 }
}

/// What a seat can expect, whoever is to move.
fn estimate(game: &Cathedral, seat: Seat, budget: Budget) -> Estimate {
    if let Some(outcome) = game.outcome(seat) {
        return outcome;
    }
    let best = CathedralSearchBot::new().survey(game, budget).candidates[0].estimate;
    if game.to_move().seat() == seat {
        return best;
    }
    Estimate { value: -best.value, margin: best.margin.map(|margin| -margin), ..best }
}
