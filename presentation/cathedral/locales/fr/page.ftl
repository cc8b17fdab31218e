### Cathedral sur les pages, en français.

page-cathedral-about = Deux joueurs bâtissent une ville fortifiée, un bâtiment par tour. Ce que vous enfermez vous appartient ; gagne celui à qui il reste le moins de cases de bâtiments.
page-cathedral-facts = 2 joueurs · sans hasard · rien de caché
page-points-left = { $points ->
    [one] { $points } case en réserve
   *[other] { $points } cases en réserve
}
