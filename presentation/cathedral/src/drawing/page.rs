//! The city for a page: the board and a tray for each side, in pieces that a style sheet arranges.
//!
//! The ids are those of the picture. A tray has an `svg` for each kind of building in hand (`hand-light-inn`), with its
//! copies in it (`hand-light-inn-1`), so that a tray flows as a screen has room and a finger finds each kind.
//!
//! The `div`s never change during a match, because a page is sent changes of `svg` elements only.

use bastide_cathedral::{Cell, Kind, Orientation, Side, View};
use bastide_core::Viewer;
use bastide_draw::glyph::Lettering;
use bastide_draw::svg::{Num, Point, at, draw, escaped};
use bastide_text::Phrasebook;

use super::building::Body;
use super::lettering::centred;
use super::roof::middle;
use super::tray::is_pass_offered;
use super::{CELL, Marks, ORIGIN, kind_id, picture, side_id};
use crate::side::side_of;
use crate::words;
use crate::words::story as say;

/// What a kind in a tray is drawn in: three squares each way, room for a second copy behind the first, and its name.
const KIND: (f64, f64) = (180.0, 204.0);
/// The foot of the pieces, and the line on which their names stand.
const FOOT: f64 = 166.0;
const NAME: f64 = 194.0;
/// Where a second copy looks out behind the first.
const BEHIND: Point = at(11.0, -7.0);
/// The size of a cathedral that waits, as a part of its size in the city: it is four squares long.
const WAITING: f64 = 0.78;

/// The city and both trays, the viewer's own first.
pub fn page(view: &View, who: Viewer, marks: &Marks, book: &Phrasebook) -> String {
    let own = match who {
        Viewer::Seat(seat) => side_of(seat),
        Viewer::Public => Side::Light,
    };
    let mut html = String::with_capacity(1 << 17);
    draw!(
        html,
        r#"<div class="drawing city-page" role="group" aria-labelledby="city-title" aria-describedby="city-words" lang="{}" data-claims-one="{}" data-claims="{}" data-isolates="{}">"#,
        book.language(),
        escaped(&book.say(&say::TagClaimsOne {})),
        escaped(&book.say(&say::TagClaims {})),
        escaped(&book.say(&say::TagIsolates {}))
    );
    html.push_str(r#"<svg class="defs" width="0" height="0">"#);
    picture::heading(&mut html, view, book);
    picture::defs(&mut html);
    html.push_str("</svg>");
    city(&mut html, view, marks, book);
    html.push_str(r#"<div class="trays">"#);
    Rack { view, side: own, book }.draw(&mut html, "own");
    Rack { view, side: !own, book }.draw(&mut html, "other");
    html.push_str("</div></div>");
    html
}

/// The walls with their towers, and what is inside.
fn city(html: &mut String, view: &View, marks: &Marks, book: &Phrasebook) {
    draw!(
        html,
        r#"<svg id="city" class="city" viewBox="8 8 626 626"><g transform="translate({})">"#,
        at(ORIGIN, ORIGIN)
    );
    picture::city(html, view, marks, book);
    html.push_str("</g></svg>");
}

/// A side's tray: what it is called, the squares left, and a drawing for each kind in hand.
struct Rack<'a> {
    view: &'a View,
    side: Side,
    book: &'a Phrasebook,
}

impl Rack<'_> {
    fn draw(&self, html: &mut String, place: &str) {
        let Self { side, book, .. } = *self;
        let name = side_id(side);
        draw!(
            html,
            r#"<div class="tray tray-{place}" id="hand-{name}" data-side="{}">"#,
            side as u8
        );
        self.head(html);
        html.push_str(r#"<div class="tray-pieces">"#);
        // Something that stays, so that an empty tray is the same element as a full one.
        html.push_str(r#"<svg class="defs" width="0" height="0"><path/></svg>"#);
        let mut counted = 0;
        for kind in Kind::BUILDINGS.into_iter().rev() {
            self.kind(html, kind, &mut counted);
        }
        self.waiting_cathedral(html);
        html.push_str("</div>");
        if place == "own" {
            how(html, book);
        }
        html.push_str("</div>");
    }

    fn head(&self, html: &mut String) {
        let Self { view, side, book } = *self;
        draw!(
            html,
            r#"<div class="tray-head"><div class="tray-name" role="heading" aria-level="2">{}</div><div class="tray-left">{}</div>"#,
            escaped(&book.say(&say::BuildingsOf { owner: side })),
            escaped(&book.say(&say::SquaresLeft {}))
        );
        draw!(
            html,
            r#"<svg class="tray-count" viewBox="0 0 32 26"><text x="31" y="22" font-size="24" text-anchor="end">{}</text></svg>"#,
            view.points[side]
        );
        if view.to_move == Some(side) && is_pass_offered(view) {
            draw!(
                html,
                r##"<svg id="pass" class="tray-pass" viewBox="0 0 36 24" aria-label="{}"><rect width="36" height="24" rx="5" fill="#6d4a26"/><path d="M10 6L17 12L10 18M19 6L26 12L19 18" fill="none" stroke="#f6e6c4" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>"##,
                escaped(&words::action(book, bastide_cathedral::Action::Pass))
            );
        }
        html.push_str("</div>");
    }

    /// A kind with its copies in hand; once the game is over, their squares are counted.
    fn kind(&self, html: &mut String, kind: Kind, counted: &mut u32) {
        let Self { view, side, book } = *self;
        let count = view.hands[side].count(kind);
        if count == 0 {
            return gap(html, side, kind);
        }
        let name = words::kind(book, kind);
        let id = format!("hand-{}-{}", side_id(side), kind_id(kind));
        let body = Body::in_corner(Some(side), kind, Orientation::North);
        open(html, &id, &format!("{name}{}", times(count)), columns(&body));
        let corner = corner(&body, 1.0);
        // The first copies stand on the board, so that no two have the same number.
        for number in (kind.copies() - count..kind.copies()).rev() {
            let is_behind = number + 1 == kind.copies() && count > 1;
            let corner = if is_behind { corner + BEHIND } else { corner };
            draw!(html, r#"<g id="{id}-{number}" transform="translate({corner})">"#);
            body.draw_small(html);
            if view.standing.is_some() {
                count_squares(html, &body, counted);
            }
            html.push_str("</g>");
        }
        label(html, &name, &times(count));
    }

    /// The cathedral, as long as Light has not placed it.
    fn waiting_cathedral(&self, html: &mut String) {
        let Self { view, side, book } = *self;
        if side != Side::Light || view.cathedral.is_some() || view.is_cathedral_captured {
            return;
        }
        let name = words::kind(book, Kind::Cathedral);
        let body = Body::in_corner(None, Kind::Cathedral, Orientation::West);
        open(html, "hand-cathedral", &name, 3);
        let corner = corner(&body, WAITING);
        draw!(html, r#"<g transform="translate({corner}) scale({WAITING})">"#);
        body.draw(html);
        html.push_str("</g>");
        label(html, &name, "");
    }
}

/// How many of a kind there are, after its name.
fn times(count: u8) -> String {
    if count > 1 { format!(" ×{count}") } else { String::new() }
}

/// A kind in a tray. Where there is little room it is as wide as it has columns.
fn open(html: &mut String, id: &str, name: &str, columns: u8) {
    let (width, height) = (Num(KIND.0), Num(KIND.1));
    draw!(
        html,
        r##"<svg id="{id}" class="tray-kind" data-columns="{columns}" viewBox="0 0 {width} {height}" role="img" aria-label="{}"><rect width="{width}" height="{height}" rx="12" fill="#fff" fill-opacity=".11"/>"##,
        escaped(name)
    );
}

/// The place of a kind that is on the board: it stays, so that all others are found where they were.
fn gap(html: &mut String, side: Side, kind: Kind) {
    let (width, height) = (Num(KIND.0), Num(KIND.1));
    draw!(
        html,
        r##"<svg id="gap-{}-{}" class="tray-gap" viewBox="0 0 {width} {height}" aria-hidden="true"><rect width="{width}" height="{height}" rx="12" fill="#000" fill-opacity=".05"/></svg>"##,
        side_id(side),
        kind_id(kind)
    );
}

/// Where there is no room for the names, the style sheet leaves them out and the numbers stay.
fn label(html: &mut String, name: &str, times: &str) {
    draw!(
        html,
        r#"<text x="{}" y="{}" text-anchor="middle"><tspan class="tray-word">{}</tspan>{times}</text></svg>"#,
        Num(KIND.0 / 2.0),
        Num(NAME),
        escaped(name)
    );
}

/// Where a piece is drawn from so that it stands on its foot in the middle.
fn corner(body: &Body, scale: f64) -> Point {
    let size = |squares: u8| f64::from(squares) * CELL * scale;
    at((KIND.0 - size(columns(body))) / 2.0, FOOT - size(reach(body, Cell::row)))
}

fn columns(body: &Body) -> u8 {
    reach(body, Cell::column)
}

/// How many squares a piece takes one way.
fn reach(body: &Body, way: fn(Cell) -> u8) -> u8 {
    body.cells.iter().map(way).max().unwrap_or(0) + 1
}

/// Numbers each square of a piece that found no place.
fn count_squares(svg: &mut String, body: &Body, counted: &mut u32) {
    let ink = body.material().window;
    for cell in body.cells.iter() {
        *counted += 1;
        let lettering = Lettering { height: 20.0, colour: ink, weight: 1.0 };
        draw!(svg, r#"<g data-count="{counted}" fill="{ink}">"#);
        centred(svg, lettering, middle(cell), &counted.to_string());
        svg.push_str("</g>");
    }
}

/// How a building is turned, placed and put back.
fn how(html: &mut String, book: &Phrasebook) {
    let lines = [
        (book.say(&say::HowTurn {}), book.say(&say::HowTurnNote {})),
        (book.say(&say::HowPlace {}), book.say(&say::HowPlaceNote {})),
        (book.say(&say::HowBack {}), book.say(&say::HowBackNote {})),
    ];
    html.push_str(r#"<div class="tray-foot"><div class="tray-how">"#);
    for (what, by) in lines {
        draw!(html, r"<div><b>{}</b></div><div>{}</div>", escaped(&what), escaped(&by));
    }
    // The script's buttons for the piece in hand.
    html.push_str(r#"</div><div class="layer tray-tools"></div></div>"#);
}
