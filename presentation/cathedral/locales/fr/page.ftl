### Cathedral sur les pages, en français.

page-cathedral-about = Deux joueurs bâtissent une ville fortifiée, un bâtiment par tour. Ce que vous enfermez vous appartient ; gagne celui à qui il reste le moins de cases de bâtiments.
page-cathedral-facts = 2 joueurs · sans hasard · rien de caché
page-points-left = { $points ->
    [one] { $points } case en réserve
   *[other] { $points } cases en réserve
}

## Dans le terminal

cathedral-typing-actions = Écrivez une action comme CSwD2 (pièce, orientation, case), xI8 (capturer) ou =I8 (laisser).
cathedral-typing-moves = « moves CS » celles d’une pièce, « moves D2 » d’une case
cathedral-typing-pieces = vos pièces et leurs orientations ; « pieces CS » n’en montre qu’une sorte
