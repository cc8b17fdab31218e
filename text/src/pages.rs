//! The words of the pages in the browser: one function per message of `pages.ftl`.

use crate::phrases;

phrases! {
    // The frame of every page.
    title = "page-title" (title: String);
    summary = "page-summary" ();
    skip = "page-skip" ();
    nav = "page-nav" ();
    nav_home = "page-nav-home" ();
    nav_new = "page-nav-new" ();
    nav_mine = "page-nav-mine" ();
    nav_watch = "page-nav-watch" ();
    nav_rules = "page-nav-rules" ();
    settings = "page-settings" ();
    language = "page-language" ();
    appearance = "page-appearance" ();
    appearance_auto = "page-appearance-auto" ();
    appearance_light = "page-appearance-light" ();
    appearance_dark = "page-appearance-dark" ();
    playing_as = "page-playing-as" (name: String);
    your_name = "page-your-name" ();
    save = "page-save" ();
    licence = "page-licence" ();

    // Home.
    home_title = "page-home-title" ();
    play_now = "page-play-now" ();
    set_up = "page-set-up" ();
    level = "page-level" ();
    running_title = "page-running-title" ();
    running_none = "page-running-none" ();
    open_title = "page-open-title" ();
    open_none = "page-open-none" ();
    join = "page-join" ();

    // Lists of games.
    against = "page-against" (first: String, second: String);
    your_turn = "page-your-turn" ();
    turn_of = "page-turn-of" (player: String);
    waiting = "page-waiting" ();
    moves = "page-moves" (count: u32);
    now = "page-now" ();
    minutes_ago = "page-minutes-ago" (count: u32);
    hours_ago = "page-hours-ago" (count: u32);
    days_ago = "page-days-ago" (count: u32);
    go_on = "page-go-on" ();
    watch_it = "page-watch-it" ();
    replay_it = "page-replay-it" ();
    mine_title = "page-mine-title" ();
    finished_title = "page-finished-title" ();
    finished_none = "page-finished-none" ();
    bring_title = "page-bring-title" ();
    bring_note = "page-bring-note" ();
    bring_file = "page-bring-file" ();
    bring_limit = "page-bring-limit" (most: u32);
    bring_text = "page-bring-text" ();
    bring_it = "page-bring-it" ();
    bring_failed = "page-bring-failed" ();
    bring_nothing = "page-bring-nothing" ();
    watch_title = "page-watch-title" ();
    watch_lead = "page-watch-lead" ();
    watch_none = "page-watch-none" ();
    recent_title = "page-recent-title" ();

    // A new match.
    new_title = "page-new-title" ();
    new_lead = "page-new-lead" ();
    new_game = "page-new-game" ();
    new_seats = "page-new-seats" ();
    new_first_note = "page-new-first-note" (side: String);
    seat_me = "page-seat-me" ();
    seat_here = "page-seat-here" ();
    seat_friend = "page-seat-friend" ();
    seat_anyone = "page-seat-anyone" ();
    seat_people = "page-seat-people" ();
    seat_bots = "page-seat-bots" ();
    bot_time = "page-bot-time" (bot: String, seconds: String);
    new_games = "page-new-games" ();
    new_games_note = "page-new-games-note" ();
    games = "page-games" (count: u32);
    new_visible = "page-new-visible" ();
    new_public = "page-new-public" ();
    new_public_note = "page-new-public-note" ();
    new_private = "page-new-private" ();
    new_private_note = "page-new-private-note" ();
    new_rules = "page-new-rules" ();
    new_rules_note = "page-new-rules-note" ();
    new_ruling = "page-new-ruling" (number: u32);
    new_seed = "page-new-seed" ();
    new_seed_note = "page-new-seed-note" ();
    new_start = "page-new-start" ();
    by_default = "page-by-default" (choice: String);

    // The table.
    table_title = "page-table-title" (game: String, players: String);
    players = "page-players" ();
    you = "page-you" ();
    bot = "page-bot" ();
    open_seat = "page-open-seat" ();
    is_to_move = "page-is-to-move" ();
    board = "page-board" ();
    turn = "page-turn" ();
    choose = "page-choose" ();
    choose_note = "page-choose-note" ();
    in_hand = "page-in-hand" ();
    decide = "page-decide" ();
    typed = "page-typed" ();
    typed_note = "page-typed-note" ();
    act = "page-act" ();
    chat = "page-chat" ();
    chat_none = "page-chat-none" ();
    chat_say = "page-chat-say" ();
    chat_send = "page-chat-send" ();
    chat_watching = "page-chat-watching" ();
    undo = "page-undo" ();
    ask_undo = "page-ask-undo" ();
    allow_undo = "page-allow-undo" ();
    refuse_undo = "page-refuse-undo" ();
    aborted = "page-aborted" ();
    resign = "page-resign" ();
    resign_note = "page-resign-note" (players: u32);
    abort = "page-abort" ();
    rematch = "page-rematch" ();
    play_again = "page-play-again" ();
    next_game = "page-next-game" ();
    sit_down = "page-sit-down" ();
    invite = "page-invite" ();
    invite_note = "page-invite-note" (side: String);
    link = "page-link" ();
    copy = "page-copy" ();
    spectators = "page-spectators" (count: u32);
    you_watch = "page-you-watch" ();
    seed = "page-seed" ();
    series_total = "page-series-total" (first: String, first_points: u32, second: String, second_points: u32);
    record = "page-record" ();
    more = "page-more" ();

    // Replay.
    replay_title = "page-replay-title" (players: String);
    start = "page-start" ();
    first = "page-first" ();
    previous = "page-previous" ();
    next = "page-next" ();
    last = "page-last" ();
    position = "page-position" (ply: u32, plies: u32);
    autoplay = "page-autoplay" ();
    stop = "page-stop" ();
    plies = "page-plies" ();
    share = "page-share" ();
    download = "page-download" ();
    download_record = "page-download-record" ();
    download_svg = "page-download-svg" ();
    download_png = "page-download-png" ();
    play_on = "page-play-on" ();
    play_on_note = "page-play-on-note" ();
    to_table = "page-to-table" ();

    // Rules.
    rules_title = "page-rules-title" (game: String);
    rules_lead = "page-rules-lead" ();
    rules_language = "page-rules-language" ();
    rules_search = "page-rules-search" ();
    rules_contents = "page-rules-contents" ();
    rules_none = "page-rules-none" ();
    rules_link = "page-rules-link" (clause: String);

    // When something is missing.
    problem_number = "page-problem-number" (status: u32);
    problem_home = "page-problem-home" ();
    missing = "page-missing" ();
    missing_text = "page-missing-text" ();
    forbidden = "page-forbidden" ();
    forbidden_text = "page-forbidden-text" ();
    broken = "page-broken" ();
    broken_text = "page-broken-text" ();
    unreadable = "page-unreadable" ();
    unreadable_text = "page-unreadable-text" ();
    unreadable_stage = "page-unreadable-stage" ();
    unreadable_why = "page-unreadable-why" ();

    // What the script says.
    copied = "page-copied" ();
    script_connected = "page-script-connected" ();
    script_disconnected = "page-script-disconnected" ();
    script_sending = "page-script-sending" ();
    script_unsent = "page-script-unsent" ();
    script_raced = "page-script-raced" ();
    script_refused = "page-script-refused" ();
    script_free = "page-script-free" ();
    script_square = "page-script-square" (square: String, what: String);
    script_board = "page-script-board" ();
    script_empty_hand = "page-script-empty-hand" ();
    script_planned = "page-script-planned" ();
    script_unplanned = "page-script-unplanned" ();
    script_taken = "page-script-taken" (piece: String, orientation: String, count: String);
    script_released = "page-script-released" ();
    script_facing_n = "page-script-facing-n" ();
    script_facing_e = "page-script-facing-e" ();
    script_facing_s = "page-script-facing-s" ();
    script_facing_w = "page-script-facing-w" ();
    script_turn = "page-script-turn" ();
    script_release = "page-script-release" ();
    script_place = "page-script-place" ();
    script_where = "page-script-where" ();
    script_nowhere = "page-script-nowhere" ();
    script_claims = "page-script-claims" (squares: String);
    script_isolates = "page-script-isolates" (squares: String);
    script_clause = "page-script-clause" (clause: String);
    script_cancel = "page-script-cancel" ();

    // What all games share.
    restart = "page-restart" ();
    hidden_next = "page-hidden-next" ();
    alone = "page-alone" (player: String);
    list_end = "page-list-end" (rest: String, last: String);
    waiting_for = "page-waiting-for" (players: String);
    hand_over = "page-hand-over" (player: String);
    hand_over_note = "page-hand-over-note" (player: String);
    uncover = "page-uncover" (player: String);
    look_as = "page-look-as" (side: String);
    play_alone = "page-play-alone" ();
    play_alone_note = "page-play-alone-note" ();
    seat_nobody = "page-seat-nobody" ();
    new_seats_note = "page-new-seats-note" ();
    new_variants = "page-new-variants" ();
    new_chance_note = "page-new-chance-note" ();
    new_file = "page-new-file" ();
    new_file_note = "page-new-file-note" ();
    new_file_problem = "page-new-file-problem" (line: u32, problem: String);
    new_file_bytes = "page-new-file-bytes" ();
    typed_note_plain = "page-typed-note-plain" (example: String);
    choices_note = "page-choices-note" ();
}
