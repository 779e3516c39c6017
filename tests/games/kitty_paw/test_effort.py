"""The computed effort of a card, compared with simulation."""

import random
from pathlib import Path

import pytest

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.patterns import NO_SYMBOL, SETS, Pattern, pattern
from tabbytop.games.kitty_paw.pieces import BACK, BELLY, KIND_COUNT, SYMBOL
from tabbytop.games.kitty_paw.thinking.effort import (
    adjust_strokes,
    effort,
    mean_adjust_strokes,
    mean_peek_strokes,
    turn_strokes,
)  # fmt: skip


@pytest.mark.parametrize(
    ("before", "after", "strokes"), [(0, 0, 0), (0, 1, 1), (5, 0, 1), (1, 4, 3), (4, 2, 2)]
)
def test_turning_goes_the_short_way_round(before: int, after: int, strokes: int) -> None:
    assert turn_strokes(before, after) == strokes


def test_flipping_a_tile_costs_one_stroke() -> None:
    assert adjust_strokes(BELLY, 2, BELLY, 0) == 2
    assert adjust_strokes(BELLY, 2, BACK, 0) == 3


def test_one_tile_takes_one_and_a_half_turns_and_half_a_flip_on_average() -> None:
    assert mean_adjust_strokes(BACK, 3, 1) == pytest.approx(2.0)


def test_more_tiles_to_choose_from_are_less_work() -> None:
    work = [mean_adjust_strokes(BACK, 0, tiles) for tiles in range(1, 5)]
    assert work == sorted(work, reverse=True)
    assert len(set(work)) == len(work)


def test_effort_of_a_small_card_is_the_sum_of_its_strokes() -> None:
    card = pattern(0, "box vertical at 0,0", "ginger back 0 at 0,0")
    # grab, lift, flip, place; take, two strokes to make it lie right, place; meow
    assert effort(card, 1) == pytest.approx(1 + 3 + 4 + 1)


def tried(card: Pattern, sets: int, rng: random.Random) -> int:
    """The strokes at one table with a random scatter and shuffled boxes."""
    strokes = 2
    for piece, face, turn in zip(card.pieces, card.faces, card.turns, strict=True):
        if piece < KIND_COUNT:
            scatter = [(rng.randrange(2), rng.randrange(6)) for _ in range(sets)]
            strokes += 2 + min(adjust_strokes(face, turn, *lies) for lies in scatter)
        elif piece == SYMBOL:
            strokes += turn_strokes(0, turn) + 1 + 2 * rng.randint(1, 8)
        else:
            strokes += 2 + face
    return strokes


@pytest.mark.parametrize("sets", [1, 3])
@pytest.mark.parametrize("number", [1, 30, 48])
def test_effort_is_the_mean_over_random_scatters(number: int, sets: int) -> None:
    rng = random.Random(number)
    card = CARDS[number - 1]
    times = 4000
    average = sum(tried(card, sets, rng) for _ in range(times)) / times
    assert average == pytest.approx(effort(card, sets), abs=0.4)


def test_only_a_symbol_costs_peeks() -> None:
    assert mean_peek_strokes() == 9
    for card in CARDS:
        assert (effort(card, 1) > 30) or card.symbol == NO_SYMBOL


@pytest.mark.parametrize("deck", range(len(SETS)))
def test_table_of_difficulties_in_the_docs_is_current(deck: int) -> None:
    cards = [card for card in CARDS if card.deck == deck]
    cats = [card.cats for card in cards]
    title = ["I", "II green", "II yellow", "III"][deck]
    cells = [title, str(len(cards)), f"{min(cats)}-{max(cats)}"]
    for sets in (1, 2, 4):
        strokes = [effort(card, sets) for card in cards]
        mean = sum(strokes) / len(strokes)
        cells.append(f"{mean:.1f} ({min(strokes):.1f}-{max(strokes):.1f})")
    page = Path(__file__).parents[3] / "docs" / "games" / "kitty-paw.md"
    assert f"| {' | '.join(cells)} |\n" in page.read_text(encoding="utf-8")
