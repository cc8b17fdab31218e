### The Anarchy, en français.
### Devant « ; », « : » et « ? » se trouve une espace insécable.
### Les pistes, bâtiments et cartes ont une majuscule, les ouvriers et ressources n’en ont pas.

ana-title = The Anarchy

ana-seat = { $seat ->
    [you] Vous
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[other] { $seat }
}
ana-list-end = { $rest } et { $last }
ana-either = { $one } ou { $other }
ana-nothing = rien

## Noms

ana-asset = { $asset ->
    [serf] Serf
    [craftsman] Artisan
    [patron] Mécène
    [soldier] Soldat
    [knight] Chevalier
    [material] Matériau
    [coin] Pièce
   *[food] Nourriture
}
ana-amount = { $asset ->
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
ana-attribute = { $attribute ->
    [bravery] Bravoure
    [loyalty] Loyauté
    [influence] Influence
   *[power] Puissance
}
ana-row = { $row ->
    [governance] Gouvernance
    [war] Guerre
    [worship] Culte
   *[entertainment] Divertissement
}
ana-track = { $track ->
    [gate] Porte
    [tower] Tours
    [wall] Murs
    [moat] Douves
    [quarry-forest] Carrière & Forêt
    [farms] Fermes
    [training-grounds] Terrains d’entraînement
    [wheel] Roue de la fortune
    [mercenaries] Mercenaires
    [guildsmen] Hommes de guilde
    [allies] Alliés
    [weaponsmiths] Fabricants d’armes
    [ladders] Échelles
    [ballista] Baliste
    [small-crane] Petite grue
    [ram] Bélier
    [siege-tower] Tour de siège
    [large-crane] Grande grue
    [catapult] Catapulte
    [trebuchet] Trébuchet
    [governance] Gouvernance
    [war] Guerre
    [worship] Culte
    [entertainment] Divertissement
    [keep] Donjon
    [bank] Banque
    [stables] Écuries
    [chapel] Chapelle
    [spies] Espions
    [tactics] Tactiques
    [ramparts] Remparts
    [knight-training] Formations des Chevaliers
    [valentine] Saint-Valentin
    [michaelmas] Saint-Michel
    [tournaments] Tournois
    [brewery] Brasserie
    [lammas] Jours du Lammas
    [prod-serf] Production de serfs
    [prod-craftsman] Production d’artisans
    [prod-material] Production de matériaux
    [prod-patron] Production de mécènes
    [prod-coin] Production de pièces
    [prod-food] Production de nourriture
    [prod-soldier] Production de soldats
    [prod-knight] Production de chevaliers
    [bravery] Bravoure
    [loyalty] Loyauté
    [influence] Influence
    [power] Puissance
    [woman] Femme
    [man] Homme
    [couple] Couple
    [addition] Addition
    [trophy] Trophée
    [pennant] Fanion
    [hanging] Guirlande
    [covers] Couverts
    [stones] Pierres
    [pitch] Poix brûlante
    [logs] Bûches
    [bolts] Carreaux
    [assist] Carte d’un autre joueur
   *[castle] Château pris
}
ana-tactic = { $tactic ->
    [covers] Couverts
    [stones] Pierres
    [pitch] Poix brûlante
    [logs] Bûches
   *[bolts] Carreaux
}
ana-path = { $path ->
    [abbot] Abbé
    [architect] Architecte
    [weaponsmith] Armurier
    [advocate] Avocat
    [baron] Baron
    [captain] Capitaine
    [champion] Champion
    [commander] Commandant
    [conqueror] Conquérant
    [foreman] Contremaître
    [defender] Défenseur
    [scout] Éclaireur
    [emissary] Émissaire
    [excavator] Excavateur
    [merrymaker] Fêtard
    [warrior] Guerrier
    [engineer] Ingénieur
    [bellwether] Meneur
    [mentor] Mentor
    [monk] Moine
    [silversmith] Orfèvre
    [partisan] Partisan
    [priest] Prêtre
    [recruiter] Recruteur
   *[tactician] Tacticien
}
# Tous les chemins sont masculins.
ana-the-path = { $path ->
    [abbot] l’{ ana-path }
    [architect] l’{ ana-path }
    [weaponsmith] l’{ ana-path }
    [advocate] l’{ ana-path }
    [scout] l’{ ana-path }
    [emissary] l’{ ana-path }
    [excavator] l’{ ana-path }
    [engineer] l’{ ana-path }
    [silversmith] l’{ ana-path }
   *[other] le { ana-path }
}
ana-attack = { $kind ->
    [ladder] Échelle
    [arrows] Flèches
    [ballista] Baliste
    [ram] Bélier
    [siege_tower] Tour de siège
    [catapult] Catapulte
   *[final_assault] Assaut final
}
ana-trebuchet = Trébuchet
ana-fortification = { $fortification ->
    [gate] porte
    [tower] tours
    [wall] murs
   *[moat] douves
}
ana-workers = ouvriers
ana-side = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
ana-at-the-side = { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
ana-from-the-side = { $side ->
    [north] du nord
    [east] de l’est
    [south] du sud
   *[west] de l’ouest
}
ana-to-the-side = { $to ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
ana-corner = { $corner ->
    [nw] nord-ouest
    [ne] nord-est
    [se] sud-est
   *[sw] sud-ouest
}
ana-at-target = { $target ->
    [north] au nord
    [east] à l’est
    [south] au sud
    [west] à l’ouest
   *[castle] pour tout le château
}
ana-worker = { $worker ->
    [craftsman] Artisan
    [soldier] Soldat
    [knight] Chevalier
   *[laid-down] Ouvrier couché
}
ana-a-worker = { $worker ->
    [craftsman] un artisan
    [soldier] un soldat
    [knight] un chevalier
   *[laid-down] un ouvrier couché
}
ana-rank = { $rank ->
    [vassal] Vassal
    [knight] Chevalier
    [baron] Baron
    [earl] Comte
   *[lord-high-steward] Lord grand intendant
}
ana-activity = { $activity ->
    [knight-training] les Formations
    [valentine] la Saint-Valentin
    [michaelmas] la Saint-Michel
    [tournaments] le tournoi
    [brewery] la Brasserie
   *[lammas] le Lammas
}
ana-horse = { $horse ->
    [black] le cheval noir
   *[white] le cheval blanc
}
ana-ingredient = { $ingredient ->
    [water] eau
    [hops] houblon
    [barley] orge
   *[barm] levure
}
ana-the-ingredient = { $ingredient ->
    [water] l’eau
    [hops] le houblon
    [barley] l’orge
   *[barm] la levure
}
ana-colour = { $colour ->
    [yellow] jaune
    [red] rouge
    [purple] violet
   *[green] vert
}

## Cases

ana-box-numbered = { ana-track } { $number }
ana-box-in-level = { ana-track } { $level }, case { $number }
ana-box-offering = { ana-track } { $level }, { $asset ->
    [material] matériau
    [coin] pièce
   *[food] nourriture
}
ana-box-whole = { ana-track } { $level }, récompense
ana-box-slot = Addition { $addition }, nombre { $number }
ana-box-brewery = Brasserie, ligne { $row }, colonne { $column }
ana-box-pennant = Corde { $rope }, fanion { $number }
ana-box-hanging = Corde { $rope }, guirlande { $number }
ana-at-side = { $target } ({ ana-at-the-side })
ana-at-corner = { $target } (angle { ana-corner })
ana-costs = Coûte { $costs }
ana-gives = Donne { $gain }
ana-requires = Demande { $boxes }
ana-is-filled = Remplie

## Gains

ana-gain-any = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
ana-gain-fortification = { $fortification ->
    [gate] un niveau de porte
    [tower] un niveau de tour
    [wall] un niveau de mur
   *[moat] un niveau de douves
}
ana-gain-production = 1 production { $asset ->
    [serf] de serfs
    [craftsman] d’artisans
    [patron] de mécènes
    [soldier] de soldats
    [knight] de chevaliers
    [material] de matériaux
    [coin] de pièces
   *[food] de nourriture
}
ana-gain-attribute = { $count ->
    [one] { $count } point
   *[other] { $count } points
} { $attribute ->
    [bravery] de bravoure
    [loyalty] de loyauté
    [influence] d’influence
   *[power] de puissance
}
ana-gain-knowledge = { $count ->
    [one] { $count } connaissance
   *[other] { $count } connaissances
}
ana-gain-rally = { $count ->
    [one] { $count } jeton Rassemblement
   *[other] { $count } jetons Rassemblement
}
ana-gain-joy = { $count ->
    [one] { $count } joie
   *[other] { $count } joies
}
ana-gain-discontent = { $count ->
    [one] { $count } grogne
   *[other] { $count } grognes
}
ana-gain-horse = { ana-horse }
ana-gain-command = la case suivante de { ana-row }
ana-gain-commands = la case suivante de { $rows }
ana-gain-research = une tactique au choix
ana-gain-reveal = { $count ->
    [one] { $count } carte Domaine
   *[other] { $count } cartes Domaine
} pour { ana-activity }
ana-gain-brew = { $count ->
    [one] un brassage
   *[other] { $count } brassages
}

## Actions, comme entrées d’une liste

ana-do-path = Prendre { ana-the-path }
ana-do-fill = Remplir { $target }
ana-do-fill-with = Remplir { $target } avec { $asset ->
    [serf] un serf
    [craftsman] un artisan
    [patron] un mécène
    [soldier] un soldat
    [knight] un chevalier
    [material] un matériau
    [coin] une pièce
   *[food] une nourriture
}
ana-do-build = Construire { $target }
ana-do-prepare = Préparer { ana-tactic }
ana-do-trade = Échanger { $give } contre { $take }
ana-do-attack = Attaquer le château avec { $force }
ana-do-attack-overrun = Attaquer le château avec { $force }, écrasement { $overrun }
ana-do-spy = { $seat ->
    [you] Révéler votre carte Attaque { $slot }
    [red] Espionner la carte Attaque { $slot } de { ana-seat }
    [blue] Espionner la carte Attaque { $slot } de { ana-seat }
    [green] Espionner la carte Attaque { $slot } de { ana-seat }
    [yellow] Espionner la carte Attaque { $slot } de { ana-seat }
   *[other] Espionner la carte Attaque { $slot } chez { ana-seat }
}
ana-do-done = Terminer la manche
ana-do-take = Prendre { $gain }
ana-do-mark = Choisir { $target }
ana-do-skip = N’en choisir aucune
ana-do-skip-ingredient = Renoncer à { ana-the-ingredient }
ana-do-write = Écrire { $number } dans l’addition { $addition }
ana-do-choose = Choisir la récompense { $number }
ana-do-pay = Payer la nourriture
ana-do-deploy = { ana-worker } { ana-at-the-side }
ana-do-deploy-all = Tous ceux qui restent { ana-at-the-side }
ana-do-rally = Déplacer { ana-a-worker } { ana-from-the-side } { ana-to-the-side }
ana-do-go = Affronter la carte
ana-do-use = En utiliser { $count } { ana-at-target }
ana-do-use-none = N’en utiliser aucun { ana-at-target }
ana-do-spend = Dépenser un point de force d’{ ana-a-worker } { ana-at-the-side }
ana-do-spend-beer = Dépenser un point de force d’{ ana-a-worker } { ana-at-the-side }, avec une bière

## Ce qui s’est passé

ana-round-began = { $seat ->
    [you] La manche { $round } commence ; vous avez le marqueur de premier joueur.
   *[other] La manche { $round } commence ; { ana-seat } a le marqueur de premier joueur.
}
ana-dealt = { $seat ->
    [you] Vous faites face à : { $cards }.
   *[other] { ana-seat } fait face à : { $cards }.
}
ana-card-open = { $kind } ({ $hits })
ana-card-fierce = { $kind }, attaque violente ({ $hits })
ana-card-hidden = { $kind }, face cachée
ana-hit = { $target ->
    [north] nord
    [east] est
    [south] sud
    [west] ouest
   *[castle] château
} { $letter ->
    [A] A
    [B] B
    [C] C
    [D] D
   *[E] E
}
ana-offered = Cartes Chemin proposées : { $paths }.
ana-path-taken = { $seat ->
    [you] Vous prenez { ana-the-path }.
   *[other] { ana-seat } prend { ana-the-path }.
}
ana-path-discarded = Carte Chemin défaussée : { ana-path }.
ana-rival-advanced = La tente du rival avance au château { $place }.
ana-produced = { $seat ->
    [you] Vous gagnez { $gain } par votre chemin et votre production.
   *[other] { ana-seat } gagne { $gain } par son chemin et sa production.
}
ana-filled = { $seat ->
    [you] Vous remplissez { $target }.
   *[other] { ana-seat } remplit { $target }.
}
ana-filled-for = { $seat ->
    [you] Vous remplissez { $target } pour { $costs }.
   *[other] { ana-seat } remplit { $target } pour { $costs }.
}
ana-built = { $seat ->
    [you] Vous construisez { $target } pour { $costs }.
   *[other] { ana-seat } construit { $target } pour { $costs }.
}
ana-rose = { $seat ->
    [you] { ana-track } passe à { $number }.
   *[other] { ana-seat } : { ana-track } passe à { $number }.
}
ana-researched = { $seat ->
    [you] Vous étudiez { $target }.
   *[other] { ana-seat } étudie { $target }.
}
ana-gained = { $seat ->
    [you] Vous gagnez { $gain }.
   *[other] { ana-seat } gagne { $gain }.
}
ana-mood-joy = { $seat ->
    [you] Vous gagnez { ana-gain-joy }.
   *[other] { ana-seat } gagne { ana-gain-joy }.
}
ana-mood-discontent = { $seat ->
    [you] Vous subissez { ana-gain-discontent }.
   *[other] { ana-seat } subit { ana-gain-discontent }.
}
ana-prepared = { $seat ->
    [you] Vous préparez { ana-tactic }.
   *[other] { ana-seat } prépare { ana-tactic }.
}
ana-traded = { $seat ->
    [you] Vous échangez { $give } contre { $take }.
   *[other] { ana-seat } échange { $give } contre { $take }.
}
ana-revealed = { $seat ->
    [you] Vous révélez pour { ana-activity } : { $cards }.
   *[other] { ana-seat } révèle pour { ana-activity } : { $cards }.
}
ana-reshuffled = { $seat ->
    [you] Vous mélangez vos cartes Domaine.
   *[other] { ana-seat } mélange ses cartes Domaine.
}
ana-jousted = { $joust ->
    [won] { $seat ->
        [you] Vous gagnez la joute.
       *[other] { ana-seat } gagne la joute.
    }
    [lost] { $seat ->
        [you] Vous perdez la joute.
       *[other] { ana-seat } perd la joute.
    }
   *[tied] { $seat ->
        [you] Votre joute est nulle.
        [red] La joute de { ana-seat } est nulle.
        [blue] La joute de { ana-seat } est nulle.
        [green] La joute de { ana-seat } est nulle.
        [yellow] La joute de { ana-seat } est nulle.
       *[other] { ana-seat } fait joute nulle.
    }
}
ana-wrote = { $seat ->
    [you] Vous écrivez { $number } dans l’addition { $addition }.
   *[other] { ana-seat } écrit { $number } dans l’addition { $addition }.
}
ana-wasted = { $seat ->
    [you] Vous n’utilisez pas une carte.
   *[other] { ana-seat } n’utilise pas une carte.
}
ana-brewed = { $seat ->
    [you] Vous brassez
   *[other] { ana-seat } brasse
} { $count ->
    [one] une bière
   *[other] { $count } bières
}.
ana-attacked = { $seat ->
    [you] Vous prenez le château { $place } avec { $spent } ; { $loot }.
   *[other] { ana-seat } prend le château { $place } avec { $spent } ; { $loot }.
}
ana-attacked-overrun = { $seat ->
    [you] Vous prenez le château { $place } avec { $spent } et l’écrasement { $overrun } ; { $loot }.
   *[other] { ana-seat } prend le château { $place } avec { $spent } et l’écrasement { $overrun } ; { $loot }.
}
ana-no-loot = pas de butin
ana-spied-own = { $seat ->
    [you] Vous révélez votre carte Attaque { $slot } : { $card }.
   *[other] { ana-seat } révèle sa carte Attaque { $slot } : { $card }.
}
ana-spied = { $seat ->
    [you] Vous révélez la carte Attaque { $slot } chez { ana-owner } : { $card }.
   *[other] { $owner ->
        [you] { ana-seat } révèle votre carte Attaque { $slot } : { $card }.
        [red] { ana-seat } révèle la carte Attaque { $slot } de { ana-owner } : { $card }.
        [blue] { ana-seat } révèle la carte Attaque { $slot } de { ana-owner } : { $card }.
        [green] { ana-seat } révèle la carte Attaque { $slot } de { ana-owner } : { $card }.
        [yellow] { ana-seat } révèle la carte Attaque { $slot } de { ana-owner } : { $card }.
       *[other] { ana-seat } révèle la carte Attaque { $slot } chez { ana-owner } : { $card }.
    }
}
ana-owner = { $owner ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[other] { $owner }
}
ana-done = { $seat ->
    [you] Vous avez terminé.
   *[other] { ana-seat } a terminé.
}
ana-roused = { $seat ->
    [you] Vous pouvez de nouveau agir.
   *[other] { ana-seat } peut de nouveau agir.
}
ana-defence-began = La défense des châteaux commence.
ana-food-paid = { $seat ->
    [you] Vous payez { $food }.
   *[other] { ana-seat } paie { $food }.
}
ana-food-missing = { $seat ->
    [you] Vous payez { $food } ; il en manque { $missing }, d’où autant de grogne.
   *[other] { ana-seat } paie { $food } ; il en manque { $missing }, d’où autant de grogne.
}
ana-deployed = { $seat ->
    [you] Vous déployez
   *[other] { ana-seat } déploie
} { $worker ->
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
} { ana-at-the-side }.
ana-discarded = { $seat ->
    [you] Vous rendez { $purse } à la réserve.
   *[other] { ana-seat } rend { $purse } à la réserve.
}
ana-turned-up = { $seat ->
    [you] Vous retournez : { $cards }.
   *[other] { ana-seat } retourne : { $cards }.
}
ana-rallied = { $seat ->
    [you] Vous déplacez { ana-a-worker } { ana-from-the-side } { ana-to-the-side }.
   *[other] { ana-seat } déplace { ana-a-worker } { ana-from-the-side } { ana-to-the-side }.
}
ana-struck = { $seat ->
    [you] Vous subissez { $card } : { $strength }.
   *[other] { ana-seat } subit { $card } : { $strength }.
}
ana-struck-held = { $seat ->
    [you] Vous subissez { $card } : { $strength } ; votre château tient.
   *[other] { ana-seat } subit { $card } : { $strength } ; le château tient.
}
ana-struck-left = { $seat ->
    [you] Vous subissez { $card } : { $strength } ; reste à repousser : { $rest }.
   *[other] { ana-seat } subit { $card } : { $strength } ; reste à repousser : { $rest }.
}
ana-strength-at = { $target ->
    [north] nord
    [east] est
    [south] sud
    [west] ouest
   *[castle] château
} { $count }
ana-used = { $seat ->
    [you] Vous utilisez { $count } { ana-tactic } { ana-at-target }.
   *[other] { ana-seat } utilise { $count } { ana-tactic } { ana-at-target }.
}
ana-spent = { $seat ->
    [you] Vous dépensez un point de force d’{ ana-a-worker } { ana-at-the-side }.
   *[other] { ana-seat } dépense un point de force d’{ ana-a-worker } { ana-at-the-side }.
}
ana-spent-beer = { $seat ->
    [you] Vous dépensez { ana-at-the-side } un point de force d’{ ana-a-worker } qui a bu une bière.
   *[other] { ana-seat } dépense { ana-at-the-side } un point de force d’{ ana-a-worker } qui a bu une bière.
}
ana-repelled = { $seat ->
    [you] Vous repoussez la carte Attaque { $slot }.
   *[other] { ana-seat } repousse la carte Attaque { $slot }.
}
ana-repelled-assault = { $seat ->
    [you] Vous repoussez l’Assaut final.
   *[other] { ana-seat } repousse l’Assaut final.
}
ana-withstood = { $seat ->
    [you] Vous ne pouvez repousser la carte Attaque { $slot }.
   *[other] { ana-seat } ne peut repousser la carte Attaque { $slot }.
}
ana-withstood-assault = { $seat ->
    [you] Vous ne pouvez repousser l’Assaut final.
   *[other] { ana-seat } ne peut repousser l’Assaut final.
}
ana-aftermath = { $seat ->
    [you] Vous avez repoussé
   *[other] { ana-seat } a repoussé
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $gain }.
ana-round-ended = La manche { $round } est terminée.
ana-left-behind = { $seat ->
    [you] Vous subissez { ana-gain-discontent } pour des châteaux non pris.
   *[other] { ana-seat } subit { ana-gain-discontent } pour des châteaux non pris.
}
ana-over = La partie est terminée.

## Comment la partie a fini

ana-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ana-won = { $seat ->
    [you] Vous gagnez { $tally }.
    [red] { ana-seat } gagne avec { ana-points }.
    [blue] { ana-seat } gagne avec { ana-points }.
    [green] { ana-seat } gagne avec { ana-points }.
    [yellow] { ana-seat } gagne avec { ana-points }.
   *[other] { ana-seat } gagne { $tally }.
}
ana-shared = { $reader ->
    [you] { $seats } partagez la victoire avec { ana-points }.
   *[other] { $seats } partagent la victoire avec { ana-points }.
}
ana-alone-ended = { $seat ->
    [you] Vous finissez { ana-rank } avec { ana-points }.
    [red] Vous finissez { ana-rank } avec { ana-points }.
   *[other] { ana-seat } finit { ana-rank } avec { ana-points }.
}
ana-going-on = La partie est en cours.
ana-score-penalty = Grogne ({ $count })
ana-score-total = Total

## Ce qui est demandé

ana-ask-of = { $seats } : { $question }
ana-ask-nothing = Attendez les autres.
ana-ask-path = Choisissez une carte Chemin.
ana-ask-action = Choisissez une action ou terminez la manche.
ana-ask-take = Choisissez { $count ->
    [one] une ressource
   *[other] { $count } ressources
}.
ana-ask-row = Choisissez la ligne de commandement : { $rows }.
ana-ask-research = Choisissez une tactique à étudier.
ana-ask-training = Choisissez la récompense pour { $count } icônes différentes.
ana-ask-valentine = La case { $number } est prise ; choisissez une voisine ou aucune.
ana-ask-michaelmas = Choisissez où écrire un nombre.
ana-ask-brewery = Choisissez une case pour { ana-the-ingredient } ; sans case, l’ingrédient est perdu.
ana-ask-lammas = Choisissez une corde pour le fanion { ana-colour }.
ana-ask-food = Payez { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
} ; vous pouvez d’abord faire des échanges.
ana-ask-food-short = Payez { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
} : il vous en manque { $missing }, d’où autant de grogne. Vous pouvez d’abord faire des échanges.
ana-ask-deploy = Choisissez le côté pour { ana-a-worker }.
ana-ask-deploy-any = Déployez vos ouvriers un par un, dans l’ordre que vous voulez.
ana-ask-rally = Rassemblez des ouvriers avant la carte Attaque { $slot } ou affrontez-la.
ana-ask-rally-assault = Rassemblez des ouvriers avant l’Assaut final ou affrontez-le.
ana-ask-tactic = Combien de cercles { ana-at-target } ? Reste à repousser : { $count }.
ana-ask-spend = Qui dépense un point de force { ana-at-the-side } ? Reste à repousser : { $count }.

## Pourquoi pas

ana-need-game-going-on = La partie est terminée ; on ne peut plus rien jouer.
ana-need-turn = Ce n’est pas à vous de prendre une carte Chemin, c’est à { ana-seat }.
ana-need-still-acting = Vous n’avez rien à décider pour l’instant ; attendez les autres.
ana-need-answer = Une autre question vient d’abord : { $question }
ana-need-on-offer = Cette carte Chemin n’est pas proposée ; prenez-en une qui l’est.
ana-need-empty = { $target } : cette case est déjà remplie.
ana-need-payable = { $target } : cette case ne se paie pas, d’autres cases la remplissent.
ana-need-filled = { $target } demande d’abord { $other } : { $why ->
    [before] les cases d’une piste se remplissent dans l’ordre
    [measure] la ligne de commandement doit l’atteindre
    [crane] la grue doit être construite
    [developed] il faut d’abord la mise au point
    [built] il faut d’abord la construction
   *[complete] le niveau précédent doit être complet
}.
ana-need-measure = { $target } demande { ana-row } { $measure } ; vous avez { $has }.
ana-need-linked = Aucune ligne ne mène à { $target } depuis le moyeu ou une case remplie.
ana-need-price = Cela coûte { $costs } ; il vous manque { $missing }.
ana-need-payment = { $target } : dites avec quoi vous payez, selon l’un des prix de la case.
ana-need-spot = { $target } : dites où construire, un mur sur un côté, une tour à un angle, le reste nulle part.
ana-need-lower = La hauteur maximale de { $most } est atteinte ; choisissez un autre endroit.
ana-need-level-walls = Le mur { ana-at-the-side } dépasserait de deux celui qui est { ana-to-the-side } ; des murs voisins diffèrent d’un niveau au plus.
ana-need-researchable = Il ne reste aucune tactique que vous puissiez étudier.
ana-need-researched = { $target } : il faut d’abord étudier cette tactique.
ana-need-other-resource = Échangez deux ressources contre une d’une sorte qui n’en fait pas partie.
ana-need-tents = Lors d’un siège, il n’y a pas de château à prendre.
ana-need-castle-not-taken = Votre tente est déjà sur ce château.
ana-need-strength = Le château demande une force de { $least }, sans ouvrier de trop.
ana-need-overrun = Choisissez un écrasement de 1 à { $most }, ou aucun.
ana-need-horse = Il vous faut { ana-horse } : remplissez ses écuries.
ana-need-weapon = Il vous faut { $target } : il faut d’abord construire cette arme.
ana-need-knowledge = Vous n’avez plus de connaissance.
ana-need-face-down = Il n’y a pas de carte face cachée à cet emplacement.
ana-need-assist = Vous avez révélé trois cartes d’autres joueurs ; c’est le maximum.
ana-need-offered = Choisissez l’une des réponses proposées.
ana-need-worker = Il n’y a aucun ouvrier de ce genre.
ana-need-beer = Il faut une bière, et un artisan ou un soldat qui n’a pas bu.
ana-need-rally-token = Vous n’avez pas de jeton Rassemblement actif.
ana-need-other-side = Déplacez l’ouvrier vers un autre côté.
ana-need-circles = Vous pouvez en utiliser { $most } au plus ici.

## Cartes

ana-path-counts = { $path ->
    [abbot] Chapelles complètes
    [architect] Donjons complets
    [weaponsmith] Armes de siège construites
    [advocate] Grogne à la fin
    [baron] Lignes de commandement complètes
    [captain] Jetons Rassemblement
    [champion] Tournois gagnés
    [commander] Puissance
    [conqueror] Châteaux pris
    [foreman] Terres complètes
    [defender] Niveaux de mur
    [scout] Espions obtenus
    [emissary] Cartes d’autres joueurs révélées
    [excavator] Niveau des douves
    [merrymaker] Fanions remplis
    [warrior] Bravoure
    [engineer] Tours et porte
    [bellwether] Influence
    [mentor] Formations faites
    [monk] Additions complètes
    [silversmith] Banques complètes
    [partisan] Loyauté
    [priest] Couples
    [recruiter] Quartiers complets
   *[tactician] Tactiques étudiées
} : { $one } pour 1 point, { $two } pour 2, { $three } pour 3.
ana-towers-and-gate = { $towers } et { $gate }
ana-at-most = { $count } au plus
ana-defended-by = Défense : { $means }.
ana-estate-icon = { $icon ->
    [scroll] parchemin
    [arms] armes
    [bow] arc
   *[horseshoe] fer à cheval
}
ana-estate-joust = lance { $lance ->
    [left] à gauche
    [centre] au centre
   *[right] à droite
}, bouclier { $shield ->
    [left] à gauche
    [centre] au centre
   *[right] à droite
}
ana-loot = { $size ->
    [large] grand
   *[small] petit
} butin : { $gain }
ana-scenario-card = Manche { $round } : { $strengths }.
ana-castle-needs = Le château tombe pour une force de { $strength } et { $food }.
ana-castle-also = Il faut aussi : { $means }.
ana-siege-card = Le siège demande { $food } de plus ; bravoure par cartes repoussées : { $bravery }.

## La mise en place

ana-option-players = Joueurs
ana-option-players-words = De un à quatre ; seul, on joue pour un titre.
ana-option-scenario = Scénario
ana-option-scenario-words = Prendre des châteaux ennemis ou soutenir un siège, et avec quelle difficulté.
ana-option-data = Valeurs corrigées
ana-option-data-words = Les différences entre votre exemplaire imprimé et les valeurs du programme.
ana-scenario = { $mode ->
    [classic] Classique
   *[siege] Siège
}, { $difficulty ->
    [easy] facile
    [standard] standard
   *[hard] difficile
}
ana-scenario-words = { $mode ->
    [classic] À chaque manche, un château tombe devant ceux qui sont assez forts ; qui reste en arrière entend la grogne.
   *[siege] Personne ne quitte les murs : le siège coûte de la nourriture à chaque manche, et chaque carte repoussée vaut de la bravoure.
} { $difficulty ->
    [easy] Les assaillants sont faibles.
    [standard] Les assaillants sont de force moyenne.
   *[hard] Les assaillants sont forts dès la première manche.
}

## Dans les images

ana-round = Manche { $round }
ana-phase = { $phase ->
    [draft] Chemins
    [actions] Actions
    [defence] Défense
   *[over] Fin
}
ana-head = { $head ->
    [both] Les deux feuilles
    [left] Feuille de gauche
    [right] Feuille de droite
    [castle] Château
    [attacks] Cartes Attaque
    [paths] Cartes Chemin
    [offered] Proposées
    [scenario] Scénario
    [supplies] Ouvriers et ressources
    [constructions] Constructions
    [production] Production
    [attributes] Attributs
    [prepared] Préparées
    [discontent] Grogne
    [discontent-joy] Grogne et joie
    [joy] Joie
    [castles] Châteaux pris
    [assists] Cartes d’autrui
    [knowledge] Connaissance
    [rally] Rassemblement
    [beer] Bières
    [horses] Chevaux
    [points] Points
    [others] Les autres
    [plunder] Butin
    [overrun] Écrasement
    [estate] Cartes Domaine
    [done] a terminé
    [resolve] Détermination
    [command] Commandement
    [fierce] violente
    [trade] Échanger
    [attack] Attaquer
    [done-button] Terminer
    [pay] Payer la nourriture
    [go] Affronter la carte
    [skip] Aucune
    [marker] Premier joueur
   *[rival] Rival
}
ana-holds = { $seat ->
    [you] Vous possédez { $purse }.
   *[other] { ana-seat } possède { $purse }.
}
ana-castle-of = { $seat ->
    [you] Votre château : porte { $gate }, douves { $moat } ; tours { $towers } ; murs { $walls }.
    [red] Château de { ana-seat } : porte { $gate }, douves { $moat } ; tours { $towers } ; murs { $walls }.
    [blue] Château de { ana-seat } : porte { $gate }, douves { $moat } ; tours { $towers } ; murs { $walls }.
    [green] Château de { ana-seat } : porte { $gate }, douves { $moat } ; tours { $towers } ; murs { $walls }.
    [yellow] Château de { ana-seat } : porte { $gate }, douves { $moat } ; tours { $towers } ; murs { $walls }.
   *[other] Le château chez { ana-seat } : porte { $gate }, douves { $moat } ; tours { $towers } ; murs { $walls }.
}
