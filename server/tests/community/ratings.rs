//! Ratings are worked out once, whoever does it, and are what their history says.

use bastide_community::Community;
use bastide_store::{Guest, MatchId, NewRated, Store, StoredRating};

use super::engine::{added, fresh, guest, new_match};

fn won(players: &[&Guest]) -> NewRated {
    let players: Vec<String> =
        players.iter().map(|guest| format!("guest:{}", guest.id.0)).collect();
    let places: Vec<String> = (1..=players.len()).map(|place| place.to_string()).collect();
    NewRated {
        game: "cathedral".to_owned(),
        speed: "untimed".to_owned(),
        players: players.join(" "),
        places: places.join(" "),
    }
}

/// A match that these have finished, in the order in which they came in.
async fn finished(store: &Store, players: &[&Guest]) -> MatchId {
    let id = added(store, new_match(players[0])).await;
    store.log().set_rated_outcome(&id, "played 0 1", "d", Some(won(players))).await.unwrap();
    id
}

async fn rating(store: &Store, guest: &Guest) -> Option<StoredRating> {
    store.ratings().rating(&format!("guest:{}", guest.id.0), "cathedral", "untimed").await.unwrap()
}

#[tokio::test]
async fn a_match_counts_once_however_often_and_by_whomever_it_is_worked_out() {
    let (store, home) = fresh().await;
    let (nell, tom) = (guest(&store, "Nell").await, guest(&store, "Tom").await);
    let id = finished(&store, &[&nell, &tom]).await;
    let other = home.open().await;
    let (here, there) = (Community::new(store.clone()), Community::new(other.clone()));
    let nodes = [here.ratings(), there.ratings()];
    let (one, two) = tokio::join!(nodes[0].settle(), nodes[1].settle());
    assert_eq!(one.unwrap() + two.unwrap(), 1);
    let known = rating(&store, &nell).await.unwrap();
    assert_eq!(known.games, 1);
    // Whoever finds the match over notes it again.
    store.log().set_rated_outcome(&id, "played 0 1", "d", Some(won(&[&nell, &tom]))).await.unwrap();
    assert_eq!(there.ratings().settle().await.unwrap(), 0);
    assert_eq!(rating(&other, &nell).await, Some(known));
    let changes = store.ratings().changes_by(&id).await.unwrap();
    assert_eq!(changes.len(), 2);
    assert!(changes.iter().any(|change| change.after > change.before));
}

#[tokio::test]
async fn what_was_noted_before_a_crash_is_worked_out_after_it() {
    let (store, home) = fresh().await;
    let (nell, tom) = (guest(&store, "Nell").await, guest(&store, "Tom").await);
    finished(&store, &[&nell, &tom]).await;
    assert_eq!(rating(&store, &nell).await, None);
    drop(store);
    let store = home.open().await;
    assert_eq!(Community::new(store.clone()).ratings().settle().await.unwrap(), 1);
    assert!(rating(&store, &nell).await.unwrap().rating > 1_500_000_000);
}

#[tokio::test]
async fn matches_that_end_on_two_nodes_at_once_all_count_in_one_order() {
    let (store, home) = fresh().await;
    let other = home.open().await;
    let (nell, tom, odo) =
        (guest(&store, "Nell").await, guest(&store, "Tom").await, guest(&store, "Odo").await);
    let mut nodes = Vec::new();
    for (store, winner, loser) in [(&store, &nell, &tom), (&other, &odo, &nell)] {
        let (store, winner, loser) = (store.clone(), winner.clone(), loser.clone());
        nodes.push(tokio::spawn(async move {
            for _ in 0..20 {
                finished(&store, &[&winner, &loser]).await;
                Community::new(store.clone()).ratings().settle().await.unwrap();
            }
        }));
    }
    for node in nodes {
        node.await.unwrap();
    }
    assert_eq!(rating(&store, &nell).await.unwrap().games, 40);
    let history =
        store.ratings().rating_history(&format!("guest:{}", nell.id.0), 100).await.unwrap();
    assert_eq!(history.len(), 40);
    for pair in history.windows(2) {
        assert_eq!(pair[0].after, pair[1].before, "each begins where the one before ended");
    }
}

#[tokio::test]
async fn working_them_out_again_comes_to_the_same() {
    let (store, _home) = fresh().await;
    let (nell, tom, odo) =
        (guest(&store, "Nell").await, guest(&store, "Tom").await, guest(&store, "Odo").await);
    let tables = Community::new(store.clone());
    for players in [[&nell, &tom, &odo], [&odo, &nell, &tom], [&tom, &nell, &odo]] {
        finished(&store, &players).await;
        finished(&store, &players[..2]).await;
        tables.ratings().settle().await.unwrap();
    }
    let before =
        [rating(&store, &nell).await, rating(&store, &tom).await, rating(&store, &odo).await];
    let done = tables.ratings().recompute().await.unwrap();
    assert_eq!((done.matches, done.ratings, done.corrected), (6, 3, 0));
    let after =
        [rating(&store, &nell).await, rating(&store, &tom).await, rating(&store, &odo).await];
    assert_eq!(before, after);
}

#[tokio::test]
async fn a_leaderboard_has_those_who_are_sure_with_the_names_they_have_now() {
    let (store, _home) = fresh().await;
    let (nell, tom) = (guest(&store, "Nell").await, guest(&store, "Tom").await);
    finished(&store, &[&nell, &tom]).await;
    Community::new(store.clone()).ratings().settle().await.unwrap();
    store.players().rename_guest(nell.id, "Nell of the Mill").await.unwrap();
    let all = store.ratings().best_ratings("cathedral", "untimed", i64::MAX, 10).await.unwrap();
    let names: Vec<_> = all.iter().map(|listed| listed.name.as_deref().unwrap()).collect();
    assert_eq!(names, ["Nell of the Mill", "Tom"]);
    let sure = store.ratings().best_ratings("cathedral", "untimed", 110_000_000, 10).await.unwrap();
    assert!(sure.is_empty(), "one match makes nobody sure");
    assert!(
        store.ratings().best_ratings("cathedral", "fast", i64::MAX, 10).await.unwrap().is_empty()
    );
}
