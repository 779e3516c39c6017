"""What a hint says about a move: cards, cats that could be fed, sets and points."""

from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.texts import catalogue
from tabbytop.texts.reader import Reader
from tests.games.cat_lady.tables import PLAIN

READER = Reader(["Ana", "Bo"], 0)
GRID = [
    "chicken", "tuna", "snowflake",
    "wizard-hat", "two-tuna", "bell",
    "milk", "sox", "yarn-ball",
]  # fmt: skip


def reasons(table: CatLadyTable, move: str, seat: int = 0) -> list[str]:
    """The reasons for a move in English, as seat 0 reads them."""
    told = GAME.judge.reasons(table, seat, GAME.vocabulary.move(move))
    return [catalogue.render(reason, "en", READER) for reason in told]


def test_line_tells_its_cards_who_could_be_fed_and_who_needs_food() -> None:
    table = GAME.arrange(2, cats=[["zeus", "jazz"]], food=["ct"], grid=GRID, token="column 3")

    assert reasons(table, "take row a") == [
        "You get Chicken, Tuna and Snowflake.",
        "Then you could feed Zeus.",
        "Snowflake still needs food before the end.",
        "For now that’s worth 3 points.",
    ]


def test_line_tells_toys_costumes_and_catnip() -> None:
    hand = ["mouse-toy", "bow-tie", "catnip", "lost-cat"]
    grid = ["yarn-ball", "bee-wings", "catnip", *PLAIN[3:]]
    table = GAME.arrange(2, hands=[hand], grid=grid, token="row c")

    assert reasons(table, "take row a")[-3:] == [
        "You’ll have 2 different toys.",
        "You’ll have 2 costumes.",
        "You’ll have 2 catnip: 1 point for each fed cat.",
    ]
    assert "With two lost cats you can adopt a stray." in reasons(
        GAME.arrange(2, hands=[hand], grid=PLAIN, token="row c"), "take column 2"
    )


def test_spray_tells_which_line_is_free_again() -> None:
    table = GAME.arrange(2, hands=[["spray-bottle"]], grid=PLAIN, token="row b")

    assert reasons(table, "spray row c") == ["Then anyone can take row B again."]


def test_spray_at_the_end_of_a_turn_tells_what_the_next_player_misses() -> None:
    table = GAME.arrange(2, hands=[["spray-bottle"]], grid=GRID, token="row c")
    table.play(0, "take row b")

    missed, freed = reasons(table, "spray row a")

    assert missed == "Bo can’t take Chicken, Tuna and Snowflake next."
    assert freed == "Then anyone can take row B again."


def test_first_token_tells_what_the_first_player_misses() -> None:
    table = GAME.deal(2, 1)
    assert isinstance(table, CatLadyTable)
    seat = table.actors()[0]

    [told] = reasons(table, "place row a", seat)

    assert told.endswith(".")
    assert ("you can’t start with" if seat == 1 else "Bo can’t start with") in told


def test_feeding_tells_the_meal_and_the_best_plan() -> None:
    table = GAME.arrange(
        2, cats=[["zeus", "bell"], []], food=["cc", ""], hands=[], grid=PLAIN, deck=0
    )
    table.play(0, "take row b")
    table.play(0, "end")

    assert reasons(table, "feed zeus chicken") == [
        "Zeus needs more than that, but it’s a start.",
        "This is the best way to feed your cats: 7 points in all.",
    ]
    assert reasons(table, "feed bell chicken") == [
        "That feeds Bell.",
        "Then Zeus stays hungry: 3 points in all.",
    ]
    assert reasons(table, "done") == ["That makes 0 points in all."]


def runner_up(table: CatLadyTable, best: str) -> str:
    assert GAME.vocabulary.text(GAME.judge.certain_move(table, 0)) == best
    return GAME.vocabulary.text(GAME.judge.runner_up(table, 0, GAME.vocabulary.move(best)))


def feeding(cats: list[str], food: str) -> CatLadyTable:
    """Seat 0 feeds its cats; the last line brought it three cards that are no food."""
    table = GAME.arrange(2, cats=[cats, []], food=[food, ""], hands=[], grid=PLAIN, deck=0)
    table.play(0, "take row b")
    table.play(0, "end")
    return table


def test_runner_up_of_a_meal_is_the_best_feeding_without_that_cat() -> None:
    assert runner_up(feeding(["zeus", "bell"], "cc"), "feed zeus chicken") == "feed bell chicken"


def test_runner_up_in_the_same_plan_is_told_as_another_order() -> None:
    table = feeding(["zeus", "bell"], "cccc")
    best = GAME.vocabulary.text(GAME.judge.certain_move(table, 0))

    second = runner_up(table, best)

    assert second != best
    assert reasons(table, second)[-1] == (
        "It’s part of the best plan too. The order doesn’t matter."
    )


def test_runner_up_of_the_end_takes_back_what_costs_least() -> None:
    table = feeding(["zeus", "bell"], "cccc")
    while (best := GAME.vocabulary.text(GAME.judge.certain_move(table, 0))) != "done":
        table.play(0, best)

    second = runner_up(table, "done")

    assert second.startswith("take back ")
    kept = {
        move: reasons(table, GAME.vocabulary.text(move))[0]
        for move in table.moves(0)
        if GAME.vocabulary.text(move).startswith("take back ")
    }
    points = {move: int(told.split()[-4]) for move, told in kept.items()}
    assert points[GAME.vocabulary.move(second)] == max(points.values())
