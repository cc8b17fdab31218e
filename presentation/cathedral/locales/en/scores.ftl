### The page of scores, in English.

score-gauge-left = Squares still in hand
score-gauge-claimed = Squares claimed
score-cathedral-rule = The squares that the buildings left in hand would cover. Fewer is better.
score-cathedral-left = { $count } × { $squares } { $squares ->
    [one] square
   *[other] squares
}
