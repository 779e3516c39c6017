"""Observations and information states as text, for OpenSpiel.

An observation is the text of everything that a seat may know now. An information state adds
everything that the seat remembers (perfect recall): the events it saw, its own moves, and its
observation at each of them. Equal texts mean equal knowledge.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import final

from tabbytop.kernel.compiler import mypyc_attr
from tabbytop.kernel.events import Event
from tabbytop.kernel.table import Table


def observation_text(table: Table, seat: int | None) -> str:
    """Return everything that a seat, or an onlooker (None), may know now.

    That is the pending questions, the view and, for a seat, its legal moves.
    """
    asked = []
    for actor in table.actors():
        prompt = table.prompt(actor)
        asked.append({"seat": actor, **(prompt.as_dict() if prompt is not None else {})})
    known: dict[str, object] = {"asked": asked, "view": table.view(seat)}
    if seat is not None:
        known["seat"] = seat
        known["moves"] = list(table.moves(seat))
    return compact_json(known)


def private_text(table: Table, seat: int) -> str:
    """Return the part of the observation that an onlooker does not have."""
    public = table.view(None)
    own = {key: value for key, value in table.view(seat).items() if value != public.get(key)}
    return compact_json({"seat": seat, "view": own, "moves": list(table.moves(seat))})


def compact_json(data: object) -> str:
    """Return plain data as JSON without spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Replay:
    """A move, or the deal, that can be made again."""

    def make(self, table: Table | None) -> Table:
        """Make the move on this table, which changes, or deal if there is none.

        Return the table, with the events of the move.
        """
        raise NotImplementedError


@final
class ActionObservationHistory:
    """Everything that happened up to a decision, as a linked list of immutable entries.

    Two histories have the same digest for a seat (None: for an onlooker) exactly if the seat cannot
    tell them apart by anything it has seen, heard or done. Digests are computed on demand, once.

    An entry keeps no table once there is a later one: a game that is only played through would
    fill the memory with tables. If an old digest is wanted, the moves are made again.
    """

    def __init__(self, digests: Mapping[int | None, bytes] | None = None) -> None:
        """Start an empty history, or one that continues from these digests."""
        self._digests: dict[int | None, bytes] | None = None if digests is None else dict(digests)
        self._before: ActionObservationHistory | None = None
        self._table: Table | None = None  # before the move; None for the deal, or if forgotten
        self._move: tuple[int, int] | None = None
        self._replay: Replay | None = None
        self._observed = ""  # by the seat that moved, when it did
        self._events: Sequence[Event] | None = None  # None: not computed yet

    def extended(
        self,
        table: Table | None,
        move: tuple[int, int] | None,
        events: Sequence[Event] | Replay,
    ) -> "ActionObservationHistory":
        """Return the history after one more decision.

        `move` is the seat and its move, made on `table`, which must not change afterwards; `events`
        is what followed. For the deal, table and move are None.
        """
        later = ActionObservationHistory()
        later._before = self
        later._table = table
        later._move = move
        if isinstance(events, Replay):
            later._replay = events
            if self._follows_a_replay():
                self._table = None
        else:
            later._events = events
            later._observe(table)
        return later

    def digest(self, seat: int | None) -> bytes:
        """Return a digest of everything that the seat remembers."""
        unknown: list[ActionObservationHistory] = []
        history = self
        digest = history._known_digest(seat)
        while digest is None and history._before is not None:
            unknown.append(history)
            history = history._before
            digest = history._known_digest(seat)
        if digest is None:
            digest = b""
        if unknown:
            unknown[0]._recall()
        for later in reversed(unknown):
            digest = hashlib.blake2b(later._news(seat), key=digest, digest_size=16).digest()
            if later._digests is None:
                later._digests = {}
            later._digests[seat] = digest
        return digest

    def _known_digest(self, seat: int | None) -> bytes | None:
        return None if self._digests is None else self._digests.get(seat)

    def _follows_a_replay(self) -> bool:
        """Whether the entry before can make this entry's table again."""
        return self._before is not None and self._before._replay is not None

    def _recall(self) -> None:
        """Compute the events of this entry and of all before it that lack them."""
        lacking: ActionObservationHistory | None = None  # the first of them
        entry: ActionObservationHistory | None = self
        while entry is not None and entry._replay is not None and entry._events is None:
            lacking = entry
            entry = entry._before
        if lacking is None:
            return
        again = [self]
        while again[-1] is not lacking:
            again.append(_before(again[-1]))
        while again[-1]._table is None and again[-1]._follows_a_replay():
            again.append(_before(again[-1]))
        first = again[-1]._table
        table = None if first is None else first.copy()
        for past in reversed(again):
            table = past._make_again(table)

    def _make_again(self, table: Table | None) -> Table:
        """Make the move on this table, and keep its events."""
        replay = self._replay
        assert replay is not None
        if self._events is None:
            self._observe(table)
        after = replay.make(table)
        events = after.take_events()
        if self._events is None:
            self._events = events
        return after

    def _observe(self, table: Table | None) -> None:
        """Keep what the seat that moves knows at this table."""
        if table is not None and self._move is not None:
            self._observed = observation_text(table, self._move[0])

    def _news(self, seat: int | None) -> bytes:
        """Return what the seat learnt by the last decision."""
        own: object = None
        if self._move is not None and self._move[0] == seat:
            own = [self._observed, self._move[1]]
        heard = [] if self._events is None else [event.seen_by(seat) for event in self._events]
        return compact_json([own, heard]).encode()


def _before(entry: ActionObservationHistory) -> ActionObservationHistory:
    assert entry._before is not None
    return entry._before
