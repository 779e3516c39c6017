"""The figures that we measure of Tabbytop. A figure does a little work and returns how much.

Every registered game has its rows: `settings` finds them.
"""

from collections.abc import Callable, Iterator
from itertools import cycle, islice
from random import Random
from typing import NamedTuple

import tabbytop
from cat_lady_end_holdings import POSITIONS, end_holdings
from tabbytop import Table
from tabbytop.bots.playout import play_out, random_actor
from tabbytop.bots.search import Search
from tabbytop.games.cat_lady.best_plan import best_plan, best_value
from tabbytop.kernel.judge import UNSURE, Judge
from tabbytop.lab.play import play

Work = Callable[[], tuple[int, ...]]  # does some, and says how much of each unit it was

AT_ONCE = 100  # of what is too short to look at the clock each time
ENDLESS = 1_000_000  # decisions that no game reaches


class Setting(NamedTuple):
    """A game with its seats and options."""

    game: str
    seats: int
    options: dict[str, object]

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.game}, {self.seats} seats{chosen}"

    def deal(self, seed: int) -> Table:
        """Deal a table."""
        game = tabbytop.game(self.game)
        return game.deal(self.seats, seed, game.options.read(self.options))


class Figure(NamedTuple):
    """One measured figure, in one or more units."""

    group: str
    setting: Setting
    units: tuple[str, ...]
    prepare: Callable[[Setting], Work]

    def __str__(self) -> str:
        return f"{self.group}: {self.setting}"

    def wanted_gain(self) -> float:
        """Return how many times as fast as before (`before.py`) it must be; 0 if that does not
        matter."""
        if self.group in {COPY, IMAGINE}:
            return 1.5
        searched = self.group in {SEARCH, SEARCH_UNSURE}
        return 2.0 if searched and self.setting.game in FASTER_SEARCH else 0.0


# The setting whose figures are held against the targets.
JUDGED = Setting("kibble-scuffle", 4, {})
MORE = (Setting("kibble-scuffle", 2, {}), Setting("kibble-scuffle", 4, {"deck": "all"}))

CHECKED = "random playouts, checked, public API from plain Python"
UNCHECKED = "random playouts, unchecked, in the loop that search uses"
COPY = "copy of a table in the middle of a game"
IMAGINE = "imagine at a table in the middle of a game"
SEARCH = "search from the middle of a game, a new tree every hundred iterations"
# Cat Lady's random games are half over when cats are fed, which the judge knows how to do.
SEARCH_UNSURE = "search from the last question before, if the judge is not sure of the answer"
PLAYED = (CHECKED, UNCHECKED, COPY, IMAGINE, SEARCH)  # of every registered game

# Games that stand beside a peer's card game, driven as sparingly as possible, too: turns of cards,
# a few dozen legal moves at most.
CARD_GAMES = ("cat-lady", "kibble-scuffle", "tem-purr-a")

# Games whose search has to be faster than it was.
FASTER_SEARCH = ("cat-lady", "kitty-paw")
UNSURE_SEARCH = Setting("cat-lady", 4, {})

# Games that are about memory or hands: whole games between bots that have them.
BOTS = "whole games between lynxes"
SPECIALISTS = (Setting("kitty-paw", 4, {}), Setting("meow", 4, {}), Setting("meow", 7, {}))

# Feeding in Cat Lady: on what players have when games of six end (cat_lady_end_holdings.py).
FEEDING = Setting("cat-lady", 6, {})
BEST_PLAN = "best feeding plan at the end of a game"
BEST_VALUE = "only what that plan is worth, as playouts ask it"


# Many tables for a learning agent: every step writes all observations and masks.
BATCH = "batches of tables, stepped with observation and mask"
BATCH_TABLES = 128
# Steps a second that the compiled build is to reach on one core of a quiet machine.
BATCH_GOALS = {"tem-purr-a": 300_000, "kibble-scuffle": 300_000, "cat-lady": 200_000}


def usual() -> Iterator[Setting]:
    """Return every registered game, with four seats or as many as it has."""
    for name in tabbytop.list_games():
        yield Setting(name, min(4, tabbytop.game(name).most_seats), {})


def figures() -> list[Figure]:
    """Return all figures, in the order of the table."""
    played = ("decisions", "games")
    found = [Figure(CHECKED, setting, played, checked) for setting in (*usual(), *MORE)]
    found += [Figure(UNCHECKED, setting, played, unchecked) for setting in (*usual(), *MORE)]
    found += [Figure(COPY, setting, ("copies",), copies) for setting in usual()]
    found += [Figure(IMAGINE, setting, ("tables",), imagined) for setting in usual()]
    found += [Figure(SEARCH, setting, ("iterations",), searched) for setting in usual()]
    found.append(Figure(SEARCH_UNSURE, UNSURE_SEARCH, ("iterations",), searched_unsure))
    found += [Figure(BOTS, setting, played, between_bots) for setting in SPECIALISTS]
    found += [Figure(BATCH, setting, ("steps",), batched) for setting in usual()]
    found.append(Figure(BEST_PLAN, FEEDING, ("plans",), fed_best))
    found.append(Figure(BEST_VALUE, FEEDING, ("values",), valued_best))
    return found


def checked(setting: Setting) -> Work:
    """Whole games in a plain loop: every move checked, chosen with our generator."""
    game = tabbytop.game(setting.game)
    options = game.options.read(setting.options)
    seeds, die = Random(1), tabbytop.quick(1)

    def one_game() -> tuple[int, ...]:
        table = game.deal(setting.seats, seeds.getrandbits(60), options)
        decisions = 0
        while seats := table.actors():
            seat = seats[0] if len(seats) == 1 else random_actor(seats, die)
            moves = table.moves(seat)
            table.play(seat, moves[die.below(len(moves))])
            decisions += 1
        return decisions, 1

    return one_game


def unchecked(setting: Setting) -> Work:
    """Whole games in the bots' own playout loop, with the default judge, which moves at random."""
    seeds, die, judge = Random(1), tabbytop.quick(1), Judge()

    def one_game() -> tuple[int, ...]:
        return play_out(setting.deal(seeds.getrandbits(60)), judge, die, ENDLESS), 1

    return one_game


def copies(setting: Setting) -> Work:
    """`Table.copy`."""
    table = halfway(setting)

    def some() -> tuple[int, ...]:
        for _ in range(AT_ONCE):
            table.copy()
        return (AT_ONCE,)

    return some


def imagined(setting: Setting) -> Work:
    """`Table.imagine` for the seat that is asked."""
    table, rng = halfway(setting), tabbytop.quick(2)
    seat = table.actors()[0]

    def some() -> tuple[int, ...]:
        for _ in range(AT_ONCE):
            table.imagine(seat, rng)
        return (AT_ONCE,)

    return some


def searched(setting: Setting) -> Work:
    """Iterations of the search, with the game's own judge."""
    return _searching(halfway(setting))


def searched_unsure(setting: Setting) -> Work:
    """The same from the last question in the first half of the game that bots search for."""
    judge = tabbytop.game(setting.game).judge
    table, rng = setting.deal(1), tabbytop.quick(1)
    last = table.copy()
    for _decision in range(_decisions(setting) // 2):
        if judge.certain_move(table, table.actors()[0]) == UNSURE:
            last = table.copy()
        play_out(table, Judge(), rng, 1)
    return _searching(last)


def _searching(table: Table) -> Work:
    rng = tabbytop.quick(3)
    seat = table.actors()[0]

    def some() -> tuple[int, ...]:
        search = Search(table.imagine(seat, rng), seat, rng)
        for _ in range(AT_ONCE):
            search.iterate()
        return (AT_ONCE,)

    return some


def between_bots(setting: Setting) -> Work:
    """Whole games as the lab plays them; live games in simulated time."""
    game, seeds = tabbytop.game(setting.game), Random(1)
    options = game.options.read(setting.options)

    def one_game() -> tuple[int, ...]:
        played = play(game, ["lynx"] * setting.seats, seeds.getrandbits(60), options)
        return played.decisions, 1

    return one_game


def batched(setting: Setting) -> Work:
    """One step of all tables, with random actions; drawing those takes its time as well."""
    from tabbytop.envs.batch import Batch  # noqa: PLC0415 - needs numpy, as no other figure does

    batch = Batch(setting.game, BATCH_TABLES, setting.seats, setting.options)
    batch.reset(seed=1)

    def one_step() -> tuple[int, ...]:
        batch.step(batch.random_actions())
        return (BATCH_TABLES,)

    return one_step


def fed_best(setting: Setting) -> Work:
    """`best_plan` with goals and rivals, one position after the other."""
    positions = cycle(end_holdings(POSITIONS, seed=1))

    def some() -> tuple[int, ...]:
        for mine, rivals in islice(positions, AT_ONCE):
            best_plan(mine, rivals)
        return (AT_ONCE,)

    return some


def valued_best(setting: Setting) -> Work:
    """`best_value` of the same positions without rivals, as a playout needs it."""
    positions = cycle(end_holdings(POSITIONS, seed=1))

    def some() -> tuple[int, ...]:
        for mine, _ in islice(positions, AT_ONCE):
            best_value(mine, None)
        return (AT_ONCE,)

    return some


def halfway(setting: Setting) -> Table:
    """Return a table in the middle of a random game."""
    table = setting.deal(1)
    play_out(table, Judge(), tabbytop.quick(1), _decisions(setting) // 2)
    return table


def _decisions(setting: Setting) -> int:
    """Return how many decisions the whole game has."""
    return play_out(setting.deal(1), Judge(), tabbytop.quick(1), ENDLESS)
