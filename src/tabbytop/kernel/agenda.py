"""What still has to happen: small steps on a stack inside the table.

A step is never changed once it is made, so copies of a table share it. Every step can be made
without arguments, and its fields are ints (or lists of ints): that is what lets a table be
written down as a position by reflection.
"""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tabbytop.kernel.compiler import mypyc_attr

if TYPE_CHECKING:
    from tabbytop.kernel.table import Table

TableT = TypeVar("TableT", bound="Table")
_ALONE: Final = [[seat] for seat in range(16)]


def only(seat: int) -> list[int]:
    """The list of this one seat, made once for all: not to be changed."""
    return _ALONE[seat] if 0 <= seat < len(_ALONE) else [seat]


class Prompt:
    """What a seat is asked: a key that every client can put into words, and its arguments.

    It is public: that somebody is asked, and what, never depends on hidden things.
    """

    def __init__(self, key: str, args: dict[str, object]) -> None:
        if "key" in args or "seat" in args:
            raise ValueError("`key` and `seat` say what and who is asked; no argument is called so")
        self.key = key
        self.args = args

    def as_dict(self) -> dict[str, object]:
        """The prompt as JSON-ready data."""
        return {"key": self.key, **self.args}


class Alarm:
    """A move that the clock makes by itself when it has waited long enough.

    Rules know no time: they say which moves the clock may make and how many seconds it waits, and
    whoever drives the table has the watch. The wait begins when the alarm is first seen. `since`
    tells waits for the same move apart: another number, and the clock begins to wait anew.
    """

    def __init__(self, move: int, seconds: int, since: int) -> None:
        self.move = move
        self.seconds = seconds
        self.since = since


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[TableT]):
    """Something that happens by itself when it comes to the top of the agenda."""

    def run(self, table: TableT) -> None:
        """Do it. The step is off the agenda already; what comes of it goes on with `then`."""
        raise NotImplementedError

    def question(self) -> "Ask[TableT] | None":
        """The step itself, if it is one that waits for an answer."""
        return None

    def fits(self, table: TableT) -> bool:
        """Whether the step makes sense at this table: asked of positions from outside."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[TableT]):
    """A question: who is asked, which answers there are, and what comes of an answer.

    While it waits it is the top of the agenda. One that finds nobody to ask when it gets there
    is moot and dropped. Whom it asks, and what, depends on public facts alone; what may be
    answered may depend on the seat's secrets, and there is always an answer.
    """

    def actors(self, table: TableT) -> list[int]:
        """The seats that are asked, ascending, the clock last; none if the question is moot.

        Nobody changes the list, so that it may be `only(seat)`.
        """
        raise NotImplementedError

    def moves(self, table: TableT, seat: int) -> list[int]:
        """The legal answers of a seat, ascending, at least one."""
        raise NotImplementedError

    def allows(self, table: TableT, seat: int, move: int) -> bool:
        """Whether the move is one of `moves`: for questions that know it without listing them."""
        for legal in table.shared_moves(seat):
            if legal == move:
                return True
        return False

    def answer(self, table: TableT, seat: int, move: int) -> None:
        """What comes of it. The question is off the agenda already."""
        raise NotImplementedError

    def prompt(self, table: TableT, seat: int) -> Prompt:
        """The question in data."""
        raise NotImplementedError

    def why_not(self, table: TableT, seat: int, move: int) -> tuple[str, str]:
        """Why a move of the vocabulary is no legal answer, and by which ruling."""
        raise NotImplementedError

    def timeout_move(self, table: TableT, seat: int) -> int:
        """What is answered for a seat whose time is up: a move of its own, found without chance.

        Where time itself does something, that is a move of the clock's instead.
        """
        return self.moves(table, seat)[0]

    def alarms(self, table: TableT) -> list[Alarm]:
        """What the clock will do by itself, and when: one alarm for each of its moves."""
        return []

    def run(self, table: TableT) -> None:
        """A moot question: nothing happens."""

    def question(self) -> "Ask[TableT] | None":
        """This one."""
        return self
