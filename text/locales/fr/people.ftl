### Entre les personnes à une table : qui est là, et ce qu’elles se demandent.

people-here = ici
people-away = ailleurs
people-thinking = réfléchit …
people-writing = { $names } { $count ->
    [one] écrit
   *[other] écrivent
} …

people-undo-asked = { $yours ->
    [0] { $player } demande à reprendre { $count ->
        [one] le dernier tour
       *[other] les { $count } derniers tours
    }.
   *[other] { $player } demande à reprendre les { $count } derniers tours, dont { $yours ->
        [one] un à vous
       *[other] { $yours } à vous
    }.
}
people-undo-you-asked = Vous avez demandé à { $names } la permission de reprendre { $count ->
    [one] le dernier tour
   *[other] les { $count } derniers tours
}.
people-undo-allowed = Vous laissez { $player } reprendre ; réponse encore attendue : { $names }.
people-undo-refused = { $player } a refusé.
people-story-undo-granted = { $player ->
    [you] Vous avez repris votre dernier tour
   *[other] { $player } a repris son dernier tour
} ; { $by ->
    [you] vous avez dit oui
   *[other] { $by } a dit oui
}.
people-story-undo-refused = { $player ->
    [you] Vous avez demandé à reprendre votre dernier tour
   *[other] { $player } a demandé à reprendre son dernier tour
} ; { $by ->
    [you] vous avez dit non
   *[other] { $by } a dit non
}.
people-never-mind = Laisser tomber

people-offer-rematch = Demander une revanche
people-accept-rematch = Rejouer
people-go-to-rematch = Aller à la nouvelle partie
people-refuse-rematch = Non merci
people-rematch-asked = { $names } { $count ->
    [one] propose
   *[other] proposent
} une autre partie, places échangées : { $terms }.
people-rematch-you-asked = Vous avez proposé une autre partie. Elle commence quand { $names } { $count ->
    [one] aura accepté
   *[other] auront accepté
}.
people-rematch-refused = { $player } préfère s’arrêter là.
people-rematch-ready = Tout le monde est d’accord : la nouvelle partie est prête.
people-rated = cotée
people-unrated = non cotée
