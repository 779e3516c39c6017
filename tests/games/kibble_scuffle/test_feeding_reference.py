"""Random dinners compared with a reference model of the Feeding Phase (KS-F1 to KS-F13).

The model knows nothing of the game's own steps: it keeps the bowls as lists of words and says, at
every moment, who must be asked what.
"""

from collections.abc import Iterator

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import asked, cats, eaten, food, moves

PRIORITY = {"queen", "tom", "alley"}
GUESTS = [
    "kitten", "kitten", "fat", "greedy", "house", "lazy", "fraidy", "mama", "clumsy",
    "queen", "tom", "alley", "pounce", "trickster",
]  # fmt: skip


class DinnerModel:
    """The reference model of one dinner."""

    def __init__(
        self, bowls: list[list[str]], food: list[str], eaten: list[str], holder: int
    ) -> None:
        self.seats = len(eaten)
        self.bowls = [cats.copy() for cats in bowls]
        self.food = [sorted(cubes) for cubes in food]
        self.eaten = [sorted(cubes) for cubes in eaten]
        self.holder = holder
        self.aside: list[list[str]] = [[], [], []]
        self.lazy = False
        self.move = ""  # the answer to the last question

    def full(self, bowl: int) -> bool:
        return sum(2 if cat.startswith("fat ") else 1 for cat in self.bowls[bowl]) >= 5

    def own(self, seat: int, bowl: int) -> list[str]:
        return [cat for cat in self.bowls[bowl] if cat.endswith(f" of {seat}")]

    def dinner(self) -> Iterator[tuple[int, str, set[str]]]:
        """Yield each question in turn: seat, key, and all answers."""
        waiting = [bowl for bowl in range(3) if self.full(bowl)]
        while waiting and not self.lazy:
            if len(waiting) > 1:
                yield self.holder, "serve", {f"serve {bowl + 1}" for bowl in waiting}
                bowl = int(self.move.split()[1]) - 1
            else:
                bowl = waiting[0]
            waiting.remove(bowl)
            yield from self.serve(bowl)
        for bowl in range(3):
            self.bowls[bowl] += self.aside[bowl]
            self.aside[bowl] = []
        if not self.lazy:
            self.holder = (self.holder + 1) % self.seats

    def serve(self, bowl: int) -> Iterator[tuple[int, str, set[str]]]:
        first = [cat for cat in self.bowls[bowl] if cat.split()[0] in PRIORITY]
        if first and self.food[bowl]:
            yield from self.feed(int(first[0][-1]), bowl, first, "feed-first")
        seat = self.holder
        while self.bowls[bowl] and not self.lazy:
            if not self.food[bowl]:
                self.bowls[bowl].clear()
                return
            if self.own(seat, bowl):
                yield from self.feed(seat, bowl, self.own(seat, bowl), "feed")
            seat = (seat + 1) % self.seats

    def feed(
        self, seat: int, bowl: int, among: list[str], key: str
    ) -> Iterator[tuple[int, str, set[str]]]:
        answers = set()
        there = self.food[bowl]
        for cat in among:
            kind = cat.split()[0]
            answers |= {f"feed {kind} {cube}" for cube in there}
            if kind == "greedy":
                for i, low in enumerate(there):
                    answers |= {f"feed greedy {high}+{low}" for high in there[i + 1 :]}
        yield seat, key, answers
        _, kind, meal = self.move.split()
        cat = f"{kind} of {seat}"
        self.bowls[bowl].remove(cat)
        for cube in meal.split("+"):
            there.remove(cube)
            self.eaten[seat] = sorted([*self.eaten[seat], cube])
        if kind == "house":
            self.aside[bowl].append(cat)
        if kind == "lazy":
            self.lazy = True
        if kind == "alley":
            others = {
                f"swap {cube} of {other}"
                for other in range(self.seats)
                if other != seat
                for cube in self.eaten[other]
            }
            if others:
                yield seat, "swap", others | {"pass"}
                if self.move != "pass":
                    _, cube, _, other = self.move.split()
                    self.eaten[seat].remove(meal)
                    self.eaten[int(other)].remove(cube)
                    self.eaten[seat] = sorted([*self.eaten[seat], cube])
                    self.eaten[int(other)] = sorted([*self.eaten[int(other)], meal])


def setting(seed: int) -> tuple[KibbleTable, DinnerModel]:
    """A random table just before dinner, and the model of the same dinner."""
    chance = tabbytop.quick(seed)
    seats = 2 + chance.below(3)
    decks = [GUESTS.copy() for _ in range(seats)]
    bowls: list[list[str]] = [[], [], []]
    for bowl in range(3):
        for _ in range(2 + chance.below(6)):
            owner = chance.below(seats)
            if not decks[owner]:
                continue
            kind = decks[owner][chance.below(len(decks[owner]))]
            if kind in PRIORITY and any(cat.split()[0] in PRIORITY for cat in bowls[bowl]):
                continue
            decks[owner].remove(kind)
            bowls[bowl].append(f"{kind} of {owner}")
    dishes = ["".join("123"[chance.below(3)] for _ in range(1 + chance.below(6))) for _ in range(3)]
    plates = ["".join("123"[chance.below(3)] for _ in range(chance.below(4))) for _ in range(seats)]
    holder = chance.below(seats)
    table = GAME.arrange(
        seats,
        hands=[["kitten"]],
        bowls=bowls,
        food=dishes,
        eaten=plates,
        holder=holder,
        seed=seed,
    )
    bowls[0].append("kitten of 0")
    table.play(0, "play kitten 1")
    return table, DinnerModel(bowls, dishes, plates, holder)


@pytest.mark.ruling(
    "KS-F1", "KS-F2", "KS-F3", "KS-F4", "KS-F5", "KS-F6", "KS-F7", "KS-F8", "KS-F9", "KS-F10",
    "KS-F11", "KS-F12", "KS-F13",
)  # fmt: skip
@pytest.mark.parametrize("hundred", range(10))
def test_random_dinners_match_the_model(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        table, model = setting(seed)
        chance = tabbytop.quick(-seed)
        dined = any(model.full(bowl) for bowl in range(3))
        before = table.census()

        for seat, key, answers in model.dinner() if dined else ():
            assert asked(table) == [(seat, key)], seed
            assert set(moves(table, seat)) == answers, seed
            for bowl in range(3):
                assert cats(table, bowl + 1) == model.bowls[bowl], seed
                assert sorted(food(table, bowl + 1)) == model.food[bowl], seed
            options = sorted(answers)
            model.move = options[chance.below(len(options))]
            table.play(seat, model.move)

        view = table.view(None)
        assert view["phase"] in {"placement", "over"}, seed
        assert view["holder"] == model.holder, seed
        over = dined and max(sum(map(int, cubes)) for cubes in model.eaten) >= 20
        assert (table.result() is not None) == over, seed
        for other in range(table.seats):
            assert sorted(eaten(table, other)) == model.eaten[other], seed
        for bowl in range(3):
            assert sorted(cats(table, bowl + 1)) == sorted(model.bowls[bowl]), seed
            if model.food[bowl] or over:
                assert sorted(food(table, bowl + 1)) == model.food[bowl], seed
            else:
                assert len(food(table, bowl + 1)) == 4, seed
        assert table.census() == before, seed
