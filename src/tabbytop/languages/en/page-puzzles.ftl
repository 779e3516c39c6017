### Puzzles: the list, and a puzzle being solved.

## The list.

list-title = Puzzles
list-of = Puzzles · { $game }
list-lead = One seat, one move, and one answer that is clearly best. All positions come from games between bots, the easiest first.
list-none = This game has no puzzles.
list-solved = { $solved } of { $count } solved
list-go = Go on with puzzle { $number }
# The name of a puzzle for screen readers; it is shown as a number.
number = Puzzle { $number }
number-solved = Puzzle { $number }, solved
# How hard puzzles are: the weakest bot that finds the move in half of its tries. Variables: $level, such as “lynx”.
level = Found by a { $level } in at least half of its tries
all = All puzzles
daily = The deal of the day
shelf = Back to the games

## A puzzle.

# The page's name in the browser.
page = Puzzle { $number } · { $game }
title = Puzzle { $number } of { $count }
board = The table
leave = Leave the puzzle
task = One move is clearly best. Which one?
rules = The rules
# Above what the others did since one's own last move.
story = What happened before
# The same for a game in which one has to remember: everything since the deal.
story-all = What you saw and heard so far
answered = your answer: { $move }
right = Right: { $move }.
wrong = Not quite. Best was: { $move }.
# Before what the chosen move would have brought.
yours = You chose: { $move }.
chance-right = You win about { $best } of 100 games from here, with the next best move about { $next }.
chance-wrong = The best move wins about { $best } of 100 games from here, yours about { $tried }.
whole = Reasons tell what comes next; the chances count the whole game.
found = How often bots find it
times = { $times } of { $of }
next = Next puzzle
gone = There is no such puzzle.
