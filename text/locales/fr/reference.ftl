### Cartes, cases et symboles à consulter, en français.

reference-title = { $game } : tout ce que l’on peut consulter
reference-lead = Ce que fait chaque carte, chaque case, chaque symbole, en toutes lettres.
reference-link = Cartes et symboles
reference-search = Chercher
reference-none = Rien ne contient tous ces mots.
reference-narrow = Restreindre
reference-any = tout
reference-show = Afficher
reference-contents = Sections
reference-reconstructed = Reconstitué, car aucune source publique ne l’indique : { $values }.
