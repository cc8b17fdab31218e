//! `bastide replay`, `draw` and `position`: what is made of records.

use std::fs;

use super::call::{bastide, bastide_fed, folder, record_in};

#[test]
fn a_record_is_read_out_in_words_and_drawn() {
    let file = record_in(&folder("replay"));
    let out = bastide(&format!("replay {}", file.display())).fine();
    assert!(out.starts_with("game: cathedral\nvariants: standard\n"), "{out}");
    assert!(out.contains("  1. Light  CA") && out.contains("places the Cathedral"), "{out}");
    assert!(out.contains('╔'), "the city is drawn: {out}");
    let french = bastide(&format!("replay {} --ply 1 --language fr", file.display())).fine();
    assert!(french.contains("  1. Clair") && !french.contains("  2. "), "{french}");
}

#[test]
fn an_analysis_judges_every_decision_and_says_the_same_again() {
    let file = record_in(&folder("analyse"));
    let call = format!("analyse {} --budget 2000n", file.display());
    let words = bastide(&call).fine();
    assert!(words.contains("Turning points") && words.contains("   1. Light"), "{words}");
    assert_eq!(bastide(&format!("{call} --threads 1")).fine(), words);
    let document = bastide(&format!("{call} --json")).json();
    let decisions = document["review"]["decisions"].as_array().unwrap();
    assert!(decisions.len() > 15 && decisions.iter().all(|it| it["hindsight"].is_null()));
    let german = bastide(&format!("{call} --language de")).fine();
    assert!(german.contains("Wendepunkte"), "{german}");
}

#[test]
fn a_position_of_a_record_reads_back_as_itself() {
    let folder = folder("position");
    let file = record_in(&folder);
    let text = bastide(&format!("position {} --ply 9", file.display())).fine();
    let document = folder.join("city.json");
    fs::write(&document, &text).unwrap();
    assert_eq!(bastide(&format!("position {}", document.display())).fine(), text);
    let checked =
        bastide(&format!("position --check --legal --json {}", document.display())).json();
    let actions = checked["actions"].as_array().unwrap();
    assert_eq!(checked["legal"], actions.len());
    let call = format!("perft cathedral --depth 1 --position {}", document.display());
    assert_eq!(bastide(&call).fine(), format!("{}\n", actions.len()));
    let words = bastide(&format!("position --check {}", document.display())).fine();
    assert!(words.ends_with(&format!("\n{} legal actions\n", actions.len())), "{words}");
}

/// A forced pass is a line of the record, and whoever counts its lines counts it.
#[test]
fn plies_are_the_lines_of_a_record() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../games/cathedral/tests/records/passed_and_moved_again.record"
    );
    let text = fs::read_to_string(file).unwrap();
    let is_action = |line: &&str| line.starts_with("Light ") || line.starts_with("Dark ");
    let lines: Vec<&str> = text.lines().filter(is_action).collect();
    let passed = lines.iter().position(|line| line.ends_with(" --")).expect("somebody passes");
    let at = |ply: usize| bastide(&format!("position {file} --ply {ply}")).fine();
    assert_eq!(at(passed), at(passed + 1), "the pass follows at once");
    assert_ne!(at(passed + 1), at(passed + 2));
    assert_eq!(at(lines.len()), bastide(&format!("position {file}")).fine());
    let refusal = bastide(&format!("position {file} --ply {}", lines.len() + 1)).refused(1);
    assert!(refusal.contains(&format!("from 0 to {}", lines.len())), "{refusal}");
    let told = bastide(&format!("replay {file}")).fine();
    let (seat, action) = lines[passed + 1].split_once(' ').unwrap();
    assert!(told.contains(&format!("{:>3}. {seat:<6} {action}", passed + 2)), "{told}");
}

#[test]
fn a_record_and_its_position_give_the_same_picture_but_for_the_mark() {
    let folder = folder("draw");
    let file = record_in(&folder);
    let position = bastide(&format!("position {} --ply 0", file.display())).fine();
    let of_position = bastide_fed("draw -", &position).fine();
    let of_record = bastide(&format!("draw {} --ply 0", file.display())).fine();
    assert_eq!(of_position, of_record);
    assert!(of_record.starts_with("<svg"), "{of_record}");
}

#[test]
fn the_format_of_a_picture_follows_its_name() {
    let folder = folder("formats");
    let file = record_in(&folder);
    let (svg, png) = (folder.join("end.svg"), folder.join("end.png"));
    bastide(&format!("draw {} -o {}", file.display(), svg.display())).fine();
    bastide(&format!("draw {} -o {} --width 320", file.display(), png.display())).fine();
    assert!(fs::read_to_string(svg).unwrap().starts_with("<svg"));
    let png = fs::read(png).unwrap();
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(png[16..20], 320u32.to_be_bytes());
    let text = bastide(&format!("draw {} --format terminal", file.display())).fine();
    assert!(text.contains('╔') && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn a_record_written_by_hand_is_sealed() {
    let folder = folder("seal");
    let file = record_in(&folder);
    let (mine, sealed) = (folder.join("mine.record"), folder.join("sealed.record"));
    let text = fs::read_to_string(&file).unwrap();
    let (body, _) = text.split_once("seal: ").unwrap();
    fs::write(&mine, format!("{body}# that was close\n")).unwrap();
    let refused = bastide(&format!("replay {}", mine.display())).refused(1);
    assert!(refused.contains("no seal") && refused.contains("--unsealed"), "{refused}");
    let call = format!("replay {} --unsealed --seal {}", mine.display(), sealed.display());
    bastide(&call).fine();
    assert_eq!(fs::read_to_string(&sealed).unwrap(), text);
}

/// The README shows pictures of it.
#[test]
fn the_match_of_the_readme_is_sound() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures/match.record");
    let out = bastide(&format!("replay {file}")).fine();
    assert!(out.contains("A draw, 3 squares left each."), "{out}");
}
