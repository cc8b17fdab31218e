//! Tables from text.

use bastide_cathedral::{
    Action, BuildingDocument, Cathedral, CathedralDocument, Cells, Kind, PerSide, Placement,
    Position, Question, Setup, Side,
};
use bastide_core::Game as _;

use super::{Table, cells, side};

/// A game played from the start: options (`pass=free`) and actions, each by whoever's turn it is.
pub(crate) fn table(script: &str) -> Table {
    let (options, actions): (Vec<&str>, Vec<&str>) =
        script.split_whitespace().partition(|word| is_option(word));
    let setup: Setup = options.join(" ").parse().expect("a setup");
    let mut table = Table::new(Cathedral::new(setup));
    for action in actions {
        let mover = table.game.to_move().name();
        table.plays(mover, action);
    }
    table
}

/// `capture=forced`, but not `=A1`.
fn is_option(word: &str) -> bool {
    word.find('=').is_some_and(|at| at > 0)
}

/// A position in the middle of a game, line by line:
///
/// ```text
/// capture=forced
/// cathedral CAnB7            (or: cathedral captured)
/// Dark CSwD2 SQnI4
/// Light TOeG4
/// Dark owns A1 B1
/// Light to move              (or: over)
/// ```
///
/// Neither side is at its first move.
pub(crate) fn position(script: &str) -> Table {
    let mut document = Position {
        game: "cathedral".to_owned(),
        setup: String::new(),
        cathedral: CathedralDocument::Captured,
        buildings: Vec::new(),
        owned: PerSide::default(),
        placements_made: PerSide::default(),
        to_move: Side::Light,
        question: Question::Building,
        passes: 0,
    };
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        read_line(&mut document, line);
    }
    document.placements_made = PerSide::from_fn(|side| {
        let standing = document.buildings.iter().filter(|building| building.side == side).count();
        standing.max(2) as u8
    });
    Table::new(Cathedral::restore(&document).unwrap_or_else(|error| panic!("{error}")))
}

fn read_line(document: &mut Position, line: &str) {
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    match (first, rest) {
        ("over", _) => document.question = Question::Nothing,
        ("cathedral", "captured") => document.cathedral = CathedralDocument::Captured,
        ("cathedral", placement) => {
            document.cathedral = CathedralDocument::At(covered(Side::Light, placement).1);
        }
        _ if is_option(first) => line.clone_into(&mut document.setup),
        (name, "to move") => document.to_move = side(name),
        (name, rest) => match rest.strip_prefix("owns ") {
            Some(owned) => document.owned[side(name)] = cells(owned),
            None => document.buildings.extend(rest.split_whitespace().map(|word| {
                let (kind, cells) = covered(side(name), word);
                BuildingDocument { side: side(name), kind, cells }
            })),
        },
    }
}

/// What a placement written down covers.
pub(crate) fn covered(side: Side, word: &str) -> (Kind, Cells) {
    let Ok(Action::Place(placement)) = word.parse() else { panic!("`{word}` is no placement") };
    let covered = Placement::cells(placement, side);
    (placement.kind(), covered.expect("a placement inside the walls"))
}
