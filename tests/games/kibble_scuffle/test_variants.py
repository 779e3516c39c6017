"""Decks, openings and teams."""

from collections import Counter
from itertools import product

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import asked, assert_refused, hand, moves, play

SAME = [
    "kitten", "kitten", "kitten", "kitten", "big-eyes", "catnip", "clumsy", "fat", "feral",
    "fraidy", "greedy", "house", "mangy", "pounce", "queen", "tom", "trickster", "lazy", "mama",
    "laser-pointer",
]  # fmt: skip
SET = Counter([*SAME, "copy", "bag", "robo-vac", "alley", "toy-mouse"])


def deal(seats: int, seed: int = 1, **options: object) -> KibbleTable:
    table = GAME.deal(seats, seed, options)
    assert isinstance(table, KibbleTable)
    return table


def own(table: KibbleTable, seat: int) -> tuple[list[str], list[str], list[str]]:
    """A seat's hand, its deck and the cards it left out."""
    mine = table.view(seat)["own"]
    assert mine is not None
    return mine["hand"], mine["deck"], mine["left_out"]


def play_out(table: KibbleTable, seed: int) -> None:
    rng = tabbytop.quick(seed)
    while actors := table.actors():
        seat = actors[rng.below(len(actors))]
        legal = table.moves(seat)
        table.play(seat, legal[rng.below(len(legal))])


@pytest.mark.ruling("KS-V1")
def test_default_deck_is_basic() -> None:
    table = deal(2)
    held, deck, out = own(table, 0)
    assert len(held + deck) == 20
    assert sorted(out) == ["alley", "laser-pointer", "lazy", "mama", "toy-mouse"]
    assert table.view(None)["seats"][1]["left_out"] == own(table, 1)[2]


@pytest.mark.ruling("KS-V1")
def test_deck_all_has_twenty_five_cards() -> None:
    held, deck, out = own(deal(2, deck="all"), 1)
    assert Counter(held + deck) == SET
    assert out == []


@pytest.mark.ruling("KS-V1")
def test_deck_same_gives_everybody_the_same_public_twenty_cards() -> None:
    table = deal(3, deck="same", cards=SAME)
    for seat in range(3):
        held, deck, out = own(table, seat)
        assert Counter(held + deck) == Counter(SAME)
        assert Counter(out) == SET - Counter(SAME)
        left_out = table.view(None)["seats"][seat]["left_out"]
        assert left_out is not None
        assert Counter(left_out) == SET - Counter(SAME)


@pytest.mark.ruling("KS-V1", "KS-B1")
@pytest.mark.parametrize(
    "cards",
    [
        [],
        SAME[:-1],
        [*SAME, "copy"],
        [*SAME[:-1], "kitten"],
        [*SAME[:-1], "tom"],
        [*SAME[:-1], "dog"],
    ],
)
def test_invalid_card_list_is_refused(cards: list[str]) -> None:
    with pytest.raises(tabbytop.BadOptions):
        deal(2, deck="same", cards=cards)


@pytest.mark.ruling("KS-V1")
@pytest.mark.parametrize("deck", ["basic", "all", "built"])
def test_card_list_is_refused_without_deck_same(deck: str) -> None:
    with pytest.raises(tabbytop.BadOptions):
        deal(2, deck=deck, cards=SAME)


@pytest.mark.ruling("KS-V1", "KS-V2", "KS-V3")
@pytest.mark.parametrize(
    "options", [{"deck": "huge"}, {"opening": "none"}, {"teams": "yes"}, {"colour": "red"}]
)
def test_invalid_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(tabbytop.BadOptions):
        GAME.deal(4, 1, options)


@pytest.mark.ruling("KS-V1")
def test_all_seats_build_at_once_before_the_deal() -> None:
    table = deal(3, deck="built")
    assert asked(table) == [(0, "building"), (1, "building"), (2, "building")]
    view = table.view(None)
    assert view["phase"] == "building"
    assert [seat["hand"] for seat in view["seats"]] == [0, 0, 0]
    assert [bowl["cubes"] for bowl in view["bowls"]] == [[], [], []]
    # In any order of the seats.
    play(table, "2: omit kitten", "0: omit tom", "2: omit kitten", "1: omit bag", "2: omit kitten")
    play(table, "2: omit kitten", "2: omit bag")
    assert asked(table) == [(0, "building"), (1, "building")]
    with pytest.raises(tabbytop.NotYourTurn):
        table.play(2, "omit fat")
    play(table, *[f"0: omit {card}" for card in ("queen", "copy", "bag", "fat")])
    play(table, *[f"1: omit {card}" for card in ("queen", "copy", "alley", "fat")])
    view = table.view(None)
    assert view["phase"] == "placement"
    assert [(seat["hand"], seat["deck"]) for seat in view["seats"]] == [(5, 15)] * 3
    assert [len(bowl["cubes"]) for bowl in view["bowls"]] == [4, 4, 4]
    held, deck, out = own(table, 2)
    assert Counter(out) == Counter(["kitten"] * 4 + ["bag"])
    assert Counter(held + deck) == SET - Counter(out)


@pytest.mark.ruling("KS-V1")
def test_each_copy_of_a_card_can_be_left_out_once() -> None:
    table = deal(2, deck="built")
    play(table, "0: omit tom")
    assert_refused(table, 0, "omit tom", "KS-V1")
    assert_refused(table, 0, "hold fat", "KS-V1")
    assert_refused(table, 0, "pass", "KS-V1")
    play(table, *["0: omit kitten"] * 4)
    other = deal(2, deck="built")
    play(other, *["0: omit kitten"] * 4)
    assert_refused(other, 0, "omit kitten", "KS-V1")


@pytest.mark.ruling("KS-V1", "KS-V2", "G5")
def test_cards_left_out_or_held_are_hidden_from_others() -> None:
    views = []
    for cards in (("tom", "queen"), ("bag", "kitten")):
        table = deal(2, deck="built")
        play(table, *[f"0: omit {card}" for card in cards])
        views.append((table.view(1), table.view(None), table.moves(1), table.observe(1)))
    assert views[0] == views[1]
    views = []
    for cards in (("tom", "queen"), ("bag", "kitten")):
        table = deal(2, opening="chosen")
        play(table, *[f"0: hold {card}" for card in cards])
        views.append((table.view(1), table.view(None), table.moves(1), table.observe(1)))
    assert views[0] == views[1]


@pytest.mark.ruling("KS-V1", "G4")
def test_determinization_resamples_cards_left_out() -> None:
    table = deal(2, deck="built")
    play(table, "0: omit tom", "0: omit queen", "1: omit bag")
    seen = set()
    for seed in range(30):
        other = table.imagine(1, tabbytop.quick(seed))
        assert isinstance(other, KibbleTable)
        assert other.view(1) == table.view(1)
        seen.add(tuple(sorted(own(other, 0)[2])))
        assert own(other, 1)[2] == ["bag"]
    assert len(seen) > 10
    assert all(len(out) == 2 for out in seen)


@pytest.mark.ruling("KS-V2", "G4")
def test_determinization_resamples_chosen_opening_hands() -> None:
    table = deal(2, opening="chosen")
    play(table, "0: hold tom", "0: hold queen", "1: hold bag")
    seen = set()
    for seed in range(30):
        other = table.imagine(1, tabbytop.quick(seed))
        assert isinstance(other, KibbleTable)
        seen.add(tuple(sorted(hand(other, 0))))
        assert hand(other, 1) == ["bag"]
    assert len(seen) > 10
    assert all(len(held) == 2 for held in seen)


@pytest.mark.ruling("KS-V2", "KS-V1")
def test_built_decks_are_hidden_until_the_end() -> None:
    table = deal(2, deck="built")
    for card in ("kitten", "kitten", "bag", "copy", "tom"):
        play(table, f"0: omit {card}", f"1: omit {card}")
    rng = tabbytop.quick(6)
    while actors := table.actors():
        for who in (None, 0, 1):
            assert [seat["left_out"] for seat in table.view(who)["seats"]] == [None, None]
        legal = table.moves(actors[0])
        table.play(actors[0], legal[rng.below(len(legal))])
    for who in (None, 0, 1):
        for seat in table.view(who)["seats"]:
            assert seat["left_out"] is not None
            assert sorted(seat["left_out"]) == ["bag", "copy", "kitten", "kitten", "tom"]


@pytest.mark.ruling("KS-V2", "KS-V1", "G4")
def test_determinization_never_leaves_out_a_card_that_was_seen() -> None:
    for seed in range(3):
        table = deal(2, seed, deck="built")
        rng = tabbytop.quick(seed)
        shown: Counter[str] = Counter()
        while actors := table.actors():
            view = table.view(None)
            # What lies open of seat 1 at one moment is surely in its deck.
            now = Counter(view["seats"][1]["discard"])
            for bowl in view["bowls"]:
                now.update(c["card"] for c in bowl["cats"] + bowl["aside"] if c["owner"] == 1)
            shown |= now
            if view["phase"] == "placement":
                other = table.imagine(0, rng.branch())
                assert isinstance(other, KibbleTable)
                held, deck, out = own(other, 1)
                assert len(out) == 5
                assert not Counter(out) - (SET - shown)
                assert Counter(held + deck + out) + now + lasers(table, 1) == SET
            legal = table.moves(actors[0])
            table.play(actors[0], legal[rng.below(len(legal))])


def lasers(table: KibbleTable, seat: int) -> Counter[str]:
    lit = any(bowl["laser"] == seat for bowl in table.view(None)["bowls"])
    return Counter(["laser-pointer"] if lit else [])


@pytest.mark.ruling("KS-V2", "KS-T18")
def test_all_seats_choose_five_cards_at_once() -> None:
    table = deal(2, opening="chosen")
    assert asked(table) == [(0, "opening"), (1, "opening")]
    assert [len(bowl["cubes"]) for bowl in table.view(None)["bowls"]] in ([0, 0, 0], [4, 4, 4])
    wish = ["kitten", "kitten", "bag", "tom", "mangy"]
    play(table, *[f"1: hold {card}" for card in wish])
    assert asked(table) == [(0, "opening")]
    play(table, *[f"0: hold {card}" for card in ("fat", "feral", "house", "queen", "copy")])
    assert Counter(hand(table, 1)) == Counter(wish)
    assert sorted(hand(table, 0)) == ["copy", "fat", "feral", "house", "queen"]
    view = table.view(None)
    assert view["phase"] == "placement"
    assert [(seat["hand"], seat["deck"]) for seat in view["seats"]] == [(5, 15)] * 2
    assert [len(bowl["cubes"]) for bowl in view["bowls"]] == [4, 4, 4]
    assert asked(table) == [(view["active"], "play")]


@pytest.mark.ruling("KS-V2")
def test_only_cards_in_the_deck_may_be_held() -> None:
    table = deal(2, opening="chosen")
    play(table, "0: hold tom")
    assert_refused(table, 0, "hold tom", "KS-V2")
    assert_refused(table, 0, "hold alley", "KS-V2")
    assert_refused(table, 0, "omit fat", "KS-V2")
    assert_refused(table, 0, "pass", "KS-V2")


@pytest.mark.ruling("KS-V2", "KS-V1")
def test_a_card_left_out_cannot_be_held() -> None:
    table = deal(2, deck="built", opening="chosen")
    for card in ("kitten", "tom", "kitten", "kitten", "kitten"):
        play(table, f"0: omit {card}", f"1: omit {card}")
    assert asked(table) == [(0, "opening"), (1, "opening")]
    assert "hold kitten" not in moves(table, 0)
    assert "hold alley" in moves(table, 0)
    assert_refused(table, 0, "hold tom", "KS-V2")


@pytest.mark.ruling("KS-V3")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_need_four_seats(seats: int) -> None:
    with pytest.raises(tabbytop.BadOptions):
        deal(seats, teams=True)


@pytest.mark.ruling("KS-V3", "KS-F15")
def test_partners_sit_opposite_and_win_together() -> None:
    table = GAME.arrange(
        4,
        hands=[["fat"], ["tom"], ["tom"], ["tom"]],
        bowls=[["kitten of 0"] * 3],
        food=["1111"],
        eaten=["1", "33333", "2" * 9, "33333"],
        options={"teams": True},
    )
    play(table, "0: play fat 1", "0: feed fat 1", *["0: feed kitten 1"] * 3)
    assert table.result() is None  # nobody has twenty: sums do not end the game
    other = GAME.arrange(
        4,
        hands=[["fat"], ["tom"], ["tom"], ["tom"]],
        bowls=[["kitten of 0"] * 3],
        food=["3111"],
        eaten=["333322", "333333", "", "33"],
        options={"teams": True},
    )
    play(other, "0: play fat 1", "0: feed fat 3", *["0: feed kitten 1"] * 3)
    result = other.result()
    assert result is not None  # 22 + 0 against 18 + 6
    assert result.winners == (1, 3)


@pytest.mark.ruling("KS-V3", "KS-V1", "KS-V2")
@pytest.mark.parametrize(
    ("deck", "opening", "teams"),
    list(product(["basic", "all", "built", "same"], ["dealt", "chosen"], [False, True])),
)
def test_all_options_combine(deck: str, opening: str, teams: bool) -> None:
    cards = SAME if deck == "same" else []
    for seed in range(2):
        table = deal(4, seed, deck=deck, opening=opening, teams=teams, cards=cards)
        census = table.census()
        play_out(table, seed)
        assert table.result() is not None
        assert table.census() == census
        assert max(table.view(None)["seats"][seat]["points"] for seat in range(4)) >= 20
