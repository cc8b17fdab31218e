### La page du décompte, en français.

score-title = { $game } : le décompte
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
score-gauge-deniers = Deniers
score-gauge-cards = Cartes dans le quartier
score-gauge-boxes = Cases remplies
score-gauge-discontent = Mécontentement
score-gauge-left = Cases encore en main
score-gauge-claimed = Cases conquises
score-not-concerned = ne l’a pas
score-times = { $counted }, { $value } par unité
score-times-capped = { $counted }, { $value } par unité : { $points }, dont 12 comptent
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
        [one] { $count } citoyen { $colour ->
            [yellow] jaune
            [white] blanc
           *[red] rouge
        }
       *[other] { $count } citoyens { $colour ->
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
        [one] { $count } série de citoyens des trois couleurs
       *[other] { $count } séries de citoyens des trois couleurs
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
score-tournay-ramparts-rule = Un point par rempart ; ceux en main sont construits à la fin.
score-tournay-tie = Rien ne départage : ceux qui ont le même total partagent la victoire.
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
score-cathedral-rule = Les cases que couvriraient les bâtiments restés en main. Le moins est le mieux.
score-cathedral-left = { $count } × { $squares } { $squares ->
    [one] case
   *[other] cases
}
score-ladder = L’échelle des titres
score-rung = à partir de { $points } points
score-rung-reached = c’est le vôtre
score-best = Vos meilleures parties en solitaire
score-best-row = { $points } points, { $title }
score-this-one = cette partie
