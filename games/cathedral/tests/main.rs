//! The rules of Cathedral, clause by clause, and what holds for every game of it.

mod allocation;
mod capture;
mod claim;
mod conformance;
mod end;
mod examples;
mod formats;
mod garbage;
mod matches;
mod note;
mod piece;
mod place;
mod prop;
mod records;
mod score;
mod setup;
mod table;
mod tournament;
mod twin;
