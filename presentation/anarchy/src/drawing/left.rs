//! The left sheet: fortifications, land, production, the wheel, constructions, attributes,
//! discontent and prepared tactics.

use bastide_anarchy::{Action, Asset, Attribute, BoxId, Fortification, Kind, Line, Tactic};
use bastide_draw::svg::{Num, Path, at, draw};

use super::painter::{Called, Frame, Painter, called};
use super::palette::{self, BOX, EDGE, FRESH, INK};
use super::right::SMALLEST;
use super::wheel::wheel;
use crate::words;

pub(super) const HEIGHT: f64 = 800.0;
const CELL: f64 = 34.0;
const STEP: f64 = 40.0;
const LABEL: f64 = 104.0;
/// Circles printed for a prepared tactic and for discontent.
const CIRCLES: usize = 15;

pub(super) fn sheet(painter: &mut Painter<'_>) {
    painter.layer("left-land", land);
    painter.layer("left-production", production);
    painter.layer("left-wheel", |painter| {
        let names = ["mercenaries", "guildsmen", "allies", "weaponsmiths"];
        let names = names.map(|name| words::track(painter.book, name));
        wheel(painter, at(1056.0, 252.0), &names);
    });
    painter.layer("left-constructions", constructions);
    painter.layer("left-attributes", attributes);
    painter.layer("left-discontent", discontent);
    painter.layer("left-tactics", tactics);
}

/// Fortifications and land, a track a line.
fn land(painter: &mut Painter<'_>) {
    painter.panel(Frame::new(10.0, 44.0, 700.0, 300.0));
    let lines = painter.table().lines;
    let fortifications = Fortification::ALL.iter().map(|kind| kind.word());
    let lands = ["quarry-forest", "farms", "training-grounds"];
    let tracks = lines.fortifications.into_iter().chain(lines.lands);
    for (number, (track, name)) in tracks.zip(fortifications.chain(lands)).enumerate() {
        let gap = if number >= 4 { 8.0 } else { 0.0 };
        let y = 54.0 + number as f64 * STEP + gap;
        painter.group(&format!("land-{name}"), |painter| land_track(painter, track, name, y));
    }
}

fn land_track(painter: &mut Painter<'_>, track: Line, name: &str, y: f64) {
    let words = words::track(painter.book, name);
    let costs = painter.table().spec(track.first).costs();
    let signs: u16 = costs.iter().map(|cost| cost.workers() + cost.resources()).sum();
    let room = LABEL - 4.0 - 16.0 * f64::from(signs) - 8.0 * (costs.len() as f64 - 1.0);
    painter.label(at(20.0, y + CELL / 2.0), room, 8.6, &words);
    painter.costs(at(20.0 + LABEL, y + CELL / 2.0), costs);
    let mut x = 28.0 + LABEL;
    for (number, line) in lines_of(painter, track).into_iter().enumerate() {
        painter.group(&format!("land-{name}-{}", number + 1), |painter| {
            for id in line {
                x += crane(painter, track, id, at(x, y));
                painter.cell(id, Frame::new(x, y, CELL - 1.6, CELL));
                x += CELL - 0.5;
            }
        });
    }
}

/// The boxes of a track as a narrow page lays them below each other: up to eight, a crane taking the room of one.
fn lines_of(painter: &Painter<'_>, track: Line) -> Vec<Vec<BoxId>> {
    let mut lines = vec![Vec::new()];
    let mut taken = 0;
    for id in track.iter() {
        let room = if crane_before(painter, track, id).is_some() { 2 } else { 1 };
        taken += room;
        if taken > 8 {
            lines.push(Vec::new());
            taken = room;
        }
        lines.last_mut().expect("it has a first").push(id);
    }
    lines
}

/// A crane where a section begins that asks for one; gives the room it takes.
fn crane(
    painter: &mut Painter<'_>,
    track: Line,
    id: BoxId,
    corner: bastide_draw::svg::Point,
) -> f64 {
    let Some(name) = crane_before(painter, track, id) else { return 0.0 };
    painter.icon(&format!("i-{name}"), corner + at(8.5, CELL / 2.0), 0.72);
    19.0
}

/// The crane that a section of a track asks for which begins with this box.
fn crane_before(painter: &Painter<'_>, track: Line, id: BoxId) -> Option<BoxId> {
    let table = painter.table();
    let asks = |id: BoxId, crane| table.spec(id).needs().any(|need| need.on == crane);
    let begins =
        |name: &BoxId| asks(id, *name) && (id == track.first || !asks(BoxId(id.0 - 1), *name));
    [table.small_crane, table.large_crane].into_iter().find(begins)
}

fn production(painter: &mut Painter<'_>) {
    let frame = Frame::new(718.0, 44.0, 112.0 + 8.0, 300.0);
    painter.panel(frame);
    let title = words::heading(painter.book, "production");
    painter.heading(Frame::new(726.0, 48.0, 104.0, 0.0), &title, &[]);
    for (number, &asset) in Asset::ALL.iter().enumerate() {
        let y = 71.0 + number as f64 * 34.0;
        let line = painter.table().lines.production[asset.index()];
        painter.icon(&format!("p-{asset}"), at(739.0, y + 14.0), 1.0);
        // Two rows, so that the longest track stays beside the others.
        let top = line.len.div_ceil(2).max(4);
        for (place, id) in line.iter().enumerate() {
            let (column, row) = (place as u8 % top, place as u8 / top);
            let x = 756.0 + f64::from(column) * 18.0;
            let frame = Frame::new(x, y + f64::from(row) * 15.0, 16.0, 13.0);
            painter.plain_cell(id, frame, "");
            painter.cross(id, frame);
        }
    }
}

fn constructions(painter: &mut Painter<'_>) {
    let title = words::heading(painter.book, "constructions");
    painter.panel(Frame::new(838.0, 482.0, 432.0, 308.0));
    painter.heading(Frame::new(848.0, 486.0, 412.0, 0.0), &title, &[]);
    let line = painter.table().lines.constructions;
    for (number, id) in line.iter().enumerate() {
        let (column, row) = (number % 2, number / 2);
        let x = 846.0 + column as f64 * 211.0;
        let y = 510.0 + row as f64 * 69.0;
        let spec = painter.table().spec(id);
        draw!(
            painter.svg,
            r#"<rect x="{}" y="{}" width="205" height="64" rx="5" fill="none" stroke="{EDGE}"/>"#,
            Num(x),
            Num(y)
        );
        painter.icon(&format!("i-{id}"), at(x + 28.0, y + 32.0), 1.75);
        let name = words::box_name(painter.book, id);
        painter.label(at(x + 58.0, y + 16.0), 98.0, 8.6, &name);
        let items: Vec<String> = super::painter::purse_items(spec.costs[0]);
        for (place, item) in items.iter().enumerate() {
            painter.icon(item, at(x + 65.0 + place as f64 * 18.0, y + 46.0), 0.7);
        }
        let crane = spec.needs().map(|need| need.on);
        let cranes = [painter.table().small_crane, painter.table().large_crane];
        if let Some(crane) = crane.into_iter().find(|on| cranes.contains(on)) {
            painter.icon(&format!("i-{crane}"), at(x + 146.0, y + 44.0), 0.75);
        }
        painter.cell(id, Frame::new(x + 160.0, y + 12.0, 40.0, 40.0));
    }
}

fn attributes(painter: &mut Painter<'_>) {
    painter.panel(Frame::new(10.0, 352.0, 820.0, 172.0));
    for (number, &attribute) in Attribute::ALL.iter().enumerate() {
        let y = 361.0 + number as f64 * 40.0;
        let colour = palette::attribute(attribute);
        painter.icon(&format!("i-{attribute}"), at(30.0, y + 17.0), 1.1);
        let name = words::attribute(painter.book, attribute);
        painter.label(at(48.0, y + 17.0), 76.0, 8.6, &name);
        let line = painter.table().lines.attributes[attribute.index()];
        draw!(
            painter.svg,
            r#"<rect x="127" y="{}" width="697" height="38" rx="5" fill="{colour}" fill-opacity=".22"/>"#,
            Num(y - 2.0)
        );
        for (place, id) in line.iter().enumerate() {
            let frame = Frame::new(130.0 + place as f64 * 28.9, y + 2.0, SMALLEST, 30.0);
            painter.cell(id, frame);
            let gives = painter.table().spec(id).gain != bastide_anarchy::Gain::NOTHING;
            if !gives {
                painter.centred_faint(frame.centre(), 8.0, &(place + 1).to_string());
            }
        }
    }
}

/// One row of circles: discontent is ringed, joy crossed; below each its penalty.
fn discontent(painter: &mut Painter<'_>) {
    painter.panel(Frame::new(10.0, 532.0, 820.0, 64.0));
    let player = painter.player();
    let name = words::heading(painter.book, "discontent");
    painter.icon("i-discontent", at(30.0, 552.0), 0.95);
    painter.label(at(48.0, 552.0), 76.0, 8.6, &name);
    let joy = words::heading(painter.book, "joy");
    painter.icon("i-joy", at(30.0, 578.0), 0.95);
    painter.label(at(48.0, 578.0), 76.0, 8.6, &joy);
    let table = painter.table();
    let mut rings = Path::default();
    let count = table.penalty.len() - 1;
    for number in 0..count {
        let centre = at(138.0 + number as f64 * 26.0, 553.0);
        rings.circle(centre, 9.0);
        let penalty = format!("-{}", table.penalty[number + 1]);
        painter.centred(at(centre.x, 580.0), 7.6, &penalty);
        let is_met = number < usize::from(player.discontent.min(player.joy));
        let is_joy = number < usize::from(player.joy);
        if is_met {
            painter.pen(&format!(
                r#"<circle cx="{}" cy="{}" r="6" fill="{}"/>"#,
                Num(centre.x),
                Num(centre.y),
                palette::PEN
            ));
        } else if number < usize::from(player.discontent) {
            painter.pen(&format!(
                r#"<circle cx="{}" cy="{}" r="9" fill="none"/>"#,
                Num(centre.x),
                Num(centre.y)
            ));
        } else if is_joy {
            painter.pen(&format!(
                r##"<use href="#pen-0" transform="translate({centre}) scale(.6)"/>"##
            ));
        }
    }
    draw!(painter.svg, r#"<path d="{rings}" fill="{BOX}" stroke="{INK}" stroke-width=".9"/>"#);
    let counts = [(player.discontent, 553.0), (player.joy, 580.0)];
    for (count, y) in counts.into_iter().filter(|&(count, _)| count > 0) {
        painter.coloured(at(609.0, y), 9.0, &count.to_string(), palette::PEN);
    }
    castles(painter);
}

/// The castles taken, at the end of the row of discontent.
fn castles(painter: &mut Painter<'_>) {
    let line = painter.table().lines.castles;
    let name = words::heading(painter.book, "castles");
    painter.label(at(630.0, 564.0), 47.0, 7.6, &name);
    for (number, id) in line.iter().enumerate() {
        let frame = Frame::new(680.0 + number as f64 * 29.2, 550.0, SMALLEST, SMALLEST);
        painter.plain_cell(id, frame, "");
        painter.items(frame, &["i-castle".to_owned()]);
        painter.cross(id, frame);
    }
}

/// A tactic, whether it is researched, and its circles.
fn tactics(painter: &mut Painter<'_>) {
    painter.panel(Frame::new(10.0, 604.0, 820.0, 186.0));
    let title = words::heading(painter.book, "prepared");
    let costs = [painter.table().preparing[0]];
    painter.heading(Frame::new(20.0, 607.0, 800.0, 0.0), &title, &costs);
    let player = painter.player();
    for (number, &tactic) in Tactic::ALL.iter().enumerate() {
        let y = 629.0 + number as f64 * 32.0;
        let id = painter.table().lines.tactics.at(tactic.index());
        debug_assert_eq!(painter.table().spec(id).kind, Kind::Tactic);
        let frame = Frame::new(22.0, y, SMALLEST, SMALLEST);
        painter.plain_cell(id, frame, "");
        painter.items(frame, &[format!("i-{tactic}")]);
        painter.cross(id, frame);
        let name = words::tactic(painter.book, tactic);
        painter.label(at(60.0, y + 14.0), 110.0, 9.0, &name);
        let against = painter.table().attack_types.iter().zip(bastide_anarchy::AttackType::ALL);
        let mut x = 190.0;
        for (_, kind) in against.filter(|(spec, _)| spec.tactic == Some(tactic)) {
            painter.icon(&super::picture::attack_icon(*kind), at(x, y + 14.0), 0.85);
            x += 26.0;
        }
        let prepared = usize::from(player.prepared[tactic.index()]);
        let centre = |place: usize| at(262.0 + place as f64 * 34.0, y + 14.0);
        let mut circles = Path::default();
        (0..CIRCLES).for_each(|place| circles.circle(centre(place), 10.5));
        let Called { attributes, inside } =
            called(&words::action(painter.book, Action::Prepare(tactic)));
        draw!(
            painter.svg,
            r#"<path id="prepare-{tactic}" d="{circles}" stroke-width=".8"{attributes}>{inside}</path>"#
        );
        for place in 0..prepared.min(CIRCLES) {
            let centre = centre(place);
            {
                painter.pen(&format!(
                    r#"<circle cx="{}" cy="{}" r="10.5" fill="none"/>"#,
                    Num(centre.x + 0.6),
                    Num(centre.y - 0.5)
                ));
                painter.icon(&format!("i-{tactic}"), centre, 0.55);
            }
        }
        let count = if prepared > CIRCLES { FRESH } else { INK };
        painter.coloured(at(790.0, y + 14.0), 11.0, &prepared.to_string(), count);
    }
}
