"""The parts of a Kitty Paw bot: traits, hand movement, perception."""

from itertools import pairwise

import pytest

from tabbytop.bots import LEVELS
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import KIND_COUNT, KINDS, ROTATIONS
from tabbytop.games.kitty_paw.thinking.bots import TRAITS
from tabbytop.games.kitty_paw.thinking.bots.hand import Hand
from tabbytop.games.kitty_paw.thinking.bots.perception import (
    ALIKE,
    MISSING,
    Memory,
    Reading,
    Slip,
    misread,
    search,
)
from tabbytop.games.kitty_paw.thinking.mat_plan import centering_shift, fits
from tabbytop.games.kitty_paw.thinking.sight import NOTHING, Sight
from tabbytop.kernel.generator import Quick, quick

TIGER = TRAITS["tiger"]
FAULTLESS = TIGER._replace(slips=0, forgets=0)


def mean_search(sets: int, content: int) -> float:
    """Glances that it takes to find a kind, on the average."""
    chance, glances = quick(sets), 0
    for _ in range(300):
        found = search(scatter(sets, chance), 2, 0, 0, FAULTLESS._replace(content=content), chance)
        glances += found.glances
    return glances / 300


def scatter(sets: int, chance: Quick) -> Sight:
    sight = Sight()
    sight.kinds = [*range(KIND_COUNT)] * sets
    sight.faces = [chance.below(2) for _ in sight.kinds]
    sight.turns = [chance.below(ROTATIONS) for _ in sight.kinds]
    return sight


def test_every_level_has_its_traits_and_each_is_better_than_the_one_below() -> None:
    assert list(TRAITS) == [level.name for level in LEVELS]
    ladder = list(TRAITS.values())
    for weaker, stronger in pairwise(ladder):
        less = ("reaction", "aim", "pace", "look", "read", "turn", "flip", "slips", "forgets")
        assert all(getattr(stronger, trait) < getattr(weaker, trait) for trait in less)
        assert stronger.content <= weaker.content
        assert stronger.chooses >= weaker.chooses
        assert stronger.notices > weaker.notices
        assert stronger.watches > weaker.watches


def test_far_and_narrow_targets_take_longer() -> None:
    """Fitts's law, over a hundred movements each because single times vary."""

    def mean(goal: str, place: int) -> float:
        chance = quick(3)
        hands = [Hand(TIGER, 0, chance) for _ in range(100)]
        seconds: list[float] = [getattr(hand, goal)(place) for hand in hands]
        return sum(seconds) / 100

    assert mean("to_spot", 4) < mean("to_spot", 1), "spot 5 lies on the seat's side"
    assert mean("to_cell", 127) < mean("to_cell", 0)
    assert mean("to_box", 4) < mean("to_box", 0)


def test_hand_stays_at_its_last_target() -> None:
    hand = Hand(TIGER, 0, quick(1))
    there = hand.to_spot(0)
    assert hand.to_spot(0) < there
    assert hand.nearest_box([0, 4]) in (0, 4)
    hand.to_box(6)
    assert hand.nearest_box([0, 2, 6]) == 6


@pytest.mark.parametrize("seat", range(4))
def test_mat_positions_are_in_front_of_their_seats(seat: int) -> None:
    """From every seat the same ways take the same time."""
    seconds = [Hand(TIGER, where, quick(9)).to_cell(3) for where in (0, seat)]
    assert seconds[0] == pytest.approx(seconds[1])


def test_times_vary_around_their_mean_and_stay_positive() -> None:
    hand = Hand(TIGER, 0, quick(5))
    times = [hand.takes(1.0) for _ in range(2000)]
    assert 0.98 < sum(times) / len(times) < 1.02
    assert 0.74 < min(times) < 0.8
    assert 1.4 < max(times) < 1.51


def test_search_time_grows_with_tiles_and_standards() -> None:
    assert mean_search(1, content=4) < mean_search(4, content=4)
    assert mean_search(4, content=4) + 2 < mean_search(4, content=0)


def test_demanding_search_finds_the_best_tile() -> None:
    chance = quick(8)
    for _ in range(100):
        sight = scatter(4, chance)
        found = search(sight, 5, 1, 3, FAULTLESS._replace(content=0), chance)
        lying = [
            min(abs(turn - 3), 6 - abs(turn - 3)) + (face != 1)
            for kind, face, turn in zip(sight.kinds, sight.faces, sight.turns, strict=True)
            if kind == 5
        ]
        turn = sight.turns[found.spot]
        assert sight.kinds[found.spot] == 5
        assert min(abs(turn - 3), 6 - abs(turn - 3)) + (sight.faces[found.spot] != 1) == min(lying)


def test_search_mixes_up_only_similar_kinds() -> None:
    """Without a second glance a similar cat is taken as often as the right one."""
    chance, hasty = quick(4), TIGER._replace(slips=1000)
    taken = set()
    for _ in range(200):
        sight = scatter(2, chance)
        taken.add(sight.kinds[search(sight, 0, 0, 0, hasty, chance).spot])
    assert taken == {0, ALIKE[0]}
    assert sorted(ALIKE) == list(range(len(KINDS)))
    assert all(ALIKE[ALIKE[kind]] == kind for kind in range(len(KINDS)))


def same(one: Pattern, other: Pattern) -> bool:
    fields = ("deck", "pieces", "qs", "rs", "faces", "turns", "symbol")
    return all(getattr(one, field) == getattr(other, field) for field in fields)


def test_card_is_read_right_without_slips() -> None:
    for card in CARDS:
        assert same(Reading(card, FAULTLESS, quick(1)).pattern, card)


def test_slips_change_the_pattern_and_still_fit_the_mat() -> None:
    """Except for impossible slips: nobody turns a Box card, or mixes up a bobtail."""
    changed = 0
    for card in CARDS:
        for number in range(len(card.pieces)):
            for way in range(5):
                for detail in range(ROTATIONS):
                    read = misread(card, [Slip(number, way, detail)])
                    assert fits(read, *centering_shift(read))
                    changed += not same(read, card)
                    if way == MISSING:
                        assert len(read.pieces) == len(card.pieces) - 1
    assert changed > 0.8 * sum(len(card.pieces) for card in CARDS) * 5 * ROTATIONS


def test_slips_are_noticed_once_or_never() -> None:
    for card in CARDS[:8]:
        attentive = Reading(card, TIGER._replace(slips=1000, notices=100), quick(2))
        assert not same(attentive.pattern, card)
        attentive.look_again()
        assert same(attentive.pattern, card)
        careless = Reading(card, TIGER._replace(slips=1000, notices=0), quick(2))
        careless.look_again()
        careless.look_again()
        assert not same(careless.pattern, card)


def test_missing_pieces_are_noticed_after_a_false_start() -> None:
    reading = Reading(CARDS[0], FAULTLESS, quick(1))
    reading.slips = [Slip(2, MISSING, 0)]
    reading.notice_missing()
    assert same(reading.pattern, CARDS[0])


def test_memory_fades_and_an_open_box_restores_it() -> None:
    memory = Memory(TIGER._replace(forgets=1000), quick(1))
    sight = Sight()
    sight.boxes[3] = 5
    memory.recall(sight)
    assert sight.boxes[3] == 5
    memory.fade(1.0)
    memory.recall(sight)
    assert sight.boxes[3] == NOTHING
    sight.boxes[3] = 5
    sight.peeking = 3
    memory.recall(sight)
    assert sight.boxes[3] == 5


def test_bot_that_never_forgets_remembers_all_boxes() -> None:
    memory = Memory(FAULTLESS, quick(1))
    sight = Sight()
    sight.boxes = [*range(8)]
    memory.recall(sight)
    memory.fade(10_000)
    memory.recall(sight)
    assert sight.boxes == [*range(8)]
