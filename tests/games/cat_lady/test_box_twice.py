"""The tables of the game beside a list that was typed a second time, and beside the page."""

import re
from pathlib import Path

import pytest

from tabbytop.games.cat_lady.cards import (
    GOALS,
    KIND_COUNT,
    NAMES,
    OTHERS,
    TITLES,
    copies,
    full_deck,
    goal_target,
)
from tabbytop.games.cat_lady.cats import (
    CAT_COUNT,
    CAT_NAMES,
    CATS,
    COLOURS,
    STRAYS,
    TREATS_STRAYS,
    Cat,
)
from tests.games.cat_lady import second_reading
from tests.games.cat_lady.random_dinners import BASE_DECK, BOXES, TREATS_DECK
from tests.games.cat_lady.second_box import COUNTS, DECK_SIZES, FOOD, GOAL_NUMBERS, MARKS

PAGE = (Path(__file__).parents[3] / "docs" / "cat-lady.md").read_text(encoding="utf-8")
SECTIONS = {text.partition("\n")[0]: text for text in re.split(r"^##+ ", PAGE, flags=re.MULTILINE)}


def colours(cat: Cat) -> set[str]:
    return {name[0].upper() for bit, name in enumerate(COLOURS) if cat.colours >> bit & 1}


def wanted(seats: int, treats: bool, counts: str) -> int:
    """How many of the cards with these counts are in the deck."""
    base, more = counts.split()
    first = [int(count) for count in base][: 1 + (seats >= 3) + (seats >= 4)]
    second = [int(count) for count in more][: 1 + (seats >= 4) + (seats >= 5) + (seats >= 6)]
    return sum(first) + (sum(second) if treats else 0)


def by_group() -> dict[str, list[int]]:
    """The kinds that are no cats by name, all costumes together."""
    groups: dict[str, list[int]] = {}
    for kind in range(CAT_COUNT, KIND_COUNT):
        other = OTHERS[kind - CAT_COUNT]
        name = "costumes" if other.group == "costume" else other.name
        groups.setdefault(name, []).append(kind)
    return groups


@pytest.mark.ruling("CL-B8", "CL-B9", "CL-X1", "CL-X3", "CL-C26", "CL-C27")
def test_every_cat_is_as_typed_a_second_time() -> None:
    assert list(second_reading.CATS) == CAT_NAMES
    for cat in CATS:
        typed, need, points = second_reading.CATS[cat.name]
        assert colours(cat) == set("BOWG" if typed == "all" else typed), cat
        least, most = second_reading.APPETITE.get(cat.name, (need.count("?"),) * 2)
        assert (sorted(cat.needs), cat.any_food) == (sorted(need.replace("?", "")), (least, most))
        assert cat.vp == points, cat
        assert cat.mark == next((mark for mark, cats in MARKS.items() if cat.name in cats), ""), cat


@pytest.mark.ruling("CL-B8", "CL-B9", "CL-X3")
def test_what_a_cat_has_for_others_is_as_typed_a_second_time() -> None:
    words = {letter: word for word, letter in second_reading.COLOURS.items()}
    types = {letter: word for word, letter in second_reading.TYPES.items()}
    for cat in CATS:
        if cat.name in second_reading.BY_COLOUR:
            each, colour = second_reading.BY_COLOUR[cat.name]
            assert (cat.each, cat.per) == (each, words[colour])
        elif cat.name in second_reading.BY_TYPE:
            assert (cat.each, cat.per) == (1, types[second_reading.BY_TYPE[cat.name]])
        else:
            assert cat.per not in {*words.values(), *types.values()}


@pytest.mark.ruling("CL-B2", "CL-B8", "CL-X1", "CL-X2")
@pytest.mark.parametrize(("seats", "treats"), list(DECK_SIZES))
def test_every_card_is_there_as_often_as_typed_a_second_time(seats: int, treats: bool) -> None:
    least = {"": 1, "3+": 3, "4": 4, "5+": 5, "6": 6}
    marks = {name: mark for mark, names in MARKS.items() for name in names}
    for kind, name in enumerate(CAT_NAMES):
        there = name in (TREATS_DECK if treats else BASE_DECK)
        there = there and seats >= least[marks.get(name, "")]
        assert copies(kind, seats, treats=treats) == int(there), name
    assert set(by_group()) == set(COUNTS)
    for name, kinds in by_group().items():
        count = sum(copies(kind, seats, treats=treats) for kind in kinds)
        assert count == wanted(seats, treats, COUNTS[name]), name
        if name == "costumes":
            assert all(copies(kind, seats, treats=treats) <= 1 for kind in kinds)
    assert len(full_deck(seats, treats=treats)) == DECK_SIZES[seats, treats]


@pytest.mark.ruling("CL-B1", "CL-B4", "CL-X2")
def test_food_and_boxes_are_as_typed_a_second_time() -> None:
    assert {other.name: other.food for other in OTHERS if other.group == "food"} == FOOD
    boxes = [other for other in OTHERS if other.group == "box"]
    assert {box.name for box in boxes} == set(BOXES)
    for box in boxes:
        colour, *eats = box.name.removesuffix("-box").split("-")
        assert box.colour == 1 << COLOURS.index(colour)
        assert box.eats == "".join(second_reading.TYPES[food] for food in eats)
    assert len([other for other in OTHERS if other.group == "costume"]) == 12
    assert (STRAYS, TREATS_STRAYS - STRAYS, CAT_COUNT - TREATS_STRAYS) == (32, 13, 13)
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.ruling("CL-X4")
def test_goals_are_as_typed_a_second_time() -> None:
    assert {goal.name: list(goal.needed) for goal in GOALS} == GOAL_NUMBERS
    for number, goal in enumerate(GOALS):
        assert [goal_target(number, seats) for seats in (3, 4, 5, 6)] == GOAL_NUMBERS[goal.name]


# What the page says.


def rows(section: str) -> list[list[str]]:
    """The cells of every row of the tables of a section of the page."""
    lines = [line for line in SECTIONS[section].splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_page_shows_the_cats_as_they_are() -> None:
    shown = {row[0]: row[1:] for row in rows("The cats") + rows("The strays")}
    for cat in CATS:
        colour, needs, points, *mark = shown[cat.title]
        assert set("BOWG" if colour == "all" else colour) - set(", ") == colours(cat), cat
        if cat.any_food == (0, 0):
            assert needs == cat.needs
        else:
            assert needs.startswith("?" * cat.any_food[0])
        if cat.vp:
            assert re.match(rf"{cat.vp}\b", points), cat
        if cat.each and not cat.vp and cat.name != "marshmallow":
            assert points.startswith(f"{cat.each} for each"), cat
        assert mark in ([], [cat.mark])


def test_the_page_shows_every_card_with_its_numbers() -> None:
    titles: dict[str, list[str]] = {}
    for cells in rows("The other cards"):
        for title in re.sub(r"^Box: ", "", cells[0]).removesuffix(", each").split(", "):
            for single in title.split(" · "):
                titles[single] = cells[1:]
    for name, kinds in by_group().items():
        title = TITLES[kinds[0]]
        if name == "costumes":
            title = "Costumes (twelve names and no other difference)"
        elif name.endswith("-box"):
            title = name.removesuffix("-box").replace("-", " ")
        counts = COUNTS[name].replace(" ", "")
        assert [cell or "0" for cell in titles[title]] == list(counts), name


def test_the_page_shows_the_goals_with_their_numbers() -> None:
    shown = [[int(cell) for cell in row[1:]] for row in rows("Shared goals")[1:]]
    assert shown == [list(goal.needed) for goal in GOALS]
