"""Hints: a bot's move with its reasons, and the runner-up with what it would have brought."""

from tabbytop.bots import GreedyBot, RandomBot, SearchBot
from tabbytop.bots.hints import suggest
from tabbytop.bots.player import NO_MOVE
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable


def dinner_table() -> KibbleTable:
    """One Greedy Cat makes dinner at the first bowl, where it eats first."""
    return GAME.arrange(
        2,
        hands=[["greedy", "tom"], []],
        bowls=[["kitten of 1", "mangy of 1", "fat of 1"], ["clumsy of 1"], []],
        food=["3321", "1", "1"],
    )


def test_search_suggests_its_move_and_the_runner_up_with_reasons() -> None:
    table = dinner_table()

    found = suggest(SearchBot(1, 200), table.copy(), 0)

    assert found.move == SearchBot(1, 200).choose(table.copy(), 0)
    assert found.second in table.moves(0)
    assert found.second != found.move
    judge = GAME.judge
    assert found.reasons == judge.reasons(table, 0, found.move) != []
    assert found.second_reasons == judge.reasons(table, 0, found.second) != []


def test_greedy_bot_has_a_runner_up() -> None:
    found = suggest(GreedyBot(1), dinner_table(), 0)

    assert found.second not in {found.move, NO_MOVE}


def test_bot_that_compares_nothing_has_no_runner_up() -> None:
    found = suggest(RandomBot(1), dinner_table(), 0)

    assert found.second == NO_MOVE
    assert found.second_reasons == []


def test_only_move_is_told_as_such() -> None:
    table = GAME.arrange(2, hands=[[]])

    found = suggest(SearchBot(1, 10), table, 0)

    assert [str(reason) for reason in found.reasons] == ["It’s your only move."]
    assert found.second == NO_MOVE
