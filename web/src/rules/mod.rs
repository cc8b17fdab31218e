//! The rules of the games.

pub(crate) mod inline;
pub(crate) mod ledger;
pub(crate) mod page;
pub(crate) mod routes;
