"""Finished games: the record to download, and the replay with all hands open."""

from typing import TYPE_CHECKING, Any, Final

from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import sentence, unique_names
from tabbytop.server.errors import Refused
from tabbytop.server.people.schemas import Replayed, ReplayStep
from tabbytop.server.table.wording import tell_result
from tabbytop.texts.catalogue import render
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.match import Match
    from tabbytop.server.table.messages import TableInfo
    from tabbytop.server.table.state import TableState

SAVE_FORMAT: Final = 1  # of the files that `tabbytop replay` reads


def finished_match(state: "TableState") -> "Match":
    """The match of a finished game; raise Refused before the end, when hands are secret."""
    if state.status != "over" or state.match is None:
        raise Refused("not-now", Message("server", "not-over"))
    return state.match


def seat_names(state: "TableState", language: str = ENGLISH) -> list[str]:
    """Distinct names of all seats, also of people who have deleted their account."""
    somebody = render(Message("server", "somebody"), language)
    return unique_names([occupant.name or somebody for occupant in state.occupants])


def record_file(state: "TableState") -> dict[str, Any]:
    """A finished game as the file that `tabbytop replay` and `tabbytop verify` read."""
    record = finished_match(state).record
    players = [
        {"name": name, "bot": occupant.level or None}
        for name, occupant in zip(seat_names(state), state.occupants, strict=True)
    ]
    return {
        "format": SAVE_FORMAT,
        "players": players,
        "commitment": state.setup.commitment,
        "record": record.as_dict(),
    }


def replay_page(
    table: "TableInfo",
    game: "Game",
    record: Record,
    names: list[str],
    first: int,
    count: int,
    language: str = ENGLISH,
) -> Replayed:
    """A page of a finished game, from step `first` on; step 0 is the deal."""
    if record.rules != game.rules:
        raise Refused("not-here", Message("server", "earlier-rules"))
    at = game.deal(record.seats, record.seed, record.options, events=True)
    speaks, teller = GameTexts(game, language), Reader(names)
    steps: list[ReplayStep] = []
    if first == 0 and count:
        steps.append(_step(0, None, "", at, at.take_events(), speaks, teller))
    for number, (seat, move) in enumerate(record.moves, start=1):
        record.redeal(at, number - 1)
        at.play(seat, move)
        events = at.take_events()
        if first <= number < first + count:
            steps.append(_step(number, seat, move, at, events, speaks, teller))
    result = at.result()
    if result is None or not isinstance(record.seed, bytes):
        raise Refused("not-now", Message("server", "not-over"))
    after = first + count
    return Replayed(
        table=table,
        seed=record.seed.hex(),
        moves=len(record.moves),
        steps=steps,
        result=result.as_dict(),
        told=tell_result(game, result, teller, language),
        next=after if after <= len(record.moves) else None,
    )


def _step(
    number: int,
    seat: int | None,
    move: str,
    at: Table,
    events: "list[Event]",
    speaks: GameTexts,
    teller: Reader,
) -> ReplayStep:
    seen = [openly for event in events for openly in event.perspectives()]
    told = [speaks.tell_event(event, teller) for event in seen]
    return ReplayStep(
        number=number,
        seat=seat,
        move=move,
        events=seen,
        told=[sentence(text) for text in told],
        view=at.view(None),
        views=[at.view(each) for each in range(at.seats)],
    )
