//! What holds for any text at all: no parser panics, and whatever it accepts it writes in a form
//! that it accepts again as the same thing. The fuzz targets call these functions too.

use std::sync::Arc;

use bastide_anarchy::{Action, Anarchy, Corrected, Position, Rules, Setup};
use bastide_core::record::{Seal, game_of};
use bastide_core::{Game as _, Record, Seat, Seed, Silent};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// Whether the text is one.
pub(crate) fn action(text: &str) -> bool {
    let Ok(action) = text.parse::<Action>() else { return false };
    assert_eq!(action.to_string(), text);
    // Whoever is to act, an action is refused or carried out, never fatal.
    let game = Anarchy::start(&Setup::default(), &Seed::numbered(0)).expect("a table");
    for seat in Seat::all(4) {
        let _ = game.clone().apply(seat, action, &mut Silent);
    }
    true
}

pub(crate) fn setup(text: &str) -> bool {
    let Ok(setup) = text.parse::<Setup>() else { return false };
    assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup.clone()));
    let game = Anarchy::start(&setup, &Seed::numbered(0)).expect("the setup is valid");
    assert_eq!(game.setup(), setup);
    play_out(Anarchy::start(&setup, &Seed::numbered(1)).expect("it starts"));
    true
}

pub(crate) fn record(text: &str) -> bool {
    let _ = game_of(text);
    let sealed = Record::<Anarchy>::read(text, Seal::Required);
    let waived = Record::<Anarchy>::read(text, Seal::Waived);
    assert!(sealed.is_err() || waived.is_ok(), "a seal does no harm");
    let Ok(record) = waived else { return false };
    let written = record.to_string();
    let again = Record::<Anarchy>::read(&written, Seal::Required).expect("as the program writes");
    assert_eq!(again.to_string(), written);
    assert_eq!(again.state().position(), record.state().position());
    true
}

/// Whatever is restored is restored as written and can be played out.
pub(crate) fn position(text: &str) -> bool {
    let Ok(position) = serde_json::from_str::<Position>(text) else { return false };
    let Ok(game) = Anarchy::restore(&position) else { return false };
    assert_eq!(game.position(), position, "the position changed in the game");
    play_out(game);
    true
}

/// An owner's file: what it changes goes into a setup and comes back from it.
pub(crate) fn data_file(text: &str) -> bool {
    let Ok(data) = Corrected::from_file(text, Rules::LATEST) else { return false };
    let data = Some(Arc::new(data)).filter(|data| !data.is_empty());
    let setup = Setup { data, ..Setup::default() };
    assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup.clone()));
    play_out(Anarchy::start(&setup, &Seed::numbered(0)).expect("it starts"));
    true
}

/// Five rounds are always played to their end.
fn play_out(mut game: Anarchy) {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.pick(seat, &mut rng).expect("a seat to act has a choice");
        let _ = game.apply(seat, action, &mut Silent).expect("a picked action is legal");
    }
    assert!(game.standing().is_some());
}
