"""How to read the screen and what to type; how to play stands in the game's own guide."""

from typing import Final

LEGEND: Final = """\
The signs: black, orange, white and gray cats are B O W G; chicken, tuna and milk are c t m, wild
food is w, a treat is x, and any food is ?. So c2 x1 are two chickens and a treat. Behind a cat
stands what it is worth once it is fed: 3 is three points, 2×costume two for each costume, 3* three
and something that the card says, x1 one point, for a treat feeds it. A ✓ is a cat that can be
fed as things stand, h the size of a hand, ◆ points in tokens, ● who is done with feeding. `cards`
tells what every card is worth, `cards zeus` what Zeus is.
"""
SCREEN: Final = f"""\
On this screen: the numbers on the edges of the square take a row or column, and beside them
stands what that would change if the game ended now. A ? behind it says that a card is left out
there: a costume, whose prize nobody knows yet, or a lost cat, a bag or another card that you play.

{LEGEND}
When you feed, you may change your mind until you say `done`. `plan` shows the best plan, `follow`
feeds by it; during the game `plan` tells how you stand and what your hungry cats still miss.
"""
