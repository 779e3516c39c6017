"""Messages in words, for clients that asked for them."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType

from tabbytop.bots.hints import Suggestion
from tabbytop.bots.player import NO_MOVE
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.server.errors import Refused
from tabbytop.server.table.messages import Hint, Refusal, RunnerUp, Told, ToldResult
from tabbytop.texts.catalogue import depends_on_reader, render
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import PLAIN, Message
from tabbytop.texts.reader import NOBODY, Reader

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.result import Result
    from tabbytop.server.table.state import TableState


def teller(state: "TableState", seat: int | None, language: str) -> Reader:
    """Return a teller that knows the names at the table, and who reads."""
    return Reader(_names([who.name for who in state.occupants], language), seat)


def tell_refusal(message: Message, language: str, reader: Reader = NOBODY) -> str:
    """Return why something is refused."""
    return render(message, language, Reader(_names(reader.names, language), reader.you))


def refusal_message(
    refused: Refused,
    id: str = "",  # noqa: A002 - as the message calls it
    language: str = ENGLISH,
) -> Refusal:
    """Return a refusal in words."""
    return Refusal(
        code=refused.code,
        message=tell_refusal(refused.message, language, refused.reader),
        key=key_of(refused.message),
        id=id,
        ruling=refused.ruling,
        wait=UNSET if refused.wait is None else round(refused.wait, 3),
    )


def _names(names: list[str], language: str) -> list[str]:
    """Return the names, with others for seats that have none."""
    return [
        name or render(Message("server", "seat-name", number=place + 1), language)
        for place, name in enumerate(names)
    ]


def key_of(message: Message) -> str:
    """Return the area and key of a message, for programs; empty if it has none."""
    return "" if message.area == PLAIN else f"{message.area}/{message.key}"


def tell_events(
    state: "TableState", seat: int | None, language: str, seen: Iterable[dict[str, Any]]
) -> list[str]:
    """Return a sentence for each event; an empty one if it needs no words."""
    speaks, reader = GameTexts(state.game, language), teller(state, seat, language)
    return [speaks.tell_event(event, reader) for event in seen]


def tell_moves(game: "Game", reader: Reader, language: str, moves: Iterable[int]) -> list[str]:
    """Return the name of each move. Names that are the same for every reader are kept: some games
    list thousands of moves."""
    speaks, known = GameTexts(game, language), _known_moves(game, language)
    texts = []
    for move in moves:
        text = known.get(move)
        if text is None:
            text = speaks.tell_move(move, reader)
            if not depends_on_reader(game.move_message(move)):
                known[move] = text
        texts.append(text)
    return texts


@cache
def _known_moves(_game: "Game", _language: str) -> dict[int, str]:
    """Return the names of a game's moves in a language, as far as they were needed."""
    return {}


def tell_hint(game: "Game", number: int, found: Suggestion, reader: Reader, language: str) -> Hint:
    """Return a hint for the reader's seat; without a language it has no words."""
    assert reader.you is not None, "hints are for seats"
    speaks, text = GameTexts(game, language), game.vocabulary.text
    second: RunnerUp | UnsetType = UNSET
    if not language:
        if found.second != NO_MOVE:
            second = RunnerUp(text(found.second))
        return Hint(reader.you, number, text(found.move), runner_up=second)
    if found.second != NO_MOVE:
        second = RunnerUp(
            text(found.second),
            speaks.tell_move(found.second, reader),
            speaks.tell_reasons(found.second_reasons, reader),
        )
    return Hint(
        seat=reader.you,
        number=number,
        move=text(found.move),
        told=speaks.tell_move(found.move, reader),
        reasons=speaks.tell_reasons(found.reasons, reader),
        runner_up=second,
    )


def told(
    state: "TableState",
    seat: int | None,
    language: str,
    seen: Iterable[dict[str, Any]],
    prompt: dict[str, Any] | None,
    moves: list[int] | None,
) -> Told:
    """Tell the events, the question, the legal moves and the result."""
    game, reader = state.game, teller(state, seat, language)
    over = state.status == "over" and state.match is not None
    ended = state.match.table.result() if over and state.match is not None else None
    asked = "" if prompt is None else GameTexts(game, language).tell_prompt(prompt, reader)
    return Told(
        events=tell_events(state, seat, language, seen),
        prompt=asked,
        moves=None if moves is None else tell_moves(game, reader, language, moves),
        result=UNSET if ended is None else tell_result(game, ended, reader, language),
    )


def tell_result(game: "Game", result: "Result", reader: Reader, language: str) -> ToldResult:
    """Tell all score sheets, the winners and the reason."""
    speaks = GameTexts(game, language)
    reason, verdict = speaks.tell_reason(result), speaks.verdict(result, reader)
    opponents = [other.sheet for other in result.opponents]
    return ToldResult(
        sheets=[
            [speaks.tell_score_line(line, reader) for line in sheet] for sheet in result.sheets
        ],
        opponents=[[speaks.tell_score_line(line, reader) for line in sheet] for sheet in opponents],
        scores=[speaks.tell_score(result, seat) for seat in range(len(result.scores))],
        reason=reason,
        verdict=verdict,
    )
