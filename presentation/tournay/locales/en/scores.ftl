### The page of scores, in English.

score-gauge-deniers = Deniers
score-gauge-cards = Cards in the district
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
