"""Random games, compared with the reference model at every decision."""

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import moves
from tests.games.kibble_scuffle.reference_model import Card, Over, Question, ReferenceModel

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


def start_model(table: KibbleTable) -> ReferenceModel:
    own = [table.view(seat)["own"] for seat in range(table.seats)]
    public = table.view(None)
    hands, decks = [mine["hand"] for mine in own if mine], [mine["deck"] for mine in own if mine]
    model = ReferenceModel(hands, decks, public["active"])
    model.holder = public["holder"]
    model.place_cubes(
        [bowl["cubes"] for bowl in public["bowls"]], [seat["cubes"] for seat in public["seats"]]
    )
    return model


def named(cards: list[Card]) -> list[tuple[str, int]]:
    return [(card.kind, card.owner) for card in cards]


def kinds(cards: list[Card]) -> list[str]:
    return sorted(card.kind for card in cards)


def assert_same_state(model: ReferenceModel, table: KibbleTable) -> None:
    view = table.view(None)
    for number, bowl in enumerate(view["bowls"]):
        cats = model.bowls[number]
        assert named(cats) == [(cat["card"], cat["owner"]) for cat in bowl["cats"]]
        assert named(model.aside[number]) == [(c["card"], c["owner"]) for c in bowl["aside"]]
        if view["phase"] != "over":
            for cat, seen in zip(cats, bowl["cats"], strict=True):
                assert cat.kind not in ARRIVING or cat.resolved == seen["resolved"]
        assert sorted(model.food[number].elements(), reverse=True) == bowl["cubes"]
        assert bowl["closed"] == (model.closed == number)
        laser = model.laser
        assert bowl["laser"] == (laser[0].owner if laser and laser[1] == number else None)
    for number, seat in enumerate(view["seats"]):
        own = table.view(number)["own"]
        assert own is not None
        held = model.hands[number]
        assert kinds(held) == sorted(own["hand"])
        assert kinds([card for card in held if card.known]) == sorted(seat["known"] or [])
        assert kinds(model.decks[number]) == sorted(own["deck"])
        assert kinds(model.discards[number]) == sorted(seat["discard"])
        assert sorted(model.eaten[number].elements(), reverse=True) == seat["cubes"]
    assert (model.active, model.holder) == (view["active"], view["holder"])


def assert_same_question(question: Question, table: KibbleTable) -> None:
    seat, key, legal = question
    assert table.actors() == [seat]
    prompt = table.prompt(seat)
    assert prompt is not None
    assert prompt.key == key
    assert set(moves(table, seat)) == legal


def play_both(table: KibbleTable, seed: int) -> None:
    """Play one game on the table and in the model; they must agree at every decision."""
    rng = tabbytop.quick(seed)
    model = start_model(table)
    table.take_events()
    game = model.game()
    question = next(game)
    while True:
        assert_same_question(question, table)
        assert_same_state(model, table)
        assert model.events == []
        seat = question[0]
        legal = moves(table, seat)
        wild = [move for move in legal if any(word in move for word in WILD)]
        pick = wild if wild and rng.below(3) else legal
        move = pick[rng.below(len(pick))]
        table.play(seat, move)
        chance = {"drop", "spill", "draw", "reshuffle"}
        model.events = [
            event.perspectives()[0] for event in table.take_events() if event.kind in chance
        ]
        try:
            question = game.send(move)
        except Over:
            break
    assert table.actors() == []
    assert_same_state(model, table)


RULINGS = pytest.mark.ruling(
    "G1", "G3", "KS-T1", "KS-T2", "KS-T5", "KS-T6", "KS-T7", "KS-T8", "KS-T9", "KS-T10", "KS-T11",
    "KS-T14", "KS-T16", "KS-T17", "KS-T20", "KS-T21", "KS-T23", "KS-T25", "KS-Item", "KS-Copy",
)  # fmt: skip


@RULINGS
@pytest.mark.parametrize("options", DECKS, ids=["basic", "all", "shoving", "eating"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_matches_the_reference_model(seats: int, options: dict[str, object]) -> None:
    for seed in range(4):
        table = GAME.deal(seats, seed, {**options, "reminders": True}, events=True)
        assert isinstance(table, KibbleTable)
        play_both(table, seed)


@RULINGS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_matches_the_reference_model_with_a_short_box(seats: int) -> None:
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
        play_both(table, seed)
