"""A live table in time: bots make their strokes when they are due, the clock its moves.

Time is whatever the one who drives it says, in seconds from the start: simulated, for games by
the thousand, or a real watch's, for people at the table.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tabbytop.bots.player import BlindBot, Bot, LiveBot
from tabbytop.bots.pulse import now as pulse
from tabbytop.bots.seeds import derive_seed
from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import quick
from tabbytop.kernel.table import CLOCK, Table

NEVER: Final = math.inf
_UNHURRIED: Final = 0.8  # seconds that a bot without hands takes for a move, on the average
_QUICKEST: Final = 1 / 512  # seconds; nothing takes none
_GRID: Final = 1024  # parts of a second
_NO_MOVE: Final = -1


class Live:
    """Drives one live table; seats without a bot are people's.

    `play` makes a move at the table and gives the events that came of it, so that whoever keeps a
    record can write it down. Of things that are due at the same moment, strokes come before the
    clock, and lower seats first. The same bots, seed and moves of people at the same times give
    the same game.
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
        self._moves = [_NO_MOVE] * len(self._bots)  # what each bot is about to do …
        self._due = [NEVER] * len(self._bots)  # … and when
        self._asked = [""] * len(self._bots)  # … in answer to what
        self._waits: dict[int, tuple[int, float]] = {}  # by move: since what, and when it rings
        self._alarms: dict[int, float] = {}  # by move, those that are listed now
        self._plan_all()

    def next_due(self) -> float:
        """When something happens by itself; NEVER if only people can go on."""
        due = min(self._due, default=NEVER)
        for rings in self._alarms.values():
            due = min(due, rings)
        return due

    def rings(self) -> dict[int, float]:
        """By the clock's move, when it is made."""
        return self._alarms.copy()

    def run_until(self, time: float) -> None:
        """Let everything happen that is due by then."""
        while self.next_due() <= time:
            self.step()
        self.now = max(self.now, _on_the_grid(time))

    def step(self) -> None:
        """Let the next thing happen that happens by itself."""
        stroke = self.next_stroke()
        if stroke is not None:
            self._make(stroke[0], stroke[1])

    def next_stroke(self) -> tuple[int, int] | None:
        """Who acts next by itself, and how; it is `next_due` now.

        None if nothing came of it: a hand that comes too late is put off. Whoever makes the move
        at the table without this one's help tells it with `made`.
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

    def next_move(self) -> None:
        """Let things happen until one of them is a move; not every hand comes in time."""
        made = self.moves_made
        while self.moves_made == made and self.next_due() < NEVER:
            self.step()

    def play(self, seat: int, move: int) -> None:
        """A person's move, now. What the table refuses (MoveError) changes nothing."""
        self._make(seat, move)

    def made(self, seat: int, events: list[Event]) -> None:
        """A move was made at the table; what came of it."""
        self.moves_made += 1
        if 0 <= seat < len(self._bots):
            self._drop(seat)
        for other, bot in enumerate(self._bots):
            if bot is not None and bot.listens():
                self._tell(other, bot, events)
        self._plan_all()

    def wait_on(self, rings: Mapping[int, float]) -> None:
        """The clock has waited before this one came: by its move, when it is made. Of all other
        moves the waits began with it."""
        for alarm in self.table.alarms():
            if alarm.move in rings:
                self._waits[alarm.move] = (alarm.since, rings[alarm.move])
        self._wind_the_clock()

    def _arrive(self, seat: int) -> tuple[int, int] | None:
        """A bot's hand is there: it does what it wanted, if that can still be done."""
        move = self._moves[seat]
        self._drop(seat)
        if self.table.allows(seat, move):
            return seat, move
        self._plan_all()
        return None

    def _make(self, seat: int, move: int) -> None:
        self.made(seat, self._play(seat, move))

    def _tell(self, seat: int, bot: Bot, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(seat)
            bot.hear(seen)
            if isinstance(bot, LiveBot) and bot.startles(seen):
                self._drop(seat)

    def _plan_all(self) -> None:
        """Every bot that is asked is about to do something; the clock waits for what it may do."""
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
            move, seconds = bot.stroke(self.table.imagine(seat, self._imagination), seat)
        else:
            if isinstance(bot, BlindBot):
                move = bot.pick(self.table.moves(seat))
            else:
                move = bot.choose(self.table.imagine(seat, self._imagination), seat)
            seconds = _UNHURRIED * (0.5 + self._chance.below(1000) / 1000)
        if self._on_thought is not None:
            self._on_thought(seat, pulse() - started)
        self._moves[seat] = move
        self._due[seat] = _on_the_grid(self.now + max(seconds, _QUICKEST))

    def _wind_the_clock(self) -> None:
        """A wait that is not listed for a while, as the round's while a call is answered, goes on
        all the same."""
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


def _on_the_grid(time: float) -> float:
    """The moment in whole parts, so that seconds one by one are as long as all of them at once."""
    return round(time * _GRID) / _GRID
