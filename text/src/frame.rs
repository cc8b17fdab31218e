//! The words of the frame around a table: bars, panels and settings.

use crate::phrases;

phrases! {
    menu = "frame-menu" ();
    settings = "frame-settings" ();
    bar = "frame-bar" ();
    side = "frame-side" ();
    your_turn = "frame-your-turn" ();

    // The story.
    story = "frame-story" ();
    story_none = "frame-story-none" ();
    away = "frame-away" (count: String);
    again = "frame-again" ();
    details = "frame-details" ();
    whole = "frame-whole" ();
    earlier = "frame-earlier" ();

    // Panels and buttons.
    actions = "frame-actions" ();
    chat = "frame-chat" ();
    more = "frame-more" ();
    close = "frame-close" ();
    all_played = "frame-all-played" ();
    share = "frame-share" ();
    look = "frame-look" ();
    look_back = "frame-look-back" ();
    hint = "frame-hint" ();
    holdings = "frame-holdings" ();
    threats = "frame-threats" ();
    missing = "frame-missing" ();
    read_on = "frame-read-on" ();
    leave = "frame-leave" ();
    promise = "frame-promise" ();

    // What buttons of the bar do.
    about_undo = "frame-about-undo" ();
    about_restart = "frame-about-restart" ();
    about_ask_undo = "frame-about-ask-undo" ();
    about_hint = "frame-about-hint" ();
    about_first = "frame-about-first" ();
    about_previous = "frame-about-previous" ();
    about_next = "frame-about-next" ();
    about_last = "frame-about-last" ();
    about_autoplay = "frame-about-autoplay" ();
    about_analysis = "frame-about-analysis" ();

    // Settings of the browser.
    pace = "frame-pace" ();
    pace_quick = "frame-pace-quick" ();
    pace_normal = "frame-pace-normal" ();
    pace_slow = "frame-pace-slow" ();
    pace_off = "frame-pace-off" ();
    sound = "frame-sound" ();
}
