### Tournay, en français.
### Les cartes portent les noms de la règle, les joueurs la couleur de leur carte Place.
### Devant « ; », « : », « ? » et « ! » se trouve une espace insécable.

tournay-title = Tournay

tournay-seat = { $seat ->
    [first] Bleu
    [second] Vert
    [third] Violet
    [fourth] Noir
    [you] Vous
   *[other] { $seat }
}
# L’autre joueur d’une phrase.
tournay-owner = { $owner ->
    [first] Bleu
    [second] Vert
    [third] Violet
    [fourth] Noir
    [you] vous
   *[other] { $owner }
}
# Le même à l’intérieur d’une phrase.
tournay-seat-within = { $seat ->
    [you] vous
   *[other] { tournay-seat }
}
# Le même après une préposition.
tournay-seat-object = { $seat ->
    [you] vous
   *[other] { tournay-seat }
}
tournay-colour = { $colour ->
    [yellow] jaune
    [white] blanc
   *[red] rouge
}
tournay-colour-f = { $colour ->
    [yellow] jaune
    [white] blanche
   *[red] rouge
}
tournay-card = { $card ->
    [architect] Architecte
    [quarry] Carrière
    [journeyman] Compagnon
    [alderman] Échevin
    [farm] Ferme
    [barn] Grange
    [dwelling] Habitation
    [market] Marché
    [port] Port
    [library] Bibliothèque
    [bishopric] Évêché
    [bishop] Évêque
    [hospital] Hôpital
    [monastery] Monastère
    [bridge] Pont
    [priest] Prêtre
    [prior] Prieur
    [arsenal] Arsenal
    [advocate] Avoué
    [ballista] Baliste
    [barracks] Caserne
    [knight] Chevalier
    [fort] Fort
    [tax-collector] Percepteur
    [road] Route
    [toll] Péage
    [augustinian] Augustin
    [bastion] Bastion
    [belfry] Beffroi
    [cloth-hall] Halle aux Draps
    [mint] Hôtel des Monnaies
    [city-hall] Hôtel de Ville
    [tour-des-six] Tour des Six
    [cathedral] Cathédrale
    [la-madeleine] La Madeleine
    [saint-brice] Saint-Brice
    [saint-jacques] Saint-Jacques
    [saint-nicolas] Saint-Nicolas
    [saint-quentin] Saint-Quentin
    [pont-des-trous] Pont des Trous
    [porte-de-la-vigne] Porte de la Vigne
    [tour-d-arras] Tour d’Arras
    [tour-henry-viii] Tour Henry VIII
    [tour-saint-georges] Tour Saint-Georges
    [inn] Auberge
    [brewery] Brasserie
    [senator] Sénateur
    [abbey] Abbaye
    [monk] Moine
    [templar] Templier
    [catapult] Catapulte
    [lordship] Seigneurie
    [bakery] Boulangerie
    [mercenary] Mercenaire
    [courthouse] Salle d’audience
   *[town-crier] Crieur Public
}
tournay-card-of-level = { $name } { $level }
tournay-card-told = { $name } ({ $mark ->
    [draw] pioche
    [two] deux cartes
    [white] blanc
    [any] au choix
    [prestige] prestige
   *[workers] travailleurs
})
tournay-crier-of = Crieur Public { $level } ({ tournay-colour })
tournay-copy = { $name } (exemplaire { $copy })
tournay-event = { $event ->
    [battle-of-bouvines] Bataille de Bouvines
    [excommunication] Excommunication
    [great-plague] Grande Peste
    [crusade] Croisade
    [great-fair] Grande Ducasse
    [procession] Procession
    [visit-of-the-king] Visite du Roi
    [battle-of-courtrai] Bataille de Courtrai
    [william-the-conqueror] Guillaume le Conquérant
    [heresy] Hérésie
    [norman-attack] Attaque des Normands
    [battle-of-cassel] Bataille de Cassel
    [banditry] Brigandage
    [marauding] Maraudage
   *[drought] Sécheresse
}
tournay-deck = la pioche { tournay-colour-f } { $level }
tournay-and = { $rest } et { $last }
tournay-or = { $rest } ou { $last }
tournay-card-at = { $card } en { $slot }
tournay-any-card-at = la carte en { $slot }
tournay-any-event-at = l’événement { $spot } de la file
tournay-deniers = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
tournay-citizens = { $citizens ->
    [one] { $citizens } habitant { tournay-colour }
   *[other] { $citizens } habitants { tournay-colour }s
}
tournay-coins = { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
tournay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tournay-a-citizen = { $colour ->
    [any] un habitant de la couleur de votre choix
   *[other] un habitant { tournay-colour }
}
tournay-a-deck = { $colour ->
    [any] une pioche de niveau { $level }
   *[other] la pioche { tournay-colour-f } { $level }
}
# Après « de ».
tournay-of-a-deck = { $colour ->
    [any] d’une pioche de niveau { $level }
   *[other] de la pioche { tournay-colour-f } { $level }
}

## Actions, comme entrées d’une liste

tournay-play = Jouer { $card } en { $slot }
tournay-play-covering = Jouer { $card } en { $slot }, par-dessus { $covered }
tournay-play-replacing = Jouer { $card } en { $slot }, à la place de { $covered }
tournay-play-for-card = Jouer { $card } en cédant une autre carte
tournay-skip = Ne pas jouer de carte
tournay-pay-plaza = Payer avec un habitant de la carte Place
tournay-pay-lying = Payer avec un habitant couché
tournay-pay-working = Payer avec l’habitant au travail sur { $at }
tournay-give-held = Céder { $card } de sa main
tournay-give-slot = Céder { $at }
tournay-give-covered = Céder { $card }, recouverte en { $slot }
tournay-give-covered-at = Céder la carte { $place } de la pile en { $slot }
tournay-put = La poser en { $slot }
tournay-draw-visible = Prendre la carte visible de { $deck }
tournay-draw-named = Prendre { $card }, visible sur { $deck }
tournay-draw-blind = Regarder deux cartes de { $deck }
tournay-activate = Activer { $at }
tournay-activate-idle = Activer { $at } sans son effet
tournay-combat = Combattre : { $event }
tournay-combat-paid = Combattre : { $event }, avec { tournay-citizens }{ $deniers ->
    [0] { "" }
   *[other] { " " }et { tournay-deniers }
}
tournay-combat-by = Combattre : { $event }, grâce à { $at }
tournay-earn = Gagner de l’argent avec { tournay-citizens }
tournay-gather = Rassembler les habitants
tournay-recruit = Recruter un habitant { tournay-colour }
tournay-own = Employer l’un de ses habitants
tournay-borrow = Emprunter { $seat ->
    [you] l’un de vos habitants
   *[other] un habitant de { tournay-seat }
} pour 2 deniers
tournay-keep = Garder { $card }
tournay-keep-this = Garder cette carte
tournay-take = Prendre dans { $deck }
tournay-take-named = Prendre { $card } dans { $deck }
tournay-copy-building = Copier { $at } { $seat ->
    [you] chez vous
   *[other] de { tournay-seat }
}
tournay-fire = Déclencher : { $events }
tournay-damage = Endommager { $at }
tournay-name = Percevoir pour les bâtiments { tournay-colour }s
tournay-raise = Relever les habitants couchés grâce à { $at }
tournay-follow = Activer aussi { $at }, grâce à { $by }
tournay-follow-idle = Activer aussi { $at } sans son effet, grâce à { $by }
tournay-decline = Renoncer
tournay-endure = Subir l’événement
tournay-build = Construire un rempart
tournay-shield = S’abriter derrière la Catapulte
tournay-lay = Coucher un habitant { tournay-colour }
tournay-tuck = Remettre { $card } sous sa pioche
tournay-commit = { $card } en { $slot } comme dernière carte
tournay-pass = Pas de dernière carte

## Ce qui s’est passé

tournay-turn = { $seat ->
    [you] C’est à vous de jouer.
   *[other] C’est le tour de { tournay-seat }.
}
tournay-skipped = { $seat ->
    [you] Vous ne jouez
   *[other] { tournay-seat } ne joue
} pas de carte.
tournay-announced = { $seat ->
    [you] Vous montrez
   *[other] { tournay-seat } montre
} { $card } et en paie le prix.
tournay-placed = { $seat ->
    [you] Vous posez
   *[other] { tournay-seat } pose
} { $card } en { $slot }.
tournay-tucked = { $seat ->
    [you] Vous remettez
   *[other] { tournay-seat } remet
} { $card } sous { $deck }.
tournay-tucked-unseen = { $seat ->
    [you] Vous remettez
   *[other] { tournay-seat } remet
} une carte sous { $deck }.
tournay-shifted = { $seat ->
    [you] Votre quartier
   *[other] Le quartier de { tournay-seat }
} est déplacé pour garder de la place de tous les côtés.
tournay-laid-down = { $seat ->
    [you] Vous couchez
   *[other] { tournay-seat } couche
} { tournay-citizens }.
tournay-gave-back = { $seat ->
    [you] Vous rendez
   *[other] { tournay-seat } rend
} un habitant { tournay-colour } à la réserve.
tournay-borrowed = { $seat ->
    [you] Vous empruntez
   *[other] { tournay-seat } emprunte
} un habitant { tournay-colour } à { tournay-owner }.
tournay-gained = { $seat ->
    [you] Vous gagnez
   *[other] { tournay-seat } gagne
} { tournay-deniers }{ $reason ->
    [earn] { " " }par le travail de { $seat ->
        [you] vos
       *[other] ses
    } habitants
    [building] { " " }grâce au bâtiment
    [character] { " " }grâce au personnage en { $what }
    [spoils] { " " }avec l’événement pris
    [event] : { $what }
   *[other] { "" }
}.
tournay-paid = { $seat ->
    [you] Vous { $reason ->
        [card] payez { tournay-deniers } pour la carte
        [ransom] payez { tournay-deniers } pour le combat
        [recruit] payez { tournay-deniers } pour la recrue
        [event] perdez { tournay-deniers } : { $what }
       *[other] payez { tournay-deniers }
    }
   *[other] { tournay-seat } { $reason ->
        [card] paie { tournay-deniers } pour la carte
        [ransom] paie { tournay-deniers } pour le combat
        [recruit] paie { tournay-deniers } pour la recrue
        [event] perd { tournay-deniers } : { $what }
       *[other] paie { tournay-deniers }
    }
}.
tournay-transferred = { $seat ->
    [you] Vous versez
   *[other] { tournay-seat } verse
} { tournay-deniers } à { tournay-owner }{ $debt ->
    [borrowing] { " " }pour l’habitant emprunté
    [lordship] { " " }(Seigneurie)
   *[courthouse] { " " }(Salle d’audience)
}.
tournay-buried = La carte { $card } passe face cachée sous { $deck }.
tournay-looked-at = { $seat ->
    [you] Vous regardez
   *[other] { tournay-seat } regarde
} { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de { $deck }.
tournay-looked-at-named = { $seat ->
    [you] Vous regardez
   *[other] { tournay-seat } regarde
} { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de { $deck } : { $names }.
tournay-drew = { $seat ->
    [you] Vous piochez
   *[other] { tournay-seat } pioche
} une carte dans { $deck }.
tournay-drew-named = { $seat ->
    [you] Vous piochez
   *[other] { tournay-seat } pioche
} { $card }.
tournay-turned-up = La carte { $card } est visible sur { $deck }.
tournay-crier = { $seat ->
    [you] Vous découvrez
   *[other] { tournay-seat } découvre
} le crieur public de { $deck }.
tournay-fed = { $event } : { tournay-coins } désormais.
tournay-strikes = L’événement { $event } frappe avec { tournay-coins }{ $cause ->
    [ballista] , déclenché par une Baliste
   *[crier] { "" }
}.
tournay-built = { $seat ->
    [you] Vous construisez
   *[other] { tournay-seat } construit
} un rempart.
tournay-built-against = { $seat ->
    [you] Vous construisez un rempart et vous protégez
   *[other] { tournay-seat } construit un rempart et se protège
} : { $event }.
tournay-shielded = { $seat ->
    [you] Vous vous abritez
   *[other] { tournay-seat } s’abrite
} derrière la Catapulte : { $event }.
tournay-damaged = { $seat ->
    [you] Votre carte
   *[other] La carte de { tournay-seat }
} en { $slot } est endommagée.
tournay-activated = { $seat ->
    [you] Vous activez
   *[other] { tournay-seat } active
} { $card } en { $slot }.
tournay-activated-borrowing = { $seat ->
    [you] Vous activez
   *[other] { tournay-seat } active
} { $card } en { $slot } avec un { $owner ->
    [you] de vos habitants
   *[other] habitant de { tournay-owner }
}.
tournay-renounced = { $seat ->
    [you] Vous renoncez
   *[other] { tournay-seat } renonce
} à l’effet du bâtiment en { $slot }.
tournay-fruitless = L’effet ne peut rien faire.
tournay-copied = { $seat ->
    [you] Vous employez
   *[other] { tournay-seat } emploie
} l’effet de { $owner ->
    [you] votre carte { $card }
   *[other] la carte { $card } de { tournay-owner }
}.
tournay-combated = { $seat ->
    [you] Vous prenez
   *[other] { tournay-seat } prend
} { $event } en main comme rempart.
tournay-next-event = L’événement { $event } entre dans la file.
tournay-no-next-event = Il n’y a plus d’événements ; la place reste vide dans la file.
tournay-recruited = { $seat ->
    [you] Vous recrutez
   *[other] { tournay-seat } recrute
} un habitant { tournay-colour }.
tournay-raised = { $seat ->
    [you] Vos habitants couchés
   *[other] Les habitants couchés de { tournay-seat }
} se relèvent.
tournay-gathered = { $seat ->
    [you] Vous rassemblez vos
   *[other] { tournay-seat } rassemble ses
} habitants sur la carte Place.
tournay-tucked-event = { $seat ->
    [you] Vous remettez
   *[other] { tournay-seat } remet
} { $event } sous la pioche des événements.
tournay-last-round = Le dernier tour de table commence : chacun joue encore une fois.
tournay-committed = { $seat ->
    [you] Vous avez décidé de votre
   *[other] { tournay-seat } a décidé de sa
} dernière carte.
tournay-last-card = { $seat ->
    [you] Votre dernière carte
   *[other] La dernière carte de { tournay-seat }
} est { $card } en { $slot }.
tournay-no-last-card = { $seat ->
    [you] Vous ne jouez
   *[other] { tournay-seat } ne joue
} pas de dernière carte.
tournay-ended = La partie est finie.

## Pourquoi pas

tournay-need-game-going-on = La partie est finie ; on ne peut plus rien jouer.
tournay-need-turn = La décision ne vous revient pas ; elle revient à { tournay-seat-object }.
tournay-need-open-choice = Vous avez déjà décidé de votre dernière carte.
tournay-need-answer = Il y a d’abord une autre question : { $question }
tournay-need-deniers = Il y faut { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
}, et vous en avez { $purse }.
tournay-need-citizens = Il y faut { tournay-citizens } debout sur une carte Place : les vôtres, ou d’autres à emprunter pour 2 deniers.
tournay-need-own-citizen = Vous n’y avez aucun habitant { tournay-colour } à vous.
tournay-need-in-hand = Cette carte n’est pas dans votre main.
tournay-need-playable = On ne joue que des bâtiments, des personnages et des bâtiments de prestige.
tournay-need-slot-now = Dites tout de suite sur quel emplacement va la carte.
tournay-need-slot-later = Cette carte se paie avec une autre carte ; choisissez d’abord celle-ci, puis l’emplacement.
tournay-need-slot = Aucune carte ne peut être posée en { $slot } : il lui faut une carte voisine, et un quartier compte au plus trois lignes et trois colonnes.
tournay-need-card = Il n’y a pas de carte sur cet emplacement.
tournay-need-visible-card = Seule la carte visible d’une pile peut être cédée.
tournay-need-no-twin = Un bâtiment de prestige de ce nom se trouve déjà dans votre quartier ; chacun n’y est permis qu’une fois.
tournay-need-face-up = Aucune carte n’est visible sur { $deck }.
tournay-need-look-at-both = Il reste deux cartes dans { $deck } : il faut regarder les deux.
tournay-need-face-down = Il ne reste pas assez de cartes cachées dans { $deck }.
tournay-need-building = Il y faut un bâtiment de la bonne couleur ; les personnages et les bâtiments de prestige ne s’activent pas.
tournay-need-free = Cette carte est occupée ; elle doit être libre.
tournay-need-undamaged = Cette carte est endommagée et hors d’usage jusqu’à ce que son propriétaire rassemble ses habitants.
tournay-need-low-level = Les dégâts touchent des cartes libres de niveau I ou II, de la couleur demandée.
tournay-need-event = Il n’y a pas d’événement à cette place de la file.
tournay-need-coins = Cet événement ne porte aucune pièce ; il en faut au moins une.
tournay-need-no-coins = Cet événement porte des pièces ; il en faut un sans pièce.
tournay-need-reserve = Il n’y a plus d’habitant { tournay-colour } dans la réserve.
tournay-need-advanced = Le recrutement n’est une action que dans la règle avancée.
tournay-need-opponent = Ce doit être un adversaire.
tournay-need-once = Ce bâtiment a déjà servi dans cette suite de copies ; choisissez-en un autre.
tournay-need-fewer = { $most ->
    [one] On ne peut déclencher qu’un seul événement.
   *[other] On ne peut déclencher que { $most } événements.
}
tournay-need-reaction = Aucun personnage sur cet emplacement ne peut faire cela maintenant.
tournay-need-rampart = Vous n’avez pas de rempart en main.
tournay-need-catapult = Aucune Catapulte occupée ne peut plus vous protéger de ce crieur.
tournay-need-in-order = Les habitants d’un même joueur s’emploient ensemble ; ceux de ce joueur ont eu leur tour.

## Ce qui est demandé

tournay-asked = { $seat } : { $question }
# Pour qui lit : à son tour, ou à celui d’un autre.
tournay-asked-you = { $turn ->
    [own] À vous de jouer : { $question }
   *[other] À vous de décider : { $question }
}
tournay-ask-play-card = jouez une carte, ou agissez sans en jouer.
tournay-ask-pay-citizen = quel habitant paie { $card } ?
tournay-ask-pay-card = quelle carte céder pour { $card } ?
tournay-ask-put-card = où poser { $card } ?
tournay-ask-placing-combat = le Chevalier prend-il un événement ?
tournay-ask-act = choisissez l’action de ce tour.
tournay-ask-citizens = les habitants de qui ? Il faut encore { tournay-citizens }.
tournay-ask-choose-draw = { $colour ->
    [any] dans quelle pioche de niveau { $level } piocher ?
   *[other] comment piocher dans { tournay-a-deck } ?
}
tournay-ask-choose-take = dans quelle pioche de niveau { $level } prendre deux cartes ?
tournay-ask-keep = quelle carte de { $deck } garder ?
tournay-ask-take-shown = { $cards ->
    [one] quelle carte prendre ?
   *[other] quelles { $cards } cartes prendre ?
}
tournay-ask-recruit = de quelle couleur recruter un habitant pour { tournay-deniers } ?
tournay-ask-copy = quel bâtiment{ $colour ->
    [any] { "" }
   *[other] { " " }{ tournay-colour }
}{ $state ->
    [free] { " " }libre
   *[undamaged] { " " }intact
} d’un adversaire copier ?
tournay-ask-combat-free = quel événement { $coins ->
    [present] avec pièces
   *[absent] sans pièce
} prendre ?
tournay-ask-fire = quels événements déclencher, { $most } au plus ?
tournay-ask-bombard = quelle { $seat ->
    [you] de vos cartes
   *[other] carte de { tournay-seat }
} endommager ?
tournay-ask-bombard-any = quelle carte de l’adversaire endommager ?
tournay-ask-name = percevoir pour les bâtiments de quelle couleur ?
tournay-ask-react = quel personnage employer maintenant ?
tournay-ask-defend = construire un rempart contre l’événement { $event }, ou subir ?
tournay-ask-defend-against = vous protéger de l’événement { $event } et ne rien perdre, ou subir ({ $cost }) ?
tournay-ask-suffer = choisissez ce que touche l’événement { $event } (encore { $hits }).
tournay-ask-end-turn = quatre cartes seulement restent en main : laquelle part ?
tournay-ask-commit = quelle dernière carte jouer, s’il y en a une ?
tournay-ask-nothing = rien n’est demandé pour l’instant.

## Comment cela a fini

tournay-won = { $seat ->
    [you] Vous gagnez
   *[other] { tournay-seat } gagne
} avec { tournay-points }.
tournay-shared = { $seats } se partagent la victoire avec { tournay-points } chacun.
# Avec les points de tous, du plus haut au plus bas : 34–26.
tournay-wins = { $seat ->
    [you] Vous gagnez { $score }.
   *[other] { tournay-seat } gagne { $score }.
}
tournay-share-wins = { $seats } { $who ->
    [you] vous partagez
   *[other] se partagent
} la victoire, { $score }.
tournay-going-on = La partie est encore en cours.
tournay-score-printed = Points des cartes
tournay-score-ramparts = Remparts
tournay-score-total = Total

## Cartes

tournay-kind = { $kind ->
    [building] Bâtiment
    [character] Personnage
    [prestige] Bâtiment de prestige
   *[crier] Crieur public
} { tournay-colour }, niveau { $level }
tournay-cost-free = Elle ne coûte rien.
tournay-cost-deniers = Elle coûte { tournay-deniers }.
tournay-cost-citizen = Elle coûte un habitant { tournay-colour } à soi, qui retourne à la réserve.
tournay-cost-card = Elle coûte { tournay-deniers } et une autre carte de la main ou du quartier.
tournay-printed-points = Elle vaut { tournay-points }, même recouverte.

tournay-coloured = { $kind ->
   *[other] { tournay-colour }
}
tournay-a-kind = un { $kind ->
    [building] bâtiment
    [character] personnage
   *[prestige] bâtiment de prestige
} { $colours }
tournay-a-kind-of-any-colour = un { $kind ->
    [building] bâtiment
    [character] personnage
   *[prestige] bâtiment de prestige
}

tournay-gain-flat = Gagnez { tournay-deniers }.
tournay-gain-per = Gagnez { tournay-deniers } par { $per ->
    [empty-slot] emplacement encore vide de votre quartier
    [filled-slot] emplacement de votre quartier qui porte une carte
    [plaza-citizen] habitant debout sur votre carte Place
   *[lying-citizen] habitant couché près de votre carte Place
}.
tournay-gain-per-pair = Gagnez { tournay-deniers } par paire d’un habitant { $first ->
    [yellow] jaune
    [white] blanc
   *[red] rouge
} et d’un habitant { $second ->
    [yellow] jaune
    [white] blanc
   *[red] rouge
} debout sur votre carte Place.
tournay-gain-per-best = Gagnez { tournay-deniers } par habitant { $colours } debout sur votre carte Place ; seule compte la couleur qui rapporte le plus.
tournay-draw-classic = Piochez une carte { tournay-of-a-deck } : la carte visible, ou l’une de deux à votre choix.
tournay-take-two = Prenez les deux premières cartes { tournay-of-a-deck }.
tournay-abbey = Retournez la première carte des trois pioches de niveau { $level } et prenez-en { $cards }.
tournay-recruit-for = Payez { tournay-deniers } et recrutez { tournay-a-citizen }.
tournay-copy-effect = Employez l’effet d’un bâtiment{ $colour ->
    [any] { "" }
   *[other] { " " }{ tournay-colour }
}{ $state ->
    [free] { " " }libre
   *[undamaged] { " " }intact
} d’un adversaire.
tournay-ballista = Choisissez jusqu’à { $most } événements, posez une pièce sur chacun et laissez-les frapper vos adversaires. Un événement qui rapporte des deniers profite à tous, vous compris.
tournay-combat-free = Prenez comme rempart un événement { $coins ->
    [present] avec pièces
   *[absent] sans pièce
}{ $spoils ->
    [player] , et ses pièces avec lui
   *[bank] { "" }
}.
tournay-catapult = Endommagez une carte libre de niveau I ou II de chaque adversaire. Tant qu’elle est occupée, elle vous protège d’un événement de chaque crieur public.
tournay-lordship = Nommez une couleur : chaque adversaire vous verse { tournay-deniers } par bâtiment de cette couleur.
tournay-courthouse = Le plus riche vous verse { tournay-deniers } ; en cas d’égalité, chacun des plus riches.
tournay-on-place = Chaque fois que vous posez { $what } dans cette ligne ou cette colonne, gagnez { tournay-deniers }.
tournay-on-place-combat = Chaque fois que vous posez { $what } dans cette ligne ou cette colonne, vous pouvez prendre comme rempart un événement qui porte des pièces{ $spoils ->
    [player] , et ses pièces avec lui
   *[bank] { "" }
}.
tournay-on-activate = Chaque fois que vous activez { $what } dans cette ligne ou cette colonne, gagnez { tournay-deniers }.
tournay-raise-lying = Chaque fois que vous activez { $what } dans cette ligne ou cette colonne, vous pouvez relever tous vos habitants couchés.
tournay-double-capacity = Vous pouvez activer deux fois { $what } dans cette ligne ou cette colonne, en deux actions distinctes.
tournay-follow-up = Chaque fois que vous activez un bâtiment { $trigger ->
    [yellow] jaune
    [white] blanc
   *[red] rouge
} dans cette ligne ou cette colonne, vous pouvez aussitôt y activer un bâtiment { $target ->
    [yellow] jaune
    [white] blanc
   *[red] rouge
} avec un autre habitant { tournay-colour }.
tournay-nth-worker = À chaque { $every ->
    [2] deuxième
   *[other] { $every }e
} habitant rouge ou jeton gris au travail dans cette ligne ou cette colonne, vous pouvez prendre comme rempart un événement qui porte des pièces{ $spoils ->
    [player] , et ses pièces avec lui
   *[bank] { "" }
}.
tournay-on-gather = Chaque fois que vous rassemblez vos habitants, gagnez { tournay-deniers }.
tournay-earn-rate = Quand vous gagnez de l’argent avec des habitants { tournay-colour }s, chacun rapporte { tournay-deniers }.
tournay-score = À la fin, par { $count ->
    [card-sets] série d’une carte jaune, d’une blanche et d’une rouge de niveau I ou II
    [cards] carte { tournay-colour-f } de niveau I ou II
    [deniers] groupe de 4 deniers
    [citizens] habitant { tournay-colour }
    [characters] personnage
    [prestige-buildings] bâtiment de prestige
    [citizen-sets] série d’un habitant jaune, d’un blanc et d’un rouge
    [buildings] bâtiment blanc ou jaune de niveau I ou II
   *[ramparts] rempart construit
} : { $owner } pour qui possède cette carte, { $others } pour les autres ; 12 points au plus.
tournay-score-flat = À la fin : { $owner } pour qui possède cette carte, { $others } pour les autres.
tournay-town-crier = Chaque événement reçoit une pièce ; puis les événements frappent.

## Événements

tournay-blow-lay-down = Par pièce, chacun couche un habitant { $colour ->
    [any] de son choix
   *[other] { tournay-colour }
} de sa carte Place.
tournay-blow-majority = Par pièce, celui qui a le plus d’habitants et de cartes { $colour ->
    [yellow] jaunes
    [white] de couleur blanche
   *[red] rouges
} gagne { tournay-deniers }.
tournay-blow-damage = Par pièce, chacun endommage une de ses cartes { $colour ->
    [any] libres
    [yellow] jaunes libres
    [white] blanches libres
   *[red] rouges libres
} de niveau I ou II.
tournay-blow-deniers = Par pièce, chacun perd { tournay-deniers }.
tournay-combat-price = Pour le combattre : { tournay-citizens }{ $ransom ->
    [ransom] , et un denier de plus qu’il ne porte de pièces
   *[none] { "" }
}.

## Options

tournay-option = { $option ->
    [players] Joueurs
    [rules] Règles
    [start_player] Qui commence
    [catapult] Cibles de la Catapulte
    [last_two] Les deux dernières cartes d’une pioche
    [ramparts] Remparts
    [given_cards] Une carte comme prix
   *[expansion] Extension
}
tournay-option-note = { $option ->
    [players] Plus on est nombreux, plus il faut de crieurs publics pour finir la partie.
    [rules] La partie avancée commence avec moins d’habitants et plus d’argent, et le recrutement y est une sixième action.
    [start_player] C’est au début des tours de ce joueur que l’on vérifie si la partie se termine.
    [catapult] La règle parle de toute carte libre ; nous jouons que les bâtiments de prestige sont hors d’atteinte.
    [last_two] Selon la règle, on regarde les deux dernières cartes ; nous jouons qu’une carte visible peut simplement être prise.
    [ramparts] La règle laisse choisir l’événement ; nous jouons que personne ne construit contre un événement qui rapporte.
    [given_cards] Selon la règle, la carte vient de la main ou du quartier ; nous jouons que seules les cartes visibles du quartier peuvent être cédées.
   *[expansion] Dix-huit cartes de plus pour les pioches de niveaux I et II.
}
tournay-option-value = { $value ->
    [two] Deux
    [three] Trois
    [four] Quatre
    [base] Partie de base
    [advanced] Partie avancée
    [none] Sans
    [replace] À la place des cartes amovibles
    [chance] Au hasard
    [seat-1] La première place
    [seat-2] La deuxième place
    [seat-3] La troisième place
    [seat-4] La quatrième place
    [low-levels] Cartes libres de niveaux I et II
    [any-card] Toute carte libre, bâtiments de prestige compris
    [choice] Prendre la carte visible ou regarder les deux
    [look] Regarder les deux
    [harmful] Contre les événements qui nuisent
    [any-event] Contre tous les événements
    [visible] Cartes visibles
    [any-given] Aussi les cartes recouvertes
   *[mix] Mêlée aux cartes amovibles, trois sur six au hasard
}

## Dans les images

tournay-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
tournay-crier-shown = { $crier ->
    [shown] , son crieur est apparu
   *[hidden] { "" }
}
tournay-deck-part = { $deck } : { tournay-cards }{ tournay-crier-shown }
tournay-deck-part-open = { $deck } : { tournay-cards }, { $card } visible{ tournay-crier-shown }
tournay-queue-part = { $event }, { tournay-coins }
tournay-queue-part-empty = Pas d’événement
tournay-event-deck-part = Pioche des événements : { tournay-cards }
tournay-slot-part = { tournay-seat } : { $at }{ $workers ->
    [0] { "" }
    [one] , { $workers } travailleur
   *[other] , { $workers } travailleurs
}{ $state ->
    [damaged] , endommagée
   *[whole] { "" }
}{ $covered ->
    [0] { "" }
    [one] , { $covered } carte dessous
   *[other] , { $covered } cartes dessous
}
tournay-open-slot-part = { tournay-seat } : emplacement vide { $slot }
tournay-plaza-part = { $seat ->
    [you] Vos habitants { tournay-colour }s
   *[other] { tournay-seat }, habitants { tournay-colour }s
} : { $standing } debout, { $lying ->
    [one] { $lying } couché
   *[other] { $lying } couchés
}
tournay-player-part = { tournay-seat } : { tournay-deniers }, { tournay-cards } en main, remparts : { $ramparts } en main, { $built ->
    [one] { $built } construit
   *[other] { $built } construits
}
tournay-hand-part = { $card }
tournay-hand-part-hidden = Une carte de { $deck }, face cachée
tournay-rampart-part = Rempart ({ $event })
tournay-reserve-part = Réserve : { tournay-citizens }
tournay-table-words = { $said } { $active ->
    [first] Tour de Bleu
    [second] Tour de Vert
    [third] Tour de Violet
    [fourth] Tour de Noir
    [you] À vous de jouer
   *[other] À { $active } de jouer
} ; crieurs publics : { $criers } sur les { $needed } qui peuvent finir la partie.
tournay-label-hand = Main
tournay-label-reserve = Réserve
tournay-label-events = Événements
tournay-label-criers = Crieurs
tournay-label-ramparts = Remparts
