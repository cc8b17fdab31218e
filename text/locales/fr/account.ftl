### Les comptes : en créer un, s'y connecter, sa propre page, revenir, partir.

account-title = Votre compte
account-nav = Compte
account-lead = On peut jouer sans compte. Avec un compte, vos parties, vos leçons et vos jetons vous attendent sur tous vos appareils.

## Créer un compte

account-sign-up = Créer un compte
account-keeps = Ce que vous avez joué ici sous le nom de { $name } reste à vous.
account-name = Nom
account-name-note = Ce que voient les autres. Un nom se compose de lettres, de chiffres, d'espaces et de - _ . ', { $most } caractères au plus.
account-password = Mot de passe
account-password-note = Au moins { $least } caractères. Plusieurs mots sans rapport entre eux se retiennent facilement.
account-make = Créer le compte

## Se connecter

account-sign-in = Se connecter
account-take = Emporter ce que j'ai joué ici sous le nom de { $name }
account-take-note = Sinon ces parties restent où elles sont, et plus personne n'y a accès. Une partie où votre compte occupe déjà une place n'est jamais emportée.

## Revenir avec un code

account-recover = Mot de passe oublié
account-recover-lead = Un de vos codes de secours permet de choisir un nouveau mot de passe. Le code est alors consommé, et tous les appareils sont déconnectés.
account-code = Code de secours
account-new-password = Nouveau mot de passe
account-set-password = Enregistrer le mot de passe

## Sa propre page

account-signed-in = Vous êtes connecté sous le nom de { $name }.
account-sign-out = Se déconnecter
account-administration = Administration
account-sessions = Où vous êtes connecté
account-sessions-note = Un appareil qui n'a pas servi depuis 90 jours est déconnecté de lui-même.
account-device = Appareil
account-unknown-device = appareil inconnu
account-this-device = cet appareil
account-begun = Connexion
account-used = Dernier usage
account-end-session = Déconnecter { $device }
account-end-others = Déconnecter tous les autres appareils
account-change-name = Changer de nom
account-save-name = Enregistrer le nom
account-change-password = Changer de mot de passe
account-current = Mot de passe actuel
account-change-note = Tous les autres appareils sont déconnectés.
account-codes = Codes de secours
account-codes-left = { $count ->
    [one] Il vous reste { $count } code de secours. Il vous permet de revenir si vous oubliez votre mot de passe, sans aucun courriel.
   *[other] Il vous reste { $count } codes de secours. L'un d'eux suffit pour revenir si vous oubliez votre mot de passe, sans aucun courriel.
}
account-new-codes = Créer de nouveaux codes
account-new-codes-note = Les anciens ne valent alors plus rien.
account-codes-given = Vos codes de secours
account-codes-given-note = Notez-les ou imprimez cette page : ils ne sont montrés que cette fois et ne sont conservés nulle part. Chacun permet une fois de choisir un nouveau mot de passe.
account-codes-done = Je les ai notés
account-data = Vos données
account-export = Télécharger tout ce qui est conservé sur vous
account-export-note = Un fichier JSON : votre compte, vos appareils, vos parties, ce que vous avez dit aux tables, vos leçons et vos jetons.
account-delete = Supprimer votre compte
account-delete-goes = Ce qui disparaît, aussitôt et pour toujours : votre nom, votre mot de passe, vos codes de secours et vos connexions, vos jetons, vos leçons, et le texte de tout ce que vous avez dit aux tables.
account-delete-stays = Ce qui reste, parce que c'est aussi aux autres : les parties. Dans leurs listes, vous êtes « joueur supprimé ». Les parties en cours sont abandonnées.
account-delete-now = Supprimer le compte pour toujours
account-deleted-player = joueur supprimé

## Ce qu'il en est advenu

account-done-name = Vous avez un nouveau nom.
account-done-password = Le mot de passe est changé, et tous les autres appareils sont déconnectés.
account-done-sessions = Les autres appareils sont déconnectés.
account-done-deleted = Votre compte est supprimé.

## Ce qui ne va pas

account-wrong = Ce nom et ce mot de passe ne vont pas ensemble. Vérifiez les deux ; après plusieurs essais, il faut attendre.
account-wrong-code = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.
account-wrong-password = Ce n'est pas votre mot de passe.
account-name-taken = Quelqu'un d'autre porte ce nom, ou un nom d'apparence identique. Choisissez-en un autre.
account-name-short = Un nom a au moins deux lettres ou chiffres.
account-name-long = Un nom a au plus { $most } caractères.
account-name-odd = Un nom se compose de lettres, de chiffres, d'espaces et de - _ . ' ; rien d'autre.
account-name-reserved = Personne ne peut porter ce nom ici. Choisissez-en un autre.
account-password-short = Un mot de passe a au moins { $least } caractères.
account-password-long = Un mot de passe a au plus { $most } caractères.
account-password-common = C'est par celui-ci que commencent ceux qui devinent. Choisissez-en un autre.
