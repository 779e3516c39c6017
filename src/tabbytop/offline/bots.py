"""Bots without processes: quick ones answer here, those that search in another worker. So do
reviews."""

import base64
import pickle
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal

from tabbytop.review.comparing import work
from tabbytop.server.bot_questions import (
    AdviceRequest,
    BotFailed,
    BotQuestion,
    choose_move,
    compute_advice,
    make_suggestion,
    thinks_long,
)

if TYPE_CHECKING:
    from tabbytop.bots.hints import Suggestion
    from tabbytop.review.comparing import Answer, Piece
    from tabbytop.server.fair_queue import Payer

# Ask another worker, which calls `think`; None: there is none.
AskOther = Callable[[str], Awaitable[str]]
_Kind = Literal["move", "suggestion", "advice", "review"]


class DeviceBots:
    """Answers the questions of the tables on this device."""

    def __init__(self, ask_other: AskOther | None) -> None:
        self._ask_other = ask_other

    async def answer(self, question: BotQuestion, payer: "Payer") -> int:
        """Return the move of a bot at a table; BotFailed if none can be had."""
        move: int = await self._ask("move", question, far=thinks_long(question.level))
        return move

    async def suggest(self, question: BotQuestion, payer: "Payer") -> "Suggestion":
        """Return the move that a bot would make in a person's place, with reasons."""
        suggestion: Suggestion = await self._ask("suggestion", question, far=True)
        return suggestion

    async def advice(self, request: AdviceRequest, payer: "Payer") -> dict[str, Any] | None:
        """Return the advice, None where there is none."""
        advice: dict[str, Any] | None = await self._ask("advice", request, far=True)
        return advice

    async def review(self, piece: "Piece") -> "Answer":
        """Do a piece of work of a review."""
        answer: Answer = await self._ask("review", piece, far=True)
        return answer

    async def _ask(self, kind: _Kind, question: object, *, far: bool) -> Any:  # noqa: ANN401 - as the kind says
        try:
            if far and self._ask_other is not None:
                return _read(await self._ask_other(_written((kind, question))))
            return _answer(kind, question)
        except Exception as error:  # its text could tell a secret: only the type is kept
            raise BotFailed(f"a question about a {kind} failed: {type(error).__name__}") from error


def think(asked: str) -> str:
    """Answer a question of `DeviceBots`, in the worker that it was sent to."""
    kind, question = _read(asked)
    return _written(_answer(kind, question))


def _answer(kind: _Kind, question: Any) -> object:  # noqa: ANN401 - as the kind says
    if kind == "move":
        return choose_move(question)
    if kind == "review":
        return work((0, question))[1]
    return make_suggestion(question) if kind == "suggestion" else compute_advice(question)


def _written(value: object) -> str:
    return base64.b64encode(pickle.dumps(value)).decode()


def _read(text: str) -> Any:  # noqa: ANN401 - whatever was written
    return pickle.loads(base64.b64decode(text))
