//! `bastide arena`.

use std::fs;

use serde_json::Value;

use super::call::{bastide, contents, folder};

const CALL: &str = "arena cathedral greedy random --seed 5";

/// A result without what the clock has to do with.
fn timeless(mut result: Value) -> Value {
    for bot in result["bots"].as_array_mut().expect("two bots are reported") {
        let bot = bot.as_object_mut().expect("each with its figures");
        bot.retain(|key, _| !key.contains("milliseconds"));
    }
    result
}

/// Also CAT-TOURN-02: pairs are won by the sum of both margins.
#[test]
fn cat_tourn_01_bots_meet_in_pairs_and_greedy_beats_random() {
    // By nodes: a move that a busy machine holds up is not late.
    let result =
        bastide("arena cathedral greedy:5000n random:1n --seed 5 --pairs 12 --json").json();
    let count = |what: &str| -> u64 {
        ["won", "lost", "tied"].iter().map(|key| result[what][key].as_u64().unwrap()).sum()
    };
    assert_eq!((count("pairs"), count("games")), (12, 24));
    assert!(result["share_of_pairs"]["low"].as_f64().unwrap() > 0.5, "{result}");
    assert!(result["margin_per_pair"]["low"].as_f64().unwrap() > 0.0, "{result}");
    for bot in result["bots"].as_array().unwrap() {
        assert_eq!((&bot["illegal_moves"], &bot["late_moves"]), (&0.into(), &0.into()));
    }
    assert!(result["dark_share"].is_number() && result["captures_per_game"].is_number());
}

#[test]
fn a_run_that_was_cut_short_goes_on_to_the_same_result() {
    let folder = folder("resume");
    let (whole, cut) = (folder.join("whole.jsonl"), folder.join("cut.jsonl"));
    let result = bastide(&format!("{CALL} --pairs 6 --json --log {}", whole.display())).json();
    let log = fs::read_to_string(&whole).unwrap();
    assert_eq!(log.lines().count(), 7);
    // The terms, two pairs and the beginning of a third.
    let ends: Vec<usize> = log.match_indices('\n').map(|(end, _)| end).collect();
    fs::write(&cut, &log[..ends[2] + 40]).unwrap();
    let resumed = bastide(&format!("{CALL} --pairs 6 --json --resume {}", cut.display())).json();
    assert_eq!(timeless(resumed), timeless(result));
    assert_eq!(fs::read_to_string(&cut).unwrap().lines().count(), 7);
}

#[test]
fn a_log_is_neither_overwritten_nor_mixed_up() {
    let log = folder("log").join("run.jsonl");
    bastide(&format!("{CALL} --pairs 1 --log {}", log.display())).fine();
    let before = fs::read_to_string(&log).unwrap();
    let again = bastide(&format!("{CALL} --pairs 1 --log {}", log.display())).refused(1);
    assert!(again.contains("--resume"), "{again}");
    let other = format!("arena cathedral greedy random --seed 6 --resume {}", log.display());
    assert!(bastide(&other).refused(1).contains("another run"));
    assert_eq!(fs::read_to_string(&log).unwrap(), before);
}

#[test]
fn records_of_a_pair_share_the_cathedral_and_exchange_colours() {
    let folder = folder("arena-records");
    bastide(&format!("{CALL} --pairs 2 --records {}", folder.display())).fine();
    assert_eq!(contents(&folder).len(), 4);
    let replay = |game: usize| {
        let file = folder.join(format!("pair-00001-game-{game}.record"));
        bastide(&format!("replay --json {}", file.display())).json()
    };
    let (one, two) = (replay(1), replay(2));
    assert_eq!(one["actions"][0]["action"], two["actions"][0]["action"]);
    assert_eq!(one["players"][0]["name"], two["players"][1]["name"]);
}

#[test]
fn bots_may_place_the_cathedral_themselves() {
    let call = "arena cathedral random greedy --pairs 3 --cathedral chosen --threads 2";
    let out = bastide(call).fine();
    assert!(out.contains("openings chosen") && out.contains("Dark took"), "{out}");
    let result = bastide(&format!("{call} --json")).json();
    assert!(result["margin_per_pair"]["mean"].as_f64().unwrap() < 0.0, "{result}");
}

/// Two copies of this program, each asked over its standard input.
#[test]
fn programs_that_speak_the_protocol_play_each_other() {
    let program =
        |bot: &str| format!("'program:{} bot cathedral {bot}'", env!("CARGO_BIN_EXE_bastide"));
    let (greedy, random) = (program("greedy:200n"), program("random:1n"));
    let call = format!("arena cathedral {greedy} {random} --pairs 2 --threads 1 --json");
    let result = bastide(&call).json();
    assert_eq!(result["pairs"]["won"], 2, "{result}");
    for bot in result["bots"].as_array().unwrap() {
        assert_eq!((&bot["illegal_moves"], &bot["late_moves"]), (&0.into(), &0.into()));
        assert!(bot["moves"].as_u64().unwrap() > 20);
    }
}

#[test]
fn a_program_that_does_not_greet_is_refused() {
    let refusal = bastide("arena cathedral random 'program:/bin/cat' --pairs 1").refused(1);
    assert!(refusal.contains("bot-protocol.md"), "{refusal}");
    let refusal = bastide("arena cathedral random program:./nobody --pairs 1").refused(1);
    assert!(refusal.contains("cannot be started"), "{refusal}");
}

#[test]
fn three_bots_all_meet_and_are_rated() {
    let call = "arena cathedral random greedy:50n greedy --pairs 4 --json";
    let log = folder("robin").join("run.jsonl");
    let result = bastide(&format!("{call} --log {}", log.display())).json();
    assert_eq!(fs::read_to_string(&log).unwrap().lines().count(), 1 + 3 * 4);
    let bots: Vec<&str> =
        result["ratings"].as_array().unwrap().iter().map(|r| r["bot"].as_str().unwrap()).collect();
    assert_eq!((bots.len(), bots[2]), (3, "random:0.5s"));
    let resumed = bastide(&format!("{call} --resume {}", log.display())).json();
    assert_eq!(resumed, result);
    let words = bastide(&call.replace(" --json", "")).fine();
    assert!(words.contains("greedy:50n against greedy:0.5s"), "{words}");
}

#[test]
fn a_sequential_test_stops_when_it_is_clear() {
    let call = "arena cathedral greedy random --pairs 400 --sprt 0,50 --threads 2 --json";
    let result = bastide(call).json();
    assert_eq!(result["test"]["verdict"], "high");
    assert!(result["pairs"]["won"].as_u64().unwrap() < 60, "{result}");
    assert!(bastide("arena cathedral greedy random --sprt 20,0").refused(2).contains("lower"));
    let three = bastide("arena cathedral greedy random mcts --sprt 0,20").refused(1);
    assert!(three.contains("two bots"), "{three}");
}

/// Also that a run goes on where it was cut off, and that other games are not mixed in.
#[test]
fn every_level_meets_the_one_below_it_and_is_rated() {
    let call = "arena anarchy --levels --games 2";
    let log = folder("levels").join("levels.jsonl");
    let table = bastide(&format!("{call} --log {}", log.display())).fine();
    assert!(table.contains("\n| 1 | 1000 ± 0 |"), "{table}");
    assert!(table.contains("\n| 8 | ") && table.contains("\nanarchy 8 "), "{table}");
    let lines = fs::read_to_string(&log).unwrap();
    assert_eq!(lines.lines().count(), 1 + 7);
    assert!(lines.contains("scenario=classic-standard") && lines.contains("level-7 0,"), "{lines}");
    assert_eq!(bastide(&format!("{call} --resume {}", log.display())).fine(), table);
    let other = format!("arena anarchy --levels --games 2 --seed 2 --resume {}", log.display());
    assert!(bastide(&other).refused(1).contains("another run"));
    bastide("arena anarchy --levels greedy random").refused(2);
    bastide("arena anarchy greedy random --games 4").refused(2);
}
