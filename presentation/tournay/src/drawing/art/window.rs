//! The windows that pictures are seen through. Their shape names the family, what lies behind the picture the kind of card,
//! and the lozenges of the keystone the level.

use std::collections::BTreeSet;

use bastide_draw::svg::{Num, draw};
use bastide_tournay::{Card, CardRow, Colour, EventCard, Kind, Level};

use super::super::palette::{GOLD, dye};
use super::{Paint, motif, symbol};

/// Whose window it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    Cards(Colour),
    Events,
}

impl Family {
    const ALL: [Self; 4] = [
        Self::Cards(Colour::Yellow),
        Self::Cards(Colour::White),
        Self::Cards(Colour::Red),
        Self::Events,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Cards(colour) => colour.name(),
            Self::Events => "event",
        }
    }

    /// A stepped gable, a pointed arch, battlements, a torn edge.
    const fn outline(self) -> &'static str {
        match self {
            Self::Cards(Colour::Yellow) => "M0 48V12h5V7.5h6V3.5h6V0h22v3.5h6v4h6V12h5v36z",
            Self::Cards(Colour::White) => "M0 48V19C3 10 14 3.5 28 0c14 3.5 25 10 28 19v29z",
            Self::Cards(Colour::Red) => "M0 48V0h8v4h8V0h8v4h8V0h8v4h8V0h8v48z",
            Self::Events => "M0 48V5l7-4 7 4 7-4 7 4 7-4 7 4 7-4 7 4v43z",
        }
    }

    /// Ground, glow and edge.
    const fn colours(self) -> [&'static str; 3] {
        match self {
            Self::Cards(Colour::Yellow) => ["#e0a32a", "#f3cd72", "#6b4404"],
            Self::Cards(Colour::White) => ["#8fa6ba", "#c3d2de", "#33475a"],
            Self::Cards(Colour::Red) => ["#a52f26", "#cf6a55", "#561009"],
            Self::Events => ["#4f4266", "#7b6a98", "#2b2140"],
        }
    }

    /// What is around the window.
    const fn wall(self) -> &'static str {
        match self {
            Self::Cards(colour) => dye(colour).main,
            Self::Events => "#4a4357",
        }
    }
}

/// What lies behind a picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Backdrop {
    Hill,
    Disc,
    Rays,
    Rings,
    Beam,
}

impl Backdrop {
    const ALL: [Self; 5] = [Self::Hill, Self::Disc, Self::Rays, Self::Rings, Self::Beam];

    const fn of(kind: Kind) -> Self {
        match kind {
            Kind::Building => Self::Hill,
            Kind::Character => Self::Disc,
            Kind::Prestige => Self::Rays,
            Kind::Crier => Self::Rings,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Hill => "hill",
            Self::Disc => "disc",
            Self::Rays => "rays",
            Self::Rings => "rings",
            Self::Beam => "beam",
        }
    }

    /// The glow, and the soil that buildings stand on.
    const fn outlines(self) -> [&'static str; 2] {
        match self {
            Self::Hill => ["M0 30C14 6 42 6 56 30v18H0z", "M0 43.5h56V48H0z"],
            Self::Disc => ["M28 3a22 22 0 1 0 .1 0z", ""],
            Self::Rays => [RAYS, "M0 45.5h56V48H0z"],
            Self::Rings => [RINGS, ""],
            Self::Beam => ["M0 48L30 0h26L26 48z", ""],
        }
    }
}

const RAYS: &str = "M28 26L28 -20 40 -18zM28 26L51 -14 62 -6zM28 26L68 2 74 14zM28 26L76 26 74 39zM28 26L68 52 58 60zM28 26L46 66 34 70zM28 26L20 70 8 66zM28 26L-4 60 -14 50zM28 26L-19 37 -20 24zM28 26L-18 12 -12 2zM28 26L-4 -8 8 -16z";
/// Rings between circles: each goes round the one way and back the other.
const RINGS: &str = "M28 16a8 8 0 1 0 .1 0zm0 4a4 4 0 1 1-.1 0zM28 7a17 17 0 1 0 .1 0zm0 4a13 13 0 1 1-.1 0zM28 -2a26 26 0 1 0 .1 0zm0 4a22 22 0 1 1-.1 0zM28 -11a35 35 0 1 0 .1 0zm0 4a31 31 0 1 1-.1 0z";

/// A picture in its window.
#[derive(Clone, Copy)]
pub(in super::super) struct Window {
    id: &'static str,
    family: Family,
    backdrop: Backdrop,
    level: Option<Level>,
}

impl Window {
    pub(in super::super) fn card(card: Card, row: &CardRow) -> Self {
        Self {
            id: card.id(),
            family: Family::Cards(row.deck.colour()),
            backdrop: Backdrop::of(row.kind),
            level: Some(row.deck.level()),
        }
    }

    pub(in super::super) fn event(event: EventCard) -> Self {
        Self { id: event.id(), family: Family::Events, backdrop: Backdrop::Beam, level: None }
    }

    /// Draws it so wide, its upper left corner at a place.
    pub(in super::super) fn draw(&self, svg: &mut String, [x, y]: [f64; 2], width: f64) {
        let height = width * 48.0 / 56.0;
        let (family, backdrop) = (self.family.name(), self.backdrop.name());
        let ground = format!("a-{family}-{backdrop}");
        for symbol in [ground, symbol(self.id)] {
            draw!(
                svg,
                r##"<use href="#{symbol}" x="{}" y="{}" width="{}" height="{}"/>"##,
                Num(x),
                Num(y),
                Num(width),
                Num(height)
            );
        }
        // The frame lies over the picture, and a little outside.
        let rim = width * RIM / 56.0;
        draw!(
            svg,
            r##"<use href="#{}" x="{}" y="{}" width="{}" height="{}"/>"##,
            frame(self.family, self.level, self.backdrop == Backdrop::Rays),
            Num(x - rim),
            Num(y - rim),
            Num(width + 2.0 * rim),
            Num(height + 2.0 * rim)
        );
    }
}

impl Window {
    /// The same with nothing that is kept elsewhere, for a page that may not have this picture any more: so wide, from its own
    /// corner.
    pub(in super::super) fn draw_whole(&self, svg: &mut String, width: f64) {
        let height = width * 48.0 / 56.0;
        let nested = |svg: &mut String, frame: &str, class: &str| {
            let (width, height) = (Num(width), Num(height));
            draw!(
                svg,
                r#"<svg width="{width}" height="{height}" viewBox="{frame}" class="{class}">"#
            );
        };
        let of_family = format!("of-{}", self.family.name());
        nested(svg, "0 0 56 48", &of_family);
        ground_shapes(svg, (self.family, self.backdrop), Paint::Page);
        svg.push_str("</svg>");
        nested(svg, "0 0 56 48", "motif");
        motif(svg, self.id, Paint::Page);
        svg.push_str("</svg>");
        nested(svg, "-.8 -.8 57.6 49.6", &of_family);
        frame_shapes(svg, self.family, (self.level, self.backdrop == Backdrop::Rays), Paint::Page);
        svg.push_str("</svg>");
    }
}

/// How far a frame reaches outside its window.
const RIM: f64 = 2.5;

fn frame(family: Family, level: Option<Level>, is_prestige: bool) -> String {
    let level = level.map_or(0, Level::number);
    let great = if is_prestige { "-great" } else { "" };
    format!("a-{}-{level}{great}", family.name())
}

/// Grounds and frames, as far as they are used.
pub(super) fn defs(svg: &mut String, used: &BTreeSet<&str>, paint: Paint) {
    for family in Family::ALL {
        for backdrop in Backdrop::ALL {
            let symbol = format!("a-{}-{}", family.name(), backdrop.name());
            if used.contains(symbol.as_str()) {
                ground(svg, &symbol, (family, backdrop), paint);
            }
        }
        let levels = [None].into_iter().chain(Level::ALL.map(Some));
        for (level, is_prestige) in levels.flat_map(|level| [(level, false), (level, true)]) {
            let symbol = frame(family, level, is_prestige);
            if used.contains(symbol.as_str()) {
                draw_frame(svg, (&symbol, family), (level, is_prestige), paint);
            }
        }
    }
}

fn fill(paint: Paint, class: &str, colour: &str) -> String {
    format!(r#"class="{class}"{}"#, paint.values(&format!(r#"fill="{colour}""#)))
}

fn ground(svg: &mut String, symbol: &str, (family, backdrop): (Family, Backdrop), paint: Paint) {
    draw!(
        svg,
        r#"<symbol id="{symbol}" viewBox="0 0 56 48" class="of-{}" stroke="none">"#,
        family.name()
    );
    ground_shapes(svg, (family, backdrop), paint);
    svg.push_str("</symbol>");
}

fn ground_shapes(svg: &mut String, (family, backdrop): (Family, Backdrop), paint: Paint) {
    let [ground, glow, edge] = family.colours();
    let [light, soil] = backdrop.outlines();
    draw!(
        svg,
        r#"<path d="M0 0h56v48H0z" {}/><path d="{light}" {}/>"#,
        fill(paint, "ground", ground),
        fill(paint, "glow", glow)
    );
    if !soil.is_empty() {
        draw!(svg, r#"<path d="{soil}" {}/>"#, fill(paint, "soil", edge));
    }
}

fn draw_frame(
    svg: &mut String,
    (symbol, family): (&str, Family),
    (level, is_prestige): (Option<Level>, bool),
    paint: Paint,
) {
    draw!(svg, r#"<symbol id="{symbol}" viewBox="-2.5 -2.5 61 53" class="of-{}">"#, family.name());
    frame_shapes(svg, family, (level, is_prestige), paint);
    svg.push_str("</symbol>");
}

fn frame_shapes(
    svg: &mut String,
    family: Family,
    (level, is_prestige): (Option<Level>, bool),
    paint: Paint,
) {
    let (outline, [_, _, edge]) = (family.outline(), family.colours());
    draw!(
        svg,
        r#"<path d="M-1-1h58v50H-1z{outline}" fill-rule="evenodd" {}/>"#,
        fill(paint, "stone", family.wall())
    );
    let width = if is_prestige { "4.2" } else { "1.6" };
    draw!(svg, r#"<path d="{outline}" fill="none" stroke="{edge}" stroke-width="{width}"/>"#);
    if is_prestige {
        draw!(svg, r#"<path d="{outline}" fill="none" stroke="{GOLD}" stroke-width="1.5"/>"#);
    }
    if let Some(level) = level {
        keystone(svg, level, edge);
    }
}

/// One lozenge for each level.
fn keystone(svg: &mut String, level: Level, edge: &str) {
    draw!(svg, r#"<path d="M18.5-1.5h19l-2.5 6H21z" fill="{edge}"/><path d=""#);
    let count = f64::from(level.number());
    for index in 0..level.number() {
        let x = 28.0 + (f64::from(index) - (count - 1.0) / 2.0) * 5.0;
        draw!(svg, "M{}-.7l2.1 2.1-2.1 2.1-2.1-2.1z", Num(x));
    }
    svg.push_str(r##"" fill="#f2b62e"/>"##);
}
