"""The log of a table: everything that ever happened at it, one numbered line each.

Seats, moves, talk, and moves taken back are all lines; nothing is ever changed or removed, but
for what a person who deletes an account had said and was called.
"""

from typing import Final, Literal

from msgspec import Struct

Kind = Literal[
    "sat",  # `text` is an Occupant as JSON: who has the seat from now on, or for whom it is kept
    "stood",  # before the start: the seat is free again
    "started",  # all seats are taken, the cards are dealt
    "move",  # `text` in notation; the clock's moves too
    "late",  # a move that was made for a seat whose time was up; `text` in notation
    "away",  # a bot plays for this person from now on; `text` is its level, `puma 2`: seat 2 asked
    "back",  # the person plays again
    "paused",  # the only person looks away: the clock stands still
    "resumed",  # the clock goes on; the time between is nobody's
    "left",  # the person has got up; a bot plays on, `text` is its level
    "asks-undo",  # `text` is how many moves would be left
    "agrees",
    "declines",
    "lapsed",  # the question to take a move back: somebody is gone, or it cannot be fair any more
    "undone",  # `text` is how many moves are left; `only 7`: the 7th stays out, later ones stay
    # … `anew 7`: 7 are left, and chance goes another way from there on
    "said",  # `text` is what
    "emoted",  # `text` is the emote's name
    "rematch",  # `text` is the new table
    "closed",  # nobody came: the table was never played; `operator`: whoever runs the place did it
    "removed",  # the host asked this seat to leave; `text` is the level of the bot that plays on
    "banned",  # the same, and the person may not come back
]

BY_OPERATOR: Final = "operator"  # the text of a `closed` that ended a game


FORGOTTEN: Final = "Somebody"  # what who is forgotten is called from then on
CLOSED: Final = "closed"  # for whom a seat is kept that nobody may have; no person has this id


class LogEntry(Struct, frozen=True, gc=False):  # nothing in it can refer to it
    """One line. `seat` is None for what nobody did, CLOCK for the clock's moves.

    `id` is what the client called its message, so that one sent twice counts once; `at` is the
    server's time in milliseconds since 1970.
    """

    number: int
    kind: Kind
    seat: int | None
    text: str
    id: str
    at: int


def stand_in(entry: LogEntry) -> tuple[str, int | None]:
    """The level of the bot that plays from an `away` or `left` on, and the other seat that asked
    for it, if one did."""
    level, _, asker = entry.text.partition(" ")
    return level, int(asker) if asker else None


def speaker(entry: LogEntry) -> int | None:
    """The seat whose message the line came of: `id` is a name that this seat gave."""
    asker = stand_in(entry)[1] if entry.kind == "away" else None
    return entry.seat if asker is None else asker


class Occupant(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat. `person` never leaves the server."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    cat: str = ""
    level: str = ""  # of the bot
    person: str = ""  # whose seat it is, also on the device they share; `open`: kept for whom
