//! What every engine answers at fixed nodes on one thread: its move, its estimate, the visits of what it looked
//! at. A change to the search that is meant to change nothing else leaves the files in `pinned/` as they are.
//!
//! Where an answer is meant to change, `BASTIDE_PIN=1 cargo test -p bastide-bots --test pinned` writes the
//! files anew; strength has to be measured then (`docs/strength.md`).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fmt::Write as _;

use bastide_anarchy::Anarchy;
use bastide_bots::analysis::{Analysed, Knowledge};
use bastide_bots::{BotSpec, Budget, Candidate, Choice, consult};
use bastide_cathedral::Cathedral;
use bastide_core::{Game, Seed, Silent};
use bastide_tournay::Tournay;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// Positions of one game: how the table is set up, its seed, and after how many random actions.
const CATHEDRAL: [(&str, u64, usize); 6] = [
    ("", 1, 1),
    ("", 2, 5),
    ("", 3, 9),
    ("", 4, 14),
    ("first_move=never", 5, 4),
    ("capture=forced late_capture=true", 6, 10),
];
const TOURNAY: [(&str, u64, usize); 6] = [
    ("players=2", 1, 0),
    ("players=2", 2, 40),
    ("players=2", 3, 90),
    ("players=3", 4, 60),
    ("players=4", 5, 100),
    ("players=2", 6, 200),
];
const ANARCHY: [(&str, u64, usize); 5] = [
    ("players=1 rules=2", 1, 0),
    ("players=1 rules=2", 2, 12),
    ("players=2 rules=2", 3, 20),
    ("players=3 rules=2", 4, 30),
    ("players=2 rules=2", 5, 60),
];

fn position<G: Game>((setup, seed, plies): (&str, u64, usize)) -> G {
    let mut game = G::start(&setup.parse().unwrap(), &Seed::numbered(seed)).unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    for _ in 0..plies {
        let Some(seat) = game.to_act().iter().next() else { break };
        let action = game.pick(seat, &mut rng).unwrap();
        let _ = game.apply(seat, action, &mut Silent).unwrap();
    }
    game
}

fn candidate<G: Game>(text: &mut String, candidate: &Candidate<G::Action>) {
    let Candidate { action, estimate, visits } = candidate;
    let exact = if estimate.is_exact { "!" } else { "" };
    let margin = estimate.margin.map_or(String::new(), |margin| format!("/{margin:.3}"));
    write!(text, " | {action} {:.4}{margin}{exact} x{visits}", estimate.value).unwrap();
}

/// Lets one bot a seat make the next decisions, so that what it keeps from one to the next is pinned too.
fn play<G: Analysed>(game: &G, bot: &str, (threads, decisions): (usize, usize)) -> String {
    let spec: BotSpec = bot.parse().unwrap();
    let budget = spec.budget.with_threads(threads);
    let mut game = game.clone();
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let mut bots: Vec<_> = (0..6).map(|seed| G::bot(&spec, seed).unwrap()).collect();
    let mut text = String::new();
    for _ in 0..decisions {
        let Some(seat) = game.to_act().iter().next() else { break };
        let bot = bots[seat.index()].as_mut();
        let Choice { action, estimate, runners_up, nodes } =
            consult(bot, &game, seat, budget, &mut rng);
        write!(text, "  {threads} {bot_name} {nodes}n", bot_name = spec.engine).unwrap();
        candidate::<G>(&mut text, &Candidate { action, estimate, visits: nodes });
        for next in &runners_up {
            candidate::<G>(&mut text, next);
        }
        text.push('\n');
        let _ = game.apply(seat, action, &mut Silent).unwrap();
    }
    text
}

/// What an analysis says of a position.
fn judge<G: Analysed>(game: &G, nodes: u64) -> String {
    let mut text = String::new();
    let Some(seat) = game.to_act().iter().next() else { return text };
    let played = game.pick(seat, &mut Pcg64Mcg::seed_from_u64(3)).unwrap();
    for knowledge in [Knowledge::Own, Knowledge::Hindsight] {
        let terms = (knowledge, Budget::nodes(nodes));
        let verdict = G::judge(7).weigh(game, seat, &[played], terms);
        write!(text, "  judge {knowledge:?} {:.4}", verdict.outlook.value).unwrap();
        for option in verdict.options.iter().take(6) {
            candidate::<G>(&mut text, option);
        }
        text.push('\n');
    }
    text
}

/// Everything about the positions of one game: engines with their threads and how many decisions they make.
fn report<G: Analysed>(
    name: &str,
    positions: &[(&str, u64, usize)],
    engines: &[(&str, usize, usize)],
) -> String {
    let mut text = String::new();
    for &at in positions {
        writeln!(text, "{name} {at:?}").unwrap();
        let game = position::<G>(at);
        for &(bot, threads, decisions) in engines {
            text.push_str(&play(&game, bot, (threads, decisions)));
        }
        for level in 1..=8 {
            text.push_str(&play(&game, &format!("level-{level}"), (1, 1)));
        }
        text.push_str(&judge(&game, 240));
    }
    text
}

/// Compares with what the file says of a game, line by line.
fn check<G: Analysed>(
    name: &str,
    positions: &[(&str, u64, usize)],
    engines: &[(&str, usize, usize)],
) {
    let found = report::<G>(name, positions, engines);
    let path = format!("{}/tests/pinned/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BASTIDE_PIN").is_some() {
        std::fs::write(path, found).unwrap();
        return;
    }
    let pinned = std::fs::read_to_string(path).unwrap();
    let (found, pinned): (Vec<&str>, Vec<&str>) =
        (found.lines().collect(), pinned.lines().collect());
    for (number, (found, pinned)) in found.iter().zip(&pinned).enumerate() {
        assert_eq!(found, pinned, "line {number} of {name}");
    }
    assert_eq!(found.len(), pinned.len());
}

#[test]
fn cathedral_answers_as_before() {
    let engines =
        [("greedy:400n", 1, 1), ("mcts:200n", 1, 2), ("search-1:60n", 1, 4), ("search:200n", 1, 4)];
    check::<Cathedral>("cathedral", &CATHEDRAL, &engines);
}

#[test]
fn tournay_answers_as_before() {
    let engines = [
        ("greedy:60n", 1, 1),
        ("mcts:200n", 1, 2),
        ("search-1:200n", 1, 4),
        ("search:200n", 1, 6),
        ("search:200n", 3, 3),
    ];
    check::<Tournay>("tournay", &TOURNAY, &engines);
}

#[test]
fn the_anarchy_answers_as_before() {
    let engines = [("greedy:400n", 1, 1), ("habit", 1, 2), ("planner:32n", 1, 2)];
    check::<Anarchy>("anarchy", &ANARCHY, &engines);
}
