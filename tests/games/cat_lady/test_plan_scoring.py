"""Points of fed and hungry cats, ruling by ruling."""

import pytest

from tabbytop.games.cat_lady.cats import CATS, Cat
from tabbytop.games.cat_lady.counting import count_plan
from tests.games.cat_lady.holdings import fed, holding, others, plan, points

PLAIN = [
    cat
    for cat in CATS
    if cat.needs
    and cat.per == "nothing"
    and cat.name not in {"aoshima", "choupette", "little-nicky"}
]


@pytest.mark.ruling("CL-B6", "CL-B8")
@pytest.mark.parametrize("cat", PLAIN, ids=lambda cat: cat.name)
def test_cat_scores_its_points_fed_and_minus_two_hungry(cat: Cat) -> None:
    mine = holding(cat.name, cat.needs)
    made = fed(mine, None, **{cat.name.replace("-", "_"): cat.needs})
    assert points(made, cat.name) == cat.vp
    assert points(fed(mine), cat.name) == -2


@pytest.mark.ruling("CL-B6", "CL-C24")
@pytest.mark.parametrize(
    ("left", "of_others", "penalty"),
    [("c", [0, 0], -2), ("c", [1], -2), ("c", [2, 0], 0), ("", [0], 0), ("wx", [2, 1], -2)],
)
def test_most_leftovers_cost_two_for_all_tied(
    left: str, of_others: list[int], penalty: int
) -> None:
    made = fed(holding("", left), others(leftovers=of_others))
    assert made.leftovers == penalty


@pytest.mark.ruling("CL-C24")
def test_wild_tokens_and_treats_are_leftovers() -> None:
    assert count_plan(holding("shadow", "ctmwx"), plan("shadow tuna")).leftovers == 4


@pytest.mark.ruling("CL-B9", "CL-C25")
def test_cats_that_count_a_colour_count_themselves() -> None:
    mine = holding("florence chester bell shadow", "cmtct")
    made = fed(mine, None, florence="cm", chester="t", bell="c", shadow="t")
    assert points(made, "florence") == 6
    assert points(fed(holding("alvin", "tm"), None, alvin="tm"), "alvin") == 1
    assert points(fed(holding("eliot", "tc"), None, eliot="tc"), "eliot") == 2
    assert points(fed(holding("antoinette", "tm"), None, antoinette="tm"), "antoinette") == 2


@pytest.mark.ruling("CL-B9", "CL-C25")
def test_levar_counts_sets_of_three_colours() -> None:
    mine = holding("levar-purrton shadow jazz alvin", "tctttm")
    made = fed(mine, None, levar_purrton="tc", shadow="t", jazz="t", alvin="tm")
    assert points(made, "levar-purrton") == 4, "one orange cat: Alvin, who is black too"
    assert (
        points(fed(holding("levar-purrton", "tc"), None, levar_purrton="tc"), "levar-purrton") == 0
    )


@pytest.mark.ruling("CL-B9")
def test_waffle_cow_penny_and_zoroaster_points() -> None:
    assert points(fed(holding("waffle", "mmmm"), None, waffle="mmmm"), "waffle") == 12
    assert points(fed(holding("cow", "mmtc"), None, cow="mmtc"), "cow") == 8
    assert points(fed(holding("penny", "m", toys=[2, 0, 1, 0, 0]), None, penny="m"), "penny") == 3
    assert (
        points(fed(holding("zoroaster", "cc", costumes=3), None, zoroaster="cc"), "zoroaster") == 6
    )


@pytest.mark.ruling("CL-B9", "CL-C2")
@pytest.mark.parametrize(("most", "worth"), [(0, 7), (1, 3), (4, 3)])
def test_hemingway_scores_seven_only_if_alone_with_most_fed_cats(most: int, worth: int) -> None:
    mine = holding("hemingway", "m")
    assert points(fed(mine, others(most_fed=most), hemingway="m"), "hemingway") == worth
    assert points(fed(mine, None, hemingway="m"), "hemingway") == 3, "for itself alone"


@pytest.mark.ruling("CL-B9", "CL-C25", "CL-C29")
def test_truffle_counts_other_cats_of_its_food() -> None:
    mine = holding("truffle shadow sparkle pumpkin", "tttt")
    made = fed(mine, None, truffle="t", shadow="t", sparkle="tt")
    assert points(made, "truffle") == 4
    assert points(fed(mine, None, truffle="t"), "truffle") == 0


@pytest.mark.ruling("CL-C8")
def test_treat_feeds_but_removes_points_and_ability() -> None:
    mine = holding("alvin chester pablo-picatso", "xxt", catnip=2)
    made = fed(mine, None, alvin="x", chester="t", pablo_picatso="x")
    assert [points(made, cat) for cat in ("alvin", "chester", "pablo-picatso")] == [1, 1, 1]
    assert made.counts.fed == 3
    assert made.counts.colours == [2, 2, 0, 0], "colours are kept"
    assert made.counts.types == [0, 3, 1], "and printed needs"
    assert made.catnip == 3


@pytest.mark.ruling("CL-C8")
def test_rulebook_example_of_mina_fed_by_a_treat() -> None:
    mine = holding("mina", "cx")
    made = fed(mine, None, mina="x")
    assert points(made, "mina") == 1
    assert made.counts.leftovers == 1, "the chicken is of no use to her"


@pytest.mark.ruling("CL-C9")
@pytest.mark.parametrize("food", ["tcm", "x"])
def test_aoshima_and_friends_are_three_cats(food: str) -> None:
    counts = fed(holding("aoshima", "tcmx"), None, aoshima=food).counts
    assert counts.fed == 3
    assert counts.colours == [1, 1, 1, 0]
    assert counts.types == [1, 1, 1]
    assert counts.one_food == 3
    assert (counts.two_food, counts.multicoloured) == (0, 0)


@pytest.mark.ruling("CL-C9", "CL-X3")
def test_aoshima_hungry_costs_six() -> None:
    mine = holding("aoshima", "tcx", boxes=["black-tuna"])
    assert points(fed(mine), "aoshima") == -6
    assert points(fed(mine, None, aoshima="x"), "aoshima") == 1
    assert fed(mine).filled_boxes == 0


@pytest.mark.ruling("CL-C10", "CL-X3")
def test_elvis_counts_as_a_costume() -> None:
    mine = holding("elvis zoroaster", "cmcc")
    made = fed(mine, None, elvis="cm", zoroaster="cc")
    assert made.counts.costumes == 1
    assert made.costumes == 0, "no penalty for none"
    assert points(made, "zoroaster") == 2
    assert fed(mine, None, zoroaster="cc").costumes == -2


@pytest.mark.ruling("CL-C10", "CL-X3")
def test_tomasso_counts_as_the_missing_toy() -> None:
    mine = holding("tomasso penny marshmallow", "tcmtcm", toys=[1, 1, 1, 1, 0])
    made = fed(mine, None, tomasso="tc", penny="m", marshmallow="tcm")
    assert made.toy_sets == 12
    assert points(made, "marshmallow") == 12
    assert points(made, "penny") == 5
    whole = holding("tomasso", "tc", toys=[1, 1, 1, 1, 1])
    assert fed(whole, None, tomasso="tc").toy_sets == 13, "no set of six"


@pytest.mark.ruling("CL-C10")
@pytest.mark.parametrize(
    ("catnip", "counted", "worth"), [(0, 0, 0), (1, 2, 1), (2, 3, 1), (3, 4, 2), (4, 5, 2)]
)
def test_macak_counts_as_catnip_unless_that_costs_points(
    catnip: int, counted: int, worth: int
) -> None:
    made = fed(holding("macak", "m", catnip=catnip), None, macak="m")
    assert (made.catnip_cards, made.catnip) == (counted, worth)


@pytest.mark.ruling("CL-C10")
def test_macak_alone_counts_for_the_catnip_goal() -> None:
    goal = others(goals=[3], needed=[4], partners=[3])
    made = fed(holding("macak", "m"), goal, macak="m")
    assert (made.catnip_cards, made.catnip, made.goals) == (1, -2, 3)


@pytest.mark.ruling("CL-C11")
def test_abilities_are_lost_by_a_treat() -> None:
    counts = fed(
        holding("elvis tomasso macak", "xxx"), None, elvis="x", tomasso="x", macak="x"
    ).counts
    assert (counts.costumes, counts.toys, counts.macak) == (0, 0, False)


@pytest.mark.ruling("CL-C26")
def test_cat_of_all_colours_is_gray_if_gray_is_in_the_game() -> None:
    for gray in (True, False):
        counts = fed(holding("sweetheart", "tc", gray=gray), None, sweetheart="tc").counts
        assert counts.colours == [1, 1, 1, int(gray)]
        assert counts.multicoloured == 1


@pytest.mark.ruling("CL-C27", "CL-X3")
def test_one_food_and_two_food_go_by_printed_needs() -> None:
    cats = {"truffle": (1, 0), "duke": (0, 1), "mister-fit": (0, 1), "ringo": (0, 1)}
    cats |= {"waffle": (0, 0), "cow": (0, 0), "calf": (0, 0), "shadow": (1, 0)}
    for cat, sizes in cats.items():
        counts = fed(holding(cat, "x"), None, **{cat.replace("-", "_"): "x"}).counts
        assert (counts.one_food, counts.two_food) == sizes, cat
    one = fed(holding("waffle cow calf", "ttt"), None, waffle="t", cow="t", calf="t").counts
    assert (one.one_food, one.two_food) == (0, 0), "whatever they ate"


@pytest.mark.ruling("CL-C25", "CL-X3")
def test_ringo_peanut_mina_and_the_musicians_points() -> None:
    made = fed(holding("ringo duke peanut", "cmccm"), None, ringo="cm", duke="cc", peanut="m")
    assert points(made, "ringo") == 3, "himself and Duke"
    assert points(made, "peanut") == 1
    made = fed(holding("mina luna", "tctc"), None, mina="tc", luna="tc")
    assert points(made, "mina") == 4
    made = fed(holding("banjo fiddle viola", "tmcmtm"), None, banjo="tm", fiddle="cm", viola="tm")
    assert [points(made, cat) for cat in ("banjo", "fiddle", "viola")] == [2, 1, 3]


@pytest.mark.ruling("CL-C29")
def test_meal_of_any_food_cat_decides_its_food_type() -> None:
    made = fed(holding("banjo duke", "tmtc"), None, banjo="tm", duke="tc")
    assert points(made, "banjo") == 2
    made = fed(holding("banjo duke", "tmx"), None, banjo="tm", duke="x")
    assert points(made, "banjo") == 1, "a treat is no tuna"


@pytest.mark.ruling("CL-C31", "CL-X3")
def test_mister_fit_counts_sets_of_food_eaten() -> None:
    mine = holding("mister-fit sparkle keaton", "ccttmmxm")
    made = fed(mine, None, mister_fit="cc", sparkle="tt", keaton="mm")
    assert points(made, "mister-fit") == 4
    made = fed(mine, None, mister_fit="cm", sparkle="tt", keaton="x")
    assert points(made, "mister-fit") == 2, "treats and leftovers do not count"


@pytest.mark.ruling("CL-C31", "CL-C28")
def test_wild_token_counts_as_declared() -> None:
    mine = holding("mister-fit shadow", "wwt")
    counts = count_plan(
        mine, plan("mister-fit wild as chicken", "mister-fit wild as milk", "shadow tuna")
    )
    assert counts.eaten == [1, 1, 1]
    assert counts.types == [1, 1, 1]


@pytest.mark.ruling("CL-C32", "CL-X3")
def test_little_nicky_is_worth_the_best_other_cat() -> None:
    mine = holding("little-nicky pablo-picatso cow", "tctttmmmm")
    made = fed(mine, None, little_nicky="tc", pablo_picatso="ttt", cow="mmmm")
    assert points(made, "little-nicky") == 8
    made = fed(mine, None, little_nicky="tc", pablo_picatso="ttt")
    assert points(made, "little-nicky") == 6
    assert points(fed(mine, None, little_nicky="tc"), "little-nicky") == 0, "nobody else is fed"


@pytest.mark.ruling("CL-C33", "CL-X3")
def test_mr_zoe_counts_unplayed_cards() -> None:
    mine = holding("mr-zoe", "m", sprays=2, lost_cats=1)
    assert points(fed(mine, None, mr_zoe="m"), "mr-zoe") == 6


@pytest.mark.ruling("CL-C39")
def test_mr_zoe_uses_up_the_cat_players_spray_bottles() -> None:
    mine = holding("mr-zoe", "m", sprays=2, extras=3, all_wild=True)
    assert fed(mine).extras == 3
    made = fed(mine, None, mr_zoe="m")
    assert (points(made, "mr-zoe"), made.extras) == (4, 1)


@pytest.mark.ruling("CL-X3")
@pytest.mark.parametrize(("food", "worth"), [("c", 3), ("ctmmm", 7)])
def test_rulebook_example_of_calf(food: str, worth: int) -> None:
    assert points(fed(holding("calf", food), None, calf=food), "calf") == worth
    assert points(fed(holding("calf", food)), "calf") == -2


@pytest.mark.ruling("CL-X3", "CL-C36")
def test_biddy_scores_after_the_goals() -> None:
    goals = others(goals=[0, 1], needed=[3, 8], partners=[2, 9])
    made = fed(holding("biddy", "tm"), goals, biddy="tm")
    assert made.reached == [0, 1]
    assert points(made, "biddy") == 8
    assert points(fed(holding("biddy", "tm"), None, biddy="tm"), "biddy") == 2


@pytest.mark.ruling("CL-C36")
def test_plan_score_adds_up() -> None:
    mine = holding(
        "sox alvin tomasso", "ttmtmtcx", toys=[1, 1, 0, 0, 0], costumes=2, catnip=2, vp_tokens=2,
        boxes=["white-milk", "gray"],
    )  # fmt: skip
    rivals = others(costumes=[2], leftovers=[0], goals=[1], needed=[8], partners=[5])
    made = fed(mine, rivals, sox="ttm", alvin="tm", tomasso="tc")
    assert made.points == [6, 2, 3]
    assert (made.catnip, made.costumes, made.toy_sets, made.leftovers) == (3, 3, 5, -2)
    assert (made.boxes, made.goals, made.tokens) == (2, 3, 4)
    assert made.total == 11 + 3 + 3 + 5 - 2 + 2 + 3 + 4
