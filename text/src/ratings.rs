//! The words of ratings, leaderboards and the pages of players.

use crate::phrases;

phrases! {
    nav = "ratings-nav" ();
    title = "ratings-title" ();
    lead = "ratings-lead" ();
    none = "ratings-none" ();
    rank = "ratings-rank" ();
    player = "ratings-player" ();
    rating = "ratings-rating" ();
    games = "ratings-games" ();
    last = "ratings-last" ();
    bot = "ratings-bot" ();
    speed_fast = "ratings-speed-fast" ();
    speed_slow = "ratings-speed-slow" ();
    speed_daily = "ratings-speed-daily" ();
    speed_untimed = "ratings-speed-untimed" ();
    of = "ratings-of" ();
    speed = "ratings-speed" ();
    game = "ratings-game" ();
    with = "ratings-with" (rating: String, deviation: String);
    provisional = "ratings-provisional" ();
    course = "ratings-course" (game: String, speed: String);
    recent = "ratings-recent" ();
    recent_none = "ratings-recent-none" ();
    no_rating = "ratings-no-rating" ();
    lists = "ratings-lists" ();
    somebody = "ratings-somebody" ();
    counts = "ratings-counts" ();
    counts_not = "ratings-counts-not" ();
    spoilt = "ratings-spoilt" ();
    change = "ratings-change" (before: String, after: String);
    match_counts = "ratings-match-counts" ();
    match_rated = "ratings-match-rated" ();
    match_rated_note = "ratings-match-rated-note" ();
    match_unrated = "ratings-match-unrated" ();
    match_unrated_note = "ratings-match-unrated-note" ();
}
