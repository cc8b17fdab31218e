//! Draws a few positions as SVG and PNG: `cargo run -p bastide-draw --features png --example
//! gallery -- <folder>`.

use std::path::Path;

use bastide_cathedral::{Action, Cathedral, Event, Setup};
use bastide_core::{Game, Viewer};
use bastide_draw::cathedral::{Marks, Terminal, svg, terminal};
use bastide_text::{Language, Phrasebook};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let book = Phrasebook::new(Language::preferred(&std::env::var("LANG").unwrap_or_default()));
    for (name, actions) in GALLERY {
        let (game, events) = played(actions);
        let view = game.view(Viewer::Public);
        let marks = Marks::after(&events);
        let picture = svg(&view, &marks, &book);
        let file = |ending: &str| Path::new(&folder).join(format!("{name}.{ending}"));
        std::fs::write(file("svg"), &picture)?;
        std::fs::write(file("png"), bastide_draw::png(&picture, 1200)?)?;
        std::fs::write(file("txt"), terminal(&view, &marks, Terminal { colour: true }, &book))?;
    }
    Ok(())
}

/// Plays a list of actions, whoever's turn it is.
fn played(actions: &str) -> (Cathedral, Vec<Event>) {
    let mut game = Cathedral::new(Setup::default());
    let mut events = Vec::new();
    for action in actions.split_whitespace() {
        let action: Action = action.parse().expect("the gallery is written in the notation");
        let seat = game.to_act().iter().next().expect("the game goes on");
        let _ = game.apply(seat, action, &mut events).expect("the gallery's games are legal");
    }
    (game, events)
}

const GALLERY: [(&str, &str); 4] = [
    ("opening", ""),
    ("first-buildings", "CAnF5 CSnE2 IFnC8"),
    ("capture", "CAnH7 SQnE6 TAnA1 INwB2"),
    ("claim", "CAnH7 TAnA1 IFnC8 BRnC2 CSnF5 STeA3"),
];
