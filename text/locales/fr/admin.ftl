### L'administration, et ce que lisent ceux qu'elle concerne.

admin-title = Administration
admin-forbidden = Réservé aux administrateurs
admin-forbidden-text = C'est la personne qui fait tourner ce serveur qui les désigne, par une commande sur sa machine.
admin-done = C'est fait, et noté plus bas.

## La charge

admin-load = Charge
admin-matches = Parties en cours
admin-tables = Tables en mémoire
admin-streams = Flux ouverts
admin-pace = Actions par seconde, sur la dernière minute
admin-bots = Bots qui réfléchissent, et qui attendent
admin-memory = Mémoire
admin-mib = { $count } Mio
admin-unknown = inconnue

## Les personnes

admin-people = Personnes
admin-find = Chercher par nom ou par numéro
admin-find-now = Chercher
admin-nobody = Personne ne porte ce nom.
admin-person = Personne
admin-since = Arrivée
admin-restraints = Restrictions
admin-account = compte
admin-guest = visiteur
admin-administrator = administrateur
admin-banned-until = Exclu jusqu'au { $moment } : { $reason }
admin-banned-for-good = Exclu définitivement : { $reason }
admin-muted-until = Privé de parole jusqu'au { $moment } : { $reason }
admin-muted-for-good = Privé de parole définitivement : { $reason }
admin-act = Que faire au sujet de { $name }
admin-how-long = Pour combien de temps
admin-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
admin-for-good = définitivement
admin-reason = Le motif, tel que la personne le lira
admin-ban = Exclure { $name }
admin-ban-note = Une personne exclue abandonne toutes ses parties en cours.
admin-mute = Priver { $name } de parole
admin-unban = Laisser revenir { $name }
admin-unmute = Rendre la parole à { $name }

## Les tables

admin-table = Une partie et ce qui s'y est dit
admin-match-id = La partie, telle que dans son adresse
admin-look = Regarder
admin-no-match = Il n'y a pas de telle partie.
admin-remove-match = La retirer des listes publiques
admin-remove-match-note = Qui a son lien la voit toujours.
admin-silent = Il ne s'y est rien dit.
admin-remove-remark = Effacer les mots de { $name }

## À tout le monde

admin-announce = Dire quelque chose sur toutes les pages
admin-announced = Sur toutes les pages jusqu'au { $moment } : { $words }
admin-words = Texte
admin-words-fr = Le même en français, si vous voulez
admin-words-de = Le même en allemand, si vous voulez
admin-hours = Pendant tant d'heures
admin-announce-now = Le dire
admin-end-announcement = Ne plus le dire

## Le registre

admin-book = Ce que les administrateurs ont fait
admin-empty-book = Rien pour l'instant.
admin-when = Quand
admin-who = Qui
admin-what = Quoi
admin-about = Au sujet de
admin-note = Texte
admin-machine = sur la machine
admin-deed-ban = exclusion
admin-deed-unban = fin d'exclusion
admin-deed-mute = privation de parole
admin-deed-unmute = parole rendue
admin-deed-grant = nommé administrateur
admin-deed-revoke = n'est plus administrateur
admin-deed-remove-remark = message effacé
admin-deed-remove-match = retirée des listes
admin-deed-announce = annonce
admin-deed-end-announcement = fin de l'annonce

## Ce que lisent ceux que cela concerne

admin-barred = Vous ne pouvez pas entrer
admin-barred-until = Les responsables de ce serveur vous en ont exclu jusqu'au { $moment }.
admin-barred-for-good = Les responsables de ce serveur vous en ont exclu définitivement.
admin-barred-reason = Leur motif : { $reason }
admin-barred-games = Vos parties en cours sont abandonnées. Vous pouvez toujours télécharger tout ce qui est conservé sur vous.
admin-you-are-muted-until = Vous ne pouvez pas parler aux tables jusqu'au { $moment }. Le motif : { $reason }
admin-you-are-muted-for-good = Vous ne pouvez plus parler aux tables. Le motif : { $reason }
admin-announcement = Annonce
