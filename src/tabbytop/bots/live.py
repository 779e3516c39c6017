"""Driving a live table, where all players act at once: bots and the clock move when they are due.

Time is in seconds from the start and given by the caller: simulated for fast games between bots, or
real for games with people.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tabbytop.bots.player import BlindBot, Bot, LiveBot
from tabbytop.bots.pulse import now as pulse
from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import derive_seed, quick
from tabbytop.kernel.table import CLOCK, Table

NEVER: Final = math.inf
_MEAN_SECONDS: Final = 0.8  # for a move of a bot that is not a LiveBot
_MIN_SECONDS: Final = 1 / 512  # for any move
_TICKS_PER_SECOND: Final = 1024
_NO_MOVE: Final = -1


class LiveDriver:
    """Drives one live table; seats without a bot belong to people.

    `play` makes a move at the table and returns the events that followed, so that the caller can
    keep a record. Of moves that are due at the same time, those of bots come before the clock's,
    and lower seats first. The same bots, seed and timed moves of people give the same game.
    """

    def __init__(
        self,
        table: Table,
        bots: Sequence[Bot | None],
        seed: int,
        play: Callable[[int, int], list[Event]],
        on_thought: Callable[[int, float], None] | None = None,
    ) -> None:
        self.table = table
        self.now = 0.0
        self.moves_made = 0
        self._bots = list(bots)
        self._play = play
        self._on_thought = on_thought
        self._chance = quick(derive_seed(seed, "pace"))
        self._imagination = quick(derive_seed(seed, "imagination"))
        self._moves = [_NO_MOVE] * len(self._bots)  # the planned move of each bot …
        self._due = [NEVER] * len(self._bots)  # … and when
        self._asked = [""] * len(self._bots)  # … and the question it answers
        self._waits: dict[int, tuple[int, float]] = {}  # by move: `since`, and when it rings
        self._alarms: dict[int, float] = {}  # by move, those pending now
        self._plan_all()

    def next_due(self) -> float:
        """Return the time of the next move of a bot or the clock; NEVER if only people can move."""
        due = min(self._due, default=NEVER)
        for rings in self._alarms.values():
            due = min(due, rings)
        return due

    def alarm_times(self) -> dict[int, float]:
        """Return when the clock makes each of its moves."""
        return self._alarms.copy()

    def run_until(self, time: float) -> None:
        """Make all moves that are due by then."""
        while self.next_due() <= time:
            self.step()
        self.now = max(self.now, _to_tick(time))

    def step(self) -> None:
        """Make the next move that is due."""
        stroke = self.pop_next_move()
        if stroke is not None:
            self._make(stroke[0], stroke[1])

    def pop_next_move(self) -> tuple[int, int] | None:
        """Advance the time to `next_due` and return the seat and the move that are due.

        Returns None if the planned move is no longer legal; the bot then plans again. A caller that
        makes the move at the table itself reports it with `on_move`.
        """
        due = self.next_due()
        if due == NEVER:
            return None
        self.now = max(self.now, due)
        for seat in range(len(self._due)):
            if self._due[seat] == due:
                return self._arrive(seat)
        for move, rings in sorted(self._alarms.items()):
            if rings == due:
                return CLOCK, move
        return None

    def run_until_move(self) -> None:
        """Advance until a move is made; planned moves that came too late do not count."""
        made = self.moves_made
        while self.moves_made == made and self.next_due() < NEVER:
            self.step()

    def play(self, seat: int, move: int) -> None:
        """Make a person's move now. A refused one (MoveError) changes nothing."""
        self._make(seat, move)

    def on_move(self, seat: int, events: list[Event]) -> None:
        """Update bots and alarms after a move was made at the table, with the events that
        followed."""
        self.moves_made += 1
        if 0 <= seat < len(self._bots):
            self._drop(seat)
        for other, bot in enumerate(self._bots):
            if bot is not None and bot.listens():
                self._tell(other, bot, events)
        self._plan_all()

    def restore_alarms(self, rings: Mapping[int, float]) -> None:
        """Set when the clock makes its moves, for alarms that were waiting before this driver
        started."""
        for alarm in self.table.alarms():
            if alarm.move in rings:
                self._waits[alarm.move] = (alarm.since, rings[alarm.move])
        self._wind_the_clock()

    def _arrive(self, seat: int) -> tuple[int, int] | None:
        """Return a bot's planned move if it is still legal; else let it plan again."""
        move = self._moves[seat]
        self._drop(seat)
        if self.table.allows(seat, move):
            return seat, move
        self._plan_all()
        return None

    def _make(self, seat: int, move: int) -> None:
        self.on_move(seat, self._play(seat, move))

    def _tell(self, seat: int, bot: Bot, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(seat)
            bot.hear(seen)
            if isinstance(bot, LiveBot) and bot.interrupts(seen):
                self._drop(seat)

    def _plan_all(self) -> None:
        """Let every bot that is asked plan a move, and update the alarms."""
        asked = self.table.actors()
        for seat, bot in enumerate(self._bots):
            if bot is None:
                continue
            question = self._question(seat) if seat in asked else ""
            if question != self._asked[seat]:
                self._drop(seat)
                self._asked[seat] = question
            if question and self._due[seat] == NEVER:
                self._plan(seat, bot)
        self._wind_the_clock()

    def _plan(self, seat: int, bot: Bot) -> None:
        started = pulse()
        if isinstance(bot, LiveBot):
            move, seconds = bot.plan_move(self.table.imagine(seat, self._imagination), seat)
        else:
            if isinstance(bot, BlindBot):
                move = bot.pick(self.table.moves(seat))
            else:
                move = bot.choose(self.table.imagine(seat, self._imagination), seat)
            seconds = _MEAN_SECONDS * (0.5 + self._chance.below(1000) / 1000)
        if self._on_thought is not None:
            self._on_thought(seat, pulse() - started)
        self._moves[seat] = move
        self._due[seat] = _to_tick(self.now + max(seconds, _MIN_SECONDS))

    def _wind_the_clock(self) -> None:
        """Update the pending alarms. One that is not listed for a while, as the round's while a
        call is answered, keeps its time."""
        self._alarms = {}
        for alarm in self.table.alarms():
            since, rings = self._waits.get(alarm.move, (0, NEVER))
            if rings == NEVER or since != alarm.since:
                rings = self.now + alarm.seconds
                self._waits[alarm.move] = (alarm.since, rings)
            self._alarms[alarm.move] = rings

    def _drop(self, seat: int) -> None:
        self._moves[seat] = _NO_MOVE
        self._due[seat] = NEVER

    def _question(self, seat: int) -> str:
        prompt = self.table.prompt(seat)
        return "" if prompt is None else prompt.key


def _to_tick(time: float) -> float:
    """Round to whole ticks, so that adding seconds one by one gives the same as adding them at
    once."""
    return round(time * _TICKS_PER_SECOND) / _TICKS_PER_SECOND
