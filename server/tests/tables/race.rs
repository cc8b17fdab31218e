//! Two nodes see the same clock run out: one flag falls.

use std::time::Duration;

use bastide_community::Community;
use bastide_core::Seat;
use bastide_matches::{
    Adding, Ending, Follows, MatchError, MatchRequest, Request, SeatRequest, Time,
};
use bastide_store::time_control::{Clock, Terms, Timeout};
use bastide_store::{Store, TokenHash, Visibility};
use bastide_text::Phrasebook;

/// The flag of a seat falls at both nodes while its owner still sends a move to either.
pub(crate) async fn race(one: Store, other: Store) {
    let time = Time::standing_at(1_700_000_000_000);
    let nodes = [one, other].map(|store| Community::by(store, time.clone()));
    let [here, there] = &nodes;
    let nell = here.store().players().add_guest(TokenHash([7; 32]), "Nell").await.expect("a guest");
    let wish = MatchRequest {
        game: "cathedral".to_owned(),
        setup: String::new(),
        seed: None,
        adding: Adding::Nothing,
        visibility: Visibility::Public,
        seats: vec![SeatRequest::Myself, SeatRequest::Myself],
        games: 1,
        follows: Follows::Nothing,
        terms: Terms { clock: Clock::Fischer { start_s: 60, gain_s: 0 }, timeout: Timeout::Lose },
        rated: true,
    };
    for round in 0..10 {
        let id = here.create(nell.id, wish.clone()).await.expect("a match");
        let tables =
            [here.open(&id).await.expect("it is here"), there.open(&id).await.expect("and there")];
        time.pass(Duration::from_secs(60));
        let key = format!("late-{round}");
        let late = Request { seat: Seat::new(0), seq: None, key: &key };
        let book = Phrasebook::default();
        let [here_time, there_time] = [here.timekeeper(), there.timekeeper()];
        let commands = there.commands();
        let (first, second, late) = tokio::join!(
            here_time.drop_flags(),
            there_time.drop_flags(),
            commands.act(&tables[1], late, "CAnE5", &book)
        );
        first.expect("a round");
        second.expect("another");
        assert!(matches!(late, Err(MatchError::OutOfTime)), "{late:?}");
        let stored = here.store().log().load(&id).await.expect("a read").expect("the match");
        let log: Vec<&str> = stored.entries.iter().map(|entry| entry.text.as_str()).collect();
        assert_eq!(log, ["begin", "time"]);
        here.timekeeper().drop_flags().await.expect("a round");
        let third = Community::by(there.store().clone(), time.clone());
        let again = third.open(&id).await.expect("it is stored");
        assert_eq!(again.now().await.ending, Some(Ending::Time(Seat::new(0))));
        assert_eq!(stored.outcome.as_deref(), Some("time 0"));
    }
}
