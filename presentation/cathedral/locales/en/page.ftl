### Cathedral on the pages, in English.

page-cathedral-about = Two players build a walled city, one building a turn. What you wall off is yours; whoever has the fewest squares of buildings left over wins.
page-cathedral-facts = 2 players · no chance · nothing hidden
page-points-left = { $points ->
    [one] { $points } square left
   *[other] { $points } squares left
}
