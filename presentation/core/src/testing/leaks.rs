//! What a viewer is shown does not depend on what they cannot know.

use bastide_core::{Game as _, Seat, Seed, Setup as _, Viewer};
use bastide_text::Phrasebook;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use serde_json::json;

use crate::presentation::Presentation;
use crate::scene::{Layout, Scene};

/// Plays at random and deals what a seat cannot know anew, again and again: the table shows the same.
/// `elements` are asked about as far as the game tells of them.
pub fn is_the_same_in_imagined_worlds<P: Presentation>(games: usize, elements: &[String]) {
    let book = Phrasebook::default();
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    for (number, setup) in P::Game::showcase().into_iter().enumerate().take(games) {
        let mut state = P::Game::start(&setup, &Seed::numbered(number as u64)).expect("a showcase");
        for ply in 0_u32.. {
            let Some(mover) = state.to_act().iter().next() else { break };
            if ply % 29 == 0 {
                for seat in Seat::all(setup.seats()) {
                    let imagined = state.imagine(seat, &mut rng);
                    assert_eq!(
                        shown::<P>(&state, seat, elements, &book),
                        shown::<P>(&imagined, seat, elements, &book),
                        "{} {seat:?} {ply}",
                        P::Game::NAME
                    );
                }
            }
            let action = state.pick(mover, &mut rng).expect("something is legal");
            let _ = state.apply(mover, action, &mut Vec::new()).expect("it is legal");
        }
    }
}

/// All that a table shows of a state to somebody on a seat.
fn shown<P: Presentation>(
    state: &P::Game,
    seat: Seat,
    elements: &[String],
    book: &Phrasebook,
) -> String {
    let viewer = Viewer::Seat(seat);
    let view = state.view(viewer);
    let seats = Seat::all(state.setup().seats());
    let tallies: Vec<String> = seats.map(|other| P::tally(&view, other, book)).collect();
    let svg = P::svg(&Scene { viewer, view: &view, last: &[] }, Layout::Picture, book);
    let (asked, labels) = (P::question(&view, viewer, book), P::labels(&view, book));
    let told = P::inspector(state).map(|inspector| {
        let about: Vec<_> =
            elements.iter().map(|id| inspector.about(Some(seat), id, book)).collect();
        (about, inspector.nearly(seat), inspector.warnings(seat, book))
    });
    let muster = P::deployment(state).map(|deployment| deployment.muster(seat, "", book));
    let choices = json!(P::choices(state, seat, book));
    format!("{svg}\n{asked}\n{labels:?}\n{tallies:?}\n{choices}\n{told:?}\n{muster:?}")
}
