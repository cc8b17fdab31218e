### Clocks, notices that it is one's turn, and hooks.

clock-title = Time to think
clock-each-has = Everybody has
clock-none = no clock
clock-minutes = { $minutes } min + { $gain } s a turn
clock-seconds = { $seconds } s + { $gain } s a turn
clock-days = { $count ->
    [one] a day for each turn
   *[other] { $count } days for each turn
}
clock-fischer-note = A clock runs while its player has something to decide and gains a little with every turn.
clock-days-note = With days, every turn has that long, and nothing is saved up.
clock-timeout = When somebody’s time is over
clock-timeout-lose = they lose the match
clock-timeout-bot = a bot plays on for them
clock-timeout-note = With three or four players a bot always plays on.
clock-then-lose = Whoever runs out of time loses the match.
clock-then-bot = For whoever runs out of time a bot plays on, until they come back and take their seat.
clock-grace = If your connection breaks, your clock stands still for up to { $seconds } seconds each time, and { $minutes } minutes in the whole match.
clock-nobodys-time = While the server is away, no clock runs. Whoever lets somebody take back gets back the time they have spent since.
clock-left = Time left
clock-days-left = { $count ->
    [one] a day left
   *[other] { $count } days left
}
clock-hours-left = { $count ->
    [one] an hour left
   *[other] { $count } hours left
}
clock-until = until { $date }
clock-seconds-left = { $count } seconds left
clock-waiting = connection lost: waiting
clock-out-of-time = Your time is over.
clock-lost-on-time = { $loser } ran out of time; { $winners } { $count ->
    [one] wins
   *[other] win
}.
clock-stand-in = a bot plays on
clock-stood-in = A bot plays on for { $names }.
clock-stood-in-you = Your time was over; a bot plays on for you. You may take your seat back.
clock-take-back = Take my seat back

notice-title = When it is my turn
notice-on = Tell me
notice-sound = with a sound
notice-refused = Your browser shows no notices from here; its settings can change that.
notice-your-turn = It is your turn
notice-against = { $game } with { $names }
notice-alone = { $game }

hook-title = Hooks
hook-link = Let another program know when it is your turn
hook-lead = A hook is an address of yours that this server calls whenever it is your turn in any of your matches. The call says which match, which seat and where, and nothing of the position.
hook-yours = Your hooks
hook-none = You have none.
hook-url = Address
hook-url-note = It begins with https://. Answer with any status from 200 to 299; the answer itself is not read.
hook-make = Make a hook
hook-make-title = A new hook
hook-end = End { $url }
hook-stop = End
hook-made = Made
hook-state = State
hook-works = works
hook-fails = no call came through since: { $since }
hook-off = turned off, because for days no call came through
hook-secret = The secret of your new hook
hook-secret-note = Copy it now: it is shown this once. Every call carries the header Bastide-Signature: sha256= and the HMAC-SHA256 of its body with this secret, in hexadecimal digits.
hook-secret-copied = The secret is copied.
hook-bad = This is no address that can be called: write it like https://example.org/turns.
hook-plain = Only addresses with https:// can be called from here.
hook-private = This address is inside a network of its own; the host of this server does not call there.
hook-too-many = You have { $most } hooks, which is the most there can be. End one first.
