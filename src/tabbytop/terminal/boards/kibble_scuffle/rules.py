"""How to read the screen and what to type; how to play stands in the game's own guide."""

from typing import Final

SCREEN: Final = """\
On this screen: 23 plays the second card of your hand at the third bowl. A ! means dinner for sure,
a ? means dinner if all cats stay until the turn is over.
`cards` tells what every card does.
"""
