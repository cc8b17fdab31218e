//! Accounts: signing up and in, the own account, settings of a visitor.

pub(crate) mod gate;
pub(crate) mod own_page;
pub(crate) mod own_routes;
pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod settings;
