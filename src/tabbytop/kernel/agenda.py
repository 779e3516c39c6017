"""The agenda: a stack of small steps that still have to happen at a table.

Steps are immutable, so copies of a table share them. Every step class can be instantiated without
arguments, and the fields of a step are ints or lists of ints; `position` relies on that to save and
load a table by reflection.
"""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.legal_moves import Moves, has_move
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.kernel.table import Table

TableT = TypeVar("TableT", bound="Table")
_ALONE: Final = [[seat] for seat in range(16)]


def only(seat: int) -> list[int]:
    """Return the list of this one seat. The list is shared: do not change it."""
    return _ALONE[seat] if 0 <= seat < len(_ALONE) else [seat]


class Prompt:
    """A question to a seat, as data: a key that every client puts into words, and its arguments.

    Prompts are public. Whether a seat is asked, and what, never depends on hidden information.
    """

    def __init__(self, key: str, args: dict[str, object]) -> None:
        if "key" in args or "seat" in args:
            raise ValueError("`key` and `seat` say what and who is asked; no argument is called so")
        self.key = key
        self.args = args

    def as_dict(self) -> dict[str, object]:
        """Return the prompt as JSON-ready data."""
        return {"key": self.key, **self.args}


class Alarm:
    """A move that the clock makes after a number of seconds.

    Rules have no access to real time. They state which moves the clock may make and how many
    seconds it waits; the driver of the table (a server, a simulation) measures the time. The wait
    begins when the alarm first appears. A changed `since` starts a new wait for the same move.
    """

    def __init__(self, move: int, seconds: int, since: int) -> None:
        self.move = move
        self.seconds = seconds
        self.since = since


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[TableT]):
    """Something that happens without a decision once it is on top of the agenda."""

    def run(self, table: TableT) -> None:
        """Perform the step. It is off the agenda already; it schedules what follows with
        `Table.then`."""
        raise NotImplementedError

    def question(self) -> "Ask[TableT] | None":
        """Return this step if it is a question that waits for an answer, else None."""
        return None

    def fits(self, table: TableT) -> bool:
        """Return whether the step is possible at this table; called for positions that were
        loaded."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[TableT]):
    """A question: the seats that are asked, their legal answers, and the effect of an answer.

    A question waits on top of the agenda. If it has no actors when it gets there, it is dropped.
    `actors` and `prompt` depend on public information alone (G2); `moves` may depend on the secrets
    of the seat, but on no others (G3), and is never empty for an actor.
    """

    def actors(self, table: TableT) -> list[int]:
        """Return the seats that are asked, ascending, the clock last; empty to drop the question.

        Callers do not change the list, so it may be `only(seat)`.
        """
        raise NotImplementedError

    def moves(self, table: TableT, seat: int) -> Moves:
        """Return the legal answers of a seat, ascending, at least one.

        A list, or `LegalMoves` where there are hundreds that hardly change.
        """
        raise NotImplementedError

    def allows(self, table: TableT, seat: int, move: int) -> bool:
        """Return whether the move is legal. Override it where that is cheaper than listing
        `moves`."""
        return has_move(table.shared_moves(seat), move)

    def answer(self, table: TableT, seat: int, move: int) -> None:
        """Apply a legal answer. The question is off the agenda already."""
        raise NotImplementedError

    def prompt(self, table: TableT, seat: int) -> Prompt:
        """Return the question to this seat as data."""
        raise NotImplementedError

    def prompt_key(self, table: TableT, seat: int) -> str:
        """Return the key of `prompt`. Override it where that is cheaper than making a prompt."""
        return self.prompt(table, seat).key

    def why_not(self, table: TableT, seat: int, move: int) -> tuple[Message | str, str]:
        """Return why a move of the vocabulary is not legal, and the ruling that says so."""
        raise NotImplementedError

    def timeout_move(self, table: TableT, seat: int) -> int:
        """Return the move that is made for a seat whose time is up: deterministic, and legal.

        Where the passing of time itself has an effect, use a move of the clock (`alarms`) instead.
        """
        return self.moves(table, seat)[0]

    def alarms(self, table: TableT) -> list[Alarm]:
        """Return one alarm for each legal move of the clock."""
        return []

    def run(self, table: TableT) -> None:
        """Drop a question that has no actors."""

    def question(self) -> "Ask[TableT] | None":
        return self
