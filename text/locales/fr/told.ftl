### Être averti : points d’appel qui parlent aux messageries, notifications, lettres.

told-turn-in-chat = C’est votre tour : { $game } – { $address }
told-hook-shape = Ce qu’elle reçoit
told-hook-shape-plain = un document pour un programme
told-hook-shape-content = un message dans Discord
told-hook-shape-text = un message dans Slack
told-hook-scope = Pour
told-hook-scope-all = toutes mes parties
told-hook-scope-one = celle-ci seulement : { $game }
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
told-asked = On vous demande quelque chose
told-said = Un message à votre table
told-round = Une ronde de votre tournoi commence
told-tested = Voilà à quoi cela ressemble
told-title = Être averti
told-lead = Choisissez de quoi vous voulez être averti en votre absence, et où.
told-when = M’avertir quand
told-saved = Enregistré.
told-kind-turn = c’est mon tour
told-kind-turn-note = sauf si vous êtes à cette table
told-kind-offer = on me demande quelque chose
told-kind-offer-note = de reprendre un coup
told-kind-chat = quelqu’un écrit à ma table
told-kind-chat-note = qui et où, mais pas quoi
told-kind-round = mon tournoi reprend
told-kind-round-note = quand une ronde commence
told-browser = Ce navigateur
told-browser-none = Ce navigateur n’accepte pas de messages d’ici. Sur un iPhone ou un iPad, ajoutez d’abord Bastide à l’écran d’accueil.
told-browser-off = Il ne reçoit pas encore de messages.
told-browser-on = Il reçoit des messages, même quand Bastide est fermé.
told-browser-failed = Cela n’a pas fonctionné. Réessayez un peu plus tard.
told-browser-switch-on = M’avertir ici
told-browser-switch-off = Ne plus m’avertir ici
told-browsers = Vos navigateurs
told-browser-since = Activé : { $since }
told-browser-last = dernier message : { $since }
told-browser-never = pas encore de message
told-browser-fails = les messages n’arrivent pas
told-test = Envoyer un essai
told-test-sent = Un essai est en route.
told-install = Les messages disent de quelle partie il s’agit et qui joue, rien de la position. Vous pouvez aussi les couper dans les réglages de votre appareil.
told-chats = Dans la messagerie de votre groupe
told-chats-note = { $count ->
    [0] Vos tours peuvent être annoncés dans Discord, dans Slack ou à un programme à vous.
    [one] Une adresse est avertie de vos tours.
   *[other] { $count } adresses sont averties de vos tours.
}
told-chats-open = Discord, Slack ou une adresse
