//! Bans, mutes, removals, announcements, and the book they are written in.

use bastide_store::{
    Announcement, By, GuestId, MatchId, PlayerQuery, Restraint, RestraintKind, Store, StoreError,
    TokenHash, Visibility,
};

use super::engine::{account, added, fresh, guest, new_match, remark};

fn for_good(reason: &str) -> Restraint {
    Restraint { reason: reason.to_owned(), until: None }
}

/// What the book says was done, the latest first.
async fn book(store: &Store) -> Vec<String> {
    store.moderation().entries(50).await.unwrap().into_iter().map(|deed| deed.what).collect()
}

#[tokio::test]
async fn a_ban_holds_until_its_time_is_over_or_it_is_lifted() {
    let (store, _home) = fresh().await;
    let cookie = TokenHash([200; 32]);
    let tom = store.players().add_guest(cookie, "Tom").await.unwrap();
    let ban = async |restraint: Restraint| {
        store
            .moderation()
            .restrain(By::Machine, tom.id, RestraintKind::Ban, restraint)
            .await
            .unwrap();
        store.accounts().known(cookie).await.unwrap().unwrap().ban
    };
    let over = Restraint { reason: "spam".to_owned(), until: Some(1) };
    assert_eq!(ban(over).await, None, "long over");
    let later = Restraint { reason: "more spam".to_owned(), until: Some(i64::MAX) };
    assert_eq!(ban(later.clone()).await, Some(later));
    assert_eq!(store.moderation().banned_since(0).await.unwrap(), [tom.id]);
    assert!(store.moderation().release(By::Machine, tom.id, RestraintKind::Ban).await.unwrap());
    assert!(!store.moderation().release(By::Machine, tom.id, RestraintKind::Ban).await.unwrap());
    assert_eq!(store.accounts().known(cookie).await.unwrap().unwrap().ban, None);
    assert_eq!(store.moderation().banned_since(0).await.unwrap(), []);
    assert_eq!(book(&store).await, ["unban", "ban", "ban"]);
}

#[tokio::test]
async fn a_mute_is_no_ban_and_both_are_seen_in_the_list() {
    let (store, _home) = fresh().await;
    let tom = guest(&store, "Tom_100%").await;
    guest(&store, "Tomás").await;
    store
        .moderation()
        .restrain(By::Machine, tom.id, RestraintKind::Mute, for_good("loud"))
        .await
        .unwrap();
    assert_eq!(store.moderation().restraint(tom.id, RestraintKind::Ban).await.unwrap(), None);
    assert_eq!(
        store.moderation().restraint(tom.id, RestraintKind::Mute).await.unwrap(),
        Some(for_good("loud"))
    );
    let found = store.players().find(PlayerQuery::Name("TOM".to_owned())).await.unwrap();
    assert_eq!(found.len(), 2);
    for pattern in ["tom_1", "100%"] {
        let found = store.players().find(PlayerQuery::Name(pattern.to_owned())).await.unwrap();
        assert_eq!(found.len(), 1, "{pattern} is looked for as it stands");
        assert_eq!((found[0].id, &found[0].mute), (tom.id, &Some(for_good("loud"))));
    }
    assert_eq!(store.players().find(PlayerQuery::Name("t%s".to_owned())).await.unwrap(), []);
    assert_eq!(store.players().find(PlayerQuery::Restrained).await.unwrap().len(), 1);
    assert_eq!(store.players().find(PlayerQuery::Id(GuestId(99))).await.unwrap(), []);
}

#[tokio::test]
async fn nobody_who_is_not_there_is_kept_from_anything() {
    let (store, _home) = fresh().await;
    let nobody = GuestId(99);
    let refused =
        store.moderation().restrain(By::Machine, nobody, RestraintKind::Ban, for_good("x")).await;
    assert!(matches!(refused, Err(StoreError::UnknownGuest(GuestId(99)))), "{refused:?}");
    let refused = store.moderation().set_administrator(By::Machine, nobody, true).await;
    assert!(matches!(refused, Err(StoreError::UnknownGuest(GuestId(99)))), "{refused:?}");
    assert_eq!(book(&store).await, [] as [&str; 0]);
}

#[tokio::test]
async fn only_accounts_are_administrators() {
    let (store, _home) = fresh().await;
    let jehanne = guest(&store, "Nell").await;
    store.moderation().set_administrator(By::Machine, jehanne.id, true).await.unwrap_err();
    let new = account(&jehanne, "Jehanne");
    let token = new.session.token;
    store.accounts().add_account(new).await.unwrap();
    store.moderation().set_administrator(By::Machine, jehanne.id, true).await.unwrap();
    assert!(store.accounts().known(token).await.unwrap().unwrap().is_administrator);
    assert_eq!(store.players().find(PlayerQuery::Administrators).await.unwrap()[0].id, jehanne.id);
    store
        .moderation()
        .set_administrator(By::Administrator(jehanne.id), jehanne.id, false)
        .await
        .unwrap();
    assert!(!store.accounts().known(token).await.unwrap().unwrap().is_administrator);
    let deeds = store.moderation().entries(9).await.unwrap();
    assert_eq!(deeds[0].by.as_deref(), Some("Jehanne"));
    assert_eq!((deeds[1].by.as_deref(), deeds[1].what.as_str()), (None, "grant"));
}

#[tokio::test]
async fn the_words_of_a_remark_go_and_everybody_can_tell_that_something_changed() {
    let (store, _home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let id = added(&store, new_match(&nell)).await;
    for words in ["one", "two"] {
        store.log().add_remark(&id, remark(&nell, words)).await.unwrap();
    }
    assert!(store.moderation().remove_remark(By::Machine, &id, 1).await.unwrap());
    assert!(!store.moderation().remove_remark(By::Machine, &id, 1).await.unwrap());
    let said = store.log().remarks(&id, 9).await.unwrap();
    let said: Vec<_> = said.iter().map(|said| (said.number, said.text.as_str())).collect();
    assert_eq!(said, [(2, "two"), (3, "")], "numbers only grow");
    assert_eq!(store.moderation().silenced_since(0).await.unwrap(), [id]);
    assert_eq!(
        store.moderation().entries(9).await.unwrap()[0].guest,
        Some((nell.id, "Nell".to_owned()))
    );
}

#[tokio::test]
async fn a_removed_match_is_in_no_public_list() {
    let (store, _home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let id = added(&store, new_match(&nell)).await;
    assert_eq!(store.lists().public_games(9).await.unwrap().len(), 1);
    assert!(store.moderation().remove_match(By::Machine, &id, "rude words").await.unwrap());
    assert_eq!(store.moderation().visibility(&id).await.unwrap(), Some(Visibility::Private));
    assert_eq!(store.lists().public_games(9).await.unwrap(), []);
    assert_eq!(store.lists().games_of(nell.id, 9).await.unwrap().len(), 1);
    assert!(!store.moderation().remove_match(By::Machine, &MatchId::random(), "").await.unwrap());
}

#[tokio::test]
async fn the_last_announcement_is_the_one_that_is_made() {
    let (store, _home) = fresh().await;
    assert_eq!(store.moderation().announcement().await.unwrap(), None);
    store.moderation().announce(By::Machine, Announcement::of("first", "", "", 1)).await.unwrap();
    store
        .moderation()
        .announce(By::Machine, Announcement::of("second", "deuxième", " ", 1))
        .await
        .unwrap();
    let said = store.moderation().announcement().await.unwrap().unwrap();
    assert_eq!((said.en, said.fr, said.de), ("second".into(), "deuxième".into(), "second".into()));
    assert!(store.moderation().end_announcement(By::Machine).await.unwrap());
    assert_eq!(store.moderation().announcement().await.unwrap(), None);
    store
        .moderation()
        .announce(By::Machine, Announcement { until: 1, ..Announcement::of("old", "", "", 1) })
        .await
        .unwrap();
    assert_eq!(store.moderation().announcement().await.unwrap(), None, "its time is over");
}

#[tokio::test]
async fn the_running_games_of_the_banned_are_found() {
    let (store, _home) = fresh().await;
    let (nell, tom) = (guest(&store, "Nell").await, guest(&store, "Tom").await);
    let (running, over) =
        (added(&store, new_match(&nell)).await, added(&store, new_match(&nell)).await);
    added(&store, new_match(&tom)).await;
    store.log().set_outcome(&over, "played 1 2", "digest").await.unwrap();
    assert_eq!(store.moderation().games_of_banned().await.unwrap(), []);
    store
        .moderation()
        .restrain(By::Machine, nell.id, RestraintKind::Ban, for_good("x"))
        .await
        .unwrap();
    assert_eq!(store.moderation().games_of_banned().await.unwrap(), [(running.clone(), nell.id)]);
    assert_eq!(store.moderation().running_games(nell.id).await.unwrap(), [running]);
}
