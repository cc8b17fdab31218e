//! Games of the search against itself, as varied as they can be without being silly.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bastide_bots::cathedral::network::Network;
use bastide_bots::cathedral::{
    CathedralFirstSearchBot, CathedralSearchBot, Endgame, Outlook, Survey, Surveyor,
};
use bastide_bots::{Budget, Candidate};
use bastide_cathedral::{Action, Cathedral, Question, Setup, Side};
use bastide_core::below;
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use crate::Wishes;
use crate::games::{Step, Thought};

/// Placements in which actions are drawn by how often they were looked at.
const VARIED: u8 = 8;
/// Contested squares from which on the end is solved, and positions that this may take.
const SOLVABLE: u32 = 20;
const SOLVER_NODES: u64 = 8_000;
/// Candidates that a step names.
const NAMED: usize = 24;
/// Candidates among which a wild placement is drawn.
const WILD: usize = 24;

struct SelfPlay {
    full: Budget,
    quick: Budget,
    until: Instant,
    seed: u64,
    /// Who plays; without a network, the first search.
    network: Option<Arc<Network>>,
}

pub(crate) fn play(wishes: &Wishes) {
    let start = Instant::now();
    let self_play = SelfPlay {
        full: Budget::nodes(wishes.number("full", 240)),
        quick: Budget::nodes(wishes.number("quick", 60)),
        until: start + Duration::from_secs(wishes.number("seconds", 60)),
        seed: wishes.number("seed", 1),
        network: wishes.text("weights").map(|file| {
            let bytes = std::fs::read(file).expect("a file of weights");
            Arc::new(Network::read(&bytes).expect("weights"))
        }),
    };
    let file = File::create(wishes.text("out").unwrap_or("games.txt")).expect("a file to write");
    let out = Mutex::new(BufWriter::new(file));
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..wishes.number("threads", 1) {
            scope.spawn(|| self_play.run(&next, &out));
        }
    });
    let games = next.load(Ordering::Relaxed);
    eprintln!("{games} games in {:.0} s", start.elapsed().as_secs_f64());
}

impl SelfPlay {
    /// Plays game after game until the time is over.
    fn run(&self, next: &AtomicU64, out: &Mutex<BufWriter<File>>) {
        while Instant::now() < self.until {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let steps: Vec<String> = self.game(number).iter().map(ToString::to_string).collect();
            let mut out = out.lock().expect("nobody panics while writing");
            writeln!(out, "{}", steps.join(" ")).expect("the games can be written");
        }
    }

    fn bot(&self) -> Box<dyn Surveyor> {
        match &self.network {
            Some(network) => Box::new(CathedralSearchBot::with_network(Arc::clone(network))),
            None => Box::new(CathedralFirstSearchBot::new()),
        }
    }

    fn game(&self, number: u64) -> Vec<Step> {
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed.wrapping_mul(1 << 32) + number);
        let openings = bastide_bots::cathedral::openings();
        let (_, cathedral) = openings[number as usize % openings.len()][0];
        let mut table = Table {
            game: Cathedral::new(Setup::default()),
            bot: self.bot(),
            endgame: Endgame::new(),
            wild: if rng.next_u32().is_multiple_of(4) { 1 + (rng.next_u32() % 3) as u8 } else { 0 },
            rng,
        };
        let mut steps = vec![Step::thoughtless(cathedral)];
        table.game.play_unchecked(cathedral);
        while table.game.question() != Question::Nothing {
            let step = table.step(self);
            table.game.play_unchecked(step.action);
            steps.push(step);
        }
        steps
    }
}

struct Table {
    game: Cathedral,
    bot: Box<dyn Surveyor>,
    endgame: Endgame,
    /// Placements that are drawn from the better ones without thinking.
    wild: u8,
    rng: Pcg64Mcg,
}

impl Table {
    fn step(&mut self, self_play: &SelfPlay) -> Step {
        if let Some(step) = self.proven() {
            return step;
        }
        let made = Side::BOTH.map(|side| self.game.placements_made(side)).iter().sum::<u8>();
        let is_full = self.rng.next_u32().is_multiple_of(3) && made >= self.wild;
        let budget = if is_full { self_play.full } else { self_play.quick };
        let Survey { mut candidates, .. } = self.bot.survey(&self.game, budget);
        let best = candidates[0];
        if self.game.question() != Question::Building {
            return Step::thoughtless(best.action);
        }
        if made < self.wild {
            let index = below(&mut self.rng, candidates.len().min(WILD) as u32);
            return Step::thoughtless(candidates[index.expect("a candidate") as usize].action);
        }
        let action = if made < VARIED { self.draw(&candidates) } else { best.action };
        candidates.truncate(NAMED);
        Step {
            action,
            thought: if is_full { Thought::Full } else { Thought::Quick },
            margin: best.estimate.margin.unwrap_or(0.0),
            value: best.estimate.value,
            looks: candidates.iter().map(|c| (c.action, c.visits)).filter(|l| l.1 > 0).collect(),
        }
    }

    fn proven(&mut self) -> Option<Step> {
        if Outlook::of(&self.game).contested().len() > SOLVABLE {
            return None;
        }
        let solution = self.endgame.solve(&self.game, SOLVER_NODES, None)?;
        let action = solution.action?;
        let sign = if self.game.to_move() == Side::Light { 1.0 } else { -1.0 };
        Some(Step {
            action,
            thought: Thought::Exact,
            margin: sign * f32::from(solution.lead),
            value: sign * f32::from(solution.lead.signum()),
            looks: vec![(action, 1)],
        })
    }

    /// An action as likely as it was looked at.
    fn draw(&mut self, candidates: &[Candidate<Action>]) -> Action {
        let visits = candidates.iter().map(|candidate| candidate.visits).sum::<u64>();
        let drawn = below(&mut self.rng, visits as u32);
        let Some(mut rest) = drawn.map(u64::from) else { return candidates[0].action };
        for candidate in candidates {
            if rest < candidate.visits {
                return candidate.action;
            }
            rest -= candidate.visits;
        }
        candidates[0].action
    }
}
