"""Hidden information: views, events, determinization."""

from collections import Counter

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import asked, discard, hand, moves, play


def imagined(table: KibbleTable, seat: int, seed: int) -> KibbleTable:
    other = table.imagine(seat, tabbytop.quick(seed))
    assert isinstance(other, KibbleTable)
    return other


def public_part(table: KibbleTable, seat: int | None) -> dict[str, object]:
    view: dict[str, object] = dict(table.view(seat))
    del view["seat"], view["own"]
    return view


@pytest.mark.ruling("G5", "KS-T22")
@pytest.mark.parametrize("options", [{}, {"deck": "all"}, {"deck": "built", "opening": "chosen"}])
def test_onlooker_sees_what_every_seat_sees(
    options: dict[str, object],
) -> None:
    for seed in range(4):
        table = GAME.deal(4, seed, {**options, "teams": True})
        assert isinstance(table, KibbleTable)
        rng = tabbytop.quick(seed)
        while actors := table.actors():
            onlooker = table.view(None)
            assert onlooker["own"] is None
            assert onlooker["seat"] is None
            for seat in range(4):
                assert public_part(table, seat) == public_part(table, None)
            legal = table.moves(actors[0])
            table.play(actors[0], legal[rng.below(len(legal))])


@pytest.mark.ruling("KS-T22", "G5")
def test_view_shows_all_public_information() -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "tom"], ["mangy"]],
        bowls=[["greedy of 1"]],
        food=["321", "11", "222"],
        eaten=["31", "2"],
        discards=[["house", "bag"], []],
        laser=(1, 3),
        holder=1,
    )
    view = table.view(None)
    assert view["holder"] == 1
    assert view["active"] == 0
    assert [bowl["cubes"] for bowl in view["bowls"]] == [[3, 2, 1], [1, 1], [2, 2, 2]]
    assert [bowl["laser"] for bowl in view["bowls"]] == [None, None, 1]
    assert view["bowls"][0]["cats"] == [{"card": "greedy", "owner": 1, "resolved": 0}]
    assert view["seats"][0]["cubes"] == [3, 1]
    assert view["seats"][0]["points"] == 4
    assert view["seats"][0]["discard"] == ["house", "bag"]
    assert [seat["hand"] for seat in view["seats"]] == [2, 1]
    assert [seat["deck"] for seat in view["seats"]] == [21, 22]
    assert view["box"] == [20 - 4, 20 - 5, 15 - 2]


@pytest.mark.ruling("KS-T15", "KS-T22")
def test_discard_piles_are_open_in_full_and_in_order() -> None:
    table = GAME.arrange(
        2,
        hands=[["feral", "fat"], ["tom"]],
        discards=[[], ["bag", "house"]],
        bowls=[["greedy of 1"]],
    )
    play(table, "0: play feral 1", "0: choose greedy of 1 at 1")
    assert discard(table, 1) == ["bag", "house", "greedy"]


@pytest.mark.ruling("KS-T22")
def test_hand_is_hidden_from_all_others_and_the_partner() -> None:
    table = GAME.arrange(
        4,
        hands=[["fat"], ["tom"], ["mangy", "alley"], ["house"]],
        options={"teams": True, "deck": "all"},
    )
    for seat in (0, 1, 3):
        assert table.view(seat)["seats"][2]["hand"] == 2
        view = table.view(seat)
        own = view["own"]
        assert own is not None
        assert "mangy" not in own["hand"]
        assert view["seats"] == table.view(None)["seats"]
    assert hand(table, 2) == ["mangy", "alley"]


@pytest.mark.ruling("KS-T22")
def test_own_deck_is_listed_without_order() -> None:
    lists = []
    for seed in range(5):
        table = GAME.arrange(2, hands=[["fat"]], seed=seed)
        own = table.view(0)["own"]
        assert own is not None
        lists.append(own["deck"])
    assert all(cards == lists[0] for cards in lists)


@pytest.mark.ruling("KS-T22", "G5")
def test_drawn_cards_are_told_to_their_seat_only() -> None:
    table = GAME.arrange(3, hands=[["fat"], ["tom"], ["house"]], events=True)
    play(table, "0: play fat 1")
    draws = [event for event in table.take_events() if event.kind == "draw"]
    assert len(draws) == 3
    for event in draws:
        drawer = event.public["seat"]
        for seat in (None, 0, 1, 2):
            seen = event.seen_by(seat)
            assert ("cards" in seen) == (seat == drawer)
            assert seen["count"] == (5 if drawer == 0 else 4)


HIDDEN = {"draw", "omit", "hold"}


@pytest.mark.ruling("KS-T22", "KS-V1", "KS-V2", "G5")
def test_events_never_name_hidden_cards_to_others() -> None:
    for seed in range(4):
        table = GAME.deal(3, seed, {"deck": "built", "opening": "chosen"}, events=True)
        rng = tabbytop.quick(seed)
        while actors := table.actors():
            legal = table.moves(actors[-1])
            table.play(actors[-1], legal[rng.below(len(legal))])
            for event in table.take_events():
                if event.kind in HIDDEN:
                    owner = event.public["seat"]
                    assert not {"card", "cards"} & set(event.public)
                    assert event.private is None or set(event.private) <= {owner}
                else:
                    assert event.private is None


@pytest.mark.ruling("KS-T22", "G2", "G6")
def test_events_do_not_depend_on_other_hands() -> None:
    # Twins that differ only in which of its cards Seat 1 holds: same chance, same events.
    seen = []
    chance = []
    for held in (["fat", "greedy"], ["kitten", "bag"]):
        table = GAME.arrange(
            3, hands=[["big-eyes", "bag", "tom"], held, ["fat"]], seed=9, events=True
        )
        play(table, "0: play bag 2", "0: play big-eyes 2")
        seen.append([event.seen_by(0) for event in table.take_events()])
        chance.append(table.position()["generator"])
        assert asked(table) == [(1, "play")]
    assert seen[0] == seen[1]
    assert chance[0] == chance[1]


@pytest.mark.ruling("KS-T23", "G4")
def test_card_returned_by_pounce_is_known_until_played() -> None:
    table = GAME.arrange(
        2,
        hands=[["pounce", "fat", "house"], ["tom", "greedy"]],
        bowls=[["mangy of 1"]],
        options={"deck": "all", "reminders": True},
    )
    play(table, "0: play pounce 1", "0: choose mangy of 1 at 1")
    assert table.view(None)["seats"][1]["known"] == ["mangy"]
    assert table.view(0)["seats"][1]["known"] == ["mangy"]
    for seed in range(20):
        assert "mangy" in hand(imagined(table, 0, seed), 1)
    play(table, "1: play mangy 2")
    assert table.view(None)["seats"][1]["known"] == []


@pytest.mark.ruling("KS-T23", "G4")
def test_known_cards_are_hidden_in_views_but_kept_by_determinization() -> None:
    table = GAME.arrange(2, hands=[["pounce", "fat"], ["tom"]], bowls=[["mangy of 1"]])
    play(table, "0: play pounce 1", "0: choose mangy of 1 at 1")
    assert table.view(0)["seats"][1]["known"] is None
    for seed in range(20):
        assert "mangy" in hand(imagined(table, 0, seed), 1)


@pytest.mark.ruling("KS-T23", "KS-T17")
def test_known_kitten_is_played_before_an_unknown_one() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten", "kitten", "fat"], ["tom"]],
        known=["kitten of 0"],
        options={"deck": "all", "reminders": True},
    )
    assert table.view(None)["seats"][0]["known"] == ["kitten"]
    play(table, "0: play kitten 1")
    assert table.view(None)["seats"][0]["known"] == []
    assert hand(table, 0).count("kitten") == 1


@pytest.mark.ruling("KS-T23", "KS-T2")
def test_a_known_card_that_is_discarded_and_drawn_again_is_unknown() -> None:
    table = GAME.arrange(
        2,
        hands=[["bag", "copy"], ["fat"]],
        known=["bag of 0"],
        options={"deck": "all", "reminders": True},
    )
    play(table, "0: discard bag")
    assert table.view(None)["seats"][0]["known"] == []


@pytest.mark.ruling("KS-T23", "KS-T4")
def test_several_cards_are_known_at_once() -> None:
    table = GAME.arrange(
        3,
        hands=[["fat"], ["pounce", "fat"], ["pounce", "fat"]],
        bowls=[["kitten of 0"], ["kitten of 0"]],
        active=1,
        options={"deck": "all", "reminders": True},
    )
    play(table, "1: play pounce 1", "1: choose kitten of 0 at 1")
    play(table, "2: play pounce 2", "2: choose kitten of 0 at 2")
    assert table.view(None)["seats"][0]["known"] == ["kitten", "kitten"]
    for seed in range(10):
        assert hand(imagined(table, 1, seed), 0).count("kitten") >= 2


@pytest.mark.ruling("G4", "KS-T22")
def test_determinization_deals_only_hidden_cards() -> None:
    table = GAME.arrange(
        2,
        hands=[["fat", "tom", "house"], ["mangy", "greedy", "queen"]],
        bowls=[["kitten of 1"]],
        discards=[[], ["bag"]],
    )
    hands = set()
    for seed in range(40):
        other = imagined(table, 0, seed)
        assert other.view(0) == table.view(0)
        assert other.census() == table.census()
        assert hand(other, 0) == hand(table, 0)
        hands.add(tuple(hand(other, 1)))
    assert len(hands) > 20


@pytest.mark.ruling("G4", "G6")
def test_determinization_renews_chance() -> None:
    table = GAME.arrange(2, hands=[["big-eyes", "fat"]], food=["1"])
    outcomes = Counter[tuple[int, ...]]()
    for seed in range(60):
        other = imagined(table, 0, seed)
        play(other, "0: play big-eyes 1")
        outcomes[tuple(other.view(None)["bowls"][0]["cubes"])] += 1
    assert len(outcomes) > 3


@pytest.mark.ruling("G4")
def test_determinization_keeps_the_only_possible_hand() -> None:
    # Seat 1 has no deck: all it holds can be counted from what lies open.
    rest = [
        "kitten", "kitten", "kitten", "kitten", "big-eyes", "catnip", "clumsy", "fat", "feral",
        "fraidy", "greedy", "house", "mangy", "pounce", "queen", "trickster",
    ]  # fmt: skip
    table = GAME.arrange(
        2,
        hands=[["fat"], ["tom", "copy", "bag", "robo-vac"]],
        discards=[[], rest],
        options={"deck": "basic"},
    )
    for seed in range(5):
        assert sorted(hand(imagined(table, 0, seed), 1)) == ["bag", "copy", "robo-vac", "tom"]


@pytest.mark.ruling("G3", "G4")
def test_determinized_table_can_be_determinized_and_played_out() -> None:
    table = imagined(imagined(GAME.arrange(3, hands=[["fat"], ["tom"], ["fat"]]), 0, 1), 0, 2)
    rng = tabbytop.quick(4)
    while actors := table.actors():
        legal = moves(table, actors[0])
        table.play(actors[0], legal[rng.below(len(legal))])
    assert table.result() is not None


@pytest.mark.ruling("G4", "G6", "KS-T23")
def test_determinization_is_uniform() -> None:
    table = GAME.arrange(
        2, hands=[["fat"], ["tom", "queen", "mangy", "bag", "copy"]], known=["mangy of 1"]
    )
    held = Counter[str]()
    for seed in range(900):
        held.update(hand(imagined(table, 0, seed), 1))
    assert held["mangy"] == 900
    # Four of the other twenty-four cards: each in one hand of six, Kittens four times as often.
    assert 530 < held["kitten"] < 670
    for card in ("tom", "queen", "bag", "copy", "fat", "alley", "lazy", "toy-mouse"):
        assert 105 < held[card] < 195


@pytest.mark.ruling("KS-T22", "KS-X3")
@pytest.mark.parametrize("deck", ["basic", "built"])
def test_revealed_kitten_number_leaks_nothing(deck: str) -> None:
    """A bot sees card numbers on a determinized table. The number of a shown Kitten is always the
    lowest one that is hidden, wherever the others are."""
    for seed in range(40):
        table = GAME.deal(2, seed, {"deck": deck})
        assert isinstance(table, KibbleTable)
        chance = tabbytop.quick(seed)
        open_before = _kittens_in_the_open(table)
        while actors := table.actors():
            moves = table.moves(actors[0])
            table.play(actors[0], moves[chance.below(len(moves))])
            open_now = _kittens_in_the_open(table)
            for seat in range(2):
                new = sorted(open_now[seat] - open_before[seat])
                hidden = sorted({*range(seat * 25, seat * 25 + 4)} - open_before[seat])
                if open_before[seat] <= open_now[seat]:
                    assert new == hidden[: len(new)]
            open_before = open_now


def _kittens_in_the_open(table: KibbleTable) -> list[set[int]]:
    shown = [*table.bowls, *table.discards, table.known]
    cards = {card for pile in shown for card in pile if card % 25 < 4}
    return [{card for card in cards if card // 25 == seat} for seat in range(2)]
