//! Accounts and sessions: one name, one owner; what ends, what moves, what goes.

use bastide_store::{
    Guest, MatchId, Named, NewApiToken, NewSession, Occupant, Proof, Store, StoreError, TokenHash,
};

use super::engine::{account, added, fresh, guest, new_match, remark};

fn session(mark: u8) -> NewSession {
    NewSession { token: TokenHash([mark; 32]), device: "Safari iPhone".to_owned() }
}

/// Somebody with an account of this name.
async fn owner(store: &Store, name: &str) -> Guest {
    let guest = guest(store, "Guest").await;
    assert_eq!(store.accounts().add_account(account(&guest, name)).await.unwrap(), Named::Done);
    guest
}

#[tokio::test]
async fn an_account_is_the_guest_with_another_key() {
    let (store, _home) = fresh().await;
    let cookie = TokenHash([200; 32]);
    let nell = store.players().add_guest(cookie, "Nell").await.unwrap();
    let new = account(&nell, "Jehanne");
    let signed_in = new.session.token;
    assert_eq!(store.accounts().add_account(new).await.unwrap(), Named::Done);
    assert_eq!(
        store.accounts().known(cookie).await.unwrap(),
        None,
        "the guest's cookie opens nothing now"
    );
    let known = store.accounts().known(signed_in).await.unwrap().unwrap();
    assert_eq!((known.guest.id, known.guest.name.as_str()), (nell.id, "Jehanne"));
    assert!(known.has_account && !known.is_administrator && known.ban.is_none());
    let found = store.accounts().account_named(" ＪＥＨＡＮＮＥ ").await.unwrap().unwrap();
    assert_eq!((found.guest, found.password.as_str()), (nell.id, "hash of Jehanne"));
    assert_eq!(store.accounts().account_named("Jehan").await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_want_one_name_one_gets_it() {
    let (store, _home) = fresh().await;
    for name in ["Jehanne", "Perrin", "Mahaut"] {
        let (first, second) = (guest(&store, "Nell").await, guest(&store, "Tom").await);
        let wishes = [account(&first, name), account(&second, &name.to_uppercase())];
        let [a, b] = wishes.map(|wish| {
            let store = store.clone();
            tokio::spawn(async move { store.accounts().add_account(wish).await.unwrap() })
        });
        let mut became = [a.await.unwrap(), b.await.unwrap()];
        became.sort_by_key(|named| *named == Named::Taken);
        assert_eq!(became, [Named::Done, Named::Taken], "{name}");
    }
}

#[tokio::test]
async fn the_name_of_an_account_is_nobody_elses() {
    let (store, _home) = fresh().await;
    let jehanne = owner(&store, "Jehanne").await;
    let tom = guest(&store, "Tom").await;
    let refused = store.players().rename_guest(tom.id, "JEHANNE").await;
    assert!(matches!(refused, Err(StoreError::NameTaken)), "{refused:?}");
    let newcomer = guest(&store, "Jehanne").await;
    assert!(newcomer.name.starts_with("Jehanne "), "numbered: {}", newcomer.name);
    store.players().rename_guest(jehanne.id, "jehanne").await.unwrap();
    store.players().rename_guest(jehanne.id, "Mahaut").await.unwrap();
    store.players().rename_guest(tom.id, "Jehanne").await.unwrap();
    assert!(store.accounts().account_named("mahaut").await.unwrap().is_some());
    assert_eq!(store.accounts().account_named("jehanne").await.unwrap(), None);
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one_or_all_but_one() {
    let (store, _home) = fresh().await;
    let (jehanne, perrin) = (owner(&store, "Jehanne").await, owner(&store, "Perrin").await);
    for mark in [1, 2, 3] {
        store.accounts().add_session(jehanne.id, session(mark)).await.unwrap();
    }
    let sessions = store.accounts().sessions(jehanne.id).await.unwrap();
    assert_eq!(sessions.len(), 4);
    let second =
        store.accounts().known(TokenHash([2; 32])).await.unwrap().unwrap().session.unwrap();
    store.accounts().end_session(perrin.id, second).await.unwrap();
    assert!(
        store.accounts().known(TokenHash([2; 32])).await.unwrap().is_some(),
        "it is not Perrin's"
    );
    store.accounts().end_session(jehanne.id, second).await.unwrap();
    assert_eq!(store.accounts().known(TokenHash([2; 32])).await.unwrap(), None);
    let third = store.accounts().known(TokenHash([3; 32])).await.unwrap().unwrap().session.unwrap();
    store.accounts().end_other_sessions(jehanne.id, third).await.unwrap();
    assert_eq!(store.accounts().sessions(jehanne.id).await.unwrap().len(), 1);
    assert_eq!(
        store.accounts().sessions(perrin.id).await.unwrap().len(),
        1,
        "those of others go on"
    );
}

#[tokio::test]
async fn a_code_sets_the_password_once_and_ends_every_session() {
    let (store, _home) = fresh().await;
    let jehanne = guest(&store, "Guest").await;
    let new = account(&jehanne, "Jehanne");
    let (code, other) = (new.codes[0], new.codes[1]);
    store.accounts().add_account(new).await.unwrap();
    let wrong = Proof::Code(TokenHash([9; 32]));
    let set = async |proof, password: &str, number| {
        let new = (password.to_owned(), session(number));
        store.accounts().set_password(jehanne.id, proof, new).await.unwrap()
    };
    assert!(!set(wrong, "stolen", 20).await);
    assert!(set(Proof::Code(code), "new", 21).await);
    assert!(!set(Proof::Code(code), "again", 22).await);
    assert_eq!(store.accounts().account(jehanne.id).await.unwrap().unwrap().password, "new");
    assert_eq!(store.accounts().sessions(jehanne.id).await.unwrap().len(), 1, "whoever came back");
    assert!(store.accounts().known(TokenHash([21; 32])).await.unwrap().is_some());
    assert_eq!(store.accounts().codes_left(jehanne.id).await.unwrap(), 1);
    store.accounts().set_codes(jehanne.id, vec![TokenHash([7; 32])]).await.unwrap();
    assert!(!set(Proof::Code(other), "old set", 23).await);
}

#[tokio::test]
async fn a_new_password_ends_every_session_and_token() {
    let (store, _home) = fresh().await;
    let jehanne = owner(&store, "Jehanne").await;
    store.accounts().add_session(jehanne.id, session(1)).await.unwrap();
    store.tokens().add_api_token(token(&jehanne), 1).await.unwrap().expect("the first");
    assert!(
        store.tokens().add_api_token(token(&jehanne), 1).await.unwrap().is_none(),
        "one too many"
    );
    let new = ("new".to_owned(), session(30));
    assert!(store.accounts().set_password(jehanne.id, Proof::Password, new).await.unwrap());
    assert!(store.accounts().known(TokenHash([1; 32])).await.unwrap().is_none());
    assert!(store.accounts().known(TokenHash([30; 32])).await.unwrap().is_some());
    assert_eq!(store.accounts().sessions(jehanne.id).await.unwrap().len(), 1);
    assert_eq!(store.tokens().api_tokens(jehanne.id).await.unwrap(), []);
}

fn token(owner: &Guest) -> NewApiToken {
    NewApiToken {
        guest: owner.id,
        hash: TokenHash([8; 32]),
        label: "bot".to_owned(),
        scopes: "read".to_owned(),
        expires_at: None,
    }
}

/// A match of this guest, with a remark of theirs.
async fn played(store: &Store, who: &Guest) -> MatchId {
    let id = added(store, new_match(who)).await;
    store.log().add_remark(&id, remark(who, "well met")).await.unwrap();
    id
}

#[tokio::test]
async fn what_a_guest_played_is_taken_along_except_where_both_sit() {
    let (store, _home) = fresh().await;
    let (jehanne, visitor) = (owner(&store, "Jehanne").await, guest(&store, "Nell").await);
    let own = played(&store, &visitor).await;
    let shared = added(&store, new_match(&jehanne)).await;
    store.log().take_seat(&shared, 1, &Occupant::Open, &Occupant::Guest(visitor.id)).await.unwrap();
    store.lessons().note_learned(visitor.id, "tournay/borrow").await.unwrap();
    store.lessons().note_learned(jehanne.id, "tournay/borrow").await.unwrap();
    assert!(store.players().has_belongings(visitor.id).await.unwrap());
    let moved = store.players().take_along(visitor.id, jehanne.id).await.unwrap();
    assert_eq!(moved, std::slice::from_ref(&own));
    let taken = store.log().load(&own).await.unwrap().unwrap();
    assert_eq!(taken.seats[0].occupant, Occupant::Guest(jehanne.id));
    assert_eq!(taken.creator, jehanne.id);
    assert_eq!(store.log().remarks(&own, 9).await.unwrap()[0].guest, jehanne.id);
    let left = store.log().load(&shared).await.unwrap().unwrap();
    assert_eq!(left.seats[1].occupant, Occupant::Guest(visitor.id), "no second hand");
    assert_eq!(store.lessons().learned(jehanne.id).await.unwrap(), ["tournay/borrow"]);
}

#[tokio::test]
async fn of_a_deleted_account_the_games_stay_and_nothing_else() {
    let (store, _home) = fresh().await;
    let jehanne = owner(&store, "Jehanne").await;
    let id = played(&store, &jehanne).await;
    store.lessons().note_learned(jehanne.id, "tournay/borrow").await.unwrap();
    store.tokens().add_api_token(token(&jehanne), 9).await.unwrap();
    store.accounts().delete_account(jehanne.id, TokenHash([77; 32])).await.unwrap();
    assert_eq!(store.accounts().account_named("Jehanne").await.unwrap(), None);
    assert_eq!(store.tokens().api_token(TokenHash([8; 32])).await.unwrap(), None);
    assert_eq!(store.accounts().sessions(jehanne.id).await.unwrap(), []);
    assert_eq!(store.accounts().codes_left(jehanne.id).await.unwrap(), 0);
    assert_eq!(store.lessons().learned(jehanne.id).await.unwrap(), [] as [&str; 0]);
    let said = &store.log().remarks(&id, 9).await.unwrap()[0];
    assert_eq!((said.name.as_str(), said.text.as_str()), ("", ""));
    assert_eq!(store.log().load(&id).await.unwrap().unwrap().seats[0].name.as_deref(), Some(""));
    assert_eq!(owner(&store, "Jehanne").await.id.0, jehanne.id.0 + 1, "the name is free again");
}
