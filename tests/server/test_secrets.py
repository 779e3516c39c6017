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
from tabbytop.server.table import deciding, disclosure
from tabbytop.server.table.applying import apply_entry
from tabbytop.server.table.broadcast import EntryBroadcast, LastViews
from tabbytop.server.table.entries import LogEntry
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.messages import Move, Refusal, Why
from tabbytop.server.table.state import TableState
from tabbytop.testing import Deal
from tabbytop.testing.conformance import decide
from tabbytop.testing.strategies import deals
from tests.server.random_table import RandomTable

MOST_MOVES = 120
RENEWED_EVERY = 9  # moves


class Twins:
    """The table, and one that the watcher cannot tell from it."""

    def __init__(self, table: RandomTable, watcher: int) -> None:
        self.table = table
        self.watcher = watcher
        self.audiences = [None, watcher]
        self.twin: TableState | None = None
        self.last_views = an_outlook(table.state, self.audiences)
        self.compared = 0
        table.on_entry = self.compare

    def renew(self, seed: int) -> None:
        state = self.table.state
        assert state.match is not None
        twin = load_state(state.id, state.setup, state.seed, self.table.log)
        assert twin.match is not None
        twin.match.table = dealt_anew(state.match.table, self.watcher, seed)
        self.twin = twin
        assert self._all_that_is(twin) == self._all_that_is(state)

    def part(self) -> None:
        self.twin = None

    def has(self, seat: int, move: int) -> bool:
        """Whether the twin can go the same way."""
        return (
            self.twin is not None
            and self.twin.match is not None
            and self.twin.match.table.allows(seat, move)
        )

    def compare(self, entry: LogEntry, events: list[Event]) -> None:
        state, twin = self.table.state, self.twin
        told = apply_entry(twin, entry) if twin is not None else []
        ours = EntryBroadcast(state, entry, events, self.last_views)
        other = None if twin is None else EntryBroadcast(twin, entry, told, self.last_views)
        for seat in self.audiences:
            mine = ours.news(seat, "en")
            self.last_views = ours.after
            if twin is None or other is None:
                continue
            theirs = other.news(seat, "en")
            same = mine == theirs
            if not same or self._all_that_is(twin) != self._all_that_is(state):
                assert any(event.reveals for event in [*events, *told]), (
                    f"seat {seat} was told what it may not know: {mine!r} or {theirs!r}"
                )
                self.part()
                twin = None
                continue
            self.compared += 1

    def _all_that_is(self, state: TableState) -> list[bytes]:
        told: list[msgspec.Struct | None] = [disclosure.info(state)]
        for seat in self.audiences:
            told.append(disclosure.full_state(state, seat, "en"))
            told.append(disclosure.missed(state, seat, max(0, state.public_seq - 1), "en"))
        told.append(disclosure.LegalNow(state, self.watcher).all_moves())
        told.extend(disclosure.past(state, reader, None, "en") for reader in self.audiences)
        return [msgspec.json.encode(each) for each in told]

    def compare_refusals(self, number: int) -> None:
        """Whatever the watcher tries, both tables refuse it with the same message and arguments."""
        if self.twin is None:
            return
        vocabulary = self.table.deal.game.vocabulary
        for step in range(6):
            text = vocabulary.text((number * 7919 + step * 104729) % vocabulary.size)
            assert self._answer(self.table.state, text) == self._answer(self.twin, text)

    def _answer(self, state: TableState, text: str) -> list[bytes]:
        reason = disclosure.why(state, Why(self.watcher, text))
        answer: msgspec.Struct
        try:
            answer = deciding.decide(state, Move(self.watcher, text, state.public_seq, "try"), 0)
        except Refused as refused:
            answer = Refusal(refused.code, repr(refused.message), "try", refused.ruling)
        return [msgspec.json.encode(reason), msgspec.json.encode(answer)]


def dealt_anew(table: Table, watcher: int, seed: int) -> Table:
    twin = table.imagine(watcher, quick(seed))
    twin.generator = table.generator.copy()
    twin.events = []
    return twin


@given(deals(), st.integers(0, 100))
def test_hidden_information_changes_no_byte_of_a_seats_messages(deal: Deal, somebody: int) -> None:
    table = RandomTable(deal)
    twins = Twins(table, somebody % deal.seats)
    for number in range(MOST_MOVES):
        state = table.state
        if state.match is None or state.status != "playing":
            break
        seat, move = decide(deal, state.match.table, table.chance)
        if number % RENEWED_EVERY == 0 or not twins.has(seat, move):
            twins.renew(deal.seed + number)
        if not twins.has(seat, move):
            twins.part()
        twins.compare_refusals(number)
        table.at += 500
        if seat == CLOCK:
            [rings] = [wait.rings for wait in state.alarms if wait.move == move]
            table.at = max(table.at, rings)
            table.write(deciding.clock_move(state, move, table.at))
        else:
            table.play(seat, deal.game.vocabulary.text(move))
    assert twins.compared, "nothing was compared"


@given(deals(), st.integers(0, 100))
def test_number_of_quiet_moves_changes_no_byte_of_others_messages(
    deal: Deal, somebody: int
) -> None:
    """Tokens set aside, rules struck out: nobody else is told that anything happened, and nothing
    that comes later tells how often it did, or what it was."""
    watcher = somebody % deal.seats
    table = RandomTable(deal)
    for number in range(MOST_MOVES):
        state = table.state
        if state.match is None or state.status != "playing":
            break
        seat, move = decide(deal, state.match.table, table.chance)
        entry = state.entry("move", seat, deal.game.vocabulary.text(move), "", table.at + 50)
        if seat == watcher:
            apply_entry(state, entry)
            table.log.append(entry)
            continue
        if number % 11 == 0:
            another_answer_is_the_same(table, entry, watcher)
        before = as_told(state, watcher)
        views = [disclosure.view(state, audience) for audience in (None, watcher)]
        last_views = an_outlook(state, [watcher])
        events = apply_entry(state, entry)
        table.log.append(entry)
        if events or views != [disclosure.view(state, audience) for audience in (None, watcher)]:
            continue
        assert as_told(state, watcher) == before
        broadcast = EntryBroadcast(state, entry, events, last_views)
        for audience in (None, watcher):
            assert broadcast.news(audience, "en") is None
        assert broadcast.after.public == last_views.public
        assert broadcast.after.own == last_views.own
        if number % 7 == 0:
            later_is_the_same(table, watcher)


def another_answer_is_the_same(table: RandomTable, entry: LogEntry, watcher: int) -> None:
    """Where the watcher sees no difference, two answers are told in the same bytes."""
    here = table.state
    assert here.match is not None
    assert entry.seat is not None
    legal = here.match.table.moves(entry.seat)
    text = here.game.vocabulary.text(legal[table.chance.below(len(legal))])
    seen, told = [], []
    for answer in (entry, msgspec.structs.replace(entry, text=text)):
        state = load_state(here.id, here.setup, here.seed, table.log)
        before = an_outlook(state, [watcher])
        events = apply_entry(state, answer)
        if any(event.reveals for event in events):
            return
        news = EntryBroadcast(state, answer, events, before).news(watcher, "en")
        seen.append([[event.seen_by(watcher) for event in events], disclosure.view(state, watcher)])
        told.append([news, *as_told(state, watcher)])
    assert seen[0] != seen[1] or told[0] == told[1]


def later_is_the_same(table: RandomTable, watcher: int) -> None:
    """The watcher moves at the table, and at one where the last quiet move was not made."""
    here = table.state
    there = load_state(here.id, here.setup, here.seed, table.log[:-1])
    assert here.match is not None
    legal = here.match.table.moves(watcher)
    if not legal:
        return
    text = here.game.vocabulary.text(legal[table.chance.below(len(legal))])
    told = []
    for state in (load_state(here.id, here.setup, here.seed, table.log), there):
        before = an_outlook(state, [watcher])
        entry = deciding.move(state, Move(watcher, text, state.public_seq, "next"), table.at + 60)
        events = apply_entry(state, entry)
        if any(event.reveals for event in events):
            return
        news = EntryBroadcast(state, entry, events, before).news(watcher, "en")
        told.append([news, *as_told(state, watcher)])
    assert told[0] == told[1]


def an_outlook(state: TableState, audiences: Sequence[int | None]) -> LastViews:
    last_views = LastViews.of(state)
    for seat in audiences:
        last_views.add(state, seat)
    return last_views


def as_told(state: TableState, watcher: int) -> list[bytes]:
    told: list[msgspec.Struct | None] = []
    for seat in (None, watcher):
        told.append(disclosure.past(state, seat, None, "en"))
        told.append(disclosure.full_state(state, seat, ""))
        told.append(disclosure.missed(state, seat, max(0, state.public_seq - 5), ""))
    return [msgspec.json.encode(each) for each in told]
