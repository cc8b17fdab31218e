### Le récit d’une partie de Tournay, ses étapes, les bandeaux de sa table et ses explications, en français.

## Une ligne par tour. Le nom vient d’abord ; ce qui a été fait suit, au participe.

tournay-story-round = Tour de table { $round }
tournay-story-last-round = Dernier tour de table
tournay-story-last-cards = Dernières cartes
# Entre le nom et les verbes.
tournay-story-has = { $who ->
    [you] { " " }avez{ " " }
   *[other] { " " }a{ " " }
}
tournay-story-and = { " " }et{ " " }
tournay-story-colon = { $words } :
tournay-story-semicolon =  ;{ " " }
tournay-story-the-card = { $card ->
    [architect] l’Architecte
    [quarry] la Carrière
    [alderman] l’Échevin
    [farm] la Ferme
    [barn] la Grange
    [dwelling] l’Habitation
    [library] la Bibliothèque
    [bishopric] l’Évêché
    [bishop] l’Évêque
    [hospital] l’Hôpital
    [arsenal] l’Arsenal
    [advocate] l’Avoué
    [ballista] la Baliste
    [barracks] la Caserne
    [road] la Route
    [augustinian] l’Augustin
    [cloth-hall] la Halle aux Draps
    [mint] l’Hôtel des Monnaies
    [city-hall] l’Hôtel de Ville
    [tour-des-six] la Tour des Six
    [cathedral] la Cathédrale
    [la-madeleine] La Madeleine
    [saint-brice] Saint-Brice
    [saint-jacques] Saint-Jacques
    [saint-nicolas] Saint-Nicolas
    [saint-quentin] Saint-Quentin
    [porte-de-la-vigne] la Porte de la Vigne
    [tour-d-arras] la Tour d’Arras
    [tour-henry-viii] la Tour Henry VIII
    [tour-saint-georges] la Tour Saint-Georges
    [inn] l’Auberge
    [brewery] la Brasserie
    [abbey] l’Abbaye
    [catapult] la Catapulte
    [lordship] la Seigneurie
    [bakery] la Boulangerie
    [courthouse] la Salle d’audience
   *[other] le { tournay-card }
}
tournay-story-built = { $kind ->
    [character] joué
   *[building] construit
} { tournay-story-the-card }
tournay-story-giving = { " " }en cédant { $cards }
tournay-story-a-card = une carte
tournay-story-announced = payé { tournay-story-the-card }
tournay-story-used = activé { tournay-story-the-card }
tournay-story-idle = { " " }sans son effet
tournay-story-fruitless = { " " }en vain
tournay-story-copied = copié { tournay-story-the-card } chez { tournay-owner }
tournay-story-borrowed = emprunté { $citizens ->
    [one] un habitant { tournay-colour }
   *[other] { tournay-citizens }
} chez { tournay-owner }
tournay-story-drew-named = pioché { tournay-story-the-card }
tournay-story-drew = pioché une carte { tournay-colour-f } { $level }
tournay-story-leaving = { " " }en laissant { tournay-story-the-card } face visible
tournay-story-buried = enfoui { tournay-story-the-card } sous sa pioche
tournay-story-looked = regardé des cartes de la pioche { tournay-colour-f } { $level }
tournay-story-crier = découvert un crieur public
tournay-story-combated = pris l’événement { $event } comme rempart
tournay-story-recruited = recruté un habitant { tournay-colour }
tournay-story-raised = relevé tous les habitants couchés
tournay-story-gathered = rassemblé les habitants
tournay-story-earned = gagné de l’argent avec { tournay-citizens }
tournay-story-tucked = remis une carte sous sa pioche
tournay-story-tucked-named = remis { tournay-story-the-card } sous sa pioche
tournay-story-gave-back = rendu un habitant { tournay-colour }
tournay-story-tucked-event = remis { $event } sous la pioche des événements
tournay-story-rampart = construit un rempart
tournay-story-damaged = endommagé une carte chez { tournay-owner }
tournay-story-skipped = gardé toutes les cartes en main
tournay-story-began = commencé le tour
tournay-story-committed = décidé de la dernière carte
tournay-story-no-card = aucune
tournay-story-plus = +{ tournay-deniers }
tournay-story-minus = −{ tournay-deniers }
tournay-story-lay = { tournay-citizens } { $citizens ->
    [one] se couche
   *[other] se couchent
}
tournay-story-harm = { tournay-cards } { $cards ->
    [one] est endommagée
   *[other] sont endommagées
}
tournay-story-sheltered = à l’abri de la Catapulte
# Après les noms de ceux qui sont frappés ; `both` : plusieurs, dont le lecteur.
tournay-story-lays = { $who ->
    [one] couche { tournay-citizens }
    [you] couchez { tournay-citizens }
    [both] couchez chacun { tournay-citizens }
   *[other] couchent chacun { tournay-citizens }
}
tournay-story-suffers = { $who ->
    [one] a
    [you] avez
    [both] avez chacun
   *[other] ont chacun
} { tournay-cards } { $cards ->
    [one] endommagée
   *[other] endommagées
}
tournay-story-is-safe = { $who ->
    [one] est
    [you] êtes
    [both] êtes
   *[other] sont
} à l’abri { $cover ->
    [rampart] d’un rempart
   *[catapult] de la Catapulte
}
tournay-story-nobody = personne n’a été touché
tournay-story-unsettled = rien n’est encore décidé

## Les étapes, à côté de l’endroit où elles se passent

tournay-step-crier = Crieur public !
tournay-step-rampart = Rempart construit
tournay-step-recruited = Un habitant { tournay-colour } de plus
tournay-step-raised = Tous les habitants se relèvent
tournay-step-gathered = Habitants rassemblés
tournay-step-last-round = Le dernier tour de table commence

## Les bandeaux

tournay-bar-criers = crieurs { $criers } sur { $needed }
tournay-bar-district = quartier { $filled } sur 9
tournay-bar-prestige = prestige { $prestige } sur 2
tournay-bar-end = La fin : un quartier complet avec 2 bâtiments de prestige, et { $needed } crieurs
tournay-bar-last-round = Dernier tour de table
tournay-bar-last-round-next = Le prochain tour de table est le dernier
tournay-bar-end-waits = { $seat ->
    [you] Votre quartier est complet
   *[other] Le quartier complet : { tournay-seat }
} ; encore { $criers ->
    [one] un crieur
   *[other] { $criers } crieurs
} avant la fin
tournay-bar-end-near = À une carte de la fin : { $who }
tournay-bar-citizens = { $standing } debout sur { $all } habitants { tournay-colour }s
tournay-bar-ramparts = { $ramparts ->
    [one] { $ramparts } rempart en main
   *[other] { $ramparts } remparts en main
}

## Le panneau qui explique

tournay-explain-label = { $what ->
    [cost] Coût
    [points] Valeur
    [place] Se trouve dans
    [draw] Pour piocher
    [have] Vous avez
    [combat] Pour combattre
    [coins] Pièces
    [standing] Debout
    [lying] Couchés
    [working] Au travail
    [deniers] Deniers
    [hand] En main
    [ramparts] Remparts
    [district] Quartier
   *[below] Dessous
}
tournay-explain-price-deniers = { $deniers ->
    [0] rien
   *[other] { tournay-deniers }
}
tournay-explain-price-citizen = un habitant { tournay-colour } à vous
tournay-explain-price-card = { $deniers ->
    [0] une autre carte
   *[other] { tournay-deniers } et une autre carte
}
tournay-explain-points = { tournay-points }
tournay-explain-citizens = { tournay-citizens }
tournay-explain-combat = { tournay-citizens }{ $deniers ->
    [0] { "" }
   *[other] , { tournay-deniers }
}
tournay-explain-cards = { tournay-cards }
tournay-explain-coins = { $coins } sur { $circles }
tournay-explain-standing = { $standing } debout
tournay-explain-place = { $seat ->
    [you] votre quartier
   *[other] le quartier de { tournay-seat }
}
tournay-explain-district = { $filled } emplacements sur 9, prestige { $prestige } sur 2
tournay-explain-ramparts = { $ramparts } en main, { $built ->
    [one] { $built } construit
   *[other] { $built } construits
}
tournay-explain-face-up = Visible : { $card }.
tournay-explain-today = Aujourd’hui { tournay-deniers }.
tournay-explain-points-now = { $seat ->
    [you] Compté maintenant : { tournay-points } pour vous.
   *[other] Compté maintenant : { tournay-points } pour { tournay-seat }.
}
tournay-explain-borrow = { $citizens ->
    [one] Emprunter celui qui manque coûte { tournay-deniers }.
   *[other] Emprunter les { $citizens } qui manquent coûte { tournay-deniers }.
}
tournay-explain-crier = { $crier ->
    [shown] Son crieur public est apparu.
   *[hidden] Son crieur public est encore parmi les cartes.
}
tournay-explain-draws-without-a-card = Piocher maintenant, c’est ne pas jouer de carte ce tour-ci. Une fois des cartes cachées vues, on ne revient plus sur la pioche.
tournay-explain-at-work = Un habitant y travaille : la carte n’est pas libre avant que son propriétaire rassemble ses habitants.
tournay-explain-damaged = Endommagée : hors d’usage jusqu’à ce que son propriétaire rassemble ses habitants.
tournay-explain-missing-deniers = Il manque { tournay-deniers }.
tournay-explain-missing-citizens = Il n’y a pas assez d’habitants { tournay-colour }s debout sur les cartes Place.
tournay-explain-missing-own = Vous n’avez aucun habitant { tournay-colour } à rendre.
tournay-explain-hidden = Seul qui la tient connaît cette carte. Son dos dit sa couleur et son niveau.
tournay-explain-rampart = Construit contre un événement, il vous en protège. Chaque rempart construit vaut 1 point.
tournay-explain-rampart-name = Rempart
tournay-explain-event-deck = Le prochain événement entre dans la file quand on en prend un.
tournay-explain-no-event = Il n’y a plus d’événement pour cette place.
tournay-explain-open-slot = Une carte peut être posée ici : à côté d’une autre, sur trois lignes et trois colonnes au plus.
tournay-explain-open-slot-name = Emplacement vide
tournay-explain-plaza = { $seat ->
    [you] Vos habitants { tournay-colour }s
   *[other] { tournay-seat } : habitants { tournay-colour }s
}
tournay-explain-plaza-own = Envoyez-les travailler pour 2 deniers chacun, ou employez-les à piocher, à activer des bâtiments et à combattre des événements.
tournay-explain-plaza-other = Ceux qui sont debout s’empruntent pour 2 deniers chacun.
tournay-explain-reserve = Habitants qui ne sont encore à personne : { $citizens }. Des cartes les recrutent et, dans la partie avancée, une action.
tournay-explain-reserve-name = Réserve d’habitants { tournay-colour }s
tournay-explain-bank = Les habitants que l’on peut encore recruter.
tournay-explain-borrowing = Des habitants d’autres joueurs s’en chargent, pour 2 deniers chacun, payés à qui les prête. Les vôtres restent en place.
tournay-explain-borrowing-name = Emprunter des habitants
tournay-explain-purse = { $seat ->
    [you] Vos deniers
   *[other] { tournay-seat } : deniers
}
tournay-explain-built = { $seat ->
    [you] Vos remparts
   *[other] { tournay-seat } : remparts
}
tournay-explain-score = { $seat ->
    [you] Vos points
   *[other] { tournay-seat } : points
}
tournay-explain-criers = Crieurs publics
tournay-explain-criers-words = { $criers } sur { $needed } sont apparus. Quand les { $needed } y sont, un quartier complet avec 2 bâtiments de prestige finit la partie ; deux quartiers de ce genre la finissent dans tous les cas.
tournay-explain-district-name = { $seat ->
    [you] Votre quartier
   *[other] { tournay-seat } : quartier
}
tournay-explain-hand-name = { $seat ->
    [you] Votre main
   *[other] { tournay-seat } : main
}
tournay-explain-plaza-name = { $seat ->
    [you] Votre carte Place
   *[other] { tournay-seat } : carte Place
}
