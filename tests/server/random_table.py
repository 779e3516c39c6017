"""A table where everything happens at random: moves, talk, undo, people who come and go.

All by chance, and the same for the same deal.
"""

from collections.abc import Callable

import msgspec

from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import commitment, quick
from tabbytop.kernel.table import CLOCK
from tabbytop.server.errors import Refused
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.deciding import Act
from tabbytop.server.table.entries import LogEntry, Occupant
from tabbytop.server.table.messages import (
    Agree,
    AskUndo,
    Back,
    Leave,
    Move,
    Replace,
    Say,
    ShowEmote,
)
from tabbytop.server.table.setup import Clock, Setup, Talk
from tabbytop.server.table.state import TableState
from tabbytop.testing import Deal
from tabbytop.testing.conformance import decide

TURN = Clock("turn", 60)
_LONG_AGO = 10**9


class RandomTable:
    """A state, its log, and its time."""

    def __init__(self, deal: Deal, clock: Clock = TURN, bots: int = 0, talk: Talk = "chat") -> None:
        game, seats = deal.game, deal.seats
        key = deal.seed.to_bytes(32, "big")
        options = deal.options.as_dict()
        setup = Setup(
            game.name, game.rules, seats, options, commitment(key), True, True, talk, clock, 1000
        )
        self.deal = deal
        self.state = TableState("table", setup, key)
        self.log: list[LogEntry] = []
        self.at = 1000
        self.chance = quick(deal.seed + 1)
        self.sent = 0
        self.on_entry: Callable[[LogEntry, list[Event]], None] | None = None
        for seat in range(seats):
            level = "kitten" if seat >= seats - bots else ""
            who = Occupant("bot" if level else "person", f"Cat {seat}", "grey", level, f"p{seat}")
            self.write(deciding.sit(self.state, None, who, self.at))

    def write(self, entry: LogEntry | None) -> None:
        """Apply an entry, and those that follow automatically."""
        while entry is not None:
            events = apply_entry(self.state, entry, checked=True)  # as a worker does it
            self.log.append(entry)
            if self.on_entry is not None:
                self.on_entry(entry, events)
            entry = deciding.automatic_entry(self.state, self.at)

    def do(self, message: Act, absent_for_ms: int = 0) -> None:
        """Carry out a client's message."""
        self.write(deciding.return_entry(self.state, message, self.at))
        self.write(deciding.decide(self.state, message, self.at, absent_for_ms))

    def id(self) -> str:
        """Return a new message id."""
        self.sent += 1
        return f"m{self.sent}"

    def play(self, seat: int, text: str) -> None:
        """Make a move of a client that is up to date."""
        self.do(Move(seat, text, self.state.public_seq, self.id()))

    def step(self) -> None:
        """Let something happen: mostly a move."""
        self.at += 100 + self.chance.below(2000)
        seats = self.deal.seats
        seat = self.chance.below(seats)
        wish = self.chance.below(40)
        other = (seat + 1) % seats
        acts: list[Act] = [
            AskUndo(seat, self.id()),
            AskUndo(seat, self.id()),
            Agree(seat, self.id()),
            Agree(seat, self.id()),
            Agree(seat, self.id(), False),
            Say(seat, "  miaow <b> ", self.id()),
            ShowEmote(seat, "purr", self.id()),
            Back(seat, self.id()),
            Replace(seat, other, self.id()),
        ]
        if wish < len(acts):
            self._try(acts[wish])
        elif wish == len(acts) and len(self.state.people()) > 2:
            self._try(Leave(seat, self.id()))
        elif wish == len(acts) + 1:
            self.run_out(seat)
        else:
            self.move()

    def move(self) -> None:
        """Make a move of a seat that is asked, or of the clock."""
        state = self.state
        assert state.match is not None
        seat, move = decide(self.deal, state.match.table, self.chance)
        if seat == CLOCK:
            [rings] = [wait.rings for wait in state.alarms if wait.move == move]
            self.at = max(self.at, rings)
            self.write(deciding.clock_move(state, move, self.at))
        elif state.bot_level(seat) and (seat not in state.people() or self.chance.below(4)):
            self.write(deciding.bot_move(state, seat, move, self.at))
        else:
            self.play(seat, self.deal.game.vocabulary.text(move))

    def run_out(self, seat: int) -> None:
        """Let the seat's time run out, if it has any."""
        deadline = self.state.deadline(seat)
        if deadline is not None:
            self.at = max(self.at, deadline)
            self.write(deciding.timeout(self.state, seat, self.at))

    def _try(self, act: Act) -> None:
        before = whole(self.state)
        try:
            self.do(act, absent_for_ms=_LONG_AGO)
        except Refused:
            assert whole(self.state) == before, "what is refused changes nothing"


def whole(state: TableState) -> list[bytes]:
    """Return all that anybody may know of a state now."""
    seats = [None, *range(state.setup.seats)]
    told: list[msgspec.Struct | None] = [disclosure.info(state)]
    told.extend(disclosure.full_state(state, seat, "en") for seat in seats)
    return [msgspec.json.encode(each) for each in told]
