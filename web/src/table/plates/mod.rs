//! The players at the table.

pub(crate) mod page;
pub(crate) mod presence;
pub(crate) mod ratings;
pub(crate) mod scene;

pub(crate) use page::{PlateRating, Player, Sitter, plain_plates, plates_section, slim_plates};
pub(crate) use presence::{Presence, company, told};
pub(crate) use ratings::{beside, counts, plates, shown};
pub(crate) use scene::players;
