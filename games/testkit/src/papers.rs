//! What leaves the rules as text comes back as it was: setups, positions, records, and the face
//! that speaks only text.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

use bastide_core::record::Seal;
use bastide_core::{Game, Record, Reveal, Seat, Seed, Setup};

use super::{AnyGame, Face, list, viewers};

/// A setup reads back from its text, and the words of a record can be told apart.
pub(super) fn setup_is_text<G: Game>(setup: &G::Setup) {
    let text = setup.to_string();
    assert_eq!(text.parse().as_ref(), Ok(setup), "`{text}` does not parse back");
    let names: BTreeSet<&str> = Seat::all(setup.seats()).map(G::seat_name).collect();
    assert_eq!(names.len(), usize::from(setup.seats()), "two seats have one name");
    let is_word = |name: &&str| name.chars().all(char::is_alphanumeric) && !name.is_empty();
    assert!(names.iter().all(is_word), "{names:?} do not fit into a record");
    let face = Face::<G>::start(&text, &Seed::numbered(0)).expect("the text of a showcase setup");
    assert_eq!((face.name(), face.setup()), (G::NAME, text));
    assert_eq!(face.seat_names().len(), usize::from(setup.seats()));
}

/// The game as it comes back from its position written as JSON.
pub(super) fn restored<G: Game>(game: &G, seats: u8) -> G {
    let position = game.position();
    let text = serde_json::to_string(&position).expect("a position is a document");
    let read: G::Position = serde_json::from_str(&text).expect("a written position can be read");
    assert_eq!(read, position, "the position changed on paper: {text}");
    let restored = G::restore(&read).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(restored.position(), position, "the position changed in the game: {text}");
    assert_eq!(restored.setup(), game.setup(), "the setup changed: {text}");
    assert_eq!(restored.to_act(), game.to_act(), "others are to act: {text}");
    assert_eq!(restored.standing(), game.standing(), "the standing changed: {text}");
    for who in viewers(seats) {
        assert_eq!(restored.view(who), game.view(who), "{who:?} sees another game: {text}");
    }
    for seat in Seat::all(seats) {
        assert_eq!(list(&restored, seat), list(game, seat), "{seat} has other choices: {text}");
    }
    restored
}

/// The face shows what the game shows.
pub(super) fn face_agrees<G: Game>(game: &G, face: &Face<G>, seats: u8) {
    assert_eq!(face.to_act(), game.to_act());
    assert_eq!(face.standing(), game.standing());
    assert_eq!(face.position(), json(&game.position()));
    for who in viewers(seats) {
        assert_eq!(face.view(who), json(&game.view(who)), "{who:?}");
    }
    for seat in Seat::all(seats) {
        let written: Vec<String> = list(game, seat).iter().map(ToString::to_string).collect();
        assert_eq!(AnyGame::legal(face, seat), written, "{seat}");
    }
}

/// The face carries out the text of an action and tells everybody what the game tells them.
pub(super) fn face_tells<G: Game>(
    face: &mut Face<G>,
    (seat, action): (Seat, G::Action),
    reveal: Reveal,
    events: &[G::Event],
) {
    let mut clone = face.boxed_clone();
    let told = AnyGame::apply(face, seat, &action.to_string()).expect("the game accepted it");
    assert_eq!(told.reveal, reveal, "the face reveals something else");
    for who in viewers(face.0.setup().seats()) {
        let retold: Vec<Value> =
            events.iter().filter_map(|event| G::retell(event, who)).map(|e| json(&e)).collect();
        assert_eq!(told.events(who), retold, "{who:?} is told something else");
    }
    assert!(clone.apply(seat, &action.to_string()).is_ok(), "a clone of the face is a game too");
    assert_eq!(clone.position(), face.position(), "a clone of the face goes another way");
}

/// The record of a match reads back as the same match and is written with the same bytes; and
/// whoever plays its actions again meets the same events.
pub(super) fn record_comes_back<G: Game>(record: &Record<G>, game: &G, events: &[G::Event]) {
    let text = record.to_string();
    let read = Record::<G>::read(&text, Seal::Required)
        .unwrap_or_else(|error| panic!("the record cannot be read: {error:?}\n{text}"));
    assert_eq!(read.to_string(), text, "the record is written differently after reading");
    assert_eq!(read.plies(), record.plies());
    assert_eq!(read.state().position(), game.position(), "the record leads elsewhere");
    let mut again = G::start(record.setup(), record.seed()).expect("it started before");
    let mut told = Vec::new();
    for &(seat, action) in record.plies() {
        assert!(again.apply(seat, action, &mut told).is_ok(), "{action} is refused this time");
    }
    assert_eq!(told, events, "the same actions tell different events");
    assert_eq!(again.position(), game.position(), "the same actions lead elsewhere");
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("documents of games have string keys and finite numbers")
}
