"""The same in English, for who asked for words."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tabbytop.kernel.telling import Teller
from tabbytop.server.table.messages import Told

if TYPE_CHECKING:
    from tabbytop.server.table.sitting import Sitting


def teller(sitting: "Sitting", seat: int | None) -> Teller:
    """Knows the names at the table, and who reads."""
    names = [who.name or f"Seat {place}" for place, who in enumerate(sitting.occupants)]
    return Teller(names, seat)


def tell_events(sitting: "Sitting", seat: int | None, seen: Iterable[dict[str, Any]]) -> list[str]:
    """A sentence for each event that needs one."""
    reader = teller(sitting, seat)
    sentences = [sitting.game.tell_event(event, reader) for event in seen]
    return [sentence for sentence in sentences if sentence]


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
    """What happened, what is asked, and what may be answered."""
    game, reader = sitting.game, teller(sitting, seat)
    return Told(
        events=tell_events(sitting, seat, seen),
        prompt="" if prompt is None else game.tell_prompt(prompt, reader),
        moves=None if moves is None else tell_moves(sitting, seat, moves),
    )
