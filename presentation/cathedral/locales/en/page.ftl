### Cathedral on the pages, in English.

page-cathedral-about = Two players build a walled city, one building a turn. What you wall off is yours; whoever has the fewest squares of buildings left over wins.
page-cathedral-facts = 2 players · no chance · nothing hidden
page-points-left = { $points ->
    [one] { $points } square left
   *[other] { $points } squares left
}

## In the terminal

cathedral-typing-actions = Write an action as in CSwD2 (kind, orientation, square), xI8 (capture) or =I8 (leave).
cathedral-typing-moves = “moves CS” those of a kind, “moves D2” those on a square
cathedral-typing-pieces = the pieces in your hand and how they turn; “pieces CS” shows one kind
