//! What is said of the next town crier is what the next town crier does.

use bastide_core::{Game as _, Seat, Seed, Viewer};
use bastide_presentation_tournay::words::forecast_shares;
use bastide_tournay::{Event, Tournay, View};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// What the first event does to each seat that a crier lets strike, where it is over and done with before
/// anybody is asked: what comes after the second strike shows that it is.
fn first_strike(events: &[Event]) -> Option<(usize, Vec<(Seat, u32)>)> {
    let is_strike = |event: &Event| matches!(event, Event::Strikes { .. });
    events.iter().position(|event| matches!(event, Event::Crier { .. }))?;
    let first = events.iter().position(is_strike)?;
    let second = first + 1 + events[first + 1..].iter().position(is_strike)?;
    let Event::Strikes { spot, .. } = events[first] else { return None };
    let mut shares: Vec<(Seat, u32)> = Vec::new();
    for event in &events[first + 1..second] {
        let (seat, number) = match *event {
            Event::LaidDown { seat, citizens, .. } => (seat, citizens.into()),
            Event::Damaged { seat, .. } => (seat, 1),
            Event::Gained { seat, deniers, .. } | Event::Paid { seat, deniers, .. } => {
                (seat, deniers)
            }
            _ => continue,
        };
        match shares.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, share)) => *share += number,
            None => shares.push((seat, number)),
        }
    }
    shares.sort_unstable_by_key(|(seat, _)| seat.index());
    Some((spot.index(), shares))
}

fn foretold(view: &View, spot: usize) -> Vec<(Seat, u32)> {
    let (event, coins) = view.queue.events[spot].expect("it struck");
    forecast_shares(view, event, coins).collect()
}

#[test]
fn what_is_foretold_of_the_next_crier_comes_true() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut struck = 0;
    for (number, setup) in (0..40).zip(Tournay::showcase().into_iter().cycle()) {
        let mut state = Tournay::start(&setup, &Seed::numbered(number)).expect("a showcase");
        while let Some(mover) = state.to_act().iter().next() {
            let action = state.pick(mover, &mut rng).expect("something is legal");
            let (before, mut events) = (state.view(Viewer::Public), Vec::new());
            let _ = state.apply(mover, action, &mut events).expect("it is legal");
            // A card is kept after its price was paid, so that nothing else happens in between.
            if !action.to_string().starts_with("keep") {
                continue;
            }
            if let Some((spot, shares)) = first_strike(&events) {
                let told: Vec<_> = foretold(&before, spot);
                assert_eq!(told, shares, "game {number}: {action}, {:?}", before.queue.events);
                struck += 1;
            }
        }
    }
    assert!(struck > 20, "only {struck} events struck without asking anybody");
}
