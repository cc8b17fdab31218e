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

## Dans le terminal

anarchy-typing-actions = Écrivez une action comme un mot et ce qu’il lui faut : path architect, fill farms-3, build keep-2, deploy soldier north, done.
anarchy-typing-moves = « moves fill » celles avec ce mot, « moves wall » celles d’une piste
anarchy-typing-pieces = chaque case avec ce qu’elle coûte et rapporte ; « pieces wall » celles d’une piste
