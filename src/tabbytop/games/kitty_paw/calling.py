"""Meow!: a call, the answers to it, or a false start; then the check (KP-K14 to KP-K19)."""

from typing import Final

from tabbytop.games.kitty_paw import check
from tabbytop.games.kitty_paw.clock import releases
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.moves import HUSH, MEOW, RELEASE
from tabbytop.games.kitty_paw.questions import AllAsked, is_the_clocks
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.agenda import Alarm
from tabbytop.kernel.table import CLOCK


def may_meow(table: KittyPawTable, seat: int) -> bool:
    """Whether a seat that builds may say Meow!: always, but for a call before all hold a card. That
    one is refused, so that nobody is frozen for being quick (KP-K2, KP-X14)."""
    return table.everyone_has_a_card() or not table.is_full(seat)


def meow(table: KittyPawTable, seat: int) -> None:
    """Nobody has called: with a full mat it is a call, else a false start (KP-K17)."""
    if not table.is_full(seat):
        table.false_start(seat)
        return
    table.call(seat)
    if table.is_answered():
        table.then(ANSWERING)
    else:
        conclude(table, [])


def conclude(table: KittyPawTable, last: list[int]) -> None:
    """The check (KP-K34), and what it brings: the caller scores value or penalty, who was last the
    penalty, also if the caller was wrong (KP-K16). Of two nobody is last (KP-K19). A false alarm
    costs nobody else anything, and the others play on (KP-K18)."""
    seat = table.caller
    if len(table.seats_in()) == 2:
        last = []
    faults = check.faults(table, seat)
    if faults:
        table.wrong_calls[seat] += 1
    alarm = _is_false_alarm(table, seat, faults)
    if last and not alarm:
        table.show_last(last)
    table.show_check(seat, faults)
    pattern = CARDS[table.cards[seat]]
    table.score(seat, pattern.penalty if faults else pattern.cats)
    if alarm:
        table.send_out(seat)
        table.begin_waits_anew()
        return
    for other in last:
        table.score(other, CARDS[table.cards[other]].penalty)


def _is_false_alarm(table: KittyPawTable, seat: int, faults: list[dict[str, str]]) -> bool:
    """With `wrong_call=once` every wrong call but a seat's first one (KP-K18)."""
    return bool(faults) and table.rules().wrong_call == "once" and table.wrong_calls[seat] > 1


def unanswered(table: KittyPawTable) -> list[int]:
    """Who is in the round, has not called and not answered."""
    return [
        seat for seat in table.seats_in() if seat != table.caller and seat not in table.answered
    ]


class Answering(AllAsked):
    """Somebody has called: everything but the answers is refused (KP-K33). The frozen are asked
    when the clock lets them go; who is last pays (KP-K15)."""

    def seats_asked(self, table: KittyPawTable) -> list[int]:
        """Who has not answered and is not frozen."""
        return [seat for seat in unanswered(table) if not table.is_frozen(seat)]

    def key(self, table: KittyPawTable, seat: int) -> str:
        """Meow!"""
        return "answer"

    def details(self, table: KittyPawTable) -> dict[str, object]:
        """Who has called."""
        return {"caller": table.caller}

    def moves(self, table: KittyPawTable, seat: int) -> list[int]:
        """One gesture."""
        return self.clock_moves(table) if seat == CLOCK else [MEOW.of()]

    def answer(self, table: KittyPawTable, seat: int, move: int) -> None:
        """The latest answer is the last; if the clock ends the wait, all that did not answer."""
        if HUSH.holds(move):
            conclude(table, unanswered(table))
            return
        if RELEASE.holds(move):
            table.release(RELEASE.first(move))
        else:
            table.answer(seat)
            if not unanswered(table):
                conclude(table, [seat])
                return
        table.then(self)

    def alarms(self, table: KittyPawTable) -> list[Alarm]:
        """Frozen seats are let go; then the wait for answers ends."""
        return [*releases(table), Alarm(HUSH.of(), table.rules().answer, table.began)]

    def why_not(self, table: KittyPawTable, seat: int, move: int) -> tuple[str, str]:
        """Nothing but answers."""
        if seat == CLOCK or is_the_clocks(move):
            return self.why_not_timely(seat)
        return "somebody has called: answer with meow", "KP-K33"


ANSWERING: Final = Answering()
