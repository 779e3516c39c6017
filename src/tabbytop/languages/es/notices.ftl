your-turn = Te toca
with = { $game } con { $names }
alone = { $game }
mute = No en esta mesa
stop = Desactivar
