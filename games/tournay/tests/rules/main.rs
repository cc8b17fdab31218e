//! The clauses of the ledger, family by family. Each test is named after what it proves; a table is
//! laid out in a few words, actions are written in the notation.

mod activate;
mod buildings;
mod characters;
mod components;
mod draw;
mod earn;
mod end;
mod events;
mod examples;
mod hand;
mod information;
mod notation;
mod options;
mod place;
mod printed;
mod rulings;
mod score;
mod setup;
mod table;
mod turn;
