### Le cadre d’une table : barres, volets et réglages.

frame-menu = Menu
frame-settings = Réglages
frame-bar = Ce qui est demandé
frame-side = Joueurs et récit
frame-your-turn = À vous de jouer

frame-story = Récit
frame-story-none = Il ne s’est encore rien passé.
frame-away = Pendant votre absence : { $count }
frame-again = Revoir ce tour
frame-whole = Tout le détail
frame-details = Notation et règles de ce tour
frame-earlier = Tout ce qui précède

frame-actions = Toutes les actions
frame-chat = Discussion
frame-more = Plus
frame-close = Fermer
frame-all-played = Actions
frame-share = Partager
frame-look = Regarder la table
frame-look-back = Voir le résultat
frame-hint = Conseil
frame-holdings = Ce que vous avez
frame-threats = Ce qui va vous frapper
frame-missing = Pas maintenant :
frame-read-on = Dans les règles
frame-leave = Quitter la partie
frame-promise = Engagement pour ce mélange

# What buttons of the bar do, for the panel that explains.
frame-about-undo = Revient avant votre dernier choix.
frame-about-restart = Revient au début de votre tour.
frame-about-ask-undo = Demande aux autres si vous pouvez revenir avant votre dernier choix.
frame-about-hint = Montre ce que ferait un bon bot maintenant, et pourquoi.
frame-about-first = Revient au début de la partie.
frame-about-previous = Revient d’une action en arrière, comme la flèche gauche du clavier.
frame-about-next = Avance d’une action et montre ce qu’elle a produit, comme la flèche droite du clavier.
frame-about-last = Va à la fin de la partie.
frame-about-autoplay = Montre les actions l’une après l’autre, au rythme choisi dans les réglages.
frame-about-analysis = Un bot fort examine chaque décision et dit où la partie s’est gagnée et perdue.

frame-pace = Rythme
frame-pace-quick = Rapide
frame-pace-normal = Normal
frame-pace-slow = Lent
frame-pace-off = Sans
frame-sound = Sons
