//! From a document to a game, part by part.

use arrayvec::ArrayVec;
use bastide_core::{PositionError, Seat, Seats};

use super::check::{Complaint, plain, require};
use super::{DeckDocument, LastCardDocument, PlayerDocument, Position, SlotDocument};
use crate::clause;
use crate::colour::Deck;
use crate::game::{Covered, LastCard, Looked, Tournay};
use crate::pile::{DECK_SIZE, Pile};
use crate::player::{HAND_ROOM, Player};
use crate::queue::{Queue, Spot};
use crate::setup::{CatapultTargets, Setup};
use crate::verb::Kind;

/// Cards that an action can add to a hand before it has to be reduced again.
const ROOM_TO_DRAW: usize = 6;

impl Position {
    pub(crate) fn restore(&self) -> Result<Tournay, PositionError> {
        require(self.game == "tournay", "game", || format!("`{}` is not `tournay`", self.game))?;
        let setup: Setup = self.setup.parse().map_err(|e| plain("setup", format!("{e}")))?;
        let seats = usize::from(setup.players);
        let counts = [self.players.len(), self.decks.len(), self.queue.len()];
        let expected = [seats, Deck::COUNT, Spot::COUNT];
        require(counts == expected, "players", || {
            format!("players, decks and places of the queue are {counts:?}, not {expected:?}")
        })?;
        let mut game = self.bare(setup)?;
        for (index, document) in self.players.iter().enumerate() {
            restore_player(&mut game, index, document)?;
        }
        for (index, document) in self.decks.iter().enumerate() {
            restore_deck(&mut game, index, document)?;
        }
        self.restore_looked(&mut game)?;
        self.check(&game)?;
        Ok(game)
    }

    /// Everything but players, decks and cards looked at.
    fn bare(&self, setup: Setup) -> Result<Tournay, PositionError> {
        let players = setup.players;
        let seat = |number: u8, at: &str| {
            let is_seat = number < players;
            is_seat.then(|| Seat::new(number)).ok_or_else(|| plain(at, "no such seat".to_owned()))
        };
        let shielded = self.shielded.iter().map(|&number| seat(number, "shielded"));
        let copied = self.copied.iter().map(|c| Ok((seat(c.seat, "copied")?, c.slot)));
        let copied: Vec<_> = copied.collect::<Result<_, PositionError>>()?;
        let start_player = seat(self.start_player, "start_player")?;
        let is_agreed = setup.start_player.is_none_or(|agreed| agreed == start_player);
        require(is_agreed, "start_player", || "the setup says that another begins".to_owned())?;
        Ok(Tournay {
            players: Default::default(),
            piles: Default::default(),
            queue: self.restore_queue()?,
            covered: ArrayVec::new(),
            left_out: fitting(self.left_out.iter().copied(), "left_out")?,
            reserve: self.reserve,
            criers: 0,
            active: seat(self.active, "active")?,
            start_player,
            is_last_round: self.is_last_round,
            tasks: fitting(self.tasks.iter().copied(), "tasks")?,
            chain: fitting(copied.into_iter(), "copied")?,
            shielded: shielded.collect::<Result<Seats, _>>()?,
            looked: None,
            last_cards: [LastCard::Open; 4],
            has_revealed: false,
            setup,
        })
    }

    fn restore_queue(&self) -> Result<Queue, PositionError> {
        let deck = self.event_deck.iter().rev().map(|document| document.card);
        let known = self.event_deck.iter().filter(|document| document.is_known);
        let mut queue = Queue {
            deck: fitting(deck, "event_deck")?,
            known: known.map(|document| document.card).collect(),
            ..Queue::default()
        };
        let has_coins = self.event_deck.iter().any(|document| document.coins > 0);
        require(!has_coins, "event_deck", || "coins lie on events of the queue only".to_owned())?;
        for (index, document) in self.queue.iter().enumerate() {
            let Some(document) = document else { continue };
            require(!document.is_known, "queue", || "what is open needs no remark".to_owned())?;
            queue.shown[index] = Some(document.card);
            queue.coins[index] = document.coins;
        }
        Ok(queue)
    }

    fn restore_looked(&self, game: &mut Tournay) -> Result<(), PositionError> {
        let Some(document) = &self.looked else { return Ok(()) };
        let cards: Vec<_> =
            document.cards.iter().filter_map(|card| card.seen(game.setup.players)).collect();
        let wrong = || plain("looked", "two cards of the deck that the player has seen".to_owned());
        let &[one, other] = cards.as_slice() else { return Err(wrong()) };
        let is_fine = [one, other].iter().all(|seen| {
            seen.card.deck() == document.deck
                && seen.card.kind() != Kind::Crier
                && seen.by.contains(game.active)
        });
        require(is_fine, "looked", || wrong().problem)?;
        let (deck, has_crier) = (document.deck, document.has_crier);
        game.looked = Some(Looked { deck, cards: [one, other], has_crier });
        Ok(())
    }
}

/// Collects what has room in the state.
fn fitting<T, const N: usize>(
    items: impl Iterator<Item = T>,
    at: &str,
) -> Result<ArrayVec<T, N>, PositionError> {
    let mut list = ArrayVec::new();
    for item in items {
        list.try_push(item).map_err(|_| plain(at, format!("more than {N}")))?;
    }
    Ok(list)
}

fn restore_player(
    game: &mut Tournay,
    index: usize,
    document: &PlayerDocument,
) -> Result<(), PositionError> {
    let at = |part: &str| format!("players[{index}].{part}");
    let seat = Seat::new(index as u8);
    let mut player = Player {
        deniers: document.deniers,
        available: document.available,
        lying: document.lying,
        ramparts: document.ramparts.iter().copied().collect(),
        built: document.built.iter().copied().collect(),
        ..Player::default()
    };
    require(document.deniers < 1 << 24, &at("deniers"), || "too many".to_owned())?;
    for card in &document.hand {
        let seen = card.seen(game.setup.players).filter(|seen| seen.by.contains(seat));
        let seen = seen.filter(|seen| seen.card.kind() != Kind::Crier);
        let seen = seen.ok_or_else(|| {
            plain(&at("hand"), format!("{} cannot be in hand and seen like that", card.card))
        })?;
        let has_room = player.hand.len() < HAND_ROOM - ROOM_TO_DRAW;
        require(has_room, &at("hand"), || "too many cards".to_owned())?;
        player.hand.push(seen);
    }
    for slot in &document.district {
        restore_slot(game, &mut player, seat, slot)
            .map_err(|complaint| complaint.at(&at("district")))?;
    }
    check_district(&player).map_err(|complaint| complaint.at(&at("district")))?;
    game.last_cards[index] = match document.last_card {
        LastCardDocument::Open => LastCard::Open,
        LastCardDocument::Passed => LastCard::Passed,
        LastCardDocument::Sealed { index, slot } => LastCard::Sealed { index, slot },
        LastCardDocument::Shown { card, slot } => LastCard::Shown { card, slot },
    };
    game.players[index] = player;
    Ok(())
}

fn restore_slot(
    game: &mut Tournay,
    player: &mut Player,
    seat: Seat,
    document: &SlotDocument,
) -> Result<(), Complaint> {
    let slot = document.slot;
    let Some((&top, below)) = document.cards.split_first() else {
        return Err(Complaint::new(format!("{slot}: a slot without a card is left out"), None));
    };
    let colour = top.deck().colour();
    let is_stack = document.cards.iter().all(|card| card.deck().colour() == colour);
    Complaint::unless(is_stack, || format!("{slot}: cards of two colours"), clause::TOU_PLAY_10)?;
    let is_district = document.cards.iter().all(|card| card.kind() != Kind::Crier);
    Complaint::unless(is_district, || format!("{slot}: a town crier"), clause::TOU_PLAY_02)?;
    let is_new = !player.district.filled.contains(slot);
    Complaint::unless(is_new, || format!("{slot} is there twice"), clause::TOU_DEF_08)?;
    player.district.set_top(slot, top);
    let is_workplace = top.kind() == Kind::Building || document.workers.is_empty();
    Complaint::unless(is_workplace, || format!("{slot}: no workplace"), clause::TOU_ACT_05)?;
    let is_bearable = document.workers.len() <= 2;
    Complaint::unless(is_bearable, || format!("{slot}: crowded"), clause::TOU_CARD_PRIEST_03)?;
    document.workers.iter().for_each(|w| player.district.put_worker(slot, w.worker()));
    if document.is_damaged {
        let is_low = top.kind() != Kind::Prestige;
        let is_in_reach = is_low || game.setup.catapult == CatapultTargets::AnyCard;
        let is_target = is_in_reach && document.workers.is_empty();
        Complaint::unless(is_target, || format!("{slot}: no damage here"), clause::TOU_EVENT_43)?;
        player.district.damaged = player.district.damaged.with(slot);
    }
    for &card in below.iter().rev() {
        let covered = Covered { seat, slot, card };
        let pushed = game.covered.try_push(covered);
        pushed.map_err(|_| Complaint::new("more cards than there are".to_owned(), None))?;
    }
    Ok(())
}

fn check_district(player: &Player) -> Result<(), Complaint> {
    let filled = player.district.filled;
    let is_small = filled.span().is_none_or(|(columns, rows)| {
        [columns, rows].iter().all(|[first, last]| last - first <= 2)
    });
    let problem = || "more than three rows or columns".to_owned();
    Complaint::unless(is_small, problem, clause::TOU_PLAY_06)?;
    let is_central = player.district.drift() == (0, 0);
    let problem = || "column c and row 3 are within every district".to_owned();
    Complaint::unless(is_central, problem, clause::TOU_NOTE_02)?;
    let is_sane = player.available.sum() <= 33 && player.lying.sum() <= 33;
    Complaint::unless(is_sane, || "too many citizens".to_owned(), clause::TOU_COMP_06)?;
    Ok(())
}

fn restore_deck(
    game: &mut Tournay,
    index: usize,
    document: &DeckDocument,
) -> Result<(), PositionError> {
    let at = format!("decks[{index}]");
    let deck = Deck::all().nth(index);
    require(deck == Some(document.deck), &at, || "decks are Y1, W1, R1, Y2 … R3".to_owned())?;
    require(document.cards.len() <= DECK_SIZE, &at, || "more than ten cards".to_owned())?;
    let mut pile = Pile::default();
    for card in document.cards.iter().rev() {
        let is_crier = card.card.kind() == Kind::Crier;
        let seen = card
            .seen(game.setup.players)
            .filter(|seen| seen.card.deck() == document.deck && (!is_crier || seen.by.0 == 0));
        let seen = seen.ok_or_else(|| {
            plain(&at, format!("{} cannot lie here and be seen like that", card.card))
        })?;
        pile.cards.push(seen);
    }
    pile.is_face_up = document.is_face_up;
    let is_open = pile.cards.last().is_some_and(|seen| seen.by.is_public());
    require(is_open || !pile.is_face_up, &at, || {
        "everybody knows a card that lies face up".to_owned()
    })?;
    game.piles[index] = pile;
    if document.has_shown_crier {
        game.criers |= 1 << index;
    }
    Ok(())
}
