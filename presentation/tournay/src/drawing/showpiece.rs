//! The picture of the game for the first page: three cards in a hand.

use bastide_draw::letters::in_type;
use bastide_draw::svg::{Num, draw};
use bastide_text::Phrasebook;
use bastide_tournay::{BUILT_IN, Card};

use super::zoom::card_svg;

/// From the left: the card, how far down it lies, and how it is turned.
const FAN: [(&str, f64, f64); 3] =
    [("W1-HOSPITAL", 16.0, -8.0), ("R1-KNIGHT", 4.0, 0.0), ("Y2-X-BAKERY", 16.0, 8.0)];
const WIDTH: f64 = 90.0;
const HEIGHT: f64 = 112.0;
/// From one card to the next.
const STEP: f64 = 82.0;

pub(crate) fn showpiece(book: &Phrasebook) -> String {
    let mut svg = String::with_capacity(1 << 16);
    draw!(
        svg,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 306 222" width="918" height="666" font-family="Georgia, 'DejaVu Serif', serif" font-weight="600"><rect width="306" height="222" fill="#4d3424"/>"##
    );
    for (number, (id, down, turn)) in FAN.into_iter().enumerate() {
        let Ok(card) = id.parse::<Card>() else { continue };
        let (x, y) = (26.0 + STEP * number as f64, 44.0 + down);
        draw!(
            svg,
            r##"<g transform="rotate({turn} {} {})"><rect x="{}" y="{}" width="{WIDTH}" height="{HEIGHT}" rx="7" fill="#0006"/><g transform="translate({} {})">"##,
            Num(x + WIDTH / 2.0),
            Num(y + HEIGHT / 2.0),
            Num(x + 2.0),
            Num(y + 4.0),
            Num(x),
            Num(y)
        );
        // Each card is a drawing with definitions of its own; only its size is another here.
        let drawn = in_type(|| card_svg(&BUILT_IN, card, book));
        let size =
            format!(r#"<svg width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">"#);
        svg.push_str(&size);
        svg.push_str(drawn.split_once('>').map_or("", |(_, inside)| inside));
        svg.push_str("</g></g>");
    }
    svg.push_str("</svg>");
    svg
}

#[cfg(test)]
mod tests {
    use bastide_text::Language;

    use super::*;

    #[test]
    fn cards_are_named_in_the_language_of_the_reader() {
        let [english, french, german] =
            Language::ALL.map(|language| showpiece(&Phrasebook::new(language)));
        assert!(english != french && french != german && german != english);
    }
}
