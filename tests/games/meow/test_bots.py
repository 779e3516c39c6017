"""Meow! bots play legally, from their own memory, and stronger levels remember more."""

from collections.abc import Mapping

import pytest

from tabbytop.bots import LEVELS, bot
from tabbytop.bots.player import Bot
from tabbytop.games.meow.acting import broken_in_hand, is_obeyed
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.moves import BROKEN, CHECK, NO, OBJECT
from tabbytop.games.meow.options import MeowOptions
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.thinking.bots.memory import Memory
from tabbytop.games.meow.thinking.bots.traits import TRAITS
from tabbytop.kernel.generator import quick
from tabbytop.kernel.judge import UNSURE
from tabbytop.kernel.options import Options
from tabbytop.kernel.table import Table
from tabbytop.lab.play import play
from tests.games.meow.tables import Hearer, Moment, deal, moments

NAMES = [level.name for level in LEVELS]
VARIANTS = list(GAME.options.variants(4))[::3]  # a third of them has every pair of choices


def seated(names: list[str], seed: int) -> list[Bot | None]:
    return [bot(name, seed + seat, GAME) for seat, name in enumerate(names)]


def mixed(seats: int, seed: int) -> list[str]:
    return [NAMES[(seat + seed) % len(NAMES)] for seat in range(seats)]


def seats_for(number: int) -> int:
    """A number of seats for a variant; the small box does not do for all."""
    return 3 + number % (4 if VARIANTS[number].as_dict()["box"] == "small" else 10)


# By the rules.


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_every_level_plays_every_variant_by_the_rules(number: int) -> None:
    """Beside somebody who strikes, replaces and acts at random, and a clock that is too quick."""
    seats = seats_for(number)
    table = deal(seats, number, VARIANTS[number])
    bots = seated(mixed(seats, number), number)
    bots[number % seats] = None
    for moment in moments(table, bots, number, hurry=3):
        if moment.table.round > 1 and moment.seat == moment.table.starter:
            return
    assert table.result() is not None


@pytest.mark.parametrize("seats", range(3, 13))
def test_the_same_seed_plays_the_same_game(seats: int) -> None:
    options = GAME.options.read({"rounds": 2, "judge": "eyes" if seats % 2 else "engine"})

    def played() -> list[tuple[int, int]]:
        bots = seated(mixed(seats, seats), seats)
        game = moments(deal(seats, seats, options), bots, seats)
        return [(moment.seat, moment.move) for moment in game]

    assert played() == played()


def test_bot_without_events_still_plays() -> None:
    table = deal(4, 1, GAME.options.read({"rounds": 3}))
    bots = [bot("tiger", seat, GAME) for seat in range(4)]
    while asked := table.actors():
        seat = asked[0]
        table.play(seat, bots[seat].choose(table.imagine(seat, quick(1)), seat))
    assert table.result() is not None


@pytest.mark.parametrize("name", NAMES)
def test_replayed_events_give_the_same_memory(name: str) -> None:
    once, twice = bot(name, 9, GAME), bot(name, 9, GAME)
    told: list[Mapping[str, object]] = []
    table = deal(4, 3, MeowOptions())
    game = moments(table, seated(["lynx"] * 4, 3), 3, hearers=[(1, told.append)])
    next(moment for moment in game if moment.seat == 1 and moment.table.round == 2)
    for event in [*told, *told]:
        twice.hear(event)
    twice.choose(table.imagine(1, quick(1)), 1)
    twice.start_over()
    for event in told:
        once.hear(event)
        twice.hear(event)
    assert once.choose(table.copy(), 1) == twice.choose(table.copy(), 1)


# Secrets.


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("judge", ["engine", "eyes"])
def test_bot_uses_only_what_its_seat_knows(name: str, judge: str) -> None:
    """The same at tables that differ only in what it may not know, or that know less for it."""
    table = deal(4, 8, GAME.options.read({"judge": judge, "rounds": 3}))
    twins = [[bot(name, 8 + seat, GAME) for seat in range(4)] for _ in range(3)]
    hearers = [(seat, twin.hear) for line in twins for seat, twin in enumerate(line)]
    made = 0
    for moment in moments(table, seated([name] * 4, 8), 8, hearers=hearers):
        for world, line in zip(_other_worlds(moment), twins, strict=True):
            assert line[moment.seat].choose(world, moment.seat) == moment.move
        made += 1
    assert made > 30


def _other_worlds(moment: Moment) -> list[MeowTable]:
    """The real table; another imagined one; one that has lost its marks of what the seat saw."""
    real = moment.table.copy()
    imagined, unmarked = moment.table.imagine(moment.seat, quick(99)), moment.table.copy()
    assert isinstance(imagined, MeowTable)
    unmarked.places[moment.seat] = [0] * len(unmarked.places[moment.seat])
    return [real, imagined, unmarked]


# Memory.


def memories(seats: int, options: Options, level: str) -> list[Memory]:
    assert isinstance(options, MeowOptions)
    traits = TRAITS[level]
    return [Memory(traits, quick(seat), seat, seats, options) for seat in range(seats)]


def hearing(remembering: list[Memory]) -> list[Hearer]:
    return [(memory.me, memory.hear) for memory in remembering]


def places(table: MeowTable) -> dict[int, int]:
    """By card, where it really is."""
    found = dict.fromkeys(table.deck(), table.seats + 1)
    for place, cards in enumerate([*table.hands, table.pile]):
        for card in cards:
            found[card] = place
    return found


@pytest.mark.parametrize("number", range(0, len(VARIANTS), 7))
@pytest.mark.parametrize("level", ["tabby", "tiger"])
def test_perfect_memory_never_excludes_the_truth(number: int, level: str) -> None:
    """With any players, also one that replaces rules at random."""
    seats = seats_for(number)
    table = deal(seats, number, VARIANTS[number])
    listeners = memories(seats, table.options, "tiger")
    bots = seated([level] * seats, number)
    bots[0] = None
    looked = 0
    for moment in moments(table, bots, number, hearers=hearing(listeners)):
        if moment.table.active < 0 or moment.table.played >= 0 or moment.table.acts:
            continue
        where = places(moment.table)
        for memory in listeners:
            memory.beliefs.settle()
            for card, place in where.items():
                assert memory.beliefs.chance(card, place) > 0.0
        looked += 1
        if looked == 2 * seats:
            return


def test_stronger_levels_remember_more() -> None:
    """Of the same games, seen from the same seats: how much of what is in the other hands each
    level takes for certain to be in the game."""
    known = dict.fromkeys(NAMES, 0)
    for seed in range(6):
        table = deal(5, seed, GAME.options.read({"mode": "thirteen", "rounds": 3}))
        levels = {name: memories(5, table.options, name) for name in NAMES}
        hearers = [hearer for remembering in levels.values() for hearer in hearing(remembering)]
        for moment in moments(table, seated(["tabby"] * 5, seed), seed, hearers=hearers):
            if moment.table.active >= 0 and moment.table.played < 0:
                for name, remembering in levels.items():
                    known[name] += sum(_sure_of(memory, moment.table) for memory in remembering)
    assert sorted(NAMES, key=lambda name: known[name]) == NAMES
    assert known["kitten"] * 1.3 < known["tiger"]


def _sure_of(memory: Memory, table: MeowTable) -> int:
    """How many of the cards in other hands and in the pile are in the game for this memory."""
    beliefs = memory.beliefs
    beliefs.settle()
    others = [card for seat, hand in enumerate(table.hands) if seat != memory.me for card in hand]
    return sum(beliefs.chance(card, beliefs.box) < 0.01 for card in [*others, *table.pile])


# Watching.


class Verdicts:
    """What the seats of some games with `judge=eyes` said, and what would have been true."""

    def __init__(self, level: str) -> None:
        self.breaks = self.misses = self.false = 0
        options = GAME.options.read({"judge": "eyes", "rounds": 4})
        for seed in range(8):
            bots = seated([level] * 4, seed)
            bots[seed % 4] = bot("kitten", seed, GAME)  # somebody who breaks rules
            for moment in moments(deal(4, seed, options), bots, seed):
                if moment.table.pointed == moment.seat and moment.seat != seed % 4:
                    self._hear(moment)

    def _hear(self, moment: Moment) -> None:
        table, move = moment.table, moment.move
        broken = broken_in_hand(table, moment.seat)
        own_broken = not is_obeyed(table, table.played)
        if NO.holds(move) or BROKEN.holds(move):
            right = BROKEN.holds(move) and BROKEN.first(move) in broken
            self.breaks += bool(broken)
            self.misses += bool(broken) and not right
            self.false += BROKEN.holds(move) and not right
        elif OBJECT.holds(move):
            self.false += not own_broken


def test_stronger_levels_miss_fewer_broken_rules() -> None:
    tiger, kitten = Verdicts("tiger"), Verdicts("kitten")
    assert min(tiger.breaks, kitten.breaks) > 30
    assert tiger.misses / tiger.breaks < 0.1
    assert kitten.misses / kitten.breaks > 3 * max(0.05, tiger.misses / tiger.breaks)


def test_tiger_never_accuses_falsely() -> None:
    assert Verdicts("tiger").false == 0


# Strength: the whole ladder is shown in the arena, here only that it stands the right way up.


@pytest.mark.parametrize(("strong", "weak"), [("tiger", "lynx"), ("lynx", "kitten")])
def test_stronger_levels_get_past_more_hands(strong: str, weak: str) -> None:
    ahead = 0
    for seed in range(16):
        names = [strong, weak, strong, weak] if seed % 2 else [weak, strong, weak, strong]
        result = play(GAME, names, seed // 2, GAME.options.read({"rounds": 6})).result
        for seat, name in enumerate(names):
            for other in range(4):
                if name == strong and names[other] == weak:
                    ahead += result.places[seat] < result.places[other]
                    ahead -= result.places[seat] > result.places[other]
    assert ahead > 10


# The judge, with which bots play that know no game in particular.


def test_the_judge_obeys_what_its_seat_knows_and_gets_past_the_first_hand() -> None:
    for seed in range(12):
        mode = ["basic", "thirteen", "before-after"][seed % 3]
        table = GAME.arrange(3 + seed % 5, seed=seed, options={"mode": mode})
        while table.active == 0 and table.past == 0 and table.shown < 0:
            seat = table.actors()[0]
            imagined = table.imagine(seat, quick(seed))
            move = GAME.judge.certain_move(imagined, seat)
            if move == UNSURE:
                move = GAME.judge.rollout_move(imagined, seat, quick(seed))
            if CHECK.holds(move):
                assert is_obeyed(table, table.played)
                assert not broken_in_hand(table, 1)
            table.play(seat, move)


@pytest.mark.parametrize("name", ["greedy:1", "search:20"])
def test_search_bots_beat_a_kitten(name: str) -> None:
    ahead = 0
    for seed in range(6):
        result = play(
            GAME, [name, "kitten", "kitten"], seed, GAME.options.read({"rounds": 6})
        ).result
        ahead += result.places[0] == 1
    assert ahead >= 4


# Hints, each by a bot of its own.


@pytest.mark.parametrize("mode", ["basic", "before-after"])
def test_following_hints_obeys_every_rule_that_is_known_to_be_held(mode: str) -> None:
    checks = 0
    for number in range(8):
        table = deal(3, number, GAME.options.read({"box": "small", "mode": mode, "rounds": 3}))
        told: list[Mapping[str, object]] = []
        bots = [_Adviser(told), *seated(["kitten", "kitten"], number)]
        for moment in moments(table, bots, number, hearers=[(0, told.append)]):
            if moment.seat == 0 and moment.move == CHECK.of():
                held = [card for card, at in enumerate(table.places[0]) if at in (1 << 1, 1 << 2)]
                assert all(is_obeyed(table, card) for card in held)
                checks += len(held)
    assert checks > 10


class _Adviser(Bot):
    """Does what a new tiger says, in each decision another one."""

    def __init__(self, told: list[Mapping[str, object]]) -> None:
        self._told = told
        self._asked = 0

    def choose(self, table: Table, seat: int) -> int:
        self._asked += 1
        tiger = bot("tiger", self._asked, GAME)
        for event in self._told:
            tiger.hear(event)
        return tiger.choose(table, seat)
