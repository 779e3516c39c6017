"""Advice for people: worked out in another process, once for each decision."""

import hashlib
from collections import OrderedDict
from typing import Any, Final

import msgspec

from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.errors import Refused
from tabbytop.server.fair_queue import Busy, Payer
from tabbytop.server.thinking import NoAnswer, Puzzle, Thinking

ENOUGH: Final = "that is enough to think about at once; wait for an answer first"
_REMEMBERED: Final = 1000  # seats whose last advice is kept
_Advice = dict[str, Any] | None


class Advising:
    """Each seat has one thing worked out at a time, and hears the same again if it asks again."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._working: set[tuple[str, int]] = set()
        self._known: OrderedDict[tuple[str, int], tuple[bytes, _Advice]] = OrderedDict()

    async def answer(self, table: str, puzzle: Puzzle, payer: Payer) -> _Advice:
        """The advice. Refused if there is too much to work out, or if it fails."""
        key, position = (table, puzzle.seat), _digest(puzzle)
        known = self._known.get(key)
        if known is not None and known[0] == position:
            return known[1]
        if key in self._working:
            raise RateLimited("one thing at a time; the last one is still being worked out", 1)
        self._working.add(key)
        try:
            advice = await self._thinking.advice(puzzle, payer)
        except Busy:
            raise RateLimited(ENOUGH, 1) from None
        except NoAnswer:
            words = "that could not be worked out now; try again"
            raise Refused("unavailable", words) from None
        finally:
            self._working.discard(key)
        self._known[key] = position, advice
        self._known.move_to_end(key)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return advice


def _digest(puzzle: Puzzle) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(puzzle), digest_size=16).digest()
