//! Moving from one machine to several: a backup of the one database restores into the other.

use std::fs;

use bastide_store::Store;

use super::engine::{added, entry, fresh, guest, new_match};

#[tokio::test]
async fn a_database_of_one_file_moves_to_postgresql_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let file = Store::open(at("bastide.db")).await.unwrap();
    let nell = guest(&file, "Nell").await;
    let id = added(&file, new_match(&nell)).await;
    file.log().append(&id, entry(0, "a")).await.unwrap();
    file.backup().save(&at("of the file")).await.unwrap();

    let (store, _home) = fresh().await;
    store.backup().restore(&at("of the file")).await.unwrap();
    assert_eq!(store.log().load(&id).await.unwrap(), file.log().load(&id).await.unwrap());
    store.backup().save(&at("of postgresql")).await.unwrap();
    let text = |name| fs::read_to_string(at(name)).unwrap();
    assert_eq!(text("of the file"), text("of postgresql"));

    let back = Store::open(at("back.db")).await.unwrap();
    back.backup().restore(&at("of postgresql")).await.unwrap();
    assert_eq!(back.log().load(&id).await.unwrap(), file.log().load(&id).await.unwrap());
}
