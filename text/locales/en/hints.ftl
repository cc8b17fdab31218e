### A hint at the table.

hint-title = A move to consider
hint-thinking = Thinking about it …
hint-play = Play it
hint-close = Close the hint
hint-expected = After it you can expect { $margin } points against your strongest opponent, and to win { $percent } of the time.
hint-expected-alone = After it you can expect to end with { $points } points.
hint-proven = With best play on both sides it ends with { $margin } points for you. This is proven.
hint-does = What it does
hint-instead = What others would cost
hint-loses = { $points } points and { $percent } of the chance to win
hint-loses-alone = { $points } points
hint-as-good = about as good
hint-only = There is nothing else to do.
hint-private = Only you see this. That you asked is written down nowhere.
hint-not-rated = There are no hints in rated matches: the rating would be the engine’s. Set up a match that is not rated to have some.
hint-not-in-tournaments = There are no hints in tournaments and at shared cards: all play for themselves.
hint-not-among-people = There are no hints when people play against each other. Play against a bot to have some.
hint-not-your-turn = It is not your turn.
hint-busy = The engine is busy with other tables. Please ask again in a moment.
