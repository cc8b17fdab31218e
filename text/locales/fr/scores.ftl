### La page du décompte, en français.

score-title = { $game } : le décompte
score-link = Voir d’où viennent les points
score-lead = Chaque ligne du décompte, ce qui a été compté pour elle, et le déroulement de la partie.
score-counted = Compté
score-total = Total
score-tie-break = Totaux égaux
score-tie-breaks = À totaux égaux
score-course = Le déroulement de la partie
score-chart = { $gauge }, au fil de la partie ({ $unit })
score-numbers = Les mêmes en chiffres
score-at-the-end = Fin
score-turn = tour
score-round = manche
score-gauge-points = Points
score-not-concerned = ne l’a pas
score-ladder = L’échelle des titres
score-rung = à partir de { $points } points
score-rung-reached = c’est le vôtre
score-best = Vos meilleures parties en solitaire
score-best-row = { $points } points, { $title }
score-this-one = cette partie
