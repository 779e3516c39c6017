"""Live tables: the order of moves, the clock, and people in between."""

from collections.abc import Mapping

import pytest

from tabbytop.bots import Bot, bot
from tabbytop.bots.live import NEVER, LiveDriver
from tabbytop.bots.player import LiveBot
from tabbytop.games.kitty_paw.game import GAME as KITTY_PAW
from tabbytop.games.kitty_paw.moves import BELL as KITTY_BELL
from tabbytop.games.kitty_paw.moves import MEOW
from tabbytop.kernel.errors import IllegalMove
from tabbytop.kernel.events import Event
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.lab.play import play
from tests.bots.hurry import BELL, GAME, MICE, SECONDS, SNATCH


class Paw(LiveBot):
    """Snatches at the first or last mouse that it sees, always after the same time."""

    def __init__(self, seconds: float, *, last: bool = False, nervous: bool = False) -> None:
        self.seconds = seconds
        self.last = last
        self.nervous = nervous
        self.asked = 0
        self.heard: list[Mapping[str, object]] = []

    def plan_move(self, table: Table, seat: int) -> tuple[int, float]:
        self.asked += 1
        return table.moves(seat)[-1 if self.last else 0], self.seconds

    def listens(self) -> bool:
        return True

    def hear(self, event: Mapping[str, object]) -> None:
        self.heard.append(event)

    def interrupts(self, event: Mapping[str, object]) -> bool:
        return self.nervous


class Log:
    """Makes the moves at a table, and logs them with their times."""

    def __init__(self, *bots: Bot | None) -> None:
        self.table = GAME.deal(len(bots), 1, events=True)
        self.moves: list[tuple[float, int, str]] = []
        self.live = LiveDriver(self.table, bots, 1, self.make)

    def make(self, seat: int, move: int) -> list[Event]:
        self.table.play(seat, move)
        self.moves.append((round(self.live.now, 3), seat, GAME.vocabulary.text(move)))
        return self.table.take_events()


def test_quicker_bot_moves_first() -> None:
    log = Log(Paw(1.0), Paw(0.375, last=True))
    log.live.run_until(2.0)
    assert log.moves == [
        (0.375, 1, "snatch 4"),
        (0.75, 1, "snatch 3"),
        (1.0, 0, "snatch 0"),
        (1.125, 1, "snatch 2"),
        (1.5, 1, "snatch 1"),
    ]
    assert log.live.now == 2.0
    assert log.table.result() is not None


def test_bot_whose_move_became_illegal_plans_again_at_once() -> None:
    slow, quick_one = Paw(1.0), Paw(0.625)
    log = Log(slow, quick_one)
    log.live.run_until(1.5)
    assert log.moves == [(0.625, 1, "snatch 0"), (1.25, 1, "snatch 1")]
    assert slow.asked == 2, "at the start, and when mouse 0 was gone"
    log.live.run_until(2.0)
    assert log.moves[2:] == [(1.875, 1, "snatch 2")]


def test_run_until_move_skips_moves_that_came_too_late() -> None:
    log = Log(Paw(1.0), Paw(0.6))
    for count in range(1, MICE + 1):
        log.live.run_until_move()
        assert len(log.moves) == count
    assert log.table.result() is not None
    log.live.run_until_move()
    assert len(log.moves) == MICE


def test_alarm_times_are_known() -> None:
    log = Log(None, None)
    assert log.live.alarm_times() == {BELL.of(): SECONDS}
    log.live.run_until(SECONDS)
    assert log.live.alarm_times() == {}


def test_interrupted_bot_plans_again_at_once() -> None:
    calm, nervous = Paw(1.0, last=True), Paw(1.0, last=True, nervous=True)
    for bot_, asked in ((calm, 1), (nervous, 2)):
        log = Log(bot_, Paw(0.6))
        log.live.run_until(0.7)
        assert bot_.asked == asked
        assert bot_.heard == [{"event": "caught", "seat": 1, "mouse": 0}]


def test_alarm_with_a_new_since_waits_again() -> None:
    log = Log(Paw(9.0), None)
    log.live.run_until(9.0)
    assert log.live.next_due() == 18.0, "the next stroke; the bell would ring at 19"
    log.live.play(1, SNATCH.of(4))
    assert log.moves[-1] == (9.0, 1, "snatch 4")
    lazy = Log(None, None)
    assert lazy.live.next_due() == SECONDS
    lazy.live.run_until(9.5)
    lazy.live.play(0, SNATCH.of(0))
    assert lazy.live.next_due() == 9.5 + SECONDS
    lazy.live.run_until(60)
    assert lazy.moves[-1] == (9.5 + SECONDS, CLOCK, "bell")
    assert lazy.live.next_due() == NEVER


def test_a_persons_refused_move_changes_nothing() -> None:
    log = Log(Paw(1.0), None)
    log.live.run_until(1.0)
    due = log.live.next_due()
    with pytest.raises(IllegalMove, match="quicker"):
        log.live.play(1, SNATCH.of(0))
    with pytest.raises(IllegalMove):
        log.live.play(1, BELL.of())
    assert log.live.next_due() == due
    assert len(log.moves) == 1


def test_bots_that_are_not_live_bots_get_a_delay() -> None:
    log = Log(bot("random", 3), bot("random", 4))
    log.live.run_until(60)
    assert len(log.moves) == MICE
    times = [time for time, _, _ in log.moves]
    assert times == sorted(times)
    assert 0.4 <= times[0] <= 1.2


def test_lab_plays_live_games_in_simulated_time() -> None:
    outcomes = [play(GAME, ["random"] * 3, seed, Options()) for seed in range(20)]
    assert outcomes == [play(GAME, ["random"] * 3, seed, Options()) for seed in range(20)]
    assert all(sum(outcome.result.scores) == MICE for outcome in outcomes)
    assert len({outcome.result.scores for outcome in outcomes}) > 3


@pytest.mark.ruling("KP-X6")
def test_alarm_that_is_hidden_for_a_while_keeps_its_time() -> None:
    """The round's time, while a false alarm is answered and checked."""
    table = false_alarm_at_hand()
    live = LiveDriver(table, [None] * 3, 1, lambda seat, move: _made(table, seat, move))
    live.run_until(170)
    rings = live.alarm_times()[KITTY_BELL.of()]
    live.play(0, MEOW.of())
    assert KITTY_BELL.of() not in live.alarm_times()
    live.run_until(171)
    live.play(1, MEOW.of())
    live.play(2, MEOW.of())
    assert live.alarm_times()[KITTY_BELL.of()] == rings


def _made(table: Table, seat: int, move: int) -> list[Event]:
    table.play(seat, move)
    return table.take_events()


def false_alarm_at_hand() -> Table:
    """Return a table where seat 0 has called wrongly before, and its mat is full and wrong
    again."""
    kinds = ["siamese", "ginger", "tuxedo", "calico", "sphynx", "blue", "bobtail"]
    mat = [
        "box b2 vertical",
        *(f"{kind} {chr(98 + 2 * n)}8 back 0" for n, kind in enumerate(kinds)),
    ]
    return KITTY_PAW.arrange(
        3, cards=[17, 2, 3], mats=[mat], wrong_calls=[1], options={"wrong_call": "once"}
    )
