### Puzzles: the list, and a puzzle being solved.

## The list.

list-title = Puzzles
list-of = Puzzles · { $game }
list-lead = One table, one move, and one answer that’s clearly best. All positions come from games between bots, easiest first.
list-none = There are no puzzles for this game.
list-solved = { $solved } of { $count } solved
list-go = Continue with puzzle { $number }
# The name of a puzzle for screen readers; it is shown as a number.
number = Puzzle { $number }
number-solved = Puzzle { $number }, solved
# How hard puzzles are: the weakest bot that finds the move in half of its tries. Variables: $level, such as “lynx”.
level = Found by a { $level } at least half the time
all = All puzzles
daily = The deal of the day
shelf = Back to the shelf

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
story-all = What you’ve seen and heard so far
answered = your answer: { $move }
right = Right: { $move }.
wrong = Not quite. The best move was: { $move }.
# Before what the chosen move would have led to.
yours = You chose: { $move }.
chance-right = From here you’d win about { $best } games in 100; with the next best move, about { $next }.
chance-wrong = From here the best move wins about { $best } games in 100; yours, about { $tried }.
whole = The reasons look one step ahead. The odds look to the end of the game.
found = How often bots find it
times = { $times } of { $of }
next = Next puzzle
gone = There’s no such puzzle.
