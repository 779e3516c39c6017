### Lessons, whatever the game: what is said when an answer does not fit, and what a step points at.

# The reader, where a name is needed.
learner = Du
no-lesson = Eine Lektion { $name } gibt es nicht. Es gibt { $lessons }.
is-over = Diese Lektion ist zu Ende.
waits-for-move = Mach zuerst den Zug, um den die Lektion bittet.
waits-for-reader = Noch nicht. Lies erst das hier, dann geht es weiter.
other-move = Ginge auch, aber diese Lektion wartet auf etwas anderes.
# Variables: $move (the move that the lesson waits for, in words).
other-move-instead = Ginge auch, aber versuch hier: { $move }.
# What the step is about, for those who do not see what glows. Variables: $things (a list).
about = Schau hierhin: { $things }.

## Things to point at.

point-hand = deine Hand
point-question = die Frage
point-deck = das Deck
point-score = die Punkte
# Variables: $seat (a player).
point-seat =
    { $seat-is ->
        [you] dein Platz
       *[other] { $seat }
    }
