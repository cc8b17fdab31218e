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
told-next-game = Partie suivante
told-games-wait = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
told-offline = Vous êtes hors ligne
told-offline-lead = Bastide est injoignable pour le moment. Vos parties sont en sécurité sur le serveur et continueront dès que vous serez de nouveau connecté à Internet.
told-offline-again = Réessayer
