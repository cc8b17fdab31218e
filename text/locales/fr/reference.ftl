### Cartes, cases et symboles à consulter, en français.

reference-title = { $game } : tout ce que l’on peut consulter
reference-lead = Ce que fait chaque carte, chaque case, chaque symbole, en toutes lettres.
reference-link = Cartes et symboles
reference-search = Chercher
reference-none = Rien ne contient tous ces mots.
reference-narrow = Restreindre
reference-any = tout
reference-show = Afficher
reference-contents = Sections
reference-filter-colour = Couleur
reference-filter-level = Niveau
reference-filter-kind = Sorte
reference-filter-set = Ensemble
reference-filter-part = Partie
reference-copies = { $count ->
    [one] { $count } exemplaire.
   *[other] { $count } exemplaires.
}
reference-reconstructed = Reconstitué, car aucune source publique ne l’indique : { $values }.
reference-tournay-section = { $section ->
    [yellow] Cartes jaunes : la ville
    [white] Cartes blanches : l’Église
    [red] Cartes rouges : les soldats
   *[events] Événements
}
reference-tournay-section-lead = { $section ->
    [yellow] Commerce, maisons et argent.
    [white] Savoir, copie et secours.
    [red] Des armes contre les événements, et contre les autres.
   *[events] Ils attendent dans la file, amassent des pièces et frappent quand un crieur apparaît. Qui en combat un le garde comme rempart.
}
reference-tournay-kind = { $kind ->
    [building] Bâtiments
    [character] Personnages
    [prestige] Bâtiments de prestige
    [crier] Crieurs
   *[event] Événements
}
reference-tournay-set = { $set ->
    [base] Jeu de base
   *[expansion] Extension
}
reference-tournay-circles = { $count ->
    [one] De la place pour { $count } pièce.
   *[other] De la place pour { $count } pièces.
}
reference-tournay-value = { $value ->
    [cost] coût
    [pp] points
    [removable] exemplaires qui font place à l’extension
    [effect_colour] couleur frappée
    [combat_colour] couleur qui le combat
    [circles] nombre de pièces
   *[effect] montant
}
reference-anarchy-value = { $value ->
    [measure] la case exigée de la ligne de commandement
    [counts] la façon de compter
    [strength] forces
    [castle] le château
    [siege] nourriture et bravoure du siège
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
    [scenarios] Une carte est visible à chaque manche : la force des attaques et ce que demande le château à prendre.
    [attacks] Ce qui vient contre le château, et ce qui l’arrête.
    [tactics] Étudiées une fois, puis préparées cercle par cercle avant les attaques.
    [estate] Chaque carte montre quelque chose pour chacune des six activités ; la pioche est à soi.
   *[sheets] Ce que coûte et donne chaque case.
}
reference-anarchy-icon = { $icon ->
    [serf] Travaille la terre et remplit les premières cases.
    [craftsman] Bâtit : murs, tours, quartiers.
    [patron] Paie commandement, bâtiments et fêtes.
    [soldier] Défend les murs et prend des châteaux.
    [knight] Plus fort qu’un soldat, en défense comme en attaque.
    [material] Pierre et bois pour tout ce qui se bâtit.
    [coin] Achète ce que personne ne sait faire.
    [food] Due à chaque manche et pour chaque château pris.
    [bravery] Une piste de points : batailles et tournois.
    [loyalty] Une piste de points, et ce qui retient le mécontentement.
    [influence] Une piste de points : fêtes et commandement.
    [power] Une piste de points : châteaux et engins de siège.
    [command] Une ligne de commandement ; ses mesures ouvrent des cases ailleurs.
    [fortification] Une partie du château que l’on peut élever.
    [tactic] Une tactique que l’on prépare contre les attaques.
   *[production] Revient au début de chaque manche.
}
reference-anarchy-production = { $asset }, chaque manche
reference-anarchy-attack-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, dont violentes : { $fierce }.
reference-anarchy-tactic = Contre : { $against }. Un cercle de plus coûte { $price }.
reference-anarchy-estate = Carte domaine { $number }
