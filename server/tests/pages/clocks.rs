//! Samples of pages with clocks, and of hooks.

use bastide_community::webhooks::{NoticeKind, Shape};
use bastide_store::time_control::{Clock, Terms, Timeout};
use bastide_web::{
    pages,
    pages::{
        Age, BrowserRow, Deed, Frame, HookRow, HooksPage, OneMatch, SeatClock, SeatTime, TablePage,
        ToldPage,
    },
};
use maud::Markup;

const FISCHER: Clock = Clock::Fischer { start_s: 600, gain_s: 10 };

fn clock(clock: Clock, left: i64, is_running: bool) -> SeatTime {
    SeatTime::Clock(SeatClock { left, at: 1_700_000_000_000, is_running, grace: 0, clock })
}

/// A table with these times at its two seats.
fn timed(table: &TablePage, terms: Terms, times: [SeatTime; 2]) -> TablePage {
    let mut page = table.clone();
    page.turn.agreement = terms;
    for (player, time) in page.turn.players.iter_mut().zip(times) {
        player.time = time;
    }
    page
}

pub(crate) fn all(
    frame: &Frame<'_>,
    mine: &TablePage,
    waiting: &TablePage,
) -> Vec<(&'static str, Markup)> {
    let lose = |clock| Terms { clock, timeout: Timeout::Lose };
    let pressed = [clock(FISCHER, 341_000, false), clock(FISCHER, 18_400, true)];
    let days = [clock(Clock::Days(3), 259_200_000, false), clock(Clock::Days(3), 93_600_000, true)];
    let invited = [clock(FISCHER, 600_000, false); 2];
    let mut stood_in = timed(
        mine,
        Terms { clock: FISCHER, timeout: Timeout::Bot },
        [clock(FISCHER, 341_000, true), SeatTime::StandIn],
    );
    stood_in.turn.note = Some(bastide_text::clock::stood_in_you(frame.book));
    stood_in.turn.deeds = vec![Deed::Return];
    stood_in.choose = None;
    let table = |page: &TablePage| pages::table::table(page, frame);
    vec![
        ("table-clock", table(&timed(mine, lose(FISCHER), pressed))),
        ("table-days", table(&timed(mine, lose(Clock::Days(3)), days))),
        ("table-invited", table(&timed(waiting, lose(FISCHER), invited))),
        ("table-stand-in", table(&stood_in)),
        ("hooks", pages::hooks(&hooks(), frame)),
        ("hooks-none", pages::hooks(&HooksPage::default(), frame)),
        ("told", pages::being_told(&told(), frame)),
    ]
}

fn told() -> ToldPage {
    let browser = |id, last, fails| BrowserRow { id, made: Age::Days(4), last, fails };
    ToldPage {
        chosen: NoticeKind::CHOSEN.map(|kind| (kind.code(), kind.is_usual())).to_vec(),
        browsers: vec![browser(3, Some(Age::Hours(3)), false), browser(2, None, true)],
        key: "BPk".to_owned(),
        hooks: 1,
        is_saved: true,
    }
}

fn hooks() -> HooksPage {
    let row = |id, url: &str, failing, is_off| HookRow {
        id,
        url: url.to_owned(),
        shape: Shape::ALL[id as usize % 3],
        only: (id == 2).then(|| "4k7m2nq9zx".to_owned()),
        made: Age::Days(4),
        failing,
        is_off,
    };
    HooksPage {
        hooks: vec![
            row(3, "https://turns.example/nell?<x>", None, false),
            row(
                2,
                "https://chat.example/hooks/8d1c5a77b0f24c1e9f3a6b2d4e5f6071",
                Some(Age::Hours(3)),
                false,
            ),
            row(1, "https://old.example/", Some(Age::Days(3)), true),
        ],
        secret: Some("5f3a9c0d7be24418a6cf1f0e2d3b4c5a".to_owned()),
        one: Some(OneMatch { id: "4k7m2nq9zx".to_owned(), title: "Tournay".to_owned() }),
        ..HooksPage::default()
    }
}
