### The page "Review": which moves of a finished game cost something.

title = Review
# Which player's decisions are reviewed: a choice of the players.
whose = Whose decisions
thinking = The strongest bot is going through every decision. This takes a few seconds.
made = Played
better = Better
# A link from a move that cost something. Variables: $number (of the move, counted from 1).
see = See the table before move { $number } in the replay
# Names the picture of the table for screen readers. Variables: $number.
position = The table before move { $number }
sum = Luck and decisions
how = How we worked this out
failed = The review didn’t work.
again = Try again
