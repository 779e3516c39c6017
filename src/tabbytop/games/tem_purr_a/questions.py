"""What all questions of this game have in common."""

from tabbytop.games.tem_purr_a.table import TempuraTable
from tabbytop.kernel.agenda import Ask, only


class SeatAsked(Ask[TempuraTable]):
    """A question to the active seat that can say what it wants, and by which ruling."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def fits(self, table: TempuraTable) -> bool:
        """It is that seat's turn."""
        return self.seat == table.active

    def actors(self, table: TempuraTable) -> list[int]:
        """That seat."""
        return only(self.seat)

    def demand(self) -> tuple[str, str]:
        """What the seat has to do now, and the ruling that says so."""
        raise NotImplementedError

    def why_not(self, table: TempuraTable, seat: int, move: int) -> tuple[str, str]:
        """Anything else than the legal answers is not what is asked."""
        task, ruling = self.demand()
        return f"now you have to {task}", ruling
