### L’histoire d’une partie en lignes courtes, les barres de la table et ce que disent les étapes.
### Une ligne commence par un nom : les verbes d’ici le suivent.

story-waiting = On attend { $seats }.
story-round = Manche { $round }
story-siege = Manche { $round }, le siège
story-took-path = { $seat ->
    [you] avez pris { ana-the-path }
   *[other] a pris { ana-the-path }
}
story-filled = { $seat ->
    [you] avez rempli { $boxes }
   *[other] a rempli { $boxes }
}
story-filled-many = { $seat ->
    [you] avez rempli { $count } cases ({ $boxes })
   *[other] a rempli { $count } cases ({ $boxes })
}
story-filled-count = { $seat ->
    [you] avez rempli { $count } cases
   *[other] a rempli { $count } cases
}
story-built = { $seat ->
    [you] avez construit { $boxes }
   *[other] a construit { $boxes }
}
story-researched = { $seat ->
    [you] avez étudié { $tactics }
   *[other] a étudié { $tactics }
}
story-prepared = { $seat ->
    [you] avez préparé { $tactics }
   *[other] a préparé { $tactics }
}
story-traded = { $seat ->
    [you] avez fait { story-trades }
   *[other] a fait { story-trades }
}
story-trades = { $count ->
    [one] un échange
   *[other] { $count } échanges
}
story-wrote = { $seat ->
    [you] avez écrit { $numbers }
   *[other] a écrit { $numbers }
}
story-jousted = { $joust ->
    [won] { $seat ->
        [you] avez gagné
       *[other] a gagné
    }
    [lost] { $seat ->
        [you] avez perdu
       *[other] a perdu
    }
   *[tied] { $seat ->
        [you] avez fait nulle à
       *[other] a fait nulle à
    }
} { $joust ->
    [won] { story-jousts }
    [lost] { story-jousts }
   *[tied] { $count ->
        [one] une joute
       *[other] { $count } joutes
    }
}
story-jousts = { $count ->
    [one] une joute
   *[other] { $count } joutes
}
story-brewed = { $seat ->
    [you] avez brassé { story-beers }
   *[other] a brassé { story-beers }
}
story-beers = { $count ->
    [one] une bière
   *[other] { $count } bières
}
story-took-castle = { $seat ->
    [you] avez pris le château { $place }
   *[other] a pris le château { $place }
}
story-spied-own = { $seat ->
    [you] avez révélé votre carte ({ $card })
   *[other] a révélé sa propre carte ({ $card })
}
story-spied = { $seat ->
    [you] avez révélé une carte chez { ana-owner } ({ $card })
   *[other] { $owner ->
        [you] a révélé votre carte ({ $card })
       *[other] a révélé une carte chez { ana-owner } ({ $card })
    }
}
story-stopped = { $seat ->
    [you] avez terminé aussitôt
   *[other] a terminé aussitôt
}
story-acted = { $seat ->
    [you] avez consulté vos feuilles
   *[other] a consulté ses feuilles
}
story-fed = { $seat ->
    [you] avez payé { $food }
   *[other] a payé { $food }
}
story-hungry = { $seat ->
    [you] avez manqué de { $food }
   *[other] a manqué de { $food }
}
story-posted = { $seat ->
    [you] avez posté { $posts }
   *[other] a posté { $posts }
}
story-post = { $worker ->
    [craftsman] { $count ->
        [one] un artisan
       *[other] { $count } artisans
    }
    [soldier] { $count ->
        [one] un soldat
       *[other] { $count } soldats
    }
    [knight] { $count ->
        [one] un chevalier
       *[other] { $count } chevaliers
    }
   *[laid-down] { $count ->
        [one] un ouvrier couché
       *[other] { $count } ouvriers couchés
    }
} { ana-at-the-side }
story-manned = { $seat ->
    [you] avez posté { $count } défenseurs ({ $sides })
   *[other] a posté { $count } défenseurs ({ $sides })
}
story-mustered = { $seat ->
    [you] avez déplacé { story-workers }
   *[other] a déplacé { story-workers }
}
story-workers = { $count ->
    [one] un ouvrier
   *[other] { $count } ouvriers
}
story-repelled = { $seat ->
    [you] avez repoussé { $attacks }
   *[other] a repoussé { $attacks }
}
story-suffered = { $seat ->
    [you] n’avez pu repousser { $attacks }
   *[other] n’a pu repousser { $attacks }
}
story-met = { $seat ->
    [you] avez affronté { $attacks }
   *[other] a affronté { $attacks }
}
story-defended = { $seat ->
    [you] avez affronté les attaques
   *[other] a affronté les attaques
}
story-one-attack = { $count ->
    [one] une attaque
   *[other] { $count } attaques
}
story-the-attack = { $attack ->
    [ladder] l’Échelle
    [arrows] les Flèches
    [ballista] la Baliste
    [ram] le Bélier
    [siege_tower] la Tour de siège
    [catapult] la Catapulte
    [trebuchet] le Trébuchet
   *[final_assault] l’Assaut final
}
story-wasted = { $seat ->
    [you] n’avez pu utiliser { story-cards-shown }
   *[other] n’a pu utiliser { story-cards-shown }
}
story-left-over = { $seat ->
    [you] avez rendu { $goods } sans emploi
   *[other] a rendu { $goods } sans emploi
}
story-used = { $seat ->
    [you] avez dépensé { $tactics }
   *[other] a dépensé { $tactics }
}
story-drank = { $seat ->
    [you] avez bu { story-beers }
   *[other] a bu { story-beers }
}
story-lost-workers = { $seat ->
    [you] avez perdu { story-defenders }
   *[other] a perdu { story-defenders }
}
story-cards-shown = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
story-defenders = { $count ->
    [one] un défenseur
   *[other] { $count } défenseurs
}
story-held = { $seat ->
    [you] Vous { $count ->
        [0] n’avez repoussé aucune attaque.
        [one] avez repoussé { $count } attaque.
       *[other] avez repoussé { $count } attaques.
    }
   *[other] { ana-seat } { $count ->
        [0] n’a repoussé aucune attaque.
        [one] a repoussé { $count } attaque.
       *[other] a repoussé { $count } attaques.
    }
}
story-then = { "" } : { "" }
story-amount = { $asset ->
    [serf] { $count ->
        [one] { $count } serf
       *[other] { $count } serfs
    }
    [craftsman] { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
    }
    [patron] { $count ->
        [one] { $count } mécène
       *[other] { $count } mécènes
    }
    [soldier] { $count ->
        [one] { $count } soldat
       *[other] { $count } soldats
    }
    [knight] { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
    [material] { $count ->
        [one] { $count } matériau
       *[other] { $count } matériaux
    }
    [coin] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
   *[food] { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }
}
story-production = { $count ->
    [one] { $count } production
   *[other] { $count } productions
} { $asset ->
    [serf] de serfs
    [craftsman] d’artisans
    [patron] de mécènes
    [soldier] de soldats
    [knight] de chevaliers
    [material] de matériaux
    [coin] de pièces
   *[food] de nourriture
}

## Étapes

step-by = { $seat ->
    [you] Vous : { $what }
   *[other] { ana-seat } : { $what }
}
step-defence = La défense commence
step-cards = Cartes : { $cards }
step-castle = Château { $place } pris
step-pass = { $number ->
    [1] Première passe
    [2] Deuxième passe
   *[other] Troisième passe
} : { $joust ->
    [won] gagnée
    [lost] perdue
   *[tied] { $number ->
        [3] égalité, ce qui suffit pour gagner
       *[other] égalité
    }
}
step-struck = { $card } : { $strength }
step-repelled = Repoussé
step-suffered = Brèche
step-broke = Brèche : { $strength }
step-fed = Nourriture : −{ $count }
step-hungry = Nourriture manquante : { $count }

## Barres

bar-round = manche { $round } sur { $of }
bar-phase = { $phase ->
    [draft] chemins
    [actions] actions
    [defence] le siège
   *[over] la fin
}
bar-points = vous { $own } – { $others }
bar-points-all = points { $points }

## Le panneau qui explique

explain-kind = { $kind ->
    [open] peut être remplie maintenant
    [filled] remplie
    [closed] pas encore
    [free] remplie par d’autres cases
    [worker] ouvrier
    [resource] ressource
    [attack] attaque
    [hidden] attaque, face cachée
    [fierce] attaque violente
    [taken] carte Chemin, prise
    [offered] carte Chemin, proposée
    [now] cette manche
    [past] passée
    [next] à venir
    [castle] votre château
    [tactic] tactique contre les attaques
    [player] joueur
    [tokens] jetons
    [action] action
   *[section] partie de la table
}
explain-label = { $label ->
    [cost] Coûte
    [gain] Donne
    [needs] Demande
    [now] Maintenant
    [points] Points
    [food] Nourriture due
    [loyalty] Loyauté
    [strength] Force
    [level] Niveau
    [filled] Remplies
    [next] Suivante
    [held] En main
    [against] Contre
    [means] Arrêtée par
   *[thresholds] Pour 1, 2, 3 points
}
explain-of = { $count } sur { $of }
explain-asset = { $asset ->
    [serf] Travaille la terre, la banque, la Saint-Michel et le Lammas.
    [craftsman] Bâtit : porte, tours, murs, niveaux et constructions. Défend avec une force de 1.
    [patron] Remplit les lignes de commandement et ce qu’elles ouvrent.
    [soldier] Prend des châteaux et défend, avec une force de 1.
    [knight] Prend des châteaux et défend, avec une force de 2.
    [material] Sert à bâtir et à préparer des tactiques.
    [coin] Achète les cases de la roue et les espions.
   *[food] Nourrit le château avant le siège ; ce qui manque devient de la grogne.
}
explain-lost = Ce qui n’est ni utilisé ni mangé avant le siège est perdu, sauf les ouvriers sur les murs.
explain-stops = Arrête : { $attacks }.
explain-circle = Chaque cercle retire 1 point de force à : { $attacks }.
explain-hidden = Un espion la révèle, ou le siège.
explain-fierce = La repousser rapporte 1 point de bravoure.
explain-side = Les ouvriers d’ici combattent ce qui vient de ce côté : un chevalier compte 2, les autres 1.
explain-comes = Cette manche : { $attacks }.
explain-comes-here = Ici, cette manche : { $attacks }.
explain-past-wall = { $attack } (les murs ne l’arrêtent pas ; ce qui aide : { $means })
explain-section = { $section ->
    [governance] Sa ligne ouvre le donjon, la banque et les espions : de l’influence, des pièces et un regard sur les attaques cachées.
    [war] Sa ligne ouvre les tactiques, les remparts et les écuries : de quoi arrêter les attaques, et des chevaux.
    [worship] Sa ligne ouvre la chapelle, les formations des chevaliers et la Saint-Valentin : loyauté, chevaliers et joie.
    [entertainment] Sa ligne ouvre la Saint-Michel, les tournois, la brasserie et le Lammas : des fêtes, chacune avec des cartes Domaine.
    [land] Élève murs, tours, porte et douves contre les attaques, et porte les champs qui donnent des biens.
    [production] Chaque case remplie rapporte une unité au début de chaque manche.
    [wheel] Quatre quartiers qui partent du centre : soldats, engins de siège, chevaliers et artisans, contre pièces et serfs.
    [constructions] Les grues et les engins que demandent bâtiments et châteaux.
    [attributes] Chaque case remplie vaut un point à la fin.
   *[tactics] Des cercles dépensés pendant le siège, 1 de force chacun.
}
explain-trade = Donnez deux ressources, identiques ou non, pour une d’une autre sorte. Autant de fois que vous voulez.
explain-trade-missing = Vous avez moins de deux ressources.
explain-attack = Soldats (1 chacun) et chevaliers (2 chacun) prennent le château de la manche et sont dépensés ; chaque château une seule fois.
explain-attack-missing = Il faut une force de { $least } ; vos soldats et chevaliers en ont { $has }.
explain-next = { $count } pour l’instant ; prochain point à { $next }.
explain-all = { $count } pour l’instant : tous les points sont acquis.
explain-mood = Grogne au-delà de la joie : { $count }, ce qui coûte { $points } points.
explain-done = Termine vos actions de cette manche.
explain-estate = Il reste { $count } cartes dans la pile.
explain-tents = Qui n’a pas pris un château subit de la grogne à la fin de chaque manche.
