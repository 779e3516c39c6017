"""How the judge of Cat Lady evaluates what lies on the grid between two turns."""

from tabbytop import quick
from tabbytop.bots.greedy import GreedyBot
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.thinking.offers import next_offers

JUDGE = GAME.judge
CATS = [[], ["snowflake", "bell", "sox", "zeus"]]
FEAST = [  # row c feeds the cats of seat 1
    "lost-cat", "catnip", "lost-cat",
    "spray-bottle", "brush", "spray-bottle",
    "two-milk", "two-chicken", "two-tuna",
]  # fmt: skip


def test_token_beside_the_best_line_hurts_the_next_player() -> None:
    closed, free = (
        JUDGE.evaluate(GAME.arrange(2, cats=CATS, grid=FEAST, token=line, active=1))
        for line in ("row c", "row a")
    )

    assert closed[0] > free[0]
    assert closed[1] < free[1]


def test_first_offer_is_the_best_line_that_may_be_taken() -> None:
    closed, free = (
        GAME.arrange(2, cats=CATS, grid=FEAST, token=line, deck=30) for line in ("row c", "row a")
    )

    assert next_offers(free, 1, 5.0)[0] > next_offers(closed, 1, 5.0)[0]


def test_second_offer_is_what_the_first_player_leaves() -> None:
    """Row c is the best for both; the one who takes second gets less."""
    table = GAME.arrange(2, cats=[CATS[1], []], grid=FEAST, token="row a", deck=30)

    assert next_offers(table, 0, 5.0)[0] > next_offers(table, 1, 5.0)[1]


def test_nothing_is_left_after_the_last_turn() -> None:
    first, second = next_offers(GAME.arrange(2, cats=CATS, grid=FEAST, deck=0), 1, 0.25)

    assert first > 0
    assert second == 0


def test_greedy_bot_sprays_the_line_at_which_the_next_player_would_feast() -> None:
    for seed in range(4):
        table = GAME.arrange(
            2, cats=CATS, hands=[["spray-bottle"]], grid=FEAST, token="row b", seed=seed
        )
        table.play(0, "take row a")
        chosen = GreedyBot(seed).choose(table.imagine(0, quick(seed)), 0)
        assert GAME.vocabulary.text(chosen) == "spray row c"
