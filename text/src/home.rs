//! The words of the first page, of the masthead and of the choice whether a new match counts.

use crate::phrases;

phrases! {
    // The masthead and the foot of every page.
    menu = "home-menu" ();
    nav_learn = "home-nav-learn" ();
    imprint = "home-imprint" ();
    rules_of = "home-rules-of" ();

    // What waits for the visitor.
    lead = "home-lead" ();
    your_turns = "home-your-turns" (count: u32);
    turn = "home-turn" ();
    under_way = "home-under-way" ();
    invited = "home-invited" (name: String);
    answer = "home-answer" ();
    all_games = "home-all-games" ();

    // The games.
    play = "home-play" ();
    against = "home-against" ();
    bot = "home-bot" (rank: String, level: u32, levels: u32);
    scenario = "home-scenario" ();
    friends = "home-friends" ();
    learn = "home-learn" ();
    learn_time = "home-learn-time" ();

    // Tables with a free seat.
    open_none = "home-open-none" ();
    open_yours = "home-open-yours" ();

    // Whether a new match counts.
    counts_with_people = "home-counts-with-people" ();
    counts_with_people_note = "home-counts-with-people-note" ();
    counts_always_note = "home-counts-always-note" ();
}
