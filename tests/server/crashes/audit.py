"""Compares what clients have seen with the logs in the database."""

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from tabbytop.server.store.rows import StoredTable
from tabbytop.server.store.store import Store
from tabbytop.server.table import disclosure
from tabbytop.server.table.applying import KEPT_IDS, apply_entry
from tabbytop.server.table.entries import LogEntry, speaker
from tabbytop.server.table.loading import load_state
from tabbytop.server.table.state import TableState
from tests.server.crashes.evidence import Claim, Evidence, Json, Message, plain_state


class Audit:
    """Reads the same logs repeatedly: they only ever grow."""

    def __init__(self, evidence: Evidence) -> None:
        self._evidence = evidence
        self._logs: dict[str, list[LogEntry]] = {}
        self.states: dict[str, TableState] = {}
        self.results = 0  # that were compared

    async def check(self, url: str, tables: Sequence[str]) -> None:
        """Assert that every table is there, with everything that any client was told of it."""
        claims: defaultdict[str, list[Claim]] = defaultdict(list)
        for claim in self._evidence.claims:
            claims[claim.table].append(claim)
        self._evidence.claims = []
        # What is heard from now on may be younger than the logs.
        lines = {table: dict(self._evidence.lines[table]) for table in tables}
        acknowledged, refused = dict(self._evidence.acknowledged), set(self._evidence.refused)
        store = await Store.open(url)
        try:
            for table in tables:
                known = self.states.get(table)
                if known is not None and known.status == "over" and not claims[table]:
                    continue  # and nobody has been there since it was last looked at
                stored = await store.load(table)
                assert stored is not None, f"table {table} is gone"
                self._require_growth(stored)
                self.states[table] = _replayed(stored, lines[table], claims[table])
                if self.states[table].status == "over":
                    await _require_result(store, self.states[table])
                    self.results += 1
        finally:
            await store.close()
        for message, number in acknowledged.items():
            if message.table in self.states:
                there = self.states[message.table].seq_of_message(message.seat, message.id)
                newer = self._ids_after(message)
                assert newer is not None, f"{message} is not in the log"
                if newer < KEPT_IDS:
                    assert there == number, f"{message} is {there}, not {number}"
        for message in refused:
            state = self.states.get(message.table)
            assert state is None or state.seq_of_message(message.seat, message.id) is None, message

    def _ids_after(self, message: Message) -> int | None:
        """Return how many later messages of its seat were logged; None if this one was not."""
        log = self._logs[message.table]
        ids = [entry.id for entry in log if entry.id and speaker(entry) == message.seat]
        return len(ids) - 1 - ids.index(message.id) if message.id in ids else None

    def _require_growth(self, stored: StoredTable) -> None:
        before = self._logs.get(stored.id, [])
        assert stored.entries[: len(before)] == before, f"table {stored.id}: the past has changed"
        named = [(speaker(entry), entry.id) for entry in stored.entries if entry.id]
        assert len(set(named)) == len(named), f"table {stored.id}: a message counts twice"
        self._logs[stored.id] = stored.entries


def _replayed(stored: StoredTable, lines: dict[int, Json], claims: list[Claim]) -> TableState:
    """Load the state of a log, and compare it on the way with what clients saw."""
    state = TableState(stored.id, stored.setup, stored.seed)
    unproved = defaultdict(list)
    for claim in claims:
        unproved[claim.number].append(claim)
    for entry in stored.entries:
        apply_entry(state, entry)
        if not state.was_quiet():
            seen = lines.pop(state.public_seq, None)
            happened = _plain(disclosure.happened(state, entry, state.public_seq))
            assert seen in (None, happened), f"table {stored.id}: {seen} was told, {happened} is"
        # A seat's own quiet moves have no number: the claim must be true somewhere along it.
        left = [claim for claim in unproved.pop(state.public_seq, []) if not _is_true(claim, state)]
        if left:
            unproved[state.public_seq] = left
    assert not lines, f"table {stored.id} ends at {state.public_seq}, but these were told: {lines}"
    assert not unproved, f"table {stored.id} was never like this: {dict(unproved)}"
    _require_same(state, stored)
    return state


async def _require_result(store: Store, state: TableState) -> None:
    """Assert that the result of a game is there as soon as the entry that ended it is."""
    people = {who.person for who in state.occupants if who.person}
    assert state.match is not None
    result = state.match.table.result()
    assert result is not None
    for person in people:
        found = {listed.id: listed.result for listed in await store.finished_of(person, 10_000)}
        there = found.get(state.id)
        assert there is not None, f"table {state.id} is over, and its result is lost"
        assert [seat.place for seat in there.seats] == list(result.places)
        assert [seat.score for seat in there.seats] == list(result.scores)


def _is_true(claim: Claim, state: TableState) -> bool:
    return plain_state(claim.state) == _state(state, claim.seat)


def _state(state: TableState, seat: int | None) -> Json:
    return plain_state(_plain(disclosure.full_state(state, seat, words="")))


def _require_same(state: TableState, stored: StoredTable) -> None:
    """Assert that the record, and the position beside the log, lead to the same table."""
    if state.match is None:
        return
    again = state.match.record.replay(state.game)
    assert again.position() == state.match.table.position()
    if stored.position is not None:
        position = stored.position.encode()
        loaded = load_state(stored.id, stored.setup, stored.seed, stored.entries, position)
        for seat in [None, *range(stored.setup.seats)]:
            assert _state(loaded, seat) == _state(state, seat)


def _plain(message: object) -> Any:  # JSON
    return json.loads(msgspec.json.encode(message))
