"""Names of the game's catalogue, and short words for them, in the language of the terminal."""

from collections.abc import Sequence
from typing import Final

from tabbytop.games.cat_lady.words import AREA as _GAME
from tabbytop.terminal.texts import say
from tabbytop.texts.catalogue import add_area

_AREA: Final = "terminal-cat-lady"
add_area(_AREA, names_from="cat-lady")


def title(card: object) -> str:
    """Return a card's printed name."""
    return say(_GAME, f"card-{card}")


def box_title(box: str) -> str:
    """Return what every box is called, whatever fits in."""
    return say(_GAME, f"card-box-{box}")


def worth_text(cat: str) -> str:
    """Return what a cat is worth once it is fed."""
    return say(_GAME, f"card-{cat}.worth")


def cat_player_name() -> str:
    """Return what the opponent of a solitaire is called."""
    return say(_GAME, "opponent-cat-player")


def line_name(line: str) -> str:
    """Return a row or column: `row A`."""
    return say(_AREA, "line-name", line=line)


def food_name(food: str) -> str:
    """Return `tuna`, or `wild as tuna`."""
    token, _, eaten = food.partition(" as ")
    return say(_AREA, "eaten", food=token, eaten=eaten or None)


def short_goal(goal: str) -> str:
    """Return in a word or two what a goal counts."""
    return say(_AREA, f"short-goal-{goal}")


def short_counted(what: str) -> str:
    """Return in a word what a cat counts: `trio` for sets of three."""
    return say(_AREA, f"per-{'-'.join(what.replace(',', '').split())}")


def points_text(points: int) -> str:
    """Return `1 point`, `2 points`."""
    return say(_AREA, "points", points=points)


def letter(sign: str) -> str:
    """Return the letter of a colour or a food."""
    return say(_AREA, f"letter-{sign}")


def separated(words: Sequence[str]) -> str:
    """Return words with commas between them."""
    return ", ".join(words)
