//! No bot of Tournay changes its choice when what its seat cannot know is dealt anew.

use bastide_bots::{Budget, Choice, Roster as _, consult};
use bastide_core::{Game as _, Seat, Seed, Silent, Viewer};
use bastide_tournay::{Action, Setup, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// Positions that are looked at, and decisions between two of them in one game.
const POSITIONS: usize = 1_000;
const STRIDE: usize = 17;
/// Positions of one game at most: then the next setup has its turn.
const PER_GAME: usize = 20;

/// Positions of random games of all setups, each with the seat that is to act.
fn positions() -> Vec<(Tournay, Seat)> {
    let mut positions = Vec::new();
    let setups = Setup::all();
    for number in 0.. {
        let setup = &setups[number % setups.len()];
        let mut game = Tournay::start(setup, &Seed::numbered(number as u64)).expect("a setup");
        let mut rng = Pcg64Mcg::seed_from_u64(number as u64);
        let mut ply = number % STRIDE;
        while let Some(seat) = game.to_act().iter().next() {
            if ply.is_multiple_of(STRIDE) {
                positions.push((game.clone(), seat));
            }
            if positions.len() == POSITIONS {
                return positions;
            }
            if ply > PER_GAME * STRIDE {
                break;
            }
            ply += 1;
            let action = game.pick(seat, &mut rng).expect("a seat to act has an action");
            let _ = game.apply(seat, action, &mut Silent).expect("a legal action");
        }
    }
    positions
}

/// The same game to a seat: the others' cards and the decks dealt anew, the others' hands turned.
fn dealt_anew(game: &Tournay, seat: Seat) -> Tournay {
    let mut position = game.imagine(seat, &mut Pcg64Mcg::seed_from_u64(77)).position();
    for (index, player) in position.players.iter_mut().enumerate() {
        if index != seat.index() {
            player.hand.reverse();
        }
    }
    // Where a last card is sealed, its place in the hand counts, and the hand is left as it is.
    Tournay::restore(&position)
        .ok()
        .filter(|other| other.view(Viewer::Seat(seat)) == game.view(Viewer::Seat(seat)))
        .unwrap_or_else(|| game.imagine(seat, &mut Pcg64Mcg::seed_from_u64(77)))
}

fn choice(engine: &str, game: &Tournay, seat: Seat) -> Choice<Action> {
    let mut bot = Tournay::engine(engine, 4).expect("an engine");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    consult(&mut *bot, game, seat, Budget::nodes(30), &mut rng)
}

#[test]
fn what_a_seat_cannot_know_does_not_change_a_choice() {
    let mut differing = 0;
    for (game, seat) in positions() {
        let other = dealt_anew(&game, seat);
        differing += usize::from(game.position() != other.position());
        for engine in ["greedy", "search-1", "search"] {
            let [one, two] = [&game, &other].map(|game| choice(engine, game, seat));
            assert_eq!(one, two, "{engine}, `{}`, seat {seat}", game.setup());
        }
    }
    assert!(differing > 9 * POSITIONS / 10, "only {differing} positions could be dealt anew");
}
