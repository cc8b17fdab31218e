//! The program with a fourth game, which is registered by one line and known nowhere else.
//!
//! Called with arguments this is the program; called without, it calls itself and looks at the answers.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::env;
use std::fs;
use std::io::Write as _;
use std::process::{Command, ExitCode, Stdio};

use bastide_presentation::GameInfo;
use serde_json::Value;

const GAMES: [fn() -> GameInfo; 4] = [
    bastide_presentation_tournay::game,
    bastide_presentation_cathedral::game,
    bastide_presentation_anarchy::game,
    bastide_presentation_pebbles::game,
];

/// Set for the children.
const PROGRAM: &str = "BASTIDE_FOURTH_PROGRAM";

fn main() -> ExitCode {
    if env::var_os(PROGRAM).is_some() {
        return bastide::run(&GAMES);
    }
    // Asked by a tool which tests there are.
    if env::args().any(|argument| argument == "--list") {
        return ExitCode::SUCCESS;
    }
    the_command_line_names_it();
    bots_play_it();
    a_person_plays_it_and_everything_reads_the_record();
    ExitCode::SUCCESS
}

/// What the program says when it is called so; it must end well.
fn said(arguments: &[&str], input: &str) -> String {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(arguments)
        .env(PROGRAM, "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&said(arguments, "")).unwrap()
}

fn the_command_line_names_it() {
    let help = said(&["bots", "--help"], "");
    assert!(help.contains("pebbles:") && help.contains("Two players empty a heap"), "{help}");
    let bots = said(&["bots", "pebbles"], "");
    assert!(bots.contains("four") && bots.contains("level-8"), "{bots}");
}

fn bots_play_it() {
    let simulated = json(&["simulate", "pebbles", "--games", "20", "--bots", "four", "--json"]);
    assert_eq!(simulated["seats"][0]["wins"], 20, "{simulated}");
    assert_eq!(simulated["ends"]["total"], 20, "{simulated}");
    let met = json(&["arena", "pebbles", "four", "random", "--pairs", "5", "--json"]);
    assert!(met["pairs"]["won"].as_u64().unwrap() >= 3, "{met}");
    // 15 pebbles: one way to take three times one of three.
    assert_eq!(said(&["perft", "pebbles", "--depth", "3"], "").trim(), "27");
    let spoken = said(&["bot", "pebbles", "four"], "quit\n");
    assert!(spoken.is_empty(), "{spoken}");
}

fn a_person_plays_it_and_everything_reads_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.record");
    let file = file.to_str().unwrap();
    let table = ["play", "pebbles", "--seats", "human,four", "--record", file];
    let played = said(&table, "moves\ntake 9\ntake 3\ntake 1\ntake 1\ntake 1\n");
    assert!(played.contains("ooooooooooooooo"), "{played}");
    assert!(played.contains("Take 2 from the heap"), "{played}");
    assert!(played.contains("PEB-TAKE-01"), "{played}");
    assert!(played.contains("has won."), "{played}");
    assert!(fs::read_to_string(file).unwrap().contains("game: pebbles"));

    assert!(said(&["verify", file], "").contains('✓'));
    assert!(said(&["replay", file], "").contains("game: pebbles"));
    assert!(said(&["draw", file, "--ply", "0"], "").contains("pebble-14"));
    assert!(said(&["position", file, "--ply", "1"], "").contains("\"heap\": 12"));
    let analysed = json(&["analyse", file, "--budget", "1000n", "--json"]);
    assert_eq!(analysed["review"]["decisions"][0]["seat"], 0, "{analysed}");
}
