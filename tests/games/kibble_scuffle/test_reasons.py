"""What a hint says about a move: dinner, cats at a bowl, food and points."""

from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.texts import catalogue
from tabbytop.texts.reader import Reader

READER = Reader(["Ana", "Bo"], 0)


def reasons(table: KibbleTable, move: str, seat: int = 0) -> list[str]:
    """The reasons for a move in English, as seat 0 reads them."""
    told = GAME.judge.reasons(table, seat, GAME.vocabulary.move(move))
    return [catalogue.render(reason, "en", READER) for reason in told]


def test_fifth_cat_tells_dinner_the_place_and_the_points() -> None:
    table = GAME.arrange(
        2,
        hands=[["greedy", "clumsy"]],
        bowls=[["kitten of 1", "mangy of 1", "fat of 1"], ["tom of 1"]],
        food=["321", "3"],
        holder=1,
    )

    assert reasons(table, "play greedy 1") == [
        "That makes 5 at the Fish bowl: dinner!",
        "You eat second.",
        "If everyone takes the best cube left, you’ll get 2 points.",
        "Greedy Cat: Eats up to two cubes at once.",
    ]
    assert reasons(table, "play greedy 2") == [
        "The Mouse bowl will have 2 of 5 cats, and you’d eat second.",
        "Greedy Cat: Eats up to two cubes at once.",
    ]


def test_fourth_cat_is_one_short_of_dinner() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["mangy of 1", "fat of 1"]],
        food=["32"],
    )

    assert reasons(table, "play kitten 1") == [
        "The Fish bowl will have 4 of 5 cats, one short of dinner, and you’d eat first."
    ]


def test_ability_is_told_only_if_it_finds_a_target() -> None:
    table = GAME.arrange(
        2, hands=[["pounce"]], bowls=[["kitten of 1"], ["tom of 1"]], food=["1", "1"]
    )

    assert "Pounce Cat: Sends another cat here back to hand." in reasons(table, "play pounce 1")
    assert len(reasons(table, "play pounce 2")) == 1


def test_count_is_not_final_while_the_cat_still_sends_one_away() -> None:
    table = GAME.arrange(
        2, hands=[["pounce"]], bowls=[["kitten of 1", "fat of 1"], ["tom of 1"]], food=["1", "1"]
    )

    assert reasons(table, "play pounce 1")[0] == (
        "The Fish bowl will have 4 cats, until Pounce Cat sends one away."
    )
    assert reasons(table, "play pounce 2") == [
        "The Mouse bowl will have 2 of 5 cats, and you’d eat second."
    ]


def test_robo_vac_tells_whose_cats_must_leave() -> None:
    table = GAME.arrange(
        2,
        hands=[["robo-vac", "kitten"]],
        bowls=[["kitten of 1", "fat of 1", "house of 0"]],
        food=["1"],
    )

    assert reasons(table, "play robo-vac 1")[0] == ("It clears out 2 of their cats and 1 of yours.")


def test_random_food_is_not_counted() -> None:
    table = GAME.arrange(
        2,
        hands=[["big-eyes"]],
        bowls=[["kitten of 1", "mangy of 1", "fat of 1"]],
        food=["1"],
    )

    assert reasons(table, "play big-eyes 1") == [
        "That makes 5 at the Fish bowl: dinner!",
        "You eat first.",
        "Big-Eyes Cat: Two random cubes drop into this bowl.",
    ]


def test_chosen_cat_leaves_a_smaller_bowl() -> None:
    table = GAME.arrange(
        2, hands=[["pounce"]], bowls=[["kitten of 1", "mangy of 1", "clumsy of 1"]], food=["21"]
    )
    table.play(0, "play pounce 1")

    assert reasons(table, "choose kitten of 1 at 1") == [
        "The Fish bowl will have 3 of 5 cats, and you’d eat first."
    ]


def test_meal_counts_points_towards_the_goal() -> None:
    table = GAME.arrange(
        2,
        hands=[["greedy"]],
        bowls=[["kitten of 1", "mangy of 1", "fat of 1"]],
        food=["321"],
        eaten=["33"],
    )
    table.play(0, "play greedy 1")

    assert reasons(table, "feed greedy 3+2") == ["That’s 5 points, which makes 11 of 20."]


def test_late_eater_learns_that_nothing_is_left() -> None:
    table = GAME.arrange(
        2,
        hands=[["greedy"]],
        bowls=[["kitten of 1", "tom of 1", "fat of 1"]],
        food=["3"],
    )

    assert reasons(table, "play greedy 1")[:2] == [
        "That makes 5 at the Fish bowl: dinner!",
        "The food will be gone before you get to eat.",
    ]
