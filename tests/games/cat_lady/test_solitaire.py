"""Solitaire against the cat player."""

import pytest

from tabbytop.games.cat_lady.cards import (
    CAT_TOKEN_LINE,
    MOST_CATNIP,
    MOST_FOOD,
    MOST_SIX_VP_CATS,
    MOST_TOYS,
    NAMES,
    TURN_CARD_NAMES,
    TURN_CARDS,
)
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.moves import LINES
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.games.cat_lady.words import message
from tests.games.cat_lady.tables import (
    assert_refused,
    dealt,
    feed_nobody,
    food,
    moves,
    names,
    play,
    prompt_key,
)

NOTHING = [
    "lost-cat", "spray-bottle", "wizard-hat",
    "pirate-coat", "lobster-suit", "bee-wings",
    "bow-tie", "dinosaur-hood", "space-helmet",
]  # fmt: skip
PLAIN_START = ["two-tokens", "two-costumes"]  # the tokens are spent


def cat_player_draws(
    card: str, cards: dict[int, str], *, token: str = "column 1", **given: object
) -> CatLadyTable:
    """Return a table on which the cat player drew this card with this grid."""
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
    """Return the line that the cat player took."""
    [line] = [e.public["line"] for e in table.events or [] if e.kind == "take"]
    return str(line)


@pytest.mark.ruling("CL-X6")
def test_there_are_nine_turn_cards() -> None:
    wanted = [
        (MOST_TOYS, "column 2"),
        (MOST_TOYS, "row c"),
        (MOST_CATNIP, "column 3"),
        (MOST_CATNIP, "row a"),
        (MOST_SIX_VP_CATS, "column 1"),
        (MOST_SIX_VP_CATS, "row b"),
        (MOST_FOOD, "column 1"),
        (MOST_FOOD, "row b"),
        (CAT_TOKEN_LINE, ""),
    ]
    assert [
        (card.wants, LINES[card.arrow] if card.arrow >= 0 else "") for card in TURN_CARDS
    ] == wanted


def test_texts_of_turn_cards_agree_with_the_cards() -> None:
    wanted = [
        "the most toys",
        "the most catnip",
        "the most 6-point cats",
        "the most food",
        "the wooden cat’s line",
    ]
    for card in TURN_CARDS:
        line = f", or else {LINES[card.arrow]}" if card.arrow >= 0 else ""
        told = str(message(f"turn-card-{card.name}"))
        assert told.lower() == f"{wanted[card.wants]}{line}".lower()


@pytest.mark.ruling("CL-C38", "CL-X6")
def test_arrow_breaks_tie_between_row_and_column() -> None:
    """The rulebook's first example."""
    table = cat_player_draws(
        "toys-bottom-row", {0: "mouse-toy", 1: "yarn-ball", 5: "cat-tower", 8: "mouse-toy"}
    )
    assert taken(table) == "row a"
    assert table.token == 0
    assert table.actors() == [0]


@pytest.mark.ruling("CL-C38", "CL-X6")
def test_line_of_the_arrow_is_taken_if_nothing_is_wanted() -> None:
    """The rulebook's second example."""
    assert taken(cat_player_draws("toys-bottom-row", {})) == "row c"


@pytest.mark.ruling("CL-C38")
def test_cat_player_may_take_the_line_of_the_token() -> None:
    assert taken(cat_player_draws("toys-bottom-row", {}, token="row c")) == "row c"


@pytest.mark.ruling("CL-C38")
def test_human_chooses_between_lines_the_arrow_leaves_tied() -> None:
    table = cat_player_draws("toys-bottom-row", {0: "mouse-toy", 4: "yarn-ball"})
    assert prompt_key(table, 0) == "guide"
    assert moves(table, 0) == ["guide row a", "guide row b"]
    assert_refused(table, 0, "guide row c", "CL-C38")
    play(table, "0: guide row b")
    assert taken(table) == "row b"
    assert names(table.hands[1]).count("yarn-ball") == 1


@pytest.mark.ruling("CL-C38")
def test_human_chooses_if_no_tied_line_matches_the_arrow() -> None:
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
def test_cat_token_card_takes_the_token_line_and_reshuffles() -> None:
    table = cat_player_draws("cat-token", {}, token="column 3")
    assert taken(table) == "column 3"
    assert LINES[table.token] == "column 3"
    assert len(table.turn_deck) == 9
    assert table.turn_discard == []


@pytest.mark.ruling("CL-C38")
def test_other_turn_cards_are_discarded() -> None:
    table = cat_player_draws("toys-bottom-row", {})
    assert TURN_CARD_NAMES[table.turn_discard[-1]] == "toys-bottom-row"
    assert table.view(0)["turn_cards"][-1] == "toys-bottom-row"


@pytest.mark.ruling("CL-C39")
def test_cat_player_trades_two_lost_cats_for_the_leftmost_stray() -> None:
    table = cat_player_draws(
        "toys-bottom-row", {6: "lost-cat"}, hands=[[], ["lost-cat"]], strays=["waffle", "cow"]
    )
    assert names(table.cats[1]) == ["waffle"]
    assert names(table.strays) == ["cow"]
    assert "lost-cat" not in names(table.hands[1])


@pytest.mark.ruling("CL-C39")
def test_cat_player_trades_two_lost_cats_for_a_token_without_strays() -> None:
    table = cat_player_draws("toys-bottom-row", {6: "lost-cat"}, hands=[[], ["lost-cat"]])
    assert table.cats[1] == []
    assert table.vp_tokens == [0, 1]


@pytest.mark.ruling("CL-C38", "CL-C6")
def test_cat_player_is_fully_public() -> None:
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
def test_starting_cards_bring_their_gifts() -> None:
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
def test_starting_card_three_wild_food() -> None:
    for seed in range(40):
        table = dealt(1, seed, difficulty="easy")
        if table.view(0)["starting"] == ["three-wild"]:
            assert food(table, 1).count("w") >= 3
            return
    pytest.fail("no game begins with three wild food")


def ended(
    mine: list[str], theirs: list[str], food: tuple[str, str] = ("", ""), **given: object
) -> CatLadyTable:
    """Play to the end: the human takes costumes, and only the cat player feeds."""
    table = GAME.arrange(
        1, cats=[mine, theirs], grid=NOTHING, deck=0, food=food, starting=PLAIN_START,
        **given,  # type: ignore[arg-type]  # what a test adds
    )  # fmt: skip
    play(table, "0: take row b", "0: end")
    feed_nobody(table)
    return table


@pytest.mark.ruling("CL-C14", "CL-C38")
def test_human_needs_strictly_more_points() -> None:
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
def test_cat_player_feeds_last_with_any_token() -> None:
    """The rulebook's example: three chicken from two tuna and a milk."""
    table = ended([], ["chairman-meow"], ("", "ttm"))
    fed = table.view(None)["players"][1]["plan"]
    assert fed is not None
    assert len(fed) == 3
    assert all("as chicken" in text for text in fed)


@pytest.mark.ruling("CL-C39")
def test_cat_player_scores_one_per_brush_laser_pointer_and_spray_bottle() -> None:
    table = ended([], [], hands=[[], ["brush", "laser-pointer", "spray-bottle", "shopping-bag"]])
    result = table.result()
    assert result is not None
    assert [line.points for line in result.opponents[0].sheet if line.key == "extras"] == [3]


@pytest.mark.ruling("CL-C39", "CL-C35")
def test_cat_players_choupette_takes_the_two_best_cards() -> None:
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
def test_cat_player_does_not_pay_choupette_if_food_is_worth_more() -> None:
    """Waffle makes 12 of the four tokens; the cards that are left bring nothing."""
    grid = [*NOTHING[3:6], "catnip", "lost-cat", "shopping-bag", "shopping-bag", "gray-box",
            "black-tuna-box"]  # fmt: skip
    table = GAME.arrange(
        1, cats=[[], ["choupette", "waffle"]], food=["", "cccc"], grid=grid, deck=0,
        starting=PLAIN_START, token="row b",
    )  # fmt: skip
    play(table, "0: take row a", "0: end")
    assert table.paid == []
    assert prompt_key(table, 0) == "feed"
    assert [NAMES[kind] for kind in table.grid[3:]] == grid[3:]
