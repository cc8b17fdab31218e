### Cartes, cases et symboles à consulter, en français.

reference-filter-part = Partie
reference-anarchy-value = { $value ->
    [measure] la case exigée de la ligne de commandement
    [counts] la façon de compter
    [strength] forces
    [castle] le château
    [siege] nourriture et bravoure du siège
    [overrun] les débordements
    [resolve] la loyauté en jeu
    [penalty] les points perdus par la grogne
   *[gain] ce qu’elle rapporte
}
reference-anarchy-scenario = { $scenario }, manche { $round }
reference-anarchy-part = { $part ->
    [icons] Symboles
    [sheets] Cases des feuilles
    [paths] Cartes voie
    [scenarios] Cartes de scénario
    [attacks] Attaques
    [tactics] Tactiques
   *[estate] Cartes domaine
}
reference-anarchy-part-lead = { $part ->
    [icons] Les signes des feuilles et des cartes.
    [paths] On en prend une à chaque manche. Elle donne quelque chose aussitôt et compte à la fin.
    [scenarios] Une carte est visible à chaque manche : la force des attaques et ce que demande le château à prendre.
    [attacks] Ce qui vient contre le château, et ce qui l’arrête.
    [tactics] Étudiées une fois, puis préparées cercle par cercle avant les attaques.
    [estate] Chaque carte montre quelque chose pour chacune des six activités ; la pioche est à soi.
   *[sheets] Ce que coûte et donne chaque case.
}
reference-anarchy-icon = { $icon ->
    [serf] Travaille la terre et remplit les premières cases.
    [craftsman] Bâtit : murs, tours, quartiers.
    [patron] Paie commandement, bâtiments et fêtes.
    [soldier] Défend les murs et prend des châteaux.
    [knight] Plus fort qu’un soldat, en défense comme en attaque.
    [material] Pierre et bois pour tout ce qui se bâtit.
    [coin] Achète ce que personne ne sait faire.
    [food] Due à chaque manche et pour chaque château pris.
    [bravery] Une piste de points : batailles et tournois.
    [loyalty] Une piste de points, et ce qui retient la grogne.
    [influence] Une piste de points : fêtes et commandement.
    [power] Une piste de points : châteaux et engins de siège.
    [command] Une ligne de commandement ; ses mesures ouvrent des cases ailleurs.
    [fortification] Une partie du château que l’on peut élever.
    [tactic] Une tactique que l’on prépare contre les attaques.
   *[production] Revient au début de chaque manche.
}
reference-anarchy-production = { $asset }, chaque manche
reference-anarchy-attack-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, dont violentes : { $fierce }.
reference-anarchy-tactic = Contre : { $against }. Un cercle de plus coûte { $price }.
reference-anarchy-estate = Carte domaine { $number }
