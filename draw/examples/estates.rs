//! Draws The Anarchy: `cargo run -p bastide-draw --features png --example estates -- FOLDER [WIDTH]`.

use std::path::Path;

use bastide_core::Seat;
use bastide_draw::anarchy::{Marks, Terminal, board, left, right, svg, terminal};
use bastide_text::{Language, Phrasebook};

#[path = "../tests/estates/mod.rs"]
mod estates;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let width = std::env::args().nth(2).map_or(Ok(1280), |width| width.parse())?;
    let book = Phrasebook::new(Language::preferred(&std::env::var("LANG").unwrap_or_default()));
    let seat = Seat::new(0);
    for (name, decisions) in [("empty", 0), ("middle", 400), ("final", 100_000)] {
        let scene = estates::played("players=3", 7, decisions);
        let (view, marks) = (scene.view(), Marks::after(&scene.last));
        let text = terminal(&view, seat, &marks, Terminal::default(), &book);
        std::fs::write(Path::new(&folder).join(format!("anarchy-{name}.txt")), text)?;
        let whole = svg(&view, seat, &marks, &book);
        std::fs::write(Path::new(&folder).join(format!("anarchy-{name}.svg")), whole)?;
        for (part, picture) in [
            ("board", board(&view, seat, &marks, &book)),
            ("left", left(&view, seat, &marks, &book)),
            ("right", right(&view, seat, &marks, &book)),
        ] {
            let file = Path::new(&folder).join(format!("anarchy-{part}-{name}"));
            std::fs::write(file.with_extension("svg"), &picture)?;
            std::fs::write(file.with_extension("png"), bastide_draw::png(&picture, width)?)?;
        }
    }
    Ok(())
}
