//! The help, looked at before it is accepted.

use super::call::bastide;

#[test]
fn help_teaches() {
    insta::assert_snapshot!("bastide", bastide("--help").fine());
    let commands = [
        "serve",
        "import",
        "backup",
        "restore",
        "verify-all",
        "admin",
        "ratings",
        "play",
        "bots",
        "arena",
        "tournament",
        "simulate",
        "replay",
        "analyse",
        "verify",
        "draw",
        "position",
        "perft",
    ];
    for command in commands {
        let help = bastide(&format!("{command} --help")).fine();
        assert!(help.contains("Examples:"), "{command}");
        insta::assert_snapshot!(command, help);
    }
}

/// Only what the game has: its options, its examples, no Light and Dark where there are none.
#[test]
fn help_beside_a_game_is_about_that_game() {
    for game in ["cathedral", "tournay", "anarchy"] {
        let help = bastide(&format!("play {game} --help")).fine();
        for other in ["cathedral", "tournay", "anarchy"] {
            let is_told = help.contains(&format!("Options for --setup of {other},"));
            assert_eq!(is_told, other == game, "{help}");
            assert_eq!(help.contains(&format!("  bastide play {other}")), other == game, "{help}");
        }
        insta::assert_snapshot!(format!("play-{game}"), help);
    }
}
