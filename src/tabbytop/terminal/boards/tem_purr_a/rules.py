"""How to read the screen and what to type; how to play stands in the game's own guide."""

from typing import Final

SCREEN: Final = """\
On this screen: type a dish to serve or start it, twice to skip with two of them (33), 1 to eat.
The numbers stand under your cards. `cards` tells what every card does.
"""
