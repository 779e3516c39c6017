"""Kittens bring Kittens."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import asked, assert_refused, cats, hand, moves, play


@pytest.mark.ruling("KS-Kitten")
def test_a_kitten_may_bring_another_to_any_bowl() -> None:
    table = GAME.arrange(2, hands=[["kitten", "kitten", "fat"], ["tom"]])
    play(table, "0: play kitten 1", "0: play kitten 3")
    assert cats(table, 1) == ["kitten of 0"]
    assert cats(table, 3) == ["kitten of 0"]


@pytest.mark.ruling("KS-Kitten", "KS-T12")
def test_kitten_need_not_bring_another() -> None:
    table = GAME.arrange(2, hands=[["kitten", "kitten", "fat"], ["tom"]])
    play(table, "0: play kitten 1", "0: pass")
    assert asked(table) == [(1, "play")]
    assert "kitten" in hand(table, 0)


@pytest.mark.ruling("KS-Kitten", "KS-T14")
def test_four_kittens_in_one_turn_may_call_dinner() -> None:
    table = GAME.arrange(
        2, hands=[["kitten"] * 4 + ["fat"], ["tom"]], bowls=[["greedy of 1"]], food=["11111"]
    )
    play(table, *["0: play kitten 1"] * 4)
    assert asked(table) == [(0, "kitten")]
    play(table, "0: pass")
    assert asked(table) == [(0, "feed")]


@pytest.mark.ruling("KS-Kitten", "KS-T21")
def test_kitten_played_as_last_card_asks_nothing() -> None:
    table = GAME.arrange(2, hands=[["kitten", "kitten"], ["tom"]])
    play(table, "0: play kitten 1", "0: play kitten 2")
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Kitten", "KS-T10")
def test_moved_kitten_lets_its_owner_place_in_anothers_turn() -> None:
    table = GAME.arrange(
        3, hands=[["catnip", "fat"], ["tom"], ["kitten", "kitten"]], bowls=[[], ["kitten of 2"]]
    )
    play(table, "0: play catnip 1", "0: choose kitten of 2 at 2")
    assert asked(table) == [(2, "kitten")]
    play(table, "2: play kitten 2", "2: play kitten 3")
    assert cats(table, 1) == ["catnip of 0", "kitten of 2"]
    assert cats(table, 2) == ["kitten of 2"]
    assert cats(table, 3) == ["kitten of 2"]
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-Kitten")
def test_kittens_come_only_from_the_hand() -> None:
    table = GAME.arrange(2, hands=[["kitten", "fat"]], discards=[["kitten", "kitten"]])
    play(table, "0: play kitten 1")
    assert moves(table, 0) == ["pass"]
    assert_refused(table, 0, "play kitten 1", "KS-Kitten")


@pytest.mark.ruling("KS-Kitten", "KS-Feral")
def test_kitten_is_a_target_like_any_cat() -> None:
    table = GAME.arrange(2, hands=[["feral", "fat"], ["tom"]], bowls=[["kitten of 1"]])
    play(table, "0: play feral 1")
    assert moves(table, 0) == ["choose kitten of 1 at 1"]


@pytest.mark.ruling("KS-Kitten", "KS-P3")
def test_kitten_returned_by_pounce_brings_no_other() -> None:
    table = GAME.arrange(2, hands=[["pounce", "fat"], ["kitten"]], bowls=[["kitten of 1"]])
    play(table, "0: play pounce 1", "0: choose kitten of 1 at 1")
    assert asked(table) == [(1, "play")]
    assert hand(table, 1).count("kitten") >= 2


@pytest.mark.ruling("KS-Kitten", "KS-T21", "G2")
def test_kitten_question_offers_exactly_the_kittens_in_hand_in_random_games() -> None:
    questions = 0
    for seed in range(30):
        table = GAME.deal(2 + seed % 3, seed, {"deck": "all"})
        assert isinstance(table, KibbleTable)
        rng = tabbytop.quick(seed)
        while actors := table.actors():
            seat = actors[0]
            legal = moves(table, seat)
            if asked(table)[0][1] == "kitten":
                questions += 1
                bowls = table.view(None)["bowls"]
                lit = [bowl for bowl in bowls if bowl["laser"] is not None]
                free = [bowl["bowl"] for bowl in lit or bowls if not bowl["closed"]]
                offered = [f"play kitten {bowl}" for bowl in free]
                assert hand(table, seat)
                assert legal == (offered if "kitten" in hand(table, seat) else []) + ["pass"]
            table.play(seat, legal[rng.below(len(legal))])
    assert questions > 50
