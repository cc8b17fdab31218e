//! Records of matches: brought in, played again, taken along.

pub(crate) mod export;
pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod same_page;
pub(crate) mod same_routes;

pub(crate) use export::all_of;
pub(crate) use page::section;
