//! What the arena found, for people and for programs.

use std::fmt;

use anyhow::Result;
use bastide_bots::arena::sprt::{Sprt, Verdict};
use bastide_bots::arena::statistics::{Interval, elo};
use bastide_bots::arena::{Conduct, Count, Summary};
use bastide_core::Seat;
use bastide_presentation::GameInfo;
use serde::Serialize;
use serde_json::{Value, json};

use super::log::Terms;
use crate::console::{say, say_json};

/// A sequential test and what it says.
#[derive(Serialize)]
pub(super) struct Test {
    #[serde(flatten)]
    sprt: Sprt,
    evidence: f64,
    verdict: Verdict,
}

impl Test {
    pub(super) fn new(sprt: Sprt, shares: &[f64]) -> Self {
        Self { sprt, evidence: sprt.evidence(shares), verdict: sprt.verdict(shares) }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sprt { low, high, .. } = self.sprt;
        let verdict = match self.verdict {
            Verdict::Undecided => format!("not clear yet between {low:+} and {high:+} Elo"),
            Verdict::Low => format!("not stronger by {high:+} Elo"),
            Verdict::High => format!("stronger than by {low:+} Elo"),
        };
        write!(f, "{verdict} (log-likelihood ratio {:+.2})", self.evidence)
    }
}

pub(super) fn json(
    game: &GameInfo,
    terms: &Terms,
    summary: &Summary,
    test: Option<&Test>,
) -> Result<()> {
    let bot = |bot: usize| -> Value {
        let conduct = summary.conduct[bot];
        json!({"bot": terms.bots[bot], "moves": conduct.moves,
            "nodes_per_move": nodes_per_move(&conduct),
            "milliseconds_per_move": milliseconds_per_move(&conduct),
            "illegal_moves": conduct.illegal, "late_moves": conduct.late,
            "slowest_overrun_milliseconds": conduct.overrun_micros as f64 / 1000.0})
    };
    say_json(&json!({
        "terms": terms,
        "pairs": summary.pairs,
        "games": summary.games,
        format!("{}_share", second_seat(game).to_lowercase()): summary.second_seat_share,
        "margin_per_pair": summary.margin,
        "share_of_pairs": summary.share,
        "elo": summary.elo,
        format!("{}_per_game", game.engines.notable): summary.notable_per_game,
        "actions_per_game": summary.plies_per_game,
        "bots": [bot(0), bot(1)],
        "test": test,
    }))
}

pub(super) fn print(
    game: &GameInfo,
    terms: &Terms,
    summary: &Summary,
    test: Option<&Test>,
) -> Result<()> {
    let (first, second) = (&terms.bots[0], &terms.bots[1]);
    let variants = if terms.setup.is_empty() { "standard" } else { &terms.setup };
    say(format_args!("{first} against {second} at {} ({variants})", terms.game))?;
    say(format_args!("  openings {}, seed {}", terms.openings, terms.seed))?;
    say(format_args!("  pairs   {}", counted(&summary.pairs)))?;
    say(format_args!("  games   {}", counted(&summary.games)))?;
    let Interval { mean, low, high } = summary.share;
    let [mean, low, high] = [mean, low, high].map(|share| (100.0 * share, rating(share)));
    say(format_args!("  share of pairs   {:.1} %  [{:.1}, {:.1}]", mean.0, low.0, high.0))?;
    say(format_args!("  Elo              {}  [{}, {}]", mean.1, low.1, high.1))?;
    if let Some(test) = test {
        say(format_args!("  sequential test  {test}"))?;
    }
    let Interval { mean, low, high } = summary.margin;
    say(format_args!("  margin per pair  {mean:+.2}  [{low:+.2}, {high:+.2}]"))?;
    let dark = 100.0 * summary.second_seat_share;
    say(format_args!("  {} took {dark:.1} % of the points", second_seat(game)))?;
    let (notable, plies) = (summary.notable_per_game, summary.plies_per_game);
    say(format_args!("  {} {notable:.3} and actions {plies:.1} a game", game.engines.notable))?;
    for (bot, conduct) in terms.bots.iter().zip(&summary.conduct) {
        say(format_args!("  {bot}: {}", behaved(conduct)))?;
    }
    Ok(())
}

/// The seat whose advantage is of interest: in Cathedral, Dark moves first.
fn second_seat(game: &GameInfo) -> &'static str {
    (game.seat_name)(Seat::new(1))
}

fn counted(count: &Count) -> String {
    let Count { won, lost, tied } = count;
    format!("{won} won, {lost} lost, {tied} even")
}

/// The Elo difference of a share. Where all pairs went one way, only more pairs or a better
/// opponent can tell how much stronger a bot is.
fn rating(share: f64) -> String {
    let endless = if share > 0.5 { "+∞" } else { "−∞" };
    elo(share).map_or_else(|| endless.to_owned(), |elo| format!("{elo:+.0}"))
}

fn behaved(conduct: &Conduct) -> String {
    format!(
        "{} moves, {:.0} nodes and {:.2} ms a move, {} illegal, {} late, slowest overrun {:.1} ms",
        conduct.moves,
        nodes_per_move(conduct),
        milliseconds_per_move(conduct),
        conduct.illegal,
        conduct.late,
        conduct.overrun_micros as f64 / 1000.0
    )
}

fn nodes_per_move(conduct: &Conduct) -> f64 {
    conduct.nodes as f64 / f64::from(conduct.moves.max(1))
}

fn milliseconds_per_move(conduct: &Conduct) -> f64 {
    conduct.micros as f64 / 1000.0 / f64::from(conduct.moves.max(1))
}
