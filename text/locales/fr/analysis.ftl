### L’analyse d’une partie terminée.

analysis-title = { $game } : la partie analysée
analysis-link = Analyser la partie
analysis-name = Analyse
analysis-lead = Ce que valait chaque décision, et ce qui aurait été mieux.
analysis-begin = Lancer l’analyse
analysis-begin-note = Le programme examine chaque décision de la partie. Cela peut prendre quelques minutes.
analysis-running = Le programme examine la partie.
analysis-waiting = D’autres parties passent d’abord ; celle-ci suivra d’elle-même.
analysis-progress = { $done } décisions sur { $of }
analysis-reload = Voir où elle en est
analysis-full = Trop de parties attendent une analyse. Veuillez réessayer dans quelques minutes.
analysis-failed = L’analyse s’est interrompue. Vous pouvez la relancer.
analysis-nothing = Personne n’a eu de décision à prendre dans cette partie.
analysis-by = Jugé d’après
analysis-by-known = Ce que les joueurs savaient
analysis-by-known-note = Chaque décision est jugée d’après ce que son joueur pouvait savoir à ce moment.
analysis-by-hindsight = Ce qu’on sait après coup
analysis-by-hindsight-note = Chaque décision est jugée d’après les cartes telles qu’elles étaient vraiment, ce que personne ne pouvait savoir.
analysis-course = Le cours de la partie
analysis-course-note = L’avance en points que chacun pouvait espérer, de décision en décision.
analysis-course-note-open = L’avance en points que { $player } pouvait espérer, de coup en coup.
analysis-course-note-alone = Les points que l’on pouvait espérer à la fin, de décision en décision.
analysis-players = Les joueurs
analysis-skill = { $skill ->
    [flawless] Sans faute
    [strong] Très solide
    [sound] Solide
    [uneven] Inégal
   *[wild] Aventureux
}
analysis-counts = { $best ->
    [one] { $best } décision sur { $choices } était la meilleure possible.
   *[other] { $best } décisions sur { $choices } étaient les meilleures possibles.
} { $inaccuracies ->
    [0] Aucune imprécision
    [one] { $inaccuracies } imprécision
   *[other] { $inaccuracies } imprécisions
}, { $mistakes ->
    [0] aucune erreur
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, { $blunders ->
    [0] aucune gaffe
    [one] { $blunders } gaffe
   *[other] { $blunders } gaffes
}.
analysis-mean-lost = Coût moyen d’une décision, en points : { $points }.
analysis-mean-lost-chance = Coût moyen d’une décision, en points : { $points } ; en chances de gagner : { $percent }.
analysis-account = D’où cela vient
analysis-account-note = En points. Les décisions sont mesurées à ce qu’aurait donné un jeu d’habitude, la chance aux cartes que l’on a soi-même révélées ; le reste est ce qu’ont fait et tiré les autres.
analysis-first = Espéré au début
analysis-decisions = Ses décisions
analysis-luck = La chance
analysis-others = Les autres
analysis-last = À la fin
analysis-turning = Les tournants
analysis-no-turning = Aucune décision n’a coûté bien cher.
analysis-grade = { $grade ->
    [best] Le meilleur
    [good] Bon
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
}
analysis-at-move = Coup { $number }
analysis-played = Joué : { $action }
analysis-better = Mieux, de { $points } en points : { $action }
analysis-better-chance = Mieux, de { $points } en points et de { $percent } en chances de gagner : { $action }
analysis-proven = C’est démontré.
analysis-moves = Toutes les décisions
analysis-all-moves = { $count ->
    [one] Montrer l’unique décision
   *[other] Montrer les { $count } décisions
}
analysis-column-move = Coup
analysis-column-player = Joueur
analysis-column-action = Joué
analysis-column-expected = Espéré
analysis-column-chance = Chances
analysis-column-lost = Perdu
analysis-column-better = Mieux
analysis-in-replay = Le coup { $number } dans la relecture
