"""Which people are to be told of their turn when an entry is written."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabbytop.server.store.rows import NoticeWish

if TYPE_CHECKING:
    from tabbytop.server.hosting.hosted_table import HostedTable
    from tabbytop.server.table.entries import LogEntry
    from tabbytop.server.table.state import TableState


class TurnNotices:
    """Decides whom an entry concerns: people whose turn it begins, unless they have begun it
    themselves. Live games have no turns, and who leaves bots alone knows it.

    People who look at the table need no notice. In games by the day that is only found out when it
    is sent, since they may close the page without having seen the move; in quick games, where most
    people are there and moves are many, also before it is written.
    """

    def __init__(self, delay: float, to_operator: bool, expect: Callable[[int], None]) -> None:
        self._delay = round(delay * 1000)  # milliseconds
        self._to_operator = to_operator
        self._expect = expect  # is called with the time when a notice is due

    def wishes(
        self, hosted: "HostedTable", state: "TableState", entry: "LogEntry", before: Sequence[int]
    ) -> list[NoticeWish]:
        """Return the wishes that are written with the entry. `state` is after it; `before` is
        `asked_since` from before it."""
        if state.status != "playing" or state.game.live or state.paused is not None:
            return []
        actor = ""  # the person who did it
        if entry.seat is not None and 0 <= entry.seat < state.setup.seats:
            actor = state.occupants[entry.seat].person
        presence = hosted.loaded_presence()
        by_day = state.setup.clock.kind == "days"
        due = entry.at - hosted.ahead + self._delay
        wishes = [
            NoticeWish(seat, person, state.public_seq, due, self._to_operator)
            for seat, since in enumerate(state.asked_since)
            if since
            and not before[seat]  # else they know
            and not state.bot_level(seat)
            and (person := state.occupants[seat].person)
            and person != actor
            and (by_day or not (presence.in_front(seat) or _has_left_bots(hosted, state, seat)))
        ]
        if wishes:
            self._expect(due)
        return wishes


def _has_left_bots(hosted: "HostedTable", state: "TableState", seat: int) -> bool:
    """Whether the person plays with bots alone and has closed the page: nobody waits."""
    return state.is_alone(seat) and seat not in hosted.loaded_presence().connected_seats()
