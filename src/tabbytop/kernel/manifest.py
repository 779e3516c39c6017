"""How a game stands on the shelf: its place, seats, minutes, colours and cover.

Its texts (`title`, `about`, `mood-first`, …) are in the game's catalogue. Page and terminal take
everything from here, so a game that is installed from elsewhere looks like one of ours.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

_INK: Final = "#2b2233"
_PAPER: Final = "#fffaf0"
_LAST: Final = 1000


@dataclass(frozen=True)
class Accent:
    """The colours of a game, as `#rrggbb`."""

    colour: str  # of its box and its buttons
    ink: str  # words on paper
    soft: str  # a pale ground
    text: str  # words on `colour`
    side: str  # the side of its box
    on_table_light: str  # words on the table, in the light theme
    on_table_dark: str  # the same in the dark theme


def _mixed(colour: str, other: str, percent: int) -> str:
    """Return so much of a colour, and the rest of another."""
    pairs = zip(_parts(colour), _parts(other), strict=True)
    mixed = [(one * percent + two * (100 - percent)) // 100 for one, two in pairs]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def _readable(colour: str, ground: str, ink: str) -> str:
    """Return the colour, with as much ink as words on that ground need."""
    shades = [_mixed(colour, ink, percent) for percent in range(100, -1, -5)]
    return next(shade for shade in shades if _contrast(shade, ground) >= 5 or shade == ink)


def _contrast(one: str, two: str) -> float:
    """Return the contrast ratio of two colours, as WCAG defines it."""
    dark, light = sorted([_luminance(one), _luminance(two)])
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = [_linear(part / 255) for part in _parts(colour)]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _parts(colour: str) -> list[int]:
    if len(colour) != 7 or colour[0] != "#":
        raise ValueError(f"a colour is #rrggbb, not {colour!r}")
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def accent_of(colour: str) -> Accent:
    """Return all colours of a game, mixed from one."""
    soft = _mixed(colour, _PAPER, 30)
    return Accent(
        colour=colour,
        ink=_readable(colour, soft, _INK),
        soft=soft,
        text=max(_INK, _PAPER, key=lambda words: _contrast(words, colour)),
        side=_mixed(colour, _INK, 60),
        on_table_light=_readable(colour, "#e7dac1", _INK),
        on_table_dark=_readable(colour, "#3a3040", _PAPER),
    )


_NEUTRAL: Final = accent_of("#b39b7a")


@dataclass(frozen=True)
class Manifest:
    """The data that a shelf shows of a game; its texts are elsewhere.

    - Games stand in ascending `order`; of equal ones the name decides. Ours have 10, 20, …
    - `usual_seats` sit down if nobody says otherwise; 0 leaves it to the shelf.
    - `minutes` is how long a game takes; 0 is not shown.
    - `with_bots` are the options that clients suggest for a game with bots, `first_game` further
      ones for somebody who has never played it.
    - `cover` is an SVG file of 206 by 258, for the front of the box: the title stands in its upper
      90. A game without one gets a curious cat.
    - A `daily` game takes its turn as the deal of the day: four seats must suit it, and bots that
      remember nothing.
    """

    order: int = _LAST
    usual_seats: int = 0
    minutes: int = 0
    accent: Accent = _NEUTRAL
    cover: Path | None = None
    daily: bool = False
    with_bots: Mapping[str, bool | int | str] = field(default_factory=dict)
    first_game: Mapping[str, bool | int | str] = field(default_factory=dict)
