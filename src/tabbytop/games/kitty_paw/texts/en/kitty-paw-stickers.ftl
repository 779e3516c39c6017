### Kitty Paw: its stickers, earned in a finished game. <name> is what a sticker is called, its attribute `text` how it is
### earned, in one short sentence or two.

paw-print = Paw print
    .text = Play a game to the end.

fastest-paw = Fastest paw
    .text = Win a game against others.

meow = Meow!
    .text = Call Meow! with a picture that’s right.

steady-paw = Steady paw
    .text = Build a picture without taking anything back.

three-in-a-row = Three in a row
    .text = Call Meow! and be right three rounds in a row.

level-three = Cats upon cats
    .text = Build a level III picture.

cat-nose = A nose for it
    .text = Find your hidden cat in the very first box.

not-a-cat = Not a cat
    .text = Build a picture with the Chihuahua. It wanted to play too.

big-ears = All ears
    .text = Three times in one game, be the first to answer a call.

photo-finish = Photo finish
    .text = Play an extra round for the win.

twenty-seconds = Twenty seconds
    .text = Alone against the clock, build a picture in under 20 seconds.

ten-of-ten = Ten out of ten
    .text = Alone, get all ten pictures right.

herding-cats = Herding cats
    .text = Have three cats run home from you in one game. They had plans.

after-you = After you
    .text = Three times in one game, let everyone else answer first.
