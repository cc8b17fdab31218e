//! Pictures of what is shown for a moment: a town crier who is turned up, an event that strikes.
//!
//! They bring all their shapes along but for the frames and icons that every table has: when a step is played, the table may
//! not show this card any more. What a card says in numbers is left to the words, which know the cards of the table.

use bastide_draw::svg::{Num, draw};
use bastide_tournay::{BUILT_IN, Card, Deck, EventCard, Kind};

use super::art::Window;
use super::card::{HEIGHT, WIDTH, whole};
use super::icons::put;

/// How wide the window of a crier is, and that of an event.
const WINDOW: f64 = 77.0;
const EVENT: f64 = 112.0;
const COIN: f64 = 17.0;

/// The town crier of a deck: the back that is turned, and the face.
pub(crate) fn crier(deck: Deck) -> Option<String> {
    let is_crier = |card: &Card| card.kind() == Kind::Crier && card.deck() == deck;
    let crier = Card::all().find(is_crier)?;
    let colour = deck.colour().name();
    let mut svg = format!(
        r#"<svg viewBox="0 0 {WIDTH} {HEIGHT}" class="turned-up" aria-hidden="true" focusable="false"><g class="back">"#
    );
    whole(&mut svg, &format!("back-{colour}"));
    svg.push_str(r#"</g><g class="face">"#);
    whole(&mut svg, &format!("face-{colour}"));
    draw!(svg, r#"<g transform="translate({} 16)">"#, Num((WIDTH - WINDOW) / 2.0));
    Window::card(crier, BUILT_IN.card(crier)).draw_whole(&mut svg, WINDOW);
    svg.push_str("</g>");
    put(&mut svg, "horn", 35.5, 87.5, 19.0);
    svg.push_str("</g></svg>");
    Some(svg)
}

/// An event with the coins on it.
pub(crate) fn striking(event: EventCard, coins: u8) -> String {
    let (width, height) = (EVENT, EVENT * 48.0 / 56.0);
    let mut svg = format!(
        r#"<svg viewBox="0 0 {} {}" class="striking" aria-hidden="true" focusable="false">"#,
        Num(width),
        Num(height + COIN * 0.6)
    );
    Window::event(event).draw_whole(&mut svg, width);
    for index in 0..coins {
        let x = width / 2.0 + (f64::from(index) - f64::from(coins) / 2.0) * COIN;
        put(&mut svg, "coin", x, height - COIN * 0.4, COIN);
    }
    svg.push_str("</svg>");
    svg
}
