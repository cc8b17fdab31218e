### Cathedral, en français.
### Devant « ; », « : » et « ? » se trouve une espace insécable.
### Les noms des pièces ont une majuscule : la Place n’est pas une place quelconque.

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
side = { $side ->
    [light] Clair
   *[dark] Sombre
}
opponent = { $side ->
    [light] Sombre
   *[dark] Clair
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

placed = { side } pose { a-kind } en { $squares }.
claimed = { side } s’approprie { $count ->
    [one] la case { $squares }
   *[other] { $count } cases : { $squares }
}.
captured = { side } retire { the-kind } de { opponent } en { $squares } ; { $kind ->
    [bridge] il
    [manor] il
    [castle] il
   *[other] elle
} retourne dans la réserve de { opponent }.
captured-cathedral = { side } retire la Cathédrale en { $squares } ; elle quitte la partie.
left = { side } laisse { the-kind } en { $squares } à sa place.
passed = { side } passe.
over = La partie est terminée.

## Comment la partie a fini

won = { side } gagne, { points } contre { $other }.
drawn = Égalité, { points } partout.
going-on = La partie est en cours.

## Ce qui est demandé

ask-cathedral = Au tour de { side } : où placer la Cathédrale ?
ask-building = Au tour de { side } : posez un bâtiment.
ask-building-or-pass = Au tour de { side } : posez un bâtiment ou passez.
ask-capture = { side } décide : retirer { the-kind } en { $squares } ou { $kind ->
    [bridge] le
    [manor] le
    [castle] le
   *[other] la
} laisser ?

## Pourquoi pas

need-game-going-on = La partie est terminée ; on ne peut plus rien jouer.
need-turn = Ce n’est pas votre tour, c’est celui de { side }.
need-cathedral-first = Il faut d’abord placer la Cathédrale.
need-cathedral-unplaced = La Cathédrale n’est placée qu’une fois par partie, par Clair ; posez un de vos bâtiments.
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
    [one] { $squares } appartient à { side } ; construisez sur une case que { side } ne possède pas.
   *[other] { $squares } appartiennent à { side } ; construisez sur des cases que { side } ne possède pas.
}
need-nothing-enclosed = Un premier bâtiment ne doit rien enclore, et celui-ci enfermerait { $squares }.
need-nothing-to-place = Vous pouvez encore poser un bâtiment, donc vous le devez ; seul passe celui qui ne peut plus rien poser.
need-isolated = Aucune pièce n’y a été isolée par le bâtiment de ce tour ; seule une telle pièce peut être retirée ou laissée.

## Dans les images

hand-points = { side } : { points } en réserve
piece-of = { kind } de { side } en { $squares }
piece-alone = { kind } en { $squares }
