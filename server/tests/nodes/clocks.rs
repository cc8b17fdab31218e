//! Clocks that several nodes look at.

use bastide_store::Store;

use crate::cluster::Cluster;
use crate::race::race;

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_that_see_a_flag_fall_one_notes_it() {
    crate::games::install();
    let database = Cluster::shared().database();
    let open = || Store::open(database.as_str());
    race(open().await.unwrap(), open().await.unwrap()).await;
}

/// A call is lent to one node at a time.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_one_makes_a_call() {
    use bastide_store::{
        MatchId, NewMatch, NewSeat, NewWebhook, Occupant, QueuedTurn, TokenHash, Visibility,
    };
    let database = Cluster::shared().database();
    let nodes = [
        Store::open(database.as_str()).await.unwrap(),
        Store::open(database.as_str()).await.unwrap(),
    ];
    let [here, there] = &nodes;
    let nell = here.players().add_guest(TokenHash([7; 32]), "Nell").await.unwrap();
    let (url, secret) = ("https://example.org/".to_owned(), "x".to_owned());
    here.webhooks()
        .add_hook(NewWebhook { guest: nell.id, url, origin: String::new(), secret })
        .await
        .unwrap();
    let id = MatchId::random();
    let new = NewMatch {
        id: id.clone(),
        game: "cathedral".to_owned(),
        setup: String::new(),
        seed: "00".to_owned(),
        rules: "1".to_owned(),
        visibility: Visibility::Private,
        creator: nell.id,
        seats: vec![NewSeat { occupant: Occupant::Guest(nell.id), invitation: None }],
        series: None,
        rematch_of: None,
        terms: bastide_store::time_control::Terms::default(),
        rated: false,
    };
    here.log().add_match(new).await.unwrap();
    for ply in 0..20 {
        let turn = || vec![QueuedTurn { id: id.clone(), seat: 0, guest: nell.id, ply }];
        let (first, second) = tokio::join!(
            here.webhooks().queue_calls(turn(), 100),
            there.webhooks().queue_calls(turn(), 100)
        );
        first.unwrap();
        second.unwrap();
        let (first, second) = tokio::join!(
            here.webhooks().take_calls(200, 900),
            there.webhooks().take_calls(200, 900)
        );
        let taken: Vec<_> = first.unwrap().into_iter().chain(second.unwrap()).collect();
        assert_eq!(taken.len(), 1, "{taken:?}");
        here.webhooks().call_made(&taken[0]).await.unwrap();
    }
}
