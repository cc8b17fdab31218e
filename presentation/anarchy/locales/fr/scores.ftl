### La page du décompte, en français.

score-gauge-boxes = Cases remplies
score-gauge-discontent = Grogne
score-anarchy-attribute-rule = Un point par case remplie de cette piste.
score-anarchy-boxes = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
score-anarchy-counted = compté : { $count }
score-anarchy-towers = tours { $towers }, porte { $gate }
score-anarchy-discontent = grogne finale { $count }
score-anarchy-discontent-rule = La grogne qui reste à la fin enlève des points, d’autant plus qu’elle est élevée.
score-anarchy-tie-discontent = D’abord : moins de grogne finale
score-anarchy-tie-workers = Puis : plus de travailleurs
