//! What a page offers: more than the rules ask for at once, so that a click does what it means.
//!
//! Whoever draws or activates while a card could be played means that no card is played: both is one choice, with a
//! semicolon in between. So is a card that costs another one, where only one can be given: it is touched before it goes. A deck
//! with a card face up is two things to touch.

use bastide_core::{Game as _, Seat, Silent, Viewer};
use bastide_presentation::{Choice, Choices};
use bastide_text::Phrasebook;
use bastide_tournay::{Action, Deck, Task, Tournay, Way};

use crate::{borrowing, drawing, words};

/// What the rules ask of a seat, each action by itself.
type Plain = fn(&Tournay, Seat, &Phrasebook) -> Choices;

pub(crate) fn choices(game: &Tournay, seat: Seat, book: &Phrasebook, plain: Plain) -> Choices {
    let mut choices = asked(game, seat, book, plain);
    if let Some(after) = without_a_card(game, seat) {
        let further = asked(&after, seat, book, plain).others.into_iter();
        let with_skip = |choice: Choice| Choice {
            action: format!("{};{}", Action::Skip, choice.action),
            // What is no part of the table is a short button beside the question, which says it.
            words: if choice.parts.is_empty() {
                choice.words
            } else {
                words::offer_without_a_card(book, choice.words)
            },
            ..choice
        };
        choices.others.extend(further.map(with_skip));
    }
    choices
}

/// What is asked now, with whose citizens do it.
fn asked(game: &Tournay, seat: Seat, book: &Phrasebook, plain: Plain) -> Choices {
    let mut choices = plain(game, seat, book);
    let face_up = face_up_draws(&choices.others);
    for choice in &mut choices.others {
        choice.is_costly = borrowing::has_to_borrow(game, seat, &choice.action);
        with_its_price(choice, game, seat, book);
        if let Ok(Action::Draw { deck, way: Way::Blind }) = choice.action.parse()
            && face_up.contains(&deck)
        {
            choice.parts = vec![drawing::hidden_cards_id(deck)];
        }
    }
    choices.others.extend(borrowing::choices(game, seat, book));
    choices
}

/// A card that costs another one is played with it, where only one can be given: nobody would be asked any more.
fn with_its_price(choice: &mut Choice, game: &Tournay, seat: Seat, book: &Phrasebook) {
    let Ok(play @ Action::Play { slot: None, .. }) = choice.action.parse() else { return };
    let (mut after, mut gifts) = (game.clone(), Vec::new());
    if after.apply(seat, play, &mut Silent).is_err() {
        return;
    }
    after.legal(seat, &mut gifts);
    let &[given] = gifts.as_slice() else { return };
    let view = after.view(Viewer::Seat(seat));
    choice.action = format!("{play};{given}");
    choice.words = words::offer_with(book, &choice.words, words::choice(book, &view, seat, given));
    // Where it lies on the table it is the place to go to; of a card in the hand the menu tells.
    if !matches!(given, Action::GiveHeld(_)) {
        choice.parts.extend(drawing::parts(&view, seat, given));
    }
    choice.is_costly = true;
}

/// The decks whose card face up can be drawn: what lies below has a sign of its own.
fn face_up_draws(choices: &[Choice]) -> Vec<Deck> {
    let deck = |choice: &Choice| match choice.action.parse() {
        Ok(Action::Draw { deck, way: Way::Visible }) => Some(deck),
        _ => None,
    };
    choices.iter().filter_map(deck).collect()
}

/// The game once no card has been played, if that is asked.
fn without_a_card(game: &Tournay, seat: Seat) -> Option<Tournay> {
    let mut after = game.clone();
    let is_asked = game.task() == Some(Task::PlayCard);
    (is_asked && after.apply(seat, Action::Skip, &mut Silent).is_ok()).then_some(after)
}
