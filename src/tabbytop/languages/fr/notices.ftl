your-turn = À toi de jouer
with = { $game } avec { $names }
alone = { $game }
mute = Pas pour cette table
stop = Désactiver
