"""Damaged documents: what a bad disk, a bad connection or a bad person makes of good ones."""

import copy
import json
from typing import Any, Final

from tabbytop.kernel.generator import Generator

_JUNK: Final[list[Any]] = [
    None, True, False, 0, 1, -1, 3, 99, 10**30, 1.5, "", "0", "kitten", "mangy of 1", "play",
    [], {}, [[]], [0], {"step": "EndOfTurn"}, "\x00", "\ud800", "9" * 80,
]  # fmt: skip


def damaged(document: dict[str, object], rng: Generator) -> object:
    """A document with one to three things wrong somewhere inside; now and then no damage at all."""
    spoiled: Any = copy.deepcopy(document)
    for _ in range(1 + rng.below(3)):
        spoiled = _spoil(spoiled, rng)
    return spoiled


def damaged_text(document: dict[str, object], rng: Generator) -> str:
    """The document's text, cut off, doubled or with a few characters changed."""
    text = json.dumps(document)
    cut = rng.below(len(text))
    return (
        text[:cut],
        text[cut:],
        text[:cut] + chr(32 + rng.below(95)) + text[cut + 1 :],
        text + text[cut:],
        text[:cut] + text[min(len(text), cut + 1 + rng.below(40)) :],
    )[rng.below(5)]


def _spoil(value: Any, rng: Generator) -> Any:  # noqa: ANN401 - JSON of any kind
    """Walk down to a random place and change what is there."""
    if isinstance(value, dict) and value and rng.below(12):
        key = sorted(value)[rng.below(len(value))]
        fate = rng.below(10)
        if fate == 0:
            del value[key]
        elif fate == 1:
            value[key + "x"] = value.pop(key)
        else:
            value[key] = _spoil(value[key], rng)
        return value
    if isinstance(value, list) and value and rng.below(12):
        place = rng.below(len(value))
        fate = rng.below(10)
        if fate == 0:
            value.pop(place)
        elif fate == 1:
            value.append(copy.deepcopy(value[place]))
        elif fate == 2:
            other = rng.below(len(value))
            value[place], value[other] = value[other], value[place]
        else:
            value[place] = _spoil(value[place], rng)
        return value
    if isinstance(value, int) and not isinstance(value, bool) and rng.below(2):
        return value + rng.below(5) - 2
    return copy.deepcopy(_JUNK[rng.below(len(_JUNK))])
