"""Corrupted documents: at random for fuzzing, and one field at a time for golden tables."""

import copy
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from tabbytop.kernel.errors import BadPosition
from tabbytop.kernel.generator import Generator, Quick, quick
from tabbytop.testing.conformance import Deal, play_out

_DEALS: Final = 8  # of which every other is played
_POSITIONS: Final = 3  # of one game, besides its end
_EVERY: Final = 7  # decisions
_CHANGES: Final = 50  # of one position
_NUMBERS: Final = (-2, -1, 0, 1, 2, 3, 12, 99)
_PLACE: Final = re.compile(r"\d+")


_JUNK: Final[list[Any]] = [
    None, True, False, 0, 1, -1, 3, 99, 10**30, 1.5, "", "0", "kitten", "mangy of 1", "play",
    [], {}, [[]], [0], {"step": "EndOfTurn"}, "\x00", "\ud800", "9" * 80,
]  # fmt: skip


def corrupt(document: dict[str, object], rng: Generator) -> object:
    """Return a copy of the document with one to three random changes; sometimes none of them
    matters."""
    spoiled: Any = copy.deepcopy(document)
    for _ in range(1 + rng.below(3)):
        spoiled = _spoil(spoiled, rng)
    return spoiled


def corrupt_text(document: dict[str, object], rng: Generator) -> str:
    """Return the document's text truncated, doubled or with a few characters changed."""
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
    """Descend to a random place and change the value there."""
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


def corruption_table(deals: Iterable[Deal]) -> str:
    """Change one field at a time in positions of some of these games, and count the answers."""
    found: Counter[str] = Counter()
    for deal in sorted(deals, key=lambda deal: deal.seats)[:_DEALS:2]:
        chance = quick(deal.seed)
        for document in _positions(deal, chance):
            for field, spoilt in _corrupted(document, deal.game.names, chance):
                found[f"{field}: {_answer(deal, spoilt)}"] += 1
    return "".join(f"{line} (×{found[line]})\n" for line in sorted(found))


def _positions(deal: Deal, chance: Quick) -> list[dict[str, Any]]:
    """Return random positions of a game, and its end."""
    table = deal.table()
    seen = [
        decision.table.copy() for decision in play_out(deal, table) if decision.number % _EVERY == 0
    ]
    chosen = [seen[chance.below(len(seen))] for _ in range(_POSITIONS)]
    return [each.position() for each in [*chosen, table]]


def _answer(deal: Deal, document: dict[str, Any]) -> str:
    try:
        deal.game.resume(document)
    except BadPosition as refusal:
        return _PLACE.sub("#", f"{refusal.where}: {refusal.reason}")
    return "possible"


def _corrupted(
    document: dict[str, Any], names: Mapping[str, list[str]], chance: Quick
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield copies of the document with one wrong field each, and the name of that field."""
    fields = list(document["table"])
    for _ in range(_CHANGES):
        name = fields[chance.below(len(fields))]
        table = dict(document["table"])
        if chance.below(2):
            table = copy.deepcopy(table)
            _move_between(table, name, names, chance)
        else:
            table[name] = _wrong(table[name], chance)
        yield name, {**document, "table": table}
    for place, step in enumerate(document["agenda"]):
        for name in step:
            agenda = list(document["agenda"])
            agenda[place] = {**step, name: _wrong(step[name], chance)}
            yield f"{step['step']}.{name}", {**document, "agenda": agenda}
        agenda = document["agenda"][:place] + document["agenda"][place + 1 :]
        yield f"no {step['step']}", {**document, "agenda": agenda}


def _wrong(value: Any, chance: Quick) -> Any:  # noqa: ANN401 - JSON of any kind
    """Return another value, changed itself or somewhere inside."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return _another_number(value, chance)
    if not isinstance(value, list):
        return -1
    if not value:
        return [chance.below(3)]
    value = list(value)
    place = chance.below(len(value))
    fate = chance.below(5)
    if isinstance(value[place], list) and fate > 0:
        value[place] = _wrong(value[place], chance)
    elif fate == 0:
        value.pop(place)
    elif fate == 1:
        value.insert(place, value[place])
    elif fate == 2:
        other = chance.below(len(value))
        value[place], value[other] = value[other], value[place]
    elif isinstance(value[place], int):
        value[place] = _another_number(value[place], chance)
    else:
        value[place] = value[chance.below(len(value))]
    return value


def _another_number(value: int, chance: Quick) -> int:
    if chance.below(2):
        return value + 1 - 2 * chance.below(2)
    return _NUMBERS[chance.below(len(_NUMBERS))]


def _move_between(
    fields: dict[str, Any], name: str, names: Mapping[str, list[str]], chance: Quick
) -> None:
    """Move something to another pile: nothing is missing, and still the position is impossible."""
    piles = [pile for pile in _piles(fields[name]) if pile]
    if not piles:
        return
    pile = piles[chance.below(len(piles))]
    place = chance.below(len(pile))
    others = [(field, other) for field in sorted(fields) for other in _piles(fields[field])]
    if isinstance(pile[place], int) and chance.below(2):
        # Numbers that count things of a kind: one thing more here, one less there.
        counts = [o for _, o in others if len(o) == len(pile) and isinstance(o[place], int)]
        pile[place] -= 1
        counts[chance.below(len(counts))][place] += 1
        return
    thing = pile.pop(place)
    alike = [each for each in others if names.get(each[0]) == names.get(name)]
    field, other = alike[chance.below(len(alike))]
    other.append(thing)
    words = names.get(field)
    if words is None:
        other.sort()
    elif all(word in words for word in other):
        other.sort(key=words.index)


def _piles(value: Any) -> list[list[Any]]:  # noqa: ANN401 - JSON of any kind
    """Return the lists of things in a field."""
    if not isinstance(value, list):
        return []
    if any(isinstance(entry, list) for entry in value):
        return [entry for entry in value if isinstance(entry, list)]
    return [value]
