//! Writes a sample of every page in three languages and both appearances:
//! `cargo run -p bastide-server --example gallery -- FOLDER`.

use std::path::Path;

use bastide_server::pages::{Appearance, Assets, Frame};
use bastide_text::{Language, Phrasebook};

#[path = "../tests/pages/samples.rs"]
mod samples;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    std::fs::write(folder.join("style.css"), include_str!("../assets/style.css"))?;
    std::fs::write(folder.join("sample.svg"), samples::picture(&Phrasebook::default()))?;
    for language in Language::ALL {
        let book = Phrasebook::new(language);
        for appearance in [Appearance::Light, Appearance::Dark] {
            let frame = Frame {
                book: &book,
                path: "/".to_owned(),
                guest_name: "Nell".to_owned(),
                assets: Assets { style: "style.css".to_owned(), ..Assets::default() },
                appearance,
            };
            for (name, page) in samples::all(&frame) {
                let file = format!("{name}-{language}-{}.html", appearance.code());
                std::fs::write(folder.join(file), page.into_string())?;
            }
        }
    }
    Ok(())
}
