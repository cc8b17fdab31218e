//! A small network that has learned from games of the search against itself: which placements are
//! worth a look, and how a position will end. `training/` has the way it came about.

mod frame;
#[expect(clippy::inline_always, reason = "wide instructions are only used where all is inlined")]
mod lanes;
#[expect(clippy::inline_always, reason = "wide instructions are only used where all is inlined")]
mod layers;
mod planes;
mod reader;

use std::sync::{Arc, LazyLock};

pub use frame::{ANSWERS, Frame, SHAPES, SQUARES};
pub use planes::{GLOBALS, PLANES, Planes, YES};
pub use reader::{Network, Outcome, Reader, WeightsError};

/// The weights that come with the program; `training/` has the way to them.
const SHIPPED: &[u8] = include_bytes!("../../../data/cathedral.network");

impl Network {
    /// The network that comes with the program.
    pub fn shipped() -> Arc<Self> {
        static NETWORK: LazyLock<Arc<Network>> =
            LazyLock::new(|| Arc::new(Network::read(SHIPPED).expect("the tests read it")));
        Arc::clone(&NETWORK)
    }
}
