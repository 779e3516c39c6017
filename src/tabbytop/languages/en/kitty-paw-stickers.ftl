### Kitty Paw: its stickers, earned in a finished game. <name> is what a sticker is called, its attribute `text` how it is
### earned, in one short sentence or two.

paw-print = Paw print
    .text = Play a game to its end.

fastest-paw = Fastest paw
    .text = Win a game against others.

meow = Meow!
    .text = Call with a pattern that is right.

steady-paw = Steady paw
    .text = Build a pattern without taking anything back.

three-in-a-row = Three in a row
    .text = Call with a right pattern in three rounds, one after the other.

level-three = Cats upon cats
    .text = Build a pattern of level III.

cat-nose = A nose for it
    .text = Find your hidden cat under the first box that you look into.

not-a-cat = Not a cat
    .text = Build a pattern with the Chihuahua. It wanted to play, too.

big-ears = All ears
    .text = Be the first to answer a call three times in one game.

photo-finish = Photo finish
    .text = Play an extra round for the win.

twenty-seconds = Twenty seconds
    .text = Alone against the clock, build a pattern in less than 20 seconds.

ten-of-ten = Ten of ten
    .text = Alone, build a right pattern in all ten rows.

herding-cats = Herding cats
    .text = Three cats run home from you in one game. They had plans.

after-you = After you
    .text = Let everybody else answer first at three calls in one game.
