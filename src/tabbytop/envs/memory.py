"""What seats remember, so that an information state has perfect recall.

A view shows the table of the moment. A seat also remembers what it heard (`Event.seen_by`), what
it did, and what it knew when it did so. All of that is folded into a digest, decision by
decision; it is worked out only for who is asked about, and only once.
"""

import hashlib
from collections.abc import Mapping, Sequence

from tabbytop.envs.account import account, compact
from tabbytop.kernel.events import Event
from tabbytop.kernel.table import Table


class Memory:
    """The past up to a decision. It never changes; the future hangs on behind it.

    Two pasts have the same digest for a seat (None: for an onlooker) exactly if the seat cannot
    tell them apart, by anything it has seen, heard or done.
    """

    def __init__(self, digests: Mapping[int | None, bytes] | None = None) -> None:
        """A beginning: of a game, or with what is remembered of everything before."""
        self._digests: dict[int | None, bytes] = dict(digests or {})
        self._before: Memory | None = None
        self._table: Table | None = None
        self._move: tuple[int, int] | None = None
        self._events: Sequence[Event] = ()

    def then(
        self, table: Table | None, move: tuple[int, int] | None, events: Sequence[Event]
    ) -> "Memory":
        """The past one decision later: at this table this seat made this move, this happened.

        The table must not change any more. Without table and move, the game was dealt.
        """
        later = Memory()
        later._before = self
        later._table = table
        later._move = move
        later._events = events
        return later

    def digest(self, seat: int | None) -> bytes:
        """All that the seat remembers, in few bytes."""
        unknown: list[Memory] = []
        memory = self
        while seat not in memory._digests and memory._before is not None:
            unknown.append(memory)
            memory = memory._before
        digest = memory._digests.get(seat, b"")
        for later in reversed(unknown):
            digest = hashlib.blake2b(later._news(seat), key=digest, digest_size=16).digest()
            later._digests[seat] = digest
        return digest

    def _news(self, seat: int | None) -> bytes:
        """What the last decision brought the seat."""
        own: object = None
        if self._table is not None and self._move is not None and self._move[0] == seat:
            own = [account(self._table, seat), self._move[1]]
        return compact([own, [event.seen_by(seat) for event in self._events]]).encode()
