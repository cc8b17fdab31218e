### L’Anarchie sur les pages, en français.

page-anarchy-about = Retournez une carte, notez-la : élevez un château sur votre feuille et traversez une guerre civile, tous en même temps.
page-anarchy-facts = 1 à 4 joueurs · cartes et feuilles
page-heading = { $kind ->
    [prepare] Préparer des tactiques
    [trade] Échanger
    [attack] Attaquer le château ennemi
    [spy] Envoyer des espions
   *[other] Possible aussi
}
