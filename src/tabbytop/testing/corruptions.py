"""What a game says to positions with one thing wrong, as a readable table."""

import copy
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from tabbytop.kernel.errors import BadPosition
from tabbytop.kernel.generator import Quick, quick
from tabbytop.testing.conformance import Deal, play_out

_DEALS: Final = 8  # of which every other is played
_POSITIONS: Final = 3  # of one game, besides its end
_EVERY: Final = 7  # decisions
_CHANGES: Final = 50  # of one position
_NUMBERS: Final = (-2, -1, 0, 1, 2, 3, 12, 99)
_PLACE: Final = re.compile(r"\d+")


def corruption_table(deals: Iterable[Deal]) -> str:
    """Change one field in positions of some of these games, again and again; count the answers."""
    found: Counter[str] = Counter()
    for deal in sorted(deals, key=lambda deal: deal.seats)[:_DEALS:2]:
        chance = quick(deal.seed)
        for document in _positions(deal, chance):
            for field, spoilt in _corrupted(document, deal.game.names, chance):
                found[f"{field}: {_answer(deal, spoilt)}"] += 1
    return "".join(f"{line} (×{found[line]})\n" for line in sorted(found))


def _positions(deal: Deal, chance: Quick) -> list[dict[str, Any]]:
    """Positions by chance along a game, and its end."""
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
    """Copies of the document, in each of which one field is wrong."""
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
    """Something else in the place of a value, or of one inside of it."""
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
    """Something lies elsewhere than it should: nothing is missing, and yet it cannot be."""
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
    """The lists of things in a field."""
    if not isinstance(value, list):
        return []
    if any(isinstance(entry, list) for entry in value):
        return [entry for entry in value if isinstance(entry, list)]
    return [value]
