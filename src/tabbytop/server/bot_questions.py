"""Questions to bots, and how they are answered: in another process, or in this one.

A bot gets a determinized table and nothing else: what its seat cannot know is sampled before the
question is asked. The bot is made anew for every decision, from a seed of that decision, so that
the same question always has the same answer.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from msgspec import Struct

from tabbytop.bots import LEVELS, Bot, bot
from tabbytop.bots.hints import Suggestion, suggest
from tabbytop.games import registry
from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.table import Table

if TYPE_CHECKING:
    from tabbytop.server.fair_queue import Payer

T = TypeVar("T")
_QUICK: Final = frozenset({"random", *[level.name for level in LEVELS if not level.iterations]})


class BotFailed(TabbytopError):
    """The bot failed or took too long."""


class BotQuestion(Struct, frozen=True):
    """A question to a bot: the position of a table that was determinized for its seat."""

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    seed: int
    seconds: float = 0.0  # at most; 0: as many as its level has
    heard: list[dict[str, Any]] = []  # events that the seat saw, for bots that follow them


class AdviceRequest(Struct, frozen=True):
    """A request for the advice of a table to one of its seats."""

    game: str
    position: dict[str, Any]
    seat: int


def thinks_long(level: str) -> bool:
    """Return whether a bot may think for seconds, as those of other packages may."""
    return level not in _QUICK


def choose_move(question: BotQuestion) -> int:
    """Return the bot's move."""
    return _with_bot(question, lambda player, table, seat: player.choose(table, seat))


def make_suggestion(question: BotQuestion) -> Suggestion:
    """Return the bot's move for a hint, with reasons."""
    return _with_bot(question, suggest)


def _with_bot(question: BotQuestion, ask: Callable[[Bot, Table, int], T]) -> T:
    """Make the bot, tell it what its seat has seen, and ask it."""
    game = registry.game(question.game)
    player = bot(question.level, question.seed, game, timed=True, seconds=question.seconds)
    try:
        for event in question.heard:
            player.hear(event)
        return ask(player, game.resume(question.position), question.seat)
    finally:
        player.close()


def compute_advice(request: AdviceRequest) -> dict[str, Any] | None:
    """Return the advice."""
    advice = registry.game(request.game).resume(request.position).advise(request.seat)
    return None if advice is None else dict(advice)


class BotAnswers(Protocol):
    """Whoever answers the questions."""

    async def answer(self, question: BotQuestion, payer: "Payer") -> int:
        """Return the move of a bot at a table; BotFailed if none can be had."""

    async def suggest(self, question: BotQuestion, payer: "Payer") -> Suggestion:
        """Return the move that a bot would make in a person's place, with reasons. Busy if too much
        is pending for the payer, BotFailed without a move."""

    async def advice(self, request: AdviceRequest, payer: "Payer") -> dict[str, Any] | None:
        """Return the advice, None where there is none; BotFailed if it cannot be had, Busy if too
        much is pending for the payer."""
