//! What a seat cannot know never changes a choice: of any engine of Cathedral and The Anarchy, and of
//! any level of any game.

use bastide_anarchy::Anarchy;
use bastide_bots::levels::Level;
use bastide_bots::{Budget, Roster, consult};
use bastide_cathedral::Cathedral;
use bastide_core::{Game, Seat, Seed, Silent};
use bastide_tournay::Tournay;
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

const POSITIONS: u64 = 1000;
/// Every position is dealt anew so often.
const DEALS: usize = 2;
/// Enough for a search to grow and a planner to play a world out.
const LOOKS: u64 = 6;

/// A position of random play and the seat that is to act in it.
fn position<G: Game>(setups: &[&str], number: u64, longest: u32) -> (G, Seat) {
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let Ok(setup) = setups[number as usize % setups.len()].parse::<G::Setup>() else {
        panic!("{setups:?} are setups")
    };
    loop {
        let mut game = G::start(&setup, &Seed::numbered(rng.next_u64())).expect("it starts a game");
        for _ in 0..rng.next_u32() % longest {
            let Some(seat) = game.to_act().iter().next() else { break };
            let action = game.pick(seat, &mut rng).expect("somebody who is to act can");
            let _ = game.apply(seat, action, &mut Silent).expect("it was picked");
        }
        let acting: Vec<Seat> = game.to_act().iter().collect();
        if !acting.is_empty() {
            let seat = acting[rng.next_u32() as usize % acting.len()];
            return (game, seat);
        }
    }
}

/// What a bot chooses in a world; all its chance follows from one seed.
fn choice<G: Roster>(bot: &str, world: &G, seat: Seat) -> G::Action {
    let spec = bot.parse().expect("a bot");
    let mut bot = G::bot(&spec, 7).expect("it is in the roster");
    let mut chance = Pcg64Mcg::seed_from_u64(1);
    consult(&mut *bot, world, seat, Budget::nodes(LOOKS), &mut chance).action
}

/// What comes to light when a world is played on for a while: chance is the same, so it differs only
/// where something else lies hidden.
fn future<G: Game>(world: &G) -> Vec<String> {
    let (mut world, mut rng) = (world.clone(), Pcg64Mcg::seed_from_u64(11));
    let mut told = Vec::new();
    for _ in 0..100 {
        let Some(seat) = world.to_act().iter().next() else { break };
        let action = world.pick(seat, &mut rng).expect("somebody who is to act can");
        let _ = world.apply(seat, action, &mut Silent).expect("it was picked");
        told.push(action.to_string());
    }
    told
}

/// Deals what the seat cannot know anew and expects the same choice of every bot; says in how many
/// positions it was really dealt otherwise.
fn assert_blind<G: Roster>(bots: &[String], setups: &[&str], longest: u32) -> u64 {
    let mut different = 0;
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    for number in 0..POSITIONS {
        let (game, seat) = position::<G>(setups, number, longest);
        let worlds: Vec<G> = (0..DEALS).map(|_| game.imagine(seat, &mut rng)).collect();
        different += u64::from(future(&worlds[0]) != future(&game));
        for bot in bots {
            let chosen = choice(bot, &game, seat);
            for world in &worlds {
                assert_eq!(choice(bot, world, seat), chosen, "{bot}, position {number}, {seat:?}");
            }
        }
    }
    different
}

fn levels() -> Vec<String> {
    Level::all().map(|level| level.to_string()).collect()
}

fn everybody<G: Roster>() -> Vec<String> {
    G::ENGINES.iter().map(|(name, _)| format!("{name}:{LOOKS}n")).chain(levels()).collect()
}

/// Nothing is hidden in Cathedral: only that chance follows from the seed can be shown.
#[test]
fn cathedral_s_bots_repeat_themselves() {
    let (game, seat) = position::<Cathedral>(&[""], 5, 20);
    for bot in everybody::<Cathedral>() {
        assert_eq!(choice(&bot, &game, seat), choice(&bot, &game, seat), "{bot}");
    }
}

#[test]
fn what_is_hidden_in_the_anarchy_changes_no_choice() {
    let setups = [
        "players=1 scenario=classic-standard rules=2",
        "players=2 scenario=classic-hard rules=2",
        "players=3 scenario=siege-easy rules=2",
        "players=4 scenario=siege-standard rules=2",
        "players=1 scenario=siege-hard rules=2",
        "players=3 scenario=classic-easy rules=2",
    ];
    let different = assert_blind::<Anarchy>(&everybody::<Anarchy>(), &setups, 250);
    assert!(different > POSITIONS / 2, "only {different} positions hide anything");
}

#[test]
fn what_is_hidden_in_tournay_changes_no_choice_of_a_level() {
    let setups = [
        "players=2",
        "players=3",
        "players=4",
        "players=2 rules=advanced",
        "players=4 expansion=mix",
    ];
    let different = assert_blind::<Tournay>(&levels(), &setups, 300);
    assert!(different > POSITIONS / 2, "only {different} positions hide anything");
}
