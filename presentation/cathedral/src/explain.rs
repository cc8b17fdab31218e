//! The panel that explains: what can be said of an element of the drawing.

use bastide_cathedral::{Cell, Cells, Fits, Hand, Kind, Question, Side, View, clause};
use bastide_core::Clause;
use bastide_presentation::Explanation;
use bastide_text::Phrasebook;

use crate::drawing::{self, kind_id, side_id};
use crate::words::story as say;
use crate::words::{self, Area};

/// `cell-d5`, `piece-dark-castle-0`, `hand-light-inn-1`, `gap-light-castle`, `hand-dark`, `territory-light`, `player-2`, `pass`.
pub(crate) fn explain(view: &View, element: &str, book: &Phrasebook) -> Option<Explanation> {
    let panel = Panel { view, book };
    let parts: Vec<&str> = element.split('-').collect();
    match parts.as_slice() {
        ["cell", square] => Some(panel.cell(square.to_uppercase().parse().ok()?)),
        ["piece" | "hand", "cathedral"] => Some(panel.cathedral()),
        ["piece", side, kind, number] => {
            panel.standing(side_named(side)?, kind_named(kind)?, number.parse().ok()?)
        }
        // A plate: who has what left.
        ["player", number] => {
            let seat = number.parse::<usize>().ok()?.checked_sub(1)?;
            Side::BOTH.get(seat).map(|&side| panel.tray(side))
        }
        ["gap", side, kind] => panel.standing(side_named(side)?, kind_named(kind)?, 0),
        ["hand", side] => Some(panel.tray(side_named(side)?)),
        ["hand", side, kind, ..] => Some(panel.in_hand(side_named(side)?, kind_named(kind)?)),
        ["territory", side] => Some(panel.territory(side_named(side)?)),
        ["pass"] => Some(panel.pass()),
        _ => None,
    }
}

fn side_named(name: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| side_id(side) == name)
}

fn kind_named(name: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|&kind| kind_id(kind) == name)
}

struct Panel<'a> {
    view: &'a View,
    book: &'a Phrasebook,
}

impl Panel<'_> {
    fn cell(&self, cell: Cell) -> Explanation {
        let Self { view, book } = *self;
        if let Some(building) = view.buildings.iter().find(|it| it.cells.contains(cell)) {
            return self.building(building.side, building.kind, building.cells);
        }
        if view.cathedral.is_some_and(|cells| cells.contains(cell)) {
            return self.cathedral();
        }
        let stands = book.say(&say::Stands { place: Area::of(Cells::one(cell)) });
        let (title, words, clause) = match owner_of(view, cell) {
            Some(owner) => (
                book.say(&say::AboutOwned { owner }),
                book.say(&say::AboutOwnedWords { owner }),
                clause::CAT_CLAIM_05,
            ),
            None => (
                book.say(&say::AboutFree {}),
                book.say(&say::AboutFreeWords {}),
                clause::CAT_PLACE_05,
            ),
        };
        Explanation { kind: Some(stands), words: vec![words], ..titled(title, clause) }
    }

    fn standing(&self, side: Side, kind: Kind, number: usize) -> Option<Explanation> {
        let own = self.view.buildings.iter().filter(|it| it.side == side && it.kind == kind);
        own.into_iter().nth(number).map(|it| self.building(side, kind, it.cells))
    }

    fn building(&self, owner: Side, kind: Kind, cells: Cells) -> Explanation {
        let book = self.book;
        let stands = book.say(&say::Stands { place: Area::of(cells) });
        let words = self.capture_words(cells, book.say(&say::AboutCapture {}));
        Explanation {
            kind: Some(book.say(&say::AboutBuilding { owner })),
            picture: Some(drawing::portrait(Some(owner), kind)),
            facts: vec![self.size(kind), (book.say(&say::AboutStands {}), stands)],
            words,
            ..titled(words::kind(book, kind), clause::CAT_CAPTURE_01)
        }
    }

    /// What capturing means, and whether it may happen now.
    fn capture_words(&self, cells: Cells, rule: String) -> Vec<String> {
        let is_pending =
            matches!(self.view.question, Question::Capture(pending) if pending.meets(cells));
        let now = is_pending.then(|| self.book.say(&say::AboutCaptureNow {}));
        now.into_iter().chain([rule]).collect()
    }

    fn cathedral(&self) -> Explanation {
        let Self { view, book } = *self;
        let stands = view.cathedral.map(|cells| {
            let place = Area::of(cells);
            (book.say(&say::AboutStands {}), book.say(&say::Stands { place }))
        });
        let rule = book.say(&say::AboutCathedral {});
        let mut words = self.capture_words(view.cathedral.unwrap_or_default(), rule);
        if view.cathedral.is_none() && !view.is_cathedral_captured {
            words.insert(0, book.say(&say::AboutCathedralWaiting { owner: Side::Light }));
        }
        Explanation {
            kind: Some(book.say(&say::AboutCathedralKind {})),
            picture: Some(drawing::portrait(None, Kind::Cathedral)),
            facts: std::iter::once(self.size(Kind::Cathedral)).chain(stands).collect(),
            words,
            ..titled(words::kind(book, Kind::Cathedral), clause::CAT_CLAIM_03)
        }
    }

    fn in_hand(&self, owner: Side, kind: Kind) -> Explanation {
        let Self { view, book } = *self;
        let count = u32::from(view.hands[owner].count(kind));
        let all = kind.copies().into();
        let places = places(view, owner, kind);
        let copies = (book.say(&say::AboutCopies {}), book.say(&say::AboutCopiesOf { count, all }));
        let fits = (book.say(&say::AboutFits {}), book.say(&say::AboutPlaces { count: places }));
        let is_stuck = places == 0;
        Explanation {
            kind: Some(book.say(&say::AboutInHand { owner })),
            picture: Some(drawing::portrait(Some(owner), kind)),
            facts: [self.size(kind), copies]
                .into_iter()
                .chain((!is_stuck).then_some(fits))
                .collect(),
            missing: is_stuck.then(|| book.say(&say::AboutNowhere {})),
            ..titled(words::kind(book, kind), clause::CAT_PLACE_01)
        }
    }

    fn tray(&self, owner: Side) -> Explanation {
        let book = self.book;
        let count = u32::from(self.view.points[owner]);
        let left = (book.say(&say::SquaresLeft {}), count.to_string());
        Explanation {
            facts: vec![left],
            words: vec![book.say(&say::AboutGoal {})],
            ..titled(book.say(&say::BuildingsOf { owner }), clause::CAT_SCORE_01)
        }
    }

    fn territory(&self, owner: Side) -> Explanation {
        let book = self.book;
        let count = self.view.owned[owner].len();
        Explanation {
            kind: Some(book.say(&say::AboutSquares { count })),
            words: vec![book.say(&say::AboutOwnedWords { owner })],
            ..titled(book.say(&say::AboutTerritory { owner }), clause::CAT_CLAIM_05)
        }
    }

    fn pass(&self) -> Explanation {
        let book = self.book;
        let title = words::action(book, bastide_cathedral::Action::Pass);
        let words = vec![book.say(&say::AboutPassWords {})];
        Explanation { words, ..titled(title, clause::CAT_PLACE_09) }
    }

    fn size(&self, kind: Kind) -> (String, String) {
        let count = kind.size().into();
        (self.book.say(&say::AboutSize {}), self.book.say(&say::AboutSquares { count }))
    }
}

fn titled(title: String, clause: Clause) -> Explanation {
    Explanation { title, clause: Some(clause.to_string()), ..Explanation::default() }
}

fn owner_of(view: &View, cell: Cell) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| view.owned[side].contains(cell))
}

/// In how many places a building of a side would stand on squares that it may build on.
fn places(view: &View, side: Side, kind: Kind) -> u32 {
    let built = view.buildings.iter().fold(Cells::NONE, |all, one| all | one.cells);
    let taken = built | view.cathedral.unwrap_or_default() | view.owned[!side];
    let fits = Fits::new(side, Hand::FULL, Cells::ALL - taken);
    kind.orientations().iter().map(|&turn| fits.pivots_of(kind, turn).len()).sum()
}
