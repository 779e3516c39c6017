"""What all questions of this game have in common."""

from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.kernel.agenda import Ask, only


class Question(Ask[CatLadyTable]):
    """A question that can say what it wants, and by which ruling."""

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now, and the ruling that says so."""
        raise NotImplementedError

    def why_not(self, table: CatLadyTable, seat: int, move: int) -> tuple[str, str]:
        """Anything else than the legal answers is not what is asked."""
        task, ruling = self.demand()
        return f"now you have to {task}", ruling


class SeatAsked(Question):
    """A question to one seat."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def fits(self, table: CatLadyTable) -> bool:
        """The seat exists."""
        return 0 <= self.seat < table.seats

    def actors(self, table: CatLadyTable) -> list[int]:
        """That seat."""
        return only(self.seat)
