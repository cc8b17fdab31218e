### Pendules, avis de tour et points d'appel.

clock-title = Temps de réflexion
clock-each-has = Chacun dispose de
clock-none = aucune pendule
clock-minutes = { $minutes } min + { $gain } s par tour
clock-seconds = { $seconds } s + { $gain } s par tour
clock-days = { $count ->
    [one] un jour par tour
   *[other] { $count } jours par tour
}
clock-fischer-note = Une pendule tourne tant que son joueur a quelque chose à décider, et gagne un peu à chaque tour.
clock-days-note = En jours, chaque tour dispose de cette durée, et rien ne s’accumule.
clock-timeout = Quand le temps de quelqu’un est écoulé
clock-timeout-lose = il perd la partie
clock-timeout-bot = un bot joue à sa place
clock-timeout-note = À trois ou quatre joueurs, un bot prend toujours la relève.
clock-then-lose = Qui épuise son temps perd la partie.
clock-then-bot = Pour qui épuise son temps, un bot joue jusqu’à ce que cette personne revienne reprendre sa place.
clock-grace = Si votre connexion se coupe, votre pendule s’arrête jusqu’à { $seconds } secondes à chaque fois, et { $minutes } minutes sur toute la partie.
clock-nobodys-time = Quand le serveur est absent, aucune pendule ne tourne. Qui laisse un autre reprendre retrouve le temps dépensé depuis.
clock-left = Temps restant
clock-days-left = { $count ->
    [one] encore un jour
   *[other] encore { $count } jours
}
clock-hours-left = { $count ->
    [one] encore une heure
   *[other] encore { $count } heures
}
clock-until = jusqu’au { $date }
clock-seconds-left = Encore { $count } secondes
clock-waiting = connexion perdue : on attend
clock-out-of-time = Votre temps est écoulé.
clock-lost-on-time = { $loser } : temps écoulé ; { $winners } { $count ->
    [one] gagne
   *[other] gagnent
}.
clock-stand-in = un bot joue
clock-stood-in = Un bot joue pour { $names }.
clock-stood-in-you = Votre temps était écoulé ; un bot joue pour vous. Vous pouvez reprendre votre place.
clock-take-back = Reprendre ma place

notice-title = Quand c’est mon tour
notice-on = M’avertir
notice-sound = avec un son
notice-refused = Votre navigateur n’affiche pas d’avis de ce site ; ses réglages permettent de le changer.
notice-your-turn = C’est votre tour
notice-against = { $game } avec { $names }
notice-alone = { $game }

hook-title = Points d’appel
hook-link = Faire savoir à un autre programme que c’est votre tour
hook-lead = Un point d’appel est une adresse à vous que ce serveur appelle chaque fois que c’est votre tour dans l’une de vos parties. L’appel dit quelle partie, quelle place et où, et rien de la position.
hook-yours = Vos points d’appel
hook-none = Vous n’en avez aucun.
hook-url = Adresse
hook-url-note = Elle commence par https://. Répondez par un statut de 200 à 299 ; la réponse elle-même n’est pas lue.
hook-make = Créer un point d’appel
hook-make-title = Un nouveau point d’appel
hook-end = Supprimer { $url }
hook-stop = Supprimer
hook-made = Créé
hook-state = État
hook-works = fonctionne
hook-fails = aucun appel n’aboutit depuis : { $since }
hook-off = désactivé, car aucun appel n’a abouti pendant des jours
hook-secret = Le secret de votre nouveau point d’appel
hook-secret-note = Copiez-le maintenant : il n’est montré que cette fois. Chaque appel porte l’en-tête Bastide-Signature : sha256= suivi du HMAC-SHA256 de son corps avec ce secret, en chiffres hexadécimaux.
hook-secret-copied = Le secret est copié.
hook-bad = Cette adresse ne peut pas être appelée : écrivez-la comme https://example.org/turns.
hook-plain = Seules les adresses en https:// peuvent être appelées d’ici.
hook-private = Cette adresse se trouve dans un réseau privé ; l’hébergeur de ce serveur n’y appelle pas.
hook-too-many = Vous avez { $most } points d’appel, c’est le maximum. Supprimez-en un d’abord.
