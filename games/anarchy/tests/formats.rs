//! The examples of `docs/formats.md` are what the page says they are.

use bastide_anarchy::Action;

const PAGE: &str = include_str!("../../../docs/formats.md");

#[test]
fn the_page_writes_actions_as_programs_do() {
    let (_, rest) = PAGE.split_once("```anarchy actions\n").expect("an example of actions");
    let (block, _) = rest.split_once("```").expect("the end of the example");
    let lines: Vec<&str> = block.lines().collect();
    assert!(lines.len() >= 18, "one of each");
    for line in lines {
        let action: Action = line.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(action.to_string(), line);
    }
}
