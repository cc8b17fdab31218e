//! Draws The Anarchy: `cargo run -p bastide-presentation-anarchy --example estates -- FOLDER [WIDTH]`.

use std::path::Path;

use bastide_anarchy::{Anarchy, Question};
use bastide_core::{Game as _, Seat, Viewer};
use bastide_presentation_anarchy::drawing::{Marks, Terminal, board, left, right, svg, terminal};
use bastide_text::{Language, Phrasebook};

#[path = "../tests/presentation/estates.rs"]
mod estates;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let width = std::env::args().nth(2).map_or(Ok(1280), |width| width.parse())?;
    let book = Phrasebook::new(Language::preferred(&std::env::var("LANG").unwrap_or_default()));
    let seat = Seat::new(0);
    let scenes = [
        ("empty", estates::played("players=3", 7, 0)),
        ("middle", estates::played("players=3", 7, 300)),
        ("defence", estates::until("players=3", 7, in_battle)),
        ("siege", estates::played("players=1 scenario=siege-hard", 3, 200)),
        ("final", estates::played("players=3", 7, u32::MAX)),
    ];
    for (name, scene) in scenes {
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

/// A late defence in which workers are to be chosen.
fn in_battle(game: &Anarchy, _: u32) -> bool {
    let question = game.view(Viewer::Public).players[Seat::new(0)].question;
    game.round() >= 4 && matches!(question, Question::Spend { .. })
}
