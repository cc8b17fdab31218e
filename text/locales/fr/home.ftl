### La page d’accueil, le bandeau et les nouvelles parties, en français.
### Devant « ; », « : », « ? » et « ! » se trouve une espace insécable.

home-menu = Menu
home-nav-learn = Apprendre
home-imprint = Libre et non officiel. Les jeux appartiennent à leurs auteurs et éditeurs.
home-rules-of = Règles :

home-lead = Tout de suite contre un bot, ou entre amis grâce à un lien. Sans compte.
home-your-turns = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer à { $count } tables
}
home-turn = À vous
home-under-way = Vos parties
home-invited = { $name } vous propose une partie.
home-answer = Répondre
home-all-games = Toutes vos parties

home-play = Jouer
home-against = contre
home-bot = { $rank }, bot, niveau { $level } sur { $levels }
home-scenario = le scénario, en solitaire
home-friends = Entre amis
home-learn = Apprendre
home-learn-time = en cinq minutes

home-open-none = Personne ne cherche de joueur pour le moment.
home-open-yours = Ouvrir une table

home-counts-with-people = Entre personnes
home-counts-with-people-note = Elle est cotée si une autre personne joue. Contre des bots seulement, vous jouez pour le plaisir, avec des conseils.
home-counts-always-note = Contre des bots aussi. Il n’y a alors pas de conseils.
