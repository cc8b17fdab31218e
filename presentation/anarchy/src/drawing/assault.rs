//! An attack as it is seen at the castle: it comes from its side, two numbers stand at the wall, then what came of it.
//! It is laid into the drawing for a moment; the classes say what moves, and when.

use bastide_anarchy::{AttackCard, BUILT_IN, Dealt, Side, TARGETS, Target};
use bastide_draw::svg::{Num, Path, Point, at, draw};

use super::board::CASTLE;
use super::castle::{middle, way};
use super::palette::FRESH;
use super::shown::icon;

const HELD: &str = "#1f6a41";
const LOST: &str = "#8a1c10";
const MEETS: &str = "#5b4a33";

/// How far from the middle of the castle the number of an attack stands, and the number of what meets it.
const OUTSIDE: f64 = 174.0;
const AT_WALL: f64 = 124.0;

/// An attack card, what it brings to each target and what is left of it.
pub(crate) struct Assault {
    /// None where it was shown before.
    pub(crate) card: Option<AttackCard>,
    pub(crate) strength: [u8; TARGETS],
    pub(crate) left: [u8; TARGETS],
    /// None while somebody is asked what to use against it.
    pub(crate) is_repelled: Option<bool>,
}

impl Assault {
    /// In the measure of the board.
    pub(crate) fn drawn(&self) -> String {
        let mut svg = String::new();
        let hit = Target::ALL.iter().filter(|target| self.strength[target.index()] > 0);
        for &target in hit {
            self.attacker(&mut svg, target);
            self.defence(&mut svg, target);
        }
        if let Some(is_repelled) = self.is_repelled {
            verdict(&mut svg, is_repelled);
        }
        svg
    }

    fn attacker(&self, svg: &mut String, target: Target) {
        let Some(card) = self.card else { return };
        let dealt = Dealt { slot: 0, kind: card.spec(&BUILT_IN).kind, card: Some(card) };
        // Upright at the sides, where the castle has little room around it.
        let is_upright = matches!(target.side(), Some(Side::East | Side::West));
        let (frame, sign, number) = if is_upright {
            (r#"x="-23" y="-36" width="46" height="72""#, at(0.0, -15.0), at(0.0, 25.0))
        } else {
            (r#"x="-36" y="-21" width="72" height="42""#, at(-15.0, 0.0), at(18.0, 9.0))
        };
        draw!(
            svg,
            r##"<g class="comes comes-{target}"><g transform="translate({})"><rect {frame} rx="9" fill="#fdf8ea" stroke="{FRESH}" stroke-width="3"/><use href="#{}" transform="translate({sign}) scale(1.2)"/><text x="{}" y="{}" font-size="26" font-weight="700" text-anchor="middle" fill="{FRESH}">{}</text></g></g>"##,
            place(target, OUTSIDE),
            icon(dealt),
            Num(number.x),
            Num(number.y),
            self.strength[target.index()]
        );
    }

    /// What stands against it there, and whether it is enough.
    fn defence(&self, svg: &mut String, target: Target) {
        let left = self.left[target.index()];
        let met = self.strength[target.index()] - left;
        let centre = place(target, AT_WALL);
        let is_broken = left > 0 && self.is_repelled.is_some();
        if is_broken {
            draw!(
                svg,
                r##"<path class="falls" d="{}" fill="#ffd257" stroke="{FRESH}" stroke-width="3"/>"##,
                burst(centre)
            );
        }
        let fill = match (left, is_broken) {
            (0, _) => HELD,
            (_, true) => LOST,
            _ => MEETS,
        };
        draw!(
            svg,
            r##"<g class="meets"><path d="M{}h32v18q0 14-16 20q-16-6-16-20z" fill="{fill}" stroke="#fff" stroke-width="2"/><text x="{}" y="{}" font-size="23" font-weight="700" text-anchor="middle" fill="#fff">{met}</text></g>"##,
            centre - at(16.0, 18.0),
            Num(centre.x),
            Num(centre.y + 8.0)
        );
    }
}

/// Where something of a target stands, so far from the middle of the castle.
fn place(target: Target, far: f64) -> Point {
    let centre = middle(CASTLE);
    match target.side() {
        Some(side) => centre + way(side) * far,
        // What strikes the castle itself comes from above.
        None => centre - at(0.0, (far - AT_WALL) * 1.1),
    }
}

fn burst(centre: Point) -> Path {
    let points: Vec<Point> = (0..20)
        .map(|number| {
            let (sin, cos) = f64::to_radians(f64::from(number) * 18.0).sin_cos();
            centre + at(cos, sin) * if number % 2 == 0 { 44.0 } else { 27.0 }
        })
        .collect();
    let mut path = Path::default();
    path.polygon(&points);
    path
}

/// In the middle of the castle: whether it held.
fn verdict(svg: &mut String, is_repelled: bool) {
    let (fill, sign) = if is_repelled {
        (HELD, "M-13 0l9 10l18-20")
    } else {
        (LOST, "M-11-11l22 22M11-11l-22 22")
    };
    let below = middle(CASTLE) + at(0.0, 52.0);
    draw!(
        svg,
        r##"<g class="falls"><g transform="translate({below})"><circle r="25" fill="{fill}" stroke="#fff" stroke-width="3"/><path d="{sign}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g></g>"##
    );
}
