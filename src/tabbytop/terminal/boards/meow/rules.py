"""How to read the screen and what to type; how to play stands in the game's own guide."""

from typing import Final

SCREEN: Final = """\
TYPING
Type your acts: `croak; cough 2; paris; check` is a whole turn. A part of a name finds an act,
capitals and accents do not matter.

THE CLOCK
At this keyboard nobody is hurried: the clock of the option `seconds` waits with you.
"""
