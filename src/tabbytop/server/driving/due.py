"""What happens at a table by itself, and when: bots answer, time runs out, the clock moves."""

from typing import Final, Literal, NamedTuple

from tabbytop.bots import LEVELS
from tabbytop.kernel.table import CLOCK, NOBODY
from tabbytop.server.settings import Settings
from tabbytop.server.table.deciding import LONGEST_PAUSE
from tabbytop.server.table.state import TableState

SOON_MS: Final = 600_000  # for what is further away nobody waits: it is found when it is due
_PULSE_MS: Final = 2_000  # after which a live table where bots play, and nothing happens, is missed
_GRACE_MS: Final = 500  # an answer that was sent in time has so long to arrive
_HOUR_MS: Final = 3_600_000
_SEARCHERS: Final = frozenset(level.name for level in LEVELS if level.iterations)


class Due(NamedTuple):
    """Something that happens by itself, `at` in milliseconds since 1970."""

    at: int
    what: Literal["bot", "late", "clock", "close", "resume"]
    seat: int  # CLOCK or NOBODY where it is no seat's
    move: int = -1  # of the clock


class Rhythm:
    """When bots answer: only at whole beats after the question came up and people have watched
    what led to it, the first of them depending on the level alone, so that how long one thought
    says little about its cards."""

    def __init__(self, beat: float) -> None:
        self._beat = round(beat * 1000)

    def first(self, asked_at: int, level: str, watched: float = 0.0) -> int:
        """The first moment at which a bot of that level answers; `watched` in beats."""
        return asked_at + round(self._beat * (watched + (2 if level in _SEARCHERS else 1)))

    def next(self, asked_at: int, level: str, now: int, watched: float = 0.0) -> int:
        """The next moment at which it may, from now on."""
        first = self.first(asked_at, level, watched)
        if now <= first or self._beat == 0:
            return max(first, now)
        return first + -((first - now) // self._beat) * self._beat


class Calendar:
    """What is due at tables, by the settings of this server."""

    def __init__(self, settings: Settings) -> None:
        self.rhythm = Rhythm(settings.bot_beat)
        self._unstarted = settings.unstarted_hours * _HOUR_MS

    def next(self, state: TableState) -> int | None:
        """When the next thing happens by itself; None if only people can go on."""
        return min((due.at for due in self.dues(state)), default=None)

    def dues(self, state: TableState) -> list[Due]:
        """Everything that will happen by itself as things stand, in no order."""
        if state.status == "open":
            return [Due(state.setup.created + self._unstarted, "close", NOBODY)]
        if state.status != "playing":
            return []
        if state.paused is not None:
            dues = [Due(state.paused_at + LONGEST_PAUSE, "resume", state.paused)]
            if state.game.live:
                return dues  # where all act at once, bots wait, too
        else:
            dues = [Due(wait.rings, "clock", CLOCK, wait.move) for wait in state.waits]
        for seat, asked in enumerate(state.asked_since):
            if asked == 0:
                continue
            level, deadline = state.bot_level(seat), state.deadline(seat)
            if level and state.game.live:
                dues.append(Due(state.at + _PULSE_MS, "bot", seat))
            elif level:
                at = self.rhythm.first(state.asked_at[seat], level, state.watched(seat))
                dues.append(Due(at, "bot", seat))
            elif deadline is not None:
                dues.append(Due(deadline + _GRACE_MS, "late", seat))
        return dues
