### La page du décompte, en français.

score-gauge-boxes = Cases remplies
score-gauge-discontent = Mécontentement
score-anarchy-attribute-rule = Un point par case remplie de cette piste.
score-anarchy-boxes = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
score-anarchy-counted = compté : { $count }
score-anarchy-towers = tours { $towers }, porte { $gate }
score-anarchy-discontent = mécontentement final { $count }
score-anarchy-discontent-rule = Le mécontentement qui reste à la fin enlève des points, d’autant plus qu’il est élevé.
score-anarchy-tie-discontent = D’abord : moins de mécontentement final
score-anarchy-tie-workers = Puis : plus de travailleurs
