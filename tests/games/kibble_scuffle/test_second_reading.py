"""Random games, move by move, beside a second reading of the rules."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import moves
from tests.games.kibble_scuffle.second_reading import Card, Over, Question, Reading

SHOVING = ["kitten"] * 4 + [
    "catnip", "mangy", "feral", "fraidy", "pounce", "queen", "tom", "alley", "copy", "robo-vac",
    "laser-pointer", "toy-mouse", "mama", "big-eyes", "clumsy", "bag",
]  # fmt: skip
EATING = ["kitten"] * 2 + [
    "mama", "house", "lazy", "alley", "queen", "tom", "greedy", "fat", "fraidy", "catnip",
    "mangy", "copy", "toy-mouse", "robo-vac", "trickster", "clumsy", "big-eyes", "pounce",
]  # fmt: skip
WILD = ("mangy", "catnip", "robo-vac", "laser", "toy-mouse", "copy", "pounce", "mama", "kitten")
ARRIVING = {
    "kitten", "big-eyes", "catnip", "clumsy", "feral", "mangy", "pounce", "queen", "trickster",
    "mama",
}  # fmt: skip
DECKS: list[dict[str, object]] = [
    {"deck": "basic"},
    {"deck": "all"},
    {"deck": "same", "cards": SHOVING},
    {"deck": "same", "cards": EATING},
]


def begin(table: KibbleTable) -> Reading:
    own = [table.view(seat)["own"] for seat in range(table.seats)]
    public = table.view(None)
    hands, decks = [mine["hand"] for mine in own if mine], [mine["deck"] for mine in own if mine]
    reading = Reading(hands, decks, public["active"])
    reading.holder = public["holder"]
    reading.lay(
        [bowl["cubes"] for bowl in public["bowls"]], [seat["cubes"] for seat in public["seats"]]
    )
    return reading


def named(cards: list[Card]) -> list[tuple[str, int]]:
    return [(card.kind, card.owner) for card in cards]


def kinds(cards: list[Card]) -> list[str]:
    return sorted(card.kind for card in cards)


def agree(reading: Reading, table: KibbleTable) -> None:
    view = table.view(None)
    for number, bowl in enumerate(view["bowls"]):
        cats = reading.bowls[number]
        assert named(cats) == [(cat["card"], cat["owner"]) for cat in bowl["cats"]]
        assert named(reading.aside[number]) == [(c["card"], c["owner"]) for c in bowl["aside"]]
        if view["phase"] != "over":
            for cat, seen in zip(cats, bowl["cats"], strict=True):
                assert cat.kind not in ARRIVING or cat.resolved == seen["resolved"]
        assert sorted(reading.food[number].elements(), reverse=True) == bowl["cubes"]
        assert bowl["closed"] == (reading.closed == number)
        laser = reading.laser
        assert bowl["laser"] == (laser[0].owner if laser and laser[1] == number else None)
    for number, seat in enumerate(view["seats"]):
        own = table.view(number)["own"]
        assert own is not None
        held = reading.hands[number]
        assert kinds(held) == sorted(own["hand"])
        assert kinds([card for card in held if card.known]) == sorted(seat["known"] or [])
        assert kinds(reading.decks[number]) == sorted(own["deck"])
        assert kinds(reading.discards[number]) == sorted(seat["discard"])
        assert sorted(reading.eaten[number].elements(), reverse=True) == seat["cubes"]
    assert (reading.active, reading.holder) == (view["active"], view["holder"])


def ask_alike(question: Question, table: KibbleTable) -> None:
    seat, key, legal = question
    assert table.actors() == [seat]
    prompt = table.prompt(seat)
    assert prompt is not None
    assert prompt.key == key
    assert set(moves(table, seat)) == legal


def play_beside(table: KibbleTable, seed: int) -> None:
    """Both readings through one game; they must agree at every decision."""
    rng = tabbytop.quick(seed)
    reading = begin(table)
    table.take_events()
    game = reading.game()
    question = next(game)
    while True:
        ask_alike(question, table)
        agree(reading, table)
        assert reading.told == []
        seat = question[0]
        legal = moves(table, seat)
        wild = [move for move in legal if any(word in move for word in WILD)]
        pick = wild if wild and rng.below(3) else legal
        move = pick[rng.below(len(pick))]
        table.play(seat, move)
        chance = {"drop", "spill", "draw", "reshuffle"}
        reading.told = [
            event.perspectives()[0] for event in table.take_events() if event.kind in chance
        ]
        try:
            question = game.send(move)
        except Over:
            break
    assert table.actors() == []
    agree(reading, table)


RULINGS = pytest.mark.ruling(
    "G1", "G3", "KS-T1", "KS-T2", "KS-T5", "KS-T6", "KS-T7", "KS-T8", "KS-T9", "KS-T10", "KS-T11",
    "KS-T14", "KS-T16", "KS-T17", "KS-T20", "KS-T21", "KS-T23", "KS-T25", "KS-Item", "KS-Copy",
)  # fmt: skip


@RULINGS
@pytest.mark.parametrize("options", DECKS, ids=["basic", "all", "shoving", "eating"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_at_every_decision(seats: int, options: dict[str, object]) -> None:
    for seed in range(4):
        table = GAME.deal(seats, seed, {**options, "reminders": True}, events=True)
        assert isinstance(table, KibbleTable)
        play_beside(table, seed)


@RULINGS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree_when_the_box_runs_short(seats: int) -> None:
    for seed in range(10):
        rng = tabbytop.quick(seed)
        cubes = [*"1" * 20, *"2" * 20, *"3" * 15]
        piles = [
            "".join(cubes.pop(rng.below(len(cubes))) for _ in range(rng.below(most)))
            for most in (4, 4, 8)
        ]
        names = sorted(set(SHOVING + EATING))
        table = GAME.arrange(
            seats,
            hands=[[names.pop(rng.below(len(names))) for _ in range(5)] for _ in range(seats)],
            food=[piles[0], piles[1], "".join(cubes)],  # what is left in the box: piles[2]
            active=rng.below(seats),
            holder=rng.below(seats),
            options={"deck": "all", "reminders": True},
            seed=seed,
            events=True,
        )
        play_beside(table, seed)
