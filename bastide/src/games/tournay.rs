//! Tournay on the command line.

use anyhow::Result;
use bastide_core::Seat;
use bastide_presentation_tournay::drawing as draw;
use bastide_text::Phrasebook;
use bastide_tournay::{BUILT_IN_FILE, Event, Provenance, Setup, Table, Tournay, View, provenance};

use super::{Components, Origin, Playable};

impl Playable for Tournay {
    const NOTABLE: &'static str = "criers";

    fn is_notable(event: &Event) -> bool {
        matches!(event, Event::Crier { .. })
    }

    fn pieces(view: &View, seat: Seat, wish: &str, book: &Phrasebook) -> String {
        draw::cards(view, seat, wish, book)
    }

    fn components() -> Option<Components> {
        Some(Components { file: BUILT_IN_FILE, origins })
    }

    fn with_components(setup: Setup, text: &str) -> Result<Setup> {
        Ok(setup.with_cards(Table::read(text)?))
    }
}

fn origins() -> Vec<Origin> {
    let origins = provenance(BUILT_IN_FILE).expect("the build has read it");
    let origin = |origin: bastide_tournay::Origin| Origin {
        value: format!("{}.{}", origin.id, origin.value),
        is: if origin.provenance == Provenance::Rules { String::new() } else { origin.note },
        provenance: match origin.provenance {
            Provenance::Rules => "rules",
            Provenance::Public => "public",
            Provenance::Reconstructed => "reconstructed",
        }
        .to_owned(),
    };
    origins.into_iter().map(origin).collect()
}
