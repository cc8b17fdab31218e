//! What lies in the middle of the table: nine decks, the event queue and the reserve.

use bastide_draw::letters::Letters;
use bastide_draw::svg::{Num, at, draw, escaped};
use bastide_tournay::{Colour, Deck, DeckView, EventCard, Level, View};

use super::card::{self, Press};
use super::icons::put;
use super::palette::{INK, MARK, PAPER, dye};
use super::parts::borrowing_id;
use super::picture::{MARGIN, WIDTH};
use super::{Marks, deck_id, hidden_cards_id, named};
use crate::words;

const SCALE: f64 = 0.9;
const STEP: f64 = 86.5;
pub(super) const TOP: f64 = 12.0;
/// How high the whole strip is, margin included.
pub(super) const BOTTOM: f64 = 142.0;

pub(super) fn draw_supply(svg: &mut String, view: &View, marks: Marks, press: Press<'_>) {
    svg.push_str(r#"<g id="supply">"#);
    let mut x = MARGIN + 2.0;
    for colour in Colour::ALL {
        // Descending levels, as the rulebook lays them out (TOU-SETUP-05).
        for level in Level::ALL.into_iter().rev() {
            let deck = Deck::new(colour, level);
            draw_deck(svg, &view.decks[deck.index()], marks, press, x);
            x += STEP;
        }
        x += 7.0;
    }
    queue(svg, view, press, x + 4.0);
    reserve(svg, view, press, x + 4.0 + 4.0 * STEP);
    svg.push_str("</g>");
}

fn open(svg: &mut String, id: &str, label: &str, x: f64, y: f64, scale: f64) {
    draw!(
        svg,
        r#"<g id="{id}" transform="translate({}) scale({})"><title>{}</title>"#,
        at(x, y),
        Num(scale),
        escaped(label)
    );
}

fn draw_deck(svg: &mut String, view: &DeckView, marks: Marks, press: Press<'_>, x: f64) {
    open(svg, &deck_id(view.deck), &words::deck_part(press.book, view), x, TOP, SCALE);
    pile(svg, view, marks, press);
    svg.push_str("</g>");
}

/// The cards of a deck with the crier under them.
pub(super) fn pile(svg: &mut String, view: &DeckView, marks: Marks, press: Press<'_>) {
    let colour = view.deck.colour();
    if view.has_shown_crier {
        crier(svg, colour);
    }
    let below = view.cards.len().saturating_sub(1).min(3);
    for depth in (1..=below).rev() {
        let shift = 1.6 * depth as f64;
        draw!(
            svg,
            r##"<use href="#c-edge" x="{s}" y="{s}" width="90" height="112" class="edge-{}" color="{}"/>"##,
            colour.name(),
            dye(colour).main,
            s = Num(shift)
        );
    }
    match view.cards.first() {
        Some(Some(card)) if view.is_face_up => press.face(svg, *card),
        Some(_) => card::back(svg, view.deck),
        None => empty(svg),
    }
    if marks.deck == Some(view.deck) {
        outline(svg);
    }
    if !view.cards.is_empty() {
        count(svg, at(84.0, 106.0), view.cards.len());
    }
}

/// A card that is not there.
pub(super) fn empty(svg: &mut String) {
    draw!(
        svg,
        r##"<rect x="2" y="2" width="86" height="108" rx="6" fill="#000" fill-opacity=".15" stroke="{PAPER}" stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="5 6"/>"##
    );
}

/// A golden line around a card.
pub(super) fn outline(svg: &mut String) {
    draw!(
        svg,
        r#"<rect x="-1" y="-1" width="92" height="114" rx="7" fill="none" stroke="{INK}" stroke-width="5"/><rect x="-1" y="-1" width="92" height="114" rx="7" fill="none" stroke="{MARK}" stroke-width="3"/>"#
    );
}

/// The crier lies crosswise under the deck and looks out below.
fn crier(svg: &mut String, colour: Colour) {
    draw!(
        svg,
        r#"<rect x="-3" y="74" width="96" height="58" rx="6" class="dye-{}" fill="{}" stroke="{INK}" stroke-width="1.5"/>"#,
        colour.name(),
        dye(colour).main
    );
    draw!(svg, r#"<circle cx="45" cy="122.5" r="8.6" fill="{PAPER}"/>"#);
    put(svg, "horn", 38.5, 116.0, 13.0);
}

/// That citizens of others can be had for deniers, at the corner of what they would do. A page shows it where they can
/// be borrowed, and the menu it opens says from whom and for how much.
pub(super) fn borrowing_sign(svg: &mut String, part: &str, x: f64) {
    draw!(
        svg,
        r#"<g id="{}" class="second"><rect x="{}" y="-3" width="38" height="38" rx="9" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>"#,
        borrowing_id(part),
        Num(x - 19.0)
    );
    put(svg, "gray", x - 19.0, 0.0, 22.0);
    put(svg, "coin", x - 3.0, 13.0, 20.0);
    svg.push_str("</g>");
}

/// The two next cards of a deck as its backs, over the lower corner of the one that lies face up: either is drawn by a click.
pub(super) fn hidden_cards_sign(svg: &mut String, deck: Deck) {
    let colour = deck.colour();
    draw!(
        svg,
        r#"<g id="{}" class="second hidden-cards"><rect x="-5" y="84" width="52" height="52" rx="9" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>"#,
        hidden_cards_id(deck)
    );
    for (x, turn) in [(2.0, -8), (16.0, 8)] {
        draw!(
            svg,
            r##"<g transform="rotate({turn} {} 111)"><use href="#c-back-{}" x="{}" y="97" width="22" height="27.4"/></g>"##,
            Num(x + 11.0),
            colour.name(),
            Num(x)
        );
    }
    svg.push_str("</g>");
}

/// A round badge with a number.
pub(super) fn count(svg: &mut String, centre: bastide_draw::svg::Point, number: usize) {
    draw!(
        svg,
        r#"<circle cx="{}" cy="{}" r="9.5" fill="{INK}" stroke="{PAPER}" stroke-width="1.2"/>"#,
        Num(centre.x),
        Num(centre.y)
    );
    let letters = Letters { height: 8.5, colour: PAPER, weight: 1.1 };
    letters.centred(svg, centre, &number.to_string());
}

fn queue(svg: &mut String, view: &View, press: Press<'_>, x: f64) {
    let left = view.queue.deck.len();
    open(svg, "event-deck", &words::event_deck_part(press.book, left), x, TOP, SCALE);
    event_pile(svg, left);
    svg.push_str("</g>");
    for (index, &event) in view.queue.events.iter().enumerate() {
        let (id, label) = (format!("event-{}", index + 1), words::queue_part(press.book, event));
        open(svg, &id, &label, x + STEP * (index as f64 + 1.0), TOP, SCALE);
        queued(svg, event, press);
        svg.push_str("</g>");
    }
}

/// An event of the queue with its coins.
pub(super) fn queued(svg: &mut String, event: Option<(EventCard, u8)>, press: Press<'_>) {
    match event {
        Some((event, coins)) => press.event(svg, event, coins),
        None => empty(svg),
    }
}

/// What is left of the events, face down.
pub(super) fn event_pile(svg: &mut String, left: usize) {
    if left == 0 {
        empty(svg);
    } else {
        for depth in (1..=left.saturating_sub(1).min(3)).rev() {
            let shift = Num(1.6 * depth as f64);
            draw!(
                svg,
                r##"<use href="#c-edge" x="{shift}" y="{shift}" width="90" height="112" color="#4a4357"/>"##
            );
        }
        card::whole(svg, "event-back");
        count(svg, at(84.0, 106.0), left);
    }
}

/// The citizens nobody owns, and how many criers have appeared.
pub(super) fn reserve(svg: &mut String, view: &View, press: Press<'_>, x: f64) {
    let width = WIDTH - MARGIN - x;
    let (attributes, title) = named(&words::label_reserve(press.book));
    draw!(
        svg,
        r##"<g id="bank"{attributes}>{title}<rect class="mat" x="{}" y="{TOP}" width="{}" height="122" rx="7" fill="#efe2c6" stroke="{INK}" stroke-width="1.5"/>"##,
        Num(x),
        Num(width)
    );
    let letters = Letters { height: 6.6, colour: INK, weight: 1.1 };
    let label = words::label_reserve(press.book);
    letters.fitting(&label, width - 12.0).centred(svg, at(x + width / 2.0, TOP + 11.0), &label);
    svg.push_str("</g>");
    let number = Letters { height: 12.0, colour: INK, weight: 1.1 };
    for (index, colour) in Colour::ALL.into_iter().enumerate() {
        let (y, citizens) = (TOP + 18.0 + 25.0 * index as f64, view.reserve[colour]);
        let (attributes, title) = named(&words::reserve_part(press.book, colour, citizens));
        draw!(
            svg,
            r#"<g id="reserve-{colour}"{attributes}>{title}<rect class="mat-{colour}" x="{}" y="{}" width="{}" height="23" rx="4" fill="{}" stroke="{}"/>"#,
            Num(x + 6.0),
            Num(y),
            Num(width - 12.0),
            dye(colour).pale,
            dye(colour).dark
        );
        put(svg, &format!("citizen-{colour}"), x + 10.0, y + 1.0, 21.0);
        number.ending(svg, at(x + width - 14.0, y + 6.0), &citizens.to_string());
        svg.push_str("</g>");
    }
    let criers = view.decks.iter().filter(|deck| deck.has_shown_crier).count();
    let said = format!("{criers}/{}", view.players.len() + 1);
    let (attributes, title) = named(&format!("{}: {said}", words::label_criers(press.book)));
    draw!(svg, r#"<g id="criers"{attributes}>{title}"#);
    put(svg, "horn", x + 8.0, TOP + 96.0, 21.0);
    number.ending(svg, at(x + width - 14.0, TOP + 101.0), &said);
    svg.push_str("</g>");
}
