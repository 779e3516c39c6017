"""The deal of the day on a server: its commitments, and the try that every person has."""

import asyncio
from collections.abc import Callable
from datetime import date, timedelta
from typing import TYPE_CHECKING

from tabbytop.kernel.errors import IllegalMove, MoveError
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.record import FORMAT, Record
from tabbytop.kernel.telling import sentence
from tabbytop.puzzles.daily import (
    LEVEL,
    SEAT,
    SEATS,
    DailyDeal,
    Step,
    answer,
    begin,
    day_of,
    deal_of,
    end_of,
)
from tabbytop.server.errors import Refused
from tabbytop.server.people.puzzle_schemas import (
    Daily,
    DailyInfo,
    DailyMove,
    DailyScene,
    DailyTry,
)
from tabbytop.server.people.scenes import make_scene, scene_reader
from tabbytop.server.people.schemas import LessonBeat
from tabbytop.server.store.rows import DailyRow
from tabbytop.server.table.wording import tell_result
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.server.store.store import Store

_ONE_DAY = timedelta(days=1)


class DailyDeals:
    """The deals of all days, derived from one secret of the server."""

    def __init__(self, store: "Store", secret: bytes, now: Callable[[], int]) -> None:
        self._store = store
        self._secret = secret
        self._now = now

    async def overview(self, person: str | None, language: str) -> Daily:
        """Return today's deal and how far the person is; None is somebody without a try."""
        today = await self._today()
        row = None if person is None else await self._store.daily_row(person, today.isoformat())
        return Daily(
            today=self._info(today, today),
            tomorrow=self._info(today + _ONE_DAY, today),
            yesterday=self._info(today - _ONE_DAY, today),
            ends=end_of(today),
            begun=row is not None,
            done=None if row is None or person is None else await self._done(person, row, language),
            tries=await self._store.count_daily(today.isoformat()),
        )

    async def info(self, day: str) -> DailyInfo:
        """Return the commitment of a day, and its seed if it is over."""
        today = await self._today()
        try:
            wanted = date.fromisoformat(day)
        except ValueError:
            raise Refused("unknown", Message("server", "daily-no-day")) from None
        if wanted > today + _ONE_DAY or wanted.isoformat() != day:
            raise Refused("unknown", Message("server", "daily-no-day"))
        return self._info(wanted, today)

    async def begin(self, person: str, language: str) -> DailyScene:
        """Begin the person's try of today, or go on with it."""
        today = await self._today()
        deal = deal_of(self._secret, today)
        row = await self._store.daily_row(person, today.isoformat())
        if row is None:
            record = await asyncio.to_thread(begin, deal)
            fresh = DailyRow(today.isoformat(), _moves(record), None, None, self._now())
            await self._store.begin_daily(person, fresh)
            row = await self._store.daily_row(person, today.isoformat()) or fresh
        return await self._scene(person, deal, row, [], language)

    async def play(self, person: str, wish: DailyMove, language: str) -> DailyScene:
        """Make the person's next move, and let the bots answer it."""
        today = await self._today()
        deal = deal_of(self._secret, today)
        row = await self._store.daily_row(person, today.isoformat())
        if row is None:
            raise Refused("not-now", Message("server", "daily-over"))
        if row.place is not None or wish.made != len(row.moves):
            raise Refused("late", Message("server", "daily-late"))
        longer, steps = await asyncio.to_thread(_answer, deal, row, wish.move)
        result = longer.replay(deal.game).result()
        after = DailyRow(
            row.day,
            _moves(longer),
            None if result is None else result.places[SEAT],
            None if result is None else result.scores[SEAT],
            row.at,
        )
        if not await self._store.continue_daily(person, len(row.moves), after):
            raise Refused("late", Message("server", "daily-late"))
        return await self._scene(person, deal, after, steps, language)

    async def _today(self) -> date:
        return day_of(await self._store.latest_daily_time(self._now()))

    def _info(self, day: date, today: date) -> DailyInfo:
        deal = deal_of(self._secret, day)
        return DailyInfo(
            day=day.isoformat(),
            game=deal.game.name,
            seats=SEATS,
            level=LEVEL,
            commitment=deal.commitment,
            seed=deal.key.hex() if day < today else "",
        )

    async def _done(self, person: str, row: DailyRow, language: str) -> DailyTry | None:
        if row.place is None or row.score is None:
            return None
        others, better = await self._store.rank_daily(person, row.day, row.place, row.score)
        deal = deal_of(self._secret, date.fromisoformat(row.day))
        result = await asyncio.to_thread(lambda: _record(deal, row).replay(deal.game).result())
        assert result is not None, "a try with a place is over"
        return DailyTry(
            score=row.score,
            told_score=GameTexts(deal.game, language).tell_score(result, SEAT),
            place=row.place,
            seats=SEATS,
            others=others,
            better=better,
        )

    async def _scene(
        self, person: str, deal: DailyDeal, row: DailyRow, steps: list[Step], language: str
    ) -> DailyScene:
        table = await asyncio.to_thread(_record(deal, row).replay, deal.game)
        speaks, reader = GameTexts(deal.game, language), scene_reader(SEATS, SEAT, language)
        result = table.result()
        return DailyScene(
            day=row.day,
            made=len(row.moves),
            scene=make_scene(table, SEAT, LEVEL, language),
            beats=[
                LessonBeat(
                    step.seat,
                    step.events,
                    [sentence(speaks.tell_event(event, reader)) for event in step.events],
                    step.view,
                )
                for step in steps
            ],
            result=None if result is None else result.as_dict(),
            told=None if result is None else tell_result(deal.game, result, reader, language),
            done=await self._done(person, row, language),
        )


def _answer(deal: DailyDeal, row: DailyRow, move: str) -> tuple[Record, list[Step]]:
    reader = scene_reader(SEATS, SEAT, "en")
    try:
        return answer(deal, _record(deal, row), move)
    except IllegalMove as error:
        raise Refused("illegal", error.message, error.ruling, reader) from None
    except MoveError as error:
        raise Refused("not-notation", error.message) from None


def _record(deal: DailyDeal, row: DailyRow) -> Record:
    document = {**deal.record().as_dict(), "format": FORMAT, "moves": row.moves}
    return Record.read(document)


def _moves(record: Record) -> list[str]:
    moves = record.as_dict()["moves"]
    assert isinstance(moves, list), "a record lists its moves"
    return moves
