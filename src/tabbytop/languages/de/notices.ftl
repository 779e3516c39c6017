your-turn = Du bist dran
with = { $game } mit { $names }
alone = { $game }
mute = Tisch stummschalten
stop = Ausschalten
