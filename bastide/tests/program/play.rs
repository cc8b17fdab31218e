//! `bastide play`.

use std::fs;

use super::call::{bastide, bastide_fed, bastide_with, contents, folder};

const BOTH: &str = "play cathedral --light human --dark human";

/// The actions that `moves` lists last in an output.
fn listed(out: &str) -> Vec<String> {
    let (_, list) = out.rsplit_once(" legal action").expect("there is a list");
    let is_action = |word: &&str| {
        let letters = word.chars().filter(char::is_ascii_alphabetic).count();
        word.starts_with(['x', '='])
            || (letters == 4 && word.ends_with(|c: char| c.is_ascii_digit()))
    };
    let lines = list.lines().skip(1).take_while(|line| !line.starts_with("The game is left"));
    // A long list is notation alone, a short one has the words behind.
    let notation = lines.flat_map(|line| line.split_whitespace().take_while(is_action));
    notation.map(str::to_owned).collect()
}

/// A whole game through the keyboard: what to type next is taken from what the program lists.
#[test]
fn cat_end_01_a_person_plays_a_whole_game_with_what_moves_lists() {
    let file = folder("whole-game").join("game.record");
    let call = format!("{BOTH} --record {}", file.display());
    let mut typed = String::new();
    for ply in 0..60 {
        let out = bastide_fed(&call, &format!("{typed}moves\n")).fine();
        if !out.contains("The game is left unfinished.") {
            break;
        }
        let actions = listed(&out);
        // A stride through the list, in small letters every other time.
        let action = &actions[(ply * 37) % actions.len()];
        let action = if ply % 2 == 0 { action.to_lowercase() } else { action.clone() };
        typed.extend([action.as_str(), "\n"]);
    }
    let out = bastide_fed(&call, &typed).fine();
    assert!(out.contains("The game is over."), "{out}");
    assert!(out.ends_with(&format!("The record is in {}.\n", file.display())), "{out}");
    let replay = bastide(&format!("replay --json {}", file.display())).json();
    assert!(replay["standing"].is_object());
    assert_eq!(replay["actions"].as_array().map(Vec::len), Some(typed.lines().count()));
}

#[test]
fn illegal_input_is_answered_and_never_ends_the_game() {
    let typed = "nonsense\nCAnA1\nTAnE5\nxA1\ncanE5\nTAnE5\nTAnA1\nmoves zebra\nquit\n";
    let out = bastide_fed(BOTH, typed).fine();
    for answer in [
        "`nonsense` is no action (CAT-NOTE-01)",
        "[CAT-PLACE-01]",
        "[CAT-SETUP-07]",
        "[CAT-CAPTURE-02]",
        "[CAT-PLACE-03]",
        "Dark   TAnA1",
        "No legal action is about “zebra”.",
        "The game is left unfinished.",
    ] {
        assert!(out.contains(answer), "{answer} is missing from {out}");
    }
}

#[test]
fn undo_goes_back_to_the_previous_decision_of_the_person() {
    let file = folder("undo").join("game.record");
    let call = format!("play cathedral --light greedy --dark human --record {}", file.display());
    let out = bastide_fed(&call, "undo\nTAnA1\nundo\nTAnA10\nquit\n").fine();
    assert!(out.contains("There is no decision of yours to take back."));
    assert!(out.contains("Taken back to your previous decision."));
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.contains("Dark TAnA10") && !record.contains("Dark TAnA1\n"), "{record}");
}

#[test]
fn pieces_shows_what_is_in_hand_and_how_it_turns() {
    let out = bastide_fed(BOTH, "pieces\nCAnE5\npieces castle\nquit\n").fine();
    assert!(out.contains("CA Cathedral\n    n       e       s       w\n    .#.     ..#."), "{out}");
    assert_eq!(out.matches("CS Castle\n    n       e       s       w").count(), 2, "{out}");
    assert_eq!(out.matches("TO Tower\n    n").count(), 1, "{out}");
}

#[test]
fn a_hint_is_a_legal_action() {
    let call = "play cathedral --light human --dark random --seed oak";
    let out = bastide_fed(call, "hint 50n\nquit\n").fine();
    let (_, hint) = out.split_once(" would play ").unwrap();
    let action = &hint[..hint.find(':').unwrap()];
    let out = bastide_fed(call, &format!("{action}\nhint soon\nquit\n")).fine();
    assert!(out.contains(&format!("Light  {action}")), "{out}");
    assert!(out.contains("`soon` is no budget"), "{out}");
}

#[test]
fn two_people_at_one_keyboard_are_given_no_hints() {
    let out = bastide_fed(BOTH, "hint 50n\nquit\n").fine();
    assert!(out.contains("no hints when people play") && !out.contains(" would play "), "{out}");
}

#[test]
fn the_end_of_the_input_is_polite_and_keeps_the_record() {
    let folder = folder("end-of-input");
    let file = folder.join("game.record");
    let out =
        bastide_fed(&format!("{BOTH} --record {}", file.display()), "CAnE5\nboard\nTAn").fine();
    assert!(out.contains("The game is left unfinished."));
    assert_eq!(contents(&folder), ["game.record"]);
    let replay = bastide(&format!("replay --json {}", file.display())).json();
    assert_eq!((&replay["plies"], replay["standing"].is_null()), (&1.into(), true));
}

#[test]
fn a_game_can_be_saved_and_given_up() {
    let file = folder("save").join("saved.record");
    let typed = format!("CAnE5\nsave\nsave {0}/no/where\nsave {0}\nresign\n", file.display());
    let out = bastide_fed(BOTH, &typed).fine();
    assert!(out.contains("Say where to") && out.contains("could not be written"), "{out}");
    assert!(out.ends_with("Dark resigns; Light wins.\n"), "{out}");
    assert!(bastide(&format!("replay {}", file.display())).fine().contains("CAnE5"));
}

/// Also CAT-MATCH-02 and -03.
#[test]
fn cat_match_01_colours_change_in_a_series_and_points_add_up() {
    let folder = folder("series");
    let file = folder.join("game.record");
    let call = "play cathedral --light greedy --dark random --games 2 --seed elm";
    let out = bastide(&format!("{call} --record {}", file.display())).fine();
    assert_eq!(contents(&folder), ["game-1.record", "game-2.record"]);
    let points = |game: usize, seat: usize| {
        let file = folder.join(format!("game-{game}.record"));
        let replay = bastide(&format!("replay --json {}", file.display())).json();
        let name = ["greedy", "random"][usize::from((game == 1) == (seat == 1))];
        assert!(replay["players"][seat]["name"].as_str().unwrap().starts_with(name));
        replay["standing"]["places"][seat]["points"].as_u64().unwrap()
    };
    let (greedy, random) = (points(1, 0) + points(2, 1), points(1, 1) + points(2, 0));
    let totals = format!("After 2 games: greedy:0.5s {greedy}, random:0.5s {random}.");
    assert!(out.contains(&totals), "{totals} is missing from {out}");
    assert!(out.ends_with("The series goes to: greedy:0.5s.\n"), "{out}");
}

#[test]
fn cat_match_04_an_odd_series_is_called_unfair() {
    let series = |games: usize| bastide(&format!("{BOTH} --games {games}")).err;
    assert!(series(3).contains("A fair series has an even number of games"));
    assert_eq!((series(2), series(1)), (String::new(), String::new()));
}

#[test]
fn who_says_nothing_plays_dark_against_the_strongest_bot() {
    let answer = bastide("play cathedral --seed ash");
    assert!(answer.err.starts_with("You are Dark; search:0.5s is Light."), "{}", answer.err);
    assert!(answer.fine().contains("Light places the Cathedral"));
}

#[test]
fn the_language_follows_the_environment_or_the_wish() {
    let french = bastide_with(("LANG", "fr_CH.UTF-8"), BOTH, "help\n").fine();
    assert!(french.contains("La partie reste inachevée."), "{french}");
    let german = bastide_with(("LANG", "fr"), &format!("{BOTH} --language de"), "help\n").fine();
    assert!(german.contains("Die Partie bleibt unvollendet."), "{german}");
}

/// How actions are written, and nothing of another game.
#[test]
fn help_at_the_table_is_about_the_game() {
    let samples = [
        ("cathedral --light human --dark human", "CSwD2"),
        ("tournay --seats human,human", "draw W2 blind"),
        ("anarchy --seats human,human", "fill farms-3"),
    ];
    for (call, _) in samples {
        let help = bastide_fed(&format!("play {call} --seed ash"), "help\n").fine();
        for (other, its) in samples {
            assert_eq!(help.contains(its), other == call, "{call}: {help}");
        }
    }
}

#[test]
fn whoever_plays_with_options_hears_what_the_bot_cannot() {
    let told =
        |setup: &str| bastide(&format!("play cathedral --bots search:50n --setup '{setup}'")).err;
    assert!(told("pass=free").contains("`search-1`"), "{}", told("pass=free"));
    assert!(!told("").contains("`search-1`"));
}

#[test]
fn colours_are_for_those_who_want_them() {
    let escape = '\u{1b}';
    let is_coloured = |wish: &str| {
        bastide_fed(&format!("{BOTH} {wish}"), "CAnE5\nTAnA1\n").fine().contains(escape)
    };
    assert!(is_coloured("--colour always"));
    assert!(!is_coloured("--colour never"));
    assert!(!is_coloured(""), "a pipe is no terminal");
}

#[test]
fn variants_are_played() {
    let out = bastide_fed(&format!("{BOTH} --setup 'cathedral=after_first'"), "TAnA1\nCAnE5\n");
    let out = out.fine();
    assert!(out.contains("Dark   TAnA1") && out.contains("Light  CAnE5"), "{out}");
}
