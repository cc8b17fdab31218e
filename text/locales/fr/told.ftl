### Être averti : points d’appel qui parlent aux messageries, notifications, lettres.

told-turn-in-chat = C’est votre tour : { $game } – { $address }
told-hook-shape = Ce qu’elle reçoit
told-hook-shape-plain = un document pour un programme
told-hook-shape-content = un message dans Discord
told-hook-shape-text = un message dans Slack
told-hook-scope = Pour
told-hook-scope-all = toutes mes parties
told-hook-scope-one = celle-ci seulement : { $game }
told-hook-scope-short = une partie
told-hook-at-table = Prévenir une messagerie ou un programme de cette partie
