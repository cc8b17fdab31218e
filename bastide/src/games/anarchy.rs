//! The Anarchy on the command line.

use std::sync::Arc;

use anyhow::Result;
use bastide_anarchy::{Anarchy, BUILT_IN_FILE, BoxId, Corrected, Event, Setup, View, provenance};
use bastide_core::Seat;
use bastide_presentation_anarchy::words;
use bastide_text::Phrasebook;

use super::{Components, Origin, Playable};

impl Playable for Anarchy {
    const MEASURED: &'static str = "scenario=classic-standard";
    const NOTABLE: &'static str = "castles_taken";

    fn is_notable(event: &Event) -> bool {
        matches!(event, Event::Attacked { .. })
    }

    /// Boxes with what they cost and give, by their ids or the words of their tracks.
    fn pieces(view: &View, seat: Seat, wish: &str, book: &Phrasebook) -> String {
        let (table, filled) = (view.table(), view.players[seat].filled);
        let is_asked = |name: &str| name.to_lowercase().contains(&wish.to_lowercase());
        let ids =
            BoxId::all().filter(|&id| is_asked(id.text()) || is_asked(&words::box_name(book, id)));
        let line = |id: BoxId| {
            format!(
                "{:<18} {}\n",
                id.text(),
                words::box_words(book, table, id, filled.contains(id))
            )
        };
        ids.map(line).collect()
    }

    fn components() -> Option<Components> {
        Some(Components { file: BUILT_IN_FILE, origins })
    }

    fn with_components(setup: Setup, text: &str) -> Result<Setup> {
        let data = Corrected::from_file(text)?;
        Ok(Setup { data: (!data.is_empty()).then(|| Arc::new(data)), ..setup })
    }
}

fn origins() -> Vec<Origin> {
    let origin = |origin: bastide_anarchy::Provenance| Origin {
        value: origin.path,
        is: origin.value,
        provenance: origin.source,
    };
    provenance().into_iter().map(origin).collect()
}
