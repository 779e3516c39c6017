"""The conformance checks, run on tables in the middle of a game of Kitty Paw.

Random players ring the bell before they have built anything, so these games are dealt where
builders have left them: cards half built, boxes open, calls waiting for answers.
"""

from collections.abc import Callable, Mapping

import pytest

from tabbytop.games.kitty_paw.game import KittyPaw
from tabbytop.games.kitty_paw.moves import BELL
from tabbytop.games.kitty_paw.pieces import NONE
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.kernel.generator import Quick, quick
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import CLOCK
from tabbytop.testing import CHECKS, Deal
from tabbytop.testing.conformance import random_move
from tests.games.kitty_paw.builder import next_stroke
from tests.games.kitty_paw.positions import dealt, points

SEEDS = 5  # for each number of seats


class UnderWay(KittyPaw):
    """Kitty Paw, dealt somewhere in a game of builders who make random moves now and then."""

    def deal(
        self,
        seats: int,
        seed: int | bytes,
        options: Options | Mapping[str, object] | None = None,
        *,
        events: bool = False,
    ) -> KittyPawTable:
        table = super().deal(seats, seed, options, events=events)
        assert isinstance(table, KittyPawTable)
        number = seed if isinstance(seed, int) else int.from_bytes(seed, "big")
        builders_play(table, quick(number))
        return table


def builders_play(table: KittyPawTable, rng: Quick) -> None:
    """Up to a few hundred moves, well before the end of the game: mostly strokes that build, now
    and then anything else. The clock is slow, and the bell seldom rings."""
    for _ in range(rng.below(400)):
        if table.cards_left() <= 8 or max(map(table.cards_scored, range(table.seats))) >= 4:
            return
        if table.caller != NONE and rng.below(4) == 0:
            return
        actors = table.actors()
        seat = actors[rng.below(len(actors))]
        move = table.timeout_move(seat)
        if seat == CLOCK and len(actors) > 1 and rng.below(40 if BELL.holds(move) else 4):
            continue
        if rng.below(12) == 0:
            move = random_move(table, seat, rng)
        elif seat != CLOCK and table.cards[seat] != NONE and table.caller == NONE:
            move = table.game.vocabulary.move(next_stroke(table, seat) or "meow")
        table.play(seat, move)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance_holds_in_the_middle_of_a_game(check: Callable[[Deal], None]) -> None:
    game = UnderWay()
    for seats in range(1, 5):
        variants = list(game.options.variants(seats))
        for seed in range(1 if check.__name__ == "check_event_secrecy" else SEEDS):
            check(Deal(game, seats, variants[(3 * seed + seats) % len(variants)], seed))


def test_positions_under_way_cover_calls_answers_points_and_open_boxes() -> None:
    """The tables above include calls, answers, points and open boxes."""
    seen: set[str] = set()
    for seed in range(60):
        table = UnderWay().deal(3, seed)
        view = table.view(None)
        seen.add(view["phase"])
        seen.update(piece["piece"] for seat in view["seats"] for piece in seat["mat"])
        seen.update("frozen" for seat in view["seats"] if seat["frozen"])
        seen.update("stray" for seat in view["seats"] if seat["stray"])
        seen.update(box["state"] for box in view["boxes"])
        seen.update("points" for mine in points(table) if mine)
    assert seen >= {"build", "answer", "box", "bobtail", "points", "frozen"}
    assert dealt(2).view(None)["phase"] == "paw"
