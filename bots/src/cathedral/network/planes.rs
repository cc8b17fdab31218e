//! What the network is shown of a position: sixteen sets of squares, and the hands.

use bastide_cathedral::{Cathedral, Cells, Hand, Kind, PerSide, Side, regions, touches_all_walls};

use super::frame::{Frame, SQUARES};

/// Sets of squares that are shown.
pub const PLANES: usize = 16;
/// Numbers that hold for the whole city: what is in the hands and how far the game has come.
pub const GLOBALS: usize = 32;
/// What a global number is when it says "yes".
pub const YES: u8 = 128;

/// A position as the network sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Planes {
    /// For every square, the sets it is in: one bit each.
    pub squares: [u16; SQUARES],
    pub globals: [u8; GLOBALS],
}

impl Planes {
    pub fn of(game: &Cathedral, frame: Frame) -> Self {
        let (own, enemy) = (frame.side, !frame.side);
        let city = game.city();
        let reach = PerSide::from_fn(|side| game.fits(side).reach().cells);
        let (free, captures) = (Designs::of(game, own), Designs::of(game, enemy));
        let sets = [
            Cells::ALL,
            city.built(own),
            city.built(enemy),
            city.cathedral_cells(),
            city.owned(own) & city.free(),
            city.owned(enemy) & city.free(),
            reach[own],
            reach[enemy],
            free.enclosed,
            captures.enclosed,
            free.capturing,
            captures.capturing,
        ];
        let mut planes = Self { squares: [0; SQUARES], globals: globals(game, own) };
        for (plane, cells) in sets.into_iter().enumerate() {
            for cell in cells.iter() {
                planes.squares[frame.square(cell)] |= 1 << plane;
            }
        }
        planes.add_joints(game, own, frame, 12);
        planes.add_joints(game, enemy, frame, 14);
        planes
    }

    /// Which squares belong to the same building as the next one to the right, and as the next
    /// one below: captures take whole buildings, so it matters where one ends.
    fn add_joints(&mut self, game: &Cathedral, side: Side, frame: Frame, plane: usize) {
        for building in game.city().buildings(side) {
            let mut squares = [usize::MAX; 6];
            for (index, cell) in building.cells_inside(side).iter().enumerate() {
                squares[index] = frame.square(cell);
            }
            let squares = &squares[..usize::from(building.kind().size())];
            for &square in squares {
                if square % 10 < 9 && squares.contains(&(square + 1)) {
                    self.squares[square] |= 1 << plane;
                }
                if squares.contains(&(square + 10)) {
                    self.squares[square] |= 1 << (plane + 1);
                }
            }
        }
    }
}

/// What a side would enclose if its walls grew by one square, as in the fitted evaluation.
struct Designs {
    enclosed: Cells,
    /// Where it would also capture a lone piece.
    capturing: Cells,
}

impl Designs {
    fn of(game: &Cathedral, side: Side) -> Self {
        let city = game.city();
        let walls = city.built(side);
        let grown = walls | (walls.beside() & city.free());
        let mut designs = Self { enclosed: Cells::NONE, capturing: Cells::NONE };
        for region in regions(grown).filter(|&region| !touches_all_walls(region)) {
            if !region.meets(city.foreign(side)) {
                designs.enclosed |= region;
            } else if city.lone_foreigner(side, region).is_some() {
                designs.capturing |= region;
            }
        }
        designs
    }
}

fn globals(game: &Cathedral, own: Side) -> [u8; GLOBALS] {
    let mut globals = [0; GLOBALS];
    show_hand(game.hand(own), &mut globals[..14]);
    show_hand(game.hand(!own), &mut globals[14..28]);
    for (index, side) in [own, !own].into_iter().enumerate() {
        globals[28 + index] = if game.placements_made(side) > 0 { YES } else { 0 };
    }
    let made = game.placements_made(Side::Light) + game.placements_made(Side::Dark);
    globals[30] = 4 * made.min(32);
    globals
}

/// One number for each kind that is there, then one for each kind that is there twice.
fn show_hand(hand: Hand, globals: &mut [u8]) {
    for kind in Kind::BUILDINGS {
        globals[kind as usize] = if hand.count(kind) > 0 { YES } else { 0 };
        if kind.copies() > 1 {
            globals[11 + kind as usize] = if hand.count(kind) > 1 { YES } else { 0 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cathedral::after;

    fn squares_of(planes: &Planes, plane: usize) -> Vec<usize> {
        (0..SQUARES).filter(|&square| planes.squares[square] >> plane & 1 == 1).collect()
    }

    /// The stable on A1 and A2 seen by Dark, who placed it, and by Light, mirrored.
    #[test]
    fn a_building_is_own_to_its_owner_and_joined_below() {
        let game = after("CAnE5 STnA2 TAnJ10");
        let dark = Planes::of(&game, Frame::of(Side::Dark));
        assert_eq!(squares_of(&dark, 1), [0, 10]);
        assert_eq!(squares_of(&dark, 2), [99]);
        assert_eq!((squares_of(&dark, 12), squares_of(&dark, 13)), (vec![], vec![0]));
        let light = Planes::of(&game, Frame::of(Side::Light));
        assert_eq!(squares_of(&light, 2), [9, 19]);
        assert_eq!((squares_of(&light, 14), squares_of(&light, 15)), (vec![], vec![9]));
        assert_eq!(dark.globals[Kind::Stable as usize], YES);
        assert_eq!(dark.globals[11 + Kind::Stable as usize], 0);
        assert_eq!(dark.globals[14 + 11 + Kind::Tavern as usize], 0);
    }

    #[test]
    fn joints_turn_with_the_building() {
        let game = after("CAnE5 STnA2 TAnJ10");
        let turned = Planes::of(&game, Frame { side: Side::Dark, turns: 1 });
        assert_eq!(squares_of(&turned, 1), [8, 9]);
        assert_eq!((squares_of(&turned, 12), squares_of(&turned, 13)), (vec![8], vec![]));
    }
}
