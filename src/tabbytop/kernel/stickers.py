"""Stickers: things that a game recognizes in a finished game, for every seat.

A game defines a `Story`, which takes notes of what happened, and a list of stickers, each a name
and a predicate on that story: `Game(story=…, stickers=…)`. Stickers are computed when the game is
over, so a story may look at everything that was hidden. The texts are in the area
`<game>-stickers`: `<name>` is what a sticker is called, its attribute `text` how it is earned.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.record import Record
    from tabbytop.kernel.result import Result
    from tabbytop.kernel.table import Table

_NOTHING: Mapping[int, Mapping[str, Any]] = {}


class Story:
    """Notes of one finished game, by seat.

    A game's own story initializes its notes in `__init__` and takes them in `hear`. `table` and
    `result` are those of the end.
    """

    def __init__(self, table: "Table", result: "Result") -> None:
        self.table = table
        self.seats = table.seats
        self.result = result
        self._counts: Counter[tuple[str, object]] = Counter()

    def tell(self, events: "Iterable[Event]") -> None:
        """Take notes of all events of the game, in their order."""
        for event in events:
            self._counts[event.kind, event.public.get("seat")] += 1
            self.hear(event.kind, event.public, event.private or _NOTHING)

    def hear(
        self, kind: str, told: Mapping[str, Any], private: Mapping[int, Mapping[str, Any]]
    ) -> None:
        """Take notes of one event: its kind, its public data, and its private data by seat."""

    def times(self, seat: int, kind: str) -> int:
        """Return how many events of a kind have this `seat`."""
        return self._counts[kind, seat]

    def won(self, seat: int) -> bool:
        """Return whether the seat won, alone or with others."""
        return self.result.places[seat] == 1


StoryT = TypeVar("StoryT", bound=Story)


@dataclass(frozen=True)
class Sticker(Generic[StoryT]):
    """A sticker: its name, and whether a seat has earned it by what happened."""

    name: str
    is_earned: Callable[[StoryT, int], bool]


def earned_stickers(game: "Game", record: "Record") -> list[list[str]]:
    """Return the names of the stickers that each seat has earned, in the order of definition.

    The record is replayed once. Nobody earns a sticker in a game that is not over. Raises BadRecord
    if the record cannot be replayed.
    """
    if not game.stickers:
        return [[] for _ in range(record.seats)]
    table = record.replay(game, events=True)
    result = table.result()
    if result is None:
        return [[] for _ in range(record.seats)]
    story = game.story(table, result)
    story.tell(table.take_events())
    return [
        [sticker.name for sticker in game.stickers if sticker.is_earned(story, seat)]
        for seat in range(record.seats)
    ]
