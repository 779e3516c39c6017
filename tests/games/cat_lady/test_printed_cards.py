"""The card data against a second transcription of the box."""

import pytest

from tabbytop.games.cat_lady.cards import GOALS, NAMES, OTHERS, copies
from tabbytop.games.cat_lady.cats import CAT_COUNT, CATS, STRAYS, TREATS_CATS, TREATS_STRAYS, Cat

# name: colours, needs, points, mark
BASE = """
shadow B t 1 · jazz B t 1 · lily B m 2 3+ · blackberry B cc 3 · keaton B mm 4
pablo-picatso B ttt 6 · chester O t 1 3+ · bell O c 1 · bronte O tt 3 · zeus O cc 3
pumpkin O ccm 6 · chairman-meow O ccc 6 · cooper W c 1 3+ · gershon W c 1
snowflake W m 2 · sparkle W tt 3 · sir-cuddleface W mm 4 · sox W ttm 6
alvin BO tm 0 3+ · dinah OW cm 0 3+ · luna BW tc 0 3+ · henriette BOWG tcm 5 4
"""
TREATS = """
ash G c 1 · slate WG tt 3 · pebble OG m 2 · storm BG cct 6 · misty G mm 4 4
duke WG ?? 3 4 · banjo OG tm 0 5+ · fiddle WG cm 0 5+ · viola BG tm 0 5+
domino BW tcm 5 6
"""
STRAY_CATS = """
florence O cm 0 · antoinette W tm 0 · eliot B tc 0 · levar-purrton W tc 0
zoroaster B cc 0 · macak O m 2 · waffle O ? 0 · hemingway B m 3 · sweetheart BOWG tc 5
penny O m 0 · moonbeam W tc 3 · cow W ? 0 · truffle B ? 0
"""
TREATS_STRAY_CATS = """
aoshima BOW tcm 6 · biddy G tm 2 · calf BW ? 2 · choupette W tm 3 · elvis B cm 3
little-nicky BO tc 0 · marshmallow W tcm 0 · mister-fit G ?? 0 · mr-zoe O m 0
tomasso OW tc 3 · mina BG tc 0 · ringo G cm 1 · peanut O m 0
"""


def printed(cat: Cat) -> str:
    colours = "".join(letter for bit, letter in enumerate("BOWG") if cat.colours >> bit & 1)
    needs = cat.needs or "?" * cat.any_food[0]
    return f"{cat.name} {colours} {needs} {cat.vp} {cat.mark}".strip()


def listed(table: str) -> list[str]:
    return [entry.strip() for line in table.strip().splitlines() for entry in line.split("·")]


@pytest.mark.ruling("CL-B8", "CL-B9", "CL-X3")
def test_cats_match_the_printed_list() -> None:
    printed_cats = [printed(cat) for cat in CATS]
    assert printed_cats[:TREATS_CATS] == listed(BASE)
    assert printed_cats[TREATS_CATS:STRAYS] == listed(TREATS)
    assert printed_cats[STRAYS:TREATS_STRAYS] == listed(STRAY_CATS)
    assert printed_cats[TREATS_STRAYS:] == listed(TREATS_STRAY_CATS)


@pytest.mark.ruling("CL-B8")
def test_base_deck_cats_by_mark() -> None:
    marks = [cat.mark for cat in CATS[:TREATS_CATS]]
    assert [marks.count(mark) for mark in ("", "3+", "4")] == [15, 6, 1]
    for seats, cats in ((2, 15), (3, 21), (4, 22)):
        assert sum(copies(kind, seats, treats=False) for kind in range(CAT_COUNT)) == cats


@pytest.mark.ruling("CL-X2")
def test_boxes_by_mark() -> None:
    by_seats = {
        seats: [
            NAMES[CAT_COUNT + place].removesuffix("-box")
            for place, other in enumerate(OTHERS)
            for _ in range(copies(CAT_COUNT + place, seats, treats=True))
            if other.group == "box"
        ]
        for seats in (2, 4, 6)
    }
    few = ["gray", "orange-chicken", "white-milk", "black-tuna", "white-tuna"]
    assert sorted(by_seats[2]) == sorted(few)
    more = [*few, "gray", "black-milk", "orange-tuna"]
    assert sorted(by_seats[4]) == sorted(more)
    assert sorted(by_seats[6]) == sorted([*more, "white-chicken", "orange-milk"])


@pytest.mark.ruling("CL-X4")
def test_there_are_ten_goals() -> None:
    assert len({goal.name for goal in GOALS}) == 10
