//! Who brings about the end of a game of Tournay, and whether that is wise: search against itself.
//!
//! `cargo run --release -p bastide-bots --example tournay_ends -- 40 2000` plays 40 games with 2,000
//! descents a decision and says of each who met the condition of the end (TOU-END-04, -05), what that
//! player expected then, and what came of it.

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use bastide_bots::tournay::TournaySearchBot;
use bastide_bots::{Budget, consult};
use bastide_core::{Game as _, Seat, Seed, Silent};
use bastide_tournay::{Setup, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// How a game ended.
struct Ending {
    /// Turns of each player.
    turns: f32,
    /// What whoever met the condition expected, from −1 to 1, and the points that they won by.
    expected: f32,
    lead: i64,
}

/// As the rules check it before every turn of the start player.
fn is_met(game: &Tournay) -> bool {
    let is_done = |&seat: &Seat| game.filled(seat).len() == 9 && game.prestige(seat).len() >= 2;
    let done = Seat::all(game.players()).filter(is_done).count();
    done >= 2 || done == 1 && game.criers() > u32::from(game.players())
}

fn play(number: u64, budget: Budget) -> Ending {
    let mut game = Tournay::start(&Setup::default(), &Seed::numbered(number)).expect("a table");
    let mut bots = [2 * number, 2 * number + 1].map(TournaySearchBot::new);
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let (mut turns, mut ender) = (1, (game.active(), 0.0));
    while let Some(seat) = game.to_act().iter().next() {
        let choice = consult(&mut bots[seat.index()], &game, seat, budget, &mut rng);
        let (active, was_met) = (game.active(), is_met(&game));
        let _ = game.apply(seat, choice.action, &mut Silent).expect("bots play by the rules");
        turns += i32::from(game.active() != active);
        if !was_met && is_met(&game) {
            ender = (active, choice.estimate.value);
        }
    }
    let standing = game.standing().expect("it is over");
    let points = |seat: Seat| i64::from(standing.places[seat].points);
    let other = Seat::new(1 - ender.0.index() as u8);
    let (expected, lead) = (ender.1, points(ender.0) - points(other));
    Ending { turns: turns as f32 / 2.0, expected, lead }
}

fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse().expect("a number"));
    let (games, nodes) = (words.next().unwrap_or(20), words.next().unwrap_or(500));
    let [mut won, mut even] = [0; 2];
    for number in 0..games {
        let Ending { turns, expected, lead } = play(number, Budget::nodes(nodes));
        println!("{turns} turns each; whoever ended it expected {expected:.2} and led by {lead}");
        won += u32::from(lead > 0);
        even += u32::from(lead == 0);
    }
    println!("of {games} games whoever ended them won {won} and shared {even}");
}
