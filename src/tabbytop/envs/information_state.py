"""Observations and information states as text, for OpenSpiel.

An observation is the text of everything that a seat may know now. An information state adds
everything that the seat remembers (perfect recall): the events it saw, its own moves, and its
observation at each of them. Equal texts mean equal knowledge.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import final

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


class Replay:
    """Events that are computed on demand, once."""

    def events(self) -> Sequence[Event]:
        """Return the events."""
        raise NotImplementedError


@final
class ActionObservationHistory:
    """Everything that happened up to a decision, as a linked list of immutable entries.

    Two histories have the same digest for a seat (None: for an onlooker) exactly if the seat cannot
    tell them apart by anything it has seen, heard or done. Digests are computed on demand, once.
    """

    def __init__(self, digests: Mapping[int | None, bytes] | None = None) -> None:
        """Start an empty history, or one that continues from these digests."""
        self._digests: dict[int | None, bytes] = dict(digests or {})
        self._before: ActionObservationHistory | None = None
        self._table: Table | None = None
        self._move: tuple[int, int] | None = None
        self._events: Sequence[Event] | Replay = ()

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
        later._events = events
        return later

    def digest(self, seat: int | None) -> bytes:
        """Return a digest of everything that the seat remembers."""
        unknown: list[ActionObservationHistory] = []
        history = self
        while seat not in history._digests and history._before is not None:
            unknown.append(history)
            history = history._before
        digest = history._digests.get(seat, b"")
        for later in reversed(unknown):
            digest = hashlib.blake2b(later._news(seat), key=digest, digest_size=16).digest()
            later._digests[seat] = digest
        return digest

    def _news(self, seat: int | None) -> bytes:
        """Return what the seat learnt by the last decision."""
        events = self._events
        if isinstance(events, Replay):
            events = events.events()
            self._events = events
        own: object = None
        if self._table is not None and self._move is not None and self._move[0] == seat:
            own = [observation_text(self._table, seat), self._move[1]]
        return compact_json([own, [event.seen_by(seat) for event in events]]).encode()
