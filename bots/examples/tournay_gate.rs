//! One search of Tournay at tables of others, with weights and parameters of its own: the gate that
//! whatever is new has to pass. It sits in every chair of the same deal; 100 % over the number of players is even.
//!
//! `cargo run --release -p bastide-bots --example tournay_gate -- search@NEW:0.1s search-1:0.1s 100 15 players=4`
//! plays 100 deals on 15 threads; `search,exploration=0.4,temperature=0.5:400n` has parameters of its own.

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use std::convert::Infallible;
use std::sync::Arc;

use bastide_bots::arena::hand_out;
use bastide_bots::arena::statistics::{Interval, bootstrap};
use bastide_bots::search::FirstPlayUrgency;
use bastide_bots::tournay::judgement::Judgement;
use bastide_bots::tournay::{TournayParams, TournaySearchBot};
use bastide_bots::{Bot, BotSpec, Roster as _, consult};
use bastide_core::{Game as _, Seat, Seed, Silent};
use bastide_tournay::{Setup, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

struct Contestant {
    spec: BotSpec,
    /// Of its own.
    judgement: Option<Arc<Judgement>>,
    params: TournayParams,
}

impl Contestant {
    /// `search:0.1s`; with a file of weights `search@FILE:0.1s`; with parameters `search,temperature=0.5:0.1s`.
    fn read(text: &str, players: u8) -> Self {
        let spec: BotSpec = text.parse().expect("a bot and its budget");
        let mut words = spec.engine.split(',');
        let name = words.next().expect("a name");
        let mut judgement = name.split_once('@').map(|(_, file)| {
            let bytes = std::fs::read(file).expect("a file of weights");
            Arc::new(Judgement::from_bytes(&bytes).expect("weights"))
        });
        let mut params = TournayParams::at_table_of(players);
        for word in words {
            change(&mut params, word);
            judgement.get_or_insert_with(Judgement::shipped);
        }
        Self { spec, judgement, params }
    }

    fn bot(&self, seed: u64) -> Box<dyn Bot<Tournay>> {
        match &self.judgement {
            Some(judgement) => {
                let bot = TournaySearchBot::with_judgement(Arc::clone(judgement), seed);
                Box::new(bot.with_params(self.params))
            }
            None => Tournay::bot(&self.spec, seed).expect("a bot by this name"),
        }
    }
}

/// `temperature=0.5`.
fn change(params: &mut TournayParams, word: &str) {
    let (name, value) = word.split_once('=').expect("a name and a number");
    let number: f32 = value.parse().expect("a number");
    match name {
        "exploration" => params.search.exploration = number,
        "first_play_urgency" => {
            params.search.first_play_urgency = FirstPlayUrgency::BelowMean(number);
        }
        "temperature" => params.temperature = number,
        "prior_sharpness" => params.prior_sharpness = number,
        "paranoia" => params.search.paranoia = number,
        "patience" => params.is_patient = number > 0.0,
        _ => panic!("there is no parameter {name}"),
    }
}

/// What came of the games of one deal.
#[derive(Default)]
struct Outcome {
    /// The mean share of the wins.
    share: f64,
    /// The mean points of the one and of the others.
    points: [f64; 2],
    nodes: [u64; 2],
    decisions: [u64; 2],
}

impl Outcome {
    fn of(contestants: &[Contestant; 2], setup: &Setup, deal: u64) -> Self {
        let mut outcome = Self::default();
        for chair in Seat::all(setup.players) {
            outcome.add_game(contestants, (setup, deal), chair);
        }
        outcome
    }

    fn add_game(&mut self, contestants: &[Contestant; 2], (setup, deal): (&Setup, u64), own: Seat) {
        let mut game = Tournay::start(setup, &Seed::numbered(deal)).expect("the setup is sound");
        let seed = 16 * deal + 4 * own.index() as u64;
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let who = |seat: Seat| usize::from(seat != own);
        let mut bots: Vec<_> = Seat::all(setup.players)
            .map(|seat| contestants[who(seat)].bot(seed + seat.index() as u64))
            .collect();
        while let Some(seat) = game.to_act().iter().next() {
            let budget = contestants[who(seat)].spec.budget;
            let choice = consult(&mut *bots[seat.index()], &game, seat, budget, &mut rng);
            self.nodes[who(seat)] += choice.nodes;
            self.decisions[who(seat)] += 1;
            let _ = game.apply(seat, choice.action, &mut Silent).expect("a legal action");
        }
        let standing = game.standing().expect("the game is over");
        let players = f64::from(setup.players);
        if standing.places[own].rank == 1 {
            self.share += 1.0 / standing.winners().count() as f64 / players;
        }
        for (seat, place) in standing.places.iter() {
            let games = if seat == own { players } else { players * (players - 1.0) };
            self.points[who(seat)] += f64::from(place.points) / games;
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, usual: usize| {
        words.get(index).map_or(usual, |word| word.parse().expect("a number"))
    };
    let setup: Setup = words.get(4).map_or("", String::as_str).parse().expect("a setup");
    let contestants = [0, 1].map(|index: usize| Contestant::read(&words[index], setup.players));
    let first: u64 = number(5, 1) as u64 * 1_000_000;
    let deals: Vec<u64> = (first..first + number(2, 20) as u64).collect();
    let mut outcomes: Vec<Outcome> = Vec::new();
    let taken = |outcome| {
        outcomes.push(outcome);
        Ok::<(), Infallible>(())
    };
    let play = |deal: &u64| Outcome::of(&contestants, &setup, *deal);
    let _ = hand_out(&deals, number(3, 1), play, taken);
    report(&words, &outcomes);
}

fn report(words: &[String], outcomes: &[Outcome]) {
    let shares: Vec<f64> = outcomes.iter().map(|outcome| 100.0 * outcome.share).collect();
    let Interval { mean, low, high } = bootstrap(&shares, 1).expect("some deals");
    let points = |who: usize| {
        outcomes.iter().map(|outcome| outcome.points[who]).sum::<f64>() / outcomes.len() as f64
    };
    let nodes = |who: usize| {
        let nodes: u64 = outcomes.iter().map(|outcome| outcome.nodes[who]).sum();
        let decisions: u64 = outcomes.iter().map(|outcome| outcome.decisions[who]).sum();
        nodes / decisions.max(1)
    };
    println!(
        "{} against {}, {} deals: {mean:.1} % [{low:.1}, {high:.1}] of the wins; {:.1} to {:.1} points, {} and {} nodes a decision",
        words[0],
        words[1],
        outcomes.len(),
        points(0),
        points(1),
        nodes(0),
        nodes(1),
    );
}
