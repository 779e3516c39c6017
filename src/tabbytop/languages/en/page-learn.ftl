### Lessons: the list of a game's lessons, and a lesson being played.

## The list.

list-title = Learn { $game }
list-lead = You play, a cat explains. Nothing can go wrong here.
list-minutes =
    { $minutes ->
        [one] About { $minutes } minute
       *[other] About { $minutes } minutes
    }
list-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
list-done = Learned
list-begun = Started
list-none = Nobody has written a lesson for this game yet, but its rules are here.
list-play = Set up a table
list-rules = How to play, and all the cards
list-puzzles = Puzzles

## A lesson.

# The page's name in the browser.
page = { $lesson } · { $game }
coach = What the cat says
board = The table
# Variables: $at (the number of this step), $steps (how many there are).
progress = { $at } of { $steps }
go-on = Go on
back = One step back
leave = Leave the lesson
# Where the button to go on is otherwise.
your-move = Your turn!
watch = Watch.
rule = Rule { $ruling }
not-that = Not that one.
offline = No connection. Your answer is safe; trying again…
gone = There’s no such lesson.

## The end of a lesson.

over-title = Well done!
over-words = You’ve finished “{ $lesson }”.
over-next = Next: { $lesson }
over-game = A first game against kittens
over-lessons = All lessons
over-shelf = Back to the shelf
