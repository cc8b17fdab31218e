### Les pages dans le navigateur, en français.
### Devant « ; », « : », « ? » et « ! » se trouve une espace insécable.

## Le cadre de chaque page

page-title = { $title } · Bastide
page-summary = Des jeux de cités médiévales dans le navigateur : seul contre un bot, entre amis ou en spectateur.
page-skip = Aller au contenu
page-nav = Pages
page-nav-home = Jeux
page-nav-new = Nouvelle partie
page-nav-mine = Mes parties
page-nav-watch = Regarder
page-nav-rules = Règles
page-settings = Réglages
page-language = Langue
page-appearance = Apparence
page-appearance-auto = Comme l’appareil
page-appearance-light = Claire
page-appearance-dark = Sombre
page-playing-as = Vous êtes { $name }.
page-your-name = Votre nom
page-save = Enregistrer
page-licence = Logiciel libre, sous licence MIT ou Apache 2.0.

## Accueil

page-home-title = Jeux de cités médiévales
page-play-now = Jouer
page-set-up = Préparer une partie
page-level = Adversaire
page-running-title = Vos parties en cours
page-running-none = Aucune pour le moment.
page-open-title = Tables ouvertes
page-open-none = Personne n’attend d’adversaire. Ouvrez votre table : choisissez « qui veut » pour une place.
page-join = Rejoindre

## Listes de parties

page-against = { $first } contre { $second }
page-your-turn = À vous de jouer
page-turn-of = Au tour de { $player }
page-waiting = On attend un joueur
page-moves = { $count ->
    [0] pas commencée
    [one] { $count } action
   *[other] { $count } actions
}
page-now = à l’instant
page-minutes-ago = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
page-hours-ago = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
page-days-ago = { $count ->
    [1] hier
   *[other] il y a { $count } jours
}
page-go-on = Continuer
page-watch-it = Regarder
page-replay-it = Revoir
page-mine-title = Mes parties
page-finished-title = Terminées
page-finished-none = Pas encore de partie terminée.
page-bring-title = Apporter une partie
page-bring-note = Une notation d’ici ou d’ailleurs, achevée ou non. Chaque action est vérifiée d’après les règles ; la partie rejoint ensuite vos parties terminées, pour être revue, partagée et reprise à n’importe quelle position.
page-bring-file = Notation en fichier
page-bring-limit = Au plus { $most } Kio.
page-bring-text = Ou le texte de la notation
page-bring-it = Apporter
page-bring-failed = Cette notation ne peut pas être reprise
page-bring-nothing = Rien n’a été gardé. Corrigez la notation et apportez-la de nouveau.
page-watch-title = Regarder
page-watch-lead = Les parties publiques en cours. Vous voyez ce que chacun peut voir.
page-watch-none = Aucune partie publique en cours. Les parties terminées sont plus bas.
page-recent-title = Terminées récemment

## Une nouvelle partie

page-new-title = Une nouvelle partie
page-new-lead = Dites qui joue ; le reste peut demeurer tel quel.
page-new-game = Jeu
page-new-seats = Qui joue
page-new-first-note = { $side } place la Cathédrale, puis l’autre camp commence.
page-seat-me = Moi
page-seat-here = Une autre personne devant cet écran
page-seat-friend = Un ami, par un lien
page-seat-anyone = Qui veut
page-seat-people = Personnes
page-seat-bots = Bots
page-bot-time = { $bot }, { $seconds } s par coup
page-new-games = Parties de la série
page-new-games-note = Les joueurs changent de couleur après chaque partie ; le total de points le plus bas gagne la série.
page-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
page-new-visible = Qui peut regarder
page-new-public = Publique
page-new-public-note = La partie figure dans la liste et chacun peut regarder.
page-new-private = Privée
page-new-private-note = Seulement ceux qui ont le lien.
page-new-rules = Règles
page-new-rules-note = Les règles imprimées laissent quelques questions ouvertes. La première réponse est l’usuelle.
page-new-ruling = Décision { $number }
page-new-seed = Mots pour la graine
page-new-seed-note = Peut rester vide. Deux parties avec les mêmes mots rencontrent le même hasard ; Cathedral n’en a pas, mais les bots, si.
page-new-start = Préparer la partie
page-by-default = { $choice } (usuel)

## La table

page-table-title = { $game } : { $players }
page-players = Joueurs
page-you = vous
page-bot = bot
page-open-seat = Place libre
page-is-to-move = c’est son tour
page-board = Plateau
page-turn = Tour
page-choose = Ce que vous pouvez faire
page-choose-note = Choisissez un bâtiment, tournez-le avec R et posez-le sur une case.
page-in-hand = Bâtiments en réserve
page-decide = À décider
page-typed = Ou tapez une action
page-typed-note = Pièce, orientation, case : CSwD2.
page-act = Jouer
page-chat = Discussion
page-chat-none = Personne n’a rien dit.
page-chat-say = Vos mots
page-chat-send = Envoyer
page-chat-watching = Les joueurs parlent ici ; vous regardez.
page-undo = Reprendre
page-ask-undo = Demander à reprendre
page-allow-undo = Accepter
page-refuse-undo = Refuser
page-aborted = La partie a été interrompue ; personne n’a gagné.
page-resign = Abandonner
page-resign-note = { $players ->
    [1] La partie s’arrête ici et n’est pas comptée.
    [2] Vous perdez, et votre adversaire gagne.
   *[other] Vous perdez, et la partie se termine pour tout le monde : tous les autres gagnent.
}
page-abort = Annuler la partie
page-rematch = Revanche, places échangées
page-play-again = Rejouer
page-next-game = Partie suivante de la série
page-sit-down = Prendre cette place
page-invite = Inviter un ami
page-invite-note = Envoyez ce lien à votre ami : il mène à la place de { $side }.
page-link = Lien
page-copy = Copier
page-spectators = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
page-you-watch = Vous regardez. Vous voyez ce que chacun peut voir.
page-seed = Graine
page-series-total = Totaux : { $first } { $first_points }, { $second } { $second_points }
page-record = Notation de la partie
page-more = À propos de cette partie

## Revoir

page-replay-title = Revoir : { $players }
page-start = Le début
page-first = Premier
page-previous = Précédent
page-next = Suivant
page-last = Dernier
page-position = Position { $ply } sur { $plies }
page-autoplay = Défiler
page-stop = Arrêter
page-plies = Toutes les actions
page-share = Partager cette position
page-download = Télécharger
page-download-record = Notation
page-download-svg = Image (SVG)
page-download-png = Image (PNG)
page-play-on = Jouer à partir d’ici
page-play-on-note = Une nouvelle partie commence dans cette position, contre le bot que vous choisissez.
page-to-table = À la table

## Règles

page-rules-title = Les règles de { $game }
page-rules-lead = Des articles numérotés, chacun avec son propre lien. Quand le plateau refuse un coup, il en cite un.
page-rules-language = Les articles eux-mêmes sont rédigés en anglais.
page-rules-search = Chercher dans les articles
page-rules-contents = Sommaire
page-rules-none = Aucun article ne contient ces mots.
page-rules-link = Lien vers { $clause }

## Quand quelque chose manque

page-problem-number = Numéro { $status }
page-problem-home = Retour aux jeux
page-missing = Cette page n’existe pas
page-missing-text = Le lien est peut-être ancien ou mal recopié. Vos parties se trouvent sous « Mes parties ».
page-forbidden = Cette place n’est pas la vôtre
page-forbidden-text = Seule la personne assise là peut faire cela. Mais vous pouvez regarder.
page-broken = Quelque chose s’est mal passé
page-broken-text = C’est notre faute. La partie est restée telle qu’elle était ; réessayez dans un instant.
page-unreadable = Cette partie est illisible
page-unreadable-text = Son journal et les règles de cette version ne vont pas ensemble : soit les règles ont changé depuis, soit le journal est endommagé. Rien n’en a été perdu ni modifié ; la personne qui tient ce serveur peut lire dans son journal ce qui ne va pas.
page-unreadable-stage = illisible
page-unreadable-why = Pourquoi ?

## Ce que dit le script

page-copied = Copié.
page-script-connected = La connexion est rétablie.
page-script-disconnected = La connexion est perdue. La page continue d’essayer.
page-script-sending = L’action est en route ; la connexion est lente.
page-script-unsent = L’action n’a pas pu être envoyée et n’a pas été jouée. Veuillez réessayer.
page-script-raced = Une autre action est arrivée avant ; le plateau la montre.
page-script-refused = Ce n’est pas possible.
page-script-free = libre
page-script-square = { $square } : { $what }
page-script-board = Plateau. Les flèches déplacent, R tourne la pièce, Entrée la pose, Échap la remet.
page-script-empty-hand = Choisissez d’abord un bâtiment.
page-script-planned = Prévu : le bâtiment sera placé dès que ce sera à vous. Échap annule.
page-script-unplanned = Ce que vous aviez prévu ne peut plus tenir là.
page-script-taken = { $piece }, { $orientation }. Cases possibles : { $count }.
page-script-released = Rien en main.
page-script-facing-n = vers le nord
page-script-facing-e = vers l’est
page-script-facing-s = vers le sud
page-script-facing-w = vers l’ouest
page-script-turn = Tourner
page-script-release = Remettre
page-script-place = Poser
page-script-where = Case
page-script-nowhere = ne tient nulle part ainsi
page-script-claims = Ce bâtiment vous donnerait { $squares }.
page-script-isolates = Il enfermerait la pièce en { $squares }.
page-script-clause = Règle { $clause }
page-script-cancel = Annuler

## Ce que tous les jeux partagent

page-alone = { $player }, en solitaire
page-list-end = { $rest } et { $last }
page-waiting-for = On attend { $players }.
page-hand-over = Passez l’appareil à { $player }
page-hand-over-note = Ce que { $player } est seul à pouvoir voir reste couvert jusque-là.
page-uncover = C’est moi, { $player } : continuer
page-look-as = Regarder avec les yeux de { $side }
page-play-alone = En solitaire
page-play-alone-note = contre le scénario, pour le plus de points possible
page-seat-nobody = Personne
page-new-seats-note = Pour jouer à moins, mettez « personne » aux dernières places.
page-new-variants = Variantes
page-new-chance-note = Peut rester vide. Deux parties avec les mêmes mots rencontrent les mêmes cartes.
page-new-file = Votre propre fichier de cartes
page-new-file-note = Qui possède le jeu peut corriger les valeurs de ses cartes. Les différences font partie de la partie et de son relevé.
page-new-file-problem = Le fichier de cartes, ligne { $line } : { $problem }
page-new-file-bytes = Le fichier de cartes n’est pas du texte.
page-typed-note-plain = Comme le journal l’écrit, par exemple { $example }.
page-choices-note = Cliquez sur ce qui est éclairé dans l’image, ou choisissez ici.
page-restart = Recommencer mon tour
page-hidden-next = Quelque chose de caché se découvrira alors.
