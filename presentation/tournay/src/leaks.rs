//! What a viewer of Tournay is shown does not depend on what they cannot know.

use std::collections::BTreeSet;

use bastide_core::{Game, Seat, Seed, Setup as _, Viewer};
use bastide_presentation::testing::leaks::is_the_same_in_imagined_worlds;
use bastide_presentation::{Host, Presentation as _};
use bastide_text::Phrasebook;
use bastide_tournay::{Card, Setup, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use serde_json::json;

use crate::TournayPresentation;

#[test]
fn a_table_shows_a_seat_nothing_it_cannot_know() {
    is_the_same_in_imagined_worlds::<TournayPresentation>(4, &[]);
}

/// Ids of cards as words of a text.
fn cards_in(text: &str) -> BTreeSet<&'static str> {
    let words: BTreeSet<&str> =
        text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).collect();
    Card::all().map(Card::id).filter(|id| words.contains(id)).collect()
}

/// The log names cards in the notation of actions; a viewer reads no card there that was never in
/// their view nor in what they were told.
#[test]
fn the_log_names_no_card_that_the_reader_has_not_seen() {
    let book = Phrasebook::default();
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    let literal = Setup::readings().into_iter().skip(15);
    let setups = Tournay::showcase().into_iter().take(4).chain(literal);
    for (number, setup) in setups.enumerate() {
        let (seats, seed) = (setup.seats(), Seed::numbered(number as u64));
        let mut state = Tournay::start(&setup, &seed).expect("a showcase");
        let mut host = Host::<TournayPresentation>::start(
            &setup.to_string(),
            &seed,
            TournayPresentation::version(),
        )
        .expect("a showcase");
        let mut viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).collect();
        viewers.push(Viewer::Public);
        // For each action, what each viewer has seen or been told up to it.
        let mut known = vec![vec![BTreeSet::new()]; viewers.len()];
        while let Some(mover) = state.to_act().iter().next() {
            let action = state.pick(mover, &mut rng).expect("something is legal");
            let before: Vec<_> = viewers.iter().map(|who| json!(state.view(*who))).collect();
            let mut events = Vec::new();
            let _ = state.apply(mover, action, &mut events).expect("it is legal");
            let _ = host.act(mover, &action.to_string(), &book).expect("it is legal");
            for ((who, known), before) in viewers.iter().zip(&mut known).zip(before) {
                let told: Vec<_> = events.iter().filter_map(|e| Tournay::retell(e, *who)).collect();
                let mut now = known.last().cloned().unwrap_or_default();
                now.extend(cards_in(&before.to_string()));
                now.extend(cards_in(&json!(told).to_string()));
                known.push(now);
            }
        }
        for (who, known) in viewers.iter().zip(&known) {
            let log = host.log(*who, &book);
            assert!(log.iter().any(|line| line.action.is_none()), "{who:?} is told everything");
            for (line, known) in log.iter().zip(&known[1..]) {
                let action = line.action.as_deref().unwrap_or_default();
                assert!(cards_in(action).is_subset(known), "{who:?} reads {action}");
            }
        }
    }
}
