"""Encoding one log entry for all who hear it.

The public part is computed, compared and encoded once, and each seat's own part is added to it.
`disclosure` decides what may leave; this only puts it together, for many at the cost of one.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, Raw, UnsetType

from tabbytop.kernel.events import Event
from tabbytop.server.table import disclosure
from tabbytop.server.table.changes import changes
from tabbytop.server.table.encoded_news import EncodedNews
from tabbytop.server.table.entries import LogEntry, speaker
from tabbytop.server.table.messages import Told
from tabbytop.server.table.state import TableState
from tabbytop.server.table.wording import told

_CHANGES_THE_TABLE: Final = frozenset({"started", "move", "late", "undone"})
_NOTHING: Final[dict[str, Any]] = {}
_encode = msgspec.json.Encoder().encode

View = Mapping[str, Any]


class LastViews(NamedTuple):
    """The views that the audiences of a table have seen last: the public part (None before the
    start), and by seat the parts that are its own."""

    public: View | None
    own: dict[int, View]

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
        self._happened = disclosure.happened(state, entry, state.public_seq)
        self._happened_json = Raw(_encode(self._happened))
        self._see_more = {seat for event in events for seat in event.private or ()}
        self._events_json = _json_list([event.seen_by(None) for event in events])
        now = disclosure.standing(state)
        self._proposal = UNSET if now.proposal is None else now.proposal
        self._agreed = now.agreed
        self._deadlines = _json_list(now.deadlines)
        self._result = UNSET if now.result is None else Raw(_encode(now.result))
        self._seed = now.seed
        self._public = before.public
        if entry.kind in _CHANGES_THE_TABLE:
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
        entry, state = self._entry, self._state
        if self._quiet and seat != entry.seat:
            return None
        own = seat is not None and seat == speaker(entry)
        asked = disclosure.asked(state, seat)
        news = EncodedNews(
            seat=seat,
            happened=self._happened_json,
            events=self._events_for(seat),
            changes=self._changes_for(seat),
            id=entry.id if own else "",
            prompt=UNSET if asked.prompt is None else asked.prompt,
            moves=UNSET if asked.moves is None else asked.moves,
            many=asked.many,
            undo=asked.undo,
            proposal=self._proposal,
            agreed=self._agreed,
            deadlines=self._deadlines,
            result=self._result,
            seed=self._seed,
            told=self._told(seat, asked, words) if words else UNSET,
        )
        return _encode(news)

    def redact_text(self) -> None:
        """From now on leave the text out, for those who have muted its seat."""
        self._happened_json = Raw(_encode(msgspec.structs.replace(self._happened, text="")))

    def _events_for(self, seat: int | None) -> Raw | UnsetType:
        if seat not in self._see_more:
            return self._events_json
        return _json_list([event.seen_by(seat) for event in self._events])

    def _changes_for(self, seat: int | None) -> Raw | UnsetType:
        state = self._state
        if self._entry.kind not in _CHANGES_THE_TABLE or state.match is None:
            return UNSET
        own: View = _NOTHING if seat is None else state.match.table.own_view(seat)
        if seat is not None:
            self.after.own[seat] = own
        if self._begins:
            return Raw(_encode([([], {**(self._public or {}), **own})]))
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


def _json_list(items: Sequence[object]) -> Raw | UnsetType:
    """A list as JSON; UNSET if it is empty."""
    return Raw(_encode(items)) if items else UNSET


def _joined(encoded: list[bytes]) -> Raw | UnsetType:
    """A list of items that are JSON already; UNSET if it is empty."""
    return Raw(b"[" + b",".join(encoded) + b"]") if encoded else UNSET
