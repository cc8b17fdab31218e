//! Every game by every command: what Cathedral has, Tournay and The Anarchy have too.

use super::call::{bastide, bastide_fed, contents, folder};

const SETUPS: [(&str, &str); 3] = [
    ("tournay", "--players 3 --setup 'rules=advanced expansion=mix'"),
    ("anarchy", "--players 2 --scenario siege-hard"),
    ("anarchy", "--players 1 --scenario classic-standard"),
];

#[test]
fn games_are_simulated_replayed_drawn_and_written_down() {
    for (index, (game, setup)) in SETUPS.into_iter().enumerate() {
        let folder = folder(&format!("games-{index}"));
        let call = format!("simulate {game} {setup} --games 2 --records {}", folder.display());
        assert!(bastide(&call).fine().starts_with(&format!("2 games of {game}")));
        let record = folder.join(&contents(&folder)[0]);
        let record = record.display();
        assert!(bastide(&format!("replay {record}")).fine().lines().count() > 30);
        for ply in ["0", "40"] {
            let svg = bastide(&format!("draw {record} --ply {ply}")).fine();
            assert!(svg.starts_with("<svg") && svg.contains("</svg>"), "{game}");
            let terminal = bastide(&format!("draw {record} --ply {ply} --format terminal")).fine();
            assert!(terminal.lines().count() > 10, "{terminal}");
        }
        let position = folder.join("position.json");
        let document = bastide(&format!("position {record} --ply 40")).fine();
        std::fs::write(&position, document).unwrap();
        let checked = bastide(&format!("position --check {} --legal", position.display())).fine();
        assert!(checked.lines().count() > 1, "{checked}");
    }
}

/// From what `moves` lists, by the words that are typed.
#[test]
fn games_are_played_at_the_terminal() {
    for (game, setup) in [("tournay", "--players 2 --bots random"), ("anarchy", "--players 1")] {
        let call = format!("play {game} {setup} --seed oak");
        let listed = bastide_fed(&call, "moves\nquit\n").fine();
        let mut lines = listed.lines().skip_while(|line| !line.contains("legal action"));
        let words = lines.nth(1).unwrap_or_else(|| panic!("{listed}"));
        // The notation is as wide as the longest of the list; two words are enough for the first of each game.
        let action: Vec<&str> = words.split_whitespace().take(3).collect();
        let typed = (1..=3).rev().map(|count| action[..count].join(" ")).collect::<Vec<_>>();
        let played =
            bastide_fed(&call, &format!("{}\nhint 1n\nundo\nboard\nquit\n", typed.join("\n")));
        assert_ne!(played.fine(), listed);
    }
}

#[test]
fn bots_of_every_game_meet_in_the_arena() {
    let result = bastide("arena tournay greedy random --pairs 2 --json").json();
    assert_eq!(result["bots"][0]["illegal_moves"], 0, "{result}");
    for game in ["tournay", "anarchy"] {
        assert!(bastide(&format!("bots {game}")).fine().contains("random"));
    }
}

#[test]
fn owners_correct_the_values_of_their_cards() {
    let folder = folder("cards");
    for (game, value, wrong, right) in [
        ("tournay", "Y1-MARKET", "pp = 0", "pp = 2"),
        ("anarchy", "[[round]]", "resolve = 1", "resolve = 3"),
    ] {
        let file = folder.join(format!("{game}.toml"));
        bastide(&format!("cards {game} --export {}", file.display())).fine();
        let check = format!("cards {game} --check {}", file.display());
        assert!(bastide(&check).fine().contains("says what the program's own says"));
        let text = std::fs::read_to_string(&file).unwrap();
        let (before, after) = text.split_at(text.find(value).unwrap());
        std::fs::write(&file, format!("{before}{}", after.replacen(wrong, right, 1))).unwrap();
        assert!(bastide(&check).fine().contains("it differs by"), "{game}");
        let call = format!("simulate {game} --games 1 --cards {} --json", file.display());
        assert_ne!(bastide(&call).json()["setup"], "");
        let many = format!("{} = \"many\"", wrong.split(' ').next().unwrap());
        std::fs::write(&file, format!("{before}{}", after.replacen(wrong, &many, 1))).unwrap();
        let refusal = bastide(&check).refused(1);
        assert!(refusal.contains("line"), "{refusal}");
        assert!(bastide(&format!("cards {game} --reconstructed")).fine().contains("reconstructed"));
    }
    bastide("cards cathedral").refused(1);
}
