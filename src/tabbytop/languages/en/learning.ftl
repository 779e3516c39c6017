### Lessons, whatever the game: what is said when an answer does not fit, and what a step points at.

# The reader, where a name is needed.
learner = You
no-lesson = There’s no lesson { $name }. Try one of these: { $lessons-or }.
is-over = This lesson is over.
waits-for-move = First make the move the lesson asks for.
waits-for-reader = Not yet. Read this first, then go on.
other-move = You could, but this lesson is waiting for something else.
# Variables: $move (the move that the lesson waits for, in words).
other-move-instead = You could, but for this lesson, try: { $move }.
# What the step is about, for anyone who can’t see what glows. Variables: $things (a list).
about = Look at: { $things }.

## Things to point at.

point-hand = your hand
point-question = the question
point-deck = the deck
point-score = the points
# Variables: $seat (a player).
point-seat =
    { $seat-is ->
        [you] your seat
       *[other] { $seat }
    }
