"""Encoding one log entry for all who hear it.

The public part is computed, compared and encoded once, and each seat's own part is added to it.
`disclosure` decides what may leave; this only puts it together, for many at the cost of one: the
JSON of a `News` message, from parts that are JSON already.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tabbytop.kernel.events import Event
from tabbytop.server.table import disclosure
from tabbytop.server.table.changes import changes
from tabbytop.server.table.entries import LogEntry, speaker
from tabbytop.server.table.messages import Told
from tabbytop.server.table.state import TableState
from tabbytop.server.table.wording import told

_CHANGES_THE_TABLE: Final = frozenset({"started", "move", "late", "undone"})
_NOTHING: Final[dict[str, Any]] = {}
_encode = msgspec.json.Encoder().encode

View = Mapping[str, Any]


class LastViews:
    """The views that the audiences of a table have seen last: the public part (None before the
    start), and by seat the parts that are its own."""

    def __init__(self, public: View | None, own: dict[int, View]) -> None:
        self.public = public
        self.own = own

    @classmethod
    def of(cls, state: TableState) -> "LastViews":
        """The views of a table to which nobody has listened yet."""
        return cls(disclosure.view(state, None), {})

    def add(self, state: TableState, seat: int | None) -> None:
        """Begin to keep the view of a seat."""
        if seat is not None and seat not in self.own and state.match is not None:
            self.own[seat] = state.match.table.own_view(seat)

    def drop(self, seat: int | None) -> None:
        """Stop keeping the view of a seat."""
        if seat is not None:
            self.own.pop(seat, None)


class EntryBroadcast:
    """Encodes the entry that was applied last. `after` are the views that the audiences have once
    they have heard it."""

    def __init__(
        self, state: TableState, entry: LogEntry, events: Sequence[Event], before: LastViews
    ) -> None:
        self._state = state
        self._entry = entry
        self._events = events
        self._before = before
        self._quiet = state.was_quiet()
        self._speaker = speaker(entry)
        self._happened = disclosure.happened(state, entry, state.public_seq)
        self._happened_json = _encode(self._happened)
        self._see_more = {seat for event in events for seat in event.private or ()}
        self._events_json = _encode([event.seen_by(None) for event in events]) if events else b""
        now = disclosure.standing(state)
        self._standing_json = _standing_fields(now)
        self._public = before.public
        self._changes_table = entry.kind in _CHANGES_THE_TABLE and state.match is not None
        if self._changes_table:
            self._public = disclosure.view(state, None)
        self._begins = before.public is None and self._public is not None
        self._changed: list[tuple[str, bytes]] = []  # in public: which part, and the change
        if self._public is not before.public and not self._begins:
            for path, value in changes(before.public, self._public):
                self._changed.append((str(path[0]), _encode((path, value))))
        self._changed_for_all = _joined([change for _, change in self._changed])
        self.after = LastViews(before.public if self._quiet else self._public, before.own.copy())

    def news(self, seat: int | None, words: str) -> bytes | None:
        """The message for one audience; `words` is its language. None if it may not hear of the
        entry."""
        if self._quiet and seat != self._entry.seat:
            return None
        asked = disclosure.asked(self._state, seat)
        parts = [
            b'{"type":"news","seat":',
            b"null" if seat is None else _encode(seat),
            b',"happened":',
            self._happened_json,
        ]
        _add(parts, b',"events":', self._events_for(seat))
        _add(parts, b',"changes":', self._changes_for(seat))
        if seat is not None and seat == self._speaker and self._entry.id:
            _add(parts, b',"id":', _encode(self._entry.id))
        if asked.prompt is not None:
            _add(parts, b',"prompt":', _encode(asked.prompt))
        if asked.moves is not None:
            _add(parts, b',"moves":', _encode(asked.moves))
        if asked.many:
            parts.append(b',"many":true')
        if asked.undo != "no":
            parts.append(b',"undo":"free"' if asked.undo == "free" else b',"undo":"ask"')
        parts.append(self._standing_json)
        if words:
            _add(parts, b',"told":', _encode(self._told(seat, asked, words)))
        parts.append(b"}")
        return b"".join(parts)

    def redact_text(self) -> None:
        """From now on leave the text out, for those who have muted its seat."""
        self._happened_json = _encode(msgspec.structs.replace(self._happened, text=""))

    def _events_for(self, seat: int | None) -> bytes:
        if seat is None or seat not in self._see_more:
            return self._events_json
        return _encode([event.seen_by(seat) for event in self._events])

    def _changes_for(self, seat: int | None) -> bytes:
        """The changes of the seat's view, as JSON; empty if there are none."""
        match = self._state.match
        if not self._changes_table or match is None:
            return b""
        own: View = _NOTHING if seat is None else match.table.own_view(seat)
        if seat is not None:
            self.after.own[seat] = own
        if self._begins:
            return _encode([([], {**(self._public or {}), **own})])
        if seat is None:
            return self._changed_for_all
        fresh = changes(self._before.own[seat], own)
        if not fresh and not any(part in own for part, _ in self._changed):
            return self._changed_for_all
        parts = [change for part, change in self._changed if part not in own]
        return _joined(parts + [_encode(change) for change in fresh])

    def _told(self, seat: int | None, asked: disclosure.Asked, words: str) -> Told:
        seen = [event.seen_by(seat) for event in self._events]
        return told(self._state, seat, words, seen, asked.prompt, asked.legal)


def _standing_fields(now: disclosure.Standing) -> bytes:
    """The fields of `News` that are the same for all, without those that have their defaults."""
    parts: list[bytes] = []
    if now.proposal is not None:
        _add(parts, b',"proposal":', _encode(now.proposal))
    if now.agreed:
        _add(parts, b',"agreed":', _encode(now.agreed))
    if now.deadlines:
        _add(parts, b',"deadlines":', _encode(now.deadlines))
    if now.result is not None:
        _add(parts, b',"result":', _encode(now.result))
    if now.seed:
        _add(parts, b',"seed":', _encode(now.seed))
    return b"".join(parts)


def _add(parts: list[bytes], name: bytes, value: bytes) -> None:
    """Add a field of JSON, unless its value is empty."""
    if value:
        parts.append(name)
        parts.append(value)


def _joined(encoded: list[bytes]) -> bytes:
    """A list of items that are JSON already; empty if there are none."""
    return b"[" + b",".join(encoded) + b"]" if encoded else b""
