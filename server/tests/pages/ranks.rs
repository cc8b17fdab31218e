//! Samples of leaderboards, players and tournaments.

use bastide_store::time_control::Speed;
use bastide_text::tournaments as say;
use bastide_web::pages::players::{LeaderRow, PlayerLink, RatingRow};
use bastide_web::{
    pages,
    pages::{
        Age, Frame, GameLine, Leaderboard, PlayerPage, Promise, RoundSection, StandingRow,
        Standings, TournamentDeed, TournamentForm, TournamentList, TournamentPage, TournamentRow,
    },
};
use maud::Markup;

pub(crate) fn all(frame: &Frame<'_>) -> Vec<(&'static str, Markup)> {
    let at = |path: &str| Frame { path: path.to_owned(), ..frame.clone() };
    let games = || {
        vec![
            ("tournay".to_owned(), "Tournay".to_owned()),
            ("cathedral".to_owned(), "Cathedral".to_owned()),
        ]
    };
    let board =
        |rows| Leaderboard { game: "tournay".to_owned(), speed: Speed::Daily, all: games(), rows };
    let form = TournamentForm {
        game: "tournay".to_owned(),
        all: games(),
        players: (2, 4),
        chosen: vec![("title".to_owned(), "<i>Spring</i>".to_owned())],
        problem: Some(say::not_start(frame.book)),
    };
    vec![
        (
            "leaderboard",
            pages::leaderboard(&board(vec![leader(1, "<b>"), leader(2, "Odo")]), &at("/players")),
        ),
        ("leaderboard-empty", pages::leaderboard(&board(vec![]), &at("/players/tournay/daily"))),
        ("player", pages::player(&player(), &at("/players/guest:7"))),
        (
            "tournaments",
            pages::tournaments(&TournamentList { rows: vec![row(frame)] }, &at("/tournaments")),
        ),
        ("tournament", pages::tournament(&tournament(frame), &at("/tournaments/4k7m2nq9zx"))),
        ("tournament-new", pages::tournament_form(&form, &at("/tournaments/new?game=tournay"))),
    ]
}

fn link(name: &str, is_bot: bool) -> PlayerLink {
    PlayerLink { path: "/players/guest:7".to_owned(), name: name.to_owned(), is_bot }
}

fn leader(rank: u32, name: &str) -> LeaderRow {
    LeaderRow {
        rank,
        player: link(name, rank == 2),
        rating: "1540 ± 80".to_owned(),
        games: 31,
        last: Age::Days(3),
        is_you: rank == 1,
    }
}

fn player() -> PlayerPage {
    let rating = RatingRow {
        game: "cathedral".to_owned(),
        title: "Cathedral".to_owned(),
        speed: Speed::Untimed,
        rating: "1540? ± 180".to_owned(),
        is_provisional: true,
        games: 3,
        last: Age::Now,
        course: vec![1500, 1580, 1540],
    };
    PlayerPage {
        name: "<b>Nell</b>".to_owned(),
        is_bot: false,
        ratings: vec![rating],
        recent: vec![],
    }
}

fn row(frame: &Frame<'_>) -> TournamentRow {
    TournamentRow {
        path: "/tournaments/4k7m2nq9zx".to_owned(),
        title: "<i>Spring</i>".to_owned(),
        game: "Tournay".to_owned(),
        kind: say::kind_swiss(frame.book),
        stage: say::stage_open(frame.book),
        entrants: 7,
    }
}

fn tournament(frame: &Frame<'_>) -> TournamentPage {
    let standing = StandingRow {
        rank: Some(1),
        player: link("<b>", false),
        is_withdrawn: true,
        is_you: true,
        cells: vec!["×".to_owned(), "½".to_owned()],
        totals: vec!["½".to_owned()],
    };
    let game = GameLine {
        players: vec![link("<b>", false), link("Odo", true)],
        result: "½ : ½".to_owned(),
        path: Some("/matches/4k7m2nq9zx".to_owned()),
    };
    TournamentPage {
        path: "/tournaments/4k7m2nq9zx".to_owned(),
        title: "<i>Spring</i>".to_owned(),
        subtitle: vec!["Tournay".to_owned(), say::kind_duplicate(frame.book)],
        facts: vec![say::begins_full(frame.book, 8_u32)],
        rules: vec![say::deadline_rule(frame.book)],
        deeds: vec![
            TournamentDeed::Enter,
            TournamentDeed::Leave,
            TournamentDeed::Withdraw,
            TournamentDeed::Start,
        ],
        own: vec![("/matches/4k7m2nq9zx".to_owned(), "<b> – Odo".to_owned())],
        table: Standings {
            title: say::standings(frame.book),
            heads: vec!["1".to_owned(), "2".to_owned()],
            totals: vec![say::points(frame.book)],
            rows: vec![standing],
        },
        rounds: vec![RoundSection { title: say::round(frame.book, 1_u32), games: vec![game] }],
        promise: Some(Promise {
            commitment: "9f86d0".to_owned(),
            kept: Some(("88c0".to_owned(), "5f3a".to_owned())),
        }),
    }
}
