### Lessons, whatever the game: what is said when an answer does not fit, and what a step points at.

# The reader, where a name is needed.
learner = Toi
no-lesson = Il n’y a pas de leçon { $name }. Essaie plutôt { $lessons-or }.
is-over = Cette leçon est finie.
waits-for-move = Fais d’abord le coup que demande la leçon.
waits-for-reader = Pas encore. Lis d’abord ceci, puis continue.
other-move = Tu pourrais, mais cette leçon attend autre chose.
# Variables: $move (the move that the lesson waits for, in words).
other-move-instead = Tu pourrais. Mais dans cette leçon, essaie : { $move }.
# What the step is about, for those who do not see what glows. Variables: $things (a list).
about = Regarde : { $things }.

## Things to point at.

point-hand = ta main
point-question = la question
point-deck = la pioche
point-score = les points
# Variables: $seat (a player).
point-seat =
    { $seat-is ->
        [you] ta place
       *[other] { $seat }
    }
