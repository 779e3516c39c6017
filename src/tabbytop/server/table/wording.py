"""The same in English, for who asked for words."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from tabbytop.kernel.telling import Teller, verdict
from tabbytop.server.table.messages import Told, ToldResult

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.result import Result
    from tabbytop.server.table.sitting import Sitting


def teller(sitting: "Sitting", seat: int | None) -> Teller:
    """Knows the names at the table, and who reads."""
    names = [who.name or f"Seat {place}" for place, who in enumerate(sitting.occupants)]
    return Teller(names, seat)


def tell_events(sitting: "Sitting", seat: int | None, seen: Iterable[dict[str, Any]]) -> list[str]:
    """A sentence for each event; an empty one if it needs no words."""
    reader = teller(sitting, seat)
    return [sitting.game.tell_event(event, reader) for event in seen]


def tell_moves(sitting: "Sitting", seat: int | None, moves: Iterable[int]) -> list[str]:
    """What each of the moves is called."""
    reader = teller(sitting, seat)
    return [sitting.game.tell_move(move, reader) for move in moves]


def told(
    sitting: "Sitting",
    seat: int | None,
    seen: Iterable[dict[str, Any]],
    prompt: dict[str, Any] | None,
    moves: list[int] | None,
) -> Told:
    """What happened, what is asked, what may be answered, and how it ended."""
    game, reader = sitting.game, teller(sitting, seat)
    over = sitting.status == "over" and sitting.match is not None
    ended = sitting.match.table.result() if over and sitting.match is not None else None
    return Told(
        events=tell_events(sitting, seat, seen),
        prompt="" if prompt is None else game.tell_prompt(prompt, reader),
        moves=None if moves is None else tell_moves(sitting, seat, moves),
        result=UNSET if ended is None else tell_result(game, ended, reader),
    )


def tell_result(game: "Game", result: "Result", reader: Teller) -> ToldResult:
    """The lines of all score sheets, and who won why."""
    opponents = [other.sheet for other in result.opponents]
    return ToldResult(
        sheets=[[game.tell_line(line, reader) for line in sheet] for sheet in result.sheets],
        opponents=[[game.tell_line(line, reader) for line in sheet] for sheet in opponents],
        reason=result.reason,
        verdict=verdict(result, reader),
    )
