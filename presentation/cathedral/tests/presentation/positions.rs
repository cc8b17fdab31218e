//! Positions worth a picture, for the tests and the gallery.

use bastide_cathedral::{
    Action, BuildingDocument, Cathedral, CathedralDocument, Cells, PerSide, Placement, Position,
    Question, Setup, Side, View,
};
use bastide_core::{Game, Viewer};
use bastide_presentation_cathedral::drawing::Marks;

/// Names and actions: the opening, a city with territory of both, a capture to be decided, and a
/// finished game in which a building was captured.
const PLAYED: [(&str, &str); 5] = [
    ("opening", ""),
    ("first-buildings", "CAnF5 CSnE2 IFnC8"),
    (
        "middle",
        "CAnH4 TOsE5 ACnF8 ACeI2 TOsI9 CSwB3 CSeC9 IFnD2 MAnB7 SQnF3 BReH7 INsC5 SQnI6 MAnF6",
    ),
    (
        "capture",
        "CAwD2 TOsD8 ACwF6 ACsI9 TOeI2 CSwB4 CSsF9 IFnB7 IFnI5 STnD10 MAwG3 ABnE4 ABeB1 MAsH7 \
         BRnC4 BReF8",
    ),
    (
        "finished",
        "CAeC8 IFnE5 ACeG8 TOsI9 TOeI2 ACnB2 IFnF2 CSwB5 CSeI5 MAwH4 ABnC6 ABeB10 MAnD3 INwE9 \
         INnG6 STeD1 BReF10 xI8 STnF7 STeA7 TAnD4 TAnD10 TAnG3 TAnC4 STnI9 INsJ1",
    ),
];

/// The position that the ledger explains the rules with.
const RULE_SHEET: &str = "rule-sheet";

/// A view with the marks that belong to it.
pub(crate) struct Scene {
    pub(crate) name: &'static str,
    pub(crate) view: View,
    pub(crate) marks: Marks,
}

/// Every position of this page.
pub(crate) fn scenes() -> Vec<Scene> {
    PLAYED.iter().map(|(name, _)| *name).chain([RULE_SHEET]).map(scene).collect()
}

/// The scene with this name.
pub(crate) fn scene(name: &str) -> Scene {
    match PLAYED.iter().find(|(other, _)| *other == name) {
        Some((name, actions)) => played(name, actions),
        None if name == RULE_SHEET => rule_sheet(),
        None => panic!("there is no scene {name}"),
    }
}

fn played(name: &'static str, actions: &str) -> Scene {
    let mut game = Cathedral::new(Setup::default());
    let mut events = Vec::new();
    for action in actions.split_whitespace() {
        let action: Action = action.parse().expect("scenes are written in the notation");
        let seat = game.to_act().iter().next().expect("the game goes on");
        let _ = game.apply(seat, action, &mut events).expect("the games of scenes are legal");
    }
    Scene { name, view: game.view(Viewer::Public), marks: Marks::after(&events) }
}

/// The position of the rule sheet as the ledger has it, Light to move.
fn rule_sheet() -> Scene {
    let cells = |side, text: &str| {
        let placement: Placement = text.parse().expect("a placement");
        (placement.kind(), placement.cells(side).expect("inside the walls"))
    };
    let dark = "CSwD2 ABeG2 ACwB4 SQnI4 INsD6 TOwE9 IFnI9";
    let light = "BRnE2 TOeG4 ACwI6 INnG10 MAnD10";
    let buildings =
        [(Side::Light, light), (Side::Dark, dark)].into_iter().flat_map(|(side, list)| {
            list.split(' ').map(move |text| {
                let (kind, cells) = cells(side, text);
                BuildingDocument { side, kind, cells }
            })
        });
    let owned: Cells = ["A1", "B1", "A2", "B2", "C2", "A3", "J10"]
        .map(|cell| cell.parse().expect("a square"))
        .into_iter()
        .collect();
    let position = Position {
        game: "cathedral".to_owned(),
        setup: String::new(),
        cathedral: CathedralDocument::At(cells(Side::Light, "CAnB7").1),
        buildings: buildings.collect(),
        owned: PerSide { light: Cells::NONE, dark: owned },
        placements_made: PerSide { light: 6, dark: 7 },
        to_move: Side::Light,
        question: Question::Building,
        passes: 0,
    };
    let game = Cathedral::restore(&position).expect("the ledger's position is one");
    Scene { name: RULE_SHEET, view: game.view(Viewer::Public), marks: Marks::default() }
}
