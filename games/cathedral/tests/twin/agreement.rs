//! Both implementations play the same games and are compared at every action.

use bastide_cathedral::{Action, Cathedral, Cells, Kind, Question, Setup, Side};
use bastide_core::{Game as _, Silent, below};
use bastide_testkit::rounds;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::shapes::shapes;
use super::slow::{Asked, Colour, Slow, Squares};

/// What the compared games met.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    positions: u32,
    questions: u32,
    captures: u32,
    declined: u32,
    cathedrals: u32,
    games: u32,
}

/// How the games are played.
#[derive(Clone, Copy)]
enum Play {
    /// Every action equally likely.
    Random,
    /// Every other placement is the best of a dozen at enclosing and capturing.
    Enclosing,
}

fn colour(side: Side) -> Colour {
    if side == Side::Light { Colour::Light } else { Colour::Dark }
}

fn squares(cells: Cells) -> Squares {
    cells.iter().map(|cell| (cell.column() as i8, cell.row() as i8)).collect()
}

fn legal(fast: &Cathedral) -> Vec<String> {
    let mut actions = Vec::new();
    fast.legal(fast.to_move().seat(), &mut actions);
    let mut written: Vec<String> = actions.iter().map(ToString::to_string).collect();
    written.sort_unstable();
    written
}

/// Every answer that both can give is the same.
fn assert_same(fast: &Cathedral, slow: &Slow<'_>) {
    assert_eq!(legal(fast), slow.legal());
    let asked = match fast.question() {
        Question::Cathedral => Asked::Cathedral,
        Question::Building => Asked::Building,
        Question::Nothing => Asked::Nothing,
        Question::Capture(cells) => {
            Asked::Captures(cells.iter().map(|c| (c.column() as i8, c.row() as i8)).collect())
        }
    };
    assert_eq!(asked, slow.asked);
    assert_eq!(fast.to_act().is_empty(), slow.asked == Asked::Nothing);
    if slow.asked != Asked::Nothing {
        assert_eq!(colour(fast.to_move()), slow.to_move);
    }
    let standing_of = |owner: Option<Colour>| -> Squares {
        let own = slow.pieces.iter().filter(|piece| piece.owner == owner);
        own.flat_map(|piece| piece.squares.iter().copied()).collect()
    };
    assert_eq!(squares(fast.city().cathedral_cells()), standing_of(None));
    for side in Side::BOTH {
        let colour = colour(side);
        assert_eq!(squares(fast.city().owned(side)), slow.owned[&colour], "owned by {side}");
        assert_eq!(squares(fast.city().built(side)), standing_of(Some(colour)), "built by {side}");
        for kind in Kind::BUILDINGS {
            let count = slow.hands[&(colour, kind.code().to_owned())];
            assert_eq!(u32::from(fast.hand(side).count(kind)), count, "{side} {kind} in hand");
        }
        assert_eq!(u32::from(fast.points(side)), slow.points(colour));
        assert_eq!(u32::from(fast.placements_made(side)), slow.made[&colour]);
    }
}

/// What a placement is worth to somebody who wants to enclose and capture.
fn gain(fast: &Cathedral, action: Action) -> u32 {
    let mut next = fast.clone();
    let side = fast.to_move();
    let _ = next.apply(side.seat(), action, &mut Silent).expect("a picked action is legal");
    let pending = match next.question() {
        Question::Capture(cells) => cells.len(),
        _ => 0,
    };
    next.city().owned(side).len() + 20 * pending
}

fn choose(fast: &Cathedral, play: Play, rng: &mut Pcg64Mcg) -> Action {
    let seat = fast.to_move().seat();
    let candidates = match (play, fast.question()) {
        (Play::Enclosing, Question::Building) => 1 + below(rng, 2).expect("a coin") * 11,
        _ => 1,
    };
    let picked = (0..candidates).filter_map(|_| fast.pick(seat, rng));
    picked.max_by_key(|&action| gain(fast, action)).expect("the side to move has a choice")
}

/// Compares whole games until `positions` of them have been seen.
fn compare(setups: &[&str], play: Play, positions: u32) -> Tally {
    let shapes = shapes();
    let mut tally = Tally::default();
    let mut rng = Pcg64Mcg::seed_from_u64(u64::from(positions) + setups.len() as u64);
    while tally.positions < positions {
        let setup = setups[tally.games as usize % setups.len()];
        let options: Setup = setup.parse().expect("a valid list of options");
        let mut fast = Cathedral::new(options);
        let mut slow = Slow::new(setup, &shapes);
        let mut played = Vec::new();
        loop {
            let check = std::panic::AssertUnwindSafe(|| assert_same(&fast, &slow));
            if let Err(cause) = std::panic::catch_unwind(check) {
                eprintln!("setup `{setup}`, after {}", played.join(" "));
                std::panic::resume_unwind(cause);
            }
            tally.positions += 1;
            if fast.to_act().is_empty() {
                break;
            }
            let action = choose(&fast, play, &mut rng);
            tally.count(&fast, action);
            let _ = fast.apply(fast.to_move().seat(), action, &mut Silent).expect("a legal action");
            slow.play(&action.to_string());
            played.push(action.to_string());
        }
        tally.cathedrals += u32::from(slow.is_cathedral_captured);
        tally.games += 1;
    }
    tally
}

impl Tally {
    fn count(&mut self, fast: &Cathedral, action: Action) {
        self.questions += u32::from(matches!(fast.question(), Question::Capture(_)));
        self.captures += u32::from(matches!(action, Action::Capture(_)));
        self.declined += u32::from(matches!(action, Action::Leave(_)));
    }
}

#[test]
fn both_agree_in_random_games() {
    let tally = compare(&[""], Play::Random, rounds(3_600, 36_000));
    assert!(
        tally.questions > tally.positions / 120 && tally.declined > tally.positions / 360,
        "{tally:?}"
    );
}

#[test]
fn both_agree_in_games_full_of_captures() {
    let tally = compare(&[""], Play::Enclosing, rounds(4_400, 44_000));
    assert!(
        tally.captures > tally.positions / 110 && tally.declined > tally.positions / 110,
        "{tally:?}"
    );
    assert!(tally.cathedrals > tally.positions / 4_400, "{tally:?}");
}

#[test]
fn both_agree_in_every_variant() {
    let showcase: Vec<String> = Cathedral::showcase().iter().map(ToString::to_string).collect();
    let setups: Vec<&str> = showcase.iter().map(String::as_str).skip(1).collect();
    let tally = compare(&setups, Play::Enclosing, rounds(1_200, 12_000));
    assert!(
        tally.questions > tally.positions / 120 && tally.declined > tally.positions / 240,
        "{tally:?}"
    );
}

/// All options at once, drawn at random. The small areas put the bound where regions often are.
#[test]
fn both_agree_in_mixtures_of_variants() {
    let options: [&[&str]; 6] = [
        &[
            "",
            "open_city=literal",
            "open_city=largest",
            "open_city=area(1)",
            "open_city=area(3)",
            "open_city=area(25)",
        ],
        &["", "first_move=forbidden", "first_move=never"],
        &["", "capture=forced"],
        &["", "late_capture=true"],
        &["", "pass=free"],
        &["", "cathedral=after_first"],
    ];
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut mixture = || {
        let chosen = options.map(|values| {
            values[below(&mut rng, values.len() as u32).expect("not empty") as usize]
        });
        chosen.join(" ")
    };
    let mixtures: Vec<String> = (0..400).map(|_| mixture()).collect();
    let setups: Vec<&str> = mixtures.iter().map(String::as_str).collect();
    let tally = compare(&setups, Play::Enclosing, rounds(1_000, 10_000));
    assert!(tally.questions > tally.positions / 200, "{tally:?}");
}
