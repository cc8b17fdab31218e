//! `bastide simulate`, `tournament`, `perft` and `bots`: figures in tables.

use bastide_testkit::rounds;

use super::call::{bastide, contents, folder};

#[test]
fn simulated_games_do_not_depend_on_threads() {
    let games = rounds(60, 600);
    let call = |threads: usize| {
        let call =
            format!("simulate cathedral --games {games} --seed 9 --threads {threads} --json");
        let mut result = bastide(&call).json();
        assert!(result["one_thread"]["games_per_second"].as_f64().unwrap() > 0.0);
        for pace in ["one_thread", "all_threads"] {
            result.as_object_mut().unwrap().remove(pace);
        }
        result
    };
    let result = call(1);
    assert_eq!(result, call(3));
    assert_eq!(result["games"], games);
    let wins = |seat: usize| result["seats"][seat]["wins"].as_u64().unwrap();
    assert_eq!(wins(0) + wins(1) + result["draws"].as_u64().unwrap(), u64::from(games));
    assert!(result["state_bytes"].as_u64().unwrap() > 0);
}

#[test]
fn simulated_games_can_be_kept() {
    let folder = folder("simulated");
    let call = "simulate cathedral --games 4 --bots greedy,random --records";
    let out = bastide(&format!("{call} {}", folder.display())).fine();
    assert!(out.starts_with("4 games of cathedral"), "{out}");
    assert_eq!(contents(&folder).len(), 4);
    for name in contents(&folder) {
        bastide(&format!("replay {}", folder.join(name).display())).fine();
    }
}

/// Also CAT-TOURN-02, -04 and -05.
#[test]
fn cat_tourn_03_the_lowest_total_wins_a_tournament() {
    let call = "tournament cathedral --bots random,greedy,random,greedy";
    let result = bastide(&format!("{call} --opponents 2 --json")).json();
    assert_eq!(result["meetings"].as_array().unwrap().len(), 4);
    let table = result["table"].as_array().unwrap();
    let totals: Vec<u64> = table.iter().map(|row| row["total"].as_u64().unwrap()).collect();
    assert!(totals.is_sorted() && table.iter().all(|row| row["games"] == 4), "{result}");
    assert_eq!((&table[0]["place"], &table[0]["bot"]), (&1.into(), &"greedy:0.5s".into()));
    let out = bastide(&format!("{call} --threads 1")).fine();
    assert_eq!(out.lines().count(), 5, "{out}");
}

#[test]
fn cat_piece_03_the_program_counts_what_the_ledger_counts() {
    assert_eq!(bastide("perft cathedral --depth 1").fine(), "224\n");
    let result = bastide("perft cathedral --depth 2 --divide --json").json();
    assert_eq!(result["sequences"], 398_548);
    assert_eq!(result["divided"].as_object().unwrap().len(), 224);
    assert_eq!(bastide("perft cathedral --depth 0").fine(), "1\n");
    let divided = bastide("perft cathedral --depth 1 --divide").fine();
    assert!(divided.starts_with("CAnB2 1\n") && divided.ends_with("\n224\n"), "{divided}");
}

#[test]
fn the_bots_are_listed_with_a_sentence() {
    let result = bastide("bots cathedral --json").json();
    let bots = result["bots"].as_array().unwrap();
    assert_eq!(bots[0]["name"], "random");
    let out = bastide("bots cathedral").fine();
    assert_eq!(out.lines().count(), bots.len());
    assert!(out.contains(bots[1]["about"].as_str().unwrap()));
    assert_eq!(bots.last().unwrap()["name"], "level-8");
    assert!(out.contains("\nlevel-1   rated 1000 ± 0 by the arena\n"), "{out}");
}
