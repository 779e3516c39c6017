"""A round opens: fists in the middle (KP-K2)."""

from typing import Final

from tabbytop.games.kitty_paw.moves import PAW, START
from tabbytop.games.kitty_paw.questions import AllAsked, is_the_clocks
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.agenda import Alarm
from tabbytop.kernel.table import CLOCK


class PawsGoIn(AllAsked):
    """Everybody puts a paw in; the clock puts in the late ones. Then the round starts (KP-K2)."""

    def seats_asked(self, table: KittyPawTable) -> list[int]:
        """Who plays this round and has not put the paw in."""
        return [seat for seat in range(table.seats) if table.plays(seat) and table.ready[seat] == 0]

    def key(self, table: KittyPawTable, seat: int) -> str:
        """A paw, please."""
        return "paw"

    def moves(self, table: KittyPawTable, seat: int) -> list[int]:
        """There is nothing else to do."""
        return [START.of() if seat == CLOCK else PAW.of()]

    def answer(self, table: KittyPawTable, seat: int, move: int) -> None:
        """With the last paw it starts."""
        if seat != CLOCK:
            table.put_paw(seat)
            if self.seats_asked(table):
                table.then(self)
                return
        table.start()

    def alarms(self, table: KittyPawTable) -> list[Alarm]:
        """The late paws are put in."""
        return [Alarm(START.of(), table.rules().ready, table.began)]

    def why_not(self, table: KittyPawTable, seat: int, move: int) -> tuple[str, str]:
        """First the paws."""
        if seat == CLOCK or is_the_clocks(move):
            return self.why_not_timely(seat)
        return "the round starts when every paw is in: paw", "KP-K2"


PAWS_GO_IN: Final = PawsGoIn()
