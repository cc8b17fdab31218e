//! What a network for Cathedral learns from: games that the search plays against itself, and the
//! positions of those games as the network is shown them. `training/README.md` says what for.
//!
//! `cargo run --release -p bastide-bots --example cathedral_samples -- play --seconds 60 --out games.txt`
//! `cargo run --release -p bastide-bots --example cathedral_samples -- samples games.txt --out samples.bin`

mod games;
mod play;
mod samples;

use std::collections::BTreeMap;

/// Words and `--name value` of the command line.
pub(crate) struct Wishes {
    words: Vec<String>,
    values: BTreeMap<String, String>,
}

impl Wishes {
    fn read() -> Self {
        let mut wishes = Self { words: Vec::new(), values: BTreeMap::new() };
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            if let Some(name) = argument.strip_prefix("--") {
                let value = arguments.next().unwrap_or_else(|| panic!("--{name} needs a value"));
                wishes.values.insert(name.to_owned(), value);
            } else {
                wishes.words.push(argument);
            }
        }
        wishes
    }

    /// A number that was asked for, or else the usual one.
    pub(crate) fn number(&self, name: &str, usual: u64) -> u64 {
        let read = |text: &String| text.parse().unwrap_or_else(|_| panic!("--{name} is a number"));
        self.values.get(name).map_or(usual, read)
    }

    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str)
    }
}

fn main() {
    let wishes = Wishes::read();
    let words: Vec<&str> = wishes.words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play"] => play::play(&wishes),
        ["samples", games @ ..] => samples::samples(&wishes, games),
        _ => panic!("ask for `play` or for `samples FILE…`"),
    }
}
