//! What is refused, with which exit code, and that nothing is left behind.

use std::fs;
use std::process::{Command, Stdio};

use super::call::{bastide, bastide_fed, contents, folder, record_in};

#[test]
fn an_altered_record_is_refused_and_nothing_is_written() {
    let folder = folder("altered");
    let file = record_in(&folder);
    let text = fs::read_to_string(&file).unwrap();
    // Dark's first building is moved onto the cathedral.
    let (number, line) =
        text.lines().enumerate().find(|(_, line)| line.starts_with("Light CA")).unwrap();
    let square = &line["Light CAn".len()..];
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[number + 1] = format!("Dark TAn{square}");
    fs::write(&file, lines.join("\n") + "\n").unwrap();
    for call in ["replay --seal OUT FILE", "draw FILE -o OUT", "position FILE"] {
        let out = folder.join("out").display().to_string();
        let call = call.replace("FILE", &file.display().to_string()).replace("OUT", &out);
        let refusal = bastide(&call).refused(1);
        let expected =
            format!("line {}: the rules refuse `TAn{square}` (CAT-PLACE-03)", number + 2);
        assert!(refusal.contains(&expected), "{refusal}");
        assert!(refusal.contains("[CAT-PLACE-03]"), "the reason in words: {refusal}");
    }
    assert_eq!(contents(&folder), ["game.record"]);
}

#[test]
fn a_comment_keeps_the_seal_and_a_name_breaks_it() {
    let folder = folder("renamed");
    let file = record_in(&folder);
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("\n\n", "\n\n# a fine game\n")).unwrap();
    bastide(&format!("replay {}", file.display())).fine();
    fs::write(&file, text.replace("Dark: random", "Dark: somebody")).unwrap();
    let refusal = bastide(&format!("replay {}", file.display())).refused(1);
    assert!(refusal.contains("the seal does not fit"), "{refusal}");
}

#[test]
fn files_that_are_nothing_are_refused() {
    assert!(bastide("replay no-such-file").refused(1).contains("no-such-file could not be read"));
    let neither = bastide_fed("draw -", "hello\n").refused(1);
    assert!(
        neither.contains("neither a record") && neither.contains("nor a position"),
        "{neither}"
    );
    let broken = bastide_fed("position --check -", "{\"game\": \"cathedral\",").refused(1);
    assert!(broken.contains("is no JSON"), "{broken}");
    let other = bastide_fed("draw -", "{\"game\": \"chess\"}").refused(1);
    assert!(other.contains("there is no game `chess`; there is cathedral"), "{other}");
}

#[test]
fn cat_prop_02_an_impossible_position_is_refused_with_its_clause() {
    let folder = folder("impossible");
    let position = bastide(&format!("position {} --ply 9", record_in(&folder).display())).json();
    let mut wrong = position.clone();
    wrong["owned"]["light"] = serde_json::json!(["a1"]);
    wrong["owned"]["dark"] = serde_json::json!(["a1"]);
    let refusal = bastide_fed("position --check -", &wrong.to_string()).refused(1);
    assert!(refusal.contains("owned: both own A1 (CAT-PROP-02)"), "{refusal}");
}

#[test]
fn plies_beyond_the_record_are_refused() {
    let file = record_in(&folder("plies"));
    let refusal = bastide(&format!("replay {} --ply 99", file.display())).refused(1);
    assert!(refusal.contains("--ply can be anything from 0 to"), "{refusal}");
    let position = bastide(&format!("position {}", file.display())).fine();
    let refusal = bastide_fed("draw - --ply 3", &position).refused(1);
    assert!(refusal.contains("is a single position"), "{refusal}");
}

#[test]
fn unknown_bots_and_options_are_refused_by_name() {
    let refusal = bastide("arena cathedral greedy deep").refused(1);
    assert!(
        refusal.contains("there is no bot `deep`; there are level-1 to level-8, random, "),
        "{refusal}"
    );
    let refusal = bastide("simulate cathedral --bots random:soon").refused(1);
    assert!(refusal.contains("`soon` is no budget"), "{refusal}");
    let refusal = bastide("perft cathedral --depth 1 --setup capture=maybe").refused(1);
    assert!(refusal.contains("it can be choice or forced"), "{refusal}");
    let refusal = bastide("tournament cathedral --bots random,random,random --opponents 1");
    assert!(refusal.refused(1).contains("one of the two has to be even"));
    let refusal = bastide("play cathedral --dark deep").refused(1);
    assert!(refusal.contains("there is no bot `deep`"), "{refusal}");
    let refusal = bastide("simulate cathedral --bots random,random,random").refused(1);
    assert!(refusal.contains("3 bots were named for 2 seats"), "{refusal}");
}

#[test]
fn wrong_usage_has_a_code_of_its_own() {
    let games = bastide("play chess").refused(2);
    assert!(games.contains("chess") && games.contains("cathedral"), "{games}");
    bastide("frobnicate").refused(2);
    bastide("perft cathedral").refused(2);
    bastide("arena cathedral random random --log a --resume b").refused(2);
    bastide("simulate cathedral --threads 0").refused(2);
    bastide("play cathedral --language nl").refused(2);
}

#[test]
fn a_record_that_cannot_be_kept_is_refused_before_the_game() {
    let folder = folder("unwritable");
    let call = format!("play cathedral --light human --record {}/no/game.record", folder.display());
    assert!(bastide(&call).refused(1).contains("game.record could not be written"));
}

/// `bastide … | head -1`: whoever reads stops, and the program ends without a word.
#[test]
fn a_broken_pipe_ends_quietly() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
    command.args(["perft", "cathedral", "--depth", "2", "--divide"]).stdout(writer);
    let output = command.stderr(Stdio::piped()).output().unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""));
}
