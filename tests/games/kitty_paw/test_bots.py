"""Kitty Paw bots in simulated time are fair, repeatable, human-like and never stuck."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pytest

from tabbytop.bots import LEVELS, bot
from tabbytop.bots.live import LiveDriver
from tabbytop.bots.player import LiveBot
from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.moves import GRAB, KEEP, MEOW, PEEK, SHUT, TAKE, VOCABULARY
from tabbytop.games.kitty_paw.pieces import NONE, symbol_at
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.thinking.bots import TRAITS, PawBot, player
from tabbytop.games.kitty_paw.thinking.bots.traits import Traits
from tabbytop.kernel.events import Event
from tabbytop.kernel.generator import quick
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.lab.play import play
from tests.games.kitty_paw.builder import build

NAMES = [level.name for level in LEVELS]
FAULTLESS = TRAITS["tiger"]._replace(slips=0, forgets=0)


class Told:
    """The events of a game, with their times."""

    def __init__(self) -> None:
        self.moves: list[tuple[int, str]] = []
        self.events: list[tuple[float, dict[str, object]]] = []

    def times(self, kind: str) -> list[float]:
        return [time for time, event in self.events if event["event"] == kind]

    def all(self, kind: str) -> list[dict[str, object]]:
        return [event for _, event in self.events if event["event"] == kind]


def run(table: Table, bots: Sequence[LiveBot], seed: int, rounds: int = 99) -> Told:
    """Let the bots play, to the end or for so many rounds."""
    told = Told()

    def make(seat: int, move: int) -> list[Event]:
        table.play(seat, move)
        told.moves.append((seat, VOCABULARY.text(move)))
        maker = bots[seat] if seat != CLOCK else None
        if isinstance(maker, Guarded):
            maker.planned = None
        return table.take_events()

    live = LiveDriver(table, bots, seed, lambda seat, move: _note(told, live, make(seat, move)))
    while table.actors() and len(told.all("round")) < rounds:
        live.step()
        assert len(told.moves) < 20_000
    return told


def _note(told: Told, live: LiveDriver, events: list[Event]) -> list[Event]:
    told.events += [(live.now, event.seen_by(None)) for event in events]
    return events


def dealt(seats: int, seed: int, options: Mapping[str, object] | None = None) -> KittyPawTable:
    table = GAME.deal(seats, seed, options, events=True)
    assert isinstance(table, KittyPawTable)
    return table


def players(names: Sequence[str], seed: int) -> list[LiveBot]:
    return [player(name, seed + seat) for seat, name in enumerate(names)]


class Guarded(LiveBot):
    """Wraps a bot and checks its strokes when they are planned and when they are refused."""

    def __init__(self, watched: LiveBot) -> None:
        self.watched = watched
        self.planned: tuple[int, str] | None = None
        self.late = 0  # strokes that somebody else, or the clock, made impossible

    def plan_move(self, table: Table, seat: int) -> tuple[int, float]:
        assert isinstance(table, KittyPawTable)
        prompt = table.prompt(seat)
        assert prompt is not None
        if self.planned is not None and self.planned[1] == prompt.key:
            assert was_too_late(table, seat, self.planned[0])
            self.late += 1
        move, seconds = self.watched.plan_move(table, seat)
        assert table.allows(seat, move), VOCABULARY.text(move)
        assert 0 < seconds < 20
        self.planned = (move, prompt.key)
        return move, seconds

    def listens(self) -> bool:
        return True

    def interrupts(self, event: Mapping[str, object]) -> bool:
        startled = self.watched.interrupts(event)
        if startled:
            self.planned = None  # it is asked anew, and nobody was late
        return startled


def was_too_late(table: KittyPawTable, seat: int, move: int) -> bool:
    """Whether another seat has taken the goal, or the clock has emptied the paw."""
    if TAKE.holds(move):
        return table.holders[TAKE.first(move)] not in (seat, NONE)
    if PEEK.holds(move):
        box = PEEK.first(move)
        return {table.holders[symbol_at(box)], table.peeker(box)} - {seat, NONE} != set()
    if GRAB.holds(move):
        return table.row[GRAB.first(move)] == NONE
    if KEEP.holds(move) or SHUT.holds(move):
        return table.peeking[seat] == NONE
    return table.paws[seat] == NONE and not table.allows(seat, move)


class Twin(LiveBot):
    """Two bots of one seed for one seat, each in a world of its own."""

    def __init__(self, level: str, seed: int) -> None:
        self.twins = [player(level, seed), player(level, seed)]
        self.chance = quick(seed)

    def plan_move(self, table: Table, seat: int) -> tuple[int, float]:
        strokes = [twin.plan_move(table.imagine(seat, self.chance), seat) for twin in self.twins]
        assert strokes[0] == strokes[1]
        return strokes[0]

    def listens(self) -> bool:
        return True

    def interrupts(self, event: Mapping[str, object]) -> bool:
        startled = [twin.interrupts(event) for twin in self.twins]
        assert startled[0] == startled[1]
        return startled[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refused_strokes_happen_only_when_another_seat_was_quicker(seats: int) -> None:
    late = 0
    for seed in range(3):
        for names in (NAMES[:seats], NAMES[-seats:]):
            bots = [Guarded(watched) for watched in players(names, seed)]
            run(dealt(seats, seed), bots, seed)
            late += sum(guarded.late for guarded in bots)
    assert late > 0, "paws get into each other's way"


def test_solo_bot_makes_no_refused_strokes() -> None:
    for name in NAMES:
        guarded = Guarded(player(name, 5))
        run(dealt(1, 5), [guarded], 5, rounds=4)
        assert guarded.late == 0, name


def test_the_same_seed_plays_the_same_game_and_another_one_another() -> None:
    for names in (["kitten", "tiger"], ["lynx", "puma", "tabby", "lynx"]):
        games = [
            run(dealt(len(names), 3), players(names, seed), 3, rounds=3).moves for seed in (1, 1, 2)
        ]
        assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_bot_plays_the_same_on_every_imagined_table(seats: int) -> None:
    """All cards mixed, so that boxes are peeked into from the first round on."""
    options = {"pile": "all"} if seats > 1 else {}
    for seed in range(2):
        twins = [Twin(name, seed + seat) for seat, name in enumerate(NAMES[:seats])]
        told = run(dealt(seats, seed, options), twins, seed)
        assert told.all("peeked")


OPTIONS: list[dict[str, object]] = [
    {},
    {"second": "yellow"},
    {"pile": "all"},
    {"wrong_call": "once"},
    {"pick": 1, "false_start": 1, "stray": 1, "peek": 1, "wrong_box": 1, "answer": 1},
    {"round": 20},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "standard")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_finish_whole_games(seats: int, options: dict[str, object]) -> None:
    if seats == 1:  # alone, two options are what they are
        options = {name: options[name] for name in options if name not in ("pile", "wrong_call")}
    names = [NAMES[(seat + seats) % len(NAMES)] for seat in range(seats)]
    table = dealt(seats, seats, options)
    told = run(table, players(names, 1), 1)
    assert table.result() is not None
    assert told.all("called") or "round" in options


@pytest.mark.parametrize("pile", ["levels", "all"])
def test_very_weak_bots_still_finish_games(pile: str) -> None:
    """Everything is misread, nothing noticed, nothing remembered."""
    hopeless = TRAITS["kitten"]._replace(slips=1000, notices=0, forgets=1000)
    for seed in range(4):
        table = dealt(3, seed, {"pile": pile, "wrong_call": "once"})
        told = run(table, [PawBot(hopeless, seed + seat) for seat in range(3)], seed)
        assert table.result() is not None
        assert 0 < len(told.all("false_start")) <= 3 * len(told.all("round")), "one teaches enough"
        assert not any(check["right"] for check in told.all("checked"))


def test_bot_without_slips_never_calls_wrongly() -> None:
    for seed in range(3):
        told = run(dealt(2, seed), [PawBot(FAULTLESS, seed + seat) for seat in range(2)], seed)
        assert not told.all("false_start")
        assert told.all("checked")
        assert all(check["right"] for check in told.all("checked"))


def seconds_a_card(name: str) -> float:
    """The mean over cards of the first level, from the first stroke to the call, alone."""
    times = []
    for card in range(1, 25):
        table = GAME.arrange(1, cards=[card], seed=card, events=True)
        times += run(table, [player(name, card)], card, rounds=1).times("called")
    return sum(times) / len(times)


def test_levels_take_plausible_human_times() -> None:
    times = [seconds_a_card(name) for name in NAMES]
    assert all(slower > 1.15 * quicker for slower, quicker in pairwise(times)), times
    assert 11 < times[-1] < 16
    assert 18 < times[NAMES.index("lynx")] < 26


def seconds_to_answer(name: str) -> float:
    table = GAME.arrange(3, cards=[1, 2, 3], seed=2)
    build(table, 0)
    table.play(0, MEOW.of())
    times = []
    for seed in range(100):
        move, seconds = player(name, seed).plan_move(table.imagine(1, quick(1)), 1)
        assert MEOW.holds(move)
        times.append(seconds)
    return sum(times) / len(times)


def test_stronger_level_answers_sooner() -> None:
    times = [seconds_to_answer(name) for name in NAMES]
    assert all(slower > 1.08 * quicker for slower, quicker in pairwise(times)), times


def test_stronger_level_scores_more() -> None:
    """Only the order of the levels; the arena measures the whole ladder."""
    for strong, weak in (("tiger", "lynx"), ("lynx", "kitten")):
        for seed in range(4):
            names = [strong, weak] if seed % 2 else [weak, strong]
            scores = play(GAME, names, seed, GAME.options()).result.scores
            assert scores[1 - seed % 2] > scores[seed % 2]


def reaching(traits: Traits) -> tuple[PawBot, dict[str, object]]:
    """A bot that reaches for a tile, and the news that another seat has just taken that one."""
    mine = PawBot(traits, 1)
    table = GAME.arrange(2, cards=[1, 2], mats=[["box h8 horizontal"]], seed=4)
    move, _ = mine.plan_move(table.imagine(0, quick(1)), 0)
    while not TAKE.holds(move):
        table.play(0, move)
        move, _ = mine.plan_move(table.imagine(0, quick(1)), 0)
    return mine, {"event": "took", "seat": 1, "spot": TAKE.first(move) + 1, "kind": "calico"}


def test_watching_bot_is_startled_when_another_seat_takes_its_goal() -> None:
    mine, news = reaching(FAULTLESS._replace(watches=100))
    assert mine.interrupts(news)
    assert not mine.interrupts({**news, "spot": int(str(news["spot"])) % 14 + 1})
    assert not mine.interrupts({**news, "seat": 0})
    assert not mine.interrupts({"event": "turned", "seat": 1, "turn": 3})
    dreaming, missed = reaching(FAULTLESS._replace(watches=0))
    assert not dreaming.interrupts(missed)


def test_levels_are_live_bots() -> None:
    for level in LEVELS:
        assert isinstance(bot(level.name, 1, GAME), PawBot)
    table = GAME.deal(2, 1)
    assert VOCABULARY.text(bot("tiger", 1, GAME).choose(table.imagine(0, quick(1)), 0)) == "paw"


def test_bot_can_take_over_in_the_middle_of_a_game() -> None:
    """It goes on from any position that somebody else has left."""
    for seed in range(10):
        chance = quick(seed)
        table = GAME.arrange(2, cards=[25 + seed, 30 + seed], options={"pile": "all"}, seed=seed)
        table.events = []
        for _ in range(chance.below(100)):
            seat = chance.below(2)
            moves = [move for move in table.moves(seat) if not MEOW.holds(move)]
            table.play(seat, moves[chance.below(len(moves))])
        told = run(table, [Guarded(watched) for watched in players(["kitten", "lynx"], seed)], seed)
        assert told.all("checked")
