"""Finished games: the record to download, and the replay with all hands open.

A record of rules that this version reads no more is shown without them: every move in words, and
the result as it was written when the game ended.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tabbytop.kernel.errors import BadOptions, MoveError
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import capital, sentence, unique_names
from tabbytop.server.errors import Refused
from tabbytop.server.people.schemas import Replayed, ReplayStep, TableResult
from tabbytop.server.table import disclosure
from tabbytop.server.table.wording import tell_result
from tabbytop.texts.catalogue import render
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabbytop.kernel.events import Event
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.match import Match
    from tabbytop.server.table.entries import Occupant
    from tabbytop.server.table.messages import TableInfo
    from tabbytop.server.table.state import TableState

SAVE_FORMAT: Final = 1  # of the files that `tabbytop replay` reads


class FinishedGame(NamedTuple):
    """A finished game, as far as it can be told with or without its rules."""

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


def replay_page(
    finished: FinishedGame, first: int, count: int, language: str = ENGLISH
) -> Replayed:
    """A page of a finished game, from step `first` on; step 0 is the deal."""
    reading = finished.game.reading(finished.record.rules)
    if reading is not None:
        try:
            return _replayed(finished, reading, first, count, language)
        except (BadOptions, MoveError):  # the rules have changed all the same
            pass
    return _told_without_rules(finished, first, count, language)


def _replayed(
    finished: FinishedGame, game: "Game", first: int, count: int, language: str
) -> Replayed:
    record = finished.record
    at = game.deal(record.seats, record.seed, record.options, events=True)
    speaks, teller = GameTexts(game, language), Reader(seat_names(finished.occupants, language))
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
    return Replayed(
        table=finished.table,
        seed=record.seed.hex(),
        moves=len(record.moves),
        steps=steps,
        result=result.as_dict(),
        told=tell_result(game, result, teller, language),
        next=_next(record, first + count),
    )


def _told_without_rules(finished: FinishedGame, first: int, count: int, language: str) -> Replayed:
    """A page of a game whose rules are gone: its moves in words, no views."""
    record = finished.record
    speaks = GameTexts(finished.game, language)
    teller = Reader(seat_names(finished.occupants, language))
    moves = list(enumerate(record.moves, start=1))[max(first - 1, 0) : max(first + count - 1, 0)]
    steps = [ReplayStep(0, None, "", [], [], None, [])] if first == 0 and count else []
    steps += [
        ReplayStep(
            number=number,
            seat=seat,
            move=move,
            events=[],
            told=[sentence(capital(speaks.tell_notation(move, teller)))],
            view=None,
            views=[],
        )
        for number, (seat, move) in moves
    ]
    seed = record.seed
    return Replayed(
        table=finished.table,
        seed=seed.hex() if isinstance(seed, bytes) else "",
        moves=len(record.moves),
        steps=steps,
        result=None,
        told=None,
        next=_next(record, first + count),
        known=finished.result,
    )


def _next(record: Record, after: int) -> int | None:
    return after if after <= len(record.moves) else None


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
