level-rank = { $level ->
    [1] Manœuvre
    [2] Apprenti
    [3] Compagnon
    [4] Maçon
    [5] Tailleur de pierre
    [6] Appareilleur
    [7] Maître maçon
   *[8] Maître d’œuvre
}
level-named = { $rank } · { $level }
level-numbered = { $level } · { $rank }
level-note = { $level ->
    [1] prend ce qui est à portée de main et néglige beaucoup de choses
    [2] réfléchit un peu et laisse souvent échapper quelque chose
    [3] voit mieux ses propres occasions que les vôtres
    [4] joue raisonnablement, avec des étourderies
    [5] commet peu de fautes grossières
    [6] ne fait guère de cadeaux
    [7] prévoit et ne se trompe presque jamais
   *[8] joue de son mieux et voit le plus loin
}
level-rated = force { $rating } ± { $error }
level-anchored = force { $rating }
level-by-first-rules = { $rated }, selon les premières règles
level-scale = La force des bots a été mesurée par des parties entre eux : 120 points de plus rapportent deux parties sur trois.
level-engine = { $engine ->
    [random] Bot du hasard
    [greedy] Bot glouton
    [mcts] Bot d’essais
    [habit] Bot d’habitude
    [planner] Bot planificateur
   *[search] Bot chercheur
}
