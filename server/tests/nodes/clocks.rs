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
        CallSubject, MatchId, NewMatch, NewSeat, NewWebhook, Occupant, QueuedCall, TakeCalls,
        TokenHash, Visibility,
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
        .add_hook(NewWebhook {
            guest: nell.id,
            url,
            host: "example.org:443".to_owned(),
            origin: String::new(),
            secret,
            shape: "plain".to_owned(),
            only: None,
            language: "en".to_owned(),
            most: 5,
        })
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
        let subject = CallSubject {
            kind: "turn".to_owned(),
            id: Some(id.clone()),
            tournament: None,
            seat: Some(0),
            ply: Some(ply),
        };
        let turn = || vec![QueuedCall { guest: nell.id, subject: subject.clone(), due_at: 100 }];
        let asked = TakeCalls {
            at: 200,
            lent: 900,
            most: 16,
            most_to_host: 16,
            most_for_guest: 4,
            ..TakeCalls::default()
        };
        let (first, second) =
            tokio::join!(here.webhooks().queue_calls(turn()), there.webhooks().queue_calls(turn()));
        first.unwrap();
        second.unwrap();
        let (first, second) = tokio::join!(
            here.webhooks().take_calls(asked.clone()),
            there.webhooks().take_calls(asked.clone())
        );
        let taken: Vec<_> = first.unwrap().into_iter().chain(second.unwrap()).collect();
        assert_eq!(taken.len(), 1, "{taken:?}");
        here.webhooks().call_made(&taken[0], 300).await.unwrap();
    }
}
