//! Cathedral at the table and at the terminal.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bastide_bots::arena::Opening;
use bastide_bots::levels::{Ladder, Mind};
use bastide_cathedral::{
    Action, Cathedral, Cell, Cells, Event, Kind, Need, Placement, Question, Side, View, clause,
};
use bastide_core::{Clause, Game as _, RulesVersion, Seat, Viewer, Violation, rules_version};
use bastide_draw::letters::in_type;
use bastide_presentation::{
    ActionKind, Bars, Consequences, EventKind, Explanation, Layout, Paper, PieceChoice,
    Presentation, Said, Scene, ScoreSheet, StoryStep, Told, Turn, TurnChoice,
};
use bastide_text::{Phrasebook, scores};

use crate::side::side_of;
use crate::{drawing, explain, query, score, story, words};

/// Cathedral as people see it.
pub struct CathedralPresentation;

impl Presentation for CathedralPresentation {
    type Game = Cathedral;

    const MINDS: &'static [Mind] = &Cathedral::MINDS;

    fn title(book: &Phrasebook) -> String {
        words::title(book)
    }

    fn seat(book: &Phrasebook, seat: Seat) -> String {
        Side::of(seat).map_or_else(String::new, |side| words::side(book, side))
    }

    fn action(book: &Phrasebook, action: Action) -> String {
        words::action(book, action)
    }

    fn offer(
        game: &Cathedral,
        view: &View,
        (seat, action): (Seat, Action),
        book: &Phrasebook,
    ) -> String {
        let offered = story::offer(game, seat, action, book);
        offered.unwrap_or_else(|| Self::choice(book, view, seat, action))
    }

    fn event(book: &Phrasebook, event: &Event) -> String {
        words::event(book, event)
    }

    fn violation(book: &Phrasebook, violation: &Violation<Need>) -> String {
        words::violation(book, violation)
    }

    fn question(view: &View, _: Viewer, book: &Phrasebook) -> String {
        words::question(book, view)
    }

    fn result(book: &Phrasebook, view: &View) -> String {
        words::result(book, view)
    }

    fn svg(scene: &Scene<'_, Cathedral>, layout: Layout, book: &Phrasebook) -> String {
        let marks = drawing::Marks::after(scene.last);
        match layout {
            Layout::Picture => drawing::svg(scene.view, &marks, book),
            Layout::Page => in_type(|| drawing::page(scene.view, scene.viewer, &marks, book)),
        }
    }

    fn terminal(scene: &Scene<'_, Cathedral>, paper: Paper<'_>) -> String {
        let terminal = drawing::Terminal { colour: paper.is_coloured };
        drawing::terminal(scene.view, &drawing::Marks::after(scene.last), terminal, paper.book)
    }

    /// A decision about a piece belongs to each of its squares.
    fn elements(view: &View, _: Seat, action: Action) -> Vec<String> {
        match action {
            Action::Capture(cell) | Action::Leave(cell) => {
                let (_, _, cells) = words::piece_at(view, cell);
                cells.iter().map(drawing::cell_id).collect()
            }
            Action::Place(_) | Action::Pass => vec![drawing::part_of(action)],
        }
    }

    fn points(view: &View, seat: Seat) -> i32 {
        i32::from(view.points[side_of(seat)])
    }

    fn sheet(view: &View, book: &Phrasebook) -> Option<ScoreSheet> {
        score::sheet(view, book)
    }

    fn unit(book: &Phrasebook) -> String {
        scores::turn(book)
    }

    fn gauges(view: &View, book: &Phrasebook) -> Vec<(String, Vec<i32>)> {
        score::gauges(view, book)
    }

    fn matches_query(seat: Seat, action: Action, query: &str, book: &Phrasebook) -> bool {
        query::is_about(seat, action, query, book)
    }

    fn catalogue(view: &View, seat: Seat, query: &str, book: &Phrasebook) -> String {
        let kind = Kind::ALL.into_iter().find(|&kind| query::is_named(kind, query, book));
        drawing::pieces(view, side_of(seat), kind, book)
    }

    fn version() -> RulesVersion {
        static RULES: LazyLock<RulesVersion> = LazyLock::new(rules_version::<Cathedral>);
        *RULES
    }

    fn openings() -> Vec<Opening<Cathedral>> {
        bastide_bots::cathedral::openings()
    }

    fn perft(game: &Cathedral, depth: u32) -> u64 {
        bastide_cathedral::perft(game, depth)
    }

    fn tally(view: &View, seat: Seat, book: &Phrasebook) -> String {
        words::points_left(book, u32::from(view.points[side_of(seat)]))
    }

    fn clause(event: &Event, _: Action) -> Clause {
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

    fn event_kind(event: &Event) -> EventKind {
        EventKind {
            begins_round: false,
            begins_stage: matches!(event, Event::Placed { .. }),
            is_notable: matches!(event, Event::Captured { .. }),
        }
    }

    fn turns(told: &[Told<Action, Event>], book: &Phrasebook) -> Vec<Turn> {
        story::turns(told, book)
    }

    fn turn_words(told: &[&Told<Action, Event>], seat: Seat, book: &Phrasebook) -> Vec<Said> {
        story::turn_words(told, seat, book)
    }

    fn steps(events: &[Event], book: &Phrasebook) -> Vec<StoryStep> {
        events.iter().filter_map(|event| story::step(event, book)).collect()
    }

    fn bars(view: &View, viewer: Viewer, book: &Phrasebook) -> Bars {
        story::bars(view, viewer, book)
    }

    fn explain(view: &View, _: Viewer, element: &str, book: &Phrasebook) -> Option<Explanation> {
        explain::explain(view, element, book)
    }

    /// Pieces by their names, and whose a square is that nobody has built on.
    fn labels(view: &View, book: &Phrasebook) -> BTreeMap<String, String> {
        let mut labels = BTreeMap::new();
        let mut name = |cells: Cells, words: String| {
            labels.extend(cells.iter().map(|cell| (drawing::cell_id(cell), words.clone())));
        };
        for side in Side::BOTH {
            name(view.owned[side], words::owned_square(book, side));
        }
        for building in &view.buildings {
            name(building.cells, words::standing(book, building.side, building.kind));
        }
        if let Some(cells) = view.cathedral {
            name(cells, words::kind(book, Kind::Cathedral));
        }
        labels
    }

    fn pieces(game: &Cathedral, seat: Seat, book: &Phrasebook) -> Vec<PieceChoice> {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let mut pieces = Vec::new();
        for action in actions {
            if let Action::Place(placement) = action {
                add(&mut pieces, game, placement, book);
            }
        }
        pieces
    }

    fn action_kind(action: Action) -> ActionKind {
        let is_placement = matches!(action, Action::Place(_));
        ActionKind { is_placement, ..ActionKind::default() }
    }

    fn consequences(events: &[Event], after: &Cathedral) -> Consequences {
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
