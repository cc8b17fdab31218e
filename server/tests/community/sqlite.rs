#[path = "../../../store/tests/store/engine.rs"]
#[allow(dead_code, reason = "the tests of the store need more of it")]
mod engine;
#[path = "ratings.rs"]
mod ratings;
#[path = "../../../store/tests/store/samples.rs"]
#[allow(dead_code, reason = "the tests of the store need more of it")]
mod samples;
#[path = "tournaments.rs"]
mod tournaments;
