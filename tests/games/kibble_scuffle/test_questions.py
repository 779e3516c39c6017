"""Questions depend on public facts alone."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import asked, assert_refused, moves, play


@pytest.mark.ruling("KS-T21", "G2")
@pytest.mark.parametrize(
    ("held", "answers"),
    [
        (["kitten"], ["play kitten 1", "play kitten 2", "play kitten 3", "pass"]),
        (["fat"], ["pass"]),
        (["bag", "copy"], ["pass"]),
    ],
)
def test_kitten_owner_is_asked_even_without_another_kitten(
    held: list[str], answers: list[str]
) -> None:
    table = GAME.arrange(2, hands=[["kitten", *held]])
    play(table, "0: play kitten 1")
    assert asked(table) == [(0, "kitten")]
    assert moves(table, 0) == answers


@pytest.mark.ruling("KS-T21", "G2")
def test_kitten_owner_with_empty_hand_is_not_asked() -> None:
    table = GAME.arrange(2, hands=[["kitten"], ["tom"]])
    play(table, "0: play kitten 1")
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-T21", "KS-Kitten", "G2")
@pytest.mark.parametrize("held", [["kitten", "fat"], ["fat", "tom"]])
def test_kitten_owner_is_asked_in_another_seats_turn_too(held: list[str]) -> None:
    table = GAME.arrange(2, hands=[["mangy", "fat"], held], bowls=[["kitten of 1"]])
    play(table, "0: play mangy 1", "0: choose kitten of 1 at 1", "1: send kitten to 3")
    assert asked(table) == [(1, "kitten")]
    prompt = table.prompt(1)
    assert prompt is not None
    assert prompt.as_dict() == {"key": "kitten", "card": "kitten", "owner": 1, "bowl": 3}


@pytest.mark.ruling("KS-T21", "KS-Kitten")
def test_kitten_brings_only_kittens() -> None:
    table = GAME.arrange(2, hands=[["kitten", "fat", "copy", "bag"]], discards=[["kitten"]])
    play(table, "0: play kitten 1")
    for move in ("play fat 1", "play bag 1", "copy kitten 1", "discard fat"):
        assert_refused(table, 0, move, "KS-Kitten")


@pytest.mark.ruling("G2")
def test_question_with_a_single_answer_is_asked() -> None:
    table = GAME.arrange(2, hands=[["feral", "fat"]], bowls=[["greedy of 1"]])
    play(table, "0: play feral 1")
    assert moves(table, 0) == ["choose greedy of 1 at 1"]


@pytest.mark.ruling("G2", "KS-Item")
@pytest.mark.parametrize("held", [["bag"], ["greedy"]])
def test_item_player_is_asked_even_without_a_cat_in_hand(held: list[str]) -> None:
    # The vacuumed Kitten calls the last Kitten out of the hand; what is left may be a cat.
    table = GAME.arrange(2, hands=[["robo-vac", "kitten", *held]], bowls=[["kitten of 0"]])
    play(table, "0: play robo-vac 1", "0: send kitten to 2", "0: play kitten 2", "0: pass")
    assert asked(table) == [(0, "item-cat")]
    assert moves(table, 0) == (["pass"] if held == ["bag"] else ["play greedy 1"])


@pytest.mark.ruling("G2", "KS-T2")
@pytest.mark.parametrize("held", [["bag"], ["fat"], ["copy"]])
def test_unplayable_hand_gets_the_same_prompt(held: list[str]) -> None:
    table = GAME.arrange(2, hands=[held])
    prompt = table.prompt(0)
    assert prompt is not None
    assert prompt.as_dict() == {"key": "play"}


@pytest.mark.ruling("G2", "G3")
def test_questions_and_own_moves_do_not_depend_on_hidden_cards() -> None:
    for seed in range(12):
        table = GAME.deal(2 + seed % 3, seed, {"deck": "all"})
        assert isinstance(table, KibbleTable)
        rng = tabbytop.quick(seed)
        while actors := table.actors():
            for seat in range(table.seats):
                other = table.imagine(seat, rng.branch())
                assert isinstance(other, KibbleTable)
                assert other.actors() == actors
                assert other.view(seat) == table.view(seat)
                assert other.moves(seat) == table.moves(seat)
                assert asked(other) == asked(table)
                for actor in actors:
                    assert other.moves(actor)
            legal = table.moves(actors[0])
            table.play(actors[0], legal[rng.below(len(legal))])


@pytest.mark.ruling("G3")
def test_moves_are_ascending_and_exactly_the_accepted_ones() -> None:
    rng = tabbytop.quick(3)
    table = GAME.deal(3, 8, {"deck": "all"})
    for _ in range(40):
        if not (actors := table.actors()):
            break
        seat = actors[0]
        legal = table.moves(seat)
        assert legal == sorted(set(legal))
        before = table.position()
        for move in range(GAME.vocabulary.size):
            if move in legal:
                table.copy().play(seat, move)
            else:
                with pytest.raises(tabbytop.IllegalMove) as refusal:
                    table.play(seat, move)
                assert refusal.value.ruling.startswith(("KS-", "G"))
                assert refusal.value.reason
        assert table.position() == before
        table.play(seat, legal[rng.below(len(legal))])


@pytest.mark.ruling("G3")
def test_text_that_is_not_notation_is_refused() -> None:
    table = GAME.arrange(2, hands=[["fat"]])
    before = table.position()
    for text in ("", "play", "play fat", "play fat 0", "play fat 4", "play dog 1"):
        with pytest.raises(tabbytop.InvalidNotation):
            table.play(0, text)
    for number in (-1, GAME.vocabulary.size):
        with pytest.raises(tabbytop.InvalidNotation):
            table.play(0, number)
    assert table.position() == before
