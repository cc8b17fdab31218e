//! A pass of a tournament: both cards, and between them the lists, where a lance hits unless a shield is in its way.

use bastide_anarchy::{Activity, BUILT_IN, EstateCard, Hold};
use bastide_core::Seat;
use bastide_draw::svg::{Num, at, draw};
use bastide_text::Phrasebook;

use super::palette::{self, FRESH, INK};
use super::shown::Face;

/// Who rides: their colour, the end of the lists they hold, and the way their lance points.
struct Rider {
    colour: &'static str,
    end: f64,
    way: f64,
}

/// Where a height of the lists is.
fn lane(hold: Hold) -> f64 {
    24.0 + 34.0 * hold.index() as f64
}

/// The cards as they were turned up: the first is the player's.
pub(crate) fn pass(cards: [EstateCard; 2], seat: Seat, book: &Phrasebook) -> String {
    let mut svg = String::from(
        r##"<svg viewBox="0 0 360 116" class="pass" aria-hidden="true" focusable="false"><rect x="66" y="4" width="228" height="108" rx="8" fill="#93a862" stroke="#5b6b2f" stroke-width="2"/><path d="M72 41h216M72 75h216" stroke="#7a6a3a" stroke-width="3" stroke-dasharray="9 7"/>"##,
    );
    for (card, x) in cards.into_iter().zip([31.0, 329.0]) {
        let face = Face { card, activity: Activity::Tournament, book };
        face.turned(&mut svg, at(x, 58.0));
    }
    let own_rider = Rider { colour: palette::seat(seat), end: 92.0, way: 1.0 };
    let other_rider = Rider { colour: INK, end: 268.0, way: -1.0 };
    let [own, other] = cards.map(|card| *card.spec(&BUILT_IN));
    shield(&mut svg, &own_rider, own.shield);
    shield(&mut svg, &other_rider, other.shield);
    // Lances that meet at one height pass each other.
    let aside = if own.lance == other.lance { 7.0 } else { 0.0 };
    lance(&mut svg, &own_rider, lane(own.lance) - aside, own.lance != other.shield);
    lance(&mut svg, &other_rider, lane(other.lance) + aside, other.lance != own.shield);
    svg.push_str("</svg>");
    svg
}

fn shield(svg: &mut String, rider: &Rider, hold: Hold) {
    draw!(
        svg,
        r##"<path d="M{} {}h22v14q0 11-11 16q-11-5-11-16z" fill="{}" stroke="#fff" stroke-width="2"/>"##,
        Num(rider.end - 11.0),
        Num(lane(hold) - 14.0),
        rider.colour
    );
}

/// A lance that runs to the other end of the lists, and whether it hits there.
fn lance(svg: &mut String, rider: &Rider, y: f64, is_hit: bool) {
    let Rider { colour, end, way } = *rider;
    let to = end + way * if is_hit { 168.0 } else { 158.0 };
    draw!(
        svg,
        r##"<g class="rides" data-way="{way}"><path d="M{} {y}H{}" stroke="{colour}" stroke-width="7"/><path d="M{0} {y}H{1}" stroke="#fff6df" stroke-width="7" stroke-dasharray="9 13"/><path d="M{1} {2}L{3} {y}L{1} {4}z" fill="#d7d2c8" stroke="{INK}"/></g>"##,
        Num(end + way * 16.0),
        Num(to - way * 14.0),
        Num(y - 6.0),
        Num(to),
        Num(y + 6.0)
    );
    if is_hit {
        draw!(
            svg,
            r##"<path class="falls" transform="translate({} {y})" d="M0-17l4 9l9-6l-3 10l11 1l-9 6l6 9l-11-3l-1 11l-6-9l-9 6l3-11l-11-1l9-6l-6-9l11 3z" fill="#ffd257" stroke="{FRESH}" stroke-width="2"/>"##,
            Num(to)
        );
    }
}
