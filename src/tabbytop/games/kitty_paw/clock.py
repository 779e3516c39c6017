"""What the clock does while all build (KP-D4)."""

from typing import Final

from tabbytop.games.kitty_paw.moves import BELL, CHASE, CLOSE, GIVE, RELEASE, SLIP, TICK
from tabbytop.games.kitty_paw.paws import chase
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.things import NONE
from tabbytop.games.kitty_paw.waits import FROZEN, PEEK, STRAY, WRONG, wait_of
from tabbytop.kernel.agenda import Alarm
from tabbytop.kernel.vocabulary import Block

_A_SECOND: Final = 1


def building_alarms(table: KittyPawTable) -> list[Alarm]:
    """Everything the clock waits for while nobody has called, in the order of the vocabulary."""
    rules = table.rules()
    alarms: list[Alarm] = []
    if not table.everyone_has_a_card():
        alarms.append(Alarm(GIVE.of(), rules.pick, table.began))
    alarms.extend(releases(table))
    alarms.extend(_of_seats(table, CHASE, STRAY, rules.stray))
    alarms.extend(_of_seats(table, CLOSE, PEEK, rules.peek))
    alarms.extend(_of_seats(table, SLIP, WRONG, rules.wrong_box))
    if table.seats == 1:
        alarms.append(Alarm(TICK.of(), _A_SECOND, table.ticked))
    alarms.append(Alarm(BELL.of(), rules.round, table.rung))
    return alarms


def releases(table: KittyPawTable) -> list[Alarm]:
    """The frozen seats, which are let go also while others answer a call (KP-K17)."""
    return _of_seats(table, RELEASE, FROZEN, table.rules().false_start)


def _of_seats(table: KittyPawTable, block: Block, wait: int, seconds: int) -> list[Alarm]:
    alarms: list[Alarm] = []
    for seat in range(table.seats):
        since = table.waits[wait_of(seat, wait)]
        if since > 0:
            alarms.append(Alarm(block.of(seat), seconds, since))
    return alarms


def strike(table: KittyPawTable, move: int) -> None:
    """One of the clock's moves while all build, but for the bell, which ends that."""
    if GIVE.holds(move):
        for seat in table.seats_in():
            if table.cards[seat] == NONE:
                table.give(seat)
    elif RELEASE.holds(move):
        table.release(RELEASE.first(move))
    elif CHASE.holds(move):
        chase(table, CHASE.first(move))
    elif CLOSE.holds(move):
        table.shut(CLOSE.first(move), late=True)
    elif SLIP.holds(move):
        table.slip_back(SLIP.first(move))
    else:
        table.tick()
