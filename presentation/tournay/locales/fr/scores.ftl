### La page du décompte, en français.

score-gauge-deniers = Deniers
score-gauge-cards = Cartes dans le quartier
score-times = { $counted }, { $value } par unité
score-times-capped = { $counted }, { $value } par unité : { $points }, dont 12 comptent
score-has-it = l’a construite
score-has-it-not = ne l’a pas construite
score-tournay-counted = { $kind ->
    [card-sets] { $count ->
        [one] { $count } série de cartes des trois couleurs
       *[other] { $count } séries de cartes des trois couleurs
    }
    [cards] { $count ->
        [one] { $count } carte { $colour ->
            [yellow] jaune
            [white] blanche
           *[red] rouge
        }
       *[other] { $count } cartes { $colour ->
            [yellow] jaunes
            [white] blanches
           *[red] rouges
        }
    }
    [deniers] { $count ->
        [one] { $count } groupe de 4 deniers
       *[other] { $count } groupes de 4 deniers
    }
    [citizens] { $count ->
        [one] { $count } habitant { $colour ->
            [yellow] jaune
            [white] blanc
           *[red] rouge
        }
       *[other] { $count } habitants { $colour ->
            [yellow] jaunes
            [white] blancs
           *[red] rouges
        }
    }
    [characters] { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
    [prestige-buildings] { $count ->
        [one] { $count } bâtiment de prestige
       *[other] { $count } bâtiments de prestige
    }
    [citizen-sets] { $count ->
        [one] { $count } série d’habitants des trois couleurs
       *[other] { $count } séries d’habitants des trois couleurs
    }
    [buildings] { $count ->
        [one] { $count } bâtiment blanc ou jaune
       *[other] { $count } bâtiments blancs ou jaunes
    }
   *[ramparts] { $count ->
        [one] { $count } rempart
       *[other] { $count } remparts
    }
}
score-tournay-printed = { $count ->
    [one] sur { $count } carte
   *[other] sur { $count } cartes
}
score-tournay-printed-rule = Les points inscrits sur les cartes de niveau I et II, cartes recouvertes comprises.
score-tournay-ramparts-rule = Un point par rempart ; ceux en main sont construits à la fin.
score-tournay-tie = Rien ne départage : ceux qui ont le même total partagent la victoire.
