"""What a sitting keeps beside its table, as documents."""

from typing import Any

import msgspec

from tabbytop.server.table.asking import Asking


class Proposal(msgspec.Struct, frozen=True):
    """A seat asks to take its last move back, so that `keep` moves are left; who agreed so far."""

    seat: int
    keep: int
    agreed: frozenset[int] = frozenset()


class Position(msgspec.Struct, frozen=True):
    """Where a sitting was at a number: it saves making all moves again, and lets a game go on when
    its rules were corrected meanwhile."""

    number: int
    quiet: list[int]  # numbers of quiet lines
    table: dict[str, Any]
    asking: Asking
