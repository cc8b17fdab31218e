//! The site as an app that can be installed: what it is called, its icons, and the page for those without a connection.

mod icons;
mod page;
pub(crate) mod routes;
