//! What lies before one player: district, Plaza, hand and ramparts.

use bastide_core::{Seat, Standing};
use bastide_draw::letters::{Letters, is_type};
use bastide_draw::svg::{Num, Point, at, draw};
use bastide_tournay::{Colour, PlayerView, Slot, SlotView, Slots, View, WorkerView};

use super::card::{self, Press, Taken};
use super::icons::put;
use super::palette::{INK, MADDER, MARK, PAPER, SHEET, dye, seat_colour};
use super::picture::{HEIGHT, MARGIN};
use super::supply::{BOTTOM, borrowing_sign, count, outline};
use super::{Marks, named, open_slots, slot_id};
use crate::words;

pub(super) const HEADER: f64 = 36.0;
const HAND: f64 = 118.0;

pub(super) struct Panel<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) marks: &'a Marks,
    pub(super) press: Press<'a>,
    pub(super) x: f64,
    pub(super) width: f64,
    /// Cards are drawn without their names.
    pub(super) is_small: bool,
}

/// A rectangle of the panel.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Panel<'_> {
    pub(super) fn draw(&self, svg: &mut String) {
        let (x, width) = (self.x, self.width);
        let height = HEIGHT - MARGIN - BOTTOM;
        let is_asked = self.view.to_act.contains(&self.seat);
        let has_won = |standing: &Standing| standing.places[self.seat].rank == 1;
        let is_lit = is_asked || self.view.standing.as_ref().is_some_and(has_won);
        let line = if is_lit { (MARK, 4.0) } else { (INK, 1.5) };
        draw!(
            svg,
            r#"<g id="panel-{}"><rect x="{}" y="{BOTTOM}" width="{}" height="{}" rx="9" fill="{SHEET}" stroke="{}" stroke-width="{}"/>"#,
            self.seat,
            Num(x),
            Num(width),
            Num(height),
            line.0,
            Num(line.1)
        );
        self.header(svg);
        let top = BOTTOM + HEADER + 6.0;
        let bottom = HEIGHT - MARGIN - HAND - 6.0;
        let room = Area { x: x + 8.0, y: top, width: width - 16.0, height: bottom - top };
        let (district, plaza) = if width > 500.0 {
            let side = 196.0;
            let district = Area { width: room.width - side - 8.0, ..room };
            (district, Area { x: room.x + room.width - side, width: side, ..room })
        } else {
            let low = 92.0;
            let district = Area { height: room.height - low - 6.0, ..room };
            (district, Area { y: room.y + room.height - low, height: low, ..room })
        };
        self.district(svg, district);
        self.plaza(svg, plaza);
        let hand = Area { y: bottom + 6.0, height: HAND - 6.0, ..room };
        match &self.view.scores {
            Some(_) => self.scores(svg, hand),
            None => self.hand(svg, hand),
        }
        svg.push_str("</g>");
    }

    pub(super) fn player(&self) -> &PlayerView {
        &self.view.players[self.seat]
    }

    /// Name, deniers, built ramparts and, at the end, the points.
    pub(super) fn header(&self, svg: &mut String) {
        self.name(svg);
        self.figures(svg);
    }

    /// Who plays here, and whether they begin, or are asked. A page colours the ground itself.
    pub(super) fn name(&self, svg: &mut String) {
        let (seat, player, x, y) = (self.seat, self.player(), self.x, BOTTOM);
        let (attributes, title) = named(&words::player_part(self.press.book, seat, player));
        draw!(svg, r#"<g id="player-{seat}"{attributes}>{title}"#);
        if !is_type() {
            draw!(
                svg,
                r#"<path d="M{} {}v-27a9 9 0 0 1 9-9h{}a9 9 0 0 1 9 9v27z" fill="{}"/>"#,
                Num(x),
                Num(y + HEADER),
                Num(self.width - 18.0),
                seat_colour(seat)
            );
        }
        let letters = Letters { height: 13.0, colour: PAPER, weight: 1.1 };
        let mut along = x + 13.0;
        if self.view.to_act.contains(&seat) {
            draw!(svg, r#"<path d="M{} {}l12 8-12 8z" fill="{MARK}"/>"#, Num(along), Num(y + 10.0));
            along += 18.0;
        }
        let name = words::seat(self.press.book, seat);
        letters.write(svg, at(along, y + 11.5), &name);
        along += set_width(letters, &name) + 10.0;
        if self.view.start_player == seat {
            put(svg, "start", along, y + 8.0, 19.0);
            along += 23.0;
        }
        // The last card is chosen, and secret until all are.
        if player.has_committed {
            put(svg, "filled", along, y + 8.0, 19.0);
        }
        svg.push_str("</g>");
    }

    pub(super) fn figures(&self, svg: &mut String) {
        let (seat, player) = (self.seat, self.player());
        let mut right = self.x + self.width - 12.0;
        if let Some(standing) = &self.view.standing {
            let place = standing.places[seat];
            right = self.figure(svg, "points", "laurel", place.points.unsigned_abs(), right);
        }
        right = self.figure(svg, "purse", "coin", player.deniers, right);
        self.figure(svg, "built", "rampart", player.built.into(), right);
    }

    /// An icon with a number, ending at `right`; where the next one may end.
    fn figure(&self, svg: &mut String, id: &str, icon: &str, number: u32, right: f64) -> f64 {
        let letters = Letters { height: 15.0, colour: PAPER, weight: 1.15 };
        let text = number.to_string();
        let left = right - set_width(letters, &text) - 27.0;
        draw!(svg, r#"<g id="{id}-{}">"#, self.seat);
        put(svg, icon, left, BOTTOM + 6.5, 23.0);
        letters.ending(svg, at(right, BOTTOM + 10.5), &text);
        svg.push_str("</g>");
        left - 12.0
    }

    pub(super) fn district(&self, svg: &mut String, area: Area) {
        let player = self.player();
        let filled: Slots = player.district.iter().map(|view| view.slot).collect();
        let open = if self.view.scores.is_some() { Slots::NONE } else { open_slots(filled) };
        let Some(grid) = Grid::new(filled, open, area, self.tile()) else { return };
        watermark(svg, area);
        for slot in open.iter() {
            let label = words::open_slot_part(self.press.book, self.seat, slot);
            self.group(svg, (slot, &grid), "", &label);
            let [width, height] = grid.size(slot);
            draw!(
                svg,
                r##"<rect class="ghost" x="2" y="2" width="{}" height="{}" rx="6" fill="#fff" fill-opacity=".22" stroke="#9c8a66" stroke-width="1.4" stroke-dasharray="4 6"/>"##,
                Num(width - 4.0),
                Num(height - 4.0)
            );
            if !is_type() {
                let letters = Letters { height: 9.0, colour: "#9c8a66", weight: 0.9 };
                letters.centred(svg, at(45.0, 56.0), &slot.to_string());
            }
            svg.push_str("</g>");
        }
        for view in &player.district {
            let top = view.cards.first().map_or("", |card| card.id());
            let label = words::slot_part(self.press.book, self.seat, view);
            self.group(svg, (view.slot, &grid), &format!(r#" data-card="{top}""#), &label);
            self.stack(svg, view);
            svg.push_str("</g>");
        }
    }

    /// How large a card is drawn: without its name where it would be too small to be read.
    fn tile(&self) -> [f64; 2] {
        let height = if self.is_small { card::HEIGHT - card::HEAD } else { card::HEIGHT };
        [card::WIDTH, height]
    }

    fn group(&self, svg: &mut String, (slot, grid): (Slot, &Grid), shows: &str, label: &str) {
        let (attributes, title) = named(label);
        draw!(
            svg,
            r#"<g id="{}"{shows}{attributes} transform="translate({}) scale({})">{title}"#,
            slot_id(self.seat, slot),
            grid.place(slot),
            Num(grid.scale)
        );
    }

    /// The cards of a slot with all that lies on them.
    fn stack(&self, svg: &mut String, view: &SlotView) {
        let Some((&top, covered)) = view.cards.split_first() else { return };
        let colour = top.deck().colour();
        let (name, main) = (colour.name(), dye(colour).main);
        let edges = if self.is_small { 0 } else { covered.len().min(3) };
        for depth in (1..=edges).rev() {
            let shift = 2.4 * depth as f64;
            draw!(
                svg,
                r##"<use href="#c-edge" x="{s}" y="-{s}" width="90" height="112" class="edge-{name}" color="{main}"/>"##,
                s = Num(shift)
            );
        }
        if self.is_small {
            return self.small_stack(svg, top, view);
        }
        whole_or_worn(svg, view, |svg| self.press.laden_face(svg, top, taken(view)));
        if !is_type() {
            let letters = Letters { height: 5.2, colour: "#8d8371", weight: 1.0 };
            let x = if covered.is_empty() { 6.8 } else { 19.0 };
            letters.write(svg, at(x, 102.0), &view.slot.to_string());
        }
        if self.marks.slot == Some((self.seat, view.slot)) {
            outline(svg);
        }
        if !covered.is_empty() {
            count(svg, at(8.5, 103.5), covered.len() + 1);
        }
        self.tokens(svg, view);
        // Last, so that nothing lies over what is clicked on.
        if is_type() {
            borrowing_sign(svg, &slot_id(self.seat, view.slot), 73.0);
        }
    }

    /// The same without the name of the card.
    fn small_stack(&self, svg: &mut String, top: bastide_tournay::Card, view: &SlotView) {
        whole_or_worn(svg, view, |svg| self.press.small_face(svg, top, taken(view)));
        if self.marks.slot == Some((self.seat, view.slot)) {
            let [width, height] = self.tile();
            draw!(
                svg,
                r#"<rect x="-1" y="-1" width="{}" height="{}" rx="7" fill="none" stroke="{MARK}" stroke-width="4"/>"#,
                Num(width + 2.0),
                Num(height + 2.0)
            );
        }
        if view.cards.len() > 1 {
            count(svg, at(8.5, 103.5 - card::HEAD), view.cards.len());
        }
        draw!(svg, r#"<g transform="translate(0 -{})">"#, Num(card::HEAD));
        self.tokens(svg, view);
        svg.push_str("</g>");
    }

    /// Who works on a card, at its lower right corner, and damage.
    fn tokens(&self, svg: &mut String, view: &SlotView) {
        if view.is_damaged {
            damage(svg);
        }
        for (index, worker) in view.workers.iter().enumerate() {
            let x = 80.5 - WORKER * index as f64;
            let citizen = match worker {
                WorkerView::Citizen(colour) => self.citizen(*colour),
                WorkerView::Gray => String::new(),
            };
            draw!(
                svg,
                r#"<g{citizen}><circle cx="{}" cy="98.5" r="14" fill="{PAPER}" stroke="{INK}" stroke-width="1.4"/>"#,
                Num(x)
            );
            match worker {
                WorkerView::Citizen(colour) => {
                    put(svg, &format!("citizen-{colour}"), x - 12.5, 85.0, 25.0);
                }
                WorkerView::Gray => put(svg, "gray", x - 12.5, 86.0, 25.0),
            }
            svg.push_str("</g>");
        }
    }

    /// The citizens that stand, and those that lie.
    pub(super) fn plaza(&self, svg: &mut String, area: Area) {
        let is_low = area.width > area.height && !is_type();
        let gap = 5.0;
        for (index, colour) in Colour::ALL.into_iter().enumerate() {
            let index = index as f64;
            let cell = if is_low {
                let width = (area.width - 2.0 * gap) / 3.0;
                Area { x: area.x + index * (width + gap), width, ..area }
            } else {
                let height = (area.height - 2.0 * gap) / 3.0;
                Area { y: area.y + index * (height + gap), height, ..area }
            };
            self.plaza_cell(svg, colour, cell);
        }
    }

    /// Whose citizen something is, so that a page can let it glide from the Plaza to its work and back.
    fn citizen(&self, colour: Colour) -> String {
        format!(r#" data-glide="citizen-{colour}-{}""#, self.seat)
    }

    /// Those that stand, then those that lie, in one row.
    fn citizens_in_a_row(&self, svg: &mut String, colour: Colour, cell: Area) {
        let player = self.player();
        let (standing, lying) = (player.available[colour], player.lying[colour]);
        let count = f64::from(standing + lying);
        let size = (cell.height * 0.84).min(64.0);
        let room = cell.width - 12.0 - size;
        let step = (size * 0.74).min(room / (count - 1.0).max(1.0));
        for number in 0..standing + lying {
            let x = cell.x + 6.0 + step * f64::from(number);
            let y = cell.y + (cell.height - size) / 2.0;
            let turn = if number < standing { 0 } else { 90 };
            draw!(
                svg,
                r#"<g{}><g transform="rotate({turn} {} {})">"#,
                self.citizen(colour),
                Num(x + size / 2.0),
                Num(y + size / 2.0)
            );
            put(svg, &format!("citizen-{colour}"), x, y, size);
            svg.push_str("</g></g>");
        }
    }

    fn plaza_cell(&self, svg: &mut String, colour: Colour, cell: Area) {
        let (player, dye) = (self.player(), dye(colour));
        let label = words::plaza_part(self.press.book, self.seat, player, colour);
        let (attributes, title) = named(&label);
        draw!(
            svg,
            r#"<g id="plaza-{}-{colour}"{attributes}>{title}<rect class="mat-{colour}" x="{}" y="{}" width="{}" height="{}" rx="7" fill="{}" stroke="{}" stroke-width="1.3"/>"#,
            self.seat,
            Num(cell.x),
            Num(cell.y),
            Num(cell.width),
            Num(cell.height),
            dye.pale,
            dye.dark
        );
        if is_type() && cell.width > 1.6 * cell.height {
            self.citizens_in_a_row(svg, colour, cell);
            svg.push_str("</g>");
            return;
        }
        let (left, right) = (Num(cell.x + 6.0), Num(cell.x + cell.width - 6.0));
        draw!(
            svg,
            r#"<path d="M{left} {y}H{right}" stroke="{}" stroke-width="1" stroke-opacity=".5" stroke-dasharray="1 5"/>"#,
            dye.dark,
            y = Num(cell.y + cell.height / 2.0 + 1.0)
        );
        let size = (cell.height * 0.44).min(60.0);
        let rows = [(player.available[colour], false), (player.lying[colour], true)];
        let letters = Letters { height: 11.0, colour: dye.dark, weight: 1.15 };
        for (index, (citizens, lies)) in rows.into_iter().enumerate() {
            let y = cell.y + cell.height * (0.04 + 0.48 * index as f64) + 1.0;
            let room = cell.width - 26.0 - size;
            let step = (size * 0.66).min(room / f64::from(citizens.max(2) - 1));
            for number in 0..citizens {
                let x = cell.x + 5.0 + step * f64::from(number);
                let (cx, cy) = (Num(x + size / 2.0), Num(y + size / 2.0));
                let turned = if lies { "rotate(90" } else { "rotate(0" };
                draw!(svg, r#"<g{}><g transform="{turned} {cx} {cy})">"#, self.citizen(colour));
                put(svg, &format!("citizen-{colour}"), x, y, size);
                svg.push_str("</g></g>");
            }
            if citizens > 0 {
                let corner = at(cell.x + cell.width - 6.0, y + size / 2.0 - 5.5);
                letters.ending(svg, corner, &citizens.to_string());
            }
        }
        svg.push_str("</g>");
    }
}

/// Where the slots of a district are drawn: those with cards, and those where more could lie. In a page rows and columns
/// without a card are narrow, so that the cards are as large as they can be.
struct Grid {
    first: [u8; 2],
    columns: Vec<f64>,
    rows: Vec<f64>,
    corner: Point,
    scale: f64,
}

/// How wide a row or column without a card is, beside one with cards.
const NARROW: f64 = 0.45;
/// How wide it becomes where that takes nothing from the cards: it is touched, on a phone with a finger.
const BROAD: f64 = 0.75;
/// The room around a card.
const ROOM: f64 = 6.0;

impl Grid {
    fn new(filled: Slots, open: Slots, area: Area, tile: [f64; 2]) -> Option<Self> {
        let (columns, rows) = filled.or(open).span()?;
        let part =
            |has_card: bool| if has_card || filled.is_empty() || !is_type() { 1.0 } else { NARROW };
        let sizes = |[first, last]: [u8; 2], whole: f64, of: fn(Slot) -> u8| -> Vec<f64> {
            let has_card = |line| filled.iter().any(|slot| of(slot) == line);
            (first..=last).map(|line| (whole + ROOM) * part(has_card(line))).collect()
        };
        let mut widths = sizes(columns, tile[0], Slot::column);
        let mut heights = sizes(rows, tile[1], Slot::row);
        let (width, height) = (widths.iter().sum::<f64>(), heights.iter().sum::<f64>());
        let scale = (area.width / width).min(area.height / height).min(1.45);
        let width = broaden(&mut widths, tile[0] + ROOM, area.width / scale);
        let height = broaden(&mut heights, tile[1] + ROOM, area.height / scale);
        let corner = at(
            area.x + (area.width - width * scale) / 2.0,
            area.y + (area.height - height * scale) / 2.0,
        );
        Some(Self { first: [columns[0], rows[0]], columns: widths, rows: heights, corner, scale })
    }

    /// The corner of what lies on a slot.
    fn place(&self, slot: Slot) -> Point {
        let [column, row] = self.line(slot);
        let before = |sizes: &[f64], count: usize| sizes[..count].iter().sum::<f64>() + ROOM / 2.0;
        let (x, y) = (before(&self.columns, column), before(&self.rows, row));
        self.corner + at(x * self.scale, y * self.scale)
    }

    /// How much room there is on a slot, in the measures of a card.
    fn size(&self, slot: Slot) -> [f64; 2] {
        let [column, row] = self.line(slot);
        [self.columns[column] - ROOM, self.rows[row] - ROOM]
    }

    fn line(&self, slot: Slot) -> [usize; 2] {
        [usize::from(slot.column() - self.first[0]), usize::from(slot.row() - self.first[1])]
    }
}

/// Gives the narrow ones among lines the room that is left over; returns how long all are then.
fn broaden(sizes: &mut [f64], whole: f64, room: f64) -> f64 {
    let sum = sizes.iter().sum::<f64>();
    let narrow = sizes.iter().filter(|&&size| size < BROAD * whole).count();
    let more = (room - sum).max(0.0) / narrow.max(1) as f64;
    for size in sizes.iter_mut().filter(|size| **size < BROAD * whole) {
        *size = (*size + more).min(BROAD * whole);
    }
    sizes.iter().sum()
}

/// How wide a text is. The faces of pages are wider than strokes, and which of them a reader has is unknown.
fn set_width(letters: Letters<'_>, text: &str) -> f64 {
    if is_type() {
        text.chars().count() as f64 * letters.height * 1.05
    } else {
        letters.width(text)
    }
}

/// A face, which is faded in a page where the card is damaged.
fn whole_or_worn(svg: &mut String, view: &SlotView, face: impl FnOnce(&mut String)) {
    if view.is_damaged {
        svg.push_str(r#"<g class="worn">"#);
        face(svg);
        svg.push_str("</g>");
    } else {
        face(svg);
    }
}

/// A crack down the right half of the card, and the corner below it broken off: name, picture and signs can still be
/// read.
fn damage(svg: &mut String) {
    draw!(
        svg,
        r#"<path class="chip" d="M91.5 93l-5 2-2 6-7 2-2 6-4 4.5h20z" fill="{SHEET}"/><path d="M89.5 93.5l-3 1.5-2 6-7 2-2 6-1.5 2" fill="none" stroke="{INK}" stroke-width="1.6"/>"#
    );
    for (colour, width) in [(PAPER, 6.0), (MADDER, 3.0)] {
        draw!(
            svg,
            r#"<path d="M70 21l-9 11 8 8-11 12 8 8-6 12 6 8-3 13" fill="none" stroke="{colour}" stroke-width="{width}"/>"#
        );
    }
}

/// How much room a worker takes of the strip with the signs.
const WORKER: f64 = 19.0;

/// The number of a pile lies on the lower left corner of its top, workers on the right one, where damage breaks it.
fn taken(view: &SlotView) -> Taken {
    let left = if view.cards.len() > 1 { 11.0 } else { 0.0 };
    let workers = view.workers.len().max(usize::from(view.is_damaged));
    Taken { left, right: WORKER * workers as f64 }
}

/// A faint skyline where no card lies yet.
fn watermark(svg: &mut String, area: Area) {
    let width = area.width.min(area.height) * 0.8;
    draw!(
        svg,
        r##"<path transform="translate({} {}) scale({})" d="M3.4 13L7.5 2l4.1 11H11v5l9-8 9 8v-5h-.6l4.1-11 4.1 11H36v20H4V13z" fill="#3b2c1c" opacity=".08"/>"##,
        Num(area.x + (area.width - width) / 2.0),
        Num(area.y + (area.height - width * 0.85) / 2.0),
        Num(width / 40.0)
    );
}
