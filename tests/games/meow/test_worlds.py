"""The worlds of a Meow! seat: they agree with all it saw, contain the truth, and obey Bayes."""

from collections.abc import Mapping
from itertools import permutations

import pytest

from tabbytop.bots.registry import bot
from tabbytop.games.meow.acting import broken_in_hand
from tabbytop.games.meow.cards import NAMES, SMALL_DECK
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.thinking.bots.informed_tables import imagine_table
from tabbytop.games.meow.thinking.bots.worlds import DEALT, Arrangement, Worlds
from tabbytop.kernel.generator import quick
from tests.games.meow.tables import deal, moments

OPTIONS = [
    (3, MeowOptions(box="small", striking=False)),
    (4, MeowOptions(striking=False, seconds=0)),
    (3, MeowOptions(mode="thirteen", striking=False)),
    (6, MeowOptions(box="small", striking=False)),
]


def places_of(table: MeowTable) -> list[list[int]]:
    """The true cards by place; an open card is in its hand."""
    places = [list(cards) for cards in [*table.hands, table.pile]]
    if table.played >= 0:
        places[table.active].append(table.played)
    return places


def fits(found: Arrangement, table: MeowTable) -> bool:
    return all(
        len(place) == len(cards) and all(each % DEALT in cards for each in place if each >= 0)
        for place, cards in zip(found, places_of(table), strict=True)
    )


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_worlds_contain_the_truth_and_agree_with_all_that_the_seat_saw(
    seats: int, options: MeowOptions
) -> None:
    table = deal(seats, 5, options)
    worlds = [Worlds(seat, seats, options) for seat in range(seats)]
    bots = [bot("puma", seat, GAME) for seat in range(seats)]
    hearers = [(seat, each.hear) for seat, each in enumerate(worlds)]
    chance, cleared = quick(3), 0
    for moment in moments(table, bots, 7, hearers=hearers):
        seat = moment.seat
        if table.active < 0:
            continue
        known = worlds[seat]
        assert sum(known.chances.values()) == pytest.approx(1.0)
        assert any(fits(found, table) for found in known.chances)
        imagined = imagine_table(table, seat, known, chance)
        GAME.validate(imagined)
        assert imagined.view(seat) == table.view(seat)
        assert list(imagined.moves(seat)) == list(table.moves(seat))
        assert imagined.places[seat] == table.places[seat]
        if seat != table.active:  # hands that said no are obeyed in every world
            for step in range(table.past):
                holder = (table.active + 1 + step) % seats
                assert broken_in_hand(imagined, holder) == []
                cleared += 1
    assert cleared > 0 or seats != 4


@pytest.mark.parametrize("seed", range(3))
def test_others_know_in_the_true_world_what_they_know_at_the_table(seed: int) -> None:
    """Nothing but cards is sampled: with the true cards, everybody's knowledge is the real one."""
    options = MeowOptions(box="small", striking=False)
    table = deal(3, seed, options)
    known = Worlds(0, 3, options)
    bots = [bot("puma", seat, GAME) for seat in range(3)]
    compared, chance = 0, quick(seed)
    for moment in moments(table, bots, seed, hearers=[(0, known.hear)]):
        if moment.seat != 0 or table.active < 0:
            continue
        for _ in range(40):
            imagined = imagine_table(table, 0, known, chance)
            if (imagined.hands, imagined.pile) == (table.hands, table.pile):
                assert imagined.places == table.places
                compared += 1
                break
    assert compared > 0


def heard(*events: Mapping[str, object]) -> Worlds:
    """The worlds of seat 0 at a table of three, who was dealt two cards and got two others."""
    known = Worlds(0, 3, MeowOptions(box="small", striking=False))
    names = [NAMES[card] for card in SMALL_DECK]
    known.hear({"event": "dealt", "each": 2, "pile": 1, "starter": 1, "cards": names[:2]})
    known.hear({"event": "passed", "cards": names[2:4]})
    for event in events:
        known.hear(event)
    return known


def test_card_that_was_passed_on_binds_and_unmet_cards_are_equally_likely() -> None:
    known = heard()
    assert [known.binds(card) for card in SMALL_DECK[:4]] == [1.0, 1.0, 0.0, 0.0]
    assert known.binds(SMALL_DECK[9]) == pytest.approx(2 / 16)


def test_exchange_spreads_both_cards_over_pile_and_hands() -> None:
    laid, shown = NAMES[SMALL_DECK[6]], NAMES[SMALL_DECK[0]]
    known = heard(
        {"event": "turn", "seat": 2, "round": 1},
        {"event": "played", "seat": 2, "card": laid},
        {"event": "revealed", "seat": 1, "card": shown, "active": 2},
        {"event": "exchanged", "active": 2, "seat": 1},
    )
    # Three cards were shuffled and two drawn: each is in the pile in a third of the deals.
    assert known.binds(SMALL_DECK[0]) == pytest.approx(2 / 3)
    assert known.binds(SMALL_DECK[6]) == pytest.approx(2 / 3)
    assert known.binds(SMALL_DECK[1]) == pytest.approx(1.0)


def test_hand_that_said_no_holds_only_obeyed_rules() -> None:
    acts = SMALL_DECK[4:7]
    done = [
        {"event": "acted", "seat": 0, "act": NAMES[act], "part": "after", "times": 1, "word": None}
        for act in acts
    ]
    known = heard(
        {"event": "turn", "seat": 0, "round": 1},
        *done,
        {"event": "cleared", "active": 0, "seat": 2},
    )
    hands = {tuple(sorted(each % DEALT for each in found[2])) for found in known.chances}
    assert hands == {tuple(sorted(pair)) for pair in permutations(acts, 2)}
    assert known.binds(acts[0]) == pytest.approx(2 / 3)
    assert known.binds(SMALL_DECK[9]) == 0.0


def test_replaced_card_is_gone_and_a_blank_took_its_place() -> None:
    gone = NAMES[SMALL_DECK[0]]
    known = heard({"event": "replaced", "seat": 1, "card": gone})
    assert known.binds(SMALL_DECK[0]) == 0.0
    assert known.binds(SMALL_DECK[9]) == pytest.approx(3 / 16)
