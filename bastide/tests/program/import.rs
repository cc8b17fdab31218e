//! `bastide import`.

use std::fs;

use super::call::{bastide, folder, record_in};

#[test]
fn records_become_matches_of_the_database() {
    let folder = folder("import");
    let record = record_in(&folder);
    let again = folder.join("again.record");
    fs::copy(&record, &again).unwrap();
    let (record, again) = (record.display(), again.display());
    let database = folder.join("bastide.db");
    let call = format!("import {record} {again} --database {}", database.display());
    let said = bastide(&call).fine();
    let [first, second] = said.lines().collect::<Vec<_>>()[..] else { panic!("{said}") };
    assert!(first.starts_with(&format!("{record}: /matches/")) && first.ends_with("/replay"));
    assert!(second.starts_with(&format!("{again}: /matches/")));
    assert!(fs::metadata(&database).unwrap().len() > 0);
}

#[test]
fn a_bad_record_is_refused_with_its_line_and_nothing_is_kept() {
    let folder = folder("import-bad");
    let good = record_in(&folder);
    let bad = folder.join("bad.record");
    fs::write(&bad, fs::read_to_string(&good).unwrap().replace("Light: ", "Bright: ")).unwrap();
    let database = folder.join("bastide.db");
    let call = format!(
        "import {} {} --language fr --database {}",
        good.display(),
        bad.display(),
        database.display()
    );
    let said = bastide(&call).refused(1);
    assert!(said.contains("bad.record: Ligne 6"), "{said}");
    assert!(!database.exists(), "not even the good one is kept");
}
