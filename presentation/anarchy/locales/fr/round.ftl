### La page d’une manche : ce qu’ont fait ses attaques, et ce qui vient ensuite.

round-over = La manche { $round } est finie
round-recall = La manche { $round } en un coup d’œil
round-go-on = { $to ->
    [last] Vers la fin de la partie
   *[next] Vers la manche { $round }
}
round-title = { $success ->
    [all] { $seat ->
        [you] Votre château tient : { $of } attaques sur { $of } repoussées
       *[other] { ana-seat } a repoussé les { $of } attaques
    }
    [none] { $seat ->
        [you] Toutes les attaques ont percé
       *[other] Toutes les attaques contre { ana-seat } ont percé
    }
   *[some] { $seat ->
        [you] Vous avez repoussé { $count } attaques sur { $of }
       *[other] { ana-seat } a repoussé { $count } attaques sur { $of }
    }
}
round-lacking = Il manquait : { $strength }
round-workers = Ouvriers { $count }
round-repelled = Attaques repoussées
round-through = sauf : { $attacks }
round-fallen = Défenseurs perdus
round-reason = { $reason ->
    [food] faim { $count }
    [attacks] attaques { $count }
   *[castles] châteaux { $count }
}
round-back = Après le siège
round-unused = Rendus sans emploi
round-points-now = Points à présent
round-next = Ce qui vient à la manche { $round }
round-face-down = face cachée
round-food-due = Nourriture à payer : { $count }
round-farms = { $count ->
    [0] Vous n’en produisez pas
   *[other] Vous en produisez { $count } par manche
}
round-castle = Le château de cette manche
