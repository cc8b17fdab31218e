//! One match after the other: asked, dealt anew, asked again.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use bastide_anarchy::Anarchy;
use bastide_core::Seat;
use bastide_server::store::{GuestId, Visibility};
use bastide_server::tables::{Adding, Follows, MatchWish, SeatWish, Table};
use bastide_tournay::Tournay;

use crate::answers::{Asker, Question};
use crate::house::{House, between};
use crate::log::{Log, alone};
use crate::paths::{previews, questions};
use crate::play::{Played, played};

/// Matches that are looked at unless `BASTIDE_MATCHES` says how many.
const MATCHES: u64 = 16;
/// One match in so many is drawn in pixels, too.
const PIXELS_EVERY: u64 = 8;
/// So many matches share a house: lists and streams of games show the latest few of them only.
const PER_HOUSE: u64 = 20;
const NAMES: [&str; 4] = ["Nell", "Odo", "Hawise", "Fulk"];

/// A house with people enough for every match.
struct Company {
    house: House,
    askers: Vec<Asker>,
    guests: Vec<GuestId>,
}

impl Company {
    async fn new() -> Self {
        let house = House::new().await;
        let (mut askers, mut guests) = (Vec::new(), Vec::new());
        for name in NAMES {
            let mut person = house.guest(name).await;
            let wish = [("label", "leaks"), ("scope", "read")];
            let made = person.post("/tokens", &wish).await.expect(StatusCode::OK).body;
            let token = between(&made, "readonly value=\"", "\"").unwrap().to_owned();
            let mut asker = Asker { name: name.to_owned(), person, token: Some(token) };
            let me = asker.ask(&Question::Program("/api/v1/me".to_owned())).await;
            guests.push(GuestId(between(&me, "\"id\":", ",").unwrap().parse().unwrap()));
            askers.push(asker);
        }
        let name = "a stranger".to_owned();
        askers.push(Asker { name, person: house.stranger(), token: None });
        Self { house, askers, guests }
    }

    async fn set_up(&self, played: &Played) -> Arc<Table> {
        let guests = &self.guests[..usize::from(played.seats)];
        let wish = MatchWish {
            game: played.game.to_owned(),
            setup: played.setup.clone(),
            seed: Some(played.seed.clone()),
            adding: Adding::Nothing,
            visibility: Visibility::Public,
            seats: guests.iter().map(|&guest| SeatWish::Guest(guest)).collect(),
            games: 1,
            follows: Follows::Nothing,
        };
        let id = self.house.tables.create_from(guests[0], wish, &played.actions).await.unwrap();
        self.house.tables.open(&id).await.unwrap()
    }

    /// The match once more, as its log says.
    async fn rebuilt(&self, table: Arc<Table>) -> Arc<Table> {
        let id = table.id().clone();
        drop(table);
        self.house.tables.sweep(Duration::ZERO);
        self.house.tables.open(&id).await.unwrap()
    }

    /// All that somebody is told, and what the log said meanwhile. A stranger is the one after the last.
    async fn told(&mut self, who: usize, all: &[Question]) -> Vec<String> {
        Log::of_this_process().take();
        let mut told = Vec::new();
        for question in all {
            told.push(self.askers[who].ask(question).await);
        }
        told.extend(Log::of_this_process().take().iter().map(ToString::to_string));
        told
    }

    /// Compares what a seat and a stranger are told in this world and in one that the seat cannot tell from it.
    /// Says how many answers were compared.
    async fn compare(&mut self, mut table: Arc<Table>, played: &Played, number: u64) -> usize {
        let mut compared = 0;
        let all = questions(table.id().as_str(), played.game, number.is_multiple_of(PIXELS_EVERY));
        for seat in Seat::all(played.seats) {
            let mut own = all.clone();
            own.extend(previews(table.id().as_str(), &*table.now().await, seat));
            for (who, asked) in [(seat.index(), &own), (NAMES.len(), &all)] {
                let before = self.told(who, asked).await;
                table.imagine(seat, number).await;
                let after = self.told(who, asked).await;
                table = self.rebuilt(table).await;
                let name = &self.askers[who].name;
                differs(
                    &before,
                    &after,
                    &format!("{name} beside {seat:?}, match {number} {}", played.setup),
                    asked,
                );
                compared += before.len();
            }
        }
        compared
    }
}

#[track_caller]
fn differs(before: &[String], after: &[String], whose: &str, asked: &[Question]) {
    assert_eq!(before.len(), after.len(), "{whose}: as many lines in the log");
    for (number, (one, other)) in before.iter().zip(after).enumerate() {
        if one != other {
            let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
            let part =
                |text: &str| text.chars().skip(at.saturating_sub(60)).take(160).collect::<String>();
            let question = asked.get(number);
            panic!(
                "{whose}: {question:?} tells what they cannot know:\n{}\n---\n{}",
                part(one),
                part(other)
            );
        }
    }
}

fn matches() -> u64 {
    let asked = std::env::var("BASTIDE_MATCHES").ok();
    asked.map_or(MATCHES, |count| count.parse().expect("a number of matches"))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_anybody_is_told_does_not_depend_on_what_they_cannot_know() {
    let _turn = alone().await;
    let (mut company, mut compared) = (Company::new().await, 0);
    for number in 0..matches() {
        if number > 0 && number.is_multiple_of(PER_HOUSE) {
            company = Company::new().await;
        }
        let played = if number.is_multiple_of(2) {
            played::<Tournay>(number / 2)
        } else {
            played::<Anarchy>(number / 2)
        };
        let table = company.set_up(&played).await;
        compared += company.compare(table, &played, number).await;
    }
    assert!(compared > 1000, "only {compared} answers were compared");
    eprintln!("{} matches, {compared} answers and lines of the log compared", matches());
}

/// The comparison can fail: a match whose hidden cards are dealt anew is another to whoever holds them.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_knows_more_is_told_something_else() {
    let _turn = alone().await;
    let mut company = Company::new().await;
    let mut differing = 0;
    for number in 0..12 {
        let played = played::<Tournay>(number);
        let table = company.set_up(&played).await;
        let path = format!("/api/v1/matches/{}", table.id());
        let before = company.told(1, &[Question::Program(path.clone())]).await;
        table.imagine(Seat::new(0), number).await;
        let after = company.told(1, &[Question::Program(path)]).await;
        differing += usize::from(before[0] != after[0]);
    }
    assert!(differing > 0, "another seat's hand was never dealt anew");
}
