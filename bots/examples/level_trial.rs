//! Two minds meet: how the tables of the levels are tuned.
//!
//! `cargo run --release -p bastide-bots --example level_trial -- cathedral 200 40,0,0,0 24,0.1,0,0`
//! plays so many games in pairs with seats exchanged. A mind is written as nodes, temperature, oversight
//! and glance; `level-5` is that of a level. With more than two, each meets the next.

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use bastide_anarchy::Anarchy;
use bastide_bots::arena::statistics::bootstrap;
use bastide_bots::arena::{Opening, opening};
use bastide_bots::cathedral::openings;
use bastide_bots::levels::{Ladder, Level, LevelBot, Mind};
use bastide_bots::{Bot, Budget, consult, result};
use bastide_cathedral::Cathedral;
use bastide_core::{Seat, Seed, Silent};
use bastide_tournay::Tournay;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, minds @ ..] = &words[..] else { panic!("a game, a number and two minds") };
    let pairs = games.parse::<usize>().expect("a number of games") / 2;
    match &game[..] {
        "cathedral" => trials::<Cathedral>("", minds, &openings(), pairs),
        "tournay" => trials::<Tournay>("players=2", minds, &[], pairs),
        _ => trials::<Anarchy>("players=2 scenario=classic-standard rules=2", minds, &[], pairs),
    }
}

fn trials<G: Ladder>(setup: &str, minds: &[String], kinds: &[Opening<G>], pairs: usize) {
    let Ok(setup) = setup.parse::<G::Setup>() else { panic!("`{setup}` is a setup") };
    let openings = opening::deal(kinds, pairs, 1);
    for two in minds.windows(2) {
        let read = [mind::<G>(&two[0]), mind::<G>(&two[1])];
        let shares: Vec<f64> = openings
            .iter()
            .enumerate()
            .map(|(number, opening)| {
                let game = |first| play::<G>(&setup, read, opening, number as u64, first);
                f64::midpoint(game(0), game(1))
            })
            .collect();
        let share = bootstrap(&shares, 1).expect("one pair at least");
        let [mean, low, high] = [share.mean, share.low, share.high].map(|share| 100.0 * share);
        println!("{} against {}: {mean:.1} % [{low:.1}, {high:.1}]", two[0], two[1]);
    }
}

fn mind<G: Ladder>(text: &str) -> Mind {
    let level = text.parse::<Level>().map(|level| G::MINDS[usize::from(level.number()) - 1]);
    level.unwrap_or_else(|()| text.parse().unwrap_or_else(|error| panic!("{error}")))
}

/// The score of the first mind, which sits on the seat `first`.
fn play<G: Ladder>(
    setup: &G::Setup,
    minds: [Mind; 2],
    opening: &Opening<G>,
    number: u64,
    first: usize,
) -> f64 {
    let mut game = G::start(setup, &Seed::numbered(number)).expect("the setup was read");
    for &(seat, action) in opening {
        let _ = game.apply(seat, action, &mut Silent).expect("openings are legal");
    }
    let mut rng = Pcg64Mcg::seed_from_u64(2 * number + first as u64);
    let mut bots = [0, 1].map(|bot| {
        LevelBot::with_mind(
            "mind".to_owned(),
            minds[bot],
            4 * number + 2 * first as u64 + bot as u64,
        )
    });
    while let Some(seat) = game.to_act().iter().next() {
        let bot: &mut dyn Bot<G> = &mut bots[usize::from(seat.index() != first)];
        let action = consult(bot, &game, seat, Budget::default(), &mut rng).action;
        let _ = game.apply(seat, action, &mut Silent).expect("bots play by the rules");
    }
    let standing = game.standing().expect("the game is over");
    f64::midpoint(f64::from(result(&standing, Seat::new(first as u8))), 1.0)
}
