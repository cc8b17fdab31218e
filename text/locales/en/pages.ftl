### The pages in the browser, in English.

## The frame of every page

page-title = { $title } · Bastide
page-summary = Medieval city games in the browser: alone against a bot, with friends, or as a spectator.
page-skip = Skip to the content
page-nav = Pages
page-nav-home = Games
page-nav-new = New match
page-nav-mine = My games
page-nav-watch = Watch
page-nav-rules = Rules
page-settings = Settings
page-language = Language
page-appearance = Appearance
page-appearance-auto = As the device
page-appearance-light = Light
page-appearance-dark = Dark
page-playing-as = You are { $name }.
page-your-name = Your name
page-save = Save
page-licence = Free software, under the MIT or Apache 2.0 licence.

## Home

page-home-title = Medieval city games
page-play-now = Play now
page-set-up = Set up a match
page-level = Opponent
page-running-title = Your running games
page-running-none = None at the moment.
page-open-title = Open tables
page-open-none = Nobody is waiting for an opponent. Open a table of your own: choose “anyone” for a seat.
page-join = Join

## Lists of games

page-against = { $first } against { $second }
page-your-turn = Your turn
page-turn-of = { $player } to move
page-waiting = Waiting for a player
page-moves = { $count ->
    [0] not begun
    [one] { $count } action
   *[other] { $count } actions
}
page-now = just now
page-minutes-ago = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
page-hours-ago = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
page-days-ago = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
page-go-on = Go on
page-watch-it = Watch
page-replay-it = Replay
page-mine-title = My games
page-finished-title = Finished
page-finished-none = No finished games yet.
page-bring-title = Bring a game along
page-bring-note = A record from here or from elsewhere, finished or not. Every action is checked against the rules; the game is then among your finished ones, to be replayed, shared and played on from any position.
page-bring-file = Record as a file
page-bring-limit = At most { $most } KiB.
page-bring-text = Or the text of the record
page-bring-it = Bring it along
page-bring-failed = This record cannot be taken
page-bring-nothing = Nothing was kept. Correct the record and bring it again.
page-watch-title = Watch
page-watch-lead = Public games that are being played. You see what everybody may see.
page-watch-none = No public game is being played. Finished ones are below.
page-recent-title = Lately finished

## A new match

page-new-title = A new match
page-new-lead = Say who plays; everything else may stay as it is.
page-new-game = Game
page-new-seats = Who plays
page-new-first-note = { $side } places the Cathedral, then the other side begins.
page-seat-me = I
page-seat-here = Another person at this screen
page-seat-friend = A friend, by a link
page-seat-anyone = Anyone who likes
page-seat-people = People
page-seat-bots = Bots
page-bot-time = { $bot }, { $seconds } s a move
page-new-games = Games in the series
page-new-games-note = The players change colours after each game; the lower total of points wins the series.
page-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
page-new-visible = Who may watch
page-new-public = Public
page-new-public-note = The match is listed, and anyone may watch.
page-new-private = Private
page-new-private-note = Only those who have the link.
page-new-rules = Rules
page-new-rules-note = The printed rules leave a few questions open. The first answer is the usual one.
page-new-ruling = Ruling { $number }
page-new-seed = Words for the seed
page-new-seed-note = May stay empty. Two matches with the same words meet the same chance; Cathedral has none, but bots do.
page-new-start = Set up the match
page-by-default = { $choice } (usual)

## The table

page-table-title = { $game }: { $players }
page-players = Players
page-you = you
page-bot = bot
page-open-seat = Open seat
page-is-to-move = to move
page-board = Board
page-turn = Turn
page-choose = What you can do
page-choose-note = Choose a building, turn it with R, and place it on a square.
page-in-hand = Buildings in hand
page-decide = To be decided
page-typed = Or type an action
page-typed-note = Kind, orientation, square: CSwD2.
page-act = Play
page-chat = Talk
page-chat-none = Nobody has said anything.
page-chat-say = Your words
page-chat-send = Send
page-chat-watching = Players talk here; you are watching.
page-undo = Take back
page-ask-undo = Ask to take back
page-allow-undo = Allow it
page-refuse-undo = Refuse
page-aborted = The match was abandoned; nobody won.
page-resign = Resign
page-resign-note = { $players ->
    [1] The game ends here and is not counted.
    [2] You lose, and your opponent wins.
   *[other] You lose, and the match ends for everybody: all the others win.
}
page-abort = Abandon the match
page-rematch = Rematch, seats changed
page-play-again = Play again
page-next-game = Next game of the series
page-sit-down = Take this seat
page-invite = Invite a friend
page-invite-note = Send your friend this link: it leads to the seat of { $side }.
page-link = Link
page-copy = Copy
page-spectators = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
page-you-watch = You are watching. You see what everybody may see.
page-seed = Seed
page-series-total = Totals: { $first } { $first_points }, { $second } { $second_points }
page-record = Record of the match
page-more = About this match

## Replay

page-replay-title = Replay: { $players }
page-start = The start
page-first = First
page-previous = Previous
page-next = Next
page-last = Last
page-position = Position { $ply } of { $plies }
page-autoplay = Play by itself
page-stop = Stop
page-plies = All actions
page-share = Share this position
page-download = Download
page-download-record = Record
page-download-svg = Picture (SVG)
page-download-png = Picture (PNG)
page-play-on = Play on from here
page-play-on-note = A new match begins with this position, against the bot you choose.
page-to-table = To the table

## Rules

page-rules-title = The rules of { $game }
page-rules-lead = Numbered clauses, each with a link of its own. When the board refuses a move, it names one of them.
page-rules-language = { "" }
page-rules-search = Search the clauses
page-rules-contents = Contents
page-rules-none = No clause has these words.
page-rules-link = Link to { $clause }

## When something is missing

page-problem-number = Number { $status }
page-problem-home = Back to the games
page-missing = There is no such page
page-missing-text = The link may be old or mistyped. Your games are under “My games”.
page-forbidden = This seat is not yours
page-forbidden-text = Only the person who sits there can do that. You may watch, though.
page-broken = Something went wrong
page-broken-text = It is our fault. The match is as it was before; try again in a moment.
page-unreadable = This match cannot be read
page-unreadable-text = Its log and the rules of this version do not go together: either the rules have changed since it was played, or the log is damaged. Nothing of it was lost or altered; whoever runs this server can see in its log what is wrong.
page-unreadable-stage = cannot be read
page-unreadable-why = Why?

## What the script says

page-copied = Copied.
page-script-connected = The connection is back.
page-script-disconnected = The connection is lost. The page keeps trying.
page-script-sending = The action is on its way; the connection is slow.
page-script-unsent = The action could not be sent and was not played. Please try again.
page-script-raced = Another action came first; the board shows it now.
page-script-refused = That is not possible.
page-script-free = free
page-script-square = { $square }: { $what }
page-script-board = Board. Arrow keys move, R turns the piece, Enter places it, Escape puts it back.
page-script-empty-hand = Choose a building first.
page-script-planned = Planned: it is placed as soon as it is your turn. Esc takes it back.
page-script-unplanned = What you planned cannot stand there any more.
page-script-taken = { $piece }, { $orientation }. Possible squares: { $count }.
page-script-released = Nothing in hand.
page-script-facing-n = facing north
page-script-facing-e = facing east
page-script-facing-s = facing south
page-script-facing-w = facing west
page-script-turn = Turn
page-script-release = Put back
page-script-place = Place
page-script-where = Square
page-script-nowhere = fits nowhere this way
page-script-claims = It would claim { $squares }.
page-script-isolates = It would shut in the piece on { $squares }.
page-script-clause = Rule { $clause }
page-script-cancel = Cancel

## What all games share

page-alone = { $player }, alone
page-list-end = { $rest } and { $last }
page-waiting-for = Waiting for { $players }.
page-hand-over = Hand the device to { $player }
page-hand-over-note = What only { $player } may see stays covered until then.
page-uncover = I am { $player }: go on
page-look-as = Look through the eyes of { $side }
page-play-alone = Alone
page-play-alone-note = against the scenario, for as many points as you can
page-seat-nobody = Nobody
page-new-seats-note = Leave later seats to nobody to play with fewer.
page-new-variants = Variants
page-new-chance-note = May stay empty. Two matches with the same words meet the same cards.
page-new-file = A card file of your own
page-new-file-note = Whoever owns the game can correct the values of its cards. The differences become part of the match and of its record.
page-new-file-problem = The card file, line { $line }: { $problem }
page-new-file-bytes = The card file is not text.
page-typed-note-plain = As the log writes it, for instance { $example }.
page-choices-note = Click what is lit in the picture, or choose here.
page-restart = Start my turn again
page-hidden-next = Something hidden comes to light then.
