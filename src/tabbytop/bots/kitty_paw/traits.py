"""What the levels are like, in numbers that a person could be measured by.

Times are means, in seconds; a single one scatters around it (`hand`). Where they come from:
`docs/bots.md`.
"""

from typing import Final, NamedTuple


class Traits(NamedTuple):
    """A player of Kitty Paw."""

    reaction: float  # seconds from a Meow! until its own hand starts; also to see a change
    aim: float  # seconds that every movement of the hand takes, however short (Fitts's a)
    pace: float  # seconds for each bit of difficulty of a movement (Fitts's b)
    look: float  # seconds to look at one tile of the scatter
    read: float  # seconds to read off the card what comes next, and to know a cat in a box
    turn: float  # seconds for 60 degrees, in the head and in the hand
    flip: float  # seconds to turn a piece over
    content: int  # strokes to make a tile lie right that it does not mind; then it looks no further
    chooses: bool  # grabs the card that promises most; else any
    slips: (
        int  # pieces in a thousand that it reads off the card wrongly, and tiles that it mixes up
    )
    notices: (
        int  # of its slips in a hundred that it finds when it looks over the mat before calling
    )
    forgets: int  # boxes in a thousand that it has seen and forgets, each second
    watches: int  # in a hundred: how often it sees on the way that another paw was quicker


TRAITS: Final = {
    "kitten": Traits(0.55, 0.22, 0.25, 0.120, 1.30, 0.70, 0.90, 4, False, 30, 30, 60, 0),
    "tabby": Traits(0.45, 0.18, 0.20, 0.085, 0.95, 0.50, 0.68, 4, False, 22, 45, 35, 20),
    "lynx": Traits(0.37, 0.14, 0.16, 0.060, 0.70, 0.38, 0.50, 3, True, 15, 60, 20, 50),
    "puma": Traits(0.31, 0.11, 0.13, 0.042, 0.48, 0.28, 0.37, 2, True, 10, 75, 8, 75),
    "tiger": Traits(0.26, 0.09, 0.11, 0.030, 0.32, 0.20, 0.28, 2, True, 6, 90, 2, 90),
}
