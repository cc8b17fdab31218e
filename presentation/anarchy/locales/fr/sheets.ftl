### L’Anarchie dans le navigateur : les feuilles, la manche, la défense, les mêmes cartes pour d’autres.

sheets-reveals = Ensuite, { $count ->
    [one] 1 carte Domaine est révélée.
   *[other] { $count } cartes Domaine sont révélées.
}
sheets-lost = Si vous arrêtez maintenant, vous perdez { $purse }.
sheets-nothing-lost = Rien de ce que vous avez ne sera perdu.
sheets-hungry = La défense coûte { $due } de nourriture ; il en manquera { $missing }, d’où autant de grogne.
sheets-fed = La défense coûte { $due } de nourriture, que vous avez.
sheets-open-attack = Vos fortifications n’arrêtent pas { $card } : reste { $strengths } pour les tactiques et les ouvriers.
sheets-castle-open = Vous n’avez pas pris le château de cette manche.
sheets-forecast-card = { $card } : { $chance ->
    [0] ne sera pas repoussée
    [100] sera repoussée
   *[other] repoussée { $chance } fois sur 100
}
