//! What the clause tests are written with: a table at a given round with empty sheets, to which a
//! test adds what it needs, and actions in the notation.

use std::collections::BTreeMap;

use bastide_anarchy::{
    Action, Anarchy, Asset, Attribute, BUILT_IN, BoxId, Boxes, Event, Kind, Phase, PlayerDocument,
    PlayerView, Position, Purse, Score, Setup, View,
};
use bastide_core::{Clause, Game as _, Reveal, Seat, Seed, Setup as _, Silent, Viewer};

/// A game and what the last actions told.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: Anarchy,
    pub(crate) events: Vec<Event>,
    pub(crate) reveal: Reveal,
}

/// `Red`, `Blue`, `Green` or `Yellow`.
pub(crate) fn seat(name: &str) -> Seat {
    let named = Seat::all(4).find(|&seat| Anarchy::seat_name(seat) == name);
    named.unwrap_or_else(|| panic!("`{name}` is no seat"))
}

pub(crate) fn id(text: &str) -> BoxId {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// `serf 2 coin 1`
pub(crate) fn purse(text: &str) -> Purse {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.chunks(2).fold(Purse::NONE, |purse, pair| {
        let asset = Asset::from_word(pair[0]).unwrap_or_else(|| panic!("no asset {}", pair[0]));
        purse.plus(Purse::of(asset, pair[1].parse().expect("a count")))
    })
}

/// The draft of this round, with nothing on any sheet.
pub(crate) fn drafting(setup: &str, round: u8) -> Table {
    let mut table = started(setup);
    table.hurry(|game| game.round() == round && game.phase() == Phase::Draft);
    table.wipe()
}

/// The action phase of this round, with nothing on any sheet and nothing held.
pub(crate) fn acting(setup: &str, round: u8) -> Table {
    let mut table = started(setup);
    table.hurry(|game| game.round() == round && game.phase() == Phase::Actions);
    table.wipe()
}

pub(crate) fn started(setup: &str) -> Table {
    let setup = Setup::requested(setup).unwrap_or_else(|error| panic!("{error}"));
    let game = Anarchy::start(&setup, &Seed::from_phrase("a table for tests")).expect("it starts");
    Table { game, events: Vec::new(), reveal: Reveal::Nothing }
}

/// A solo game in this round of classic easy, facing these cards, with so much.
pub(crate) fn facing(round: u8, cards: &str, boxes: &str, held: &str) -> Table {
    let mut table = facing_by("players=1", round, cards, held);
    table.filled("Red", boxes);
    table
}

/// The same with these options and an empty castle.
pub(crate) fn facing_by(setup: &str, round: u8, cards: &str, held: &str) -> Table {
    let mut table = acting(setup, round);
    table.faces("Red", cards).holds("Red", held);
    table.edit_player("Red", |red| red.tent = round);
    table
}

impl Table {
    /// Plays as quickly as possible: nobody does anything they need not do.
    fn hurry(&mut self, is_there: impl Fn(&Anarchy) -> bool) {
        while !is_there(&self.game) {
            let seat = self.game.to_act().iter().next().expect("the game goes on");
            let mut list = Vec::new();
            self.game.legal(seat, &mut list);
            let idle = *list.last().expect("a choice");
            let _ = self.game.apply(seat, idle, &mut Silent).expect("a listed action");
        }
    }

    /// Empties sheets and boards.
    fn wipe(mut self) -> Self {
        self.edit(|position| {
            for player in &mut position.players {
                player.filled = BUILT_IN.start;
                player.purse = Purse::NONE;
                player.prepared = BUILT_IN.circled_at_start;
                (player.joy, player.discontent) = (0, 0);
            }
        });
        self
    }

    /// Changes the position as a document; it has to be one that the rules allow.
    pub(crate) fn edit(&mut self, change: impl FnOnce(&mut Position)) -> &mut Self {
        let mut position = self.game.position();
        change(&mut position);
        self.game = Anarchy::restore(&position).unwrap_or_else(|error| panic!("{error}"));
        self
    }

    pub(crate) fn edit_player(
        &mut self,
        name: &str,
        change: impl FnOnce(&mut PlayerDocument),
    ) -> &mut Self {
        self.edit(|position| change(&mut position.players[seat(name).index()]))
    }

    /// What a player holds from now on.
    pub(crate) fn holds(&mut self, name: &str, text: &str) -> &mut Self {
        self.edit_player(name, |player| player.purse = purse(text))
    }

    /// Fills boxes without any gain, with all that they ask for.
    pub(crate) fn filled(&mut self, name: &str, boxes: &str) -> &mut Self {
        self.edit_player(name, |player| {
            boxes.split_whitespace().for_each(|text| fill(&mut player.filled, id(text)));
            follow(player);
        })
    }

    /// Puts these estate cards on top of the deck, the first to be revealed first.
    pub(crate) fn stacks(&mut self, name: &str, cards: &str) -> &mut Self {
        self.edit_player(name, |player| {
            let wanted: Vec<_> =
                cards.split_whitespace().map(|c| c.parse().expect("a card")).collect();
            let estate = &mut player.estate;
            estate.cards.retain(|card| !wanted.contains(card));
            estate.cards.extend(wanted.iter().rev());
            (estate.left, estate.open) = (24, 0);
        })
    }

    /// The cards above a board: `F5 35 30`; what others have of them is exchanged.
    pub(crate) fn faces(&mut self, name: &str, cards: &str) -> &mut Self {
        self.edit(|position| {
            let wanted: Vec<bastide_anarchy::AttackCard> =
                cards.split_whitespace().map(|card| card.parse().expect("a card")).collect();
            let own = seat(name).index();
            for (slot, &card) in wanted.iter().enumerate() {
                let old = position.players[own].cards[slot];
                let all = position.players.iter_mut().flat_map(|player| &mut player.cards);
                for other in all.filter(|other| **other == card) {
                    *other = old;
                }
                position.players[own].cards[slot] = card;
            }
        })
    }

    pub(crate) fn list(&self, name: &str) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(seat(name), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// The list without trades and without boxes: answers to a question.
    pub(crate) fn answers(&self, name: &str) -> String {
        self.list(name).join(", ")
    }

    /// Plays actions of one seat, separated by commas; each has to be in the legal list.
    pub(crate) fn plays(&mut self, name: &str, actions: &str) -> &mut Self {
        self.events.clear();
        self.reveal = Reveal::Nothing;
        for text in actions.split(", ") {
            self.allows(name, text);
            let action: Action = text.parse().expect("an action");
            match self.game.apply(seat(name), action, &mut self.events) {
                Ok(Reveal::Something) => self.reveal = Reveal::Something,
                Ok(Reveal::Nothing) => {}
                Err(refusal) => panic!("{name} {text} is in the legal list, but: {refusal:?}"),
            }
        }
        self
    }

    pub(crate) fn allows(&mut self, name: &str, text: &str) -> &mut Self {
        let list = self.list(name);
        assert!(list.iter().any(|listed| listed == text), "{name} may not {text}: {list:?}");
        self
    }

    /// The action is absent from the legal list, the refusal cites the clause, nothing changes.
    pub(crate) fn refuses(&mut self, name: &str, text: &str, clause: Clause) -> &mut Self {
        assert!(!self.list(name).contains(&text.to_owned()), "{name} may {text}");
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let before = self.game.clone();
        let mut told = Vec::new();
        let answer = self.game.apply(seat(name), action, &mut told);
        let refusal = answer.expect_err("what is not in the legal list is refused");
        assert_eq!(refusal.clause, clause, "{name} {text}: {:?}", refusal.need);
        assert!(self.game == before && told.is_empty(), "a refused action changes nothing");
        self
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    pub(crate) fn player(&self, name: &str) -> PlayerView {
        self.view().players[seat(name)].clone()
    }

    /// What a player holds is exactly this.
    pub(crate) fn has(&mut self, name: &str, text: &str) -> &mut Self {
        assert_eq!(self.player(name).purse, purse(text), "what {name} holds");
        self
    }

    pub(crate) fn is_filled(&self, name: &str, boxes: &str) -> bool {
        boxes.split_whitespace().all(|text| self.player(name).is_filled(id(text)))
    }

    pub(crate) fn attribute(&self, name: &str, attribute: Attribute) -> u8 {
        self.player(name).filled.count(BUILT_IN.lines.attributes[attribute.index()])
    }

    /// Bravery, loyalty, influence, power.
    pub(crate) fn attributes(&self, name: &str) -> [u8; 4] {
        [0, 1, 2, 3].map(|at| self.attribute(name, Attribute::ALL[at]))
    }

    pub(crate) fn production(&self, name: &str, asset: Asset) -> u8 {
        self.player(name).filled.count(BUILT_IN.lines.production[asset.index()])
    }

    pub(crate) fn score(&self, name: &str) -> Score {
        self.game.score(seat(name))
    }

    /// Ends the round: nobody acts any more, and no tactics are used.
    pub(crate) fn ends_round(&mut self) -> &mut Self {
        let round = self.game.round();
        self.events.clear();
        while self.game.round() == round && !self.game.to_act().is_empty() {
            let seat = self.game.to_act().iter().next().expect("somebody acts");
            let mut list = Vec::new();
            self.game.legal(seat, &mut list);
            let saves = |action: &&Action| matches!(action, Action::Use { count: 0, .. });
            let idle = *list.iter().find(saves).or(list.last()).expect("a choice");
            let _ = self.game.apply(seat, idle, &mut self.events).expect("a listed action");
        }
        self
    }

    /// The events of one sort, as JSON without the seat.
    pub(crate) fn told(&self, event: &str) -> Vec<serde_json::Value> {
        let all = self.events.iter().map(|event| serde_json::to_value(event).expect("a document"));
        all.filter(|value| value["event"] == event).collect()
    }
}

fn fill(filled: &mut Boxes, id: BoxId) {
    if filled.contains(id) {
        return;
    }
    filled.insert(id);
    let spec = BUILT_IN.spec(id);
    spec.needs().for_each(|need| fill(filled, need.on));
    if let Some(link) = spec.links().next() {
        fill(filled, link);
    }
    let lines = &BUILT_IN.lines;
    let tracks = lines.attributes.iter().chain(&lines.production);
    for line in tracks.chain([&lines.couples, &lines.assists, &lines.castles]) {
        if let Some(position) = line.position(id) {
            (0..position).for_each(|before| fill(filled, line.at(before)));
        }
    }
    // The wide box of a chapel stands for its three squares.
    if spec.kind == Kind::Chapel {
        let level = id.text().trim_end_matches("-complete");
        for square in ["", "-food", "-material", "-coin"] {
            fill(filled, self::id(&format!("{level}{square}")));
        }
    }
}

/// What else follows from the filled boxes.
fn follow(player: &mut PlayerDocument) {
    let lines = &BUILT_IN.lines;
    let count = |line| player.filled.count(line);
    let spread = |count: u8| [0, 1, 2, 3].map(|at| count / 4 + u8::from(at < count % 4));
    player.walls = spread(count(lines.fortifications[2]));
    player.towers = spread(count(lines.fortifications[1]));
    let couples = player.filled.bits(lines.women) & player.filled.bits(lines.men);
    let couples = couples.count_ones() as usize;
    lines.couples.iter().take(couples).for_each(|id| player.filled.insert(id));
}

/// Every reveal of estate cards is reproducible: which number each card shows.
pub(crate) fn cards_by<K: Ord>(
    key: impl Fn(&bastide_anarchy::EstateSpec) -> K,
) -> BTreeMap<K, Vec<String>> {
    let mut found: BTreeMap<K, Vec<String>> = BTreeMap::new();
    for (at, card) in BUILT_IN.estate.iter().enumerate() {
        found.entry(key(card)).or_default().push((at + 1).to_string());
    }
    found
}
