"""The table agrees with a reference implementation at every move."""

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from tabbytop.games.kitty_paw.game import GAME
from tabbytop.games.kitty_paw.pieces import SYMBOLS
from tabbytop.games.kitty_paw.table import KittyPawTable
from tests.games.kitty_paw.reference_mat import CELLS, POINTS, Card, on_card, point
from tests.games.kitty_paw.reference_rules import CLOCK, ReferenceGame, Seat

SECONDS = {
    "start": "ready", "give": "pick", "release": "false_start", "chase": "stray", "close": "peek",
    "slip": "wrong_box", "hush": "answer", "bell": "round",
}  # fmt: skip
MOST_MOVES = 12_000


def agree(reference: ReferenceGame, table: KittyPawTable) -> None:
    """Assert that both have the same state."""
    assert table.actors() == reference.actors()
    view = table.view(None)
    assert view["phase"] == reference.phase
    assert (view["round"], view["extra"]) == (reference.round, reference.extra)
    assert view["pile"] == len(reference.pile) + len(reference.under)
    assert view["row"] == reference.row
    assert view["caller"] == reference.caller
    assert view["answered"] == reference.answered
    assert view["seconds"] == (reference.seconds if len(reference.seats) == 1 else None)
    for spot, tile in zip(view["spots"], reference.spots, strict=True):
        assert spot == (tile and {"kind": tile.name, "face": tile.face, "turn": tile.turn})
    for hide, there in zip(view["boxes"], reference.hides, strict=True):
        peekers = [seat.number for seat in reference.seats if seat.peeking == hide["box"]]
        assert hide["state"] == ("taken" if not there else "peeked" if peekers else "closed")
        if there:
            assert hide["by"] == (peekers[0] if peekers else None)
            assert hide["symbol"] == reference.shown.get(str(hide["box"]))
        else:
            holder = next(s for s in reference.seats if has_from(s, hide["box"]))
            assert hide["by"] == holder.number
            held = holder.symbol()
            assert held is not None
            assert hide["symbol"] == held.name
    for seat, shown in zip(reference.seats, view["seats"], strict=True):
        agree_on_seat(seat, shown)
        own = table.view(seat.number)["own"]
        assert own == {"seen": seat.seen}


def has_from(seat: Seat, box: int) -> bool:
    held = seat.symbol()
    return held is not None and held.home == ("hide", box - 1)


def agree_on_seat(seat: Seat, shown: Mapping[str, Any]) -> None:
    stray = seat.stray()
    assert dict(shown) == {
        "seat": seat.number,
        "playing": seat.playing,
        "points": seat.points,
        "scored": [{"card": card, "points": points} for card, points in seat.scored],
        "card": seat.card,
        "ready": seat.ready,
        "paw": seat.paw and seat.paw.shown(),
        "mat": [piece.shown() for piece in seat.mat],
        "box": {"side": seat.box.face, "placed": seat.box in seat.mat},
        "frozen": seat.frozen,
        "peeking": seat.peeking or None,
        "stray": None if not stray else "paw" if seat.paw is stray else "mat",
        "out": seat.out,
        "wrong_calls": seat.wrong_calls,
        "full": seat.is_full(),
    }


class Watch:
    """Compares the waits of the clock with those of the reference, restarts included."""

    def __init__(self) -> None:
        self._pairs: dict[str, tuple[int, int]] = {}

    def look(self, reference: ReferenceGame, table: KittyPawTable) -> None:
        alarms = {GAME.vocabulary.text(alarm.move): alarm for alarm in table.alarms()}
        assert set(alarms) == reference.moves(CLOCK)
        pairs = {}
        for move, alarm in alarms.items():
            word = move.partition(" ")[0]
            wanted = 1 if word == "tick" else reference.options[SECONDS[word]]
            assert alarm.seconds == wanted
            pairs[move] = (alarm.since, reference.waits[move])
            if move in self._pairs:
                before = self._pairs[move]
                assert (before[0] == alarm.since) == (before[1] == reference.waits[move]), move
        self._pairs = pairs


class Mood(NamedTuple):
    """Probabilities that shape the moves of a game."""

    muddle: float = 0.02  # any move at all
    sloppy: float = 0.0  # down anywhere
    mistaken: float = 0.02  # another tile, another Hide-and-Seek card
    clock: float = 0.04  # the clock moves
    bell: float = 0.05  # and rings the bell if it could do something else


CAREFUL = Mood()
MUDDLED = Mood(muddle=0.1, mistaken=0.3)
SLOPPY = Mood(sloppy=0.3, mistaken=0.1, clock=0.02, bell=0.0)
SLEEPY = Mood(muddle=0.01, clock=0.1, bell=0.4)


class Hands:
    """Plays all seats and the clock: builds the cards, with errors as the mood says."""

    def __init__(self, reference: ReferenceGame, rng: random.Random, mood: Mood) -> None:
        self.reference = reference
        self.rng = rng
        self.mood = mood

    def next(self) -> tuple[int, str]:
        reference, rng = self.reference, self.rng
        actors = reference.actors()
        if actors == [CLOCK] or rng.random() < self.mood.clock:
            moves = sorted(reference.moves(CLOCK))
            if "bell" in moves and rng.random() >= self.mood.bell:
                moves.remove("bell")
            if moves or actors == [CLOCK]:
                return CLOCK, rng.choice(moves or ["bell"])
        number = rng.choice([seat for seat in actors if seat != CLOCK])
        legal = sorted(reference.moves(number))
        if rng.random() < self.mood.muddle:
            words = sorted({move.partition(" ")[0] for move in legal})
            word = rng.choice(words)
            return number, rng.choice([move for move in legal if move.startswith(word)])
        move = self.sensible(reference.seats[number], legal)
        return number, move if move in legal else rng.choice(legal)

    def sensible(self, seat: Seat, legal: list[str]) -> str:
        """The next stroke towards a full mat that shows the card."""
        if seat.card is None or "paw" in legal or legal == ["meow"]:
            return self.rng.choice([move for move in legal if move != "meow"] or legal)
        if seat.peeking:
            hide = self.reference.hides[seat.peeking - 1]
            right = hide is not None and hide.name == seat.card["symbol"]
            return "keep" if right or self.rng.random() < self.mood.mistaken else "shut"
        wanted = on_card(seat.card)
        lying = {piece.name for piece in seat.mat if not piece.stray}
        missing = [one for one in wanted if one[0] not in lying]
        if seat.paw:
            return self.use(seat, wanted)
        if not missing:
            return "meow"
        name = missing[0][0]
        if name == "box":
            return "lift box"
        if name == seat.card["symbol"]:
            return self.rng.choice([m for m in legal if m.startswith("peek")] or legal)
        if self.rng.random() < self.mood.mistaken:
            return self.rng.choice([move for move in legal if move.startswith("take")] or legal)
        found = [n for n, tile in enumerate(self.reference.spots, 1) if tile and tile.name == name]
        return f"take {self.rng.choice(found)}" if found else "meow"

    def use(self, seat: Seat, wanted: list[tuple[str, tuple[int, int], str, int]]) -> str:
        piece = seat.paw
        assert piece is not None
        meant = [one for one in wanted if one[0] == piece.name]
        if not meant or piece.stray:
            return self.rng.choice(["home", "place h8", "flip"])
        _, place, face, turn = meant[0]
        if piece.face != face:
            return "flip"
        if piece.turn != turn:
            return "turn right" if (turn - piece.turn) % 6 <= 3 else "turn left"
        if self.rng.random() < self.mood.sloppy:
            return f"place {self.rng.choice(CELLS)}"
        x, y = wanted[0][1]
        bx, by = point(str(seat.box.cell)) if seat.box in seat.mat else (x + 2, y)
        return f"place {POINTS.get((place[0] - x + bx, place[1] - y + by), 'h8')}"


def lay_out(reference: ReferenceGame, table: KittyPawTable, events: list[dict[str, Any]]) -> None:
    view = table.view(None)
    row = [card for card in view["row"] if card]
    under = [event["card"] for event in events if event["event"] == "under"]
    scatter = [tile for tile in view["spots"] if tile]
    reference.lay_out(row, under, scatter, [SYMBOLS[symbol] for symbol in table.symbols])


def told(table: KittyPawTable) -> list[dict[str, Any]]:
    return [{"event": event.kind, **event.public} for event in table.take_events()]


@cache
def all_cards() -> dict[int, Card]:
    """Every Kitty card, as a seat that has it shows it."""
    cards: dict[int, Card] = {}
    for number in range(1, 49):
        others = [number, number % 48 + 1]
        table = GAME.arrange(cards=others, options={"pile": "all"})
        card = table.view(None)["seats"][0]["card"]
        assert card is not None
        cards[number] = card
    return cards


def play_beside(seats: int, seed: int, mood: Mood, **options: object) -> Counter[str]:
    """Play one game on both, to its end; count what happened."""
    table = GAME.deal(seats=seats, seed=seed, options=options, events=True)
    assert isinstance(table, KittyPawTable)
    reference = ReferenceGame(seats, all_cards(), vars(table.rules()))
    hands, watch = Hands(reference, random.Random(seed), mood), Watch()
    happened: Counter[str] = Counter()
    events = told(table)
    for _ in range(MOST_MOVES):
        happened.update(event["event"] for event in events)
        if reference.phase == "between":
            lay_out(reference, table, events)
        agree(reference, table)
        watch.look(reference, table)
        number, move = hands.next()
        assert {GAME.vocabulary.text(one) for one in table.moves(number)} == reference.moves(number)
        table.play(number, move)
        events = told(table)
        given = {e["seat"]: e["card"] for e in events if e["event"] == "given"}
        count_answers(reference, move, happened)
        reference.play(number, move, given)
        if reference.phase == "over":
            break
    result = table.result()
    assert result is not None
    assert list(result.scores) == [seat.points for seat in reference.seats]
    assert list(result.winners) == reference.winners
    happened.update(event["event"] for event in events)
    return happened


def count_answers(reference: ReferenceGame, move: str, happened: Counter[str]) -> None:
    """Count cases without an event of their own."""
    frozen = any(seat.frozen for seat in reference.inside())
    happened["frozen while others answer"] += reference.phase == "answer" and frozen
    happened["hushed"] += move == "hush"


GAMES: list[tuple[int, Mood, dict[str, object]]] = [
    (1, CAREFUL, {}),
    (1, MUDDLED, {"second": "yellow", "round": 90}),
    (1, SLEEPY, {}),
    (2, CAREFUL, {"second": "yellow"}),
    (2, MUDDLED, {"pile": "all"}),
    (2, SLEEPY, {}),
    (2, SLOPPY, {"wrong_call": "once", "answer": 9}),
    (3, CAREFUL, {"pile": "all", "wrong_call": "once"}),
    (3, MUDDLED, {"stray": 3, "peek": 2, "wrong_box": 4}),
    (3, SLEEPY, {"pile": "all"}),
    (3, SLOPPY, {"wrong_call": "once"}),
    (4, CAREFUL, {}),
    (4, MUDDLED, {"wrong_call": "once", "second": "yellow"}),
    (4, SLEEPY, {"ready": 5, "pick": 3, "false_start": 9}),
    (4, SLOPPY, {"wrong_call": "once", "pile": "all"}),
]


RARE = {
    "tie", "false_alarm", "hushed", "frozen while others answer", "under", "slipped", "ran_home",
}  # fmt: skip


@pytest.mark.ruling("KP-B6", "KP-D2", "KP-D3", "KP-D4", "KP-K7", "KP-K8", "KP-K30", "KP-K33")
def test_table_agrees_with_reference_rules() -> None:
    happened: Counter[str] = Counter()
    for seats, mood, options in GAMES:
        happened += play_beside(seats, 11 * seats, mood, **options)
    assert set(happened) >= RARE
