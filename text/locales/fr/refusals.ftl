### Pourquoi quelque chose n’a pas eu lieu, en français.
### Devant « ; », « : », « ? » et « ! » se trouve une espace insécable.

## À une table

refusal-no-match = Cette partie n’existe pas.
refusal-no-game = Ce jeu n’existe pas.
refusal-no-invitation = Ce lien ne mène à aucune place. Demandez-en un nouveau à la personne qui vous l’a envoyé.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-seat-taken = Cette place est prise ou réservée à quelqu’un d’autre.
refusal-waiting = Tout le monde n’a pas encore pris place.
refusal-over = La partie est terminée.
refusal-not-over = La partie n’est pas encore terminée.
refusal-nothing-to-undo = Il n’y a rien à reprendre.
refusal-outdated = Un autre changement est arrivé avant. Regardez de nouveau la table.
refusal-bots-alone = Des bots jouent déjà entre eux à { $most } de vos tables. Attendez la fin d’une partie, ou prenez place vous-même.
refusal-no-bot = Il n’y a pas de bot « { $bot } », ou il réfléchirait trop longtemps.
refusal-long-name = Un nom compte au plus { $most } caractères.
refusal-broken = Quelque chose s’est mal passé de notre côté. La partie est restée telle qu’elle était.
refusal-notation = « { $text } » n’est pas une action ; { $clause } dit comment elles s’écrivent.

## Dans ce qui a été envoyé

refusal-form = Ce qui a été envoyé est illisible. Revenez à la page et envoyez-le de nouveau.
refusal-too-much = C’est trop à la fois : on peut envoyer au plus { $most } Kio.

## Dans les options d’une partie

refusal-option-unknown = Il n’y a pas d’option « { $name } » ; les options sont { $known }.
refusal-option-value = L’option « { $name } » ne peut pas valoir « { $value } ».
refusal-option-pair = « { $text } » n’est pas de la forme option=valeur.
refusal-option-twice = L’option « { $name } » est donnée deux fois.
refusal-option-players = Le jeu se joue à { $allowed }, pas à { $given }.

## Dans une notation

refusal-record-line = Ligne { $line } : { $problem }
refusal-record-none = Ce n’est pas une notation de Bastide ; sa première ligne serait « bastide-record: 1 ».
refusal-record-bytes = Ce fichier n’est pas du texte.
refusal-record-format = Cette notation a le format « { $found } », inconnu ici.
refusal-record-game = C’est la notation d’une partie de « { $found } », que l’on ne joue pas ici.
refusal-record-header = Une ligne de l’en-tête s’écrit « clé: valeur ».
refusal-record-key = L’en-tête d’une notation n’a pas de clé « { $key } ».
refusal-record-twice = « { $key } » est donné deux fois.
refusal-record-missing = Il manque « { $key } » dans l’en-tête.
refusal-record-value = La valeur de « { $key } » est illisible.
refusal-record-commitment = L’empreinte n’est pas celle de la graine.
refusal-record-seat = Une action s’écrit « place action » ; les places sont { $seats }.
refusal-record-action = « { $action } » n’est pas possible ici : { $reason }
refusal-record-written = L’action s’écrit « { $expected } ».
refusal-record-result = Le résultat est « { $actual } », non « { $written } ».
refusal-record-unsealed = La notation n’a pas de sceau ; elle se terminerait par une ligne « seal: … ».
refusal-record-seal = Le sceau ne convient pas : quelque chose a été modifié au-dessus. Sans cette ligne, la notation est prise comme écrite à la main.
refusal-record-after-seal = Rien ne peut suivre le sceau.
refusal-record-cut-off = Le fichier s’arrête au milieu d’une ligne.
