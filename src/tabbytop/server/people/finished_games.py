"""Finished games: what is known of them, and the record to download."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tabbytop.kernel.record import Record
from tabbytop.kernel.telling import unique_names
from tabbytop.server.errors import Refused
from tabbytop.server.people.schemas import TableResult
from tabbytop.server.table import disclosure
from tabbytop.texts.catalogue import render
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.kernel.game import Game
    from tabbytop.kernel.match import Match
    from tabbytop.server.table.entries import Occupant
    from tabbytop.server.table.messages import TableInfo
    from tabbytop.server.table.state import TableState

SAVE_FORMAT: Final = 1  # of the files that `tabbytop replay` reads


class FinishedGame(NamedTuple):
    """A finished game, as far as it can be shown with or without its rules."""

    table: "TableInfo"
    game: "Game"
    record: Record
    occupants: "Sequence[Occupant]"
    result: TableResult | None  # as it was when the game ended, if that is known


def finished_match(state: "TableState") -> "Match":
    """The match of a finished game; raise Refused before the end, when hands are secret."""
    if state.status != "over" or state.match is None:
        raise Refused("not-now", Message("server", "not-over"))
    return state.match


def finished_game(state: "TableState") -> FinishedGame:
    """The finished game of a table; raise Refused before the end."""
    match = finished_match(state)
    result = match.table.result()
    known = None
    if result is not None:
        stood_in = [bool(level) for level in state.away]
        known = TableResult(
            state.at, list(result.places), list(result.scores), result.unit, stood_in
        )
    return FinishedGame(disclosure.info(state), state.game, match.record, state.occupants, known)


def seat_names(occupants: "Sequence[Occupant]", language: str = ENGLISH) -> list[str]:
    """Distinct names of all seats, also of people who have deleted their account."""
    somebody = render(Message("server", "somebody"), language)
    return unique_names([occupant.name or somebody for occupant in occupants])


def record_file(finished: FinishedGame) -> dict[str, Any]:
    """A finished game as the file that `tabbytop replay` and `tabbytop verify` read."""
    players = [
        {"name": name, "bot": occupant.level or None}
        for name, occupant in zip(seat_names(finished.occupants), finished.occupants, strict=True)
    ]
    saved: dict[str, Any] = {
        "format": SAVE_FORMAT,
        "players": players,
        "commitment": finished.table.commitment,
        "record": finished.record.as_dict(),
    }
    origin = finished.table.continues
    if origin is not None:
        saved["continues"] = {"game": origin.table, "move": origin.step}
    return saved
