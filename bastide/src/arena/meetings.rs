//! Who meets whom, and what comes of it: every two bots play the same pairs.

use std::fmt::Display;

use anyhow::{Result, anyhow};
use bastide_bots::arena::ratings::{Met, Rating, ratings};
use bastide_bots::arena::{Contestant, Pair, Summary, hand_out};
use bastide_presentation::Pairing;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::log::Terms;
use crate::conditions::Conditions;
use crate::console::{say, say_json};

/// A pair that was played in a meeting.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Played {
    #[serde(default)]
    pub(super) meeting: usize,
    #[serde(flatten)]
    pub(super) pair: Pair,
}

/// The records of a pair.
pub(super) type Records = [Box<dyn Display + Send>; 2];

pub(super) struct Meetings {
    bots: usize,
    arenas: Vec<Meeting>,
}

/// Two bots and the tables at which they meet.
struct Meeting {
    bots: [usize; 2],
    tables: Box<dyn Pairing>,
}

/// Who meets whom, of bots in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    Everybody,
    /// Each the one before it.
    Ladder,
}

impl Plan {
    fn meetings(self, bots: usize) -> Vec<[usize; 2]> {
        match self {
            Self::Everybody => {
                (0..bots).flat_map(|one| (one + 1..bots).map(move |two| [one, two])).collect()
            }
            Self::Ladder => (1..bots).map(|upper| [upper, upper - 1]).collect(),
        }
    }
}

impl Meetings {
    /// The meetings of a plan; `begin` makes the tables of one of them, whose games follow from a seed.
    pub(super) fn new(
        bots: &[Contestant],
        plan: Plan,
        seed: u64,
        begin: impl Fn([Contestant; 2], u64) -> Result<Box<dyn Pairing>>,
    ) -> Result<Self> {
        let mut arenas = Vec::new();
        for [first, second] in plan.meetings(bots.len()) {
            let pair = [bots[first].clone(), bots[second].clone()];
            let seed = seed.wrapping_add(arenas.len() as u64);
            arenas.push(Meeting { bots: [first, second], tables: begin(pair, seed)? });
        }
        Ok(Self { bots: bots.len(), arenas })
    }

    /// What has not been played, by meeting and number. The meetings take turns, so that a run
    /// that is broken off has something to say about all of them.
    pub(super) fn missing(&self, played: &[Played]) -> Vec<(usize, usize)> {
        let pairs = self.arenas.first().map_or(0, |meeting| meeting.tables.pairs());
        let all = (0..pairs).flat_map(|number| (0..self.arenas.len()).map(move |m| (m, number)));
        let is_played = |&(meeting, number): &(usize, usize)| {
            played.iter().any(|played| (played.meeting, played.pair.number) == (meeting, number))
        };
        all.filter(|task| !is_played(task)).collect()
    }

    /// Plays pairs until all are played or whoever takes them has enough.
    pub(super) fn run(
        &self,
        tasks: &[(usize, usize)],
        threads: usize,
        mut taken: impl FnMut(Played, Records) -> Result<bool> + Send,
    ) -> Result<()> {
        let play = |&(meeting, number): &(usize, usize)| {
            let (pair, records) = self.arenas[meeting].tables.play(number);
            (Played { meeting, pair }, records)
        };
        let end =
            hand_out(tasks, threads, play, |(played, records)| match taken(played, records) {
                Ok(true) => Ok(()),
                Ok(false) => Err(None),
                Err(error) => Err(Some(error)),
            });
        end.or_else(|error| error.map_or(Ok(()), Err))
    }

    fn ratings(&self, played: &[Played], seed: u64) -> Vec<Rating> {
        let met: Vec<Met> = played
            .iter()
            .map(|played| Met {
                bots: self.arenas[played.meeting].bots,
                share: played.pair.share(),
            })
            .collect();
        ratings(self.bots, &met, seed)
    }

    /// Says who is how strong, and how every meeting went.
    pub(super) fn report(
        &self,
        terms: &Terms,
        played: &[Played],
        conditions: &Conditions,
    ) -> Result<()> {
        let ratings = self.ratings(played, conditions.seed);
        let meetings = self.summaries(played, conditions.seed)?;
        if meetings.iter().any(|(_, summary)| !summary.is_clean()) {
            eprintln!("bastide: a bot made illegal or late moves; do not trust this result");
        }
        if !conditions.json {
            return print(terms, &ratings, &meetings);
        }
        let rating = |rating: &Rating| {
            json!({"bot": terms.bots[rating.bot], "elo": rating.elo, "pairs": rating.pairs,
                "share_of_pairs": rating.share})
        };
        let meeting = |(bots, summary): &([usize; 2], Summary)| {
            json!({"bots": bots.map(|bot| &terms.bots[bot]), "pairs": summary.pairs,
                "games": summary.games, "share_of_pairs": summary.share,
                "margin_per_pair": summary.margin})
        };
        say_json(&json!({"terms": terms,
            "ratings": ratings.iter().map(rating).collect::<Vec<Value>>(),
            "meetings": meetings.iter().map(meeting).collect::<Vec<Value>>()}))
    }

    /// The pairs of each meeting.
    pub(super) fn by_meeting(&self, played: &[Played]) -> Vec<Vec<Pair>> {
        let own = |meeting: usize| played.iter().filter(move |played| played.meeting == meeting);
        let pairs = |meeting| own(meeting).map(|played| played.pair.clone()).collect();
        (0..self.arenas.len()).map(pairs).collect()
    }

    fn summaries(&self, played: &[Played], seed: u64) -> Result<Vec<([usize; 2], Summary)>> {
        let summary = |(meeting, pairs): (&Meeting, Vec<Pair>)| {
            let summary = Summary::new(&pairs, seed).ok_or_else(|| anyhow!("no pair was played"));
            Ok((meeting.bots, summary?))
        };
        self.arenas.iter().zip(self.by_meeting(played)).map(summary).collect()
    }
}

fn print(terms: &Terms, ratings: &[Rating], meetings: &[([usize; 2], Summary)]) -> Result<()> {
    let width = terms.bots.iter().map(String::len).max().unwrap_or(0);
    say(format_args!("{} bots at {}, openings {}", terms.bots.len(), terms.game, terms.openings))?;
    for (place, rating) in ratings.iter().enumerate() {
        let (bot, elo) = (&terms.bots[rating.bot], rating.elo);
        let share = 100.0 * rating.share;
        say(format_args!(
            "{:>4}  {bot:width$}  {:+5.0}  [{:+.0}, {:+.0}]  {share:.1} % of {} pairs",
            place + 1,
            elo.mean,
            elo.low,
            elo.high,
            rating.pairs
        ))?;
    }
    for ([first, second], summary) in meetings {
        let (count, share) = (summary.pairs, 100.0 * summary.share.mean);
        say(format_args!(
            "  {} against {}: {} won, {} lost, {} even, {share:.1} %",
            terms.bots[*first], terms.bots[*second], count.won, count.lost, count.tied
        ))?;
    }
    Ok(())
}
