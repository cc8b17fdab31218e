//! Draws a few positions: `cargo run -p bastide-presentation-cathedral --example gallery -- FOLDER
//! [WIDTH]`.

use std::path::Path;

use bastide_core::Viewer;
use bastide_draw::letters::in_type;
use bastide_presentation_cathedral::drawing::{Terminal, page, svg, terminal};
use bastide_text::{Language, Phrasebook};

#[path = "../tests/presentation/positions.rs"]
mod positions;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let width = std::env::args().nth(2).map_or(Ok(1200), |width| width.parse())?;
    let book = Phrasebook::new(Language::preferred(&std::env::var("LANG").unwrap_or_default()));
    for positions::Scene { name, view, marks } in positions::scenes() {
        let picture = svg(&view, &marks, &book);
        let file = |ending: &str| Path::new(&folder).join(format!("{name}.{ending}"));
        std::fs::write(file("svg"), &picture)?;
        std::fs::write(file("png"), bastide_draw::png(&picture, width)?)?;
        let page = in_type(|| page(&view, Viewer::Public, &marks, &book));
        std::fs::write(file("html"), page)?;
        std::fs::write(file("txt"), terminal(&view, &marks, Terminal { colour: true }, &book))?;
    }
    Ok(())
}
