your-turn = Du bist dran
with = { $game } mit { $names }
alone = { $game }
mute = Nicht für diesen Tisch
stop = Ausschalten
