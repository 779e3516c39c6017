"""The table agrees with a reference implementation at every decision."""

from bisect import bisect_left
from functools import cache
from itertools import product
from typing import cast

import pytest

import tabbytop
from tabbytop.games.meow.box.rule import PARTS
from tabbytop.games.meow.cards import FIRST_MEMORY, FIRST_SPOKEN, NAMES, RULES, SMALL_DECK, WORDS
from tabbytop.games.meow.game import GAME
from tabbytop.games.meow.moves import SAY
from tabbytop.games.meow.scoring import BROKE_NONE, FURTHEST, NOT_CAUGHT
from tabbytop.games.meow.table import MeowTable
from tabbytop.games.meow.view import MeowView
from tests.games.meow.reference_players import ReferencePlayers
from tests.games.meow.reference_rules import Printed, Question, ReferenceGame, Told, Variant
from tests.profiles import QUICK

BOX = {
    rule.name: Printed(
        part=PARTS[rule.part],
        times=rule.times,
        spoken=card >= FIRST_SPOKEN,
        memory=card >= FIRST_MEMORY,
        blue=rule.blue,
    )
    for card, rule in enumerate(RULES)
}
SMALL_BOX = {NAMES[card]: BOX[NAMES[card]] for card in SMALL_DECK}
MODES = ["basic", "thirteen", "before-after"]


@cache
def words_of(small: bool) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The words of every spoken act in the box, and the acts of every word."""
    box = SMALL_BOX if small else BOX
    spoken = {rule.name: rule.words for rule in RULES[FIRST_SPOKEN:] if rule.name in box}
    return spoken, {word: [act for act in spoken if word in spoken[act]] for word in WORDS}


def both(
    variant: Variant, seed: int, *, helper: bool, small: bool = False
) -> tuple[MeowTable, ReferenceGame]:
    """A dealt table and its reference game."""
    options = {
        "mode": variant.mode,
        "box": "small" if small else "whole",
        "striking": variant.striking,
        "young": variant.young,
        "judge": variant.judge,
        "helper": helper,
        "rounds": variant.rounds,
        "seconds": 60 if variant.clock else 0,
    }
    table = GAME.deal(variant.seats, seed, options, events=True)
    assert isinstance(table, MeowTable)
    reference = ReferenceGame(variant, SMALL_BOX if small else BOX)
    reference.open_without_strikes(chance(table))
    return table, reference


def ask_alike(questions: dict[int, Question], room: int, table: MeowTable) -> None:
    """Assert that both ask the same seats, with the same legal moves."""
    small = table.deck() == SMALL_DECK
    assert sorted(table.actors()) == sorted(questions)
    for seat, (key, legal) in questions.items():
        prompt = table.prompt(seat)
        assert prompt is not None
        assert prompt.key == key
        plain, saying = without_words(list(table.moves(seat)))
        assert plain == {move for move in legal if not move.startswith("say ")}
        free = frozenset(act for act in words_of(small)[0] if f"say {act}" in legal)
        assert saying == words_for(free, room, small)


@cache
def words_for(free: frozenset[str], room: int, small: bool) -> list[int]:
    """The words that can be said for these acts, with room for so many (MW-S3)."""
    _, acts_of = words_of(small)
    return [
        SAY.of(number)
        for number, word in enumerate(WORDS)
        if 0 < len(acts_of[word]) <= room and free.issuperset(acts_of[word])
    ]


def without_words(moves: list[int]) -> tuple[set[str], list[int]]:
    """Moves in notation, except the thousands of words, which stay numbers."""
    first = bisect_left(moves, SAY.of(0))
    last = bisect_left(moves, SAY.of(len(WORDS)))
    return {GAME.vocabulary.text(move) for move in moves[:first] + moves[last:]}, moves[first:last]


def agree(reference: ReferenceGame, table: MeowTable) -> None:
    """Assert that both have the same state."""
    view = GAME.view(table, None)
    views = [GAME.view(table, seat) for seat in range(table.seats)]
    for seat, hand in enumerate(reference.hands):
        own = views[seat]["own"]
        assert own is not None
        assert sorted(card["name"] for card in own["hand"]) == sorted(hand)
        assert sorted(own["struck"]) == sorted(reference.struck[seat])
    assert sorted(NAMES[card] for card in table.pile) == sorted(reference.pile)
    assert (view["played"]["name"] if view["played"] else "") == reference.laid
    assert [seat["best"] for seat in view["seats"]] == reference.best
    assert (view["active"], view["round"]) == (none(reference.active), reference.round)
    assert view["cleared"] == reference.cleared
    shown = view["revealed"] and (view["revealed"]["seat"], view["revealed"]["card"]["name"])
    assert shown == reference.revealed
    assert (view["gone"] or "") == reference.gone
    assert {seat["seat"] for seat in view["seats"] if seat["replaced"]} == reference.has_replaced
    if view["listed"] is not None:
        assert {card["name"] for card in view["listed"]} == reference.in_the_open
    if reference.phase in {"turn", "reveal", "eyes"}:
        agree_about_acts(reference, [*views, view])
        agree_about_words(reference, table)
    if reference.phase == "turn" and not reference.laid:
        agree_about_knowledge(reference, table)


def none(seat: int) -> int | None:
    return None if seat < 0 else seat


def agree_about_acts(reference: ReferenceGame, views: list[MeowView]) -> None:
    """Compare the acts in each view, in the order of their first time (MW-M31, MW-M34)."""
    done: dict[tuple[str, str], tuple[int, str]] = {}
    for act, part, word in reference.done:
        times, _ = done.get((act, part), (0, ""))
        done[act, part] = (times + 1, word)
    for view in views:
        assert view["budget"] == {"most": reference.budget(), "used": len(done)}
        seat = view["seat"]
        again = reference.phase == "eyes" and reference.looked and seat == reference.pointed()
        if reference.variant.judge == "engine" or seat == reference.active or again:
            shown = view["acts"]
            told = [(act["act"], act["part"], act["times"], act["word"] or "") for act in shown]
            assert told == [(*key, *rest) for key, rest in done.items()]
        else:
            assert view["acts"] == []


def agree_about_words(reference: ReferenceGame, table: MeowTable) -> None:
    """Compare the words said for memory rules in earlier turns (MW-M21)."""
    for card, words in zip(NAMES[FIRST_MEMORY:], table.said, strict=True):
        assert {WORDS[word] for word in words} == reference.said.get(card, set())


def agree_about_knowledge(reference: ReferenceGame, table: MeowTable) -> None:
    """Compare the known places of every card for every seat (MW-M35, G4)."""
    for seat, where in enumerate(reference.memory.where):
        for card, name in enumerate(NAMES):
            places = where.get(name, set())
            bits = sum(1 << (table.seats if at == "pile" else int(at)) for at in places)
            assert table.known_places(seat, card) == bits


def chance(table: MeowTable) -> Told:
    """The random results of the last move, read from all hands."""
    told = Told()
    for event in table.take_events():
        private = event.private or {}
        if event.kind == "dealt":
            told.starter = cast("int", event.public["starter"])
            told.dealt = [cast("list[str]", private[seat]["cards"]) for seat in range(table.seats)]
            told.pile = [NAMES[card] for card in table.pile]
        elif event.kind == "replaced":
            told.fresh = str(next(iter(private.values()))["fresh"]) if private else ""
        elif event.kind == "played":
            told.laid = str(event.public["card"])
        elif event.kind == "exchanged":
            told.drawn = {seat: str(seen["drawn"]) for seat, seen in private.items()}
    return told


def play_beside(table: MeowTable, reference: ReferenceGame, seed: int, skill: int) -> None:
    """Play one game on both."""
    spoken, acts_of = words_of(table.deck() == SMALL_DECK)
    players = ReferencePlayers(spoken, tabbytop.quick(seed), skill)
    while questions := reference.questions():
        ask_alike(questions, reference.room(), table)
        agree(reference, table)
        seat = players.seat(questions)
        move = players.move(reference, seat, questions[seat])
        verb, _, what = move.partition(" ")
        pile = {NAMES[card] for card in table.pile}
        table.play(seat, move)
        told = chance(table)
        if verb == "replace" and not told.fresh:
            [told.fresh] = {NAMES[card] for card in table.pile} - pile
        reference.hear(seat, move, acts_of[what] if verb == "say" else [what], told)
    assert table.actors() == []
    agree(reference, table)
    result = table.result()
    assert result is not None
    assert {seat for seat, place in enumerate(result.places) if place == 1} == reference.winners()
    past_all = NOT_CAUGHT if table.is_judged_by_eyes() else BROKE_NONE
    assert result.reason == (past_all if reference.winner >= 0 else FURTHEST)
    assert list(result.scores) == reference.best


RULINGS = pytest.mark.ruling(
    "G1", "G2", "G3", "G4", "MW-D1", "MW-S1", "MW-S3", "MW-M2", "MW-M3", "MW-M4", "MW-M5", "MW-M6",
    "MW-M7", "MW-M8", "MW-M9", "MW-M10", "MW-M11", "MW-M12", "MW-M13", "MW-M14", "MW-M15",
    "MW-M16", "MW-M20", "MW-M21", "MW-M24", "MW-M26", "MW-M27", "MW-M29", "MW-M30", "MW-M31",
    "MW-M32", "MW-M34", "MW-M35", "MW-M37", "MW-X1", "MW-X2", "MW-X3", "MW-X4", "MW-X5", "MW-X6",
    "MW-X7", "MW-X8", "MW-X10", "MW-D2",
)  # fmt: skip


@RULINGS
@pytest.mark.parametrize("judge", ["engine", "eyes"])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", (3, 12) if QUICK else range(3, 13))
def test_table_agrees_with_reference_rules(seats: int, mode: str, judge: str) -> None:
    games = [*product([50, 90, 97], [False, True])]
    for seed, (skill, young) in enumerate(games if seats <= 6 else games[seats % 2 + 2 :: 2]):
        variant = Variant(seats, mode, judge, young, rounds=4, clock=seed % 2 == 0)
        table, reference = both(variant, seed, helper=seed % 3 == 0)
        play_beside(table, reference, seed, skill)


@RULINGS
@pytest.mark.parametrize("striking", [False, True])
@pytest.mark.parametrize("judge", ["engine", "eyes"])
@pytest.mark.parametrize("mode", MODES)
def test_small_box_agrees_with_reference_rules(mode: str, judge: str, striking: bool) -> None:
    for seats in (3, 4, 6):
        variant = Variant(seats, mode, judge, False, rounds=4, clock=True, striking=striking)
        table, reference = both(variant, seats, helper=False, small=True)
        play_beside(table, reference, seats, skill=90)
