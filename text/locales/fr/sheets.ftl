### L’Anarchie dans le navigateur : les feuilles, la manche, la défense, les mêmes cartes pour d’autres.

sheets-views = Feuilles et plateau
sheets-whole = Tout
sheets-board = Plateau
sheets-section = { $section ->
    [left-land] Fortifications et terres
    [left-production] Production
    [left-wheel] Roue
    [left-constructions] Constructions
    [left-attributes] Attributs
    [left-discontent] Grogne
    [left-tactics] Tactiques préparées
    [scenario] Scénario
    [own-castle] Château
    [attacks] Cartes Attaque
   *[supplies] Ouvriers et voies
}
sheets-zoom-in = Plus près
sheets-zoom-out = Plus loin
sheets-fit = Ajuster
sheets-keys-note = + et − rapprochent ou éloignent, 0 ajuste. Les flèches déplacent le dessin ; sur une case, elles mènent à la prochaine qui peut être remplie, avec Maj à la case voisine.
sheets-find = Où trouver… ?
sheets-find-example = chevalier, pièce, influence
sheets-found = { $count ->
    [0] Aucune case n’en donne.
    [one] 1 case
   *[other] { $count } cases
}

sheets-sets-off = La remplir maintenant :
sheets-closed = Pas maintenant :
sheets-legend-open = peut être remplie
sheets-legend-near = il manque un ouvrier ou une ressource

sheets-latest = À l’instant
sheets-this-round = Cette manche : { $count ->
    [one] { $count } action
   *[other] { $count } actions
}

sheets-muster = Déployez vos ouvriers
sheets-muster-note = Placez chaque ouvrier sur un côté, puis déployez-les tous à la fois. Ou faites glisser un ouvrier vers un côté du château.
sheets-muster-left = { $count ->
    [0] Tous sont placés.
    [one] { $count } ouvrier reste à placer.
   *[other] { $count } ouvriers restent à placer.
}
sheets-muster-go = Déployer
sheets-one-more = Un de plus, { $side } : { $worker }
sheets-one-less = Un de moins, { $side } : { $worker }
sheets-strength = Force
sheets-forecast = Ce que feront ceux qui sont placés, en jouant bien

sheets-of = Feuilles de { $player }
sheets-enlarge = Agrandir les feuilles de { $player }
sheets-same-cards = Tous ceux qui ont eu ces cartes
sheets-play-same = Jouer les mêmes cartes
sheets-same-title = Les mêmes cartes
sheets-same-lead = Tous ont rencontré ici les mêmes cartes dans le même ordre. Jouez-les et voyez où vous en êtes.
sheets-same-none = Personne n’a encore terminé de partie avec ces cartes.
sheets-same-rank = Rang
sheets-same-player = Joueur
sheets-same-points = Points
