"""Meow!: a call and the answers to it, or a false start; then the check (KP-K14, KP-K15, KP-K16,
KP-K17, KP-K18, KP-K19)."""

from typing import Final

from tabbytop.games.kitty_paw import check
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.moves import HUSH, MEOW, RELEASE
from tabbytop.games.kitty_paw.questions import SeatsAndClock, is_clock_move, release_alarms
from tabbytop.games.kitty_paw.refusals import refusal
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.agenda import Alarm
from tabbytop.kernel.piles import with_entry
from tabbytop.kernel.table import CLOCK
from tabbytop.texts.message import Message


def may_meow(table: KittyPawTable, seat: int) -> bool:
    """Whether a building seat may say Meow!: always, except a call before all hold a card.

    That call is refused, so that nobody is frozen for being quick (KP-K2, KP-X14).
    """
    return table.everyone_has_a_card() or not table.has_full_mat(seat)


def meow(table: KittyPawTable, seat: int) -> None:
    """Call with a full mat, else make a false start (KP-K17)."""
    if not table.has_full_mat(seat):
        table.false_start(seat)
        return
    table.call(seat)
    if table.needs_answers():
        table.then(ANSWERING)
    else:
        conclude(table, [])


def conclude(table: KittyPawTable, last: list[int]) -> None:
    """Check the caller's mat (KP-K34) and score.

    The caller scores the card's value or its penalty, and the last to answer scores the penalty,
    even if the caller was wrong (KP-K16). With two players nobody is last (KP-K19, KP-X7). A false
    alarm costs nobody else anything, and the others play on (KP-K18, KP-X6).
    """
    seat = table.caller
    if len(table.seats_in_round()) == 2:
        last = []
    faults = check.faults(table, seat)
    if faults:
        calls = table.wrong_calls[seat] + 1
        table.wrong_calls = with_entry(table.wrong_calls, seat, calls)
    alarm = _is_false_alarm(table, seat, faults)
    if last and not alarm:
        table.announce_last(last)
    table.announce_check(seat, faults)
    pattern = CARDS[table.cards[seat]]
    table.score(seat, pattern.penalty if faults else pattern.cats)
    if alarm:
        table.put_out_of_round(seat)
        table.restart_waits()
        return
    for other in last:
        table.score(other, CARDS[table.cards[other]].penalty)


def _is_false_alarm(table: KittyPawTable, seat: int, faults: list[dict[str, str]]) -> bool:
    """Whether it is a seat's second or later wrong call with `wrong_call=once` (KP-K18)."""
    return bool(faults) and table.rules().wrong_call == "once" and table.wrong_calls[seat] > 1


def unanswered(table: KittyPawTable) -> list[int]:
    """The seats in the round that have neither called nor answered."""
    return [
        seat
        for seat in table.seats_in_round()
        if seat != table.caller and seat not in table.answered
    ]


class Answering(SeatsAndClock):
    """Ask for answers to a call; everything else is refused (KP-K33).

    Frozen seats are asked when the clock releases them. The last to answer pays (KP-K15). The clock
    only releases seats and ends the wait for answers (KP-X11).
    """

    def seats_asked(self, table: KittyPawTable) -> list[int]:
        return [seat for seat in unanswered(table) if not table.is_frozen(seat)]

    def key(self, table: KittyPawTable, seat: int) -> str:
        return "answer"

    def details(self, table: KittyPawTable) -> dict[str, object]:
        return {"caller": table.caller}

    def moves(self, table: KittyPawTable, seat: int) -> list[int]:
        return self.clock_moves(table) if seat == CLOCK else [MEOW.of()]

    def answer(self, table: KittyPawTable, seat: int, move: int) -> None:
        """The latest answer is the last; if the clock ends the wait, all missing ones are."""
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
        return [*release_alarms(table), Alarm(HUSH.of(), table.rules().answer, table.began)]

    def why_not(self, table: KittyPawTable, seat: int, move: int) -> tuple[Message, str]:
        if seat == CLOCK or is_clock_move(move):
            return self.why_not_timely(seat)
        return refusal("answer"), "KP-K33"


ANSWERING: Final = Answering()
