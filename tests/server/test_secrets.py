"""Nothing leaks: two tables that differ only in what a seat may not know send it the same bytes.

A twin of a table has all that the watching seat does not know dealt anew; chance is the same, and
so is everything that is played. They part where somebody plays what the twin does not have, or
where the rules themselves bring a difference to light.
"""

from collections.abc import Sequence

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import quick
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.server.errors import Refused
from tabbytop.server.table import deciding, leaving
from tabbytop.server.table.bulletin import Bulletin, Outlook
from tabbytop.server.table.entries import Entry
from tabbytop.server.table.messages import Move, Refusal, Why
from tabbytop.server.table.sitting import Sitting
from tabbytop.testing import Deal
from tabbytop.testing.conformance import decide
from tabbytop.testing.strategies import deals
from tests.server.lively import Lively

MOST_MOVES = 120
RENEWED_EVERY = 9  # moves


class Twins:
    """The table, and one that the watcher cannot tell from it."""

    def __init__(self, table: Lively, watcher: int) -> None:
        self.table = table
        self.watcher = watcher
        self.audiences = [None, watcher]
        self.twin: Sitting | None = None
        self.outlook = an_outlook(table.sitting, self.audiences)
        self.compared = 0
        table.on_entry = self.compare

    def renew(self, seed: int) -> None:
        sitting = self.table.sitting
        assert sitting.match is not None
        twin = Sitting.load(sitting.id, sitting.setup, sitting.seed, self.table.log)
        assert twin.match is not None
        twin.match.table = dealt_anew(sitting.match.table, self.watcher, seed)
        self.twin = twin
        assert self._all_that_is(twin) == self._all_that_is(sitting)

    def part(self) -> None:
        self.twin = None

    def has(self, seat: int, move: int) -> bool:
        """Whether the twin can go the same way."""
        return (
            self.twin is not None
            and self.twin.match is not None
            and self.twin.match.table.allows(seat, move)
        )

    def compare(self, entry: Entry, events: list[Event]) -> None:
        sitting, twin = self.table.sitting, self.twin
        told = twin.apply(entry) if twin is not None else []
        ours = Bulletin(sitting, entry, events, self.outlook)
        other = None if twin is None else Bulletin(twin, entry, told, self.outlook)
        for seat in self.audiences:
            mine = ours.news(seat, "en")
            self.outlook = ours.after
            if twin is None or other is None:
                continue
            theirs = other.news(seat, "en")
            same = mine == theirs
            if not same or self._all_that_is(twin) != self._all_that_is(sitting):
                assert any(event.reveals for event in [*events, *told]), (
                    f"seat {seat} was told what it may not know: {mine!r} or {theirs!r}"
                )
                self.part()
                twin = None
                continue
            self.compared += 1

    def _all_that_is(self, sitting: Sitting) -> list[bytes]:
        told: list[msgspec.Struct | None] = [leaving.info(sitting)]
        for seat in self.audiences:
            told.append(leaving.state(sitting, seat, "en"))
            told.append(leaving.missed(sitting, seat, max(0, sitting.shown - 1), "en"))
        told.append(leaving.all_moves(sitting, self.watcher))
        told.extend(leaving.past(sitting, reader, None, "en") for reader in self.audiences)
        return [msgspec.json.encode(each) for each in told]

    def compare_refusals(self, number: int) -> None:
        """Whatever the watcher tries, both tables refuse it in the same words."""
        if self.twin is None:
            return
        vocabulary = self.table.deal.game.vocabulary
        for step in range(6):
            text = vocabulary.text((number * 7919 + step * 104729) % vocabulary.size)
            assert self._answer(self.table.sitting, text) == self._answer(self.twin, text)

    def _answer(self, sitting: Sitting, text: str) -> list[bytes]:
        reason = leaving.why(sitting, Why(self.watcher, text))
        answer: msgspec.Struct
        try:
            answer = deciding.decide(sitting, Move(self.watcher, text, sitting.shown, "try"), 0)
        except Refused as refused:
            answer = Refusal(refused.code, refused.message, "try", refused.ruling)
        return [msgspec.json.encode(reason), msgspec.json.encode(answer)]


def dealt_anew(table: Table, watcher: int, seed: int) -> Table:
    twin = table.imagine(watcher, quick(seed))
    twin.generator = table.generator.copy()
    twin.events = []
    return twin


@given(deals(), st.integers(0, 100))
def test_what_a_seat_may_not_know_changes_no_byte_for_it(deal: Deal, somebody: int) -> None:
    table = Lively(deal)
    twins = Twins(table, somebody % deal.seats)
    for number in range(MOST_MOVES):
        sitting = table.sitting
        if sitting.match is None or sitting.status != "playing":
            break
        seat, move = decide(deal, sitting.match.table, table.chance)
        if number % RENEWED_EVERY == 0 or not twins.has(seat, move):
            twins.renew(deal.seed + number)
        if not twins.has(seat, move):
            twins.part()
        twins.compare_refusals(number)
        table.at += 500
        if seat == CLOCK:
            [rings] = [wait.rings for wait in sitting.waits if wait.move == move]
            table.at = max(table.at, rings)
            table.write(deciding.clock_move(sitting, move, table.at))
        else:
            table.play(seat, deal.game.vocabulary.text(move))
    assert twins.compared, "nothing was compared"


@given(deals(), st.integers(0, 100))
def test_how_much_others_do_in_secret_changes_no_byte_either(deal: Deal, somebody: int) -> None:
    """Tokens set aside, rules struck out: nobody else is told that anything happened, and nothing
    that comes later tells how often it did, or what it was."""
    watcher = somebody % deal.seats
    table = Lively(deal)
    for number in range(MOST_MOVES):
        sitting = table.sitting
        if sitting.match is None or sitting.status != "playing":
            break
        seat, move = decide(deal, sitting.match.table, table.chance)
        entry = sitting.entry("move", seat, deal.game.vocabulary.text(move), "", table.at + 50)
        if seat == watcher:
            sitting.apply(entry)
            table.log.append(entry)
            continue
        if number % 11 == 0:
            another_answer_is_the_same(table, entry, watcher)
        before = as_told(sitting, watcher)
        views = [leaving.view(sitting, audience) for audience in (None, watcher)]
        outlook = an_outlook(sitting, [watcher])
        events = sitting.apply(entry)
        table.log.append(entry)
        if events or views != [leaving.view(sitting, audience) for audience in (None, watcher)]:
            continue
        assert as_told(sitting, watcher) == before
        bulletin = Bulletin(sitting, entry, events, outlook)
        for audience in (None, watcher):
            assert bulletin.news(audience, "en") is None
        assert bulletin.after == outlook
        if number % 7 == 0:
            later_is_the_same(table, watcher)


def another_answer_is_the_same(table: Lively, entry: Entry, watcher: int) -> None:
    """Where the watcher sees no difference, two answers are told in the same bytes."""
    here = table.sitting
    assert here.match is not None
    assert entry.seat is not None
    legal = here.match.table.moves(entry.seat)
    text = here.game.vocabulary.text(legal[table.chance.below(len(legal))])
    seen, told = [], []
    for answer in (entry, msgspec.structs.replace(entry, text=text)):
        sitting = Sitting.load(here.id, here.setup, here.seed, table.log)
        before = an_outlook(sitting, [watcher])
        events = sitting.apply(answer)
        if any(event.reveals for event in events):
            return
        news = Bulletin(sitting, answer, events, before).news(watcher, "en")
        seen.append([[event.seen_by(watcher) for event in events], leaving.view(sitting, watcher)])
        told.append([news, *as_told(sitting, watcher)])
    assert seen[0] != seen[1] or told[0] == told[1]


def later_is_the_same(table: Lively, watcher: int) -> None:
    """The watcher moves at the table, and at one where the last quiet move was not made."""
    here = table.sitting
    there = Sitting.load(here.id, here.setup, here.seed, table.log[:-1])
    assert here.match is not None
    legal = here.match.table.moves(watcher)
    if not legal:
        return
    text = here.game.vocabulary.text(legal[table.chance.below(len(legal))])
    told = []
    for sitting in (Sitting.load(here.id, here.setup, here.seed, table.log), there):
        before = an_outlook(sitting, [watcher])
        entry = deciding.move(sitting, Move(watcher, text, sitting.shown, "next"), table.at + 60)
        events = sitting.apply(entry)
        if any(event.reveals for event in events):
            return
        news = Bulletin(sitting, entry, events, before).news(watcher, "en")
        told.append([news, *as_told(sitting, watcher)])
    assert told[0] == told[1]


def an_outlook(sitting: Sitting, audiences: Sequence[int | None]) -> Outlook:
    outlook = Outlook.of(sitting)
    for seat in audiences:
        outlook.add(sitting, seat)
    return outlook


def as_told(sitting: Sitting, watcher: int) -> list[bytes]:
    told: list[msgspec.Struct | None] = []
    for seat in (None, watcher):
        told.append(leaving.past(sitting, seat, None, "en"))
        told.append(leaving.state(sitting, seat, ""))
        told.append(leaving.missed(sitting, seat, max(0, sitting.shown - 5), ""))
    return [msgspec.json.encode(each) for each in told]
