### The page of scores, in English.

score-title = { $game }: the count
score-link = See what the points came from
score-lead = Every line of the count, what was counted for it, and how the game went.
score-counted = Counted
score-total = Total
score-tie-break = Equal totals
score-tie-breaks = If totals are equal
score-course = How the game went
score-chart = { $gauge } by { $unit }
score-numbers = The same as numbers
score-at-the-end = End
score-turn = turn
score-round = round
score-gauge-points = Points
score-not-concerned = does not have it
score-ladder = The ladder of titles
score-rung = from { $points } points
score-rung-reached = this is yours
score-best = Your best games alone
score-best-row = { $points } points, { $title }
score-this-one = this game
