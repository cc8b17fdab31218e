### The Anarchy on the pages, in English.

page-anarchy-about = Flip a card, write it down: raise a castle on your own sheet and stand through a civil war, all at the same time.
page-anarchy-facts = 1 to 4 players · flip and write
page-heading = { $kind ->
    [prepare] Prepare tactics
    [trade] Trade
    [attack] Attack the enemy castle
    [spy] Send spies
   *[other] Also possible
}
