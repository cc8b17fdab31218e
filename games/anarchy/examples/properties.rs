//! Interleavings, lists, secrets and reveals on many sampled states.
//!
//! `cargo run --release -p bastide-anarchy --example properties -- 1000 10000`: games that are
//! interleaved, and states that are looked at.

#[path = "../tests/sampled/mod.rs"]
mod sampled;

#[expect(clippy::print_stdout, reason = "it is a program")]
fn main() {
    let number = |at: usize, or: u64| {
        std::env::args().nth(at).map_or(or, |count| count.parse().expect("a number"))
    };
    let (games, states) = (number(1, 100), number(2, 1_000));
    sampled::interleaved(games);
    println!("{games} games: interleavings lead to equal states");
    sampled::lists(states);
    println!("{states} states: lists are complete and exact");
    sampled::secrets(states);
    println!("{states} states: nothing leaks, reveals are exact");
}
