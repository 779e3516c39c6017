"""The decision of a puzzle: the table, what the seat can conclude, and which answers differ."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import Generator, derive_seed, quick
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import sentence
from tabbytop.texts.message import Message

EventData = Mapping[str, object]

_LOOKS: Final = 40  # decisions that are looked at in a game
_PLAYERS: Final = ("puma", "lynx", "puma", "puma")


@dataclass(frozen=True)
class Setup:
    """The bots that play a game in which puzzles are looked for, and its options."""

    players: tuple[str, ...]
    options: Mapping[str, object] | None = None


class Situation:
    """A seat that is asked, after the moves of a record.

    A game whose puzzles are special derives from it in `thinking.puzzles`.
    """

    tells_all = False  # whether the story begins with the deal

    @classmethod
    def setup(cls, game: Game, number: int) -> Setup:
        """Return how the game of a number is played; by default with each number of seats."""
        counts = range(game.least_seats, min(game.most_seats, len(_PLAYERS)) + 1)
        return Setup(_PLAYERS[: counts[number % len(counts)]])

    @classmethod
    def places(cls, game: Game, record: Record, chance: Generator) -> Iterator[int]:
        """Yield the places of moves to look at in a game; by default at random."""
        for _ in range(_LOOKS):
            yield chance.below(len(record.moves))

    def __init__(self, game: Game, record: Record, seat: int) -> None:
        self.game = game
        self.record = record
        self.seat = seat
        self.table = record.replay(game)

    @cached_property
    def heard(self) -> list[dict[str, object]]:
        """Everything that the seat saw and heard, in order."""
        return [event.seen_by(self.seat) for event in self._events(0)]

    @cached_property
    def answers(self) -> list[int]:
        """Legal moves, ascending: one for each answer that is worth something else."""
        return list(self.table.moves(self.seat))

    def is_candidate(self) -> bool:
        """Return whether the decision is one that puzzles ask for."""
        return True

    def can_be_best(self, move: int) -> bool:
        """Return whether an answer is one that a puzzle can ask for."""
        return move >= 0

    def place_of(self, move: int) -> int:
        """Return the place of a legal move's answer in `answers`."""
        return self.answers.index(move)

    def imagine(self, rng: Generator) -> Table:
        """Determinize the table by what the seat can conclude."""
        return self.table.imagine(self.seat, rng)

    def reasons(self, move: int) -> list[Message]:
        """Return what a move brings, from the table as the seat knows it."""
        rng = quick(derive_seed(len(self.record.moves), "puzzle"))
        table = self.table.imagine(self.seat, rng)
        return self.game.judge.reasons(table, self.seat, move)

    def story(self) -> list[list[dict[str, object]]]:
        """Return what the seat saw happen since its own last move, all of it if it made none; what
        is told in one breath is one list."""
        moves = self.record.moves
        own = [place for place, (seat, _) in enumerate(moves) if seat == self.seat]
        seen = self._events(own[-1] + 1 if own else 0)
        return [[event.seen_by(self.seat)] for event in seen]

    def _events(self, before: int) -> list[Event]:
        """Return the events after so many moves; those of the deal too if there were none."""
        table = self.record.replay(self.game, before, events=True)
        seen = table.take_events()
        if before > 0:
            seen = []
        for seat, text in self.record.moves[before:]:
            table.play(seat, text)
            seen += table.take_events()
        return seen


def told_story(situation: Situation, tell: Callable[[EventData], str]) -> list[str]:
    """Return the story in words, without events that need none; `tell` returns those of one."""
    told: list[str] = []
    for events in situation.story():
        sentences = [sentence(words) for event in events if (words := tell(event))]
        if sentences:
            told.append(" ".join(sentences))
    return told
