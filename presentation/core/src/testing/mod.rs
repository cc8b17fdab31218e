//! Checks that the package of every game runs in its tests.

pub mod leaks;
pub mod lessons;
pub mod reference;
