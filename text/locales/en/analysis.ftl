### The analysis of a finished game.

analysis-title = { $game }: the game analysed
analysis-link = Analyse the game
analysis-name = Analysis
analysis-lead = What each decision was worth, and what would have been better.
analysis-begin = Begin the analysis
analysis-begin-note = The engine looks at every decision of the game. That can take a few minutes.
analysis-running = The engine is looking at the game.
analysis-waiting = Other games are looked at first; this one follows by itself.
analysis-progress = { $done } of { $of } decisions
analysis-reload = See how far it is
analysis-full = Too many games are waiting to be analysed. Please try again in a few minutes.
analysis-failed = The analysis broke off. You can begin it again.
analysis-nothing = Nobody had anything to decide in this game.
analysis-by = Judged by
analysis-by-known = What the players knew
analysis-by-known-note = Every decision is judged by what its player could know at that moment.
analysis-by-hindsight = Hindsight
analysis-by-hindsight-note = Every decision is judged by the cards as they really lay, which nobody could know.
analysis-course = How the game went
analysis-course-note = The lead in points that each player could expect, from decision to decision.
analysis-course-note-open = The lead in points that { $player } could expect, from move to move.
analysis-course-note-alone = The points that could be expected at the end, from decision to decision.
analysis-players = The players
analysis-skill = { $skill ->
    [flawless] Flawless
    [strong] Very strong
    [sound] Sound
    [uneven] Uneven
   *[wild] Adventurous
}
analysis-counts = { $best ->
    [one] { $best } of { $choices } decisions was
   *[other] { $best } of { $choices } decisions were
} the best there was. { $inaccuracies ->
    [0] No inaccuracy
    [one] { $inaccuracies } inaccuracy
   *[other] { $inaccuracies } inaccuracies
}, { $mistakes ->
    [0] no mistake
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [0] no blunder
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}.
analysis-mean-lost = On average a decision gave away { $points } points.
analysis-mean-lost-chance = On average a decision gave away { $points } points, or { $percent } of the chance to win.
analysis-account = What it came from
analysis-account-note = In points. Decisions are measured against going on by habit, luck by the cards that one’s own actions turned up; what remains is what the others did and drew.
analysis-first = Expected at the start
analysis-decisions = Own decisions
analysis-luck = Luck
analysis-others = The others
analysis-last = In the end
analysis-turning = Turning points
analysis-no-turning = No decision gave much away.
analysis-grade = { $grade ->
    [best] Best
    [good] Good
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
analysis-at-move = Move { $number }
analysis-played = Played: { $action }
analysis-better = Better by { $points } points: { $action }
analysis-better-chance = Better by { $points } points and { $percent } of the chance to win: { $action }
analysis-proven = This is proven.
analysis-moves = All decisions
analysis-all-moves = { $count ->
    [one] Show the one decision
   *[other] Show all { $count } decisions
}
analysis-column-move = Move
analysis-column-player = Player
analysis-column-action = Played
analysis-column-expected = Expected
analysis-column-chance = Chance
analysis-column-lost = Gave away
analysis-column-better = Better
analysis-in-replay = Move { $number } in the replay
