//! How many moves a second the store makes durable, with many matches at once.
//!
//! `cargo run --release -p bastide-server --example durable -- bastide.db postgres://localhost/bastide`

use std::error::Error;
use std::io::{self, Write as _};
use std::time::Instant;

use bastide_store::time_control::Terms;
use bastide_store::{
    Guest, MatchId, NewEntry, NewMatch, NewSeat, Occupant, Store, StoreError, TokenHash, Visibility,
};
use tokio::task::JoinSet;

const ENTRIES: u32 = 100;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    for database in std::env::args().skip(1) {
        let store = Store::open(database.as_str()).await?;
        for matches in [1, 16, 128, 512] {
            measure(&store, matches).await?;
        }
    }
    Ok(())
}

async fn measure(store: &Store, matches: u32) -> Result<(), Box<dyn Error>> {
    let mut token = [0; 32];
    getrandom::fill(&mut token)?;
    let guest = store.players().add_guest(TokenHash(token), "Nell").await?;
    let (before, begun) = (store.statistics(), Instant::now());
    let mut players = JoinSet::new();
    for _ in 0..matches {
        players.spawn(play(store.clone(), new_match(&guest)));
    }
    for played in players.join_all().await {
        played?;
    }
    let (after, seconds) = (store.statistics(), begun.elapsed().as_secs_f64());
    let (writes, commits) = (after.writes - before.writes, after.commits - before.commits);
    writeln!(
        io::stdout(),
        "{matches:4} matches: {:6.0} moves a second, {:5.1} to a commit",
        writes as f64 / seconds,
        writes as f64 / commits as f64
    )?;
    Ok(())
}

async fn play(store: Store, new: NewMatch) -> Result<(), StoreError> {
    let id = new.id.clone();
    store.log().add_match(new).await?;
    for seq in 0..ENTRIES {
        let (text, key) = ("act CAnE5".to_owned(), seq.to_string());
        store.log().append(&id, NewEntry { seq, seat: Some(0), text, key }).await?;
    }
    Ok(())
}

fn new_match(guest: &Guest) -> NewMatch {
    NewMatch {
        id: MatchId::random(),
        game: "cathedral".to_owned(),
        setup: String::new(),
        seed: "00ff".to_owned(),
        rules: "1".to_owned(),
        visibility: Visibility::Private,
        creator: guest.id,
        seats: vec![NewSeat { occupant: Occupant::Guest(guest.id), invitation: None }],
        series: None,
        rematch_of: None,
        terms: Terms::default(),
        rated: false,
    }
}
