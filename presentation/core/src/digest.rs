//! A position as a short text that differs when anything differs that anybody at the table could see.

use bastide_core::{Game as _, Seat, Viewer};
use sha2::{Digest as _, Sha256};

use crate::presentation::Presentation;

/// `<version of the rules> <hash>`. What views look like belongs to the version of the rules, so two
/// digests with one version can be compared.
pub(crate) fn digest_of<P: Presentation>(state: &P::Game, seats: u8) -> String {
    let mut hash = Sha256::new();
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]);
    for viewer in viewers {
        let view = serde_json::to_vec(&state.view(viewer));
        hash.update(view.expect("documents of games have string keys"));
        hash.update(b"\n");
    }
    let hash = hash.finalize();
    let first: [u8; 8] = hash[..8].try_into().expect("it has more bytes");
    format!("{} {:016x}", P::version(), u64::from_be_bytes(first))
}
