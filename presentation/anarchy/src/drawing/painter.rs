//! What all parts of the picture are painted with: boxes, icons, headings and the pen.

use bastide_anarchy::{BoxId, Gain, PlayerView, Purse, Row, Step, Table, View};
use bastide_core::Seat;
use bastide_draw::glyph::Ink;
use bastide_draw::letters::is_type;
use bastide_draw::svg::{Num, Point, at, draw, escaped};
use bastide_text::Phrasebook;

use super::Marks;
use super::lettering::{TypeCase, TypeLine};
use super::palette::{BOX, EDGE, FAINT, FRESH, INK, PANEL, PEN};
use crate::words;

/// A rectangle of the picture.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Frame {
    pub(super) const fn new(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self { x, y, w, h }
    }

    pub(super) fn centre(self) -> Point {
        at(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }
}

/// Paints for one player of a view.
pub(super) struct Painter<'a> {
    pub(super) svg: String,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) book: &'a Phrasebook,
    pub(super) marks: &'a Marks,
    /// Lettering in the colour of the print, drawn at the end of each section.
    ink: Ink,
    faint: Ink,
    /// On banners.
    white: Ink,
    /// What the pen wrote.
    pen: String,
    /// Lettering of a page, where it is text.
    type_: TypeCase,
}

impl<'a> Painter<'a> {
    pub(super) fn new(view: &'a View, seat: Seat, marks: &'a Marks, book: &'a Phrasebook) -> Self {
        let svg = String::with_capacity(1 << 17);
        let [ink, faint, white] = [const { Ink::new() }; 3];
        let (pen, type_) = (String::new(), TypeCase::default());
        Self { svg, view, seat, book, marks, ink, faint, white, pen, type_ }
    }

    pub(super) fn table(&self) -> &'a Table {
        self.view.table()
    }

    pub(super) fn player(&self) -> &'a PlayerView {
        &self.view.players[self.seat]
    }

    /// A group of its own, so that a page can renew it alone.
    pub(super) fn layer(&mut self, id: &str, content: impl FnOnce(&mut Self)) {
        draw!(self.svg, r#"<g id="{id}" fill="{BOX}" stroke="{INK}">"#);
        content(self);
        self.flush();
        self.svg.push_str("</g>");
    }

    /// Parts of a layer that a style sheet can lay elsewhere, with their lettering.
    pub(super) fn group(&mut self, class: &str, content: impl FnOnce(&mut Self)) {
        self.flush();
        draw!(self.svg, r#"<g class="{class}">"#);
        content(self);
        self.flush();
        self.svg.push_str("</g>");
    }

    /// A part of a layer that a page can point at.
    pub(super) fn section<T>(&mut self, id: &str, content: impl FnOnce(&mut Self) -> T) -> T {
        draw!(self.svg, r#"<g id="section-{id}">"#);
        let drawn = content(self);
        self.svg.push_str("</g>");
        drawn
    }

    /// Draws the lettering and the pen strokes collected so far.
    pub(super) fn flush(&mut self) {
        let ink = std::mem::take(&mut self.ink);
        ink.draw(&mut self.svg, INK, 1.25);
        let faint = std::mem::take(&mut self.faint);
        faint.draw(&mut self.svg, FAINT, 1.0);
        let white = std::mem::take(&mut self.white);
        white.draw(&mut self.svg, "#fff", 1.3);
        std::mem::take(&mut self.type_).draw(&mut self.svg);
        let pen = std::mem::take(&mut self.pen);
        if !pen.is_empty() {
            draw!(
                self.svg,
                r#"<g stroke="{PEN}" stroke-width="2.6" stroke-opacity=".82" pointer-events="none">{pen}</g>"#
            );
        }
    }

    pub(super) fn panel(&mut self, frame: Frame) {
        let Frame { x, y, w, h } = frame;
        draw!(
            self.svg,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="7" fill="{PANEL}" stroke="{EDGE}"/>"#,
            Num(x),
            Num(y),
            Num(w),
            Num(h)
        );
    }

    /// Small lettering from a corner.
    pub(super) fn write(&mut self, corner: Point, height: f64, text: &str) {
        if is_type() {
            let middle = corner + at(0.0, height / 2.0);
            return self.type_.set(&TypeLine { anchor: "", ..TypeLine::new(middle, height) }, text);
        }
        self.ink.write(corner, height, text);
    }

    pub(super) fn centred(&mut self, centre: Point, height: f64, text: &str) {
        if is_type() {
            return self.type_.set(&TypeLine::new(centre, height), text);
        }
        self.ink.centred(centre, height, text);
    }

    pub(super) fn centred_faint(&mut self, centre: Point, height: f64, text: &str) {
        if is_type() {
            let line = TypeLine { colour: FAINT, ..TypeLine::new(centre, height) };
            return self.type_.set(&line, text);
        }
        self.faint.centred(centre, height, text);
    }

    /// Faint lettering that is smaller or narrower where it would be wider than `width`.
    pub(super) fn centred_faint_within(
        &mut self,
        centre: Point,
        width: f64,
        height: f64,
        text: &str,
    ) {
        if is_type() {
            let line = TypeLine { colour: FAINT, room: width, ..TypeLine::new(centre, height) };
            return self.type_.set(&line, text);
        }
        let height = height.min(height * width / Ink::width(&text.to_uppercase(), height));
        self.faint.centred(centre, height, text);
    }

    /// Lettering in a colour of its own.
    pub(super) fn coloured(&mut self, centre: Point, height: f64, text: &str, colour: &str) {
        if is_type() {
            let mut case = TypeCase::default();
            case.set(&TypeLine { colour, ..TypeLine::new(centre, height) }, text);
            return case.draw(&mut self.svg);
        }
        let mut ink = Ink::default();
        ink.centred(centre, height, text);
        ink.draw(&mut self.svg, colour, height * 0.16);
    }

    /// A text in one or two lines that fits a width, from its left end; its middle is at `left.y`.
    pub(super) fn label(&mut self, left: Point, width: f64, height: f64, text: &str) {
        if is_type() {
            let line = TypeLine { anchor: "", room: width, ..TypeLine::new(left, height) };
            return self.type_.set_label(&line, text);
        }
        let lines = wrapped(text, width, height);
        let longest = lines.iter().map(|line| Ink::width(&line.to_uppercase(), height));
        let longest = longest.fold(1.0, f64::max);
        let height = height * (width / longest).min(1.0);
        let step = height * 1.6;
        let top = left.y - (lines.len() as f64 - 1.0) * step / 2.0 - height / 2.0;
        for (at_line, line) in lines.iter().enumerate() {
            self.ink.write(at(left.x, top + at_line as f64 * step), height, line);
        }
    }

    /// A text around a point, in two lines where it is too wide for one.
    pub(super) fn centred_label(&mut self, centre: Point, width: f64, height: f64, text: &str) {
        if is_type() {
            return self
                .type_
                .set_label(&TypeLine { room: width, ..TypeLine::new(centre, height) }, text);
        }
        let lines = wrapped(text, width, height);
        let step = height * 1.6;
        let top = centre.y - (lines.len() as f64 - 1.0) * step / 2.0;
        for (number, line) in lines.iter().enumerate() {
            self.ink.centred(at(centre.x, top + number as f64 * step), height, line);
        }
    }

    /// The heading of a section with a rule below and what its boxes cost at the right end.
    pub(super) fn heading(&mut self, frame: Frame, text: &str, costs: &[Purse]) {
        self.write(at(frame.x, frame.y + 3.0), 9.5, text);
        let (y, right) = (frame.y + 17.0, frame.x + frame.w);
        draw!(
            self.svg,
            r#"<path d="M{}H{}" stroke="{EDGE}" stroke-width="1.2"/>"#,
            at(frame.x, y),
            Num(right)
        );
        self.costs(at(right, frame.y + 7.5), costs);
    }

    /// What is paid, right-aligned; alternatives with a stroke between them.
    pub(super) fn costs(&mut self, right: Point, costs: &[Purse]) {
        let mut x = right.x;
        for (number, cost) in costs.iter().enumerate().rev() {
            let items: Vec<_> = cost.iter().collect();
            for &(asset, count) in items.iter().rev() {
                for _ in 0..count {
                    self.icon(&format!("i-{asset}"), at(x - 8.0, right.y), 0.68);
                    x -= 16.0;
                }
            }
            if number > 0 {
                self.centred(at(x - 3.0, right.y), 9.0, "/");
                x -= 8.0;
            }
        }
    }

    pub(super) fn icon(&mut self, name: &str, centre: Point, scale: f64) {
        draw!(
            self.svg,
            r##"<use href="#{name}" transform="translate({centre}) scale({})"/>"##,
            Num(scale)
        );
    }

    /// A box of the sheets: its frame, what it gives, and the pen if it is filled.
    pub(super) fn cell(&mut self, id: BoxId, frame: Frame) {
        self.plain_cell(id, frame, "");
        let items = items(&self.table().spec(id).gain);
        self.items(frame, &items);
        self.cross(id, frame);
    }

    /// A box without what it gives, in a colour if there is one.
    pub(super) fn plain_cell(&mut self, id: BoxId, frame: Frame, fill: &str) {
        let is_filled = self.player().is_filled(id);
        // A name and no title: pages say it in a panel of their own, and a browser would show both.
        let title = escaped(&words::box_words(self.book, self.table(), id, is_filled));
        let fill = if fill.is_empty() { String::new() } else { format!(r#" fill="{fill}""#) };
        let Frame { x, y, w, h } = frame;
        draw!(
            self.svg,
            r#"<rect id="box-{id}" x="{}" y="{}" width="{}" height="{}" rx="4"{fill} role="img" aria-label="{title}"/>"#,
            Num(x),
            Num(y),
            Num(w),
            Num(h)
        );
    }

    /// The cross of the pen; red and underlaid where the box was filled last.
    pub(super) fn cross(&mut self, id: BoxId, frame: Frame) {
        if !self.player().is_filled(id) {
            return;
        }
        let scale = frame.w.min(frame.h) / 25.0;
        let colour = if self.marks.last.contains(id) {
            format!(r#" stroke="{FRESH}""#)
        } else {
            String::new()
        };
        draw!(
            self.pen,
            r##"<use href="#pen-{}" transform="translate({}) scale({})"{colour}/>"##,
            id.index() % 3,
            frame.centre(),
            Num(scale)
        );
    }

    /// Icons in a box: one large, more of them smaller.
    pub(super) fn items(&mut self, frame: Frame, items: &[String]) {
        let centre = frame.centre();
        let unit = frame.w.min(frame.h);
        if items.is_empty() {
            return;
        }
        let (scale, places): (f64, &[(f64, f64)]) = match items.len() {
            1 => (0.031, &[(0.0, 0.0)]),
            2 => (0.0225, &[(-0.22, -0.2), (0.22, 0.2)]),
            3 => (0.02, &[(-0.24, -0.22), (0.24, -0.22), (0.0, 0.24)]),
            _ => (0.0185, &[(-0.24, -0.24), (0.24, -0.24), (-0.24, 0.24), (0.24, 0.24)]),
        };
        for (name, &(dx, dy)) in items.iter().zip(places) {
            self.icon(name, centre + at(dx * unit, dy * unit), scale * unit);
        }
    }

    /// A small banner with the measure of a command row.
    pub(super) fn measure(&mut self, row: Row, measure: u8, top: Point) {
        let colour = super::palette::row(row);
        draw!(
            self.svg,
            r#"<path d="M{}h15v11l-7.5 4l-7.5-4z" fill="{colour}"/>"#,
            top - at(7.5, 0.5)
        );
        if is_type() {
            let line = TypeLine { colour: "#fff", ..TypeLine::new(top + at(0.0, 5.4), 7.4) };
            return self.type_.set(&line, &measure.to_string());
        }
        self.white.centred(top + at(0.0, 5.4), 8.5, &measure.to_string());
    }

    /// What a box asks for besides its track: banners of rows and cranes, side by side.
    pub(super) fn requirements(&mut self, id: BoxId, top: Point) {
        let table = self.table();
        let mut x = top.x;
        for need in table.spec(id).needs() {
            let rows = &table.lines.rows;
            let row = Row::ALL.iter().find_map(|row| {
                rows[row.index()].position(need.on).map(|place| (*row, place as u8 + 1))
            });
            if let Some((row, measure)) = row {
                self.measure(row, measure, at(x, top.y));
                x += 17.0;
            } else if need.on == table.small_crane || need.on == table.large_crane {
                self.icon(&format!("i-{}", need.on), at(x + 1.0, top.y + 7.0), 0.6);
                x += 17.0;
            }
        }
    }

    /// Pen strokes of other shapes.
    pub(super) fn pen(&mut self, markup: &str) {
        self.pen.push_str(markup);
    }

    /// A number as the pen writes it.
    pub(super) fn pen_number(&mut self, centre: Point, height: f64, number: u8) {
        if is_type() {
            let mut case = TypeCase::default();
            case.set(
                &TypeLine { colour: PEN, ..TypeLine::new(centre, height) },
                &number.to_string(),
            );
            return case.draw(&mut self.pen);
        }
        let mut ink = Ink::default();
        ink.centred(centre, height, &number.to_string());
        ink.draw(&mut self.pen, PEN, height * 0.17);
    }
}

/// Breaks a text at the space nearest its middle where it would be wider than `width`.
fn wrapped(text: &str, width: f64, height: f64) -> Vec<String> {
    if Ink::width(&text.to_uppercase(), height) > width {
        halved(text)
    } else {
        vec![text.to_owned()]
    }
}

/// Breaks a text at the space nearest its middle, if it has any.
pub(super) fn halved(text: &str) -> Vec<String> {
    let middle = text.chars().count() as f64 / 2.0;
    let far = |place: usize| (text[..place].chars().count() as f64 - middle).abs();
    let gap = text
        .match_indices(' ')
        .map(|(place, _)| place)
        .min_by(|&one, &other| far(one).total_cmp(&far(other)));
    match gap {
        Some(gap) => vec![text[..gap].to_owned(), text[gap + 1..].to_owned()],
        None => vec![text.to_owned()],
    }
}

/// What a thing is called: the attributes of its element, and what stands in it. In pictures it has a title; a page
/// would show that over what is about to be clicked, so it names the thing by an attribute.
pub(super) struct Called {
    pub(super) attributes: String,
    pub(super) inside: String,
}

pub(super) fn called(name: &str) -> Called {
    let name = escaped(name);
    if is_type() {
        let name = name.replace('"', "&quot;");
        Called { attributes: format!(r#" role="img" aria-label="{name}""#), inside: String::new() }
    } else {
        Called { attributes: String::new(), inside: format!("<title>{name}</title>") }
    }
}

/// The icons of a gain, one for each thing.
pub(crate) fn items(gain: &Gain) -> Vec<String> {
    let mut items = purse_items(gain.purse);
    let mut add = |name: String, count: u8| {
        items.extend(std::iter::repeat_n(name, usize::from(count)));
    };
    for step in gain.steps() {
        match step {
            Step::Nothing => {}
            Step::Take(count) => add("i-any".to_owned(), count),
            Step::Fortify(fortification) => add(format!("i-{fortification}"), 1),
            Step::Production(asset) => add(format!("p-{asset}"), 1),
            Step::Attribute(attribute, count) => add(format!("i-{attribute}"), count),
            Step::Knowledge(count) => add("i-knowledge".to_owned(), count),
            Step::Rally(count) => add("i-rally".to_owned(), count),
            Step::Joy(count) => add("i-joy".to_owned(), count),
            Step::Discontent(count) => add("i-discontent".to_owned(), count),
            Step::Horse(horse) => add(format!("i-horse-{horse}"), 1),
            Step::Command(row) => add(format!("c-{row}"), 1),
            Step::CommandOfChoice(rows) => add(format!("c-{rows}"), 1),
            Step::Research => add("i-research".to_owned(), 1),
            Step::Reveal(_, count) => add(format!("k-{count}"), 1),
            Step::Brew(count) => add("i-brew".to_owned(), count),
        }
    }
    items
}

pub(super) fn purse_items(purse: Purse) -> Vec<String> {
    let each =
        |(asset, count): (_, u8)| std::iter::repeat_n(format!("i-{asset}"), usize::from(count));
    purse.iter().flat_map(each).collect()
}
