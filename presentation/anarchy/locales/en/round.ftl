### The page of a round: what its attacks did, and what comes next.

round-over = Round { $round } is over
round-recall = Round { $round } at a glance
round-go-on = { $to ->
    [last] To the end of the game
   *[next] On to round { $round }
}
round-title = { $success ->
    [all] { $seat ->
        [you] Your castle stands: all { $of } attacks repelled
       *[other] { ana-seat } repelled all { $of } attacks
    }
    [none] { $seat ->
        [you] Every attack broke through
       *[other] Every attack on { ana-seat } broke through
    }
   *[some] { $seat ->
        [you] You repelled { $count } of { $of } attacks
       *[other] { ana-seat } repelled { $count } of { $of } attacks
    }
}
round-lacking = Short by { $strength }
round-workers = Workers { $count }
round-repelled = Attacks repelled
round-through = not: { $attacks }
round-fallen = Defenders lost
round-reason = { $reason ->
    [food] hunger { $count }
    [attacks] attacks { $count }
   *[castles] castles { $count }
}
round-back = After the siege
round-unused = Unused, given back
round-points-now = Points now
round-next = What comes in round { $round }
round-face-down = face down
round-food-due = Food due: { $count }
round-farms = { $count ->
    [0] You produce none
   *[other] You produce { $count } a round
}
round-castle = The castle of this round
