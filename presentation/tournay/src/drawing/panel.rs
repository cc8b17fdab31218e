//! What lies before one player: district, Plaza, hand and ramparts.

use bastide_core::{Seat, Standing};
use bastide_draw::letters::Letters;
use bastide_draw::svg::{Num, at, draw, escaped};
use bastide_tournay::{Colour, PlayerView, Slot, SlotView, Slots, View, WorkerView};

use super::card::{self, Press};
use super::icons::put;
use super::palette::{INK, MARK, PAPER, SHEET, dye, seat_colour};
use super::picture::{HEIGHT, MARGIN};
use super::supply::{BOTTOM, count, outline};
use super::{Marks, open_slots, slot_id};
use crate::words;

pub(super) const HEADER: f64 = 36.0;
const HAND: f64 = 118.0;
/// A slot is a card with some room around it.
const SLOT: (f64, f64) = (card::WIDTH + 6.0, card::HEIGHT + 6.0);

pub(super) struct Panel<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) marks: &'a Marks,
    pub(super) press: Press<'a>,
    pub(super) x: f64,
    pub(super) width: f64,
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
        let (seat, player) = (self.seat, self.player());
        let (x, right) = (self.x, self.x + self.width);
        let y = BOTTOM;
        draw!(
            svg,
            r#"<g id="player-{seat}"><title>{}</title><path d="M{} {}v-27a9 9 0 0 1 9-9h{}a9 9 0 0 1 9 9v27z" fill="{}"/>"#,
            escaped(&words::player_part(self.press.book, seat, player)),
            Num(x),
            Num(y + HEADER),
            Num(self.width - 18.0),
            seat_colour(seat)
        );
        let letters = Letters { height: 13.0, colour: PAPER, weight: 1.1 };
        let mut along = x + 13.0;
        if self.view.to_act.contains(&seat) {
            draw!(svg, r#"<path d="M{} {}l12 8-12 8z" fill="{MARK}"/>"#, Num(along), Num(y + 10.0));
            along += 18.0;
        }
        letters.write(svg, at(along, y + 11.5), &words::seat(self.press.book, seat));
        along += letters.width(&words::seat(self.press.book, seat)) + 10.0;
        if self.view.start_player == seat {
            put(svg, "start", along, y + 8.0, 19.0);
            along += 23.0;
        }
        // The last card is chosen, and secret until all are.
        if player.has_committed {
            put(svg, "filled", along, y + 8.0, 19.0);
        }
        svg.push_str("</g>");
        let mut right = right - 12.0;
        if let Some(standing) = &self.view.standing {
            let place = standing.places[seat];
            right = self.figure(svg, "points", "laurel", place.points.unsigned_abs(), right);
        }
        right = self.figure(svg, "purse", "coin", player.deniers, right);
        right = self.figure(svg, "built", "rampart", player.built.into(), right);
        if self.view.standing.is_some() {
            return;
        }
        draw!(
            svg,
            r#"<g id="gather-{seat}"><title>{}</title><rect x="{}" y="{}" width="26" height="26" rx="6" fill="{PAPER}" fill-opacity=".85"/>"#,
            escaped(&words::action(self.press.book, bastide_tournay::Action::Gather)),
            Num(right - 26.0),
            Num(y + 5.0)
        );
        put(svg, "gather", right - 23.0, y + 8.0, 20.0);
        svg.push_str("</g>");
    }

    /// An icon with a number, ending at `right`; where the next one may end.
    fn figure(&self, svg: &mut String, id: &str, icon: &str, number: u32, right: f64) -> f64 {
        let letters = Letters { height: 15.0, colour: PAPER, weight: 1.15 };
        let text = number.to_string();
        let left = right - letters.width(&text) - 27.0;
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
        let Some((columns, rows)) = window(filled, open) else { return };
        let span = |[first, last]: [u8; 2]| f64::from(last - first + 1);
        let scale = (area.width / (span(columns) * SLOT.0))
            .min(area.height / (span(rows) * SLOT.1))
            .min(1.45);
        let left = area.x + (area.width - span(columns) * SLOT.0 * scale) / 2.0;
        let top = area.y + (area.height - span(rows) * SLOT.1 * scale) / 2.0;
        watermark(svg, area);
        let place = |slot: Slot| {
            let column = f64::from(slot.column() - columns[0]);
            let row = f64::from(slot.row() - rows[0]);
            at(left + (column * SLOT.0 + 3.0) * scale, top + (row * SLOT.1 + 3.0) * scale)
        };
        let group = |svg: &mut String, slot: Slot, shows: &str, label: &str| {
            draw!(
                svg,
                r#"<g id="{}"{shows} transform="translate({}) scale({})"><title>{}</title>"#,
                slot_id(self.seat, slot),
                place(slot),
                Num(scale),
                escaped(label)
            );
        };
        for slot in open.iter() {
            group(svg, slot, "", &words::open_slot_part(self.press.book, self.seat, slot));
            draw!(
                svg,
                r##"<rect x="2" y="2" width="86" height="108" rx="6" fill="#fff" fill-opacity=".22" stroke="#9c8a66" stroke-width="1.4" stroke-dasharray="4 6"/>"##
            );
            let letters = Letters { height: 9.0, colour: "#9c8a66", weight: 0.9 };
            letters.centred(svg, at(45.0, 56.0), &slot.to_string());
            svg.push_str("</g>");
        }
        for view in &player.district {
            let top = view.cards.first().map_or("", |card| card.id());
            let shows = format!(r#" data-card="{top}""#);
            group(svg, view.slot, &shows, &words::slot_part(self.press.book, self.seat, view));
            self.stack(svg, view);
            svg.push_str("</g>");
        }
    }

    /// The cards of a slot with all that lies on them.
    fn stack(&self, svg: &mut String, view: &SlotView) {
        let Some((&top, covered)) = view.cards.split_first() else { return };
        let main = dye(top.deck().colour()).main;
        for depth in (1..=covered.len().min(3)).rev() {
            let shift = 2.4 * depth as f64;
            draw!(
                svg,
                r##"<use href="#c-edge" x="{s}" y="-{s}" width="90" height="112" color="{main}"/>"##,
                s = Num(shift)
            );
        }
        self.press.face(svg, top);
        let letters = Letters { height: 5.2, colour: "#8d8371", weight: 1.0 };
        letters.write(svg, at(6.8, 101.0), &view.slot.to_string());
        if self.marks.slot == Some((self.seat, view.slot)) {
            outline(svg);
        }
        if !covered.is_empty() {
            count(svg, at(81.5, 100.5), covered.len() + 1);
        }
        let middle = 45.0 - 11.0 * (view.workers.len() as f64 - 1.0);
        for (index, worker) in view.workers.iter().enumerate() {
            let x = middle + 22.0 * index as f64;
            let citizen = match worker {
                WorkerView::Citizen(colour) => self.citizen(*colour),
                WorkerView::Gray => String::new(),
            };
            draw!(
                svg,
                r#"<g{citizen}><circle cx="{}" cy="44" r="19.5" fill="{PAPER}" fill-opacity=".9" stroke="{INK}" stroke-width="1"/>"#,
                Num(x)
            );
            match worker {
                WorkerView::Citizen(colour) => {
                    put(svg, &format!("citizen-{colour}"), x - 17.0, 26.5, 34.0);
                }
                WorkerView::Gray => put(svg, "gray", x - 16.5, 27.5, 33.0),
            }
            svg.push_str("</g>");
        }
        if view.is_damaged {
            put(svg, "damage", 25.0, 24.0, 40.0);
        }
    }

    /// The citizens that stand, and those that lie.
    pub(super) fn plaza(&self, svg: &mut String, area: Area) {
        let is_low = area.width > area.height;
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

    fn plaza_cell(&self, svg: &mut String, colour: Colour, cell: Area) {
        let (player, dye) = (self.player(), dye(colour));
        draw!(
            svg,
            r#"<g id="plaza-{}-{colour}"><title>{}</title><rect x="{}" y="{}" width="{}" height="{}" rx="7" fill="{}" stroke="{}" stroke-width="1.3"/>"#,
            self.seat,
            escaped(&words::plaza_part(self.press.book, self.seat, player, colour)),
            Num(cell.x),
            Num(cell.y),
            Num(cell.width),
            Num(cell.height),
            dye.pale,
            dye.dark
        );
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

/// The columns and rows that are drawn: those of the cards and of where more could lie.
fn window(filled: Slots, open: Slots) -> Option<([u8; 2], [u8; 2])> {
    filled.or(open).span()
}

/// A faint skyline where no card lies yet.
fn watermark(svg: &mut String, area: Area) {
    let width = area.width.min(area.height) * 0.8;
    draw!(
        svg,
        r##"<use href="#a-great-white" x="{}" y="{}" width="{}" height="{}" color="{SHEET}" opacity=".13"/>"##,
        Num(area.x + (area.width - width) / 2.0),
        Num(area.y + (area.height - width * 0.85) / 2.0),
        Num(width),
        Num(width * 0.85)
    );
}
