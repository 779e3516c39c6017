"""Simulated time for environments: the clock runs in ticks of half a second.

In a tick every seat that is asked may answer once, in the order of the seats. Then half a second
has passed, and the clock, which is not an agent, makes the moves that are due. Where nobody but
the clock is asked, its next move comes at once.
"""

from typing import Final, final

from tabbytop.kernel.agenda import Alarm
from tabbytop.kernel.table import CLOCK, Table

TICKS_PER_SECOND: Final = 2
_NOBODY: Final = -1

Wait = tuple[int, int, int]  # of an alarm: its move, its `since`, its ticks


@final
class Tick:
    """The state of the simulated clock: who has answered in this tick, and how long each alarm
    has waited. Immutable, and without a dataclass: one is made for every move."""

    def __init__(self, last_actor: int = _NOBODY, waits: tuple[Wait, ...] = ()) -> None:
        self.last_actor = last_actor  # the seat that answered last in this tick
        self.waits = waits

    def __reduce__(self) -> tuple[type["Tick"], tuple[int, tuple[Wait, ...]]]:
        return Tick, (self.last_actor, self.waits)

    def actor(self, table: Table) -> int | None:
        """Return the seat that answers next; None if the game is over.

        Call `run_clock` first, so that the clock has made its moves.
        """
        for seat in table.shared_actors():
            if seat > self.last_actor:
                return seat
        return None

    def after(self, seat: int, table: Table) -> "Tick":
        """Return the tick after this seat's answer, and play the clock's moves that follow."""
        return Tick(seat, self.waits).run_clock(table)

    def run_clock(self, table: Table) -> "Tick":
        """Play the clock's moves until a seat has to answer, or the game is over."""
        tick = self
        while asked := table.shared_actors():
            if asked[0] == CLOCK:
                tick = tick.ring_next_alarm(table)
            elif tick.actor(table) is not None:
                break
            else:
                tick = tick.next_tick(table)
        return tick

    def next_tick(self, table: Table) -> "Tick":
        """End this tick: half a second passes, and the clock makes the moves that are due."""
        tick = Tick(_NOBODY, self._waits_after(table, 1))
        due = tick.due_move(table)
        while due is not None:
            table.play(CLOCK, due)
            due = tick.due_move(table)
        return tick

    def due_move(self, table: Table) -> int | None:
        """Return the first move of the clock whose time has come; None if there is none."""
        for alarm in table.alarms():
            if self.ticks_left(alarm) <= 0:
                return alarm.move
        return None

    def ring_next_alarm(self, table: Table) -> "Tick":
        """Skip the wait for the next alarm, because nobody else is asked, and make its move."""
        following = min(table.alarms(), key=lambda alarm: (self.ticks_left(alarm), alarm.move))
        waits = self._waits_after(table, max(0, self.ticks_left(following)))
        table.play(CLOCK, following.move)
        return Tick(self.last_actor, waits)

    def _waits_after(self, table: Table, ticks: int) -> tuple[Wait, ...]:
        """Return the waits when so many ticks more have passed.

        An alarm that is not listed now, as the round's while a call is answered, waits on.
        """
        alarms = table.alarms()
        if not alarms and not self.waits:
            return ()
        waits = {move: (since, waited) for move, since, waited in self.waits}
        for alarm in alarms:
            waits[alarm.move] = (alarm.since, self.ticks_waited(alarm))
        return tuple(
            (move, since, waited + ticks) for move, (since, waited) in sorted(waits.items())
        )

    def ticks_left(self, alarm: Alarm) -> int:
        """Return the ticks until the alarm rings."""
        return alarm.seconds * TICKS_PER_SECOND - self.ticks_waited(alarm)

    def ticks_waited(self, alarm: Alarm) -> int:
        """Return the ticks that have passed since the alarm's wait began."""
        for move, since, ticks in self.waits:
            if move == alarm.move and since == alarm.since:
                return ticks
        return 0


FIRST_TICK: Final = Tick()  # of a game
