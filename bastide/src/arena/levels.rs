//! What the arena says of the levels: a row each, as `docs/strength.md` takes it over.

use anyhow::{Context as _, Result, ensure};
use bastide_bots::arena::ratings::ladder;
use bastide_bots::arena::statistics::{Interval, bootstrap};
use bastide_bots::arena::{Conduct, Pair, Summary};
use bastide_bots::levels::Level;
use bastide_presentation::GameInfo;
use serde::Serialize;
use serde_json::json;

use super::log::Terms;
use crate::conditions::Conditions;
use crate::console::{say, say_json};

/// What the first level is rated.
const FIRST: f64 = 1000.0;

/// The levels with their minds: games of other minds are not counted together.
pub(super) fn named(game: &GameInfo) -> Vec<String> {
    Level::all().zip(game.engines.minds).map(|(level, mind)| format!("{level} {mind}")).collect()
}

#[derive(Serialize)]
struct Row {
    level: u8,
    rating: Interval,
    milliseconds_per_decision: f64,
    /// Against the level below; the first has none.
    below: Option<Step>,
}

#[derive(Serialize)]
struct Step {
    score: Interval,
    won: usize,
    drawn: usize,
    lost: usize,
}

/// Reports the pairs of each rung, from the second level on.
pub(super) fn report(terms: &Terms, rungs: &[Vec<Pair>], conditions: &Conditions) -> Result<()> {
    let rows = rows(rungs, conditions.seed)?;
    if conditions.json {
        return say_json(&json!({"terms": terms, "levels": rows}));
    }
    print(terms, &rows)
}

fn rows(rungs: &[Vec<Pair>], seed: u64) -> Result<Vec<Row>> {
    let scores: Vec<Vec<f64>> =
        rungs.iter().map(|pairs| pairs.iter().map(Pair::game_share).collect()).collect();
    let summaries =
        rungs.iter().map(|pairs| Summary::new(pairs, seed).context("no pair was played"));
    let summaries = summaries.collect::<Result<Vec<_>>>()?;
    let legal = summaries.iter().all(Summary::is_clean);
    ensure!(legal, "a level made an illegal move; do not trust this result");
    let rated = Level::all().zip(ladder(&scores, seed)).enumerate();
    let row = |(index, (level, rating)): (usize, (Level, Interval))| {
        let below = index.checked_sub(1).and_then(|rung| {
            let games = summaries[rung].games;
            let score = bootstrap(&scores[rung], seed)?;
            Some(Step { score, won: games.won, drawn: games.tied, lost: games.lost })
        });
        let as_upper = index.checked_sub(1).map(|rung| summaries[rung].conduct[0]);
        let as_lower = summaries.get(index).map(|summary| summary.conduct[1]);
        let conduct =
            as_upper.into_iter().chain(as_lower).fold(Conduct::default(), Conduct::merged);
        let Interval { mean, low, high } = rating;
        let rating = Interval { mean: FIRST + mean, low: FIRST + low, high: FIRST + high };
        let milliseconds = conduct.micros as f64 / 1000.0 / f64::from(conduct.moves.max(1));
        Row { level: level.number(), rating, milliseconds_per_decision: milliseconds, below }
    };
    Ok(rated.map(row).collect())
}

/// The larger half of an interval, so that both ends lie within it.
fn error(interval: Interval) -> f64 {
    (interval.high - interval.mean).max(interval.mean - interval.low)
}

fn print(terms: &Terms, rows: &[Row]) -> Result<()> {
    say("| level | rating | against the level below | won–drawn–lost | ms a decision |")?;
    say("|---|---|---|---|---|")?;
    for row in rows {
        let (score, games) = row.below.as_ref().map_or_else(Default::default, told);
        say(format_args!(
            "| {} | {:.0} ± {:.0} | {score} | {games} | {:.1} |",
            row.level,
            row.rating.mean,
            error(row.rating),
            row.milliseconds_per_decision
        ))?;
    }
    say("")?;
    for row in rows {
        let (rating, error) = (row.rating.mean, error(row.rating));
        say(format_args!("{} {} {rating:.0} {error:.0}", terms.game, row.level))?;
    }
    Ok(())
}

fn told(step: &Step) -> (String, String) {
    let Interval { mean, low, high } = step.score;
    let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
    let Step { won, drawn, lost, .. } = step;
    (format!("{mean:.1} % [{low:.1}, {high:.1}]"), format!("{won}–{drawn}–{lost}"))
}
