"""`arrange` takes what there is, and refuses what there is not."""

import pytest

from tabbytop import BadOptions
from tabbytop.games.kibble_scuffle.game import GAME


@pytest.mark.parametrize("food", [["9"], ["x"], ["3" * 40]])
def test_cubes_that_are_not_in_the_box_are_refused(food: list[str]) -> None:
    with pytest.raises(BadOptions, match="left in the box"):
        GAME.arrange(food=food)


def test_cubes_lie_where_they_are_put() -> None:
    table = GAME.arrange(food=["321", "11", "2"])
    assert [bowl["cubes"] for bowl in table.view(None)["bowls"]] == [[3, 2, 1], [1, 1], [2]]
