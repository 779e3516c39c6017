"""Legal moves, computed a second time from the views alone."""

from typing import cast

import pytest

import tabbytop
from tabbytop.games.kibble_scuffle.game import GAME
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.games.kibble_scuffle.view import BowlView, KibbleView
from tests.games.kibble_scuffle.positions import hand, moves

ITEMS = {"bag", "robo-vac", "laser-pointer", "toy-mouse"}
PRIORITY = {"queen", "tom", "alley"}


def fits(card: str, bowl: BowlView) -> bool:
    """Whether priority lets a cat be played at a bowl (KS-P1, KS-P2)."""
    if card not in PRIORITY:
        return True
    there = {cat["card"] for cat in bowl["cats"]} & PRIORITY
    return not there or (card == "queen" and "queen" not in there)


def playable(view: KibbleView, seat: int, bowls: list[BowlView]) -> list[str]:
    """The cats that may be played at these bowls, from the hand or by Copy."""
    own = view["own"]
    assert own is not None
    found = []
    for bowl in bowls:
        for card in set(own["hand"]) - ITEMS - {"copy"}:
            if fits(card, bowl):
                found.append(f"play {card} {bowl['bowl']}")
        if "copy" in own["hand"]:
            for card in set(view["seats"][seat]["discard"]) - ITEMS - {"copy"}:
                if fits(card, bowl):
                    found.append(f"copy {card} {bowl['bowl']}")
    return found


def open_bowls(view: KibbleView) -> list[BowlView]:
    """The bowls where cards may be played: only the Laser Pointer's, if there is one."""
    return [bowl for bowl in view["bowls"] if bowl["laser"] is not None] or view["bowls"]


def expected_plays(view: KibbleView, seat: int) -> set[str]:
    """The legal plays by KS-T2, KS-Item, KS-Copy, KS-LaserPointer and KS-P1."""
    own = view["own"]
    assert own is not None
    bowls = open_bowls(view)
    found = set(playable(view, seat, bowls))
    for item in set(own["hand"]) & ITEMS:
        for bowl in bowls:
            seen = cast("BowlView", {**bowl, "cats": []}) if item == "robo-vac" else bowl
            if playable(view, seat, [seen]):
                found.add(f"play {item} {bowl['bowl']}")
    return found or {f"discard {card}" for card in own["hand"]} or {"pass"}


def cats_at(view: KibbleView, bowl: int) -> set[tuple[str, int]]:
    return {(cat["card"], cat["owner"]) for cat in view["bowls"][bowl - 1]["cats"]}


def targets(view: KibbleView, key: str, cat: tuple[str, int], bowl: int, fresh: bool) -> set[str]:
    """The cats that an ability may choose (KS-T13, KS-Catnip, KS-Tom)."""
    found = set()
    for other in (1, 2, 3):
        for card, owner in cats_at(view, other):
            if (other == bowl) == (key == "catnip"):
                continue
            if (card, owner) == cat and key != "toy-mouse":
                continue
            if key in {"feral", "pounce"} and card == "tom":
                continue
            if key == "catnip" and card == "catnip" and not fresh:
                continue
            found.add(f"choose {card} of {owner} at {other}")
    return found


def meals(view: KibbleView, bowl: int, card: str) -> set[str]:
    cubes = view["bowls"][bowl - 1]["cubes"]
    found = {f"feed {card} {cube}" for cube in cubes}
    if card == "greedy":
        for place, first in enumerate(cubes):
            found |= {f"feed {card} {first}+{second}" for second in cubes[place + 1 :]}
    return found


def expected(table: KibbleTable, seat: int, fresh: set[tuple[str, int]]) -> set[str]:
    prompt = table.prompt(seat)
    assert prompt is not None
    view = GAME.view(table, seat)
    key, args = prompt.key, prompt.args
    bowl = cast("int", args.get("bowl", 0))
    cat = (str(args.get("card")), cast("int", args.get("owner", -1)))
    if key == "play":
        return expected_plays(view, seat)
    if key == "item-cat":
        return set(playable(view, seat, [view["bowls"][bowl - 1]])) or {"pass"}
    if key == "kitten":
        free = [b["bowl"] for b in open_bowls(view) if not b["closed"]]
        mine = {f"play kitten {n}" for n in free} if "kitten" in hand(table, seat) else set()
        return mine | {"pass"}
    if key in {"catnip", "feral", "mangy", "pounce", "mama", "toy-mouse"}:
        return targets(view, key, cat, bowl, cat in fresh)
    if key == "clumsy":
        return {f"return {cube}" for cube in view["bowls"][bowl - 1]["cubes"]}
    if key == "trickster":
        return {f"trade {n}" for n in (1, 2, 3) if n != bowl}
    if key in {"send", "vacuum"}:
        names = [card for card, owner in cats_at(view, bowl) if owner == seat]
        names = [cat[0]] if key == "send" else names
        free = [b["bowl"] for b in view["bowls"] if not b["closed"] and b["bowl"] != bowl]
        return {f"send {name} to {n}" for name in names for n in free}
    if key == "serve":
        return {f"serve {b['bowl']}" for b in view["bowls"] if b["counted"] >= 5}
    if key == "swap":
        others = [s for s in view["seats"] if s["seat"] != seat]
        return {f"swap {cube} of {s['seat']}" for s in others for cube in s["cubes"]} | {"pass"}
    if key == "feed":
        names = [card for card, owner in cats_at(view, bowl) if owner == seat]
        return {meal for name in names for meal in meals(view, bowl, name)}
    assert key in {"feed-first", "mama-fed"}
    return meals(view, bowl, cat[0])


@pytest.mark.ruling(
    "G3", "KS-T2", "KS-T11", "KS-T12", "KS-T13", "KS-Item", "KS-Copy", "KS-Kitten",
    "KS-LaserPointer", "KS-RoboVac", "KS-ToyMouse", "KS-P1", "KS-P2",
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_moves_match_the_rules_in_random_games(seats: int) -> None:
    for seed in range(30):
        table = GAME.deal(seats, seed, {"deck": "all"}, events=True)
        assert isinstance(table, KibbleTable)
        rng = tabbytop.quick(100 * seats + seed)
        fresh: set[tuple[str, int]] = set()  # cats whose last arrival was a play
        while actors := table.actors():
            assert len(actors) == 1
            for event in table.take_events():
                cat = (str(event.public.get("card")), cast("int", event.public.get("owner", -1)))
                if event.kind in {"play", "copy"}:
                    fresh.add(cat)
                elif event.kind in {"move", "turn"}:
                    fresh = set() if event.kind == "turn" else fresh - {cat}
            seat = actors[0]
            legal = moves(table, seat)
            assert set(legal) == expected(table, seat, fresh), table.prompt(seat)
            table.play(seat, legal[rng.below(len(legal))])
