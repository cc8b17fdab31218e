### The Anarchy in the browser: looking at the sheets, the round, the defence, the same cards for others.

sheets-views = Sheets and board
sheets-whole = Everything
sheets-board = Board
sheets-section = { $section ->
    [left-land] Fortifications and land
    [left-production] Production
    [left-wheel] Wheel
    [left-constructions] Constructions
    [left-attributes] Attributes
    [left-discontent] Discontent
    [left-tactics] Prepared tactics
    [scenario] Scenario
    [own-castle] Castle
    [attacks] Attack cards
   *[supplies] Workers and paths
}
sheets-zoom-in = Closer
sheets-zoom-out = Further away
sheets-fit = Fit
sheets-keys-note = + and − zoom, 0 fits. Arrows move the drawing; on a box they go to the next one that can be filled, with Shift to the box beside it.
sheets-find = Where do I get …?
sheets-find-example = knight, silver, influence
sheets-found = { $count ->
    [0] No box gives that.
    [one] 1 box
   *[other] { $count } boxes
}

sheets-sets-off = Filling it now:
sheets-closed = Not now:
sheets-legend-open = can be filled
sheets-legend-near = one worker or resource short

sheets-latest = Just now
sheets-this-round = This round: { $count ->
    [one] 1 action
   *[other] { $count } actions
}

sheets-muster = Deploy your workers
sheets-muster-note = Put every worker on a side, then deploy them all at once. Or drag a worker to a side of the castle.
sheets-muster-left = { $count ->
    [0] All are placed.
    [one] 1 worker is still to be placed.
   *[other] { $count } workers are still to be placed.
}
sheets-muster-go = Deploy
sheets-one-more = One more { $worker } in the { $side }
sheets-one-less = One { $worker } less in the { $side }
sheets-strength = Strength
sheets-forecast = What those on the walls achieve, played well

sheets-of = { $player }’s sheets
sheets-enlarge = Enlarge { $player }’s sheets
sheets-same-cards = All who had these cards
sheets-play-same = Play the same cards
sheets-same-title = The same cards
sheets-same-lead = Everybody here met the same cards in the same order. Play them and see where you stand.
sheets-same-none = Nobody has finished a game with these cards yet.
sheets-same-rank = Rank
sheets-same-player = Player
sheets-same-points = Points
