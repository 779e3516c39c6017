"""Help for people: hints of a strong bot, and the game's own advice.

A hint is a bot's move in somebody's place, with what it brings and the runner-up. The bot gets a
determinized table, as the bots at the table do, so that it knows no more than the seat may know.
"""

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import replace
from typing import Any, Final, NamedTuple

import msgspec

from tabbytop.bots import bot
from tabbytop.bots.hints import Suggestion, only_move
from tabbytop.kernel.game import Game
from tabbytop.kernel.legal_moves import Moves
from tabbytop.kernel.record import Record
from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.bot_questions import AdviceRequest, BotAnswers, BotFailed, BotQuestion
from tabbytop.server.driving.table_bots import decision_seed, imagined_for, replay_events
from tabbytop.server.errors import Refused
from tabbytop.server.fair_queue import Busy, Payer
from tabbytop.server.table import deciding
from tabbytop.server.table.state import TableState
from tabbytop.texts.message import Message

LEVEL: Final = "tiger"
SECONDS: Final = 1.2  # the person waits, and may have made up their mind meanwhile
_REMEMBERED: Final = 1000  # seats whose last answer is kept
_ENOUGH: Final = Message("server", "enough-to-think-about")
_Advice = dict[str, Any] | None


class HintRequest(NamedTuple):
    """A decision to think about, with the record if the bot needs past events."""

    table: str
    moves: Moves
    question: BotQuestion
    game: Game
    record: Record | None
    made: int  # moves so far


class HintService:
    """Each seat has one hint at a time, and gets the same answer again if it asks again."""

    def __init__(self, bot_pool: BotAnswers) -> None:
        self._bot_pool = bot_pool
        self._pending: set[tuple[str, int]] = set()
        self._answers: OrderedDict[tuple[str, int], tuple[int, int, Suggestion]] = OrderedDict()

    def question(self, state: TableState, seat: int) -> HintRequest:
        """Prepare a request for the seat. Refused if it may have no hint now."""
        deciding.require_hint_allowed(state, seat)
        if (state.id, seat) in self._pending:
            raise _one_at_a_time()
        match, game = state.match, state.game
        assert match is not None, "it has started"
        seed = decision_seed(state, seat)
        imagined = imagined_for(match.table, seat, seed)
        asked = BotQuestion(game.name, imagined.position(), seat, LEVEL, seed, SECONDS)
        needs_events = bot(LEVEL, seed, game).listens()
        return HintRequest(
            table=state.id,
            moves=match.table.moves(seat),
            question=asked,
            game=game,
            record=_copy(match.record) if needs_events else None,
            made=len(match.record.moves),
        )

    async def answer(self, request: HintRequest, payer: Payer) -> Suggestion:
        """Return the bot's move with reasons. Refused if it has none, or if the payer has enough
        pending."""
        if len(request.moves) == 1:
            return only_move(request.moves[0])
        key, decision = (
            (request.table, request.question.seat),
            (request.question.seed, request.made),
        )
        known = self._answers.get(key)
        if known is not None and known[:2] == decision:
            return known[2]
        if key in self._pending:
            raise _one_at_a_time()
        self._pending.add(key)
        try:
            found = await self._bot_pool.suggest(await _with_past_events(request), payer)
        except Busy:
            raise RateLimited(_ENOUGH, 1) from None
        except BotFailed:
            raise Refused("unavailable", Message("server", "hint-failed")) from None
        finally:
            self._pending.discard(key)
        self._answers[key] = *decision, found
        self._answers.move_to_end(key)
        if len(self._answers) > _REMEMBERED:
            self._answers.popitem(last=False)
        return found


def _one_at_a_time() -> RateLimited:
    return RateLimited(Message("server", "one-hint-at-a-time"), 1)


async def _with_past_events(request: HintRequest) -> BotQuestion:
    if request.record is None:
        return request.question
    heard = await asyncio.to_thread(
        _events_seen, request.game, request.record, request.question.seat
    )
    return msgspec.structs.replace(request.question, heard=heard)


def _copy(record: Record) -> Record:
    """Copy a record, so that it stays as it is while the table goes on."""
    return replace(record, moves=record.moves.copy(), rekeys=record.rekeys.copy())


def _events_seen(game: Game, record: Record, seat: int) -> list[dict[str, object]]:
    """Return what the seat saw from the deal on; replaying a long game takes a while."""
    return [event.seen_by(seat) for events in replay_events(game, record) for event in events]


class AdviceService:
    """Advice of the game for people, computed in another process, once for each decision.

    Each seat has one request at a time, and gets the same answer again if it asks again.
    """

    def __init__(self, bot_pool: BotAnswers) -> None:
        self._bot_pool = bot_pool
        self._pending: set[tuple[str, int]] = set()
        self._answers: OrderedDict[tuple[str, int], tuple[bytes, _Advice]] = OrderedDict()

    async def answer(self, table: str, request: AdviceRequest, payer: Payer) -> _Advice:
        """Return the advice. Refused if there is too much to compute, or if it fails."""
        key, position = (table, request.seat), _digest(request)
        known = self._answers.get(key)
        if known is not None and known[0] == position:
            return known[1]
        if key in self._pending:
            raise RateLimited(Message("server", "one-advice-at-a-time"), 1)
        self._pending.add(key)
        try:
            advice = await self._bot_pool.advice(request, payer)
        except Busy:
            raise RateLimited(_ENOUGH, 1) from None
        except BotFailed:
            raise Refused("unavailable", Message("server", "advice-failed")) from None
        finally:
            self._pending.discard(key)
        self._answers[key] = position, advice
        self._answers.move_to_end(key)
        if len(self._answers) > _REMEMBERED:
            self._answers.popitem(last=False)
        return advice


def _digest(request: AdviceRequest) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(request), digest_size=16).digest()
