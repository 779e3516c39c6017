### Lektionen: die Liste der Lektionen eines Spiels, und eine Lektion, die gespielt wird.

## Die Liste.

list-title = { $game } lernen
list-lead = Du spielst, eine Katze erklärt. Schiefgehen kann hier nichts.
list-minutes =
    { $minutes ->
        [one] Etwa { $minutes } Minute
       *[other] Etwa { $minutes } Minuten
    }
list-steps =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
list-done = Gelernt
list-begun = Angefangen
list-none = Für dieses Spiel hat noch niemand eine Lektion geschrieben. Die Regeln stehen trotzdem hier.
list-play = Tisch vorbereiten
list-rules = Wie es geht, und alle Karten
list-puzzles = Rätsel

## Eine Lektion.

page = { $lesson } · { $game }
coach = Was die Katze sagt
board = Der Tisch
progress = { $at } von { $steps }
go-on = Weiter
back = Einen Schritt zurück
leave = Lektion verlassen
your-move = Du bist dran!
watch = Schau zu.
rule = Regel { $ruling }
not-that = Das nicht.
offline = Keine Verbindung. Deine Antwort ist sicher, gleich noch ein Versuch …
gone = Diese Lektion gibt es nicht.

## Das Ende einer Lektion.

over-title = Gut gemacht!
over-words = Du hast „{ $lesson }“ geschafft.
over-next = Weiter: { $lesson }
over-game = Die erste Partie gegen Kätzchen
over-lessons = Alle Lektionen
over-shelf = Zurück zum Regal
