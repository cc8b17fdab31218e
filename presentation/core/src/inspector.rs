//! What a game tells of its things before anybody acts: what a box costs and sets off, which boxes are
//! almost within reach, what is lost by stopping, and how a deployment will fare.

use bastide_core::Seat;
use bastide_text::Phrasebook;

use crate::refused::Refused;

/// What can be said of an element of the drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    pub name: String,
    /// Enlarged, as SVG.
    pub picture: Option<String>,
    /// What it costs, gives and asks for.
    pub facts: Vec<String>,
    /// What filling it now would bring about, step by step.
    pub chain: Vec<String>,
    /// Why it cannot be filled now.
    pub refused: Option<Refused>,
}

/// A deployment as it is being thought out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Muster {
    pub sides: Vec<MusterSide>,
    pub workers: Vec<MusterWorker>,
    /// How many have no place yet.
    pub left: u32,
    /// The actions that carry it out, once all have their place.
    pub actions: Option<String>,
    /// What becomes of each attack card, in the order in which they strike.
    pub forecast: Vec<String>,
    /// The workers as they would stand in the drawing of the castle.
    pub drawn: String,
    /// The forecast as it is drawn on the attack cards.
    pub foretold: String,
}

/// A side of the castle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MusterSide {
    /// `north`
    pub code: String,
    pub name: String,
    pub strength: u32,
}

/// A kind of worker with how many stand on each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MusterWorker {
    pub code: String,
    pub name: String,
    pub left: u32,
    pub posts: Vec<MusterPost>,
}

/// The workers of a kind on a side, and the deployments with one more and one less of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MusterPost {
    pub count: u32,
    pub more: Option<String>,
    pub less: Option<String>,
}

/// A game whose things can be asked about one by one.
pub trait Inspector {
    /// Nothing for an element that cannot be asked about.
    fn about(&self, seat: Option<Seat>, element: &str, book: &Phrasebook) -> Option<About>;
    /// The elements that a seat could fill with one more worker or resource.
    fn nearly(&self, seat: Seat) -> Vec<String>;
    /// The elements that give what is asked for, or are called so.
    fn find(&self, asked: &str, book: &Phrasebook) -> Vec<String>;
    /// What a seat should know before it says that it is done; nothing where it cannot say so now.
    fn warnings(&self, seat: Seat, book: &Phrasebook) -> Vec<String>;
}

/// A game in which a seat places several workers as one decision.
pub trait Deployment {
    /// A deployment, for a seat that is asked for one. `posting` is one of those that an earlier
    /// [`Muster`] named.
    fn muster(&self, seat: Seat, posting: &str, book: &Phrasebook) -> Option<Muster>;
}
