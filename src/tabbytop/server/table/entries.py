"""The log of a table: everything that ever happened at it, as numbered entries.

This is event sourcing: the log is the only truth, and a table's state is its log applied.
Seats, moves, talk and undone moves are all entries. Entries are never changed or removed, except
for the talk and the names of people who delete their accounts.
"""

from typing import Final, Literal

from msgspec import Struct

Kind = Literal[
    "sat",  # `text` is an Occupant as JSON, who has the seat from now on or for whom it is kept
    "stood",  # before the start: the seat is free again
    "started",  # all seats are taken, the cards are dealt
    "move",  # `text` in notation; the clock's moves too
    "late",  # a move that was made for a seat whose time was up; `text` in notation
    "away",  # a bot plays for this person from now on; `text` is its level, `puma 2`: seat 2 asked
    "back",  # the person plays again
    "paused",  # the only person looks away, or pauses (text `held`): clock and bots stand still
    "resumed",  # they go on; the time between is nobody's
    "left",  # the person has got up; a bot plays on, `text` is its level
    "asks-undo",  # `text` is how many moves would be left
    "agrees",
    "declines",
    "lapsed",  # the proposal to take a move back: somebody is gone, or it cannot be fair any more
    "undone",  # `text` is how many moves are left; `only 7`: the 7th stays out, later ones stay
    # … `anew 7`: 7 are left, and chance goes another way from there on
    # … `alone 7`: and all that this seat does not know is dealt again; `alone-2 7`: for seat 2
    "said",  # `text` is what
    "emoted",  # `text` is the emote's name
    "rematch",  # `text` is the new table
    "closed",  # the table was never played; text `operator`: an operator closed it
    "removed",  # the host asked this seat to leave; `text` is the level of the bot that plays on
    "banned",  # the same, and the person may not come back
]

BY_OPERATOR: Final = "operator"  # the text of a `closed` that ended a game
HELD: Final = "held"  # the text of a `paused` that lasts until its person goes on

FORGOTTEN: Final = "Somebody"  # the name of people whose accounts were deleted
CLOSED: Final = "closed"  # the person of a closed seat; nobody has this id


class LogEntry(Struct, frozen=True, gc=False):  # nothing in it can refer to it
    """One entry. `seat` is None for what nobody did, CLOCK for the clock's moves.

    `id` is the client's id of its message, so that one sent twice counts once; `at` is the server's
    time in milliseconds since 1970.
    """

    number: int
    kind: Kind
    seat: int | None
    text: str
    id: str
    at: int


def stand_in(entry: LogEntry) -> tuple[str, int | None]:
    """Return the level of the bot that plays after an `away` or `left`, and the other seat that
    asked for it, if one did."""
    level, _, asker = entry.text.partition(" ")
    return level, int(asker) if asker else None


def speaker(entry: LogEntry) -> int | None:
    """Return the seat whose message caused the entry: its `id` is that seat's."""
    asker = stand_in(entry)[1] if entry.kind == "away" else None
    return entry.seat if asker is None else asker


class Occupant(Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat. `person` never leaves the server."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    cat: str = ""
    level: str = ""  # of the bot
    person: str = ""  # the owner, also on a shared device; `open`: the person it is kept for


def is_kept(seat: Occupant) -> bool:
    """Whether the seat is free and kept for somebody who played before."""
    return seat.kind == "open" and seat.person not in {"", CLOSED}
