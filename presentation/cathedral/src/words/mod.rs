//! The words of Cathedral: actions, events, refusals, questions and results.

mod area;
mod messages;
pub mod options;
mod page_words;
pub mod score_sheet;
mod squares;
pub(crate) mod story;

use bastide_cathedral::{
    Action, Cell, Cells, Event, Kind, Need, PassRule, PerSide, Placement, Question, Side, View,
};
use bastide_core::Violation;
use bastide_text::Phrasebook;

pub(crate) use area::Area;
use messages as say;
pub use page_words::{about, facts, points_left, typing_actions, typing_moves, typing_pieces};
use squares::squares;

/// `Castle`
pub fn kind(book: &Phrasebook, kind: Kind) -> String {
    book.say(&say::KindName { kind })
}

/// `Light`
pub fn side(book: &Phrasebook, side: Side) -> String {
    book.say(&say::SideName { side })
}

/// The name of the game.
pub fn title(book: &Phrasebook) -> String {
    book.say(&say::Title {})
}

/// An action as an entry of a list: `Castle on D2, turned west`.
pub fn action(book: &Phrasebook, action: Action) -> String {
    match action {
        Action::Place(placement) => place(book, placement),
        Action::Capture(cell) => book.say(&say::Capture { square: cell }),
        Action::Leave(cell) => book.say(&say::Leave { square: cell }),
        Action::Pass => book.say(&say::Pass {}),
    }
}

fn place(book: &Phrasebook, placement: Placement) -> String {
    let (kind, square) = (placement.kind(), placement.pivot());
    if kind.orientations().len() == 1 {
        return book.say(&say::Place { kind, square });
    }
    book.say(&say::PlaceTurned { kind, square, turned: placement.orientation() })
}

/// What happened, as a sentence of the log.
pub fn event(book: &Phrasebook, event: &Event) -> String {
    match *event {
        Event::Placed { side, kind, cells } => {
            book.say(&say::Placed { side, kind, squares: squares(book, cells) })
        }
        Event::Claimed { side, cells } => {
            let (count, squares) = (cells.len(), squares(book, cells));
            book.say(&say::Claimed { side, count, squares })
        }
        Event::Captured { side, owner: Some(owner), kind, cells } => {
            book.say(&say::Captured { side, owner, kind, squares: squares(book, cells) })
        }
        Event::Captured { side, owner: None, kind: _, cells } => {
            book.say(&say::CapturedCathedral { side, squares: squares(book, cells) })
        }
        Event::Left { side, kind, cells } => {
            book.say(&say::Left { side, kind, squares: squares(book, cells) })
        }
        Event::Passed { side } => book.say(&say::Passed { side }),
        Event::Ended { points } => {
            format!("{} {}", book.say(&say::Over {}), outcome(book, points))
        }
    }
}

/// Why the rules refuse an action and what would be right. The clause stands beside it, where it is shown.
pub fn violation(book: &Phrasebook, violation: &Violation<Need>) -> String {
    need(book, violation.need)
}

fn need(book: &Phrasebook, need: Need) -> String {
    match need {
        Need::GameGoingOn => book.say(&say::NeedGameGoingOn {}),
        Need::TurnOf { side } => book.say(&say::NeedTurn { side }),
        Need::CathedralFirst => book.say(&say::NeedCathedralFirst {}),
        Need::CathedralUnplaced => book.say(&say::NeedCathedralUnplaced { side: Side::Light }),
        Need::Decision { cells } => book.say(&say::NeedDecision { squares: squares(book, cells) }),
        Need::InHand { kind } => book.say(&say::NeedInHand { kind }),
        Need::InsideWalls => book.say(&say::NeedInsideWalls {}),
        Need::FreeSquares { cells } => {
            book.say(&say::NeedFree { count: cells.len(), squares: squares(book, cells) })
        }
        Need::NotOwned { cells, owner } => {
            let (count, squares) = (cells.len(), squares(book, cells));
            book.say(&say::NeedNotOwned { count, squares, owner })
        }
        Need::NothingEnclosed { cells } => {
            book.say(&say::NeedNothingEnclosed { squares: squares(book, cells) })
        }
        Need::NothingToPlace => book.say(&say::NeedNothingToPlace {}),
        Need::Isolated => book.say(&say::NeedIsolated {}),
    }
}

/// Whose turn it is and what is asked.
pub fn question(book: &Phrasebook, view: &View) -> String {
    let Some(side) = view.to_move else { return book.say(&say::Over {}) };
    match view.question {
        Question::Cathedral => book.say(&say::AskCathedral { side }),
        Question::Building if view.setup.pass == PassRule::Free => {
            book.say(&say::AskBuildingOrPass { side })
        }
        Question::Building => book.say(&say::AskBuilding { side }),
        Question::Capture(pending) => {
            let first = pending.first().expect("a capture question is about a piece");
            let (owner, kind, cells) = piece_at(view, first);
            let squares = squares(book, cells);
            match owner {
                Some(owner) => book.say(&say::AskCapture { side, owner, kind, squares }),
                None => book.say(&say::AskCaptureCathedral { side, squares }),
            }
        }
        Question::Nothing => book.say(&say::Over {}),
    }
}

/// The piece to be decided about; what covers the square if not a building is the cathedral.
pub(crate) fn piece_at(view: &View, cell: Cell) -> (Option<Side>, Kind, Cells) {
    let building = view.buildings.iter().find(|building| building.cells.contains(cell));
    match building {
        Some(building) => (Some(building.side), building.kind, building.cells),
        None => (None, Kind::Cathedral, view.cathedral.unwrap_or(Cells::one(cell))),
    }
}

/// Who won, and how.
pub fn result(book: &Phrasebook, view: &View) -> String {
    if view.standing.is_none() {
        return book.say(&say::GoingOn {});
    }
    outcome(book, view.points)
}

/// Fewer points win, equal points draw (CAT-SCORE-05).
pub(crate) fn outcome(book: &Phrasebook, points: PerSide<u8>) -> String {
    let winner = match points.light.cmp(&points.dark) {
        std::cmp::Ordering::Less => Side::Light,
        std::cmp::Ordering::Greater => Side::Dark,
        std::cmp::Ordering::Equal => {
            return book.say(&say::Drawn { points: points.light.into() });
        }
    };
    let (points, other) = (points[winner].into(), points[!winner].into());
    book.say(&say::Won { side: winner, points, other })
}

/// A side with the squares it has still to place: `Light, 47 points in hand`.
pub fn hand(book: &Phrasebook, side: Side, points: u8) -> String {
    book.say(&say::HandPoints { side, points: points.into() })
}

/// A piece on the board, for those who hear the picture instead of seeing it.
pub fn piece(book: &Phrasebook, owner: Option<Side>, kind: Kind, cells: Cells) -> String {
    let squares = squares(book, cells);
    match owner {
        Some(side) => book.say(&say::PieceOf { side, kind, squares }),
        None => book.say(&say::PieceAlone { kind, squares }),
    }
}

/// What a square is called that a side owns: `Light`; at a table `Your square`.
pub(crate) fn owned_square(book: &Phrasebook, owner: Side) -> String {
    match book.player(owner.seat().index()) {
        Some(_) => book.say(&story::AboutOwned { owner }),
        None => side(book, owner),
    }
}

/// What a square is called that a building stands on: `Light, Castle`; at a table `Castle: Your building`.
pub(crate) fn standing(book: &Phrasebook, owner: Side, building: Kind) -> String {
    let name = kind(book, building);
    match book.player(owner.seat().index()) {
        Some(_) => format!("{name}: {}", book.say(&story::AboutBuilding { owner })),
        None => format!("{}, {name}", side(book, owner)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locales_hold_what_is_said() {
        bastide_text::check_locales(
            &crate::LOCALES,
            &[
                messages::MESSAGES,
                options::MESSAGES,
                page_words::MESSAGES,
                score_sheet::MESSAGES,
                story::MESSAGES,
            ],
        );
    }
}
