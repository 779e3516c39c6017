"""Knowledge of seats: views, known places, imagined tables."""

import itertools
import json
import random

import pytest

import tabbytop
from tabbytop.games.meow.cards import CARD_COUNT, NAMES
from tabbytop.games.meow.table import MeowTable
from tests.games.meow.positions import (
    JUDGES,
    MODES,
    arranged,
    at_random,
    begun,
    dealt,
    hand,
    judged,
    pile,
    play,
    told,
)
from tests.profiles import QUICK

GAMES = list(itertools.product(MODES, JUDGES, [4] if QUICK else [3, 4, 6, 9]))


def imagined(table: MeowTable, seat: int, seed: int) -> MeowTable:
    other = table.imagine(seat, tabbytop.quick(seed))
    assert isinstance(other, MeowTable)
    return other


def place_of(table: MeowTable, card: int) -> int:
    """The bit of the place where a card really is; 0: not in the game."""
    for seat, cards in enumerate(table.hands):
        if card in cards or (card == table.played and seat == table.active):
            return 1 << seat
    return 1 << table.seats if card in table.pile else 0


def knows(table: MeowTable, seat: int, name: str) -> set[int | str]:
    """The places where a seat knows a rule to be, in words."""
    places = table.known_places(seat, NAMES.index(name))
    named: list[int | str] = [*range(table.seats), "pile"]
    return {place for bit, place in enumerate(named) if places >> bit & 1}


@pytest.mark.ruling("MW-M13")
@pytest.mark.parametrize("mode", MODES)
def test_seats_know_their_own_and_left_hand_after_the_deal(mode: str) -> None:
    table = begun(5, 4, mode=mode)
    for seat in range(5):
        left = (seat + 1) % 5
        known = {card for card in range(CARD_COUNT) if table.known_places(seat, card)}
        assert known == {*table.hands[seat], *table.hands[left]}
        assert all(knows(table, seat, name) == {seat} for name in hand(table, seat))
        assert all(knows(table, seat, name) == {left} for name in hand(table, left))


@pytest.mark.ruling("MW-M35", "MW-M11")
def test_exchange_widens_the_known_places() -> None:
    table = arranged(
        ["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"], pile=("quack",)
    )
    play(table, "0: play croak", "0: do croak", "0: do baa", "0: do oink", "0: check")
    play(table, "2: reveal purr")
    [drawn] = [event.private for event in told(table, "exchanged")]
    assert drawn is not None
    mine, theirs = str(drawn[0]["drawn"]), str(drawn[2]["drawn"])
    for name in ("croak", "purr"):
        assert knows(table, 3, name) == {0, 2, "pile"}
        assert knows(table, 0, name) == ({0} if name == mine else {2, "pile"})
        assert knows(table, 2, name) == ({2} if name == theirs else {0, "pile"})
    assert knows(table, 3, "quack") == set(), "what lay in the pile nobody has seen"
    assert knows(table, 1, "hiss") == {2}, "what did not move is where it was"
    assert knows(table, 3, "moo") == {0}


@pytest.mark.ruling("MW-M35")
def test_cards_that_may_be_in_the_pile_may_be_drawn() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"])
    play(table, "0: play croak", "0: do croak", "0: check", "1: reveal baa")
    assert knows(table, 3, "croak") == {0, 1, "pile"}
    card = hand(table, 1)[0]
    play(table, f"1: play {card}", f"1: do {card}", "1: check")
    play(table, "2: reveal purr")
    for name in {"croak", "baa"} - {card}:
        assert knows(table, 3, name) == {0, 1, 2, "pile"}
        assert 2 not in knows(table, 2, name) or name in hand(table, 2)


@pytest.mark.ruling("MW-M35")
def test_card_taken_back_is_known_to_all() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"])
    play(table, "0: play croak", "0: check")
    assert [knows(table, seat, "croak") for seat in range(4)] == [{0}] * 4


@pytest.mark.ruling("MW-M35", "G4")
@pytest.mark.parametrize(("mode", "judge", "seats"), GAMES)
def test_known_places_always_include_the_real_place(mode: str, judge: str, seats: int) -> None:
    """Own hands are exact, and nobody knows less than an onlooker; also on imagined tables."""
    for seed in range(2):
        table = dealt(seats, seed, mode=mode, judge=judge, rounds=5)
        players = judged if seed else at_random
        for number, _ in enumerate(players(table, seed)):
            if number % 3 == 0:
                _sound_knowledge(table)
            if number % 7 == 0:
                _sound_knowledge(imagined(table, number % seats, number))


def _sound_knowledge(table: MeowTable) -> None:
    truth = [place_of(table, card) for card in range(CARD_COUNT)]
    public = table.places[table.seats]
    for seat, row in enumerate(table.places):
        for card, places in enumerate(row):
            assert places == 0 or places & truth[card]
            assert public[card] & places == places or public[card] == 0
            assert places or not public[card]
            if seat < table.seats:
                assert (places == 1 << seat) == (truth[card] == 1 << seat)


@pytest.mark.ruling("MW-M35", "G4")
@pytest.mark.parametrize(("mode", "judge", "seats"), GAMES)
def test_imagined_tables_respect_what_the_seat_knows(mode: str, judge: str, seats: int) -> None:
    table = dealt(seats, 1, mode=mode, judge=judge, rounds=4)
    for number, _ in enumerate(judged(table, 3)):
        seat = number % seats
        world = imagined(table, seat, number)
        assert world.struck[seat] == table.struck[seat]
        assert not any(cards for other, cards in enumerate(world.struck) if other != seat)
        assert [len(h) for h in world.hands] == [len(h) for h in table.hands]
        assert len(world.pile) == len(table.pile)
        assert world.census() == table.census()
        in_game = [card for cards in [*world.hands, world.pile] for card in cards]
        assert set(in_game) <= set(table.deck()) - set(table.struck[seat]) - set(table.removed)
        for card in range(CARD_COUNT):
            known = table.known_places(seat, card)
            assert not known or known & place_of(world, card)
        assert world.places[seat] == table.places[seat]
        if number % 9 == 0:
            assert table.game.resume(world.position()).position() == world.position()


@pytest.mark.ruling("MW-M35")
def test_imagine_reaches_every_possible_place() -> None:
    table = arranged(
        ["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"], pile=("quack",)
    )
    play(table, "0: play croak", "0: do croak", "0: do baa", "0: do oink", "0: check")
    play(table, "2: reveal purr")
    seen: dict[str, set[int]] = {"croak": set(), "purr": set()}
    strangers: set[int] = set()
    for seed in range(200):
        world = imagined(table, 3, seed)
        for name, places in seen.items():
            places.add(place_of(world, NAMES.index(name)))
        strangers.update(world.hands[1])
    assert seen == {"croak": {1, 4, 16}, "purr": {1, 4, 16}}
    assert len(strangers) > 60, "what a seat has never seen may be anything"


def test_imagined_holder_has_a_broken_rule_to_reveal() -> None:
    """All know that a rule was broken; here it can only be one that everybody knows."""
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"])
    play(table, "0: play croak", "0: do croak", "0: do baa", "0: check")
    for seed in range(60):
        for seat in range(4):
            world = imagined(table, seat, seed)
            assert world.actors() == table.actors()
            assert world.moves(1)
    assert {tuple(imagined(table, 0, seed).hands[1]) for seed in range(9)} == {
        tuple(table.hands[1])
    }


@pytest.mark.ruling("MW-M34", "G5")
def test_onlooker_view_shows_public_cards_and_acts_only() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"])
    play(table, "0: play croak", "0: do croak", "0: do croak", "0: say acai")
    view = table.view(None)
    assert view["own"] is None
    assert view["played"] is not None
    assert view["played"]["name"] == "croak"
    assert [(act["act"], act["times"], act["word"]) for act in view["acts"]] == [
        ("croak", 2, None),
        ("fruit", 1, "acai"),
    ]
    assert [seat["cards"] for seat in view["seats"]] == [1, 2, 2, 2]
    assert view["pile"] == 1
    assert view["phase"] == "act"
    for name in ("moo", "baa", "oink", "purr", "hiss", "bark", "roar"):
        assert f'"{name}"' not in json.dumps(view)


@pytest.mark.ruling("MW-M34", "MW-S2", "MW-X4")
def test_revealed_rule_is_shown_until_the_next_turn() -> None:
    table = arranged(["croak", "moo"], ["baa", "oink"], ["purr", "hiss"], ["bark", "roar"])
    play(table, "0: play croak", "0: do croak", "0: check", "1: reveal baa")
    for event in table.take_events():
        assert event.fleeting == (event.kind in {"acted", "revealed"}), event.kind
    view = table.view(3)
    assert view["revealed"] is not None
    assert (view["revealed"]["seat"], view["revealed"]["card"]["name"]) == (1, "baa")
    assert view["acts"] == [], "gone when the turn ends"
    assert view["listed"] is None
    play(table, f"1: play {hand(table, 1)[0]}")
    assert table.view(3)["revealed"] is None


@pytest.mark.ruling("MW-M34", "MW-X5")
@pytest.mark.parametrize("judge", JUDGES)
def test_helper_lists_known_rules_without_places(judge: str) -> None:
    for seed in range(3):
        table = begun(5, seed, helper=True, judge=judge, rounds=5, events=True)
        light: set[str] = set()
        for _ in judged(table, seed):
            for event in table.take_events():
                if event.kind in {"played", "revealed"}:
                    light.add(str(event.public["card"]))
                if event.kind == "replaced":
                    light.discard(str(event.public["card"]))
            for seat in (None, 0, 3):
                listed = table.view(seat)["listed"]
                assert listed is not None
                assert {card["name"] for card in listed} == light


@pytest.mark.ruling("MW-S2")
def test_act_view_describes_the_act_as_seen() -> None:
    table = arranged(["croak", "moo"], [], [], [])
    table.take_events()
    play(table, "0: play croak", "0: do croak")
    [acted] = told(table, "acted")
    assert acted.seen_by(2) == acted.seen_by(None)
    assert acted.public["shown"] == "puffs up their cheeks and croaks"
    assert acted.fleeting


@pytest.mark.ruling("MW-M11", "MW-M34")
@pytest.mark.parametrize("judge", JUDGES)
def test_hands_and_pile_are_hidden(judge: str) -> None:
    table = begun(4, 2, judge=judge, rounds=3)
    for _ in judged(table, 2):
        view = table.view(None)
        shown = {card["name"] for card in (view["played"],) if card}
        if view["revealed"]:
            shown.add(view["revealed"]["card"]["name"])
        for name in {*pile(table), *hand(table, 0), *hand(table, 1)} - shown:
            public = {key: part for key, part in view.items() if key not in {"acts", "gone"}}
            assert f'"{name}"' not in json.dumps(public)


def known_place_sets(table: MeowTable, seat: int) -> list[int]:
    """The sets of possible places of all cards that the seat knows to be in the game."""
    return sorted(places for places in table.places[seat] if places)


@pytest.mark.ruling("MW-M35")
@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("mode", MODES)
def test_imagined_table_keeps_what_others_know_about_each_slot(mode: str, seats: int) -> None:
    moved = False
    for seed in range(6):
        table = begun(seats, seed, mode=mode)
        for seat in range(seats):
            imagined = table.imagine(seat, tabbytop.quick(seed))
            assert isinstance(imagined, MeowTable)
            for other in range(seats):
                assert known_place_sets(imagined, other) == known_place_sets(table, other)
                moved = moved or imagined.places[other] != table.places[other]
    assert moved


@pytest.mark.parametrize("mode", MODES)
def test_observation_marks_the_places_where_a_rule_may_be(mode: str) -> None:
    table = tabbytop.game("meow").deal(4, 5, {"mode": mode, "seconds": 0})
    assert isinstance(table, MeowTable)
    chance, marked = random.Random(5), False
    for _ in range(30):
        for seat in range(4):
            known, order = table.observe(seat)["known"], [(seat + step) % 4 for step in range(4)]
            for card in range(CARD_COUNT):
                mask = table.known_places(seat, card)
                wanted = [int(mask & 2**place > 0) for place in [*order, 4]]
                assert known[card * 5 : card * 5 + 5] == wanted
            marked = marked or 1 in known
        seat = table.actors()[0]
        texts = [table.game.vocabulary.text(move) for move in table.moves(seat)]
        table.play(seat, next((t for t in texts if t in {"ready", "pass"}), chance.choice(texts)))
    assert marked
