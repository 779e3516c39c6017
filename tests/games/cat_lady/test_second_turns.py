"""Random games, move by move, beside a second reading of the rules."""

import random
from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from itertools import combinations
from typing import cast

import pytest

import tabbytop
from tabbytop.games.cat_lady.best_plan import best_value
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.kernel.generator import Generator
from tabbytop.kernel.result import ScoreLine
from tests.games.cat_lady.random_dinners import random_plan
from tests.games.cat_lady.second_box import GOAL_NUMBERS
from tests.games.cat_lady.second_end import standings
from tests.games.cat_lady.second_meals import whole
from tests.games.cat_lady.second_reading import STRAYS, Dinner
from tests.games.cat_lady.second_turns import CELLS, PLAYED, Player, Question, Turns
from tests.games.cat_lady.translation import holding_of

Told = list[Mapping[str, object]]

ARROWS = {
    "left-column": "column 1", "middle-column": "column 2", "right-column": "column 3",
    "top-row": "row a", "middle-row": "row b", "bottom-row": "row c",
}  # fmt: skip
GIFTS = {
    "one-catnip": {"catnip": 1}, "two-costumes": {"costume": 2}, "wild-toy": {"wild-toy": 1},
    "two-tokens": {}, "three-wild": {}, "one-more-stray": {},
}  # fmt: skip
RARE = ("adopt", "spray", "brush", "shop", "laser", "pay", "pick", "swap", "cash")


# Hearing.


def events(table: CatLadyTable) -> Told:
    return [event.perspectives()[0] for event in table.take_events()]


def cards_by_cell(event: Mapping[str, object]) -> dict[str, str]:
    cells, cards = cast("list[str]", event["cells"]), cast("list[str]", event["cards"])
    return dict(zip(cells, cards, strict=True))


def hear(turns: Turns, told: Told) -> None:
    """Chance, and what the cat player decides."""
    for event in told:
        if event["event"] == "refill":
            turns.refills.append(cards_by_cell(event))
        elif event["event"] == "turn_card":
            turns.turn_cards.append(turn_card(str(event["card"])))
        elif turns.seats == 1 and event.get("seat") == 1:
            if event["event"] == "pay":
                plan = cast("list[str]", event["plan"])
                turns.paid = [move.removeprefix("feed ") for move in plan]
            elif event["event"] == "pick":
                turns.picked += cast("list[str]", event["cells"])


def turn_card(name: str) -> tuple[str, str]:
    if name == "cat-token":
        return "token", ""
    wanted, arrow = next((name.removesuffix("-" + end), end) for end in ARROWS if end in name)
    return wanted, ARROWS[arrow]


def begin(table: CatLadyTable) -> Turns:
    view = table.view(None)
    told = events(table)
    [setup] = [event for event in told if event["event"] == "setup"]
    strays = cast("list[str]", setup["strays"])
    turns = WatchingTurns(table.seats, cards_by_cell(told[0]), strays.copy(), 0)
    turns.treats = view["edition"] == "treats"
    turns.deck = DECKS[turns.treats][max(table.seats, 2)] - 9
    turns.goals = cast("list[str]", setup["goals"]).copy()
    turns.pool = cast("list[str]", setup["pool"]).copy()
    if table.seats == 1:
        give(turns, cast("list[str]", setup["starting"]), view["players"][1]["cats"])
    else:
        prompt = table.prompt(table.actors()[0])
        assert prompt is not None
        turns.active = cast("int", prompt.args["first"])
    hear(turns, told[1:])
    return turns


DECKS = {False: {2: 72, 3: 87, 4: 102}, True: {2: 90, 3: 105, 4: 126, 5: 141, 6: 150}}


def give(turns: Turns, gifts: list[str], cats: list[str]) -> None:
    """The cat player's starting cards; which stray it drew is seen in its cats."""
    player = turns.players[1]
    for gift in gifts:
        player.gifts.update(GIFTS[gift])
    player.two_point_tokens = 2 * ("two-tokens" in gifts)
    player.tokens["wild"] = 3 * ("three-wild" in gifts)
    if "one-more-stray" in gifts:
        [stray] = [cat for cat in cats if cat in STRAYS and cat not in turns.strays]
        player.cats = [stray]


class WatchingTurns(Turns):
    """Judges what the cat player does about Choupette by what its best plan is worth."""

    def cat_players_choupette(self) -> None:
        if "choupette" in self.players[1].cats and self.paid:
            pairs = list(combinations([cell for cell in CELLS if cell in self.grid], 2))
            worth = [self.worth_with(pair) for pair in pairs]
            assert max(worth) >= best_value(holding_of(self.has(1)), None)
            assert tuple(self.picked) == pairs[worth.index(max(worth))]
        super().cat_players_choupette()

    def worth_with(self, pair: tuple[str, str]) -> int:
        """What the cat player has when she is paid and brings these two cards."""
        twin = Turns(1, self.grid.copy(), self.strays.copy(), 0)
        twin.players = deepcopy(self.players)
        twin.paid, twin.picked = self.paid, list(pair)
        twin.cat_players_choupette()
        return best_value(holding_of(twin.has(1)), None)


# Comparing.


def ask_alike(question: Question, table: CatLadyTable) -> None:
    assert table.actors() == sorted(question)
    for seat, legal in question.items():
        text = [GAME.vocabulary.text(move) for move in table.moves(seat)]
        assert set(text) == legal
        assert len(text) == len(legal)


def tokens_shown(player: Player, plan: list[str], table: CatLadyTable) -> Counter[str]:
    """What lies before a player; when all have shown their plans, what their cats left over."""
    if table.actors():
        return player.tokens
    return player.tokens - Counter(meal.split()[2] for meal in plan)


def agree(turns: Turns, table: CatLadyTable) -> None:
    view = table.view(None)
    assert {cell["cell"]: cell["card"] for cell in view["grid"]} == {
        cell: turns.grid.get(cell) for cell in CELLS
    }
    assert (view["token"] or "") == turns.token
    assert view["deck"] == turns.deck
    assert view["strays"] == turns.strays
    assert Counter(view["discards"]) == +turns.discard
    assert [goal["goal"] for goal in view["goals"]] == turns.goals
    assert sorted(goal["goal"] for goal in view["pool"]) == sorted(turns.pool)
    for who, (player, seen) in enumerate(zip(turns.players, view["players"], strict=True)):
        assert sorted(player.cats) == sorted(seen["cats"])
        shown = tokens_shown(player, seen["plan"] or [], table)
        assert +shown == +Counter(seen["food"])
        assert sorted(player.boxes) == sorted(seen["boxes"])
        assert player.two_point_tokens == seen["vp_tokens"]
        assert player.hand.total() == seen["hand"]
        if who < table.seats:
            own = table.view(who)["own"]
            assert own is not None
            assert +player.hand == Counter(own["hand"])
            assert sorted(f"feed {meal}" for meal in player.plan) == sorted(own["plan"])
            assert player.done == seen["done"]
        else:
            assert +player.hand == Counter(seen["cards"] or [])


def items(sheet: tuple[ScoreLine, ...]) -> Counter[str]:
    """The points of a score sheet by cat, and by what else there is."""
    found: Counter[str] = Counter()
    for line in sheet:
        found[str(line.args.get("cat", line.key))] += line.points or 0
    return found


def score_alike(turns: Turns, table: CatLadyTable) -> None:
    """The plans are shown; the points are those of the second reading."""
    for who, player in enumerate(table.view(None)["players"]):
        plan = [move.removeprefix("feed ") for move in player["plan"] or []]
        if who >= turns.seats:
            turns.players[who].plan = plan
        assert sorted(plan) == sorted(turns.players[who].plan)
        assert whole(turns.has(who), plan)
    wanted = {goal: numbers[max(turns.seats, 3) - 3] for goal, numbers in GOAL_NUMBERS.items()}
    points = standings(turns, wanted)
    result = table.result()
    assert result is not None
    sheets = [*result.sheets, *(other.sheet for other in result.opponents)]
    totals = [*result.scores, *(other.score for other in result.opponents)]
    for mine, sheet, total in zip(points, sheets, totals, strict=True):
        assert mine.pop("total") == total
        mine["goal"] = mine.pop("goals")
        assert +Counter(mine) == +items(sheet)
        assert -Counter(mine) == -items(sheet)
    place_alike(turns, totals, result.places)
    if turns.seats == 1:
        no_plan_is_better(turns, wanted, totals[1])


def no_plan_is_better(turns: Turns, wanted: dict[str, int], total: int) -> None:
    """The cat player's plan beside some others that it could have made (CL-C39)."""
    rng = random.Random(total)
    for _ in range(5):
        turns.players[1].plan = random_plan(rng, turns.has(1))
        assert standings(turns, wanted)[1]["total"] <= total


def place_alike(turns: Turns, totals: list[int], places: tuple[int, ...]) -> None:
    """By points, then fed cats (CL-Y10); alone only more points than the cat player's win."""
    if turns.seats == 1:
        assert places == (1 if totals[0] > totals[1] else 2,)
        return
    plans = [player.plan for player in turns.players]
    fed = [Dinner(turns.has(who), plan).fed_cats() for who, plan in enumerate(plans)]
    keys = list(zip(totals, fed, strict=True))
    assert places == tuple(1 + sum(other > key for other in keys) for key in keys)


# Playing.


def leave_her(legal: list[str]) -> list[str]:
    """Not Choupette, nor lost cats for points: so that the cat player gets her."""
    return [move for move in legal if move not in {"adopt choupette", "cash in"}]


def pick(rng: Generator, legal: list[str], grid: dict[str, str], tired: bool) -> str:
    """A move, with a liking for what is rare. Who is tired of feeding takes back and is done."""
    if "done" in legal and (tired or rng.below(3) == 0):
        return "done"
    feeding = [move for move in legal if move.startswith("feed")]
    if feeding and not tired and rng.below(8):
        return feeding[rng.below(len(feeding))]
    if tired:
        legal = [move for move in legal if move.startswith("take back")] or legal
    if "adopt choupette" in legal:
        return "adopt choupette"
    if "pick" in legal[0] and rng.below(4):
        legal = [move for move in legal if grid.get(move.split()[-1]) in PLAYED] or legal
    rare = sorted({move.split()[0] for move in legal if move.startswith(RARE)})
    if rare and rng.below(3):
        verb = rare[rng.below(len(rare))]
        legal = [move for move in legal if move.startswith(verb)]
    return legal[rng.below(len(legal))]


def play_beside(table: CatLadyTable, seed: int, shy: bool = False) -> Counter[str]:
    """Both readings through one game; they must agree at every decision. What was played."""
    rng = tabbytop.quick(seed)
    played: Counter[str] = Counter()
    turns = begin(table)
    game = turns.game()
    question = next(game)
    while True:
        ask_alike(question, table)
        agree(turns, table)
        assert turns.refills == []
        assert turns.turn_cards == []
        seats = table.actors()
        seat = seats[rng.below(len(seats))]
        legal = [GAME.vocabulary.text(move) for move in table.moves(seat)]
        legal = leave_her(legal) if shy else legal
        move = pick(rng, legal, turns.grid, tired=played["feed"] > 30 * table.seats)
        played[move.split()[0]] += 1
        table.play(seat, move)
        hear(turns, events(table))
        try:
            question = game.send((seat, move))
        except StopIteration:
            break
    assert table.actors() == []
    agree(turns, table)
    score_alike(turns, table)
    played["cat player pays"] += bool(turns.paid)
    return played


def deal(seats: int, seed: int, options: dict[str, object]) -> CatLadyTable:
    table = GAME.deal(seats, seed, options, events=True)
    assert isinstance(table, CatLadyTable)
    return table


Setting = tuple[int, dict[str, object]]
ALONE: list[Setting] = [(1, {"difficulty": word}) for word in ("easy", "normal", "hard")]
BASE: list[Setting] = [(seats, {"edition": "base"}) for seats in (2, 3, 4)]
TREATS: list[Setting] = [(seats, {}) for seats in (2, 3, 4, 5, 6)]
GOALS: list[Setting] = [(seats, {"goals": True}) for seats in (3, 4, 5, 6)]
SETTINGS = [*ALONE, *BASE, *TREATS, *GOALS]


@pytest.mark.ruling(
    "G1", "CL-B2", "CL-B3", "CL-B4", "CL-B5", "CL-B6", "CL-B7", "CL-X5", "CL-X6", "CL-C1", "CL-C4",
    "CL-C5", "CL-C7", "CL-C14", "CL-C17", "CL-C18", "CL-C19", "CL-C20", "CL-C21", "CL-C35",
    "CL-C36", "CL-C37", "CL-C38", "CL-C39", "CL-Y3", "CL-Y4", "CL-Y5", "CL-Y9", "CL-Y10",
    "CL-Y11", "CL-Y12", "CL-Y16",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_both_readings_agree_at_every_decision(seats: int, options: dict[str, object]) -> None:
    for seed in range(4):
        play_beside(deal(seats, seed, options), seed)


@pytest.mark.ruling("CL-C35", "CL-C39", "CL-Y2", "CL-Y3", "CL-Y4", "CL-Y12", "CL-Y16")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_both_readings_agree_about_choupette(seats: int) -> None:
    tables = [deal(seats, seed, {}) for seed in range(100)]
    with_her = [table for table in tables if "choupette" in table.view(None)["strays"]]
    played: Counter[str] = Counter()
    for seed, table in enumerate(with_her[:8]):
        played += play_beside(table, seed)
    assert played["pay"] > 0


@pytest.mark.ruling("CL-C39", "CL-Y13")
def test_both_readings_agree_about_the_cat_players_choupette() -> None:
    tables = [deal(1, seed, {"difficulty": "hard"}) for seed in range(100)]
    with_her = [table for table in tables if "choupette" in table.view(None)["strays"]]
    played: Counter[str] = Counter()
    for seed, table in enumerate(with_her[:8]):
        played += play_beside(table, seed, shy=True)
    assert played["cat player pays"] > 0
