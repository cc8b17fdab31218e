### Cartes, cases et symboles à consulter, en français.

reference-filter-colour = Couleur
reference-filter-level = Niveau
reference-filter-kind = Sorte
reference-filter-set = Ensemble
reference-copies = { $count ->
    [one] { $count } exemplaire.
   *[other] { $count } exemplaires.
}
reference-tournay-section = { $section ->
    [yellow] Cartes jaunes : la ville
    [white] Cartes blanches : l’Église
    [red] Cartes rouges : les soldats
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
