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
score-gauge-deniers = Deniers
score-gauge-cards = Cards in the district
score-gauge-boxes = Boxes filled
score-gauge-discontent = Discontent
score-gauge-left = Squares still in hand
score-gauge-claimed = Squares claimed
score-not-concerned = does not have it
score-times = { $counted }, { $value } each
score-times-capped = { $counted }, { $value } each: { $points }, of which 12 count
score-has-it = has built it
score-has-it-not = has not built it
score-tournay-counted = { $kind ->
    [card-sets] { $count ->
        [one] { $count } set of three colours of cards
       *[other] { $count } sets of three colours of cards
    }
    [cards] { $count } { $colour ->
        [yellow] yellow
        [white] white
       *[red] red
    } { $count ->
        [one] card
       *[other] cards
    }
    [deniers] { $count ->
        [one] { $count } group of 4 deniers
       *[other] { $count } groups of 4 deniers
    }
    [citizens] { $count } { $colour ->
        [yellow] yellow
        [white] white
       *[red] red
    } { $count ->
        [one] citizen
       *[other] citizens
    }
    [characters] { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
    [prestige-buildings] { $count ->
        [one] { $count } prestige building
       *[other] { $count } prestige buildings
    }
    [citizen-sets] { $count ->
        [one] { $count } set of three colours of citizens
       *[other] { $count } sets of three colours of citizens
    }
    [buildings] { $count ->
        [one] { $count } white or yellow building
       *[other] { $count } white or yellow buildings
    }
   *[ramparts] { $count ->
        [one] { $count } rampart
       *[other] { $count } ramparts
    }
}
score-tournay-printed = { $count ->
    [one] on { $count } card
   *[other] on { $count } cards
}
score-tournay-printed-rule = The points that are printed on cards of level I and II, covered cards included.
score-tournay-ramparts-rule = One point for each rampart; those in hand are built at the end.
score-tournay-tie = Nothing breaks a tie: those with the same total share the win.
score-anarchy-attribute-rule = One point for each filled box of this track.
score-anarchy-boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
score-anarchy-counted = counted: { $count }
score-anarchy-towers = towers { $towers }, gate { $gate }
score-anarchy-discontent = final discontent { $count }
score-anarchy-discontent-rule = Discontent that is left in the end takes points away, more the higher it is.
score-anarchy-tie-discontent = First: less final discontent
score-anarchy-tie-workers = Then: more workers
score-cathedral-rule = The squares that the buildings left in hand would cover. Fewer is better.
score-cathedral-left = { $count } × { $squares } { $squares ->
    [one] square
   *[other] squares
}
score-ladder = The ladder of titles
score-rung = from { $points } points
score-rung-reached = this is yours
score-best = Your best games alone
score-best-row = { $points } points, { $title }
score-this-one = this game
