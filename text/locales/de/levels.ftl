level-rank = { $level ->
    [1] Handlanger
    [2] Lehrling
    [3] Geselle
    [4] Maurer
    [5] Steinmetz
    [6] Polier
    [7] Maurermeister
   *[8] Baumeister
}
level-named = { $rank } · { $level }
level-numbered = { $level } · { $rank }
level-note = { $level ->
    [1] nimmt, was gerade da ist, und übersieht eine Menge
    [2] überlegt ein wenig und übersieht oft etwas
    [3] sieht die eigenen Möglichkeiten besser als deine
    [4] spielt solide, mit Flüchtigkeitsfehlern
    [5] macht kaum grobe Fehler
    [6] verschenkt selten etwas
    [7] denkt voraus und irrt sich kaum
   *[8] spielt, so gut es geht, und sieht am weitesten
}
level-rated = Spielstärke { $rating } ± { $error }
level-anchored = Spielstärke { $rating }
level-by-first-rules = { $rated }, nach den ersten Regeln
level-scale = Die Spielstärke der Bots wurde in Partien untereinander gemessen: 120 Punkte mehr bringen zwei von drei Partien.
level-engine = { $engine ->
    [random] Zufalls-Bot
    [greedy] Gieriger Bot
    [mcts] Probier-Bot
    [habit] Gewohnheits-Bot
    [planner] Planender Bot
   *[search] Suchender Bot
}
