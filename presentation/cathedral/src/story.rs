//! The story of a match, the steps that a page shows, the bars of a table and what is offered there.
//!
//! A turn is a placement with what it claims and the captures that it makes possible.

use bastide_cathedral::{Action, Cathedral, Cell, Cells, Event, Kind, Question, Side, View};
use bastide_core::{Game as _, Seat, Viewer};
use bastide_presentation::{Bars, Said, StepKind, StoryStep, Told, Tone, Turn};
use bastide_text::Phrasebook;

use crate::drawing::{cell_id, territory_id};
use crate::side::side_of;
use crate::words::story as say;
use crate::words::{self, Area};

/// An action is a turn of its own, but for what is decided about pieces that the placement before it isolated.
pub(crate) fn turns(told: &[Told<Action, Event>], book: &Phrasebook) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let (mut number, mut movers) = (0, Vec::new());
    for (ply, line) in told.iter().enumerate() {
        let is_decision = matches!(line.action, Some(Action::Capture(_) | Action::Leave(_)));
        if let Some(turn) = turns.last_mut().filter(|turn| is_decision && turn.seat == line.seat) {
            turn.plies.push(ply);
            continue;
        }
        // A move is one turn of each; a side that cannot place anything has none.
        if number == 0 || movers.contains(&line.seat) {
            number += 1;
            movers.clear();
        }
        movers.push(line.seat);
        let round = book.say(&say::StoryMove { number });
        turns.push(Turn { seat: line.seat, plies: vec![ply], round });
    }
    turns
}

/// `Maud put the Manor in the north-east and claimed 4 squares.`
pub(crate) fn turn_words(
    told: &[&Told<Action, Event>],
    seat: Seat,
    book: &Phrasebook,
) -> Vec<Said> {
    let side = side_of(seat);
    let events = || told.iter().flat_map(|line| &line.events);
    let deeds: Vec<Said> = merged(events()).iter().filter_map(|it| deed(it, side, book)).collect();
    let mut said = who(side, book);
    let count = deeds.len();
    for (index, deed) in deeds.into_iter().enumerate() {
        let before = match index {
            0 => " ".to_owned(),
            _ if index + 1 == count => format!(" {} ", book.say(&say::StoryAnd {})),
            _ => ", ".to_owned(),
        };
        said.push(Said::plain(before));
        said.push(deed);
    }
    said.push(Said::plain("."));
    for event in events() {
        for sentence in aftermath(event, side, book) {
            said.push(Said::plain(" "));
            said.push(sentence);
        }
    }
    said
}

/// What several regions or captures gave is told as one claim, at the end.
fn merged<'a>(events: impl Iterator<Item = &'a Event>) -> Vec<Event> {
    let (mut deeds, mut claimed) = (Vec::new(), None);
    for event in events {
        match event {
            Event::Claimed { side, cells } => {
                let (_, all) = claimed.get_or_insert((*side, Cells::NONE));
                *all |= *cells;
            }
            other => deeds.push(other.clone()),
        }
    }
    let claim = claimed.filter(|(_, cells)| !cells.is_empty());
    deeds.extend(claim.map(|(side, cells)| Event::Claimed { side, cells }));
    deeds
}

/// The name, and what a sentence goes on with after it.
fn who(side: Side, book: &Phrasebook) -> Vec<Said> {
    let (name, start) = (words::side(book, side), book.say(&say::StoryWho { side }));
    let rest = start.strip_prefix(&name).unwrap_or_default().to_owned();
    let rest = Some(rest).filter(|rest| !rest.is_empty()).map(Said::plain);
    std::iter::once(Said::toned(name, Tone::Who)).chain(rest).collect()
}

/// What the mover did, without saying who.
fn deed(event: &Event, mover: Side, book: &Phrasebook) -> Option<Said> {
    Some(match *event {
        Event::Placed { kind, cells, .. } => {
            Said::plain(book.say(&say::StoryPlaced { kind, place: Area::of(cells) }))
        }
        Event::Claimed { cells, .. } => {
            Said::toned(book.say(&say::StoryClaimed { count: cells.len() }), Tone::Strong)
        }
        Event::Captured { owner: Some(owner), kind, .. } => {
            Said::toned(book.say(&say::StoryCaptured { owner, kind }), Tone::Strong)
        }
        Event::Captured { owner: None, .. } => {
            Said::toned(book.say(&say::StoryCapturedCathedral {}), Tone::Strong)
        }
        Event::Left { kind: Kind::Cathedral, .. } => {
            Said::plain(book.say(&say::StoryLeftCathedral {}))
        }
        Event::Left { side, kind, .. } => {
            Said::plain(book.say(&say::StoryLeft { owner: !side, kind }))
        }
        Event::Passed { side } if side == mover => Said::plain(book.say(&say::StoryPassed {})),
        Event::Passed { .. } | Event::Ended { .. } => return None,
    })
}

/// What happened to others, and how the game ended.
fn aftermath(event: &Event, mover: Side, book: &Phrasebook) -> Vec<Said> {
    match *event {
        Event::Passed { side } if side != mover => {
            vec![Said::plain(book.say(&say::StoryStuck { side }))]
        }
        Event::Ended { points } => {
            vec![Said::toned(words::outcome(book, points), Tone::Strong)]
        }
        _ => Vec::new(),
    }
}

pub(crate) fn step(event: &Event, book: &Phrasebook) -> Option<StoryStep> {
    let (side, kind, words, cells) = match *event {
        Event::Placed { side, kind, cells } => {
            (Some(side), StepKind::Place, words::kind(book, kind), cells)
        }
        Event::Claimed { side, cells } if !cells.is_empty() => {
            let words = book.say(&say::StepClaimed { count: cells.len() });
            (Some(side), StepKind::Coins, words, cells)
        }
        Event::Captured { side, owner, kind, cells } => {
            let is_cathedral = owner.is_none();
            let step = if is_cathedral { StepKind::Feat } else { StepKind::Strike };
            (Some(side), step, book.say(&say::StepCaptured { kind }), cells)
        }
        Event::Passed { side } => {
            (Some(side), StepKind::Bell, words::event(book, event), Cells::NONE)
        }
        Event::Ended { points } => (None, StepKind::End, words::outcome(book, points), Cells::NONE),
        Event::Claimed { .. } | Event::Left { .. } => return None,
    };
    let seat = side.map(|side| side.seat().index() as u8);
    // What is claimed is drawn as one with what its side had before.
    let territory = match *event {
        Event::Claimed { side, .. } => Some(territory_id(side)),
        _ => None,
    };
    let elements = cells.iter().map(cell_id).chain(territory).collect();
    Some(StoryStep { ply: 0, seat, kind, words, elements, picture: None, overlay: None })
}

/// The squares left of both, the viewer's own first, and the number of the move. What is held lies in the trays.
pub(crate) fn bars(view: &View, viewer: Viewer, book: &Phrasebook) -> Bars {
    let own = match viewer {
        Viewer::Seat(seat) => side_of(seat),
        Viewer::Public => Side::Light,
    };
    let left = say::BarLeft {
        owner: own,
        points: view.points[own].into(),
        other: view.points[!own].into(),
        side: !own,
    };
    let number = book.say(&say::BarMove { number: move_number(view) });
    Bars { progress: vec![book.say(&left), number], ..Bars::default() }
}

/// The move that is being made, or the last one. For Light, placing the cathedral is one.
fn move_number(view: &View) -> u32 {
    let made = |side: Side| {
        let cathedral = side == Side::Light && view.question != Question::Cathedral;
        u32::from(view.placements_made[side]) + u32::from(cathedral && has_cathedral(view))
    };
    match (view.to_move, view.question) {
        (Some(side), Question::Capture(_)) => made(side),
        (Some(side), _) => made(side) + 1,
        (None, _) => made(Side::Light).max(made(Side::Dark)),
    }
}

fn has_cathedral(view: &View) -> bool {
    view.cathedral.is_some() || view.is_cathedral_captured
}

/// What a decision about a captured piece gives, for those who sit at the table. Records and terminals name its square.
pub(crate) fn offer(
    game: &Cathedral,
    seat: Seat,
    action: Action,
    book: &Phrasebook,
) -> Option<String> {
    book.player(seat.index())?;
    let piece = |cell: Cell| words::piece_at(&game.view(Viewer::Seat(seat)), cell);
    match action {
        Action::Capture(cell) => {
            let count = gain(game, seat, action);
            Some(match piece(cell) {
                (Some(owner), kind, _) => book.say(&say::OfferCapture { owner, kind, count }),
                (None, ..) => book.say(&say::OfferCaptureCathedral { count }),
            })
        }
        Action::Leave(cell) => Some(book.say(&say::OfferLeave { kind: piece(cell).1 })),
        Action::Place(_) | Action::Pass => None,
    }
}

/// How many squares become the seat's own by an action.
fn gain(game: &Cathedral, seat: Seat, action: Action) -> u32 {
    let mut events = Vec::new();
    let mut after = game.clone();
    // An action that is not legal gives nothing.
    let _ = after.apply(seat, action, &mut events);
    let claimed = events.iter().map(|event| match event {
        Event::Claimed { cells, .. } => cells.len(),
        _ => 0,
    });
    claimed.sum()
}
