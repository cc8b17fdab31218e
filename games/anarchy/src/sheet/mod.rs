//! The sheets, cards and boards as data.
//!
//! This part stands alone, because the build of the crate compiles it too: there it turns
//! `data/sheets.toml` into the constant table of the program.

#[macro_use]
pub(crate) mod words;
pub(crate) mod boxes;
pub(crate) mod compile;
pub(crate) mod gain;
pub(crate) mod purse;
pub(crate) mod table;
pub(crate) mod tree;
