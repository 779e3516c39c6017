"""How to read the screen, and the keys; how to play stands in the game's own guide."""

from typing import Final

SIGNS: Final = """\
HOW TO READ THE PIECES
A cat is a hexagon with two letters: Si Siamese, Gi Ginger Tabby, Tu Tuxedo, Ca Calico, Sp Sphynx,
Bl Russian Blue, Bo Japanese Bobtail, which is two hexagons long. Below them stands an arrow, its
turn, and its eyes: o is awake on its feet, z asleep on its back. A [square] with a star is a
Hide-and-Seek card: Bi Birman, So Somali, Cy Cymric, To Tortie, Pe Peterbald, Cx Chartreux,
Va Turkish Van, Ch Chihuahua. A double line is a Box card, horizontal or vertical; its cat lies
in it. Beside the card its pieces are listed from the lowest up, each with its key;
a • says that it lies on your mat, right or wrong. At the check ✓ is right and ✗ is wrong.
"""

KEYS: Final = """\
KEYS
Arrows move the cursor, on the mat by a whole cat; with Shift, or hjkl, by half of one. 1 to 7 leap
to the next cat of that kind, 8 to the next Hide-and-Seek box, 9 to your Box card. Enter takes, puts
down, lifts, peeks and keeps. a and d turn, f flips, x puts back or shuts a box. Tab looks from the
middle to your mat and back. Space is Meow!, the call and the answer. q saves and leaves; nothing
waits, and there is no pause.
"""
