### Lessons, whatever the game: what is said when an answer does not fit, and what a step points at.

# The reader, where a name is needed.
learner = Tú
no-lesson = No hay ninguna lección { $name }. Hay: { $lessons }.
is-over = Esta lección ha terminado.
waits-for-move = Primero haz la jugada que pide la lección.
waits-for-reader = Todavía no. Lee esto primero y luego sigue.
other-move = Se puede, pero esta lección espera otra cosa.
# Variables: $move (the move that the lesson waits for, in words).
other-move-instead = Se puede. En esta lección, prueba: { $move }.
# What the step is about, for those who do not see what glows. Variables: $things (a list).
about = Fíjate en: { $things }.

## Things to point at.

point-hand = tu mano
point-question = la pregunta
point-deck = el mazo
point-score = los puntos
# Variables: $seat (a player).
point-seat =
    { $seat-is ->
        [you] tu asiento
       *[other] { $seat }
    }
