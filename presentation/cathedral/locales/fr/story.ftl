### L’histoire d’une partie, ses barres et le panneau qui explique, en français.

## Une ligne par tour. Elle commence par `story-who` ; ce qui a été fait suit, relié par `story-and`.

story-move = Coup { $number }
story-who = { $side ->
    [you] Vous avez
   *[other] { side } a
}
story-and = et
story-placed = posé { a-kind } { to-place }
story-claimed = conquis { $count ->
    [one] 1 case
   *[other] { $count } cases
}
story-captured = capturé { owners-kind }
story-captured-cathedral = capturé la Cathédrale
story-left = laissé { owners-kind } en place
story-left-cathedral = laissé la Cathédrale en place
story-passed = passé
story-stuck = { $side ->
    [you] Vous ne pouvez plus rien poser.
   *[other] { side } ne peut plus rien poser.
}
to-place = { $place ->
    [north] au nord
    [north-east] au nord-est
    [east] à l’est
    [south-east] au sud-est
    [south] au sud
    [south-west] au sud-ouest
    [west] à l’ouest
    [north-west] au nord-ouest
    [wall-north] contre le mur nord
    [wall-east] contre le mur est
    [wall-south] contre le mur sud
    [wall-west] contre le mur ouest
    [corner-north-east] dans l’angle nord-est
    [corner-south-east] dans l’angle sud-est
    [corner-south-west] dans l’angle sud-ouest
    [corner-north-west] dans l’angle nord-ouest
   *[middle] au centre
}
stands = { to-place }

## Étapes et propositions

step-claimed = { $count ->
    [one] 1 case conquise
   *[other] { $count } cases conquises
}
step-captured = { kind } { $kind ->
    [bridge] capturé
    [manor] capturé
    [castle] capturé
   *[other] capturée
}
offer-capture = Capturer { owners-kind } : +{ $count ->
    [one] 1 case
   *[other] { $count } cases
}
offer-capture-cathedral = Capturer la Cathédrale : +{ $count ->
    [one] 1 case
   *[other] { $count } cases
}
offer-leave = Laisser { the-kind } en place

## Barres

bar-move = coup { $number }
bar-left = cases en réserve : { owner } { $points } – { $other } { side }

## La page

buildings-of = { $owner ->
    [light] Bâtiments de Clair
    [dark] Bâtiments de Sombre
    [you] Vos bâtiments
   *[other] { $owner }
}
squares-left = cases en réserve
# Le script complète le nombre.
tag-claims-one = conquiert 1 case
tag-claims = conquiert {"{"}count{"}"} cases
tag-isolates = enferme une pièce
how-turn = Tourner
how-turn-note = R, la molette ou un clic droit
how-place = Poser
how-place-note = lâchez la pièce là où elle tient, ou cliquez
how-back = Reposer
how-back-note = lâchez-la ailleurs, ou Échap

## Le panneau qui explique

about-building = { $owner ->
    [light] Bâtiment de Clair
    [dark] Bâtiment de Sombre
    [you] Votre bâtiment
   *[other] Appartient à { $owner }
}
about-in-hand = { $owner ->
    [light] Dans la réserve de Clair
    [dark] Dans la réserve de Sombre
    [you] Dans votre réserve
   *[other] En réserve, appartient à { $owner }
}
about-cathedral-kind = N’appartient à personne
about-size = Taille
about-squares = { $count ->
    [one] 1 case
   *[other] { $count } cases
}
about-stands = Se trouve
about-copies = En réserve
about-copies-of = { $count } sur { $all }
about-fits = Tient
about-places = { $count ->
    [one] à 1 endroit
   *[other] à { $count } endroits
}
about-nowhere = Cette pièce ne tient plus nulle part.
about-capture = Si cette pièce est la seule autre à l’intérieur d’un mur formé par les bâtiments d’un joueur, celui-ci peut la capturer : elle retourne dans la réserve d’où elle vient.
about-capture-now = Seule à l’intérieur du mur, cette pièce peut être capturée maintenant.
about-cathedral = Elle ne fait partie d’aucun mur. Qui l’enferme seule peut la capturer ; elle quitte alors la partie.
about-cathedral-waiting = C’est à { owner } de la placer ; elle n’appartient à personne.
about-free = Case libre
about-free-words = Chacun peut bâtir ici.
about-owned = { $owner ->
    [light] Case de Clair
    [dark] Case de Sombre
    [you] Votre case
   *[other] Case réservée à { $owner }
}
about-owned-words = Un mur l’entoure : elle est réservée à { owner }.
about-territory = { $owner ->
    [light] Territoire de Clair
    [dark] Territoire de Sombre
    [you] Votre territoire
   *[other] Territoire réservé à { $owner }
}
about-goal = À la fin, on compte les cases que couvriraient ces bâtiments. Qui en a le moins gagne.
about-pass-words = Deux passes de suite finissent la partie.
