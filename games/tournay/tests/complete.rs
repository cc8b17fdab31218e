//! Legal lists are complete and exact: whatever the notation can express and the rules accept is
//! listed, and the other way round.

use std::collections::BTreeSet;

use bastide_core::{Game as _, MAX_SEATS, Seat, Seed, Silent};
use bastide_tournay::{
    Action, Card, Colour, Deck, EventCard, Held, Setup, Slot, Spot, Spots, Stand, Tournay, Use, Way,
};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

fn slots() -> impl Iterator<Item = Slot> {
    (0..25).map(|index| Slot::at(index % 5, index / 5).expect("a slot"))
}

fn held() -> impl Iterator<Item = Held> {
    Card::all().flat_map(|card| (0..3).map(move |copy| Held { card, copy }))
}

fn seats() -> impl Iterator<Item = Seat> {
    Seat::all(MAX_SEATS as u8)
}

fn about_colours() -> impl Iterator<Item = Action> {
    Colour::ALL.into_iter().flat_map(|colour| {
        let earn = (1..=11).map(move |citizens| Action::Earn { colour, citizens });
        [Action::Recruit(colour), Action::Name(colour), Action::Lay(colour)].into_iter().chain(earn)
    })
}

fn about_slots() -> impl Iterator<Item = Action> {
    slots().flat_map(|slot| {
        let single = [
            Action::Pay(Stand::Working(slot)),
            Action::GiveSlot(slot),
            Action::Put(slot),
            Action::Activate { slot, make: Use::Effect },
            Action::Activate { slot, make: Use::Idle },
            Action::Damage(slot),
            Action::Raise(slot),
        ];
        let copies = seats().map(move |seat| Action::Copy { seat, slot });
        let follows = slots().flat_map(move |by| {
            [Use::Effect, Use::Idle].map(|make| Action::Follow { by, slot, make })
        });
        let covered = (2..=27).map(move |place| Action::GiveCovered { slot, place });
        let knights = Spot::all().map(move |spot| Action::Combat { spot, by: Some(slot) });
        single.into_iter().chain(copies).chain(follows).chain(knights).chain(covered)
    })
}

fn about_cards() -> impl Iterator<Item = Action> {
    let cards = held().flat_map(|card| {
        let single = [
            Action::Play { card, slot: None },
            Action::GiveHeld(card),
            Action::Keep(card),
            Action::Tuck(card),
        ];
        let placed = slots().flat_map(move |slot| {
            [Action::Play { card, slot: Some(slot) }, Action::Commit { card, slot }]
        });
        single.into_iter().chain(placed)
    });
    cards.chain(EventCard::all().map(Action::TuckEvent))
}

/// Everything that can be written.
fn expressible() -> Vec<Action> {
    let plain = [
        Action::Skip,
        Action::Pay(Stand::Plaza),
        Action::Pay(Stand::Lying),
        Action::Gather,
        Action::Own,
        Action::Decline,
        Action::Endure,
        Action::Build,
        Action::Shield,
        Action::Pass,
    ];
    let decks = Deck::all().flat_map(|deck| {
        let draws = [Way::Visible, Way::Blind].map(|way| Action::Draw { deck, way });
        draws.into_iter().chain([Action::Take(deck)])
    });
    let fires = (1..8).map(|bits| {
        let is_in = |spot: &Spot| bits >> spot.index() & 1 == 1;
        Action::Fire(Spot::all().filter(is_in).collect::<Spots>())
    });
    let combats = Spot::all().map(|spot| Action::Combat { spot, by: None });
    let all = plain.into_iter().chain(decks).chain(fires).chain(combats);
    let all = all.chain(seats().map(Action::Borrow)).chain(about_colours());
    all.chain(about_slots()).chain(about_cards()).collect()
}

fn assert_exact(game: &Tournay, all: &[Action]) {
    for seat in seats() {
        let mut list = Vec::new();
        game.legal(seat, &mut list);
        let listed: BTreeSet<Action> = list.iter().copied().collect();
        assert_eq!(listed.len(), list.len(), "an action is listed twice");
        let mut trial = game.clone();
        for &action in all {
            let is_accepted = trial.apply(seat, action, &mut Silent).is_ok();
            assert_eq!(
                is_accepted,
                listed.contains(&action),
                "{seat}: {action}, {:?}",
                game.task()
            );
            if is_accepted {
                trial = game.clone();
            }
        }
        assert!(listed.iter().all(|action| all.contains(action)), "not everything is tried");
    }
}

/// Checks about one in `stride` states of random games.
fn sampled(games: u64, stride: u32) -> u32 {
    let all = expressible();
    let setups: Vec<Setup> = Setup::all().into_iter().chain(Setup::readings()).collect();
    let mut checked = 0;
    for number in 0..games {
        let mut rng = Pcg64Mcg::seed_from_u64(number);
        let setup = &setups[number as usize % setups.len()];
        let mut game = Tournay::start(setup, &Seed::numbered(number)).expect("a table");
        while let Some(seat) = game.to_act().iter().next() {
            if rng.next_u32().is_multiple_of(stride) {
                assert_exact(&game, &all);
                checked += 1;
            }
            let action = game.pick(seat, &mut rng).expect("a choice");
            let _ = game.apply(seat, action, &mut Silent).expect("legal");
        }
    }
    checked
}

/// `examples/tournay_games.rs` is for large numbers; here a few hundred states of every kind.
#[test]
fn lists_are_complete_and_exact() {
    assert!(sampled(68, 100) > 200);
}
