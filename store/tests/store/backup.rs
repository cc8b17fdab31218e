//! A backup is the whole database, and restores to the same one.

use std::fs;
use std::path::PathBuf;

use bastide_store::{
    Announcement, BackupCounts, BackupProblem, By, Named, Occupant, Restraint, RestraintKind,
    SeriesPlace, Store, StoreError,
};
use tempfile::TempDir;

use super::engine::{Home, account, added, entry, fresh, guest, new_match, remark};

/// A database with something of everything, and text that is hard to quote.
async fn full() -> (Store, Home) {
    let (store, home) = fresh().await;
    let (nell, tom) = (guest(&store, "Nell").await, guest(&store, "Tom \"d'Écosse\"\n").await);
    let mut first = new_match(&nell);
    first.series = Some(SeriesPlace { first: first.id.clone(), number: 1, games: 2 });
    let first = added(&store, first).await;
    let mut second = new_match(&tom);
    second.series = Some(SeriesPlace { first: first.clone(), number: 2, games: 2 });
    second.rematch_of = Some(first.clone());
    let second = added(&store, second).await;
    store.log().take_seat(&first, 1, &Occupant::Open, &Occupant::Guest(tom.id)).await.unwrap();
    for seq in 0..20 {
        store.log().append(&first, entry(seq, &format!("kéy {seq}"))).await.unwrap();
    }
    store.log().add_remark(&first, remark(&nell, "{\"table\": 1}")).await.unwrap();
    store.log().set_outcome(&first, "played 1 2", "a digest").await.unwrap();
    store.lessons().add_practice(&second, "tournay/borrow").await.unwrap();
    store.lessons().note_learned(nell.id, "tournay/borrow").await.unwrap();
    let made = store.accounts().add_account(account(&nell, "Jehanne")).await.unwrap();
    assert_eq!(made, Named::Done);
    let banned = Restraint { reason: "\"spam\"".to_owned(), until: None };
    store
        .moderation()
        .restrain(By::Administrator(nell.id), tom.id, RestraintKind::Ban, banned)
        .await
        .unwrap();
    let said = Announcement::of("Tonight", "Ce soir", "", 3);
    store.moderation().announce(By::Machine, said).await.unwrap();
    (store, home)
}

/// The backup of a full database, in a folder that goes with it.
async fn backed_up() -> (PathBuf, BackupCounts, TempDir) {
    let (store, _home) = full().await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("backup");
    let kept = store.backup().save(&path).await.unwrap();
    (path, kept, folder)
}

async fn refused(path: &std::path::Path) -> BackupProblem {
    let (store, _home) = fresh().await;
    let refused = store.backup().restore(path).await;
    assert!(store.backup().all_matches().await.unwrap().is_empty(), "nothing is half restored");
    let Err(StoreError::Backup { problem, .. }) = refused else { panic!("{refused:?}") };
    problem
}

#[tokio::test]
async fn what_is_restored_is_what_was_backed_up() {
    let (path, kept, folder) = backed_up().await;
    assert_eq!(kept.matches, 2);
    let (store, _home) = fresh().await;
    assert_eq!(store.backup().restore(&path).await.unwrap(), kept);
    let again = folder.path().join("again");
    store.backup().save(&again).await.unwrap();
    assert_eq!(fs::read_to_string(&again).unwrap(), fs::read_to_string(&path).unwrap());
    let names = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(names, 2, "no draft is left lying about");
}

#[tokio::test]
async fn a_restored_database_is_played_on_in() {
    let (path, _, _folder) = backed_up().await;
    let (store, _home) = fresh().await;
    store.backup().restore(&path).await.unwrap();
    let ada = guest(&store, "Ada").await;
    let id = added(&store, new_match(&ada)).await;
    store.log().append(&id, entry(0, "a")).await.unwrap();
    assert_eq!(store.backup().all_matches().await.unwrap().len(), 3);
}

#[tokio::test]
async fn only_an_empty_database_is_restored_into() {
    let (path, _, _folder) = backed_up().await;
    let (store, _home) = full().await;
    let refused = store.backup().restore(&path).await;
    assert!(matches!(refused, Err(StoreError::NotEmpty)), "{refused:?}");
    assert_eq!(store.backup().all_matches().await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_backup_that_is_cut_off_or_altered_restores_nothing() {
    let (path, _, _folder) = backed_up().await;
    let whole = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    let without = |number: usize| {
        let kept = lines.iter().enumerate().filter(|(line, _)| *line != number);
        kept.map(|(_, line)| *line).collect::<Vec<_>>().join("\n") + "\n"
    };
    let altered = [
        without(lines.len() - 1),
        without(lines.len() - 2),
        whole[..whole.len() / 2].to_owned(),
        whole.replace("act 7", "act 9"),
        format!("{whole}{}\n", lines[1]),
    ];
    for text in altered {
        fs::write(&path, text).unwrap();
        let problem = refused(&path).await;
        assert!(matches!(problem, BackupProblem::NotWhole | BackupProblem::Line(_)), "{problem:?}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_backup_is_called_that() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter");
    let missing = refused(&path).await;
    assert!(matches!(missing, BackupProblem::File(_)), "{missing:?}");
    for foreign in ["", "Dear friend,\n", "{}\n", "[1, 2]\n"] {
        fs::write(&path, foreign).unwrap();
        let problem = refused(&path).await;
        assert!(matches!(problem, BackupProblem::Foreign), "{problem:?}");
    }
    fs::write(&path, "{\"bastide_backup\":99}\n").unwrap();
    let later = refused(&path).await;
    assert!(matches!(later, BackupProblem::Later(_)), "{later:?}");
}
