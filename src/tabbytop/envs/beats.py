"""Time without a watch: behind the doors it goes by beats.

In a beat every seat that is asked may answer once, in the order of the seats; then half a second
has gone by, and the clock, which is no agent, makes the moves whose time has come. Where nobody
but the clock is asked, its next move comes at once.
"""

from dataclasses import dataclass
from typing import Final

from tabbytop.kernel.agenda import Alarm
from tabbytop.kernel.table import CLOCK, Table

BEATS_A_SECOND: Final = 2
_NOBODY_YET: Final = -1


@dataclass(frozen=True)
class Beat:
    """How far a beat has got, and how long the clock has waited for what. It never changes."""

    spoken: int = _NOBODY_YET  # the seat that answered last in this beat
    waited: tuple[tuple[int, int, int], ...] = ()  # by alarm: its move, its `since`, beats

    def actor(self, table: Table) -> int | None:
        """The seat that answers next; None if the game is over. The table has been brought on."""
        for seat in table.actors():
            if seat > self.spoken:
                return seat
        return None

    def after(self, seat: int, table: Table) -> "Beat":
        """The beat after this seat's answer. The table is brought on to the next seat's."""
        return Beat(seat, self.waited).brought_on(table)

    def brought_on(self, table: Table) -> "Beat":
        """Let the clock move until a seat is to answer, or the game is over."""
        beat = self
        while asked := table.actors():
            if asked[0] == CLOCK:
                beat = beat.rung_next(table)
            elif beat.actor(table) is not None:
                break
            else:
                beat = beat.over(table)
        return beat

    def over(self, table: Table) -> "Beat":
        """The next beat: all have answered who wanted to, and the clock makes its due moves."""
        beat = Beat(_NOBODY_YET, self._later(table, 1))
        while due := [alarm for alarm in table.alarms() if beat.left_of(alarm) <= 0]:
            table.play(CLOCK, due[0].move)
        return beat

    def rung_next(self, table: Table) -> "Beat":
        """Nobody else is asked, so nobody else would notice the wait: it is over at once, and for
        all that the clock waits for."""
        following = min(table.alarms(), key=lambda alarm: (self.left_of(alarm), alarm.move))
        waited = self._later(table, max(0, self.left_of(following)))
        table.play(CLOCK, following.move)
        return Beat(self.spoken, waited)

    def _later(self, table: Table, beats: int) -> tuple[tuple[int, int, int], ...]:
        """What the clock has waited for when so many beats more have gone by. A wait that is not
        listed just now, as the round's while a call is answered, goes on all the same."""
        waits = {move: (since, waited) for move, since, waited in self.waited}
        for alarm in table.alarms():
            waits[alarm.move] = (alarm.since, self.waited_for(alarm))
        return tuple(
            (move, since, waited + beats) for move, (since, waited) in sorted(waits.items())
        )

    def left_of(self, alarm: Alarm) -> int:
        """Beats until it rings."""
        return alarm.seconds * BEATS_A_SECOND - self.waited_for(alarm)

    def waited_for(self, alarm: Alarm) -> int:
        """Beats that have gone by since its wait began."""
        for move, since, beats in self.waited:
            if move == alarm.move and since == alarm.since:
                return beats
        return 0


FIRST_BEAT: Final = Beat()  # of a game
