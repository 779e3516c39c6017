"""Replays of finished games: checkpoints, turns, and what an address pays."""

import asyncio
import threading
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

import tabbytop
from tabbytop.server.access.rate_limits import RateLimited, RateLimiter
from tabbytop.server.people import game_replay, replays
from tabbytop.server.people.finished_games import FinishedGame, finished_game
from tabbytop.server.people.game_replay import SPACING, GameReplay, replay_page
from tabbytop.server.people.replays import ReplayService
from tabbytop.server.settings import Settings
from tests.server.test_every_finished_game import a_finished_game
from tests.waiting import settle


@cache
def finished(game: str) -> FinishedGame:
    return finished_game(a_finished_game(game))


def long_game() -> FinishedGame:
    """A game of several hundred moves."""
    found = finished("kitty-paw")
    assert len(found.record.moves) > 2 * SPACING
    return found


def service(now: Callable[[], float] = lambda: 1000.0, **settings: float) -> ReplayService:
    return ReplayService(RateLimiter(msgspec.convert(settings, Settings), now))


def count_moves(monkeypatch: pytest.MonkeyPatch, game: str) -> list[str]:
    """Note every move that is played at a table of this game."""
    played: list[str] = []
    kind = type(tabbytop.game(game).deal(3, 1))
    play = kind.play

    def counted(table: Any, seat: int, move: Any) -> None:
        played.append(str(move))
        play(table, seat, move)

    monkeypatch.setattr(kind, "play", counted)
    return played


@pytest.mark.parametrize("game", tabbytop.list_games())
@pytest.mark.parametrize("chunk", [1, 7, 10_000])
def test_page_is_the_same_from_any_checkpoint(
    game: str, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_replay, "SPACING", 5)
    known = finished(game)
    replay = GameReplay(known)
    while not replay.complete:
        assert replay.advance(chunk) > 0
    last = len(known.record.moves)
    whole = replay_page(known, 0, last + 1)
    assert [step.number for step in whole.steps] == list(range(last + 1))
    for first in {0, 1, 5, 6, 11, last // 2, last - 1, last, last + 1, last + 500}:
        page = replay.page(known, first, 4)
        assert page.steps == whole.steps[first : first + 4]
        assert (page.result, page.told) == (whole.result, whole.told)
        assert page.next == (first + 4 if first + 4 <= last else None)


def test_second_page_of_a_long_game_is_replayed_from_a_checkpoint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = long_game()
    last = len(known.record.moves)

    async def play() -> None:
        shown = service()
        await shown.page(known, 0, 20, "en", "here")
        played = count_moves(monkeypatch, "kitty-paw")
        page = msgspec.json.decode(await shown.page(known, last - 20, 20, "en", "here"))
        assert [step["number"] for step in page["steps"]] == list(range(last - 20, last))
        assert len(played) < SPACING + 20
        played.clear()
        await shown.moment(known, last, None, "en", "here")
        assert len(played) <= SPACING

    asyncio.run(play())


def test_page_is_made_and_encoded_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[int] = set()
    encode = replays._encode

    def noted(page: object) -> bytes:
        threads.add(threading.get_ident())
        return encode(page)

    monkeypatch.setattr(replays, "_encode", noted)

    async def play() -> None:
        await service().page(long_game(), 0, 20, "en", "here")

    asyncio.run(play())
    assert threads
    assert threading.get_ident() not in threads


def test_stranger_has_a_turn_in_the_middle_of_a_long_replay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known, order = long_game(), list[str]()
    may_go_on = threading.Event()
    advance = GameReplay.advance

    def noted(replay: GameReplay, most: int) -> int:
        order.append("long" if replay.is_of(known) else "short")
        assert may_go_on.wait(60)
        return advance(replay, most)

    monkeypatch.setattr(GameReplay, "advance", noted)

    async def play() -> None:
        shown = service()
        long = asyncio.create_task(shown.page(known, 0, 1, "en", "there"))
        await settle()
        short = asyncio.create_task(shown.page(finished("meow"), 0, 1, "en", "here"))
        await settle()
        may_go_on.set()
        await asyncio.gather(long, short)

    asyncio.run(play())
    assert order.index("short") == 1, "it waited for one turn, not for the whole game"
    assert order.count("long") == -(-len(known.record.moves) // SPACING)


def test_address_pays_for_the_moves_that_are_replayed() -> None:
    now = [1000.0]
    known = long_game()

    async def play() -> None:
        shown = service(lambda: now[0], replayed_moves_a_second=20)
        await shown.page(known, 0, 1, "en", "here")  # more than the 200 that are free
        for refused in (
            shown.page(known, 0, 1, "en", "here"),
            shown.moment(known, None, None, "en", "here"),
            shown.in_turn("here", 0, lambda: None),
        ):
            with pytest.raises(RateLimited) as error:
                await refused
            assert 0 < error.value.wait <= 60
        await shown.page(finished("meow"), 0, 1, "en", "elsewhere")
        now[0] += error.value.wait + 0.01
        await shown.page(known, 0, 1, "en", "here")

    asyncio.run(play())


def test_address_has_few_requests_pending_and_one_running() -> None:
    may_go_on = threading.Event()
    running: list[int] = []

    def work() -> int:
        running.append(1)
        assert may_go_on.wait(60)
        return len(running)

    async def play() -> None:
        shown = service()
        tasks = [asyncio.create_task(shown.in_turn("here", 0, work)) for _ in range(6)]
        await settle()
        assert sum(running) <= 1
        assert [task.done() for task in tasks] == [False] * 4 + [True] * 2
        may_go_on.set()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert done[:4] == [1, 2, 3, 4]
        assert all(isinstance(each, RateLimited) for each in done[4:])

    asyncio.run(play())


def test_checkpoints_of_old_games_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "_MOST_CHECKPOINTS", 6)

    async def play() -> None:
        shown = service()
        for number in range(5):
            known = finished("meow")
            other = known._replace(table=msgspec.structs.replace(known.table, id=f"t{number}"))
            await shown.page(other, 0, 1, "en", "here")
        assert list(shown._kept) == ["t2", "t3", "t4"]

    asyncio.run(play())
