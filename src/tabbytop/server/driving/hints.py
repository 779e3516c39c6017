"""What a strong bot would do in somebody's place.

It is asked as the bots at the table are: about a table that was imagined for the seat, so that it
knows no more than the seat may know.
"""

import asyncio
from dataclasses import replace
from typing import Final, NamedTuple

import msgspec

from tabbytop.bots import bot
from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.server.driving.table_bots import decision_seed, imagined_for, story
from tabbytop.server.errors import Refused
from tabbytop.server.metrics import bot_thinks
from tabbytop.server.table import deciding
from tabbytop.server.table.sitting import Sitting
from tabbytop.server.thinking import NoAnswer, Question, Thinking

LEVEL: Final = "tiger"
SECONDS: Final = 1.2  # the person waits, and may have made up their mind meanwhile


class Wanted(NamedTuple):
    """A decision to be thought about, and what happened so far if the bot lives on that."""

    table: str
    moves: list[int]
    question: Question
    game: Game
    so_far: Record | None


class Hints:
    """Each seat has one thought about at a time."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._thought_about: set[tuple[str, int]] = set()

    def question(self, sitting: Sitting, seat: int) -> Wanted:
        """What to think about for the seat. Refused if it may not be helped now."""
        deciding.need_help(sitting, seat)
        if (sitting.id, seat) in self._thought_about:
            raise Refused("limit", "one hint at a time; the last one is still being thought about")
        match, game = sitting.match, sitting.game
        assert match is not None, "it has started"
        seed = decision_seed(sitting, seat)
        imagined = imagined_for(match.table, seat, seed)
        asked = Question(game.name, imagined.position(), seat, LEVEL, seed, SECONDS)
        lives_on_news = bot(LEVEL, seed, game).listens()
        return Wanted(
            table=sitting.id,
            moves=match.table.moves(seat),
            question=asked,
            game=game,
            so_far=_copied(match.record) if lives_on_news else None,
        )

    async def answer(self, wanted: Wanted) -> int:
        """The bot's move. Refused if it has none."""
        if len(wanted.moves) == 1:
            return wanted.moves[0]
        key = wanted.table, wanted.question.seat
        self._thought_about.add(key)
        try:
            with bot_thinks(wanted.question.game, LEVEL):
                return await self._thinking.answer(await _with_what_was_heard(wanted))
        except NoAnswer:
            raise Refused("unavailable", "no bot has an idea now; try again") from None
        finally:
            self._thought_about.discard(key)


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
