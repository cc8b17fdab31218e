//! What [`Game::legal`], [`Game::apply`] and [`Game::pick`] promise each other.

use std::collections::BTreeSet;

use rand_core::Rng as _;
use rand_pcg::Pcg64Mcg;

use super::{after, list, one_of};
use bastide_core::{Game, MAX_SEATS, PerSeat, Seat, Silent};

/// How many wrong actions a seat is tried with at one ply.
const MOST_TRIED: usize = 200;

/// What each seat may do, once it is clear that somebody may exactly while the game goes on.
pub(super) fn lists<G: Game>(game: &G, seats: u8) -> PerSeat<Vec<G::Action>> {
    let to_act = game.to_act();
    let standing = game.standing();
    assert_eq!(to_act.is_empty(), standing.is_some(), "nobody acts exactly once the game is over");
    assert!(to_act.iter().all(|seat| seat.index() < usize::from(seats)), "nobody sits there");
    if let Some(standing) = standing {
        assert_eq!(standing.places.len(), usize::from(seats), "a place for every seat");
        assert!(standing.winners().next().is_some(), "somebody is on the first rank");
    }
    for seat in Seat::all(MAX_SEATS as u8) {
        let is_empty = list(game, seat).is_empty();
        assert_eq!(is_empty, !to_act.contains(seat), "{seat} has choices exactly when to act");
    }
    PerSeat::from_fn(seats, |seat| list(game, seat))
}

/// Every listed action is listed once, is written in one way, and can be carried out.
pub(super) fn listed_actions_are_sound<G: Game>(game: &G, lists: &PerSeat<Vec<G::Action>>) {
    for (seat, actions) in lists.iter() {
        let different: BTreeSet<_> = actions.iter().collect();
        assert_eq!(different.len(), actions.len(), "{seat} has an action twice");
        for &action in actions {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action), "`{text}` does not parse back");
            let is_plain = text.trim() == text && !text.contains(" #") && !text.contains('\n');
            assert!(is_plain && !text.is_empty(), "`{text}` does not fit into a record");
            assert_eq!(game.canonical(seat, action), action, "a listed form is the canonical one");
            let _ = after(game, seat, action);
        }
    }
}

/// Actions that are not listed are refused, whoever tries them, and change nothing.
pub(super) fn others_are_refused<G: Game>(
    game: &G,
    pool: &BTreeSet<G::Action>,
    rng: &mut Pcg64Mcg,
) {
    let position = game.position();
    let stride = pool.len() / MOST_TRIED + 1;
    let offset = rng.next_u32() as usize % stride;
    for seat in Seat::all(MAX_SEATS as u8) {
        let listed: BTreeSet<G::Action> = list(game, seat).into_iter().collect();
        for &action in pool.iter().skip(offset).step_by(stride) {
            let mut trial = game.clone();
            let accepts = trial.apply(seat, action, &mut Silent).is_ok();
            let is_listed = listed.contains(&action);
            assert_eq!(accepts, is_listed, "seat {seat}, `{action}`: accepted, listed");
            if !accepts {
                assert_eq!(trial.position(), position, "refusing {seat} `{action}` left a mark");
            }
        }
    }
}

pub(super) fn picks_are_legal<G: Game>(
    game: &G,
    lists: &PerSeat<Vec<G::Action>>,
    rng: &mut Pcg64Mcg,
) {
    for (seat, actions) in lists.iter() {
        for _ in 0..3 {
            let picked = game.pick(seat, rng);
            assert_eq!(picked.is_none(), actions.is_empty(), "{seat} picks {picked:?}");
            let is_listed = picked.is_none_or(|action| actions.contains(&action));
            assert!(is_listed, "{seat} picks what is not listed: {picked:?}");
        }
    }
}

/// Seats that decide at the same time do so independently: either may be first.
pub(super) fn order_does_not_matter<G: Game>(
    game: &G,
    lists: &PerSeat<Vec<G::Action>>,
    rng: &mut Pcg64Mcg,
) {
    let acting: Vec<Seat> = game.to_act().iter().collect();
    for pair in acting.windows(2) {
        let choice = |seat: Seat, rng: &mut Pcg64Mcg| one_of(&lists[seat], rng);
        let (Some(a), Some(b)) = (choice(pair[0], rng), choice(pair[1], rng)) else { continue };
        if do_meet(game, (pair[0], a), (pair[1], b)) {
            continue;
        }
        let in_order = |first: (Seat, G::Action), second: (Seat, G::Action)| {
            let (game, _, _) = after(game, first.0, first.1);
            after(&game, second.0, second.1).0
        };
        let forward = in_order((pair[0], a), (pair[1], b)).position();
        let backward = in_order((pair[1], b), (pair[0], a)).position();
        assert_eq!(forward, backward, "{} {a} and {} {b}: order matters", pair[0], pair[1]);
    }
}

/// Whether one of two actions touches the other's seat, or both touch the same one.
fn do_meet<G: Game>(game: &G, one: (Seat, G::Action), other: (Seat, G::Action)) -> bool {
    let [touched, also] = [one, other].map(|(seat, action)| game.touches(seat, action));
    let is_shared = touched.iter().any(|seat| also.contains(seat));
    is_shared || touched.contains(other.0) || also.contains(one.0)
}
