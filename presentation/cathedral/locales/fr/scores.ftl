### La page du décompte, en français.

score-gauge-left = Cases encore en main
score-gauge-claimed = Cases conquises
score-cathedral-rule = Les cases que couvriraient les bâtiments restés en main. Le moins est le mieux.
score-cathedral-left = { $count } × { $squares } { $squares ->
    [one] case
   *[other] cases
}
