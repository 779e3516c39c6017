"""Components, the deal, and the first player."""

from collections import Counter

import pytest

import tabbytop
from tabbytop import BadOptions
from tabbytop.games.cat_lady.cards import copies, full_deck
from tabbytop.games.cat_lady.cats import BIDDY, STRAYS, TREATS_STRAYS
from tabbytop.games.cat_lady.game import GAME
from tabbytop.games.cat_lady.moves import LINES
from tests.games.cat_lady.tables import dealt, moves, names

# Turns that every player has, by edition and seats; solitaire is played with two players.
TURNS = {
    ("base", 2): 11, ("base", 3): 9, ("base", 4): 8,
    ("treats", 1): 14, ("treats", 2): 14, ("treats", 3): 11, ("treats", 4): 10,
    ("treats", 5): 9, ("treats", 6): 8,
}  # fmt: skip
BASE_DECKS = {2: 72, 3: 87, 4: 102}
TREATS_DECKS = {1: 90, 2: 90, 3: 105, 4: 126, 5: 141, 6: 150}


@pytest.mark.ruling("CL-B1")
def test_base_box_contents() -> None:
    assert len(full_deck(4, treats=False)) == 102
    strays = dealt(4, edition="base")
    assert len(strays.strays) + len(strays.stray_deck) == 13


@pytest.mark.ruling("CL-B2")
@pytest.mark.parametrize(("seats", "whole", "removed"), [(2, 74, 2), (3, 89, 2), (4, 102, 0)])
def test_deck_size_of_the_base_edition(seats: int, whole: int, removed: int) -> None:
    table = dealt(seats, edition="base")
    assert len(full_deck(seats, treats=False)) == whole
    assert len(table.removed) == removed
    assert len(table.deck) + 9 == BASE_DECKS[seats]
    assert len(table.strays) == 3


@pytest.mark.ruling("CL-X1", "CL-B2")
@pytest.mark.parametrize("seats", TREATS_DECKS)
def test_deck_size_with_box_of_treats(seats: int) -> None:
    table = dealt(seats)
    assert len(table.removed) == 6
    full = 9
    if seats == 1:  # the cat player has had its first turn
        full += 3
    assert len(table.deck) + full == TREATS_DECKS[seats]
    treats = len(full_deck(seats, treats=True)) - sum(
        copies(kind, seats, treats=False) for kind in range(len(GAME.names["deck"]))
    )
    assert treats == {1: 22, 2: 22, 3: 22, 4: 30, 5: 45, 6: 54}[seats]


@pytest.mark.ruling("CL-B2")
@pytest.mark.parametrize(("seats", "strays"), [(1, 2), (2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_number_of_strays_dealt(seats: int, strays: int) -> None:
    table = dealt(seats, seed=3)
    extra = "one-more-stray" in [GAME.names["starting"][card] for card in table.starting]
    assert len(table.stray_deck) == 26 - strays - extra


@pytest.mark.ruling("CL-X1", "CL-B5", "CL-C7")
@pytest.mark.parametrize(("edition", "seats"), TURNS)
def test_number_of_turns_per_player(edition: str, seats: int) -> None:
    """Whatever is played, laser pointers included, everybody has the same number of turns."""
    lasers = 0
    for seed in range(6):
        table = GAME.deal(seats, seed, {"edition": edition}, events=True)
        chance = tabbytop.quick(seed)
        turns = Counter[object]()
        while actors := table.actors():
            for event in table.take_events():
                seen = event.seen_by(None)
                if seen["event"] == "turn":
                    turns[seen["seat"]] += 1
                lasers += seen["event"] == "laser"
            options = table.moves(actors[0])
            bold = [move for move in options if "laser" in GAME.vocabulary.text(move)]
            table.play(actors[0], (bold or options)[chance.below(len(bold or options))])
        players = max(seats, 2)
        assert turns == dict.fromkeys(range(players), TURNS[edition, seats])
    assert lasers or edition == "base"


@pytest.mark.ruling("CL-C16")
def test_strays_of_each_edition() -> None:
    base, treats = dealt(2, edition="base"), dealt(2)
    assert sorted(base.strays + base.stray_deck) == list(range(STRAYS, TREATS_STRAYS))
    assert len(treats.strays + treats.stray_deck) == 26


@pytest.mark.ruling("CL-C16")
def test_biddy_is_dealt_only_with_goals() -> None:
    def comes(seats: int, **options: object) -> bool:
        return any(BIDDY not in dealt(seats, seed, **options).stray_deck for seed in range(150))

    assert comes(3, goals=True)
    assert not comes(3)
    assert not comes(1, difficulty="hard")


@pytest.mark.ruling("CL-C17")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_seat_before_the_first_places_the_token(seats: int) -> None:
    firsts = set()
    for seed in range(40):
        table = dealt(seats, seed)
        [seat] = table.actors()
        assert moves(table, seat) == [f"place {line}" for line in LINES]
        table.play(seat, "place column 2")
        assert table.actors() == [(seat + 1) % seats]
        assert f"take {'column 2'}" not in moves(table, (seat + 1) % seats)
        assert len(moves(table, (seat + 1) % seats, "take")) == 5
        firsts.add(seat)
    assert firsts == set(range(seats))


@pytest.mark.ruling("CL-C17")
def test_solitaire_starts_with_cat_player_and_token_at_column_1() -> None:
    table = GAME.deal(1, 1, events=True)
    told = [event.seen_by(0) for event in table.take_events()]
    assert [event["event"] for event in told[:4]] == ["refill", "setup", "place", "turn"]
    assert told[2]["line"] == "column 1"
    assert told[3]["seat"] == 1


@pytest.mark.ruling("CL-C40", "CL-X5")
@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 1), ("normal", 2), ("hard", 3)])
def test_starting_cards_by_difficulty(difficulty: str, cards: int) -> None:
    table = dealt(1, difficulty=difficulty)
    assert len(table.starting) == cards
    assert len(table.starting) + len(table.starting_deck) == 6


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"edition": "base"}),
        (5, {"edition": "base"}),
        (2, {"goals": True}),
        (1, {"goals": True}),
        (4, {"goals": True, "edition": "base"}),
        (2, {"difficulty": "hard"}),
        (7, {}),
        (0, {}),
    ],
)
def test_invalid_options_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        GAME.deal(seats, 1, options)


def test_strays_are_dealt_at_random_face_up() -> None:
    seen = {name for seed in range(60) for name in names(dealt(4, seed).strays)}
    assert len(seen) == 25
    table = dealt(4)
    assert table.view(None)["strays"] == names(table.strays)
