//! What holds for any text at all: no parser panics, and whatever it accepts it writes in a form
//! that it accepts again as the same thing. The fuzz targets call these functions too.

use bastide_cathedral::{Action, Cathedral, Cell, Placement, Position, Setup, Side};
use bastide_core::record::{Seal, game_of};
use bastide_core::{Commitment, Game as _, Record, Seed, Silent, Viewer};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// More than any game has, even from a position that no game leads to.
const MOST_ACTIONS: usize = 1_000;

pub(crate) fn action(text: &str) {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string().parse(), Ok(action));
        // Even before the game has begun an action is refused or carried out, never fatal.
        for side in Side::BOTH {
            let _ = Cathedral::new(Setup::default()).apply(side.seat(), action, &mut Silent);
        }
    }
    if let Ok(placement) = text.parse::<Placement>() {
        assert_eq!(placement.to_string().parse(), Ok(placement));
        let _ = (placement.cells(Side::Light), placement.cells(Side::Dark));
    }
    if let Ok(cell) = text.parse::<Cell>() {
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
}

pub(crate) fn setup(text: &str) {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
        let game = Cathedral::start(&setup, &Seed::numbered(0)).expect("the setup is valid");
        assert_eq!(game.setup(), setup);
    }
}

pub(crate) fn seed(text: &str) {
    let Ok(seed) = text.parse::<Seed>();
    assert_eq!(seed.to_string().parse(), Ok(seed));
    if let Some(commitment) = Commitment::parse(text) {
        assert_eq!(commitment.to_string(), text);
    }
}

pub(crate) fn record(text: &str) {
    let _ = game_of(text);
    let sealed = Record::<Cathedral>::read(text, Seal::Required);
    let waived = Record::<Cathedral>::read(text, Seal::Waived);
    assert!(sealed.is_err() || waived.is_ok(), "a seal does no harm");
    let Ok(record) = waived else { return };
    let written = record.to_string();
    let again = Record::<Cathedral>::read(&written, Seal::Required).expect("as the program writes");
    assert_eq!(again.to_string(), written);
    assert_eq!(again.state(), record.state());
}

pub(crate) fn position(text: &str) {
    let Ok(position) = serde_json::from_str::<Position>(text) else { return };
    let Ok(game) = Cathedral::restore(&position) else { return };
    let written = serde_json::to_string(&game.position()).expect("a position is a document");
    let read: Position = serde_json::from_str(&written).expect("as the program writes");
    let again = Cathedral::restore(&read).expect("what was restored can be restored");
    assert_eq!(again, game);
    play_to_the_end(game);
}

/// Whatever position the rules accept, they can be followed from there.
fn play_to_the_end(mut game: Cathedral) {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..MOST_ACTIONS {
        let Some(seat) = game.to_act().iter().next() else {
            assert!(game.standing().is_some());
            return;
        };
        let action = game.pick(seat, &mut rng).expect("a seat to act has a choice");
        let _ = game.apply(seat, action, &mut Silent).expect("a picked action is legal");
        let _ = game.view(Viewer::Public);
    }
    panic!("the game does not end");
}
