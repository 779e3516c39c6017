"""Alone against the cat player."""

import pytest

from tabbytop.games.cat_lady.cards import NAMES, TURN_CARD_NAMES, TURN_CARDS, WANTED
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.moves import LINES
from tabbytop.games.cat_lady.table import CatLadyTable
from tests.games.cat_lady.tables import asked, dealt, feed_nobody, food, moves, names, play, refused

NOTHING = [
    "lost-cat", "spray-bottle", "wizard-hat",
    "pirate-coat", "lobster-suit", "bee-wings",
    "bow-tie", "dinosaur-hood", "space-helmet",
]  # fmt: skip
PLAIN_START = ["two-tokens", "two-costumes"]  # the tokens are spent


def cat_player_draws(
    card: str, cards: dict[int, str], *, token: str = "column 1", **given: object
) -> CatLadyTable:
    """The cat player's turn: this card is drawn, and these cards lie in the grid."""
    grid = [cards.get(cell, other) for cell, other in enumerate(NOTHING)]
    drawn = [name for name in TURN_CARD_NAMES if name != card]
    return GAME.arrange(
        1,
        grid=grid,
        token=token,
        drawn=drawn,
        active=1,
        events=True,
        starting=PLAIN_START,
        **given,  # type: ignore[arg-type]  # what a test adds
    )


def taken(table: CatLadyTable) -> str:
    """The line that the cat player took."""
    [line] = [e.public["line"] for e in table.events or [] if e.kind == "take"]
    return str(line)


@pytest.mark.ruling("CL-X6")
def test_the_nine_turn_cards() -> None:
    told = [
        f"{WANTED[card.wants]}, {LINES[card.arrow]}" if card.arrow >= 0 else WANTED[card.wants]
        for card in TURN_CARDS
    ]
    assert told == [
        "most toys, column 2",
        "most toys, row c",
        "most catnip, column 3",
        "most catnip, row a",
        "most 6-VP cats, column 1",
        "most 6-VP cats, row b",
        "most food, column 1",
        "most food, row b",
        "cat token",
    ]


@pytest.mark.ruling("CL-C38", "CL-X6")
def test_a_row_and_a_column_with_two_toys_the_arrow_takes_the_row() -> None:
    """The book's first example."""
    table = cat_player_draws(
        "toys-bottom-row", {0: "mouse-toy", 1: "yarn-ball", 5: "cat-tower", 8: "mouse-toy"}
    )
    assert taken(table) == "row a"
    assert table.token == 0
    assert table.actors() == [0]


@pytest.mark.ruling("CL-C38", "CL-X6")
def test_no_toys_at_all_the_arrow_itself() -> None:
    """The book's second example."""
    assert taken(cat_player_draws("toys-bottom-row", {})) == "row c"


@pytest.mark.ruling("CL-C38")
def test_the_token_is_no_hindrance_to_the_cat_player() -> None:
    assert taken(cat_player_draws("toys-bottom-row", {}, token="row c")) == "row c"


@pytest.mark.ruling("CL-C38")
def test_lines_that_the_arrow_leaves_tied_are_the_humans_choice() -> None:
    table = cat_player_draws("toys-bottom-row", {0: "mouse-toy", 4: "yarn-ball"})
    assert asked(table, 0) == "guide"
    assert moves(table, 0) == ["guide row a", "guide row b"]
    refused(table, 0, "guide row c", "CL-C38")
    play(table, "0: guide row b")
    assert taken(table) == "row b"
    assert names(table.hands[1]).count("yarn-ball") == 1


@pytest.mark.ruling("CL-C38")
def test_tied_lines_none_of_which_is_of_the_arrows_kind_are_the_humans_choice() -> None:
    cards = {0: "mouse-toy", 3: "yarn-ball", 1: "cat-tower", 4: "mouse-toy"}
    table = cat_player_draws("toys-bottom-row", {**cards, 6: "yarn-ball", 7: "cat-tower"})
    assert moves(table, 0) == ["guide column 1", "guide column 2"]


@pytest.mark.ruling("CL-C38")
def test_most_food_counts_tokens_and_needs_two() -> None:
    one = {0: "chicken", 4: "treat", 8: "wild"}
    assert taken(cat_player_draws("food-middle-row", one)) == "row b"
    two = {6: "chicken-and-tuna"}
    assert taken(cat_player_draws("food-middle-row", two)) == "row c"
    bag = {6: "shopping-bag", 7: "shopping-bag", 0: "two-milk"}
    assert taken(cat_player_draws("food-left-column", bag)) == "column 1"


@pytest.mark.ruling("CL-C38")
def test_most_6_vp_cats_counts_cats_of_printed_six() -> None:
    cats = {0: "keaton", 1: "sir-cuddleface", 2: "zeus", 8: "sox"}
    assert taken(cat_player_draws("six-vp-middle-row", cats)) == "row c"
    assert taken(cat_player_draws("six-vp-middle-row", {0: "keaton", 1: "zeus"})) == "row b"


@pytest.mark.ruling("CL-C38")
def test_most_catnip_counts_cards() -> None:
    catnip = {2: "catnip", 8: "catnip", 3: "catnip"}
    assert taken(cat_player_draws("catnip-top-row", catnip)) == "column 3"


@pytest.mark.ruling("CL-X6")
def test_the_cat_token_card_takes_its_line_and_all_nine_are_shuffled() -> None:
    table = cat_player_draws("cat-token", {}, token="column 3")
    assert taken(table) == "column 3"
    assert LINES[table.token] == "column 3"
    assert len(table.turn_deck) == 9
    assert table.turn_discard == []


@pytest.mark.ruling("CL-C38")
def test_other_turn_cards_are_laid_aside() -> None:
    table = cat_player_draws("toys-bottom-row", {})
    assert TURN_CARD_NAMES[table.turn_discard[-1]] == "toys-bottom-row"
    assert table.view(0)["turn_cards"][-1] == "toys-bottom-row"


@pytest.mark.ruling("CL-C39")
def test_two_lost_cats_are_the_leftmost_stray_at_once() -> None:
    table = cat_player_draws(
        "toys-bottom-row", {6: "lost-cat"}, hands=[[], ["lost-cat"]], strays=["waffle", "cow"]
    )
    assert names(table.cats[1]) == ["waffle"]
    assert names(table.strays) == ["cow"]
    assert "lost-cat" not in names(table.hands[1])


@pytest.mark.ruling("CL-C39")
def test_or_a_token_when_there_is_no_stray() -> None:
    table = cat_player_draws("toys-bottom-row", {6: "lost-cat"}, hands=[[], ["lost-cat"]])
    assert table.cats[1] == []
    assert table.vp_tokens == [0, 1]


@pytest.mark.ruling("CL-C38", "CL-C6")
def test_nothing_of_the_cat_player_is_hidden() -> None:
    table = cat_player_draws("toys-bottom-row", {})
    human, cat_player = table.view(0)["players"]
    assert cat_player["cat_player"]
    assert not human["cat_player"]
    assert cat_player["cards"] == names(table.hands[1])
    assert table.view(0)["starting"] == ["two-tokens", "two-costumes"]
    seen = table.view(None)
    assert seen["players"][0]["cards"] is None
    assert "turn_deck" not in seen


@pytest.mark.ruling("CL-X5")
def test_what_the_starting_cards_bring() -> None:
    gifts: dict[str, object] = {}
    for seed in range(80):
        table = dealt(1, seed, difficulty="easy")
        [card] = table.view(0)["starting"]
        plain, held = table.holding(1), names(table.hands[1])
        costumes = sum(name.endswith(COSTUMES) for name in held)
        strays = len(table.stray_deck)
        gifts[card] = (plain.costumes - costumes, plain.catnip - held.count("catnip"),
                       plain.wild_toys, plain.vp_tokens, strays)  # fmt: skip
    assert gifts == {
        "two-tokens": (0, 0, 0, 2, 24),
        "one-more-stray": (0, 0, 0, 0, 23),
        "one-catnip": (0, 1, 0, 0, 24),
        "three-wild": (0, 0, 0, 0, 24),
        "two-costumes": (2, 0, 0, 0, 24),
        "wild-toy": (0, 0, 1, 0, 24),
    }


COSTUMES = ("hat", "coat", "suit", "wings", "tie", "hood", "helmet")


@pytest.mark.ruling("CL-X5")
def test_three_wild_food() -> None:
    for seed in range(40):
        table = dealt(1, seed, difficulty="easy")
        if table.view(0)["starting"] == ["three-wild"]:
            assert food(table, 1).count("w") >= 3
            return
    pytest.fail("no game begins with three wild food")


def ended(
    mine: list[str], theirs: list[str], food: tuple[str, str] = ("", ""), **given: object
) -> CatLadyTable:
    """The game is over: the human has taken costumes, and nobody feeds but the cat player."""
    table = GAME.arrange(
        1, cats=[mine, theirs], grid=NOTHING, deck=0, food=food, starting=PLAIN_START,
        **given,  # type: ignore[arg-type]  # what a test adds
    )  # fmt: skip
    play(table, "0: take row b", "0: end")
    feed_nobody(table)
    return table


@pytest.mark.ruling("CL-C14", "CL-C38")
def test_the_human_must_have_strictly_more() -> None:
    even = ended([], []).result()
    assert even is not None
    ahead = even.scores[0] - even.opponents[0].score  # by the prize for three costumes to two
    assert ahead == 6
    for tokens, place in ((2, 1), (3, 2), (4, 2)):
        result = ended([], [], vp_tokens=[0, tokens]).result()
        assert result is not None
        assert result.scores[0] - result.opponents[0].score == ahead - 2 * tokens
        assert result.places == (place,)


@pytest.mark.ruling("CL-C39")
def test_the_cat_player_feeds_last_and_with_anything() -> None:
    """A cat of three chicken is fed with two tuna and a milk: the book's example."""
    table = ended([], ["chairman-meow"], ("", "ttm"))
    fed = table.view(None)["players"][1]["plan"]
    assert fed is not None
    assert len(fed) == 3
    assert all("as chicken" in text for text in fed)


@pytest.mark.ruling("CL-C39")
def test_its_brushes_laser_pointers_and_spray_bottles_are_a_point_each() -> None:
    table = ended([], [], hands=[[], ["brush", "laser-pointer", "spray-bottle", "shopping-bag"]])
    result = table.result()
    assert result is not None
    assert [line.points for line in result.opponents[0].sheet if line.key == "extras"] == [3]


@pytest.mark.ruling("CL-C39", "CL-C35")
def test_its_choupette_fetches_the_two_cards_that_are_best_for_it() -> None:
    grid = ["wizard-hat", "pirate-coat", "lobster-suit", "milk", "catnip", "two-tuna",
            "black-tuna-box", "treat", "white-milk-box"]  # fmt: skip
    table = GAME.arrange(
        1, cats=[[], ["choupette", "sox"]], food=["", "cct"], grid=grid, deck=0,
        starting=PLAIN_START, token="row b",
    )  # fmt: skip
    play(table, "0: take row a", "0: end")
    assert len(table.paid) == 2
    left = set(names([kind for kind in table.grid if kind >= 0]))
    assert set(grid[3:]) - left == {"two-tuna", "white-milk-box"}, "Sox eats and fills the box"
    feed_nobody(table)
    assert table.view(None)["players"][1]["plan"]


@pytest.mark.ruling("CL-C39", "CL-C35")
def test_it_does_not_pay_for_her_when_others_need_the_food_more() -> None:
    """Waffle makes twelve of the four tokens; the cards that are left bring nothing."""
    grid = [*NOTHING[3:6], "catnip", "lost-cat", "shopping-bag", "shopping-bag", "gray-box",
            "black-tuna-box"]  # fmt: skip
    table = GAME.arrange(
        1, cats=[[], ["choupette", "waffle"]], food=["", "cccc"], grid=grid, deck=0,
        starting=PLAIN_START, token="row b",
    )  # fmt: skip
    play(table, "0: take row a", "0: end")
    assert table.paid == []
    assert asked(table, 0) == "feed"
    assert [NAMES[kind] for kind in table.grid[3:]] == grid[3:]
