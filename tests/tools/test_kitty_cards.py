"""The generator of Kitty Paw's cards makes exactly the cards of the game."""

from xml.etree import ElementTree

import pytest

from generators import cards
from kitty_cards.dealing import Made, deal
from kitty_cards.flat import Shapes
from kitty_cards.mat import mat
from kitty_cards.sheet import sheet
from kitty_cards.silhouettes import (
    FAMILIES,
    family,
    free_form,
    has_hole,
    mirrored,
    neighbours,
    settled,
    silhouettes,
    turned,
)
from kitty_cards.source import source
from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import KINDS
from tabbytop.kernel.generator import quick


@pytest.fixture(scope="module")
def made() -> list[Made]:
    return deal()


def test_deck_is_generated_by_the_tool(made: list[Made]) -> None:
    assert source(made) == cards.DECK.read_text(encoding="utf-8"), "make generate"


def test_written_cards_match_their_design(made: list[Made]) -> None:
    def design(pattern: Pattern) -> dict[str, object]:
        return {**vars(pattern), "under": None}  # it follows from the rest, when it is first needed

    assert [design(one.pattern) for one in made] == [design(card) for card in CARDS]


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 3), (3, 11), (4, 44), (5, 186), (6, 814)])
def test_number_of_shapes_by_size(size: int, count: int) -> None:
    # The known numbers of fixed polyhexes.
    assert len(silhouettes(size)) == len(set(silhouettes(size))) == count


def test_rotations_and_reflections_give_the_same_shape() -> None:
    for shape in silhouettes(5):
        six_times = shape
        for _ in range(6):
            six_times = turned(six_times)
        assert six_times == shape == mirrored(mirrored(shape))
        assert free_form(shape) == free_form(turned(mirrored(shape)))


def test_holes_are_found() -> None:
    ring = frozenset(neighbours((1, 1)))
    assert has_hole(ring)
    assert not has_hole(ring | {(1, 1)})
    # Of the shapes of six tiles one goes round a hole; of seven, that one with a tile at any of
    # its twelve sides.
    assert [shape for shape in silhouettes(6) if has_hole(shape)] == [settled(ring)]
    assert sum(has_hole(shape) for shape in silhouettes(7)) == 12


@pytest.mark.parametrize("name", FAMILIES)
def test_every_family_has_shapes_to_choose_from(name: str) -> None:
    assert family(name, 6)


def test_shapes_are_unique() -> None:
    shapes = Shapes(quick(3))
    drawn = [free_form(shapes.new(6)[1]) for _ in range(30)]
    assert len(set(drawn)) == len(drawn)


def test_table_in_the_docs_is_current() -> None:
    page = cards.PAGE.read_text(encoding="utf-8")
    assert cards.page(page, CARDS) == page, "make generate"


def test_pictures_are_current() -> None:
    assert sheet(CARDS) == cards.SHEET.read_text(encoding="utf-8"), "make generate"
    assert mat() == cards.MAT.read_text(encoding="utf-8"), "make generate"


def test_sheet_shows_every_piece_of_every_card_and_is_small() -> None:
    drawn = sheet(CARDS)
    root = ElementTree.fromstring(drawn)
    uses = [one.attrib["href"][1:] for one in root.iter("{http://www.w3.org/2000/svg}use")]
    named = {one.attrib["id"] for one in root.iter() if "id" in one.attrib}
    assert set(uses) <= named
    for kind, title in enumerate(KINDS):
        cards = sum(kind in card.pieces for card in CARDS)
        legend = 2
        assert sum(use in {f"{title}-back", f"{title}-belly"} for use in uses) == cards + legend
    assert len(drawn) < 600_000
