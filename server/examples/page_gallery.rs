//! Writes a sample of every page in three languages and both appearances:
//! `cargo run -p bastide-server --example page_gallery -- FOLDER`.

use std::path::Path;

use bastide_cathedral::{Cathedral, Setup};
use bastide_core::{Game as _, Viewer};
use bastide_presentation_cathedral::drawing::{Marks, svg};
use bastide_text::{Language, Phrasebook};
use bastide_web::pages::{Appearance, Assets, Frame};

#[path = "../tests/pages/samples.rs"]
mod samples;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    let style = concat!(
        include_str!("../../web/assets/page/style.css"),
        include_str!("../../web/assets/page/site.css"),
        include_str!("../../presentation/cathedral/assets/style.css"),
    );
    std::fs::write(folder.join("style.css"), style)?;
    std::fs::write(folder.join("sample.svg"), picture())?;
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        for appearance in [Appearance::Light, Appearance::Dark] {
            let frame = Frame {
                book: &book,
                path: "/".to_owned(),
                guest_name: "Nell".to_owned(),
                assets: Assets { style: "style.css".to_owned(), ..Assets::default() },
                appearance,
                announcement: None,
            };
            for (name, page) in samples::all(&frame) {
                let file = format!("{name}-{language}-{}.html", appearance.code());
                std::fs::write(folder.join(file), page.into_string())?;
            }
        }
    }
    Ok(())
}

/// What the lists show small.
fn picture() -> String {
    let mut game = Cathedral::new(Setup::default());
    for action in "CAnH4 TOsE5 ACnF8 ACeI2 TOsI9 CSwB3 CSeC9 IFnD2 MAnB7".split(' ') {
        let seat = game.to_act().iter().next().expect("the game goes on");
        let action = action.parse().expect("an action");
        let _ = game.apply(seat, action, &mut Vec::new()).expect("a legal action");
    }
    svg(&game.view(Viewer::Public), &Marks::default(), &Phrasebook::default())
}
