"""How to read the screen and what to type; how to play stands in the game's own guide."""

from typing import Final

SCREEN: Final = """\
On this screen: the numbers on the edges of the square take a row or column, and beside them
stands what that would change if the game ended now. B O W G are the colours of cats, c t m the
food, w is wild, x a treat, ? any food; h is the size of a hand, ◆ are points in
tokens, ✓ is a cat that can be fed as things stand. `cards` tells what every card is worth.

When you feed, you may change your mind until you say `done`. `plan` shows the best plan, `follow`
feeds by it; during the game `plan` tells how you stand and what your hungry cats still miss.
"""
