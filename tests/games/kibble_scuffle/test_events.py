"""Public events are complete: the public table can be rebuilt from them alone."""

from collections import Counter
from typing import cast

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tests.games.kibble_scuffle.positions import play


class Ledger:
    """The public table, rebuilt from events alone."""

    def __init__(self, seats: int) -> None:
        self.cats: list[list[tuple[object, object]]] = [[], [], []]
        self.aside: list[list[tuple[object, object]]] = [[], [], []]
        self.food: list[Counter[int]] = [Counter(), Counter(), Counter()]
        self.eaten: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.hands = [0] * seats
        self.discards: list[list[object]] = [[] for _ in range(seats)]
        self.laser: tuple[object, int] | None = None
        self.holder: object = None
        self.active: object = None

    def hear(self, event: dict[str, object]) -> None:
        kind = event["event"]
        bowl = cast("int", event.get("bowl", 0)) - 1
        owner = cast("int", event.get("owner", event.get("seat", 0)))
        cat = (event.get("card"), owner)
        if kind == "draw":
            self.hands[owner] += cast("int", event["count"])
        elif kind == "play":
            self.hands[owner] -= 1
            self.cats[bowl].append(cat)
        elif kind == "copy":
            self.hands[owner] -= 1
            self.discards[owner].remove(event["card"])
            self.discards[owner].append("copy")
            self.cats[bowl].append(cat)
        elif kind == "item":
            self.hands[owner] -= 1
            if event["card"] == "laser-pointer":
                self.laser = (owner, bowl)
            else:
                self.discards[owner].append(event["card"])
        elif kind == "laser_off":
            self.discards[owner].append("laser-pointer")
            if self.laser is not None and self.laser[0] == owner:
                self.laser = None
        elif kind == "move":
            self.cats[bowl].remove(cat)
            self.cats[cast("int", event["to"]) - 1].append(cat)
        elif kind == "return":
            self.cats[bowl].remove(cat)
            self.hands[owner] += 1
        elif kind == "discard":
            self.cats[bowl].remove(cat)
            self.discards[owner].append(event["card"])
        elif kind == "throw":
            self.hands[owner] -= 1
            self.discards[owner].append(event["card"])
        elif kind == "aside":
            self.cats[bowl].remove(cat)
            self.aside[bowl].append(cat)
        elif kind == "back":
            self.aside[bowl].remove(cat)
            self.cats[bowl].append(cat)
        elif kind == "box":
            self.holder = event["seat"]
        elif kind == "turn":
            self.active = event["seat"]
        else:
            self.hear_on(event, bowl, owner)

    def hear_on(self, event: dict[str, object], bowl: int, owner: int) -> None:
        kind = event["event"]
        cubes = Counter(cast("list[int]", event.get("cubes", [])))
        if kind == "reshuffle":
            assert len(self.discards[owner]) == event["count"]
            self.discards[owner] = []
        elif kind == "eat":
            self.food[bowl] -= cubes
            self.eaten[owner] += cubes
        elif kind == "drop":
            self.food[bowl] += cubes
        elif kind == "spill":
            self.food[bowl] -= cubes
        elif kind == "trade":
            other = cast("int", event["other"]) - 1
            self.food[bowl], self.food[other] = self.food[other], self.food[bowl]
        elif kind == "swap":
            mine, theirs = self.eaten[owner], self.eaten[cast("int", event["other"])]
            gives, gets = cast("int", event["gives"]), cast("int", event["gets"])
            mine[gives] -= 1
            theirs[gives] += 1
            mine[gets] += 1
            theirs[gets] -= 1

    def agrees(self, table: KibbleTable) -> None:
        view = table.view(None)
        for number, bowl in enumerate(view["bowls"]):
            assert self.cats[number] == [(cat["card"], cat["owner"]) for cat in bowl["cats"]]
            assert self.aside[number] == [(cat["card"], cat["owner"]) for cat in bowl["aside"]]
            assert self.food[number] == Counter(bowl["cubes"])
            lit = self.laser is not None and self.laser[1] == number
            assert bowl["laser"] == (self.laser[0] if lit and self.laser is not None else None)
        for number, seat in enumerate(view["seats"]):
            assert self.eaten[number] == Counter(seat["cubes"])
            assert self.hands[number] == seat["hand"]
            assert Counter(self.discards[number]) == Counter(seat["discard"])
        assert self.holder == view["holder"]
        assert self.active == view["active"]


@pytest.mark.ruling("G5", "KS-T22", "KS-B2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_public_events_alone_rebuild_the_public_table(seats: int) -> None:
    for seed in range(15):
        table = GAME.deal(seats, seed, {"deck": "all"}, events=True)
        assert isinstance(table, KibbleTable)
        rng = tabbytop.quick(seed)
        ledger = Ledger(seats)
        while True:
            for event in table.take_events():
                ledger.hear(event.seen_by(None))
            ledger.agrees(table)
            if not (actors := table.actors()):
                break
            legal = table.moves(actors[0])
            table.play(actors[0], legal[rng.below(len(legal))])


@pytest.mark.ruling("KS-LaserPointer", "KS-RoboVac", "KS-T22")
def test_no_play_ignores_laser_pointer_or_closed_bowl_in_random_games() -> None:
    pointed = closed = 0
    for seed in range(40):
        table = GAME.deal(2 + seed % 3, seed, {"deck": "all"}, events=True)
        assert isinstance(table, KibbleTable)
        rng = tabbytop.quick(seed)
        table.take_events()
        while actors := table.actors():
            bowls = table.view(None)["bowls"]
            lit = [bowl["bowl"] for bowl in bowls if bowl["laser"] is not None]
            shut = [bowl["bowl"] for bowl in bowls if bowl["closed"]]
            legal = table.moves(actors[0])
            table.play(actors[0], legal[rng.below(len(legal))])
            for event in table.take_events():
                if event.kind in {"play", "copy", "item"} and lit:
                    assert event.public["bowl"] == lit[0]
                    pointed += 1
                if event.kind in {"play", "copy", "move"} and shut:
                    assert event.public.get("to", event.public["bowl"]) not in shut
                    closed += 1
                if event.kind in {"laser_off", "turn"}:
                    lit = []
    assert pointed > 50
    assert closed > 20


@pytest.mark.ruling("KS-T4", "KS-T5", "KS-T19")
def test_every_turn_begins_with_five_or_more_cards_in_random_games() -> None:
    for seed in range(30):
        table = GAME.deal(2 + seed % 3, seed, {"deck": "all"})
        assert isinstance(table, KibbleTable)
        rng = tabbytop.quick(seed)
        turn = 0
        while actors := table.actors():
            view = table.view(None)
            if view["turn"] != turn:
                turn = view["turn"]
                for seat in view["seats"]:
                    assert seat["hand"] >= 5 or not seat["deck"] + len(seat["discard"])
            legal = table.moves(actors[0])
            table.play(actors[0], legal[rng.below(len(legal))])


@pytest.mark.ruling("KS-T2", "KS-T15")
def test_discarded_card_is_public() -> None:
    table = GAME.arrange(2, hands=[["bag", "copy"], ["fat"]], events=True)
    play(table, "0: discard bag")
    told = [event.seen_by(None) for event in table.take_events()]
    assert {"event": "throw", "seat": 0, "card": "bag"} in told


@pytest.mark.ruling("G4", "G2", "KS-T22")
def test_events_and_views_do_not_leak_hidden_cards() -> None:
    compared = 0
    for seed in range(40):
        table = GAME.deal(2 + seed % 3, seed, {"deck": "all"}, events=True)
        assert isinstance(table, KibbleTable)
        rng = tabbytop.quick(seed)
        for _ in range(rng.below(60)):
            if actors := table.actors():
                legal = table.moves(actors[0])
                table.play(actors[0], legal[rng.below(len(legal))])
        seat = rng.below(table.seats)
        twin = table.imagine(seat, rng.branch())
        twin.generator = table.generator.copy()
        twin.events = []
        table.take_events()
        while actors := table.actors():
            assert twin.actors() == actors
            assert twin.view(seat) == table.view(seat)
            both = [move for move in table.moves(actors[0]) if move in twin.moves(actors[0])]
            if not both:
                break
            move = both[rng.below(len(both))]
            table.play(actors[0], move)
            twin.play(actors[0], move)
            mine = [event.seen_by(seat) for event in table.take_events()]
            assert mine == [event.seen_by(seat) for event in twin.take_events()]
            compared += 1
    assert compared > 200
