//! The parts of the drawing that can be looked at one by one: the board and both sheets.

use bastide_presentation::DrawingView;
use bastide_text::{Phrasebook, sheets as say};

use crate::words;

pub(crate) fn views(book: &Phrasebook) -> Vec<DrawingView> {
    let named = |ids: &[&'static str]| {
        ids.iter().map(|&id| (id, say::section(book, id))).collect::<Vec<_>>()
    };
    let mut board = named(&["scenario", "own-castle", "attacks"]);
    board.push(("supplies estate paths buttons", say::section(book, "supplies")));
    let left = [
        "left-land",
        "left-production",
        "left-wheel",
        "left-constructions",
        "left-attributes",
        "left-discontent",
        "left-tactics",
    ];
    let right = ["right-governance", "right-war", "right-worship", "right-entertainment"];
    let row = |id: &'static str| (id, words::track(book, id.trim_start_matches("right-")));
    vec![
        DrawingView { code: "board", ids: "board-whole", name: say::board(book), sections: board },
        DrawingView {
            code: "left",
            ids: "sheet-left",
            name: words::heading(book, "left"),
            sections: named(&left),
        },
        DrawingView {
            code: "right",
            ids: "sheet-right",
            name: words::heading(book, "right"),
            sections: right.map(row).to_vec(),
        },
        // For windows that are wide enough; the style sheet says how they lie there.
        DrawingView {
            code: "both",
            ids: "sheet-left sheet-right own-castle",
            name: words::heading(book, "both"),
            sections: Vec::new(),
        },
    ]
}
