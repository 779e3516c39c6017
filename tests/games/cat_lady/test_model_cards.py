"""The card data against the reference model, and against docs/games/cat-lady.md."""

import re
from pathlib import Path

import pytest

from tabbytop.games.cat_lady.cards import (
    GOALS,
    KIND_COUNT,
    NAMES,
    OTHERS,
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
from tabbytop.games.cat_lady.words import message
from tests.games.cat_lady import model_scoring
from tests.games.cat_lady.model_cards import COUNTS, DECK_SIZES, FOOD, GOAL_NUMBERS, MARKS
from tests.games.cat_lady.model_random import BASE_DECK, BOXES, TREATS_DECK

PAGE = (Path(__file__).parents[3] / "docs" / "games" / "cat-lady.md").read_text(encoding="utf-8")
SECTIONS = {text.partition("\n")[0]: text for text in re.split(r"^##+ ", PAGE, flags=re.MULTILINE)}


def colours(cat: Cat) -> set[str]:
    return {name[0].upper() for bit, name in enumerate(COLOURS) if cat.colours >> bit & 1}


def wanted(seats: int, treats: bool, counts: str) -> int:
    """Return how many cards with these counts are in the deck."""
    base, more = counts.split()
    first = [int(count) for count in base][: 1 + (seats >= 3) + (seats >= 4)]
    second = [int(count) for count in more][: 1 + (seats >= 4) + (seats >= 5) + (seats >= 6)]
    return sum(first) + (sum(second) if treats else 0)


def by_group() -> dict[str, list[int]]:
    """Return the kinds that are not cats by name, all costumes together."""
    groups: dict[str, list[int]] = {}
    for kind in range(CAT_COUNT, KIND_COUNT):
        other = OTHERS[kind - CAT_COUNT]
        name = "costumes" if other.group == "costume" else other.name
        groups.setdefault(name, []).append(kind)
    return groups


@pytest.mark.ruling("CL-B8", "CL-B9", "CL-X1", "CL-X3", "CL-C26", "CL-C27")
def test_cats_match_the_model() -> None:
    assert list(model_scoring.CATS) == CAT_NAMES
    for cat in CATS:
        typed, need, points = model_scoring.CATS[cat.name]
        assert colours(cat) == set("BOWG" if typed == "all" else typed), cat
        least, most = model_scoring.APPETITE.get(cat.name, (need.count("?"),) * 2)
        assert (sorted(cat.needs), cat.any_food) == (sorted(need.replace("?", "")), (least, most))
        assert cat.vp == points, cat
        assert cat.mark == next((mark for mark, cats in MARKS.items() if cat.name in cats), ""), cat


@pytest.mark.ruling("CL-B8", "CL-B9", "CL-X3")
def test_points_for_other_cats_match_the_model() -> None:
    words = {letter: word for word, letter in model_scoring.COLOURS.items()}
    types = {letter: word for word, letter in model_scoring.TYPES.items()}
    for cat in CATS:
        if cat.name in model_scoring.BY_COLOUR:
            each, colour = model_scoring.BY_COLOUR[cat.name]
            assert (cat.each, cat.per) == (each, words[colour])
        elif cat.name in model_scoring.BY_TYPE:
            assert (cat.each, cat.per) == (1, types[model_scoring.BY_TYPE[cat.name]])
        else:
            assert cat.per not in {*words.values(), *types.values()}


@pytest.mark.ruling("CL-B2", "CL-B8", "CL-X1", "CL-X2")
@pytest.mark.parametrize(("seats", "treats"), list(DECK_SIZES))
def test_card_counts_match_the_model(seats: int, treats: bool) -> None:
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
def test_food_and_boxes_match_the_model() -> None:
    assert {other.name: other.food for other in OTHERS if other.group == "food"} == FOOD
    boxes = [other for other in OTHERS if other.group == "box"]
    assert {box.name for box in boxes} == set(BOXES)
    for box in boxes:
        colour, *eats = box.name.removesuffix("-box").split("-")
        assert box.colour == 1 << COLOURS.index(colour)
        assert box.eats == "".join(model_scoring.TYPES[food] for food in eats)
    assert len([other for other in OTHERS if other.group == "costume"]) == 12
    assert (STRAYS, TREATS_STRAYS - STRAYS, CAT_COUNT - TREATS_STRAYS) == (32, 13, 13)
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.ruling("CL-X4")
def test_goals_match_the_model() -> None:
    assert {goal.name: list(goal.needed) for goal in GOALS} == GOAL_NUMBERS
    for number, goal in enumerate(GOALS):
        assert [goal_target(number, seats) for seats in (3, 4, 5, 6)] == GOAL_NUMBERS[goal.name]


# The docs page.


def rows(section: str) -> list[list[str]]:
    """Return the table cells of a section of the docs page."""
    lines = [line for line in SECTIONS[section].splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_docs_list_the_cats_correctly() -> None:
    shown = {row[0]: row[1:] for row in rows("The cats") + rows("The strays")}
    for cat in CATS:
        colour, needs, points, *mark = shown[str(message(f"card-{cat.name}"))]
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


def test_docs_list_card_counts_correctly() -> None:
    titles: dict[str, list[str]] = {}
    for cells in rows("The other cards"):
        for title in re.sub(r"^Box: ", "", cells[0]).removesuffix(", each").split(", "):
            for single in title.split(" · "):
                titles[single] = cells[1:]
    for name, kinds in by_group().items():
        title = str(message(f"card-{NAMES[kinds[0]]}"))
        if name == "costumes":
            title = "Costumes (twelve names and no other difference)"
        elif name.endswith("-box"):
            title = name.removesuffix("-box").replace("-", " ")
        counts = COUNTS[name].replace(" ", "")
        assert [cell or "0" for cell in titles[title]] == list(counts), name


def test_docs_list_goal_targets_correctly() -> None:
    shown = [[int(cell) for cell in row[1:]] for row in rows("Shared goals")[1:]]
    assert shown == [list(goal.needed) for goal in GOALS]
