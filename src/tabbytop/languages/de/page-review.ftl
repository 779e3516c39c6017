### Die Seite „Rückblick“: welche Züge eines fertigen Spiels etwas gekostet haben.

title = Rückblick
whose = Wessen Entscheidungen
thinking = Der stärkste Bot geht jede Entscheidung durch. Das dauert einige Sekunden.
made = Gespielt
better = Besser
see = Den Tisch vor Zug { $number } in der Wiederholung ansehen
position = Der Tisch vor Zug { $number }
sum = Glück und Entscheidungen
how = Wie das berechnet wird
failed = Der Rückblick hat nicht geklappt.
again = Noch mal versuchen
