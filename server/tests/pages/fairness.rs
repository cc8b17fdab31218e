//! Samples of the page of a shuffle, and of a table before it.

use bastide_web::pages::{FairContribution, FairPage, Frame, Shuffling, TablePage, fair, table};
use maud::Markup;

const DIGITS: &str = "5c1e09b1d0d5a8f4a6c3f9b1b8f3a0e46b2f6a0a7a4f7a3d9a2b6c0d1e2f3a4b";

pub(crate) fn all(frame: &Frame<'_>, waiting: TablePage) -> Vec<(&'static str, Markup)> {
    let frame = Frame { path: "/matches/k7wq2/fair".to_owned(), ..frame.clone() };
    let shuffling = Some(Shuffling { commitment: DIGITS.to_owned() });
    let waiting = TablePage { shuffle: shuffling, ..waiting };
    vec![
        ("fair", fair(&told(), &frame)),
        (
            "fair-promised",
            fair(&FairPage { secret: None, seed: None, is_over: false, ..told() }, &frame),
        ),
        ("fair-none", fair(&FairPage { commitment: None, secret: None, ..told() }, &frame)),
        ("table-shuffle", table::table(&waiting, &frame)),
    ]
}

fn told() -> FairPage {
    let part = |side: &str, nonce: Option<&str>| FairContribution {
        side: side.to_owned(),
        player: "Nell <3".to_owned(),
        said: "…".to_owned(),
        nonce: nonce.map(str::to_owned),
    };
    FairPage {
        id: "k7wq2".to_owned(),
        title: "Tournay".to_owned(),
        holds: vec!["<i>".to_owned()],
        other: Some("k7wq3".to_owned()),
        commitment: Some(DIGITS.to_owned()),
        secret: Some(DIGITS.to_owned()),
        seed: Some(DIGITS.to_owned()),
        contributions: vec![part("Red", Some(DIGITS)), part("Blue", None)],
        is_over: true,
    }
}
