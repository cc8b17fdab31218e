### Les leçons, en français.

lesson-over = Cette leçon est terminée.
lesson-hint = Les règles le permettent, mais cette étape demande autre chose. Relisez-la.
lesson-title = Apprendre { $game }
lesson-lead = De courtes leçons à une vraie table. Les règles jugent ce que vous faites ; rien ne peut se perdre.
lesson-link = Apprendre en cinq minutes
lesson-progress = { $done } leçons apprises sur { $count }.
lesson-progress-label = Progression
lesson-start = Commencer
lesson-again = Encore
lesson-learned-already = Apprise
lesson-all = Toutes les leçons
lesson-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
lesson-step = Étape { $number } sur { $count }
lesson-well-done = C’est réussi.
lesson-next = Suite : { $title }
lesson-show-me = Montrez-moi
lesson-from-the-start = Depuis le début
