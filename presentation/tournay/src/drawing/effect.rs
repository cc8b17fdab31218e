//! Effects as rows of icons: a small sign language that needs no words.

use bastide_draw::letters::{Letters, is_type};
use bastide_draw::svg::{Num, Point, at, draw};
use bastide_tournay::{
    Blow, CardRow, Coins, Colour, ColourSet, Count, EventRow, Kind, KindSet, Level, Per, Spoils,
    Verb,
};

use super::icons::put;
use super::palette::{INK, dye};

/// One sign of a row.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Sign {
    Icon(&'static str),
    /// In the colour of its class.
    Character(Option<Colour>),
    Coin(u8),
    /// To be paid.
    Price(u8),
    Citizen(Option<Colour>),
    Lying(Option<Colour>),
    House(Option<Colour>),
    /// A card of a deck.
    Card(Option<Colour>, Option<Level>),
    /// An event with a coin on it, or without.
    Event(Coins),
    Points(u8),
    /// What those get who have not built it.
    FewerPoints(u8),
    /// A building that may be occupied.
    Manned(Option<Colour>),
    Word(String),
    /// A second row begins.
    Break,
}

use Sign::{
    Break, Card, Character, Citizen, Coin, Event, FewerPoints, House, Icon, Lying, Manned, Points,
    Price, Word,
};

/// What a card does.
pub(super) fn signs(row: &CardRow) -> Vec<Sign> {
    match row.verb {
        Verb::Score { count } => score(count, row.owner, row.others),
        Verb::ScoreFlat => vec![Points(row.owner), slash(), FewerPoints(row.others)],
        Verb::TownCrier => vec![Icon("horn"), Icon("arrow"), Coin(1), Icon("event")],
        verb => building(verb).unwrap_or_else(|| character(verb)),
    }
}

fn slash() -> Sign {
    Word("/".to_owned())
}

fn word(text: &str) -> Sign {
    Word(text.to_owned())
}

fn building(verb: Verb) -> Option<Vec<Sign>> {
    Some(match verb {
        Verb::GainFlat { amount } => vec![Coin(amount)],
        Verb::GainPer { amount, per } => {
            let mut signs = vec![Coin(amount), slash()];
            match per {
                Per::EmptySlot => signs.push(Icon("slot")),
                Per::FilledSlot => signs.push(Icon("filled")),
                Per::PlazaCitizen => signs.push(Citizen(None)),
                Per::LyingCitizen => signs.push(Lying(None)),
                Per::PlazaPair(first, second) => {
                    signs.extend([Citizen(Some(first)), Citizen(Some(second))]);
                }
                Per::PlazaBest(colours) => {
                    signs.extend(alternatives(colours, |colour| Citizen(Some(colour))));
                }
            }
            signs
        }
        Verb::DrawClassic { level, colour } => vec![Icon("eye"), Card(colour, Some(level))],
        Verb::TakeTwo { level, colour } => {
            vec![Card(colour, Some(level)), Card(colour, Some(level)), Icon("hands")]
        }
        Verb::Abbey { level, keep } => {
            let decks = Colour::ALL.map(|colour| Card(Some(colour), Some(level)));
            let kept = [Icon("arrow"), Word(keep.to_string()), Icon("hands")];
            decks.into_iter().chain(kept).collect()
        }
        Verb::Recruit { colour, price } => vec![Price(price), Icon("arrow"), Citizen(colour)],
        Verb::Copy { colour, free_only } => {
            vec![Icon("copy"), if free_only { House(colour) } else { Manned(colour) }]
        }
        Verb::Ballista { most } => {
            vec![Icon("bolt"), Word(format!("1-{most}")), Event(Coins::Present)]
        }
        Verb::CombatFree { coins, spoils } => combat(coins, spoils),
        Verb::Catapult => {
            vec![Icon("damage"), House(None), Break, Citizen(None), Icon("arrow"), Icon("shield")]
        }
        Verb::Lordship { amount } => vec![Coin(amount), slash(), House(None)],
        Verb::Courthouse { amount } => vec![Icon("scales"), Icon("arrow"), Coin(amount)],
        _ => return None,
    })
}

fn combat(coins: Coins, spoils: Spoils) -> Vec<Sign> {
    let mut signs = vec![Event(coins), Icon("arrow"), Icon("rampart")];
    if spoils == Spoils::ToPlayer {
        signs.extend([word("+"), Icon("coin")]);
    }
    signs
}

fn character(verb: Verb) -> Vec<Sign> {
    let then = |mut signs: Vec<Sign>, gain: Vec<Sign>| {
        signs.push(Break);
        signs.push(Icon("arrow"));
        signs.extend(gain);
        signs
    };
    let buildings = KindSet::default().with(Kind::Building);
    match verb {
        Verb::OnPlace { kinds, colours, amount } => {
            then(sign_of(&["line", "place"], kinds, colours), vec![Coin(amount)])
        }
        Verb::OnPlaceCombat { kinds, spoils } => {
            let gain = combat(Coins::Present, spoils);
            let signs = sign_of(&["line", "place"], kinds, ColourSet::ALL);
            signs.into_iter().chain([Break]).chain(gain).collect()
        }
        Verb::OnActivate { colours, amount } => {
            then(sign_of(&["line"], buildings, colours), vec![Coin(amount)])
        }
        Verb::RaiseLying { colours } => then(
            sign_of(&["line"], buildings, colours),
            vec![Lying(None), Icon("arrow"), Citizen(None)],
        ),
        Verb::DoubleCapacity { colours } => {
            then(sign_of(&["line"], buildings, colours), vec![word("2×"), Citizen(None)])
        }
        Verb::FollowUp { trigger, target, citizen } => vec![
            Icon("line"),
            House(Some(trigger)),
            Break,
            Icon("arrow"),
            Citizen(Some(citizen)),
            House(Some(target)),
        ],
        Verb::NthWorkerCombat { every, spoils } => {
            let workers = vec![
                Icon("line"),
                Word(format!("{every}×")),
                Citizen(Some(Colour::Red)),
                slash(),
                Icon("gray"),
                Break,
            ];
            workers.into_iter().chain(combat(Coins::Present, spoils)).collect()
        }
        Verb::OnGather { amount } => vec![Icon("gather"), Icon("arrow"), Coin(amount)],
        Verb::EarnRate { colour, rate } => vec![Citizen(Some(colour)), Icon("arrow"), Coin(rate)],
        _ => Vec::new(),
    }
}

/// What happens in the line, and to which kinds of cards.
fn sign_of(icons: &[&'static str], kinds: KindSet, colours: ColourSet) -> Vec<Sign> {
    let mut signs: Vec<Sign> = icons.iter().map(|icon| Icon(icon)).collect();
    let mut add = |sign: Sign| {
        if signs.len() > icons.len() {
            signs.push(slash());
        }
        signs.push(sign);
    };
    for kind in [Kind::Building, Kind::Character, Kind::Prestige] {
        if !kinds.contains(kind) {
            continue;
        }
        let shades: Vec<Option<Colour>> =
            if colours == ColourSet::ALL { vec![None] } else { colours.iter().map(Some).collect() };
        match kind {
            Kind::Building => shades.into_iter().for_each(|shade| add(House(shade))),
            Kind::Character => shades.into_iter().for_each(|shade| add(Character(shade))),
            _ => add(Icon("prestige")),
        }
    }
    signs
}

fn alternatives(colours: ColourSet, sign: impl Fn(Colour) -> Sign) -> Vec<Sign> {
    let mut signs = Vec::new();
    for colour in colours.iter() {
        if !signs.is_empty() {
            signs.push(slash());
        }
        signs.push(sign(colour));
    }
    signs
}

fn score(count: Count, owner: u8, others: u8) -> Vec<Sign> {
    let mut signs = match count {
        Count::CardSets => Colour::ALL.map(|colour| Card(Some(colour), None)).into(),
        Count::Cards(colour) => vec![Card(Some(colour), None)],
        Count::DeniersBy4 => vec![Coin(4)],
        Count::Citizens(colour) => vec![Citizen(Some(colour))],
        Count::Characters => vec![Character(None)],
        Count::PrestigeBuildings => vec![Icon("prestige")],
        Count::CitizenSets => Colour::ALL.map(|colour| Citizen(Some(colour))).into(),
        Count::BuildingsWhiteOrYellow => {
            vec![House(Some(Colour::White)), slash(), House(Some(Colour::Yellow))]
        }
        Count::RampartsBuilt => vec![Icon("rampart")],
    };
    signs.extend([Break, Points(owner), slash(), FewerPoints(others)]);
    signs
}

/// What an event does, once for each coin.
pub(super) fn blow(row: EventRow) -> Vec<Sign> {
    match row.blow {
        Blow::LayDown { colour } => vec![Citizen(colour), Icon("arrow"), Lying(colour)],
        Blow::Majority { colour, amount } => vec![
            Citizen(Some(colour)),
            word("+"),
            Card(Some(colour), None),
            Break,
            Icon("arrow"),
            Coin(amount),
        ],
        Blow::Damage { colour } => vec![Icon("damage"), Icon("arrow"), Card(colour, None)],
        Blow::LoseDeniers { amount } => vec![Price(amount)],
    }
}

/// What a combat takes.
pub(super) fn ransom(row: EventRow) -> Vec<Sign> {
    let citizens = (0..row.combat_citizens).map(|_| Citizen(Some(row.combat_colour)));
    let ransom = [word("+"), Icon("coin"), word("+1")];
    citizens.chain(ransom.into_iter().filter(|_| row.has_ransom)).collect()
}

impl Sign {
    fn width(&self) -> f64 {
        match self {
            Word(text) => {
                // Faces of pages are wider than strokes.
                let wider = if is_type() { 1.25 } else { 1.0 };
                Letters { height: 10.0, colour: INK, weight: 1.0 }.width(text) * wider + 1.0
            }
            Icon("arrow") => 15.0,
            Card(..) => 16.0,
            FewerPoints(_) => 17.0,
            Manned(_) => 25.0,
            Break => 0.0,
            _ => 19.0,
        }
    }

    fn draw(&self, svg: &mut String, x: f64, y: f64) {
        let number = Letters { height: 10.0, colour: INK, weight: 1.15 };
        let centre = at(x + 10.0, y + 10.0);
        let shade = |colour: &Option<Colour>| colour.map_or("any", Colour::name);
        match self {
            Icon(name) if *name == "arrow" => put(svg, name, x - 2.0, y, 20.0),
            Icon(name) => put(svg, name, x, y, 20.0),
            Coin(amount) => {
                put(svg, "coin", x, y, 20.0);
                number.centred(svg, centre, &amount.to_string());
            }
            Price(amount) => {
                put(svg, "coin", x, y, 20.0);
                number.centred(svg, centre, &format!("-{amount}"));
            }
            Points(points) => {
                put(svg, "laurel", x, y, 20.0);
                let number = Letters { height: 8.5, ..number };
                number.centred(svg, centre - at(0.0, 0.6), &points.to_string());
            }
            FewerPoints(points) => {
                put(svg, "laurel", x + 1.5, y + 3.0, 15.0);
                let number = Letters { height: 6.5, ..number };
                number.centred(svg, at(x + 9.0, y + 10.2), &points.to_string());
            }
            Manned(colour) => {
                put(svg, &format!("house-{}", shade(colour)), x, y, 20.0);
                put(svg, "citizen-any", x + 11.0, y + 7.0, 14.0);
            }
            Citizen(colour) => put(svg, &format!("citizen-{}", shade(colour)), x, y, 20.0),
            Lying(colour) => {
                draw!(svg, r#"<g transform="rotate(90 {} {})">"#, Num(centre.x), Num(centre.y));
                put(svg, &format!("citizen-{}", shade(colour)), x, y - 0.5, 20.0);
                svg.push_str("</g>");
            }
            House(colour) => put(svg, &format!("house-{}", shade(colour)), x, y, 20.0),
            Character(colour) => {
                let fill = colour.map_or("#8d8371", |colour| dye(colour).main);
                draw!(svg, r#"<g color="{fill}">"#);
                put(svg, "character", x, y, 20.0);
                svg.push_str("</g>");
            }
            Card(colour, level) => {
                put(svg, &format!("card-{}", shade(colour)), x - 2.0, y, 20.0);
                if let Some(level) = level {
                    number_card(svg, *colour, *level, at(x + 8.0, y + 13.8));
                }
            }
            Event(coins) => {
                put(svg, "event", x, y, 20.0);
                put(svg, "coin", x + 9.6, y + 10.0, 10.0);
                if *coins == Coins::Absent {
                    put(svg, "cross-out", x + 9.6, y + 10.0, 10.0);
                }
            }
            Word(text) => number.write(svg, at(x, y + 5.0), text),
            Break => {}
        }
    }
}

/// Writes the level of a card on it.
fn number_card(svg: &mut String, colour: Option<Colour>, level: Level, centre: Point) {
    let ink = colour.map_or(INK, |colour| dye(colour).ink);
    let letters = Letters { height: 6.4, colour: ink, weight: 1.1 };
    letters.centred(svg, centre, crate::words::level(level));
}

/// A box for signs: its left, its top, its width and its height.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// Draws signs as large as they fit, in one row or in two.
pub(super) fn draw_signs(svg: &mut String, signs: &[Sign], frame: Frame) {
    let width = |row: &[Sign]| {
        row.iter().map(Sign::width).sum::<f64>() + 1.6 * row.len().saturating_sub(1) as f64
    };
    let high = |rows: &[Vec<Sign>]| 20.0 * rows.len() as f64 + 2.0 * (rows.len() - 1) as f64;
    let scale = |rows: &[Vec<Sign>]| {
        let widest = rows.iter().map(|row| width(row)).fold(1.0, f64::max);
        (frame.width / widest).min(frame.height / high(rows)).min(1.5)
    };
    let one = vec![signs.iter().filter(|sign| **sign != Break).cloned().collect()];
    let two: Vec<Vec<Sign>> = signs.split(|sign| *sign == Break).map(<[Sign]>::to_vec).collect();
    let rows = if scale(&one) >= scale(&two) { one } else { two };
    let scale = scale(&rows);
    let top = frame.y + (frame.height - high(&rows) * scale) / 2.0;
    draw!(
        svg,
        r#"<g transform="translate({} {}) scale({})">"#,
        Num(frame.x + frame.width / 2.0),
        Num(top),
        Num(scale)
    );
    for (index, row) in rows.iter().enumerate() {
        let mut x = -width(row) / 2.0;
        for sign in row {
            sign.draw(svg, x, 22.0 * index as f64);
            x += sign.width() + 1.6;
        }
    }
    svg.push_str("</g>");
}
