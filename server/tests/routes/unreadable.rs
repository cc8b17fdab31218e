//! Matches that cannot be read any more: the rules have changed, or something wrote into the database.

use axum::http::StatusCode;

use crate::house::{House, Match, Person};

/// What can happen to a match, and whether its row is still good enough for a list.
const DAMAGES: [(&str, bool); 8] = [
    ("update entry set text = 'act ACnE5' where seq = 1 and match = 'ID'", true),
    ("update entry set text = 'dance' where seq = 2 and match = 'ID'", true),
    ("update entry set seat = 200 where seq = 2 and match = 'ID'", true),
    ("update match set rules = 'house rules' where id = 'ID'", true),
    ("update match set setup = 'dragons=many' where id = 'ID'", true),
    ("update match set game = 'chess' where id = 'ID'", true),
    ("update seat set occupant = 'witch:1', guest = null where number = 1 and match = 'ID'", false),
    ("delete from seat where match = 'ID'", false),
];

/// A house that has forgotten its tables, with a damaged match among good ones.
async fn damaged(damage: &str) -> (House, Person, String, String) {
    let house = House::new().await;
    let Match { id: good, .. } = Match::begun(&house).await;
    let Match { id: bad, owner, .. } = Match::begun(&house).await;
    house.sql(&damage.replace("ID", &bad));
    let house = house.restarted().await;
    let owner = owner.at(&house);
    (house, owner, good, bad)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_cannot_be_read_costs_no_list() {
    for (damage, is_shown) in DAMAGES {
        let (house, mut owner, good, bad) = damaged(damage).await;
        let watched = house.stranger().get("/watch").await.expect(StatusCode::OK).body;
        assert!(watched.contains(&good), "{damage}");
        for path in ["/", "/mine"] {
            owner.get(path).await.expect(StatusCode::OK);
        }
        if is_shown {
            let own = owner.get("/mine").await.body;
            assert!(own.contains(&format!("href=\"/matches/{bad}\"")), "{damage}");
            assert!(own.contains("cannot be read"), "{damage}");
            assert!(!own.contains(&format!("/matches/{bad}/picture.svg")), "{damage}");
            assert!(watched.contains(&bad), "{damage}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn its_page_says_why() {
    for (damage, _) in DAMAGES {
        let (_house, mut owner, _, bad) = damaged(damage).await;
        owner.headers.insert("accept", "text/html".parse().unwrap());
        owner.headers.insert("accept-language", "fr".parse().unwrap());
        for path in ["", "/replay", "/record", "/picture.svg"] {
            let answer = owner.get(&format!("/matches/{bad}{path}")).await;
            let page = answer.expect(StatusCode::CONFLICT).body;
            assert!(page.contains("lang=\"fr\"") && page.contains("illisible"), "{damage}");
            assert!(!page.contains("dance") && !page.contains("dragons"), "it is for the log");
        }
        owner.act(&bad, "3", "k", "MAnH2").await.expect(StatusCode::CONFLICT);
    }
}
