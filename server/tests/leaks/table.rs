//! One match after the other: asked, dealt anew, asked again.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn};
use bastide_anarchy::Anarchy;
use bastide_core::{Seat, Viewer};
use bastide_matches::{Adding, Follows, Match, MatchRequest, SeatRequest};
use bastide_store::time_control::Terms;
use bastide_store::{GuestId, Visibility};
use bastide_testkit::rounds;
use bastide_tournay::Tournay;

use crate::answers::{Asker, Question};
use crate::house::{House, between};
use crate::log::{Log, alone};
use crate::paths::{previews, questions};
use crate::play::{Played, played};

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
        Self::at(House::new().await).await
    }

    async fn at(house: House) -> Self {
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

    async fn set_up(&self, played: &Played) -> Arc<Match> {
        let guests = &self.guests[..usize::from(played.seats)];
        let wish = MatchRequest {
            game: played.game.to_owned(),
            setup: played.setup.clone(),
            seed: Some(played.seed.clone()),
            adding: Adding::Nothing,
            visibility: Visibility::Public,
            seats: guests.iter().map(|&guest| SeatRequest::Guest(guest)).collect(),
            games: 1,
            follows: Follows::Nothing,
            terms: Terms::default(),
            rated: false,
        };
        let id = self.house.tables.create_from(guests[0], wish, &played.actions).await.unwrap();
        self.house.tables.open(&id).await.unwrap()
    }

    /// The match once more, as its log says.
    async fn rebuilt(&self, table: Arc<Match>) -> Arc<Match> {
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
    /// Says how many answers were compared, or which one differs.
    async fn compare(&mut self, mut table: Arc<Match>, played: &Played, number: u64) -> Compared {
        let mut compared = 0;
        let id = table.id().to_string();
        let all = questions(&id, played.game, number.is_multiple_of(PIXELS_EVERY));
        for seat in Seat::all(played.seats) {
            let mut own = all.clone();
            own.extend(previews(&id, &*table.now().await, seat));
            for (who, asked) in [(seat.index(), &own), (NAMES.len(), &all)] {
                let before = self.told(who, asked).await;
                table.imagine(seat, number).await;
                let after = self.told(who, asked).await;
                table = self.rebuilt(table).await;
                if let Some((at, how)) = difference(&before, &after) {
                    let name = &self.askers[who].name;
                    return Err(format!(
                        "{name} beside {seat:?}, {}: {:?}: {how}",
                        played.setup,
                        asked.get(at)
                    ));
                }
                compared += before.len();
            }
        }
        Ok(compared)
    }
}

type Compared = Result<usize, String>;

/// The first answer that is not the same twice, and where it differs.
fn difference(before: &[String], after: &[String]) -> Option<(usize, String)> {
    if before.len() != after.len() {
        return Some((before.len(), "the log has not as many lines".to_owned()));
    }
    let at = before.iter().zip(after).position(|(one, other)| one != other)?;
    let (one, other) = (&before[at], &after[at]);
    let from = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let part =
        |text: &str| text.chars().skip(from.saturating_sub(60)).take(160).collect::<String>();
    Some((at, format!("\n{}\n---\n{}", part(one), part(other))))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_anybody_is_told_does_not_depend_on_what_they_cannot_know() {
    let _turn = alone().await;
    let (mut company, mut compared) = (Company::new().await, 0);
    let matches = rounds(4, 200);
    for number in 0..u64::from(matches) {
        if number.is_multiple_of(PER_HOUSE) {
            company = Company::new().await;
        }
        let played = if number.is_multiple_of(2) {
            played::<Tournay>(number / 2)
        } else {
            played::<Anarchy>(number / 2)
        };
        let table = company.set_up(&played).await;
        compared += company.compare(table, &played, number).await.unwrap();
    }
    assert!(compared > 60 * matches as usize, "only {compared} answers were compared");
    eprintln!("{matches} matches, {compared} answers and lines of the log compared");
}

/// A house that lets slip, in a header of every answer about a match, what its last seat sees.
async fn leaking() -> House {
    let mut house = House::new().await;
    let tables = house.tables.clone();
    house.app = house.app.layer(from_fn(move |request: Request, next: Next| {
        let tables = tables.clone();
        async move {
            let path = request.uri().path().to_owned();
            let mut response = next.run(request).await;
            let id = path.split('/').find_map(|part| part.parse().ok());
            if let Some(table) = match id {
                Some(id) => tables.open(&id).await.ok(),
                None => None,
            } {
                let now = table.now().await;
                let view = now.game.view(Viewer::Seat(Seat::new(now.seats.len() as u8 - 1)));
                let mut hasher = DefaultHasher::new();
                view.to_string().hash(&mut hasher);
                response.headers_mut().insert("x-leak", hasher.finish().into());
            }
            response
        }
    }));
    house
}

/// The comparison can fail: one number in one header is enough.
#[tokio::test(flavor = "multi_thread")]
async fn a_header_that_lets_something_slip_is_found() {
    let _turn = alone().await;
    let mut company = Company::at(leaking().await).await;
    let mut found = 0;
    for number in 0..6 {
        let played = played::<Tournay>(number);
        let table = company.set_up(&played).await;
        found += usize::from(company.compare(table, &played, number + 1).await.is_err());
    }
    assert!(found > 0, "nothing was found in any match");
}
