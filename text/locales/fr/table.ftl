### La table dans le terminal, en français.
### Les mots que l’on tape (help, moves, …) sont les mêmes dans toutes les langues.

table-you = Vous
table-seated = Vous jouez { $you } ; { $bot } joue { $opponent }. Pour changer : --light et --dark, avec human ou un bot.
table-commands =
    { $actions } Aussi :
      moves           les actions permises ; { $moves }
      pieces          { $pieces }
      hint            ce que ferait le meilleur bot ; « hint 5s » le laisse réfléchir cinq secondes
      undo            revenir à votre décision précédente
      board           redessiner le plateau
      save FICHIER    écrire la partie dans un fichier
      resign          abandonner
      quit            quitter
      help            cette liste
table-ask-help = Tapez « help » pour voir ce que l’on peut taper.
table-matching = { $count ->
    [one] { $count } action permise
   *[other] { $count } actions permises
}
table-none-matching = Aucune action permise ne concerne « { $wish } ».
table-hint = { $bot } jouerait { $action } : { $words }.
table-no-hint = Pas de conseils quand on joue entre personnes.
table-nothing-to-undo = Il n’y a aucune décision de vous à reprendre.
table-undone = Retour à votre décision précédente.
table-resigned = { $reader ->
    [loser] Vous abandonnez ; { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }.
    [winner] { $loser } abandonne ; vous gagnez.
   *[other] { $loser } abandonne ; { $winner } { $winners ->
        [one] gagne
       *[other] gagnent
    }.
}
table-left = La partie reste inachevée.
table-saved = La partie est notée dans { $file }.
table-no-file = Dites où : save FICHIER
table-game-of = Partie { $number } sur { $games }
table-totals = { $number ->
    [one] Après { $number } partie : { $first } { $first_points }, { $second } { $second_points }.
   *[other] Après { $number } parties : { $first } { $first_points }, { $second } { $second_points }.
}
table-series-won = La série revient à : { $player }.
table-series-drawn = La série est nulle.
table-series-left = La série reste inachevée.
table-unfair = Une série équitable compte un nombre pair de parties, pour que chacun ait chaque couleur aussi souvent.
