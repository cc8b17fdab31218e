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
