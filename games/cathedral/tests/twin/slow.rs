//! Cathedral once more, written from the ledger alone: sets of squares and plain loops. It speaks
//! only the notation and shares nothing with the crate it is compared with.

use std::collections::{BTreeMap, BTreeSet};

use super::shapes::Shape;

/// Column and row, counted from zero.
pub(crate) type Square = (i8, i8);
pub(crate) type Squares = BTreeSet<Square>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Colour {
    Light,
    Dark,
}

impl Colour {
    fn other(self) -> Self {
        if self == Self::Light { Self::Dark } else { Self::Light }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// The cathedral has none.
    pub(crate) owner: Option<Colour>,
    pub(crate) code: String,
    pub(crate) squares: Squares,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Asked {
    Cathedral,
    Building,
    /// What may be captured, by first squares in reading order.
    Captures(Vec<Square>),
    Nothing,
}

#[derive(Clone)]
pub(crate) struct Slow<'s> {
    shapes: &'s [Shape],
    options: BTreeMap<String, String>,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) is_cathedral_captured: bool,
    pub(crate) hands: BTreeMap<(Colour, String), u32>,
    pub(crate) owned: BTreeMap<Colour, Squares>,
    pub(crate) made: BTreeMap<Colour, u32>,
    pub(crate) to_move: Colour,
    pub(crate) asked: Asked,
    passes: u32,
}

impl<'s> Slow<'s> {
    /// CAT-SETUP.
    pub(crate) fn new(setup: &str, shapes: &'s [Shape]) -> Self {
        let pairs = setup.split_whitespace().filter_map(|pair| pair.split_once('='));
        let mut game = Self {
            shapes,
            options: pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
            pieces: Vec::new(),
            is_cathedral_captured: false,
            hands: BTreeMap::new(),
            owned: BTreeMap::new(),
            made: BTreeMap::new(),
            to_move: Colour::Light,
            asked: Asked::Cathedral,
            passes: 0,
        };
        for colour in [Colour::Light, Colour::Dark] {
            game.owned.insert(colour, Squares::new());
            game.made.insert(colour, 0);
            for shape in shapes.iter().filter(|shape| shape.code != "CA") {
                let copies = if ["TA", "ST", "IN"].contains(&shape.code) { 2 } else { 1 };
                game.hands.insert((colour, shape.code.to_owned()), copies);
            }
        }
        if game.has("cathedral", "after_first") {
            (game.to_move, game.asked) = (Colour::Dark, Asked::Building);
        }
        game
    }

    fn has(&self, option: &str, value: &str) -> bool {
        self.options.get(option).is_some_and(|given| given == value)
    }

    /// Puts a piece down without a move, to set up a position.
    pub(crate) fn set_up(&mut self, colour: Colour, placement: &str) {
        let squares = self.squares_of(colour, placement);
        self.lay(colour, &placement[..2], squares);
        *self.made.get_mut(&colour).expect("both colours count") += 1;
    }

    /// Every action of the side to move, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = match &self.asked {
            Asked::Nothing => Vec::new(),
            Asked::Captures(pieces) => {
                let name = name(pieces[0]);
                vec![format!("x{name}"), format!("={name}")]
            }
            Asked::Cathedral => self.placements(self.to_move, BTreeSet::from(["CA"])).collect(),
            Asked::Building => {
                let mut actions: Vec<_> = self.building_placements(self.to_move).collect();
                if self.has("first_move", "forbidden") && self.made[&self.to_move] == 0 {
                    actions.retain(|action| !self.encloses_something(action));
                }
                if self.has("pass", "free") {
                    actions.push("--".to_owned());
                }
                actions
            }
        };
        actions.sort_unstable();
        actions
    }

    /// CAT-PLACE-01 to -05.
    fn placements(&self, colour: Colour, codes: BTreeSet<&str>) -> impl Iterator<Item = String> {
        let taken: Squares = self.pieces.iter().flat_map(|p| p.squares.iter().copied()).collect();
        let closed = &self.owned[&colour.other()];
        let space: Squares = city().filter(|s| !taken.contains(s) && !closed.contains(s)).collect();
        let shapes = self.shapes.iter().filter(move |shape| {
            codes.contains(shape.code) && shape.colour.is_none_or(|only| only == colour)
        });
        shapes.flat_map(move |shape| {
            let fits = |pivot: &Square| {
                shape.offsets.iter().all(|&offset| space.contains(&moved(*pivot, offset)))
            };
            let pivots: Vec<Square> = space.iter().copied().filter(fits).collect();
            let written = |pivot| format!("{}{}{}", shape.code, shape.orientation, name(pivot));
            pivots.into_iter().map(written)
        })
    }

    fn building_placements(&self, colour: Colour) -> impl Iterator<Item = String> {
        let own = self.hands.iter().filter(|((owner, _), count)| *owner == colour && **count > 0);
        self.placements(colour, own.map(|((_, code), _)| code.as_str()).collect())
    }

    fn can_place(&self, colour: Colour) -> bool {
        self.building_placements(colour).next().is_some()
    }

    /// With `first_move = forbidden`: a first building that walls off something it could claim.
    fn encloses_something(&self, placement: &str) -> bool {
        let mut after = self.clone();
        let squares = self.squares_of(self.to_move, placement);
        after.lay(self.to_move, &placement[..2], squares);
        let pockets = after.regions(self.to_move);
        let mut pockets = pockets.iter().filter(|region| !touches_four_walls(region));
        pockets.any(|region| after.foreign_in(self.to_move, region).len() < 2)
    }

    /// Carries out one of the [`Slow::legal`] actions.
    pub(crate) fn play(&mut self, action: &str) {
        match self.asked.clone() {
            _ if action == "--" => {
                self.passes += 1;
                self.end_turn();
            }
            Asked::Captures(mut pending) => {
                let first = pending.remove(0);
                if action.starts_with('x') {
                    self.capture(first);
                }
                if pending.is_empty() {
                    self.end_turn();
                } else {
                    self.asked = Asked::Captures(pending);
                }
            }
            Asked::Cathedral => {
                let squares = self.squares_of(self.to_move, action);
                self.lay(self.to_move, "CA", squares);
                self.asked = Asked::Building;
                if !self.has("cathedral", "after_first") {
                    self.to_move = self.to_move.other();
                }
            }
            Asked::Building => self.build(action),
            Asked::Nothing => panic!("the game is over"),
        }
    }

    fn build(&mut self, action: &str) {
        let mover = self.to_move;
        let isolated_before = self.isolated(mover);
        let regions_before = self.regions(mover);
        let squares = self.squares_of(mover, action);
        self.lay(mover, &action[..2], squares);
        *self.made.get_mut(&mover).expect("both colours count") += 1;
        self.passes = 0;
        if self.made[&mover] == 1 {
            // CAT-CLAIM-07: nothing is claimed or captured with the first building.
            self.end_turn();
            return;
        }
        for region in self.regions(mover) {
            let is_old = self.has("first_move", "never") && regions_before.contains(&region);
            let is_claimed = self.is_enclosed(&region, mover)
                && self.foreign_in(mover, &region).is_empty()
                && !is_old;
            if is_claimed {
                self.claim(mover, &region);
            }
        }
        let mut pending = self.isolated(mover);
        if !self.has("late_capture", "true") {
            pending.retain(|first| !isolated_before.contains(first));
        }
        if pending.is_empty() {
            self.end_turn();
        } else if self.has("capture", "forced") {
            for first in pending {
                self.capture(first);
            }
            self.end_turn();
        } else {
            self.asked = Asked::Captures(pending);
        }
    }

    fn lay(&mut self, colour: Colour, code: &str, squares: Squares) {
        let owner = (code != "CA").then_some(colour);
        if owner.is_some() {
            *self.hands.get_mut(&(colour, code.to_owned())).expect("a kind of building") -= 1;
        }
        self.pieces.push(Piece { owner, code: code.to_owned(), squares });
    }

    /// CAT-CAPTURE-04 to -06, -09.
    fn capture(&mut self, first: Square) {
        let mover = self.to_move;
        let index = self.pieces.iter().position(|piece| first_square(&piece.squares) == first);
        let piece = self.pieces.remove(index.expect("a piece begins there"));
        match piece.owner {
            Some(owner) => {
                *self.hands.get_mut(&(owner, piece.code)).expect("a kind of building") += 1;
            }
            None => self.is_cathedral_captured = true,
        }
        let regions = self.regions(mover);
        let region = regions.iter().find(|region| region.contains(&first));
        self.claim(mover, region.expect("it stood in a region"));
    }

    fn claim(&mut self, colour: Colour, region: &Squares) {
        for (&owner, squares) in &mut self.owned {
            for &square in region {
                if owner == colour {
                    squares.insert(square);
                } else {
                    squares.remove(&square);
                }
            }
        }
    }

    /// CAT-PLACE-10, CAT-END-01, CAT-END-02; with free passes two in a row are the end (R 7).
    fn end_turn(&mut self) {
        let mover = self.to_move;
        let next = mover.other();
        let is_cathedral_due =
            !self.is_cathedral_captured && self.pieces.iter().all(|piece| piece.owner.is_some());
        self.to_move = next;
        self.asked = if is_cathedral_due {
            Asked::Cathedral
        } else if self.passes >= 2 {
            Asked::Nothing
        } else if self.can_place(next) {
            Asked::Building
        } else if self.passes == 0 && self.can_place(mover) {
            self.passes = 1;
            self.to_move = mover;
            Asked::Building
        } else {
            Asked::Nothing
        };
    }

    /// CAT-CLAIM-01: what a colour's own buildings cut the city into, corners connecting.
    fn regions(&self, colour: Colour) -> Vec<Squares> {
        let own = self.pieces.iter().filter(|piece| piece.owner == Some(colour));
        let walls: Squares = own.flat_map(|piece| piece.squares.iter().copied()).collect();
        let mut rest: Squares = city().filter(|square| !walls.contains(square)).collect();
        let mut regions = Vec::new();
        while let Some(start) = rest.pop_first() {
            let mut region = Squares::from([start]);
            let mut edge = vec![start];
            while let Some(square) = edge.pop() {
                for dx in -1..=1 {
                    for dy in -1..=1 {
                        let near = moved(square, (dx, dy));
                        if rest.remove(&near) {
                            region.insert(near);
                            edge.push(near);
                        }
                    }
                }
            }
            regions.push(region);
        }
        regions
    }

    /// CAT-CLAIM-04 and the readings of R 1.
    fn is_enclosed(&self, region: &Squares, colour: Colour) -> bool {
        match self.options.get("open_city").map(String::as_str) {
            None => !touches_four_walls(region),
            Some("literal") => true,
            Some("largest") => self.regions(colour).iter().any(|other| other.len() > region.len()),
            Some(area) => {
                let most = area.trim_start_matches("area(").trim_end_matches(')');
                region.len() <= most.parse().expect("a number of squares")
            }
        }
    }

    fn foreign_in(&self, colour: Colour, region: &Squares) -> Vec<&Piece> {
        let foreign = self.pieces.iter().filter(|piece| piece.owner != Some(colour));
        foreign.filter(|piece| !piece.squares.is_disjoint(region)).collect()
    }

    /// CAT-CAPTURE-01: first squares of the pieces a colour isolates, in reading order.
    fn isolated(&self, colour: Colour) -> Vec<Square> {
        let mut isolated = Vec::new();
        for region in self.regions(colour) {
            if let [piece] = self.foreign_in(colour, &region)[..]
                && self.is_enclosed(&region, colour)
            {
                isolated.push(first_square(&piece.squares));
            }
        }
        isolated.sort_unstable_by_key(|&(column, row)| (row, column));
        isolated
    }

    /// CAT-SCORE-01.
    pub(crate) fn points(&self, colour: Colour) -> u32 {
        let size = |code: &str| {
            let shape = self.shapes.iter().find(|shape| shape.code == code);
            shape.map_or(0, |shape| shape.offsets.len() as u32)
        };
        let own = self.hands.iter().filter(|((owner, _), _)| *owner == colour);
        own.map(|((_, code), &count)| size(code) * count).sum()
    }

    fn squares_of(&self, colour: Colour, placement: &str) -> Squares {
        let (code, orientation) = (&placement[..2], placement.chars().nth(2));
        let is_meant = |shape: &&Shape| {
            shape.code == code
                && Some(shape.orientation) == orientation
                && shape.colour.is_none_or(|only| only == colour)
        };
        let shape = self.shapes.iter().find(is_meant).expect("a shape of the ledger");
        let pivot = square(&placement[3..]);
        shape.offsets.iter().map(|&offset| moved(pivot, offset)).collect()
    }
}

fn city() -> impl Iterator<Item = Square> {
    (0..10).flat_map(|row| (0..10).map(move |column| (column, row)))
}

fn moved(square: Square, offset: Square) -> Square {
    (square.0 + offset.0, square.1 + offset.1)
}

fn first_square(squares: &Squares) -> Square {
    let in_reading_order = squares.iter().min_by_key(|&&(column, row)| (row, column));
    *in_reading_order.expect("pieces cover squares")
}

fn touches_four_walls(region: &Squares) -> bool {
    region.iter().any(|square| square.0 == 0)
        && region.iter().any(|square| square.0 == 9)
        && region.iter().any(|square| square.1 == 0)
        && region.iter().any(|square| square.1 == 9)
}

fn name(square: Square) -> String {
    format!("{}{}", (b'A' + square.0 as u8) as char, square.1 + 1)
}

/// `D5`
pub(crate) fn square(name: &str) -> Square {
    let column = name.as_bytes()[0] - b'A';
    (column as i8, name[1..].parse::<i8>().expect("a row") - 1)
}
