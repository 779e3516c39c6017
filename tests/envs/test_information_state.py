"""Private events change the information state of their seat only."""

import nap_time
import pytest

from tabbytop.envs.information_state import ActionObservationHistory, Replay
from tabbytop.kernel.events import Event
from tabbytop.kernel.table import Table


def peek(card: int) -> Event:
    """Return an event in which seat 1 looks at a card; the others see only that it looks."""
    return Event("peek", {"seat": 1}, {1: {"card": card}})


@pytest.mark.parametrize("later", [0, 1, 5])
def test_old_private_event_changes_only_the_digest_of_its_seat(later: int) -> None:
    pasts = [ActionObservationHistory().extended(None, None, [peek(card)]) for card in (1, 2)]
    for _ in range(later):
        pasts = [past.extended(None, None, [Event("nothing", {})]) for past in pasts]
    one, two = pasts
    assert one.digest(1) != two.digest(1)
    for other in (0, 2, None):
        assert one.digest(other) == two.digest(other)


def test_digest_depends_on_own_moves_and_observations() -> None:
    table, elsewhere = (nap_time.GAME.deal(2, seed) for seed in (1, 2))
    assert table.view(0) != elsewhere.view(0)
    past = ActionObservationHistory().extended(table, (0, 1), [])
    assert past.digest(0) != ActionObservationHistory().extended(table, (0, 2), []).digest(0)
    assert past.digest(0) != ActionObservationHistory().extended(elsewhere, (0, 1), []).digest(0)
    assert past.digest(1) == ActionObservationHistory().extended(table, (0, 2), []).digest(1)


def test_history_continues_from_its_digests() -> None:
    past = ActionObservationHistory().extended(None, None, [peek(1)])
    kept = ActionObservationHistory({1: past.digest(1)})
    assert kept.extended(None, None, [peek(2)]).digest(1) == past.extended(
        None, None, [peek(2)]
    ).digest(1)


class FirstMove(Replay):
    """Deals if there is no table, else makes the first legal move of the first seat asked."""

    def __init__(self) -> None:
        self.made = 0

    def make(self, table: Table | None) -> Table:
        self.made += 1
        if table is None:
            return nap_time.GAME.deal(2, 1, events=True)
        table.events = []
        seat = table.actors()[0]
        table.play(seat, table.moves(seat)[0])
        return table


def played(asked: bool) -> tuple[ActionObservationHistory, list[FirstMove]]:
    """Return the history of a game of six moves; with `asked`, digests were wanted on the way."""
    table: Table | None = None
    history = ActionObservationHistory()
    replays: list[FirstMove] = []
    for _ in range(7):
        move = None if table is None else (table.actors()[0], table.moves(table.actors()[0])[0])
        replays.append(FirstMove())
        history = history.extended(table, move, replays[-1])
        table = FirstMove().make(None if table is None else table.copy())
        if asked:
            history.digest(0)
    return history, replays


def test_forgotten_tables_are_made_again_when_a_digest_is_wanted() -> None:
    late, again = played(asked=False)
    assert sum(replay.made for replay in again) == 0, "nothing is computed before it is wanted"
    early, _ = played(asked=True)
    for seat in (0, 1, None):
        assert late.digest(seat) == early.digest(seat)
    assert [replay.made for replay in again] == [1] * 7, "one pass for all seats"


def test_history_from_a_position_needs_no_moves_before_it() -> None:
    table = FirstMove().make(nap_time.GAME.deal(2, 1))
    digests = []
    for asked in (False, True):
        now = table.copy()
        history = ActionObservationHistory({0: b"past"})
        for _ in range(4):
            seat = now.actors()[0]
            history = history.extended(now, (seat, now.moves(seat)[0]), FirstMove())
            now = FirstMove().make(now.copy())
            if asked:
                history.digest(0)
        digests.append(history.digest(0))
    assert digests[0] == digests[1]
