//! What is asked, of whom, and what can be done besides moves.

pub(crate) mod asked;
pub(crate) mod counted;
pub(crate) mod deeds;
pub(crate) mod page;
pub(crate) mod scene;
pub(crate) mod series;

pub(crate) use asked::asked;
pub(crate) use counted::counted;
pub(crate) use deeds::{deeds, invitations};
pub(crate) use page::{Curtain, Deed, Series, Turn, form, invite, leaving, totals, turn};
pub(crate) use scene::{ended, said};
pub(crate) use series::series;
