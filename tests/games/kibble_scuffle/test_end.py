"""The end of the game and the winners (KS-F13 to KS-F15)."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import (
    all_but,
    asked,
    cats,
    discard,
    eaten,
    food,
    holder,
    play,
)

TEAMS = {"deck": "all", "teams": True}


def points(table: KibbleTable) -> list[int]:
    return [seat["points"] for seat in table.view(None)["seats"]]


def finish(eaten: list[str], options: dict[str, object] | None = None) -> tabbytop.Result:
    """The result after a dinner at which nobody got a cube."""
    table = GAME.arrange(
        len(eaten),
        hands=[["kitten"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["", "1", all_but("1", *eaten)],
        eaten=eaten,
        options=options,
    )
    table.play(0, "play kitten 1")
    result = table.result()
    assert result is not None
    assert table.actors() == []
    return result


# The end.


def last_dinner(eaten: list[str], cubes: str = "3211") -> KibbleTable:
    """Seat 0 has the box and is to feed a Kitten; seat 1 has a Kitten and a Fat Cat there."""
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=[cubes],
        eaten=eaten,
    )
    table.play(0, "play kitten 1")
    return table


@pytest.mark.ruling("KS-F13")
def test_twenty_points_end_the_game_when_dinner_is_over_not_before() -> None:
    table = last_dinner(["333332", "1"])

    table.play(0, "feed kitten 3")
    assert points(table) == [20, 1]
    assert table.result() is None
    assert asked(table) == [(1, "feed")]

    play(table, "1: feed fat 2", "0: feed kitten 1", "1: feed kitten 1")
    result = table.result()
    assert result is not None
    assert result.winners == (0,)
    assert result.scores == (21, 4)
    assert result.places == (1, 2)
    assert table.actors() == []
    assert table.view(None)["phase"] == "over"


@pytest.mark.ruling("KS-F13")
@pytest.mark.parametrize(("had", "over"), [("333331", False), ("333332", True), ("333333", True)])
def test_nineteen_points_do_not_end_the_game_and_twenty_do(had: str, over: bool) -> None:
    table = last_dinner([had, ""], cubes="3")

    table.play(0, "feed kitten 3")

    assert (table.result() is not None) == over
    assert (table.actors() == []) == over


@pytest.mark.ruling("KS-F13")
def test_seat_that_reached_twenty_need_not_win() -> None:
    table = last_dinner(["333332", "333333"], cubes="33")

    play(table, "0: feed kitten 3", "1: feed kitten 3")

    result = table.result()
    assert result is not None
    assert result.scores == (20, 21)
    assert result.winners == (1,)


@pytest.mark.ruling("KS-F13", "KS-F1")
def test_the_other_full_bowls_are_served_before_the_end() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "fat of 1"],
            ["house of 0", "fat of 0", "greedy of 1", "kitten of 1"],
        ],
        food=["3", "333"],
        eaten=["333332", "33333"],
    )

    play(table, "0: play kitten 1", "0: serve 1", "0: feed kitten 3")
    assert table.result() is None
    play(table, "0: feed house 3", "1: feed greedy 3+3")

    result = table.result()
    assert result is not None
    assert result.scores == (23, 21)
    assert cats(table, 2) == ["house of 0"]  # back before the end


@pytest.mark.ruling("KS-F13", "KS-F10")
def test_at_the_end_the_box_has_passed_and_nothing_is_filled_or_drawn() -> None:
    table = last_dinner(["333332", ""], cubes="3")
    hands = [seat["hand"] for seat in table.view(None)["seats"]]

    table.play(0, "feed kitten 3")

    assert holder(table) == 1
    assert food(table, 1) == ""
    assert [seat["hand"] for seat in table.view(None)["seats"]] == hands == [0, 0]


@pytest.mark.ruling("KS-F13", "KS-F9", "KS-F10")
def test_a_dinner_cut_short_by_lazy_ends_the_game_too() -> None:
    table = GAME.arrange(
        2,
        hands=[["kitten"]],
        bowls=[
            ["lazy of 0", "kitten of 1", "fat of 1"],
            ["house of 0", "fat of 0", "greedy of 1", "kitten of 1"],
        ],
        food=["32", "333"],
        eaten=["333332", "33333"],
    )

    play(table, "0: play kitten 1", "0: serve 1", "0: feed lazy 3")

    result = table.result()
    assert result is not None
    assert result.scores == (20, 15)
    assert holder(table) == 0
    assert len(cats(table, 2)) == 4


@pytest.mark.ruling("KS-F13", "KS-Mama")
def test_points_from_mama_end_the_game_only_after_the_next_dinner() -> None:
    table = GAME.arrange(
        2,
        hands=[["mama"], ["house"]],
        bowls=[["kitten of 0"], ["fat of 1", "kitten of 1", "clumsy of 0"]],
        food=["32", "1"],
        eaten=["333333", ""],
        holder=1,
    )

    play(table, "0: play mama 1", "0: choose kitten of 0 at 1", "0: feed kitten 3")
    assert points(table) == [21, 0]
    assert table.result() is None
    assert asked(table) == [(1, "play")]

    play(table, "1: play house 2", "1: feed kitten 1")
    result = table.result()
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.ruling("KS-F13", "KS-Mama")
def test_points_from_mama_count_at_the_dinner_of_the_same_turn() -> None:
    table = GAME.arrange(
        2,
        hands=[["mama"]],
        bowls=[["kitten of 0"], ["fat of 1", "kitten of 1", "clumsy of 0", "house of 1"]],
        food=["32", "1"],
        eaten=["333333", ""],
        holder=1,
    )

    play(table, "0: play mama 1", "0: choose kitten of 0 at 1", "0: feed kitten 3")
    assert asked(table) == [(1, "feed")]
    table.play(1, "feed kitten 1")

    assert table.result() is not None


@pytest.mark.ruling("KS-F13", "KS-F4")
def test_dinner_where_nobody_ate_ends_the_game() -> None:
    assert finish(["333333", "33333311"]).winners == (1,)


@pytest.mark.ruling("KS-F13", "KS-F12")
def test_twenty_points_lost_to_alley_do_not_end_the_game() -> None:
    table = GAME.arrange(
        2,
        hands=[["alley"]],
        bowls=[
            ["kitten of 0", "kitten of 1", "fat of 1"],
            ["kitten of 1", "kitten of 0", "kitten of 1", "fat of 0"],
        ],
        food=["1", "3"],
        eaten=["", "333332"],
        holder=1,
    )

    play(table, "0: play alley 1", "1: serve 2", "1: feed kitten 3")
    assert points(table) == [0, 20]
    play(table, "0: feed alley 1", "0: swap 3 of 1")

    assert points(table) == [3, 18]
    assert table.result() is None
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-F13", "KS-F12", "KS-Mama")
def test_twenty_points_by_mama_lost_to_alley_do_not_end_the_game() -> None:
    table = GAME.arrange(
        2,
        hands=[["mama"]],
        bowls=[["alley of 1", "kitten of 1", "fat of 1", "house of 0"]],
        food=["1"],
        eaten=["3333332", ""],
    )
    assert points(table) == [20, 0]

    play(table, "0: play mama 1", "0: choose alley of 1 at 1", "1: feed alley 1")
    table.play(1, "swap 3 of 0")
    assert points(table) == [18, 3]

    # Dinner at the bowl, which was filled. Seat 0 gets no more than a cube there.
    assert asked(table) == [(0, "feed")]
    while table.view(None)["phase"] == "feeding":
        seat = table.actors()[0]
        table.play(seat, table.moves(seat)[0])
    assert (table.result() is not None) == (max(points(table)) >= 20)


@pytest.mark.ruling("KS-F13", "KS-F12")
def test_twenty_points_by_an_alley_swap_end_the_game() -> None:
    table = GAME.arrange(
        2,
        hands=[["alley"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["1"],
        eaten=["333332", "3"],
    )

    play(table, "0: play alley 1", "0: feed alley 1", "0: swap 3 of 1")

    result = table.result()
    assert result is not None
    assert result.scores == (20, 1)


@pytest.mark.ruling("KS-F13")
def test_game_never_ends_without_a_dinner() -> None:
    table = GAME.arrange(2, hands=[["house"]], eaten=["3333333", "3333333"])

    table.play(0, "play house 1")

    assert table.result() is None
    assert asked(table) == [(1, "play")]


# Ties.


@pytest.mark.ruling("KS-F14")
def test_of_equal_points_the_fewest_cubes_win() -> None:
    result = finish(["33333321", "333333111", "3"])

    assert result.scores == (21, 21, 3)
    assert result.winners == (0,)
    assert result.places == (1, 2, 3)


@pytest.mark.ruling("KS-F14")
def test_of_equal_points_and_cubes_the_win_is_shared() -> None:
    result = finish(["3333332", "3", "3333332"])

    assert result.scores == (20, 3, 20)
    assert result.winners == (0, 2)
    assert result.places == (1, 3, 1)


@pytest.mark.ruling("KS-F14")
def test_tie_in_points_and_cube_count_ignores_cube_values() -> None:
    result = finish(["3333332", "33332222"])

    assert result.scores == (20, 20)
    assert result.places == (1, 2)  # seven cubes against eight

    result = finish(["33333321", "33333222"])
    assert result.scores == (21, 21)
    assert result.winners == (0, 1)  # eight each


@pytest.mark.ruling("KS-F14")
def test_fewer_cubes_do_not_beat_more_points() -> None:
    result = finish(["3333332", "2" * 10 + "1"])

    assert result.scores == (20, 21)
    assert result.winners == (1,)


@pytest.mark.ruling("KS-F14")
def test_ties_behind_the_winner_are_broken_by_cubes() -> None:
    result = finish(["3333332", "2211", "33", "33"])

    assert result.places == (1, 4, 2, 2)


# Teams.


@pytest.mark.ruling("KS-F15")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_need_four_seats(seats: int) -> None:
    with pytest.raises(tabbytop.BadOptions, match="KS-F15"):
        GAME.arrange(seats, options=TEAMS)
    with pytest.raises(tabbytop.BadOptions, match="KS-F15"):
        GAME.deal(seats, 1, {"teams": True})


@pytest.mark.ruling("KS-F15")
def test_opposite_seats_win_together_by_their_sum() -> None:
    result = finish(["3333332", "33333", "", "33"], TEAMS)

    assert result.winners == (1, 3)  # 21 against 20
    assert result.places == (2, 1, 2, 1)


@pytest.mark.ruling("KS-F15", "KS-F13")
def test_a_team_with_twenty_but_no_player_with_twenty_ends_nothing() -> None:
    table = GAME.arrange(
        4,
        hands=[["kitten"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["1"],
        eaten=["33333", "", "33333", ""],
        options=TEAMS,
    )

    play(table, "0: play kitten 1", "0: feed kitten 1")

    assert table.result() is None
    assert asked(table) == [(1, "play")]


@pytest.mark.ruling("KS-F15", "KS-F14")
def test_team_tie_is_broken_by_the_cubes_of_both_partners() -> None:
    # 21 points each. Seats 0 and 2: seven cubes and one; seats 1 and 3: four and three.
    result = finish(["3333332", "3333", "1", "333"], TEAMS)

    assert result.winners == (1, 3)


@pytest.mark.ruling("KS-F15", "KS-F14")
def test_the_team_with_fewer_cubes_wins_a_tie_even_if_a_single_player_has_more() -> None:
    # 24 points each. Seats 0+2: 7+2 cubes. Seats 1+3: 8+0 cubes.
    result = finish(["3333333", "33333333", "21", ""], TEAMS)

    assert result.winners == (1, 3)


@pytest.mark.ruling("KS-F15", "KS-F14")
def test_teams_with_equal_sums_and_cubes_share_the_win() -> None:
    # 23 points and 9 cubes each.
    result = finish(["3333332", "33333", "21", "2222"], TEAMS)

    assert result.winners == (0, 1, 2, 3)
    assert result.places == (1, 1, 1, 1)


@pytest.mark.ruling("KS-F15")
def test_partners_do_not_see_each_others_hands() -> None:
    table = GAME.arrange(
        4, hands=[["mama", "tom"], [], ["lazy", "alley"], []], options=TEAMS, seed=5
    )

    view = table.view(0)

    assert view["own"] is not None
    assert sorted(view["own"]["hand"]) == ["mama", "tom"]
    assert view["seats"][2]["hand"] == 2
    assert "lazy" not in str(view["seats"][2])


@pytest.mark.ruling("KS-F15")
def test_owner_alone_moves_a_cat_in_a_team_game() -> None:
    table = GAME.arrange(4, hands=[["mangy"]], bowls=[["house of 2"]], options=TEAMS)
    play(table, "0: play mangy 1", "0: choose house of 2 at 1")

    assert asked(table) == [(2, "send")]
    with pytest.raises(tabbytop.NotYourTurn):
        table.play(0, "send house to 2")


@pytest.mark.ruling("KS-F15", "KS-F13")
def test_one_player_with_twenty_ends_a_game_of_teams() -> None:
    table = GAME.arrange(
        4,
        hands=[["kitten"]],
        bowls=[["kitten of 0", "kitten of 1", "fat of 1"]],
        food=["3"],
        eaten=["333332", "33333", "", "33331"],
        options=TEAMS,
    )

    play(table, "0: play kitten 1", "0: feed kitten 3")

    result = table.result()
    assert result is not None
    assert result.winners == (1, 3)
    assert eaten(table, 0) == "3333332"
    assert discard(table, 1) == ["kitten", "fat"]


# Whole games.


@pytest.mark.ruling("KS-F13", "KS-F14")
@pytest.mark.parametrize("seed", range(9))
def test_random_games_end_after_the_first_dinner_with_a_score_of_twenty(seed: int) -> None:
    chance = tabbytop.quick(seed)
    table = GAME.deal(2 + seed % 3, seed, {"deck": "all"})
    dining = False
    while seats := table.actors():
        assert isinstance(table, KibbleTable)
        now = table.view(None)["phase"] == "feeding"
        if dining and not now:
            assert max(points(table)) < 20
        dining = now
        options = table.moves(seats[0])
        table.play(seats[0], options[chance.below(len(options))])

    assert isinstance(table, KibbleTable)
    result = table.result()
    assert result is not None
    assert max(points(table)) >= 20
    keys = [(seat["points"], -len(seat["cubes"])) for seat in table.view(None)["seats"]]
    assert result.winners == tuple(seat for seat, key in enumerate(keys) if key == max(keys))
