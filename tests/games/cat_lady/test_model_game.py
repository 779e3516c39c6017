"""Random games, compared with the reference model move by move."""

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
from tests.games.cat_lady.model_cards import GOAL_NUMBERS
from tests.games.cat_lady.model_feeding import may_finish
from tests.games.cat_lady.model_game import CELLS, PLAYED, ModelGame, Player, Question, final_scores
from tests.games.cat_lady.model_random import random_plan
from tests.games.cat_lady.model_scoring import STRAYS, ModelDiet
from tests.games.cat_lady.model_translation import holding_of

Events = list[Mapping[str, object]]

ARROWS = {
    "left-column": "column 1", "middle-column": "column 2", "right-column": "column 3",
    "top-row": "row a", "middle-row": "row b", "bottom-row": "row c",
}  # fmt: skip
GIFTS = {
    "one-catnip": {"catnip": 1}, "two-costumes": {"costume": 2}, "wild-toy": {"wild-toy": 1},
    "two-tokens": {}, "three-wild": {}, "one-more-stray": {},
}  # fmt: skip
RARE = ("adopt", "spray", "brush", "shop", "laser", "pay", "pick", "swap", "cash")


# Telling the model.


def events(table: CatLadyTable) -> Events:
    return [event.perspectives()[0] for event in table.take_events()]


def cards_by_cell(event: Mapping[str, object]) -> dict[str, str]:
    cells, cards = cast("list[str]", event["cells"]), cast("list[str]", event["cards"])
    return dict(zip(cells, cards, strict=True))


def record_chance(model: ModelGame, told: Events) -> None:
    """Tell the model about chance, and about the cat player's decisions."""
    for event in told:
        if event["event"] == "refill":
            model.refills.append(cards_by_cell(event))
        elif event["event"] == "turn_card":
            model.turn_cards.append(turn_card(str(event["card"])))
        elif model.seats == 1 and event.get("seat") == 1:
            if event["event"] == "pay":
                plan = cast("list[str]", event["plan"])
                model.paid = [move.removeprefix("feed ") for move in plan]
            elif event["event"] == "pick":
                model.picked += cast("list[str]", event["cells"])


def turn_card(name: str) -> tuple[str, str]:
    if name == "cat-token":
        return "token", ""
    wanted, arrow = next((name.removesuffix("-" + end), end) for end in ARROWS if end in name)
    return wanted, ARROWS[arrow]


def start_model(table: CatLadyTable) -> ModelGame:
    view = table.view(None)
    told = events(table)
    [setup] = [event for event in told if event["event"] == "setup"]
    strays = cast("list[str]", setup["strays"])
    model = CheckingModel(table.seats, cards_by_cell(told[0]), strays.copy(), 0)
    model.treats = view["edition"] == "treats"
    model.deck = DECKS[model.treats][max(table.seats, 2)] - 9
    model.goals = cast("list[str]", setup["goals"]).copy()
    model.pool = cast("list[str]", setup["pool"]).copy()
    if table.seats == 1:
        give_starting_cards(model, cast("list[str]", setup["starting"]), view["players"][1]["cats"])
    else:
        prompt = table.prompt(table.actors()[0])
        assert prompt is not None
        model.active = cast("int", prompt.args["first"])
    record_chance(model, told[1:])
    return model


DECKS = {False: {2: 72, 3: 87, 4: 102}, True: {2: 90, 3: 105, 4: 126, 5: 141, 6: 150}}


def give_starting_cards(model: ModelGame, gifts: list[str], cats: list[str]) -> None:
    """Give the cat player its starting cards; its cats show which stray it drew."""
    player = model.players[1]
    for gift in gifts:
        player.gifts.update(GIFTS[gift])
    player.two_point_tokens = 2 * ("two-tokens" in gifts)
    player.tokens["wild"] = 3 * ("three-wild" in gifts)
    if "one-more-stray" in gifts:
        [stray] = [cat for cat in cats if cat in STRAYS and cat not in model.strays]
        player.cats = [stray]


class CheckingModel(ModelGame):
    """Checks the cat player's decisions about Choupette by the value of its best plan."""

    def cat_players_choupette(self) -> None:
        if "choupette" in self.players[1].cats and self.paid:
            pairs = list(combinations([cell for cell in CELLS if cell in self.grid], 2))
            worth = [self.value_with(pair) for pair in pairs]
            assert max(worth) >= best_value(holding_of(self.owned(1)), None)
            assert tuple(self.picked) == pairs[worth.index(max(worth))]
        super().cat_players_choupette()

    def value_with(self, pair: tuple[str, str]) -> int:
        """Return the cat player's best value if Choupette is paid and takes these two cards."""
        trial = ModelGame(1, self.grid.copy(), self.strays.copy(), 0)
        trial.players = deepcopy(self.players)
        trial.paid, trial.picked = self.paid, list(pair)
        trial.cat_players_choupette()
        return best_value(holding_of(trial.owned(1)), None)


# Comparing.


def assert_same_question(question: Question, table: CatLadyTable) -> None:
    assert table.actors() == sorted(question)
    for seat, legal in question.items():
        text = [GAME.vocabulary.text(move) for move in table.moves(seat)]
        assert set(text) == legal
        assert len(text) == len(legal)


def tokens_shown(player: Player, plan: list[str], table: CatLadyTable) -> Counter[str]:
    """Return the public tokens of a player; after the reveal, the leftovers."""
    if table.actors():
        return player.tokens
    return player.tokens - Counter(meal.split()[2] for meal in plan)


def assert_same_state(model: ModelGame, table: CatLadyTable) -> None:
    view = table.view(None)
    assert {cell["cell"]: cell["card"] for cell in view["grid"]} == {
        cell: model.grid.get(cell) for cell in CELLS
    }
    assert (view["token"] or "") == model.token
    assert view["deck"] == model.deck
    assert view["strays"] == model.strays
    assert Counter(view["discards"]) == +model.discard
    assert [goal["goal"] for goal in view["goals"]] == model.goals
    assert sorted(goal["goal"] for goal in view["pool"]) == sorted(model.pool)
    for who, (player, seen) in enumerate(zip(model.players, view["players"], strict=True)):
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


def points_by_item(sheet: tuple[ScoreLine, ...]) -> Counter[str]:
    """Return the points of a score sheet by cat, and by other item."""
    found: Counter[str] = Counter()
    for line in sheet:
        found[str(line.args.get("cat", line.key))] += line.points or 0
    return found


def assert_same_scores(model: ModelGame, table: CatLadyTable) -> None:
    """Assert that plans and points equal the model's."""
    for who, player in enumerate(table.view(None)["players"]):
        plan = [move.removeprefix("feed ") for move in player["plan"] or []]
        if who >= model.seats:
            model.players[who].plan = plan
        assert sorted(plan) == sorted(model.players[who].plan)
        assert may_finish(model.owned(who), plan)
    wanted = {goal: numbers[max(model.seats, 3) - 3] for goal, numbers in GOAL_NUMBERS.items()}
    points = final_scores(model, wanted)
    result = table.result()
    assert result is not None
    sheets = [*result.sheets, *(other.sheet for other in result.opponents)]
    totals = [*result.scores, *(other.score for other in result.opponents)]
    for mine, sheet, total in zip(points, sheets, totals, strict=True):
        assert mine.pop("total") == total
        mine["goal"] = mine.pop("goals")
        assert +Counter(mine) == +points_by_item(sheet)
        assert -Counter(mine) == -points_by_item(sheet)
    assert_same_places(model, totals, result.places)
    if model.seats == 1:
        assert_no_better_plan(model, wanted, totals[1])


def assert_no_better_plan(model: ModelGame, wanted: dict[str, int], total: int) -> None:
    """Assert that some random plans of the cat player are no better (CL-C39)."""
    rng = random.Random(total)
    for _ in range(5):
        model.players[1].plan = random_plan(rng, model.owned(1))
        assert final_scores(model, wanted)[1]["total"] <= total


def assert_same_places(model: ModelGame, totals: list[int], places: tuple[int, ...]) -> None:
    """Places go by points, then fed cats (CL-Y10); in solitaire only by strictly more points."""
    if model.seats == 1:
        assert places == (1 if totals[0] > totals[1] else 2,)
        return
    plans = [player.plan for player in model.players]
    fed = [ModelDiet(model.owned(who), plan).fed_cats() for who, plan in enumerate(plans)]
    keys = list(zip(totals, fed, strict=True))
    assert places == tuple(1 + sum(other > key for other in keys) for key in keys)


# Playing.


def avoid_choupette(legal: list[str]) -> list[str]:
    """Leave Choupette and cash out, so that the cat player gets her."""
    return [move for move in legal if move not in {"adopt choupette", "cash in"}]


def choose_move(rng: Generator, legal: list[str], grid: dict[str, str], finish_soon: bool) -> str:
    """Choose a random move, preferring rare ones; `finish_soon` ends the feeding."""
    if "done" in legal and (finish_soon or rng.below(3) == 0):
        return "done"
    feeding = [move for move in legal if move.startswith("feed")]
    if feeding and not finish_soon and rng.below(8):
        return feeding[rng.below(len(feeding))]
    if finish_soon:
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


def play_both(table: CatLadyTable, seed: int, leave_choupette: bool = False) -> Counter[str]:
    """Play one game in both, comparing at every decision; return what was played."""
    rng = tabbytop.quick(seed)
    played: Counter[str] = Counter()
    model = start_model(table)
    game = model.game()
    question = next(game)
    while True:
        assert_same_question(question, table)
        assert_same_state(model, table)
        assert model.refills == []
        assert model.turn_cards == []
        seats = table.actors()
        seat = seats[rng.below(len(seats))]
        legal = [GAME.vocabulary.text(move) for move in table.moves(seat)]
        legal = avoid_choupette(legal) if leave_choupette else legal
        move = choose_move(rng, legal, model.grid, finish_soon=played["feed"] > 30 * table.seats)
        played[move.split()[0]] += 1
        table.play(seat, move)
        record_chance(model, events(table))
        try:
            question = game.send((seat, move))
        except StopIteration:
            break
    assert table.actors() == []
    assert_same_state(model, table)
    assert_same_scores(model, table)
    played["cat player pays"] += bool(model.paid)
    return played


def deal(seats: int, seed: int, options: dict[str, object]) -> CatLadyTable:
    table = GAME.deal(seats, seed, options, events=True)
    assert isinstance(table, CatLadyTable)
    return table


Setting = tuple[int, dict[str, object]]
SOLITAIRE: list[Setting] = [(1, {"difficulty": word}) for word in ("easy", "normal", "hard")]
BASE: list[Setting] = [(seats, {"edition": "base"}) for seats in (2, 3, 4)]
TREATS: list[Setting] = [(seats, {}) for seats in (2, 3, 4, 5, 6)]
GOALS: list[Setting] = [(seats, {"goals": True}) for seats in (3, 4, 5, 6)]
SETTINGS = [*SOLITAIRE, *BASE, *TREATS, *GOALS]


@pytest.mark.ruling(
    "G1", "CL-B2", "CL-B3", "CL-B4", "CL-B5", "CL-B6", "CL-B7", "CL-X5", "CL-X6", "CL-C1", "CL-C4",
    "CL-C5", "CL-C7", "CL-C14", "CL-C17", "CL-C18", "CL-C19", "CL-C20", "CL-C21", "CL-C35",
    "CL-C36", "CL-C37", "CL-C38", "CL-C39", "CL-Y3", "CL-Y4", "CL-Y5", "CL-Y9", "CL-Y10",
    "CL-Y11", "CL-Y12", "CL-Y16",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_game_matches_the_model_at_every_decision(seats: int, options: dict[str, object]) -> None:
    for seed in range(4):
        play_both(deal(seats, seed, options), seed)


@pytest.mark.ruling("CL-C35", "CL-C39", "CL-Y2", "CL-Y3", "CL-Y4", "CL-Y12", "CL-Y16")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_choupette_matches_the_model(seats: int) -> None:
    tables = [deal(seats, seed, {}) for seed in range(100)]
    with_her = [table for table in tables if "choupette" in table.view(None)["strays"]]
    played: Counter[str] = Counter()
    for seed, table in enumerate(with_her[:8]):
        played += play_both(table, seed)
    assert played["pay"] > 0


@pytest.mark.ruling("CL-C39", "CL-Y13")
def test_cat_players_choupette_matches_the_model() -> None:
    tables = [deal(1, seed, {"difficulty": "hard"}) for seed in range(100)]
    with_her = [table for table in tables if "choupette" in table.view(None)["strays"]]
    played: Counter[str] = Counter()
    for seed, table in enumerate(with_her[:8]):
        played += play_both(table, seed, leave_choupette=True)
    assert played["cat player pays"] > 0
