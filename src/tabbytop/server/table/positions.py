"""What a state keeps beside its table, as documents."""

from collections.abc import Callable
from typing import Any

import msgspec

from tabbytop.server.table.asking import Asking
from tabbytop.server.table.entries import FORGOTTEN, Occupant


class Proposal(msgspec.Struct, frozen=True):
    """A seat asks to take its last move back, so that `keep` moves are left; who agreed so far."""

    seat: int
    keep: int
    agreed: frozenset[int] = frozenset()


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the lines before a position have made of a state, so that nobody has to read them
    again. Fields are as in `TableState`."""

    shown: int
    at: int
    status: str
    occupants: list[Occupant]
    seated: list[int]
    away: list[str]
    gone: list[bool]
    undos: list[int]
    beats: list[float]
    ids: list[tuple[int | None, dict[str, int]]]
    last_quiet: int = 0
    overtime: int | None = None
    emptied: bool = False
    proposal: Proposal | None = None
    rematch: str = ""
    paused: int | None = None
    paused_at: int = 0
    pauses: int = 0
    comings: dict[str, list[int]] = {}
    banned: list[str] = []
    hushed: list[int] = []
    moves: list[tuple[int, str]] | None = None  # None before the start
    rekeys: list[tuple[int, int]] = []
    stands: int = 0
    quiet_moves: list[int] = []  # their places


class Position(msgspec.Struct, frozen=True):
    """Where a state was at a number: it saves making all moves again, and lets a game go on when
    its rules were corrected meanwhile. Version 0.1 wrote none before the start, and no summary."""

    number: int
    quiet: list[int]  # numbers of quiet lines, where there is no summary
    table: dict[str, Any] | None
    asking: Asking
    summary: Summary | None = None


class _Head(msgspec.Struct):
    """As much of a position as it takes to know which lines of the log are needed."""

    summary: msgspec.Raw = msgspec.Raw()


def sums_up(document: str) -> bool:
    """Whether the lines before a position are not needed any more."""
    try:
        return bytes(msgspec.json.decode(document, type=_Head).summary) not in {b"", b"null"}
    except msgspec.MsgspecError:
        return False


def with_person_changed(
    document: str, key: str, changed: Callable[[Occupant], Occupant], *, forget: bool
) -> str | None:
    """The position when somebody is called differently, or forgotten; None if it cannot be read."""
    try:
        position = msgspec.json.decode(document, type=Position)
    except msgspec.MsgspecError:
        return None
    summary = position.summary
    if summary is None:
        return document
    cleaned = msgspec.structs.replace(
        summary,
        occupants=[changed(who) if who.person == key else who for who in summary.occupants],
    )
    if forget:
        comings = summary.comings.items()
        cleaned = msgspec.structs.replace(
            cleaned,
            comings={who: times for who, times in comings if not who.endswith(key)},
            banned=[person for person in summary.banned if person != key],
        )
    return msgspec.json.encode(msgspec.structs.replace(position, summary=cleaned)).decode()


def forgotten(occupant: Occupant) -> Occupant:
    """Who sits there when that person is forgotten."""
    if occupant.kind == "open":  # it was kept for them, and is anybody's now
        return Occupant("open")
    return msgspec.structs.replace(occupant, name=FORGOTTEN, cat="", person="")
