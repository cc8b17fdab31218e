### Un conseil à la table.

hint-title = Un coup à considérer
hint-thinking = Réflexion en cours…
hint-play = Le jouer
hint-close = Fermer le conseil
hint-expected = Vous pouvez ensuite espérer { $margin } points face au plus fort des autres, et gagner { $percent } du temps.
hint-expected-alone = Vous pouvez ensuite espérer finir avec { $points } points.
hint-proven = Si chacun joue au mieux, la partie finit à { $margin } points pour vous. C’est démontré.
hint-does = Ce qu’il fait
hint-instead = Ce que coûteraient d’autres coups
hint-loses = { $points } en points et { $percent } en chances de gagner
hint-loses-alone = { $points } en points
hint-as-good = à peu près aussi bon
hint-only = Il n’y a rien d’autre à faire.
hint-private = Vous seul voyez ceci. Votre demande n’est notée nulle part.
hint-not-rated = Pas de conseils dans les parties cotées : la cote serait celle du programme. Créez une partie non cotée pour en avoir.
hint-not-in-tournaments = Pas de conseils dans les tournois ni aux cartes partagées : chacun y joue par soi-même.
hint-not-among-people = Pas de conseils quand on joue entre personnes. Jouez contre un bot pour en avoir.
hint-not-your-turn = Ce n’est pas à vous de jouer.
hint-busy = Le programme est occupé à d’autres tables. Veuillez redemander dans un instant.
