//! Matches to put into a database, for the contract of every engine.

use std::sync::atomic::{AtomicU64, Ordering};

use bastide_store::time_control::Terms;
use bastide_store::{
    Guest, MatchId, NewAccount, NewEntry, NewMatch, NewRemark, NewSeat, NewSession, Occupant,
    Store, TokenHash, Visibility,
};

use super::engine::Home;

/// A new database, with its home.
pub(crate) async fn fresh() -> (Store, Home) {
    let home = Home::new();
    (home.open().await, home)
}

pub(crate) async fn guest(store: &Store, name: &str) -> Guest {
    static TOKENS: AtomicU64 = AtomicU64::new(0);
    let mut token = [0; 32];
    token[..8].copy_from_slice(&TOKENS.fetch_add(1, Ordering::Relaxed).to_le_bytes());
    store.players().add_guest(TokenHash(token), name).await.unwrap()
}

/// An account for a guest, with a session and two codes that follow from its number.
pub(crate) fn account(guest: &Guest, name: &str) -> NewAccount {
    let hash = |mark: u8| {
        let mut bytes = [mark; 32];
        bytes[..8].copy_from_slice(&guest.id.0.to_le_bytes());
        TokenHash(bytes)
    };
    NewAccount {
        guest: guest.id,
        name: name.to_owned(),
        password: format!("hash of {name}"),
        codes: vec![hash(101), hash(102)],
        session: NewSession { token: hash(103), device: "Firefox Linux".to_owned() },
        retired: hash(104),
    }
}

/// A public match of two: its creator against whoever comes.
pub(crate) fn new_match(creator: &Guest) -> NewMatch {
    let seats = [Occupant::Guest(creator.id), Occupant::Open];
    NewMatch {
        id: MatchId::random(),
        game: "cathedral".to_owned(),
        setup: "basic".to_owned(),
        seed: "00ff".to_owned(),
        rules: "1".to_owned(),
        visibility: Visibility::Public,
        creator: creator.id,
        seats: seats.map(|occupant| NewSeat { occupant, invitation: None }).into(),
        series: None,
        rematch_of: None,
        terms: Terms::default(),
        rated: false,
    }
}

pub(crate) async fn added(store: &Store, new: NewMatch) -> MatchId {
    let id = new.id.clone();
    store.log().add_match(new).await.unwrap();
    id
}

/// A database with one match.
pub(crate) async fn with_match() -> (Store, MatchId, Home) {
    let (store, home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let id = added(&store, new_match(&nell)).await;
    (store, id, home)
}

pub(crate) fn entry(seq: u32, key: &str) -> NewEntry {
    NewEntry { seq, seat: Some((seq % 2) as u8), text: format!("act {seq}"), key: key.to_owned() }
}

/// Something a guest says, with their words for a key.
pub(crate) fn remark(guest: &Guest, text: &str) -> NewRemark {
    NewRemark { guest: guest.id, text: text.to_owned(), key: text.to_owned() }
}
