//! A sample of every page, for the tests and the gallery.

#[path = "analysis.rs"]
mod analysis;
#[path = "clocks.rs"]
mod clocks;
#[path = "fairness.rs"]
mod fairness;
#[path = "../games/mod.rs"]
mod games;
#[path = "learning.rs"]
mod learning;
#[path = "people.rs"]
mod people;
#[path = "ranks.rs"]
mod ranks;

use std::collections::BTreeMap;

use bastide_cathedral::{Action, Cathedral, Event, Kind, Placement, Setup, Side, View};
use bastide_core::{Game as _, Seat, Viewer};
use bastide_presentation::{Bars, Said, StoryTurn, Tone};
use bastide_presentation_cathedral::drawing::{Marks, svg};
use bastide_presentation_cathedral::words;
use bastide_store::time_control::{Clock, Terms};
use bastide_text::Phrasebook;
use bastide_web::{
    pages,
    pages::{
        Age, Chat, ChatLine, Choose, Curtain, Deed, Frame, GameCard, GameRow, HandKind, HintOffer,
        Home, Invitation, Invited, Ledger, LessonPanel, MyGames, NewMatch, NotTaken, OpenTable,
        Player, Ply, RatingWish, ReplayPage, RulesPage, SeatTime, SeatWish, Series, Sitter, Stage,
        Story, TablePage, Turn, Visibility, Watch, Whole, broken, forbidden, home, levels, missing,
        my_games, new_match, not_taken, problem, rules, unreadable, watch,
    },
};
use maud::Markup;
use serde_json::json;

/// A game with territory of both sides and a building captured.
const FINISHED: &str = "CAeC8 IFnE5 ACeG8 TOsI9 TOeI2 ACnB2 IFnF2 CSwB5 CSeI5 MAwH4 ABnC6 ABeB10 MAnD3 \
     INwE9 INnG6 STeD1 BReF10 xI8 STnF7 STeA7 TAnD4 TAnD10 TAnG3 TAnC4 STnI9 INsJ1";
const MIDDLE: &str = "CAnH4 TOsE5 ACnF8 ACeI2 TOsI9 CSwB3 CSeC9 IFnD2 MAnB7 SQnF3 BReH7 INsC5";
const CAPTURE: &str = "CAwD2 TOsD8 ACwF6 ACsI9 TOeI2 CSwB4 CSsF9 IFnB7 IFnI5 STnD10 MAwG3 ABnE4 \
     ABeB1 MAsH7 BRnC4 BReF8";

/// Every page with a name for its file.
pub(crate) fn all(frame: &Frame<'_>) -> Vec<(&'static str, Markup)> {
    games::install();
    let book = frame.book;
    let at = |path: &str| Frame { path: path.to_owned(), ..frame.clone() };
    let table_at = at("/matches/k7wq2");
    let mut all = vec![
        ("home", home(&front(book), &at("/"))),
        ("home-empty", home(&quiet(book), &at("/"))),
        ("new", new_match(&wish(book, "cathedral"), &at("/new"))),
        ("new-tournay", new_match(&wish(book, "tournay"), &at("/new?game=tournay"))),
        ("new-anarchy", new_match(&wish(book, "anarchy"), &at("/new?game=anarchy"))),
        ("new-again", new_match(&odd_wish(book), &at("/new"))),
        ("table", pages::table::table(&my_turn(book), &table_at)),
        ("table-capture", pages::table::table(&capture(book), &table_at)),
        ("table-waiting", pages::table::table(&waiting(book), &table_at)),
        ("table-curtain", pages::table::table(&curtain(book), &table_at)),
        ("table-over", pages::table::table(&over(book), &table_at)),
        ("table-won", pages::table::table(&won(book), &table_at)),
        ("replay", pages::replay(&replayed(book, 12), &at("/matches/k7wq2/replay?ply=12"))),
        ("replay-end", pages::replay(&replayed(book, 26), &at("/matches/k7wq2/replay"))),
        (
            "games",
            my_games(
                &MyGames { running: rows(book), finished: done(book), most: 64 },
                &at("/mine"),
            ),
        ),
        ("not-taken", not_taken(&bad_record(book), &at("/mine"))),
        ("watch", watch(&Watch { running: vec![], finished: done(book) }, &at("/watch"))),
        ("rules", rules(&ledger(book), &at("/rules/cathedral"))),
        ("missing", problem(&missing(book), &at("/nowhere"))),
        ("privacy", pages::privacy(&at("/privacy"))),
        ("unreadable", problem(&unreadable(book), &at("/matches/k7wq2"))),
        ("broken", problem(&broken(book), &at("/matches/k7wq2"))),
        ("forbidden", problem(&forbidden(book), &at("/matches/k7wq2"))),
        ("table-lesson", pages::table::table(&lesson(book), &table_at)),
    ];
    all.extend(learning::all(frame));
    all.extend(ranks::all(frame));
    all.extend(analysis::all(frame));
    all.extend(fairness::all(frame, waiting(book)));
    all.extend(people::all(frame));
    all.extend(clocks::all(&table_at, &my_turn(book), &waiting(book)));
    all
}

fn lesson(book: &Phrasebook) -> TablePage {
    let panel = LessonPanel {
        game: "tournay".to_owned(),
        title: "<i>".to_owned(),
        path: "/learn/tournay/first".to_owned(),
        steps: 3,
        done: 3,
        said: words::title(book),
        ways: Vec::new(),
        next: Some(("/learn/tournay/borrow".to_owned(), words::title(book))),
    };
    TablePage { lesson: Some(panel), ..my_turn(book) }
}

/// A game as far as it was played.
struct Played {
    game: Cathedral,
    plies: Vec<(u8, String, Vec<Event>)>,
}

impl Played {
    fn new(actions: &str) -> Self {
        let mut played = Self { game: Cathedral::new(Setup::default()), plies: Vec::new() };
        for text in actions.split_whitespace() {
            let action: Action = text.parse().expect("the samples are written in the notation");
            let seat = played.game.to_act().iter().next().expect("the game goes on");
            let mut events = Vec::new();
            let _ = played.game.apply(seat, action, &mut events).expect("the samples are legal");
            played.plies.push((seat.index() as u8, text.to_owned(), events));
        }
        played
    }

    fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    fn svg(&self, book: &Phrasebook) -> String {
        let events: Vec<&Event> = self.plies.iter().flat_map(|(_, _, events)| events).collect();
        svg(&self.view(), &Marks::after(events), book)
    }

    /// The sentences of each action.
    fn told(&self, book: &Phrasebook) -> Vec<Ply> {
        let told = self.plies.iter().map(|(seat, notation, events)| Ply {
            seat: *seat,
            notation: Some(notation.clone()),
            words: events
                .iter()
                .map(|event| words::event(book, event))
                .collect::<Vec<_>>()
                .join(" "),
        });
        told.collect()
    }

    fn story(&self, book: &Phrasebook) -> Story {
        let turns = self.told(book).into_iter().enumerate().map(|(index, ply)| StoryTurn {
            seat: Seat::new(ply.seat),
            first: index + 1,
            last: index + 1,
            round: format!("{}", index / 2 + 1),
            said: vec![Said::toned("Nell", Tone::Who), Said::plain(format!(" {}", ply.words))],
            brief: None,
            notation: ply.notation.into_iter().collect(),
            elements: vec!["cell-d5".to_owned()],
        });
        Story { turns: turns.collect(), ..Story::default() }
    }

    /// The hand of whoever is to move, with no more legal placements than a sample needs.
    fn hand(&self, book: &Phrasebook) -> Vec<HandKind> {
        let side = self.game.to_move();
        let hand = self.view().hands[side];
        let kinds = hand.kinds().map(|(kind, count)| HandKind {
            code: kind.code().to_owned(),
            name: words::kind(book, kind),
            count: u32::from(count),
            shape: shape(side, kind),
            has_room: kind != Kind::Infirmary,
        });
        kinds.collect()
    }
}

fn shape(side: Side, kind: Kind) -> Vec<(i8, i8)> {
    let middle = "E5".parse().expect("a square");
    let placement = Placement::new(kind, kind.orientations()[0], middle).expect("listed");
    let cells = placement.cells(side).expect("every piece fits around the middle");
    cells.iter().map(|cell| (cell.column() as i8 - 4, cell.row() as i8 - 4)).collect()
}

fn front(book: &Phrasebook) -> Home {
    let open = vec![OpenTable {
        id: "p3x9a".to_owned(),
        game: words::title(book),
        host: "Aliénor".to_owned(),
        seat: 1,
        side: words::side(book, Side::Dark),
        games: 2,
        age: Age::Minutes(4),
        terms: Terms::usual(Clock::Fischer { start_s: 600, gain_s: 10 }, 2),
    }];
    let card = |face: &bastide_presentation::GameInfo| GameCard {
        name: face.name.to_owned(),
        title: (face.title)(book),
        picture: "sample.svg".to_owned(),
        can_be_alone: face.players.0 == 1,
        has_lessons: !face.lessons.is_empty(),
        about: (face.about)(book),
        facts: (face.facts)(book),
    };
    Home {
        games: bastide_presentation::games().iter().map(card).collect(),
        turns: 1,
        running: rows(book),
        has_more: true,
        invitation: Some(Invited {
            id: "p3x9a".to_owned(),
            game: words::title(book),
            host: "<b>Bonjour".to_owned(),
        }),
        open,
    }
}

/// The first page for somebody who has never been here.
fn quiet(book: &Phrasebook) -> Home {
    Home {
        turns: 0,
        running: vec![],
        has_more: false,
        invitation: None,
        open: vec![],
        ..front(book)
    }
}

fn row(book: &Phrasebook, second: &str, stage: Stage, age: Age) -> GameRow {
    GameRow {
        id: "k7wq2".to_owned(),
        game: words::title(book),
        players: vec!["Nell".to_owned(), second.to_owned()],
        stage,
        actions: 12,
        age,
        picture: Some("sample.svg".to_owned()),
        is_mine: true,
        terms: Terms::default(),
        clock: None,
    }
}

fn rows(book: &Phrasebook) -> Vec<GameRow> {
    vec![
        row(book, &master(book), Stage::YourTurn, Age::Now),
        row(
            book,
            "Wilhelmine von Hohenfels",
            Stage::TurnOf("Wilhelmine".to_owned()),
            Age::Hours(1),
        ),
        GameRow { actions: 0, picture: None, ..row(book, "?", Stage::Waiting, Age::Days(3)) },
    ]
}

fn done(book: &Phrasebook) -> Vec<GameRow> {
    let result = words::result(book, &Played::new(FINISHED).view());
    let over = Stage::Over(result);
    vec![
        GameRow { actions: 26, ..row(book, "Aliénor", over.clone(), Age::Days(1)) },
        GameRow { is_mine: false, ..row(book, "Guillaume", over, Age::Minutes(1)) },
        GameRow { picture: None, ..row(book, "Odo", Stage::Unreadable, Age::Days(90)) },
    ]
}

fn bad_record(book: &Phrasebook) -> NotTaken {
    let problem = bastide_text::refusals::record_seat(book, "Light, Dark");
    NotTaken {
        problem: bastide_text::refusals::record_line(book, 9_u32, problem),
        line: "<b>Bonjour</b> CAnE5".to_owned(),
        text: "bastide-record: 1\ngame: cathedral\n</textarea><b>Bonjour</b> CAnE5\n".to_owned(),
        most: 64,
    }
}

fn master(book: &Phrasebook) -> String {
    levels("cathedral")[3].name(book)
}

fn wish(book: &Phrasebook, game: &str) -> NewMatch {
    let face = bastide_presentation::game(game).expect("there is such a game");
    let most = usize::from(face.players.1);
    let title = |face: &bastide_presentation::GameInfo| (face.name.to_owned(), (face.title)(book));
    NewMatch {
        game: game.to_owned(),
        all: bastide_presentation::games().iter().map(title).collect(),
        sides: (1..=most).map(|number| format!("<{number}>")).collect(),
        seats: NewMatch::usual_seats(game, most),
        fewest: usize::from(face.players.0),
        games: 1,
        visibility: Visibility::Public,
        options: Vec::new(),
        rating: RatingWish::default(),
        seed: String::new(),
        terms: Terms::default(),
        problem: None,
    }
}

fn odd_wish(book: &Phrasebook) -> NewMatch {
    NewMatch {
        seats: vec![SeatWish::Friend, SeatWish::Bot("search:2s".to_owned())],
        games: 2,
        visibility: Visibility::Private,
        options: vec![("capture".to_owned(), "forced".to_owned())],
        seed: "a <quiet> winter".to_owned(),
        problem: Some(bastide_text::table::unfair(book)),
        ..wish(book, "cathedral")
    }
}

fn player(book: &Phrasebook, side: Side, name: &str, sitter: Sitter, view: &View) -> Player {
    Player {
        name: name.to_owned(),
        side: words::side(book, side),
        sitter,
        tally: bastide_presentation_cathedral::words::points_left(
            book,
            u32::from(view.points[side]),
        ),
        is_to_move: view.to_move == Some(side),
        is_winner: false,
        is_another_own: false,
        time: SeatTime::Untimed,
        rating: None,
    }
}

fn sample_table(book: &Phrasebook, played: &Played) -> TablePage {
    let view = played.view();
    let bot = master(book);
    TablePage {
        id: "k7wq2".to_owned(),
        version: 17,
        key: "c0ffee".to_owned(),
        seat: Some(1),
        game: words::title(book),
        rules: "cathedral".to_owned(),
        board: played.svg(book),
        drawn: "1-a".to_owned(),
        labels: BTreeMap::from([("cell-d5".to_owned(), words::kind(book, Kind::Tower))]),
        lesson: None,
        turn: Turn {
            curtain: None,
            players: vec![
                player(book, Side::Light, &bot, Sitter::Bot, &view),
                player(book, Side::Dark, "Nell", Sitter::You, &view),
            ],
            said: words::question(book, &view),
            is_over: false,
            note: None,
            deeds: vec![Deed::Undo, Deed::Resign],
            counted: Vec::new(),
            invitations: Vec::new(),
            series: None,
            counts: None,
            spectators: 2,
            presence: Vec::new(),
            next: None,
            is_spectator: false,
            agreement: Terms::default(),
        },
        choose: None,
        events: Vec::new(),
        sheets: None,
        bars: Bars::default(),
        story: played.story(book),
        chat: Chat {
            lines: vec![ChatLine {
                who: "Nell".to_owned(),
                words: "<b>Bonjour</b>, bonne partie !".to_owned(),
                age: Age::Minutes(2),
            }],
            may_write: true,
            writing: String::new(),
        },
        shuffle: None,
        event: None,
        commitment: Some(
            "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08".to_owned(),
        ),
        seed: None,
    }
}

fn my_turn(book: &Phrasebook) -> TablePage {
    let mut played = Played::new(MIDDLE);
    played.game = Played::new(&format!("{MIDDLE} SQnI6")).game;
    let choose = Choose {
        seq: 12,
        key: "b1f7".to_owned(),
        kinds: played.hand(book),
        actions: vec![],
        hint: HintOffer::Offered,
        legal: json!({"seat": 1, "placements": {"MAn": "F6"}, "names": {"MA": "</script>"}}),
    };
    TablePage { choose: Some(choose), ..sample_table(book, &played) }
}

fn capture(book: &Phrasebook) -> TablePage {
    let played = Played::new(CAPTURE);
    let mut legal = Vec::new();
    let seat = played.game.to_act().iter().next().expect("a decision is asked for");
    played.game.legal(seat, &mut legal);
    let actions = legal.iter().map(|&action| bastide_presentation::Choice {
        action: action.to_string(),
        words: words::action(book, action),
        parts: vec![bastide_presentation_cathedral::drawing::part_of(action)],
        heading: None,
        is_grave: false,
        is_costly: false,
        is_aside: false,
    });
    let choose = Choose {
        seq: 16,
        key: "b1f8".to_owned(),
        kinds: vec![],
        actions: actions.collect(),
        hint: HintOffer::NotRated,
        legal: json!({"seat": 1, "placements": {}}),
    };
    TablePage { choose: Some(choose), ..sample_table(book, &played) }
}

fn waiting(book: &Phrasebook) -> TablePage {
    let played = Played::new("");
    let mut page = sample_table(book, &played);
    page.seat = None;
    page.turn.players[0].sitter = Sitter::Nobody;
    page.turn.deeds = vec![Deed::Join { seat: 0 }, Deed::Abort];
    page.turn.invitations = [Side::Light, Side::Dark]
        .map(|side| Invitation {
            seat: side as u8,
            url: format!("https://bastide.example/invitations/7c1e55{}", side as u8),
            side: words::side(book, side),
        })
        .into();
    page.turn.spectators = 0;
    page.chat = Chat::default();
    page
}

/// Two people share a screen, and it goes to the other.
fn curtain(book: &Phrasebook) -> TablePage {
    let mut page = sample_table(book, &Played::new(MIDDLE));
    page.seat = None;
    page.turn.curtain = Some(Curtain { seat: 0, player: words::side(book, Side::Light) });
    page.turn.players[0].is_another_own = true;
    page
}

/// The same end for the other one, who has won.
fn won(book: &Phrasebook) -> TablePage {
    TablePage { seat: Some(0), ..over(book) }
}

fn over(book: &Phrasebook) -> TablePage {
    let played = Played::new(FINISHED);
    let mut page = sample_table(book, &played);
    page.turn.said = words::result(book, &played.view());
    page.turn.is_over = true;
    page.turn.players[0].is_winner = true;
    page.turn.deeds = vec![Deed::NextGame, Deed::Rematch];
    page.turn.series =
        Some(Series { game: 1, games: 2, totals: [("Nell".to_owned(), 4), (master(book), 7)] });
    (page.seed, page.commitment) = (page.commitment, None);
    page
}

pub(crate) fn replayed(book: &Phrasebook, ply: u32) -> ReplayPage {
    let whole = Played::new(FINISHED);
    let until = FINISHED.split_whitespace().take(ply as usize).collect::<Vec<_>>().join(" ");
    let here = Played::new(&until);
    ReplayPage {
        id: "k7wq2".to_owned(),
        game: "cathedral".to_owned(),
        title: words::title(book),
        players: vec![
            player(book, Side::Light, "Nell", Sitter::You, &here.view()),
            player(book, Side::Dark, &master(book), Sitter::Bot, &here.view()),
        ],
        progress: vec!["squares left: 20 – 22".to_owned()],
        ply,
        last: 26,
        seat: here.plies.last().map(|(seat, ..)| *seat),
        board: here.svg(book),
        shows: Vec::new(),
        said: here.told(book).pop().map(|ply| vec![ply.words]).unwrap_or_default(),
        steps: Vec::new(),
        whole: Some(Whole { story: whole.story(book).turns, plies: whole.told(book) }),
        is_analysed: false,
        result: Some(words::result(book, &whole.view())),
        share: format!("https://bastide.example/matches/k7wq2/replay?ply={ply}"),
        has_record: true,
        score: Some("/matches/k7wq2/score".to_owned()),
        can_play_on: ply < 26,
    }
}

fn ledger(book: &Phrasebook) -> RulesPage {
    let ledger = Ledger::read(include_str!("../../../docs/rules/cathedral.md"));
    let (name, game) = ("cathedral".to_owned(), words::title(book));
    RulesPage { name, game, has_reference: false, all: Vec::new(), ledger }
}
