//! Cathedral at the table.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bastide_cathedral::{
    Action, Cathedral, Cell, Cells, Event, Kind, Placement, Question, Side, View, clause,
};
use bastide_core::{Clause, Game as _, RulesVersion, Seat, rules_version};
use bastide_presentation_cathedral::words;
use bastide_text::Phrasebook;

use super::{Consequences, PieceChoice, Secrets, Show, TurnChoice};

impl Show for Cathedral {
    const SECRETS: Secrets = Secrets::Nothing;
    const PLAYERS: (u8, u8) = (2, 2);

    fn version() -> RulesVersion {
        static RULES: LazyLock<RulesVersion> = LazyLock::new(rules_version::<Cathedral>);
        *RULES
    }

    fn points(view: &View, seat: Seat) -> i32 {
        i32::from(view.points[side_of(seat)])
    }

    fn tally(view: &View, seat: Seat, book: &Phrasebook) -> String {
        words::points_left(book, u32::from(view.points[side_of(seat)]))
    }

    fn clause_of(event: &Event, _: Action) -> Clause {
        match event {
            Event::Placed { kind: Kind::Cathedral, .. } => clause::CAT_SETUP_07,
            Event::Placed { .. } => clause::CAT_PLACE_01,
            Event::Claimed { .. } => clause::CAT_CLAIM_05,
            Event::Captured { kind: Kind::Cathedral, .. } => clause::CAT_CAPTURE_05,
            Event::Captured { .. } => clause::CAT_CAPTURE_04,
            Event::Left { .. } => clause::CAT_CAPTURE_07,
            Event::Passed { .. } => clause::CAT_PLACE_10,
            Event::Ended { .. } => clause::CAT_END_01,
        }
    }

    /// Pieces by their names, and whose a square is that nobody has built on.
    fn labels(view: &View, book: &Phrasebook) -> BTreeMap<String, String> {
        let mut labels = BTreeMap::new();
        let mut name = |cells: Cells, words: String| {
            labels.extend(cells.iter().map(|cell| (part(cell), words.clone())));
        };
        for side in Side::BOTH {
            name(view.owned[side], words::side(book, side));
        }
        for building in &view.buildings {
            let (side, kind) = (words::side(book, building.side), words::kind(book, building.kind));
            name(building.cells, format!("{side}, {kind}"));
        }
        if let Some(cells) = view.cathedral {
            name(cells, words::kind(book, Kind::Cathedral));
        }
        labels
    }

    fn pieces(&self, seat: Seat, book: &Phrasebook) -> Vec<PieceChoice> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        let mut pieces = Vec::new();
        for action in actions {
            if let Action::Place(placement) = action {
                add(&mut pieces, self, placement, book);
            }
        }
        pieces
    }

    fn is_placement(action: Action) -> bool {
        matches!(action, Action::Place(_))
    }

    fn consequences(events: &[Event], after: &Self) -> Consequences {
        let mut consequences = Consequences::default();
        for event in events {
            match event {
                Event::Placed { cells, .. } => consequences.cells = names(*cells),
                Event::Claimed { cells, .. } => consequences.claims.extend(names(*cells)),
                Event::Captured { cells, .. } => consequences.isolates.push(names(*cells)),
                _ => {}
            }
        }
        if let Question::Capture(pending) = after.question() {
            let pieces = pending.iter().filter_map(|first| after.city().piece_at(first));
            consequences.isolates.extend(pieces.map(|piece| names(piece.cells)));
        }
        consequences
    }
}

fn side_of(seat: Seat) -> Side {
    Side::of(seat).unwrap_or(Side::Light)
}

/// The part of the drawing that a square is.
fn part(cell: Cell) -> String {
    format!("cell-{}", cell.to_string().to_lowercase())
}

/// Squares as documents write them.
fn names(cells: Cells) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string().to_lowercase()).collect()
}

fn add(pieces: &mut Vec<PieceChoice>, game: &Cathedral, placement: Placement, book: &Phrasebook) {
    let code = placement.kind().code();
    if pieces.last().is_none_or(|piece| piece.code != code) {
        pieces.push(PieceChoice {
            code: code.to_owned(),
            name: words::kind(book, placement.kind()),
            copies: copies(game, placement.kind()),
            turns: Vec::new(),
        });
    }
    let piece = pieces.last_mut().expect("one was just added");
    let letter = placement.orientation().letter();
    if piece.turns.last().is_none_or(|turn| turn.letter != letter) {
        let shape = shape(game.to_move(), placement);
        piece.turns.push(TurnChoice { letter, shape, pivots: Vec::new() });
    }
    let turn = piece.turns.last_mut().expect("one was just added");
    turn.pivots.push(placement.pivot().to_string());
}

fn copies(game: &Cathedral, kind: Kind) -> u8 {
    match kind {
        Kind::Cathedral => 1,
        building => game.hand(game.to_move()).count(building),
    }
}

fn shape(side: Side, placement: Placement) -> Vec<(i8, i8)> {
    let from = |cell: Cell| (cell.column() as i8, cell.row() as i8);
    let (column, row) = from(placement.pivot());
    let cells = placement.cells_inside(side).iter().map(from);
    cells.map(|(x, y)| (x - column, y - row)).collect()
}
