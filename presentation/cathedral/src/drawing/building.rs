//! A piece as a solid body: walls that rise from its squares, a roof, and what is on the roof.

use bastide_cathedral::{Building, Cell, Cells, Kind, Orientation, Placement, Side, View};
use bastide_draw::svg::{Num, Path, Point, at, draw};

use super::detail;
use super::material::Material;
use super::outline::{Contour, has, outline};
use super::roof::{Roof, middle};
use super::{CELL, RISE};

/// How far walls stay away from the grid lines.
pub(super) const INSET: f64 = 3.2;
const CORNER: f64 = 3.0;

/// A piece to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Body {
    pub(super) owner: Option<Side>,
    pub(super) kind: Kind,
    pub(super) cells: Cells,
    orientation: Orientation,
    pivot: Cell,
}

impl Body {
    /// Everything on the board: buildings, then the cathedral.
    pub(super) fn all(view: &View) -> Vec<Self> {
        let building = |building: &Building| {
            Self::covering(Some(building.side), building.kind, building.cells)
        };
        let cathedral =
            view.cathedral.and_then(|cells| Self::covering(None, Kind::Cathedral, cells));
        view.buildings.iter().filter_map(building).chain(cathedral).collect()
    }

    /// The piece on exactly these squares, unless they do not have its shape.
    fn covering(owner: Option<Side>, kind: Kind, cells: Cells) -> Option<Self> {
        let placement = Placement::covering(owner.unwrap_or(Side::Light), kind, cells)?;
        let (orientation, pivot) = (placement.orientation(), placement.pivot());
        Some(Self { owner, kind, cells, orientation, pivot })
    }

    /// A piece in the top left corner of an empty city, as it lies in a tray.
    pub(super) fn in_corner(owner: Option<Side>, kind: Kind, orientation: Orientation) -> Self {
        let side = owner.unwrap_or(Side::Light);
        let placement = Placement::all(side, kind)
            .find(|placement| placement.orientation() == orientation)
            .expect("every piece fits into an empty city in each orientation it has");
        let cells = placement.cells(side).expect("these placements lie inside");
        Self { owner, kind, cells, orientation, pivot: placement.pivot() }
    }

    pub(super) fn material(&self) -> &'static Material {
        Material::of(self.owner)
    }

    /// A place on the roof, given in squares from the pivot as the ledger draws the piece.
    pub(super) fn spot(&self, dx: f64, dy: f64) -> Point {
        let is_mirrored =
            self.owner == Some(Side::Dark) && matches!(self.kind, Kind::Abbey | Kind::Academy);
        let drawn = if is_mirrored { at(-dx, dy) } else { at(dx, dy) };
        let turned = match self.orientation {
            Orientation::North => drawn,
            Orientation::East => at(-drawn.y, drawn.x),
            Orientation::South => at(-drawn.x, -drawn.y),
            Orientation::West => at(drawn.y, -drawn.x),
        };
        middle(self.pivot) + turned * CELL
    }

    pub(super) fn draw(&self, svg: &mut String) {
        self.draw_walls(svg);
        match self.kind {
            Kind::Castle => self.draw_battlements(svg),
            Kind::Square => self.draw_courtyard(svg),
            Kind::Bridge => self.draw_roadway(svg),
            _ => self.draw_roof(svg, INSET),
        }
        detail::draw(svg, self);
    }

    /// As it lies in a tray, a third as large: tiles, windows and ornaments would be finer than a pixel, and
    /// most of the drawing's weight.
    pub(super) fn draw_small(&self, svg: &mut String) {
        let material = self.material();
        draw!(
            svg,
            r#"<path d="{}" fill="{}" stroke="{}" stroke-width="2"/>"#,
            self.base(),
            material.wall,
            material.edge
        );
        match self.kind {
            Kind::Castle => self.draw_level(svg, 8.0, material.slopes[3]),
            Kind::Square => self.draw_level(svg, 17.0, material.level),
            Kind::Bridge => self.draw_level(svg, 9.0, material.slopes[2]),
            _ => self.draw_slopes(svg, &Roof::over(self.cells, INSET)),
        }
    }

    /// A roof with something lower inside it.
    fn draw_level(&self, svg: &mut String, rim: f64, inside: &str) {
        let material = self.material();
        draw!(svg, r#"<path d="{}" fill="{}"/>"#, self.top(INSET), material.slopes[1]);
        draw!(
            svg,
            r#"<path d="{}" fill="{inside}" stroke="{}" stroke-width="1.6"/>"#,
            self.top(INSET + rim),
            material.edge
        );
    }

    /// The outline on the ground.
    pub(super) fn base(&self) -> Path {
        outline(self.cells, Contour { inset: INSET, radius: CORNER, rise: 0.0 })
    }

    /// The outline at roof height.
    pub(super) fn top(&self, inset: f64) -> Path {
        outline(self.cells, Contour { inset, radius: CORNER, rise: RISE })
    }

    fn draw_walls(&self, svg: &mut String) {
        let material = self.material();
        let base = self.base();
        if self.kind == Kind::Cathedral {
            self.draw_buttresses(svg, &base);
        }
        draw!(
            svg,
            r#"<path d="{base}" fill="{}" stroke="{}" stroke-width="1.6"/>"#,
            material.wall,
            material.edge
        );
        draw!(svg, r#"<path d="{}" fill="{}"/>"#, self.windows(), material.window);
    }

    /// Piers along the walls: short strokes with a dark edge.
    fn draw_buttresses(&self, svg: &mut String, base: &Path) {
        const STEP: f64 = 13.0;
        let material = self.material();
        for (grown, colour) in [(1.6, material.edge), (0.0, material.slopes[1])] {
            let length = 4.6 + grown;
            draw!(
                svg,
                r#"<path d="{base}" fill="none" stroke="{colour}" stroke-width="{}" stroke-dasharray="{} {}" stroke-dashoffset="{}"/>"#,
                Num(7.4 + grown),
                Num(length),
                Num(STEP - length),
                Num(length / 2.0)
            );
        }
    }

    /// Windows in the walls that face south.
    fn windows(&self) -> Path {
        let mut windows = Path::default();
        let south = self.cells.iter().filter(|&cell| !has(self.cells, cell, (0, 1)));
        for cell in south {
            let bottom = middle(cell) + at(0.0, CELL / 2.0 + RISE - INSET);
            for dx in [-14.0, -1.6, 10.8] {
                windows.rectangle(bottom + at(dx, -4.6), 3.2, 3.2);
            }
        }
        windows
    }

    pub(super) fn draw_roof(&self, svg: &mut String, inset: f64) {
        let material = self.material();
        let roof = Roof::over(self.cells, inset);
        self.draw_slopes(svg, &roof);
        let name = material.name;
        draw!(svg, r#"<path d="{}{}" fill="url(#tiles-across-{name})"/>"#, roof.north, roof.south);
        draw!(svg, r#"<path d="{}{}" fill="url(#tiles-along-{name})"/>"#, roof.west, roof.east);
        if !roof.ridges.is_empty() {
            draw!(
                svg,
                r#"<path d="{}" fill="none" stroke="{}" stroke-width="1.8" stroke-linecap="round"/>"#,
                roof.ridges,
                material.ridge
            );
        }
        self.draw_eaves(svg);
    }

    fn draw_slopes(&self, svg: &mut String, roof: &Roof) {
        let slopes = [&roof.west, &roof.north, &roof.east, &roof.south];
        for (slope, colour) in slopes.into_iter().zip(self.material().slopes) {
            draw!(svg, r#"<path d="{slope}" fill="{colour}"/>"#);
        }
    }

    fn draw_eaves(&self, svg: &mut String) {
        draw!(
            svg,
            r#"<path d="{}" fill="none" stroke="{}" stroke-width="1.2"/>"#,
            self.top(INSET),
            self.material().edge
        );
    }

    /// A level roof behind a crenellated parapet.
    fn draw_battlements(&self, svg: &mut String) {
        let material = self.material();
        draw!(svg, r#"<path d="{}" fill="{}"/>"#, self.top(INSET), material.slopes[1]);
        draw!(
            svg,
            r#"<path d="{}" fill="{}" stroke="{}" stroke-width="1"/>"#,
            self.top(INSET + 8.0),
            material.slopes[3],
            material.edge
        );
        self.draw_eaves(svg);
        for (dy, colour) in [(1.4, material.edge), (0.0, material.slopes[0])] {
            draw!(
                svg,
                r#"<path transform="translate(0 {})" d="{}" fill="none" stroke="{colour}" stroke-width="4.4" stroke-dasharray="6.2 5"/>"#,
                Num(dy),
                self.top(INSET + 3.6)
            );
        }
    }

    /// A ring of low roofs around a paved yard.
    fn draw_courtyard(&self, svg: &mut String) {
        let material = self.material();
        self.draw_ring(svg);
        let yard = self.top(INSET + 17.0);
        draw!(
            svg,
            r#"<path d="{yard}" fill="{}" stroke="{}" stroke-width="1.4"/>"#,
            material.level,
            material.edge
        );
        draw!(svg, r#"<path d="{yard}" fill="url(#paving)"/>"#);
        draw!(
            svg,
            r#"<path d="{}" fill="none" stroke="{}" stroke-width="1.6"/>"#,
            self.top(INSET + 8.5),
            material.ridge
        );
        self.draw_eaves(svg);
    }

    /// The four roofs around the yard of a two by two building.
    fn draw_ring(&self, svg: &mut String) {
        let material = self.material();
        let first = self.cells.first().map_or(at(0.0, 0.0), middle);
        let (near, far) = (-CELL / 2.0 + INSET, CELL * 1.5 - INSET);
        let corners = [(near, near), (far, near), (far, far), (near, far)];
        let centre = first + at(CELL, CELL) * 0.5;
        // North, east, south and west, in the order of the material's slopes.
        for (index, slope) in [(3, 0), (0, 1), (1, 2), (2, 3)] {
            let corner = |index: usize| first + at(corners[index % 4].0, corners[index % 4].1);
            let mut roof = Path::default();
            roof.polygon(&[corner(index), corner(index + 1), centre]);
            let tiles = if slope % 2 == 1 { "across" } else { "along" };
            draw!(svg, r#"<path d="{roof}" fill="{}"/>"#, material.slopes[slope]);
            draw!(svg, r#"<path d="{roof}" fill="url(#tiles-{tiles}-{})"/>"#, material.name);
        }
    }

    /// A road between two parapets.
    fn draw_roadway(&self, svg: &mut String) {
        let material = self.material();
        draw!(svg, r#"<path d="{}" fill="{}"/>"#, self.top(INSET), material.slopes[0]);
        let road = self.top(INSET + 9.0);
        draw!(
            svg,
            r#"<path d="{road}" fill="{}" stroke="{}" stroke-width="1.2"/>"#,
            material.slopes[2],
            material.edge
        );
        self.draw_eaves(svg);
    }
}
