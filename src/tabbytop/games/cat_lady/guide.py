"""The cards of Cat Lady as data."""

from collections.abc import Mapping
from typing import Final, Literal, TypedDict

from tabbytop.games.cat_lady.cards import GOAL_VP, GOALS, OTHERS, TOKENS
from tabbytop.games.cat_lady.cats import (
    CATS,
    COLOURS,
    ENDLESS,
    NOTHING,
    STRAYS,
    TREATS_CATS,
    TREATS_STRAYS,
)
from tabbytop.kernel.guide import Card

_TYPES: Final = dict(zip("ctmwx", TOKENS, strict=True))
_EDITIONS: Final = ["base", "treats"]  # base game, Box of Treats


class CardFacts(TypedDict, total=False):
    """The facts about cards as the server sends them: those that are empty or untrue left out."""

    edition: Literal["base", "treats"]
    copies: int  # in the box
    mark: str  # the seats from which on a cat is in the deck
    colours: list[str]  # of a cat, or of the cat of a box
    eats: list[str]  # the food of a cat, or of the cat of a box
    any_food: list[int]  # any food instead: the minimum, and the maximum if there is one
    points: int  # once fed; of a goal
    each: int  # points for each thing that `per` names
    per: str
    special: str  # the special ability of a cat
    gives: list[str]  # the tokens that a food card becomes
    needed: list[int]  # for a goal, with 3, 4, 5 and 6 seats


def cards(options: Mapping[str, object]) -> list[Card]:
    """Return the cats, strays, other cards and shared goals of a game with these options."""
    treats = options.get("edition") != "base"
    goals = not options or bool(options.get("goals"))
    every = [*_cats(), *_others(), *(_goals() if goals else [])]
    return [card for card in every if treats or card.facts["edition"] == "base"]


def _cats() -> list[Card]:
    found: list[Card] = []
    for number, cat in enumerate(CATS):
        from_treats = TREATS_CATS <= number < STRAYS or number >= TREATS_STRAYS
        least, most = cat.any_food
        facts: dict[str, object] = {
            "edition": _EDITIONS[from_treats],
            "mark": cat.mark,
            "colours": _colours(cat.colours),
            "eats": [_TYPES[letter] for letter in cat.needs],
            "points": cat.vp,
            "each": cat.each,
            "per": "" if cat.per == NOTHING else cat.per,
            "special": cat.text,
        }
        if most:  # a cat that is never full has no maximum
            facts["any_food"] = [least] if most == ENDLESS else [least, most]
        group = "stray" if number >= STRAYS else "cat"
        found.append(Card(cat.name, group=group, facts=facts))
    return found


def _others() -> list[Card]:
    found: list[Card] = []
    for kind in OTHERS:
        facts: dict[str, object] = {
            "edition": _EDITIONS[not sum(kind.base)],
            "copies": sum(kind.base) + sum(kind.treats),
        }
        if kind.food:
            facts["gives"] = [_TYPES[letter] for letter in kind.food]
        if kind.group == "box":
            facts["colours"] = _colours(kind.colour)
            facts["eats"] = [_TYPES[letter] for letter in kind.eats]
        found.append(Card(kind.name, group=kind.group, facts=facts))
    return found


def _goals() -> list[Card]:
    return [
        Card(
            goal.name,
            group="goal",
            facts={"edition": _EDITIONS[True], "needed": list(goal.needed), "points": GOAL_VP},
        )
        for goal in GOALS
    ]


def _colours(bits: int) -> list[str]:
    return [name for bit, name in enumerate(COLOURS) if bits >> bit & 1]
