level-rank = { $level ->
    [1] Labourer
    [2] Apprentice
    [3] Journeyman
    [4] Mason
    [5] Stonecarver
    [6] Foreman
    [7] Master mason
   *[8] Master builder
}
level-named = { $rank } · { $level }
level-numbered = { $level } · { $rank }
level-note = { $level ->
    [1] takes what is at hand and overlooks a great deal
    [2] thinks a little, and often misses something
    [3] sees its own chances better than yours
    [4] plays soundly, with slips
    [5] makes few plain mistakes
    [6] seldom gives anything away
    [7] looks ahead and hardly errs
   *[8] plays as well as it can and looks furthest
}
level-rated = strength { $rating } ± { $error }
level-anchored = strength { $rating }
level-by-first-rules = { $rated }, by the first rules
level-scale = The strength of the bots was measured in games between them: 120 points more score two games in three.
level-engine = { $engine ->
    [random] Random bot
    [greedy] Greedy bot
    [mcts] Playout bot
    [habit] Bot of habit
    [planner] Planning bot
   *[search] Searching bot
}
