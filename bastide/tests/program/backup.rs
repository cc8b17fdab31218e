//! `bastide backup`, `restore`, `verify-all` and `ratings`.

use std::fs;
use std::path::{Path, PathBuf};

use super::call::{bastide, bastide_with, contents, folder, record_in};

/// A database with one match.
fn database_in(folder: &Path) -> PathBuf {
    let database = folder.join("bastide.db");
    let call = format!("import {} --database {}", record_in(folder).display(), database.display());
    bastide(&call).fine();
    database
}

#[test]
fn a_backup_is_restored_elsewhere_and_passes() {
    let folder = folder("backup");
    let database = database_in(&folder);
    let (file, restored) = (folder.join("bastide.backup"), folder.join("restored.db"));
    let call = format!("backup {} --database {}", file.display(), database.display());
    assert!(bastide(&call).fine().contains("holds 1 match of"));
    let call = format!("restore {} --database {}", file.display(), restored.display());
    assert!(bastide(&call).fine().contains("holds 1 match from"));
    let said = bastide(&format!("verify-all --database {}", restored.display())).fine();
    assert_eq!(said, "1 match replayed: all as noted.\n");
    let again = bastide(&call).refused(1);
    assert!(again.contains("not empty"), "{again}");
}

#[test]
fn ratings_are_worked_out_again_from_what_counted() {
    let folder = folder("ratings");
    let database = database_in(&folder);
    let said = bastide(&format!("ratings recompute --database {}", database.display())).fine();
    assert_eq!(
        said, "0 matches, 0 ratings: all as stored.\n",
        "a match from elsewhere counts for nobody"
    );
}

/// The environment says where the database is, and the backup is changed by hand before it is
/// restored: its own check finds that.
#[test]
fn an_altered_backup_is_refused() {
    let folder = folder("backup-altered");
    let database = database_in(&folder);
    let file = folder.join("bastide.backup");
    let variable = ("BASTIDE_DATABASE", database.to_str().unwrap());
    bastide_with(variable, &format!("backup {}", file.display()), "").fine();
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("\"cathedral\"", "\"tournay\"", 1)).unwrap();
    let restored = folder.join("restored.db");
    let call = format!("restore {} --database {}", file.display(), restored.display());
    let said = bastide(&call).refused(1);
    assert!(said.contains("cut off, or was altered"), "{said}");
}

#[test]
fn a_database_that_is_not_there_is_not_made() {
    let folder = folder("backup-of-nothing");
    let (file, missing) = (folder.join("bastide.backup"), folder.join("typing-eror.db"));
    for command in [format!("backup {}", file.display()), "verify-all".to_owned()] {
        let said = bastide(&format!("{command} --database {}", missing.display())).refused(1);
        assert!(said.contains("there is no database"), "{said}");
    }
    assert_eq!(contents(&folder), [] as [&str; 0]);
}
