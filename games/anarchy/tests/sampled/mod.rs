//! What must hold at states sampled from random games of all scenarios.

#![allow(dead_code, reason = "tests and the example use a part each")]

use bastide_anarchy::{
    Action, Anarchy, Asset, BoxId, Corner, Defender, Event, Path, Rules, Scenario, Setup, Side,
    Spot, Tactic, Target,
};
use bastide_core::{Game, Reveal, Seat, Seed, Silent, Viewer, below};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

fn setup(number: u64) -> Setup {
    let scenario = Scenario::all().nth((number / 4) as usize % 6).expect("six scenarios");
    // Games by the first rules are replayed as long as there are records of them.
    let rules = if number.is_multiple_of(5) { Rules::First } else { Rules::LATEST };
    Setup { players: (number % 4) as u8 + 1, scenario, rules, data: None }
}

fn start(number: u64) -> Anarchy {
    Anarchy::start(&setup(number), &Seed::numbered(number)).expect("it starts")
}

fn pick<T: Copy>(items: &[T], rng: &mut Pcg64Mcg) -> T {
    items[below(rng, items.len() as u32).expect("not empty") as usize]
}

fn list(game: &Anarchy, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

/// A random seat that is to act, and one of its actions. Being done is put off, so that sheets
/// fill up.
fn random_ply(game: &Anarchy, rng: &mut Pcg64Mcg) -> Option<(Seat, Action)> {
    let acting: Vec<Seat> = game.to_act().iter().collect();
    if acting.is_empty() {
        return None;
    }
    let seat = pick(&acting, rng);
    let mut actions = list(game, seat);
    if actions.len() > 1 && below(rng, 4) != Some(0) {
        actions.retain(|&action| action != Action::Done);
    }
    Some((seat, pick(&actions, rng)))
}

/// Calls `look` at about every tenth state of random games, so many times.
fn sample(states: u64, mut look: impl FnMut(&Anarchy, &mut Pcg64Mcg)) {
    let mut rng = Pcg64Mcg::seed_from_u64(states);
    let (mut seen, mut number) = (0, 0);
    while seen < states {
        let mut game = start(number);
        while let Some((seat, action)) = random_ply(&game, &mut rng) {
            if below(&mut rng, 10) == Some(0) && seen < states {
                look(&game, &mut rng);
                seen += 1;
            }
            let _ = game.apply(seat, action, &mut Silent).expect("a listed action");
        }
        number += 1;
    }
}

/// Plays games twice: the second time the same actions of each seat, phase by phase, in another
/// interleaving. Spies are left out, as the rules say (ANA-ACT-09).
pub(crate) fn interleaved(games: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    for number in 0..games {
        let setup = Setup { players: (number % 3) as u8 + 2, ..setup(number) };
        let mut game = Anarchy::start(&setup, &Seed::numbered(number)).expect("it starts");
        let mut twin = game.clone();
        while !game.to_act().is_empty() {
            let plies = play_phase(&mut game, &mut rng);
            replay(&mut twin, plies, &mut rng);
            assert!(game == twin, "game {number}, round {}: the order matters", game.round());
        }
        assert_eq!(game.standing(), twin.standing());
    }
}

/// Plays to the next change of phase or round and gives what each seat did.
fn play_phase(game: &mut Anarchy, rng: &mut Pcg64Mcg) -> Vec<Vec<Action>> {
    let (phase, round) = (game.phase(), game.round());
    let mut plies = vec![Vec::new(); 4];
    while (game.phase(), game.round()) == (phase, round) {
        let Some((seat, action)) = random_ply(game, rng) else { break };
        if matches!(action, Action::Spy { .. }) {
            continue;
        }
        let _ = game.apply(seat, action, &mut Silent).expect("a listed action");
        plies[seat.index()].push(action);
    }
    plies
}

fn replay(game: &mut Anarchy, plies: Vec<Vec<Action>>, rng: &mut Pcg64Mcg) {
    let mut queues: Vec<_> = plies.into_iter().map(Vec::into_iter).collect();
    while queues.iter().any(|queue| queue.len() > 0) {
        let able = |&seat: &Seat| queues[seat.index()].len() > 0 && game.to_act().contains(seat);
        let acting: Vec<Seat> = Seat::all(4).filter(able).collect();
        let seat = pick(&acting, rng);
        let action = queues[seat.index()].next().expect("not empty");
        let result = game.apply(seat, action, &mut Silent);
        assert!(result.is_ok(), "{action} is refused in another order: {result:?}");
    }
}

/// Every action that can be written at all with these counts, sorted.
fn universe() -> Vec<Action> {
    let mut all = vec![Action::Done, Action::Skip, Action::Pay, Action::Go];
    all.extend(Path::all().map(Action::Path));
    all.extend(Tactic::ALL.iter().copied().map(Action::Prepare));
    let spots = Side::ALL.iter().map(|&side| Spot::Side(side));
    let spots: Vec<Spot> = spots
        .chain(Corner::ALL.iter().map(|&corner| Spot::Corner(corner)))
        .chain([Spot::Nowhere])
        .collect();
    let payments: Vec<Option<Asset>> = Asset::ALL.iter().copied().map(Some).chain([None]).collect();
    for id in BoxId::all() {
        all.push(Action::Mark(id));
        all.extend((0..10).map(|number| Action::Write { number, addition: id }));
        for &spot in &spots {
            all.extend(payments.iter().map(|&payment| Action::Fill { id, payment, spot }));
        }
    }
    for &one in Asset::ALL {
        for &other in Asset::ALL {
            all.extend(Asset::ALL.iter().map(|&take| Action::Trade { give: [one, other], take }));
        }
    }
    for soldiers in 0..20 {
        for knights in 0..12 {
            all.extend((0..6).map(|overrun| Action::Attack { soldiers, knights, overrun }));
        }
    }
    all.extend(
        (0..5).flat_map(|a| (0..5).flat_map(move |b| (0..5).map(move |c| Action::Take([a, b, c])))),
    );
    all.extend((0..4).map(Action::Choose));
    for slot in 0..8 {
        all.extend(Seat::all(4).map(|seat| Action::Spy { seat, slot }));
    }
    for &worker in Defender::ALL {
        for &side in Side::ALL {
            all.push(Action::Deploy { worker, side });
            all.push(Action::DeployAll { side });
            all.extend([true, false].map(|beer| Action::Spend { worker, side, beer }));
            all.extend(Side::ALL.iter().map(|&to| Action::Rally { worker, from: side, to }));
        }
    }
    for count in 0..10 {
        all.extend(Target::ALL.iter().map(|&target| Action::Use { count, target }));
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// What is listed is exactly what is accepted, of everything that can be written.
pub(crate) fn lists(states: u64) {
    let universe = universe();
    let mut listed_ever = 0;
    sample(states, |game, _| {
        for seat in Seat::all(4) {
            let mut listed = list(game, seat);
            listed.sort_unstable();
            let unique = listed.len();
            listed.dedup();
            assert_eq!(listed.len(), unique, "an action is listed twice");
            let known =
                listed.iter().filter(|action| universe.binary_search(action).is_ok()).count();
            assert_eq!(known, listed.len(), "an action outside the universe: {listed:?}");
            for &action in &universe {
                let is_listed = listed.binary_search(&action).is_ok();
                assert_eq!(game.refusal(seat, action).is_none(), is_listed, "{seat} {action}");
            }
            listed_ever += listed.len();
        }
    });
    assert!(listed_ever as u64 > states, "too few actions to prove anything");
}

/// Imagined worlds look alike byte for byte, and an action reveals something exactly when it tells
/// of cards that were not open before.
pub(crate) fn secrets(states: u64) {
    let mut revealed = 0;
    sample(states, |game, rng| {
        for seat in game.to_act().iter() {
            let world = game.imagine(seat, rng);
            for who in [Viewer::Seat(seat), Viewer::Public] {
                let bytes =
                    |game: &Anarchy| serde_json::to_vec(&game.view(who)).expect("a document");
                assert_eq!(bytes(game), bytes(&world), "{who:?} sees a difference");
            }
            assert_eq!(list(game, seat), list(&world, seat));
            let action = pick(&list(game, seat), rng);
            let (reveal, events, after) = after_in(game, seat, action);
            assert_eq!(
                reveal == Reveal::Something,
                brings_to_light(&events),
                "{action}: {events:?}"
            );
            if reveal == Reveal::Something {
                revealed += 1;
                continue;
            }
            let (other, told, imagined) = after_in(&world, seat, action);
            assert_eq!((reveal, events), (other, told), "{action} tells what is hidden");
            assert_eq!(after.view(Viewer::Public), imagined.view(Viewer::Public));
        }
    });
    assert!(revealed * 100 > states, "hardly anything was revealed");
}

fn after_in(game: &Anarchy, seat: Seat, action: Action) -> (Reveal, Vec<Event>, Anarchy) {
    let (mut next, mut events) = (game.clone(), Vec::new());
    let reveal = next.apply(seat, action, &mut events).expect("a listed action");
    (reveal, events, next)
}

/// Whether cards that lay face down are told of.
fn brings_to_light(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            Event::Revealed { .. }
                | Event::Spied { .. }
                | Event::TurnedUp { .. }
                | Event::Dealt { .. }
        )
    })
}
