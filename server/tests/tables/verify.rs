//! Everything that is stored can be replayed, and what cannot is found.

use bastide_community::Community;
use bastide_core::Seat;
use bastide_matches::{Fault, SeatRequest};
use bastide_store::{MatchId, Store};
use rusqlite::Connection;

use super::{DARK, House, LIGHT, house, until};

/// Every match, and what is wrong with it.
async fn verified(tables: &Community) -> Vec<(MatchId, Option<Fault>)> {
    let mut verdicts = Vec::new();
    for id in tables.store().backup().all_matches().await.expect("a list") {
        let verdict = tables.verify(&id).await.expect("it is looked at");
        verdicts.push((id, verdict));
    }
    verdicts
}

/// A match that was played and given up, and one that goes on.
async fn two_matches(house: &House) -> [MatchId; 2] {
    let mut ids = Vec::new();
    for _ in 0..2 {
        let table = house.table([SeatRequest::Myself, SeatRequest::Myself]).await;
        let opening: [(Seat, &str); 3] = [(LIGHT, "CAnE5"), (DARK, "TOnB9"), (LIGHT, "IFnH9")];
        for (seat, action) in opening {
            house.act(&table, seat, action).await.expect("a legal action");
        }
        ids.push(table.id().clone());
    }
    let table = house.tables.open(&ids[0]).await.expect("a match");
    let wish = bastide_matches::Request { seat: DARK, seq: Some(3), key: "resign" };
    house.tables.commands().resign(&table, wish).await.expect("one may always");
    ids.try_into().expect("two")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_is_found_and_told() {
    let house = house().await;
    let [over, running] = two_matches(&house).await;
    assert!(verified(&house.tables).await.iter().all(|(_, fault)| fault.is_none()));
    let raw = Connection::open(house.folder.path().join("bastide.db")).expect("the file");
    let spoil = |sql: &str, id: &MatchId| {
        raw.execute(sql, [id.as_str()]).expect("it is changed by another hand");
    };
    spoil("update entry set text = 'act TOnB8' where match = ?1 and seq = 1", &over);
    let fault = house.tables.verify(&over).await.expect("it is looked at");
    assert!(matches!(fault, Some(Fault::Position { .. })), "another legal move: {fault:?}");
    spoil("update match set outcome = 'resigned 0' where id = ?1", &over);
    let fault = house.tables.verify(&over).await.expect("it is looked at");
    assert!(matches!(fault, Some(Fault::Outcome { .. })), "{fault:?}");
    spoil("update match set outcome = 'aborted' where id = ?1", &running);
    let fault = house.tables.verify(&running).await.expect("it is looked at");
    assert!(matches!(fault, Some(Fault::NotOver(_))), "{fault:?}");
    for sql in [
        "update entry set text = 'act CAnE5' where match = ?1 and seq = 1",
        "update entry set text = 'dance' where match = ?1 and seq = 1",
        "delete from entry where match = ?1 and seq = 1",
    ] {
        spoil(sql, &running);
        let fault = house.tables.verify(&running).await.expect("it is looked at");
        assert!(matches!(fault, Some(Fault::Unreadable(_))), "{sql}: {fault:?}");
    }
}

/// Bots play while the backup is written.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_taken_under_load_restores_to_what_passes() {
    let house = house().await;
    let bot = || SeatRequest::Bot("greedy:20n".into());
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(house.table([bot(), bot()]).await);
    }
    until(&tables[0], |now| now.game.plies() > 5).await;
    let file = house.folder.path().join("backup");
    let kept = house.tables.store().backup().save(&file).await.expect("a backup");
    assert_eq!(kept.matches, 6);
    for table in &tables {
        until(table, |now| now.ending.is_some()).await;
    }
    assert!(verified(&house.tables).await.iter().all(|(_, fault)| fault.is_none()));

    let restored = Store::open(house.folder.path().join("restored.db")).await.expect("a database");
    restored.backup().restore(&file).await.expect("it is whole");
    let verdicts = verified(&Community::new(restored)).await;
    assert_eq!(verdicts.len(), 6);
    assert!(verdicts.iter().all(|(_, fault)| fault.is_none()), "{verdicts:?}");
}
