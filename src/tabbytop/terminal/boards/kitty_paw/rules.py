"""How to play, in short and in our own words, and how to read the screen."""

from typing import Final

RULES: Final = """\
THE IDEA
Everybody builds at the same time, with one paw. Copy the picture on your card with cats from the
middle, then say Meow! before the others do.

A ROUND
Paws in, and it starts. Grab one of the four cards. Take one cat at a time, turn it, flip it, put
it on your mat. It does not matter where on the mat the picture lies; how the pieces lie to each
other does. Your Box card belongs to it, with a cat in it. A cat that your card does not ask for
runs home after a while.

HIDE AND SEEK
If your card shows a Hide-and-Seek symbol, find it under the eight boxes. Only you see what you
peek at, and only for a moment: remember it. Those cats look much like the tiles.

MEOW!
With a full mat Meow! is a call: everybody stops and puts a paw up, and the last paw pays, from
three players on. Then the mat is checked. Right: the card is yours for its points. Wrong: it costs
you its penalty. With a mat that is not full, or before all have a card, it is a false start, and
your paw is frozen for a moment.

THE END
When somebody has scored five cards, right or wrong, or the pile is empty. Most points win; who is
tied plays an extra round. Alone you build one card of each of ten rows, against the seconds.
"""

SIGNS: Final = """\
HOW TO READ THE PIECES
A cat is a hexagon with two letters: Si Siamese, Gi Ginger Tabby, Tu Tuxedo, Ca Calico, Sp Sphynx,
Bl Russian Blue, Bo Japanese Bobtail, which is two hexagons long. Below them stands an arrow, its
turn, and its eyes: o is awake on its feet, z asleep on its back. A [square] with a star is a
Hide-and-Seek card: Bi Birman, So Somali, Cy Cymric, To Tortie, Pe Peterbald, Cx Chartreux,
Va Turkish Van, Ch Chihuahua. A double line is a Box card, horizontal or vertical; its cat lies
in it. Beside the card its pieces are listed from the lowest up, each with its key.
"""

KEYS: Final = """\
KEYS
Arrows move the cursor, on the mat by a whole cat; with Shift, or hjkl, by half of one. 1 to 7 leap
to the next cat of that kind, 8 to the next Hide-and-Seek box, 9 to your Box card. Enter takes, puts
down, lifts, peeks and keeps. a and d turn, f flips, x puts back or shuts a box. Tab looks from the
middle to your mat and back. Space is Meow!, the call and the answer. q saves and leaves; nothing
waits, and there is no pause.
"""
