"""The traits of each level, in numbers that could be measured on a person.

Times are means, in seconds; single times vary around them (`hand`). Sources:
`docs/games/kitty-paw-inside.md`.
"""

from typing import Final, NamedTuple


class Traits(NamedTuple):
    """The skills of a player of Kitty Paw."""

    reaction: float  # seconds from a Meow! until its own hand starts; also to see a change
    aim: float  # seconds that every movement of the hand takes, however short (Fitts's a)
    pace: float  # seconds for each bit of difficulty of a movement (Fitts's b)
    look: float  # seconds to look at one tile of the scatter
    read: float  # seconds to read the next piece off the card, or to recognize a cat in a box
    turn: float  # seconds to rotate by 60 degrees, thinking included
    flip: float  # seconds to turn a piece over
    content: int  # strokes of adjustment that it accepts; such a tile ends the search
    chooses: bool  # grabs the most promising card; else any
    slips: int  # per thousand: pieces of the card that it misreads, and tiles that it mixes up
    notices: int  # per cent: slips that it finds when it looks over the mat before calling
    forgets: int  # per thousand: seen boxes that it forgets each second
    watches: int  # per cent: how often it notices on the way that another paw was quicker
    paced_from: float = 0.0  # seconds that it takes for a card, at least: drawn between …
    paced_to: float = 0.0  # … these two; 0: it builds as fast as it can


TRAITS: Final = {  # kitten and tabby leave a newcomer time to build
    "kitten": Traits(
        0.55, 0.26, 0.30, 0.150, 1.60, 0.95, 1.15, 4, False, 30, 30, 60, 0, 95.0, 138.0
    ),
    "tabby": Traits(
        0.45, 0.20, 0.23, 0.100, 1.15, 0.62, 0.80, 4, False, 22, 45, 35, 20, 62.0, 87.0
    ),
    "lynx": Traits(0.37, 0.14, 0.16, 0.060, 0.70, 0.38, 0.50, 3, True, 15, 60, 20, 50),
    "puma": Traits(0.31, 0.11, 0.13, 0.042, 0.48, 0.28, 0.37, 2, True, 10, 75, 8, 75),
    "tiger": Traits(0.26, 0.09, 0.11, 0.030, 0.32, 0.20, 0.28, 2, True, 6, 90, 2, 90),
}
