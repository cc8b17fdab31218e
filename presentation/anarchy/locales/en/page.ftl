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

## In the terminal

anarchy-typing-actions = Write an action as a word and what it needs: path architect, fill farms-3, build keep-2, deploy soldier north, done.
anarchy-typing-moves = “moves fill” those with that word, “moves wall” those about a track
anarchy-typing-pieces = every box with what it costs and gives; “pieces wall” those of a track
