"""Questions to all seats and the clock at once, and the clock's alarms (KP-D4)."""

from typing import Final

from tabbytop.games.kitty_paw.moves import BELL, CHASE, CLOSE, GIVE, RELEASE, SLIP, START, TICK
from tabbytop.games.kitty_paw.paws import return_stray
from tabbytop.games.kitty_paw.pieces import NONE
from tabbytop.games.kitty_paw.refusals import refusal
from tabbytop.games.kitty_paw.state import FROZEN, PEEK, STRAY, WRONG, wait_of
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.agenda import Alarm, Ask, Prompt
from tabbytop.kernel.table import CLOCK
from tabbytop.kernel.vocabulary import Block
from tabbytop.texts.message import Message

_A_SECOND: Final = 1


class SeatsAndClock(Ask[KittyPawTable]):
    """A question to several seats at once and to the clock, whose moves are its alarms."""

    def seats_asked(self, table: KittyPawTable) -> list[int]:
        """The seats that can act now, ascending."""
        raise NotImplementedError

    def key(self, table: KittyPawTable, seat: int) -> str:
        """The key of the prompt of such a seat."""
        raise NotImplementedError

    def details(self, table: KittyPawTable) -> dict[str, object]:
        """The arguments of the prompt."""
        return {}

    def actors(self, table: KittyPawTable) -> list[int]:
        return [*self.seats_asked(table), CLOCK]

    def prompt_key(self, table: KittyPawTable, seat: int) -> str:
        return "clock" if seat == CLOCK else self.key(table, seat)

    def prompt(self, table: KittyPawTable, seat: int) -> Prompt:
        if seat == CLOCK:
            return Prompt("clock", {})
        return Prompt(self.key(table, seat), self.details(table))

    def clock_moves(self, table: KittyPawTable) -> list[int]:
        """The legal moves of the clock, ascending."""
        return [alarm.move for alarm in self.alarms(table)]

    def alarms(self, table: KittyPawTable) -> list[Alarm]:
        """The alarms of the clock, in the order of the vocabulary."""
        raise NotImplementedError

    def why_not_timely(self, seat: int) -> tuple[Message, str]:
        """Why the clock may not make a move, or a seat not make one of the clock's."""
        if seat == CLOCK:
            return refusal("no-wait"), "KP-D4"
        return refusal("for-clock"), "KP-D4"


def is_clock_move(move: int) -> bool:
    """Whether only the clock makes this move: those are the last ones of the vocabulary."""
    return move >= START.base


def building_alarms(table: KittyPawTable) -> list[Alarm]:
    """The alarms while nobody has called, in the order of the vocabulary."""
    rules = table.rules()
    alarms: list[Alarm] = []
    if not table.everyone_has_a_card():
        alarms.append(Alarm(GIVE.of(), rules.pick, table.began))
    alarms.extend(release_alarms(table))
    alarms.extend(_seat_alarms(table, CHASE, STRAY, rules.stray))
    alarms.extend(_seat_alarms(table, CLOSE, PEEK, rules.peek))
    alarms.extend(_seat_alarms(table, SLIP, WRONG, rules.wrong_box))
    if table.seats == 1:
        alarms.append(Alarm(TICK.of(), _A_SECOND, table.ticked))
    alarms.append(Alarm(BELL.of(), rules.round, table.rung))
    return alarms


def release_alarms(table: KittyPawTable) -> list[Alarm]:
    """The alarms that release frozen seats, also while others answer a call (KP-K17)."""
    return _seat_alarms(table, RELEASE, FROZEN, table.rules().false_start)


def _seat_alarms(table: KittyPawTable, block: Block, wait: int, seconds: int) -> list[Alarm]:
    alarms: list[Alarm] = []
    for seat in range(table.seats):
        since = table.waits[wait_of(seat, wait)]
        if since > 0:
            alarms.append(Alarm(block.of(seat), seconds, since))
    return alarms


def apply_clock_move(table: KittyPawTable, move: int) -> None:
    """Make one of the clock's moves while all build, except the bell, which ends the building."""
    if GIVE.holds(move):
        for seat in table.seats_in_round():
            if table.cards[seat] == NONE:
                table.give_random_card(seat)
    elif RELEASE.holds(move):
        table.release(RELEASE.first(move))
    elif CHASE.holds(move):
        return_stray(table, CHASE.first(move))
    elif CLOSE.holds(move):
        table.shut(CLOSE.first(move), late=True)
    elif SLIP.holds(move):
        table.slip_back(SLIP.first(move))
    else:
        table.tick()
