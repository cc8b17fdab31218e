### Cathedral, en français.
### Devant « ; », « : » et « ? » se trouve une espace insécable.
### Les noms des pièces ont une majuscule : la Place n’est pas une place quelconque.

title = Cathedral

kind = { $kind ->
    [tavern] Taverne
    [stable] Écurie
    [inn] Auberge
    [bridge] Pont
    [square] Place
    [manor] Manoir
    [abbey] Abbaye
    [infirmary] Infirmerie
    [castle] Château
    [tower] Tour
    [academy] Académie
   *[cathedral] Cathédrale
}
the-kind = { $kind ->
    [bridge] le Pont
    [manor] le Manoir
    [castle] le Château
    [tavern] la Taverne
    [square] la Place
    [tower] la Tour
    [cathedral] la Cathédrale
   *[other] l’{ kind }
}
# Chaque joueur a deux exemplaires des trois premières.
a-kind = { $kind ->
    [tavern] une Taverne
    [stable] une Écurie
    [inn] une Auberge
   *[other] { the-kind }
}
# À une table, un camp porte le nom de qui le joue, et l’on s’adresse à la personne qui lit. Devant un nom il
# n’y a jamais « de », qui s’élide ou non.
side = { $side ->
    [light] Clair
    [dark] Sombre
    [you] Vous
   *[other] { $side }
}
owner = { $owner ->
    [light] Clair
    [dark] Sombre
    [you] vous
   *[other] { $owner }
}
# À qui est une pièce capturée : toujours à l’adversaire.
owners-kind = { $owner ->
    [light] { the-kind } de Clair
    [dark] { the-kind } de Sombre
    [you] votre { kind }
   *[other] { the-kind } adverse
}
owners-hand = { $owner ->
    [light] la réserve de Clair
    [dark] la réserve de Sombre
    [you] votre réserve
   *[other] la réserve adverse
}
list-end = { $rest } et { $last }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Actions, comme entrées d’une liste

place = { kind } en { $square }
place-turned = { kind } en { $square }, { $kind ->
    [bridge] tourné
    [manor] tourné
    [castle] tourné
   *[other] tournée
} vers { $turned ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
}
capture = Retirer la pièce en { $square }
leave = Laisser la pièce en { $square } à sa place
pass = Passer

## Ce qui s’est passé

placed = { $side ->
    [you] Vous posez
   *[other] { side } pose
} { a-kind } en { $squares }.
claimed = { $side ->
    [you] Vous vous appropriez
   *[other] { side } s’approprie
} { $count ->
    [one] la case { $squares }
   *[other] { $count } cases : { $squares }
}.
captured = { $side ->
    [you] Vous retirez
   *[other] { side } retire
} { owners-kind } en { $squares } ; { $kind ->
    [bridge] il
    [manor] il
    [castle] il
   *[other] elle
} retourne dans { owners-hand }.
captured-cathedral = { $side ->
    [you] Vous retirez
   *[other] { side } retire
} la Cathédrale en { $squares } ; elle quitte la partie.
left = { $side ->
    [you] Vous laissez
   *[other] { side } laisse
} { the-kind } en { $squares } à sa place.
passed = { $side ->
    [you] Vous passez.
   *[other] { side } passe.
}
over = La partie est terminée.

## Comment la partie a fini

won = { $side ->
    [you] Vous gagnez
   *[other] { side } gagne
} avec { $points ->
    [one] { $points } case restante
   *[other] { $points } cases restantes
} contre { $other }.
drawn = Égalité, { $points ->
    [one] { $points } case restante
   *[other] { $points } cases restantes
} chacun.
going-on = La partie est en cours.

## Ce qui est demandé

ask-cathedral = { $side ->
    [light] Au tour de Clair : où placer la Cathédrale ?
    [dark] Au tour de Sombre : où placer la Cathédrale ?
    [you] À vous de jouer : où placer la Cathédrale ?
   *[other] À { $side } de placer la Cathédrale.
}
ask-building = { $side ->
    [light] Au tour de Clair : posez un bâtiment.
    [dark] Au tour de Sombre : posez un bâtiment.
    [you] À vous de jouer : posez un bâtiment.
   *[other] À { $side } de poser un bâtiment.
}
ask-building-or-pass = { $side ->
    [light] Au tour de Clair : posez un bâtiment ou passez.
    [dark] Au tour de Sombre : posez un bâtiment ou passez.
    [you] À vous de jouer : posez un bâtiment ou passez.
   *[other] À { $side } de poser un bâtiment ou de passer.
}
it = { $kind ->
    [bridge] le
    [manor] le
    [castle] le
   *[other] la
}
ask-capture = { $side ->
    [light] Clair décide : retirer { the-kind } en { $squares } ou { it } laisser ?
    [dark] Sombre décide : retirer { the-kind } en { $squares } ou { it } laisser ?
    [you] À vous de décider : capturer { owners-kind } ou { it } laisser ?
   *[other] À { $side } de décider : capturer { owners-kind } ou { it } laisser ?
}
ask-capture-cathedral = { $side ->
    [light] Clair décide : retirer la Cathédrale en { $squares } ou la laisser ?
    [dark] Sombre décide : retirer la Cathédrale en { $squares } ou la laisser ?
    [you] À vous de décider : capturer la Cathédrale ou la laisser ?
   *[other] À { $side } de décider : capturer la Cathédrale ou la laisser ?
}

## Pourquoi pas

need-game-going-on = La partie est terminée ; on ne peut plus rien jouer.
need-turn = { $side ->
    [light] Ce n’est pas votre tour, c’est celui de Clair.
    [dark] Ce n’est pas votre tour, c’est celui de Sombre.
    [you] C’est votre tour.
   *[other] Ce n’est pas votre tour : c’est à { $side } de jouer.
}
need-cathedral-first = Il faut d’abord placer la Cathédrale.
need-cathedral-unplaced = La Cathédrale n’est placée qu’une fois par partie, par { $side ->
    [you] vous
   *[other] { side }
} ; posez un de vos bâtiments.
need-decision = Décidez d’abord du sort de la pièce en { $squares } : la retirer ou la laisser.
need-in-hand = Vous n’avez plus { $kind ->
    [bridge] de { kind }
    [manor] de { kind }
    [castle] de { kind }
    [tavern] de { kind }
    [square] de { kind }
    [tower] de { kind }
    [cathedral] de { kind }
   *[other] d’{ kind }
} en réserve ; choisissez un autre bâtiment.
need-inside-walls = La pièce dépasserait de la ville ; elle doit tenir tout entière à l’intérieur des murs.
need-free = { $count ->
    [one] { $squares } n’est pas libre ; une pièce ne couvre que des cases libres.
   *[other] { $squares } ne sont pas libres ; une pièce ne couvre que des cases libres.
}
need-not-owned = { $count ->
    [one] { $squares } appartient à { owner } ; construisez sur une case que { owner } ne { possess } pas.
   *[other] { $squares } appartiennent à { owner } ; construisez sur des cases que { owner } ne { possess } pas.
}
possess = { $owner ->
    [you] possédez
   *[other] possède
}
need-nothing-enclosed = Un premier bâtiment ne doit rien enclore, et celui-ci enfermerait { $squares }.
need-nothing-to-place = Vous pouvez encore poser un bâtiment, donc vous le devez ; seul passe celui qui ne peut plus rien poser.
need-isolated = Aucune pièce n’y a été isolée par le bâtiment de ce tour ; seule une telle pièce peut être retirée ou laissée.

## Dans les images

hand-points = { side } : { points } en réserve
piece-of = { $side ->
    [light] { kind } de Clair en { $squares }
    [dark] { kind } de Sombre en { $squares }
    [you] Votre { kind } en { $squares }
   *[other] { $side }, { kind } en { $squares }
}
piece-alone = { kind } en { $squares }
