"""Onlookers see everything that is in the view of every seat, in every game."""

from collections.abc import Iterator

import pytest
from hypothesis import given

import tabbytop
from tabbytop.testing import Deal
from tabbytop.testing.conformance import is_sampled, play_out
from tabbytop.testing.strategies import deals
from tests.our_games import OURS

_MISSING = object()


def hidden_from_onlookers(
    seats: list[object], onlooker: object, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[str | int, ...]]:
    """The places where all seats' views have the same value and the onlooker's has another."""
    parts = [*seats, onlooker]
    if all(isinstance(part, dict) for part in parts):
        names = {name for part in parts if isinstance(part, dict) for name in part}
        for name in sorted(names):
            *theirs, seen = [part.get(name, _MISSING) for part in parts if isinstance(part, dict)]
            yield from hidden_from_onlookers(theirs, seen, (*path, name))
    elif all(isinstance(part, list) for part in parts) and _same_length(parts):
        for place in range(len(parts[0]) if isinstance(parts[0], list) else 0):
            *theirs, seen = [part[place] for part in parts if isinstance(part, list)]
            yield from hidden_from_onlookers(theirs, seen, (*path, place))
    elif all(seat == seats[0] for seat in seats) and onlooker != seats[0]:
        yield path


def _same_length(parts: list[object]) -> bool:
    return len({len(part) for part in parts if isinstance(part, list)}) == 1


def only_peeked(path: tuple[str | int, ...], shown: set[int]) -> bool:
    """Whether it is a box of Kitty Paw at which every seat has peeked in private (KP-K10)."""
    return path[0] == "boxes" and path[2] == "symbol" and int(path[1]) + 1 not in shown


@pytest.mark.parametrize("name", OURS)
def test_onlooker_sees_what_all_seats_see(name: str) -> None:
    @given(deals(tabbytop.game(name)))
    def holds(deal: Deal) -> None:
        if deal.seats > 1:
            check_onlooker_views(deal)

    holds()


def check_onlooker_views(deal: Deal) -> None:
    """Play a game and compare views; `own` is private even where all have the same."""
    table = deal.table(events=True)
    shown: set[int] = set()
    for decision in play_out(deal, table):
        for event in table.take_events():
            told = event.seen_by(None)
            if event.kind == "round":
                shown.clear()
            elif event.kind == "kept":
                shown.add(int(str(told["box"])))
        if is_sampled(decision, 5):
            seats: list[object] = [table.view(seat) for seat in range(deal.seats)]
            hidden = [
                path
                for path in hidden_from_onlookers(seats, table.view(None))
                if path[0] != "own" and not only_peeked(path, shown)
            ]
            assert hidden == [], f"{deal}: decision {decision.number}"
