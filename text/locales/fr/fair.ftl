## Comment naît la graine d’une partie

fair-title = Le mélange était-il honnête ?
fair-link = Comment on a mélangé
fair-lead = Tout ce que le hasard décide dans une partie découle de sa graine, 64 chiffres. Personne ne les choisit seul : d’abord le serveur fixe un secret et en montre l’empreinte, qui ne peut plus changer. Ensuite chaque place ajoute une part à elle. La graine est l’empreinte du secret et de toutes les parts, dans l’ordre des places. Le secret est révélé à la fin de la partie, pour que chacun puisse vérifier.
fair-limits = Cela montre que le serveur n’a pas choisi après avoir vu les parts, et que personne à la table ne connaissait le secret. Cela ne peut pas montrer que celui qui tient le serveur ne joue pas lui-même sous un autre nom en ajoutant la dernière part.

fair-committed = Le serveur s’est engagé sur un secret avant la première part.
fair-all-server = Aucun joueur n’a ajouté de part : le serveur a fixé la graine seul, avant le début de la partie.
fair-older = Cette partie date d’avant les engagements. Du mélange, on ne peut montrer que la graine elle-même.
fair-words = La personne qui a préparé cette partie a choisi les mots de sa graine et peut savoir ce qui vient. Elle ne porte aucun engagement.
fair-same = Cette partie a exprès les mêmes cartes qu’une autre. Elle ne porte pas d’engagement à elle ; pour le mélange, c’est la première partie qui fait foi. Qui l’a jouée ou vue connaît les cartes.
fair-further = Cette partie reprend une position d’une autre et en garde la graine. Elle ne porte pas d’engagement à elle ; pour le mélange, c’est l’autre partie qui fait foi.
fair-lesson = Dans une leçon, tout le monde rencontre les mêmes cartes. Elle ne porte aucun engagement.
fair-brought = Cette partie a été apportée ici par sa notation et ne porte aucun engagement.
fair-brought-committed = Cette partie a été apportée ici par sa notation. Elle porte l’engagement du serveur où elle a été jouée ; ce serveur-ci ne l’a pas pris et montre seulement si tout concorde.
fair-other-match = La première partie

fair-commitment = Engagement (SHA-256 du secret)
fair-secret = Secret
fair-seed = Graine
fair-later = révélé à la fin de la partie
fair-not-yet = n’a pas encore ajouté de part
fair-part-own = part personnelle
fair-part-server = par le serveur, à partir du secret
fair-part-hidden = ajoutée ; montrée quand tous l’auront fait

fair-shuffle = Avant de mélanger les cartes
fair-shuffle-note = Le serveur s’est engagé sur un secret par cette empreinte. Ajoutez une part à vous, des mots ou des chiffres quelconques, et il ne peut pas avoir choisi la suite. Votre navigateur le fait tout seul, sauf si vous voulez l’écrire.
fair-your-part = Votre part
fair-add = L’ajouter et commencer
fair-type-own = Je veux écrire ma part du mélange
fair-undealt = Les cartes seront mélangées quand tout le monde sera là.
fair-waits = Les cartes seront mélangées quand { $players } aura ajouté sa part.

## La vérification

fair-check = La vérification
fair-check-note = Votre navigateur fait ce calcul lui-même, à partir de la notation de la partie.
fair-check-offline = La commande « bastide verify » fait de même hors ligne sur une notation téléchargée et rejoue chaque action.
fair-check-later = À la fin de la partie, votre navigateur vérifiera tout ici.
fair-no-crypto = Les navigateurs ne calculent d’empreintes qu’en https ou sur la machine du serveur. Téléchargez la notation de la partie et vérifiez-la avec « bastide verify ».
fair-no-script = Sans scripts, cette page ne peut rien vérifier. Téléchargez la notation de la partie et vérifiez-la avec « bastide verify ».
fair-fits-commitment = L’engagement est bien l’empreinte du secret.
fair-wrong-commitment = L’engagement n’est pas l’empreinte du secret.
fair-fits-parts = Chaque part du serveur découle du secret.
fair-wrong-parts = Une part du serveur ne découle pas du secret.
fair-fits-seed = La graine découle du secret et des parts.
fair-wrong-seed = La graine ne découle pas du secret et des parts.
fair-fits-seal = Le sceau de la notation est bon : rien n’y a été changé.
fair-wrong-seal = Le sceau de la notation n’est pas bon : quelque chose y a été changé.
fair-fits-own = La part ajoutée par ce navigateur y figure.
fair-wrong-own = La part ajoutée par ce navigateur n’y figure pas.
fair-fits-seen = L’engagement est celui que ce navigateur a vu avant d’ajouter sa part.
fair-wrong-seen = L’engagement n’est pas celui que ce navigateur a vu avant d’ajouter sa part.
fair-wrong-page = La notation ne dit pas la même chose que cette page.
fair-nothing-added = Ce navigateur n’a pas ajouté de part à cette partie.
fair-all-well = Tout concorde.
fair-not-well = Quelque chose ne concorde pas.

## `bastide verify`

fair-verify-none = Cette notation ne porte aucun engagement sur le mélange.
fair-verify-legal = { $count ->
    [one] Son unique action est permise, et le résultat est celui qui a été atteint.
   *[other] Ses { $count } actions sont toutes permises, et le résultat est celui qui a été atteint.
}
fair-verify-unfinished = { $count ->
    [one] Son unique action est permise ; la partie n’a pas été jouée jusqu’au bout.
   *[other] Ses { $count } actions sont toutes permises ; la partie n’a pas été jouée jusqu’au bout.
}
fair-verify-rules = La partie a commencé avec d’autres règles ({ $rules }), ce qui peut en être la raison.
