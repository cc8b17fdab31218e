//! What holds for any text at all: no parser panics, and whatever it accepts it writes in a form
//! that it accepts again as the same thing. The fuzz targets call these functions too.

use bastide_core::record::{Seal, game_of};
use bastide_core::{Game as _, Record, Seat, Seed, Silent, Viewer};
use bastide_tournay::{Action, Position, Setup, Table, Tournay, provenance};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// Far more than a turn has; corrected prices can keep random players from ever ending a game.
const MOST_ACTIONS: usize = 300;

/// Whether the text is one.
pub(crate) fn action(text: &str) -> bool {
    let Ok(action) = text.parse::<Action>() else { return false };
    assert_eq!(action.to_string(), text);
    // Whoever is to act, an action is refused or carried out, never fatal.
    let game = Tournay::start(&Setup::default(), &Seed::numbered(0)).expect("a table");
    for seat in Seat::all(4) {
        let _ = game.clone().apply(seat, action, &mut Silent);
    }
    true
}

pub(crate) fn setup(text: &str) -> bool {
    let Ok(setup) = text.parse::<Setup>() else { return false };
    assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
    let game = Tournay::start(&setup, &Seed::numbered(0)).expect("the setup is valid");
    assert_eq!(game.setup(), setup);
    true
}

pub(crate) fn record(text: &str) -> bool {
    let _ = game_of(text);
    let sealed = Record::<Tournay>::read(text, Seal::Required);
    let waived = Record::<Tournay>::read(text, Seal::Waived);
    assert!(sealed.is_err() || waived.is_ok(), "a seal does no harm");
    let Ok(record) = waived else { return false };
    let written = record.to_string();
    let again = Record::<Tournay>::read(&written, Seal::Required).expect("as the program writes");
    assert_eq!(again.to_string(), written);
    assert_eq!(again.state().position(), record.state().position());
    true
}

pub(crate) fn position(text: &str) -> bool {
    let Ok(position) = serde_json::from_str::<Position>(text) else { return false };
    let Ok(game) = Tournay::restore(&position) else { return false };
    let written = serde_json::to_string(&game.position()).expect("a position is a document");
    let read: Position = serde_json::from_str(&written).expect("as the program writes");
    let again = Tournay::restore(&read).expect("what was restored can be restored");
    assert_eq!(again.position(), game.position());
    play_on(game);
    true
}

/// An owner's file of cards: what it changes goes into a setup and comes back from it.
pub(crate) fn card_file(text: &str) -> bool {
    let _ = provenance(text);
    let Ok(table) = Table::read(text) else { return false };
    let setup = Setup::default().with_cards(table);
    assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
    play_on(Tournay::start(&setup, &Seed::numbered(0)).expect("a table"));
    true
}

/// Whatever the rules accept, they can be followed from there, and everybody can look at it.
fn play_on(mut game: Tournay) {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..MOST_ACTIONS {
        let Some(seat) = game.to_act().iter().next() else { return };
        let action = game.pick(seat, &mut rng).expect("whoever is asked has a choice");
        let _ = game.apply(seat, action, &mut Silent).expect("what is listed is legal");
        let _ = (game.imagine(seat, &mut rng), game.view(Viewer::Public));
    }
}
