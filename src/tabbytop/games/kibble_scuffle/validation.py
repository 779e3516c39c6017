"""Validate a table that was read from outside."""

from typing import Final

from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    DECK_SIZE,
    GOAL,
    HOUSE,
    KIND_COUNT,
    KINDS,
    LASER_POINTER,
    SET_SIZE,
    VALUES,
    has_priority,
    is_cat,
    kind_of,
    owner_of,
)
from tabbytop.games.kibble_scuffle.table import KibbleTable
from tabbytop.kernel.errors import BadPosition

_MOST_TURNS: Final = 1_000_000


def validate(table: KibbleTable) -> None:
    """Raise BadPosition, saying where, if no game can reach this table."""
    _check_cubes(table)
    for name, seat in (("holder", table.holder), ("active", table.active)):
        _require(0 <= seat < table.seats, name, f"there is no seat {seat}")
    _check_piles(table)
    _check_bowls(table)
    _check_memory(table)
    _check_out(table)
    _check_agenda(table)


def _require(holds: bool, where: str, reason: str) -> None:
    if not holds:
        raise BadPosition(f"table.{where}", reason)


def _check_cubes(table: KibbleTable) -> None:
    for name, cubes, wanted in (
        ("food", table.food, BOWLS * VALUES),
        ("eaten", table.eaten, table.seats * VALUES),
        ("box", table.box, VALUES),
    ):
        _require(len(cubes) == wanted, name, f"must have {wanted} numbers")
        _require(min(cubes) >= 0, name, "has fewer than no cubes")


def _check_piles(table: KibbleTable) -> None:
    for name in ("hands", "decks", "discards"):
        piles = {"hands": table.hands, "decks": table.decks, "discards": table.discards}[name]
        for seat, pile in enumerate(piles):
            mine = all(owner_of(card) == seat for card in pile)
            _require(mine, f"{name}[{seat}]", "holds another seat's card")
            ordered = name == "discards" or pile == sorted(pile)
            _require(ordered, f"{name}[{seat}]", "must be in the order of the box")


def _check_bowls(table: KibbleTable) -> None:
    for bowl in range(BOWLS):
        cats = all(is_cat(kind_of(card)) for card in table.bowls[bowl])
        _require(cats, f"bowls[{bowl}]", "only cats stand at a bowl")
        first = sum(has_priority(kind_of(card)) for card in table.bowls[bowl])
        _require(first <= 1, f"bowls[{bowl}]", "has two priority cats")
        houses = all(kind_of(card) == HOUSE for card in table.aside[bowl])
        _require(houses, f"aside[{bowl}]", "only House Cats are set aside")
    laser = table.laser < 0 or kind_of(table.laser) == LASER_POINTER
    _require(laser, "laser", "is no Laser Pointer")
    _require(0 <= table.turn <= _MOST_TURNS, "turn", "is beyond any game")
    _require(0 <= table.laser_bowl < BOWLS, "laser_bowl", "is no bowl")


def _check_out(table: KibbleTable) -> None:
    _require(table.out == sorted(table.out), "out", "must be in the order of the box")
    if table.shown:
        building = any(type(step).__name__ == "SeatsBuild" for step in table.agenda)
        for seat in range(table.seats):
            left = sum(owner_of(card) == seat for card in table.out)
            enough = building or left == SET_SIZE - DECK_SIZE
            fits = enough and left <= SET_SIZE - DECK_SIZE
            _require(fits, "out", f"seat {seat} has left out {left} cards")
        return
    fresh = table.game.new_table(table.seats, table.options, table.generator)
    same = table.out == getattr(fresh, "out", None)
    _require(same, "out", "are not the cards that these options leave out")


def _check_memory(table: KibbleTable) -> None:
    held = [card for hand in table.hands for card in hand]
    _require(table.known == sorted(set(table.known) & set(held)), "known", "must be in a hand")
    sold = SET_SIZE * table.seats
    _require(all(card < sold for card in table.arrivals), "arrivals", "holds nobody's card")
    built = table.options.as_dict()["deck"] == "built"
    wanted = table.seats * KIND_COUNT if built else 0
    _require(len(table.shown) == wanted, "shown", f"must have {wanted} numbers")
    for place, count in enumerate(table.shown):
        kind, seat = place % KIND_COUNT, place // KIND_COUNT
        out = sum(kind_of(card) == kind and owner_of(card) == seat for card in table.out)
        _require(
            0 <= count <= KINDS[kind].copies - out, f"shown[{place}]", "more than the deck has"
        )


# The steps below a question, from the bottom of the agenda up, and the questions allowed there.
_ABILITIES: Final = {
    "CatnipLures", "ClumsySpills", "FeralChases", "KittenCalls", "MangyShoves", "OwnerSends",
    "PounceReturns", "TricksterTrades", "MamaFeeds", "FedByMama", "AlleySwaps",
}  # fmt: skip
_ALLOWED_QUESTIONS: Final = {
    ("FirstTurn",): {"SeatsBuild", "SeatsChooseHands"},
    ("FirstTurn", "SeatsChooseHands"): {"SeatsBuild"},
    ("EndOfTurn",): {"SeatPlays", "ItemsCat"} | _ABILITIES,
    ("EndOfTurn", "ItemsCat"): {"MouseTeases"} | _ABILITIES,
    ("EndOfTurn", "ItemsCat", "RoboVac"): {"SeatFlees"} | _ABILITIES,
    ("NextTurn", "DinnerEnds", "NextBowl"): {"HolderServes"},
    ("NextTurn", "DinnerEnds", "NextBowl", "DinnerRound"): {
        "PriorityEats", "SeatFeeds", "AlleySwaps",
    },
}  # fmt: skip
_AT_ONE_BOWL: Final = {
    "ItemsCat", "RoboVac", "SeatFlees", "MouseTeases", "DinnerRound", "SeatFeeds", "PriorityEats",
}  # fmt: skip


def _check_agenda(table: KibbleTable) -> None:
    """Require an agenda that a game can reach."""
    steps = [type(step).__name__ for step in table.agenda]
    if steps and steps[-1] not in _ALLOWED_QUESTIONS.get(tuple(steps[:-1]), set()):
        raise BadPosition("agenda", f"no game leads to {' < '.join(steps)}")
    whose = {"SeatPlays": table.active, "ItemsCat": table.active, "HolderServes": table.holder}
    bowls: set[int] = set()
    for place, step in enumerate(table.agenda):
        name = steps[place]
        if name in whose and getattr(step, "seat", None) != whose[name]:
            raise BadPosition(f"agenda[{place}].seat", f"must be {whose[name]}")
        if name in _AT_ONE_BOWL:
            bowls.add(getattr(step, "bowl", 0))
    if len(bowls) > 1:
        raise BadPosition("agenda", "its steps are about different bowls")
    if not steps:
        ended = any(table.points(seat) >= GOAL for seat in range(table.seats))
        _require(ended, "eaten", "the game is over, but nobody has reached the end")
    _require("DinnerEnds" in steps or not any(table.aside), "aside", "is only for dinner")
    _require((table.turn == 0) == ("FirstTurn" in steps), "turn", "is counted from the first one")
    if "FirstTurn" in steps:
        _check_nothing_dealt(table, building="SeatsBuild" in steps)


def _check_nothing_dealt(table: KibbleTable, *, building: bool) -> None:
    cards_out = [*table.discards, *table.bowls, table.known, table.arrivals]
    if building:
        cards_out.extend(table.hands)
    _require(not any(cards_out) and table.laser < 0, "bowls", "nothing is dealt or played yet")
    _require(sum(table.food) + sum(table.eaten) == 0, "food", "is still in the box")
    _require(not any(table.shown), "shown", "nothing is shown yet")
    options = table.options.as_dict()
    _require(not building or options["deck"] == "built", "out", "decks are not built here")
    chosen = type(table.agenda[-1]).__name__ == "SeatsChooseHands"
    _require(not chosen or options["opening"] == "chosen", "hands", "are not chosen here")
