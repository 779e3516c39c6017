"""What a strong bot would do in somebody's place.

It is asked as the bots at the table are: about a table that was imagined for the seat, so that it
knows no more than the seat may know.
"""

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Final, NamedTuple

import msgspec

from tabbytop.bots import bot
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.server.access.rate_limits import RateLimited
from tabbytop.server.driving.advising import ENOUGH
from tabbytop.server.driving.table_bots import decision_seed, imagined_for, story
from tabbytop.server.errors import Refused
from tabbytop.server.fair_queue import Busy, Payer
from tabbytop.server.metrics import bot_thinks
from tabbytop.server.table import deciding
from tabbytop.server.table.state import TableState
from tabbytop.server.thinking import NoAnswer, Question, Thinking

LEVEL: Final = "tiger"
SECONDS: Final = 1.2  # the person waits, and may have made up their mind meanwhile
_REMEMBERED: Final = 1000  # seats whose last hint is kept


class Wanted(NamedTuple):
    """A decision to be thought about, and what happened so far if the bot lives on that."""

    table: str
    moves: list[int]
    question: Question
    game: Game
    so_far: Record | None
    made: int  # moves so far


class Hints:
    """Each seat has one thought about at a time, and hears the same again if it asks again."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._thought_about: set[tuple[str, int]] = set()
        self._known: OrderedDict[tuple[str, int], tuple[int, int, int]] = OrderedDict()

    def question(self, state: TableState, seat: int) -> Wanted:
        """What to think about for the seat. Refused if it may not be helped now."""
        deciding.need_help(state, seat)
        if (state.id, seat) in self._thought_about:
            raise _one_at_a_time()
        match, game = state.match, state.game
        assert match is not None, "it has started"
        seed = decision_seed(state, seat)
        imagined = imagined_for(match.table, seat, seed)
        asked = Question(game.name, imagined.position(), seat, LEVEL, seed, SECONDS)
        lives_on_news = bot(LEVEL, seed, game).listens()
        return Wanted(
            table=state.id,
            moves=match.table.moves(seat),
            question=asked,
            game=game,
            so_far=_copied(match.record) if lives_on_news else None,
            made=len(match.record.moves),
        )

    async def answer(self, wanted: Wanted, payer: Payer) -> int:
        """The bot's move. Refused if it has none, or if the payer has enough pending."""
        if len(wanted.moves) == 1:
            return wanted.moves[0]
        key, decision = (wanted.table, wanted.question.seat), (wanted.question.seed, wanted.made)
        known = self._known.get(key)
        if known is not None and known[:2] == decision:
            return known[2]
        if key in self._thought_about:
            raise _one_at_a_time()
        self._thought_about.add(key)
        try:
            with bot_thinks(wanted.question.game, LEVEL):
                move = await self._thinking.suggest(await _with_what_was_heard(wanted), payer)
        except Busy:
            raise RateLimited(ENOUGH, 1) from None
        except NoAnswer:
            raise Refused("unavailable", "no bot has an idea now; try again") from None
        finally:
            self._thought_about.discard(key)
        self._known[key] = *decision, move
        self._known.move_to_end(key)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return move


def _one_at_a_time() -> RateLimited:
    return RateLimited("one hint at a time; the last one is still being thought about", 1)


async def _with_what_was_heard(wanted: Wanted) -> Question:
    if wanted.so_far is None:
        return wanted.question
    heard = await asyncio.to_thread(_seen, wanted.game, wanted.so_far, wanted.question.seat)
    return msgspec.structs.replace(wanted.question, heard=heard)


def _copied(record: Record) -> Record:
    """A record that stays as it is while the table goes on."""
    return replace(record, moves=record.moves.copy(), rekeys=record.rekeys.copy())


def _seen(game: Game, so_far: Record, seat: int) -> list[dict[str, object]]:
    """What the seat saw from the deal on; going through a long game takes a while."""
    return [event.seen_by(seat) for events in story(game, so_far) for event in events]
