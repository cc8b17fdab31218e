//! One card alone, large, with its words for those who hear it.

use bastide_draw::svg::{Num, draw, escaped};
use bastide_text::Phrasebook;
use bastide_tournay::{Card, EventCard, Table};

use super::art::Paint;
use super::card::{HEIGHT, Press, WIDTH};
use super::picture;
use crate::words;

/// How much larger than on the table.
const SCALE: f64 = 4.0;

/// A card with its effect as icons.
pub fn card_svg(table: &Table, card: Card, book: &Phrasebook) -> String {
    let words = words::card_words(book, table, card);
    alone(&words, book, |svg| Press { book, table }.face(svg, card))
}

/// An event with the circles for its coins.
pub fn event_svg(table: &Table, event: EventCard, coins: u8, book: &Phrasebook) -> String {
    let words = words::event_card_words(book, table, event);
    alone(&words, book, |svg| Press { book, table }.event(svg, event, coins))
}

fn alone(words: &words::CardWords, book: &Phrasebook, face: impl Fn(&mut String)) -> String {
    let mut svg = String::with_capacity(1 << 15);
    let (width, height) = (WIDTH * SCALE, HEIGHT * SCALE);
    draw!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" width="{}" height="{}" stroke-linecap="round" stroke-linejoin="round" role="img" aria-labelledby="card-title card-words" lang="{}">"#,
        Num(WIDTH),
        Num(HEIGHT),
        Num(width),
        Num(height),
        book.language()
    );
    let parts = [&words.kind, &words.cost, &Some(words.effect.clone()), &words.points];
    let said: Vec<&str> = parts.into_iter().flatten().map(String::as_str).collect();
    draw!(svg, r#"<title id="card-title">{}</title>"#, escaped(&words.name));
    draw!(svg, r#"<desc id="card-words">{}</desc>"#, escaped(&said.join(" ")));
    let mut card = String::new();
    face(&mut card);
    picture::defs(&mut svg, &card, Paint::Itself);
    svg.push_str(&card);
    svg.push_str("</svg>\n");
    svg
}
