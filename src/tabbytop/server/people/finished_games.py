"""Games that are over: the record to download, and the replay with all hands open."""

from typing import TYPE_CHECKING, Any, Final

from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import Teller, sentence, unique_names
from tabbytop.languages.locale import Speaker
from tabbytop.languages.registry import ENGLISH, phrase, speaker
from tabbytop.server.errors import Refused
from tabbytop.server.people.bodies import Replayed, ReplayStep
from tabbytop.server.table.wording import tell_result

if TYPE_CHECKING:
    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.match import Match
    from tabbytop.server.table.messages import TableInfo
    from tabbytop.server.table.state import TableState

SAVE_FORMAT: Final = 1  # of the files that `tabbytop replay` reads


def finished(state: "TableState") -> "Match":
    """The match of a game that is over. Before that nobody may see all of it."""
    if state.status != "over" or state.match is None:
        raise Refused("not-now", "the game is not over")
    return state.match


def names(state: "TableState", language: str = ENGLISH) -> list[str]:
    """What the seats are called, all differently, also where somebody has deleted an account."""
    return unique_names(
        [occupant.name or phrase("Somebody", language) for occupant in state.occupants]
    )


def document(state: "TableState") -> dict[str, Any]:
    """A game that is over, as `tabbytop replay` and `tabbytop verify` read it."""
    record = finished(state).record
    players = [
        {"name": name, "bot": occupant.level or None}
        for name, occupant in zip(names(state), state.occupants, strict=True)
    ]
    return {
        "format": SAVE_FORMAT,
        "players": players,
        "commitment": state.setup.commitment,
        "record": record.as_dict(),
    }


def replayed(
    table: "TableInfo",
    game: "Game",
    record: Record,
    called: list[str],
    first: int,
    count: int,
    language: str = ENGLISH,
) -> Replayed:
    """A page of a game that is over, from that step on; step 0 is the deal."""
    if record.rules != game.rules:
        raise Refused("not-here", "it was played by earlier rules, which this server has no more")
    at = game.deal(record.seats, record.seed, record.options, events=True)
    speaks, teller = speaker(game, language), Teller(called)
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
        raise Refused("not-now", "the game is not over")
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
    speaks: Speaker,
    teller: Teller,
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
