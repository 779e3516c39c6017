"""The cards of Cat Lady as data, with their English names and texts from the catalogue."""

from collections.abc import Mapping
from typing import Final

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
from tabbytop.games.cat_lady.words import message
from tabbytop.kernel.guide import Card

_TYPES: Final = dict(zip("ctmwx", TOKENS, strict=True))
_EDITIONS: Final = ["base", "treats"]  # base game, Box of Treats
_OWN_KEYS: Final = frozenset({"box", "goal"})  # groups with other names here than in sentences


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
        found.append(_card(cat.name, "stray" if number >= STRAYS else "cat", facts))
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
        found.append(_card(kind.name, kind.group, facts))
    return found


def _goals() -> list[Card]:
    return [
        _card(
            goal.name,
            "goal",
            {"edition": _EDITIONS[True], "needed": list(goal.needed), "points": GOAL_VP},
        )
        for goal in GOALS
    ]


def _card(name: str, group: str, facts: Mapping[str, object]) -> Card:
    key = f"card-{group}-{name}" if group in _OWN_KEYS else f"card-{name}"
    return Card(name, str(message(key)), str(message(f"{key}.text")), group, facts)


def _colours(bits: int) -> list[str]:
    return [name for bit, name in enumerate(COLOURS) if bits >> bit & 1]
