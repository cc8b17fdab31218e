### La page des jetons par lesquels des programmes jouent pour quelqu'un.

programs-title = Des programmes qui jouent pour vous
programs-lead = Un programme muni d'un de vos jetons agit en votre nom, dans les limites de ce jeton. Donnez le sien à chaque programme, et mettez-y fin quand il ne sert plus.
programs-how = Ce que les programmes peuvent demander
programs-link = Laisser un programme jouer pour vous
programs-tokens = Vos jetons
programs-none = Vous n'en avez donné aucun.
programs-label = À quoi il sert
programs-scopes = Il permet de
programs-made = Créé
programs-used = Dernier usage
programs-never-used = pas encore
programs-ends = Fin
programs-never-ends = quand vous y mettrez fin
programs-in-days = { $count ->
    [one] dans { $count } jour
   *[other] dans { $count } jours
}
programs-end = Mettre fin à { $label }
programs-make = Créer un jeton
programs-make-title = Un nouveau jeton
programs-days = Prend fin après tant de jours
programs-days-note = Peut rester vide : le jeton vaut alors jusqu'à ce que vous y mettiez fin.
programs-given = Votre nouveau jeton
programs-given-note = Copiez-le maintenant : il n'est montré que cette fois et n'est conservé nulle part.
programs-copied = Le jeton est copié.
programs-scope-read = voir ce que vous voyez : vos parties et votre main
programs-scope-play = créer des parties, prendre place et jouer
programs-scope-chat = parler à la table
programs-scope-tokens = créer des jetons et y mettre fin
programs-too-many = Vous avez { $most } jetons, le maximum possible. Mettez d'abord fin à l'un d'eux.
programs-no-label = Dites à quoi sert le jeton, en 1 à 40 caractères.
programs-no-scope = Un jeton qui ne permet rien ne sert à rien : choisissez ce qu'il permet.
