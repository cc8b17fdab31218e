//! Draws tables and all cards of Tournay: `cargo run -p bastide-presentation-tournay --example tables -- FOLDER [WIDTH]`.

use std::path::Path;

use bastide_core::{Seat, Viewer};
use bastide_draw::letters::in_type;
use bastide_presentation_tournay::drawing::{Terminal, card_svg, event_svg, page, svg, terminal};
use bastide_text::{Language, Phrasebook};
use bastide_tournay::{BUILT_IN, Card, EventCard};

#[path = "../tests/presentation/tables.rs"]
mod tables;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let width = std::env::args().nth(2).map_or(Ok(1280), |width| width.parse())?;
    let book = Phrasebook::new(Language::preferred(&std::env::var("LANG").unwrap_or_default()));
    let file = |name: &str, ending: &str| Path::new(&folder).join(format!("{name}.{ending}"));
    for tables::Scene { name, view, marks } in tables::scenes() {
        let picture = svg(&view, &marks, &book);
        std::fs::write(file(&name, "svg"), &picture)?;
        std::fs::write(file(&name, "png"), bastide_draw::png(&picture, width)?)?;
        let drawing = in_type(|| page(&view, Viewer::Seat(Seat::new(0)), &marks, &book));
        std::fs::write(file(&name, "html"), drawing)?;
        let text = terminal(&view, &marks, Terminal { colour: true }, &book);
        std::fs::write(file(&name, "txt"), text)?;
    }
    let cards = Card::all().map(|card| (card.id(), card_svg(&BUILT_IN, card, &book)));
    let events = EventCard::all().map(|event| (event.id(), event_svg(&BUILT_IN, event, 2, &book)));
    // All of them on one page, as small as a table shows them: no two are to be mistaken for each other.
    let mut sheet = String::from("<!doctype html><title>Tournay</title><main>");
    for (id, picture) in cards.chain(events) {
        std::fs::write(file(id, "svg"), &picture)?;
        sheet += &picture.replacen(r#"width="360" height="448""#, r#"width="56" height="70""#, 1);
    }
    std::fs::write(file("tournay-cards", "html"), sheet)?;
    let card = card_svg(&BUILT_IN, "R1-ADVOCATE".parse()?, &book);
    std::fs::write(file("tournay-card", "png"), bastide_draw::png(&card, 360)?)?;
    Ok(())
}
