"""Private events change the information state of their seat only."""

import nap_time
import pytest

from tabbytop.envs.information_state import ActionObservationHistory
from tabbytop.kernel.events import Event


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
