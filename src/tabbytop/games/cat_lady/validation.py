"""Validation of a table that was read from outside."""

from typing import Final

from tabbytop.games.cat_lady.cards import (
    CAT_PLAYER,
    CAT_TOKEN_LINE,
    LOST_CAT,
    ONE_MORE_STRAY,
    TOKEN_KINDS,
    TURN_CARDS,
    is_box,
    is_cat,
    is_kept_in_hand,
    is_stray,
)
from tabbytop.games.cat_lady.cats import BIDDY, CHOUPETTE
from tabbytop.games.cat_lady.diets import is_complete, is_legal
from tabbytop.games.cat_lady.game_flow import (
    POOL_SIZE,
    dealt_stray_count,
    refill_count,
    removed_card_count,
    starting_card_count,
)
from tabbytop.games.cat_lady.moves import CELL_COUNT, FEED, FOOD_TYPE, LINE_CELLS
from tabbytop.games.cat_lady.table import EMPTY, MAX_TAKE_BACKS, NOWHERE, CatLadyTable
from tabbytop.kernel.errors import BadPosition

_MOST_TOKENS: Final = 99  # of a kind; no game comes near it
_TOKEN_CARD: Final = [
    card for card, turn_card in enumerate(TURN_CARDS) if turn_card.wants == CAT_TOKEN_LINE
]


def validate(table: CatLadyTable) -> None:
    """Raise BadPosition, naming the field, if no game can lead to this table."""
    _check_piles(table)
    _check_tokens(table)
    _check_strays(table)
    _check_goals(table)
    _check_solitaire(table)
    _check_agenda(table)
    _check_plans(table)


def _require(holds: bool, where: str, reason: str) -> None:
    if not holds:
        raise BadPosition(f"table.{where}", reason)


def _require_ascending(pile: list[int], where: str) -> None:
    _require(pile == sorted(pile), where, "must be in the order of the box")


def _check_piles(table: CatLadyTable) -> None:
    _require(len(table.grid) == CELL_COUNT, "grid", f"must have {CELL_COUNT} places")
    for name, pile in (("deck", table.deck), ("removed", table.removed)):
        _require_ascending(pile, name)
        _require(not any(is_stray(kind) for kind in pile), name, "holds a stray")
    for player in range(table.players()):
        for name, pile in (
            ("cats", table.cats[player]),
            ("hands", table.hands[player]),
            ("boxes", table.boxes[player]),
        ):
            _require_ascending(pile, f"{name}[{player}]")
            _require(
                all(_belongs_in(name, kind) for kind in pile), f"{name}[{player}]", "holds others"
            )
    wanted = removed_card_count(table)
    _require(len(table.removed) == wanted, "removed", f"must be {wanted} cards")
    _require(EMPTY not in table.discards, "discards", "holds nothing as a card")


def _belongs_in(name: str, kind: int) -> bool:
    if name == "cats":
        return is_cat(kind)
    return is_kept_in_hand(kind) if name == "hands" else is_box(kind)


def _check_tokens(table: CatLadyTable) -> None:
    players = table.players()
    for name, numbers, wanted in (
        ("food", table.food, players * TOKEN_KINDS),
        ("vp_tokens", table.vp_tokens, players),
    ):
        _require(len(numbers) == wanted, name, f"must have {wanted} numbers")
        possible = all(0 <= number <= _MOST_TOKENS for number in numbers)
        _require(possible, name, "is more, or less, than any game brings")


def _check_strays(table: CatLadyTable) -> None:
    for name, pile in (("strays", table.strays), ("stray_deck", table.stray_deck)):
        _require(all(is_stray(kind) for kind in pile), name, "holds another card")
    _require_ascending(table.stray_deck, "stray_deck")
    fresh = table.game.new_table(table.seats, table.options, table.generator)
    dealt = dealt_stray_count(table.seats) + int(ONE_MORE_STRAY in table.starting)
    left = len(getattr(fresh, "stray_deck", ())) - dealt
    _require(len(table.stray_deck) == left, "stray_deck", f"must be {left} cards")
    biddy = bool(table.goals) or not table.has_treats() or BIDDY in table.stray_deck
    _require(biddy, "stray_deck", "Biddy is not in a game without goals")


def _check_goals(table: CatLadyTable) -> None:
    with_goals = table.cat_lady_options().goals
    _require(len(table.goals) == (table.seats if with_goals else 0), "goals", "one between two")
    _require(len(table.pool) == (POOL_SIZE if with_goals else 0), "pool", "must be two goals")
    _require_ascending(table.goal_deck, "goal_deck")


def _check_solitaire(table: CatLadyTable) -> None:
    wanted = starting_card_count(table)
    _require(len(table.starting) == wanted, "starting", f"must be {wanted} cards")
    for name, pile in (
        ("starting", table.starting),
        ("starting_deck", table.starting_deck),
        ("turn_deck", table.turn_deck),
    ):
        _require_ascending(pile, name)
    if table.seats == 1:
        _require(_TOKEN_CARD[0] in table.turn_deck, "turn_deck", "must have the cat token's card")
        _require(
            table.count_in_hand(CAT_PLAYER, LOST_CAT) < 2, "hands[1]", "has traded in two lost cats"
        )


# The steps below the current question, bottom first, and the questions allowed on top of them.
_ALLOWED_AGENDAS: Final = {
    (): {"PlacesToken"},
    ("EndOfTurn",): {"BeforeTake", "AfterTake", "GuidesCatPlayer"},
    ("EndOfTurn", "Refill"): {"ThrowsAway"},
    ("Reveal",): {"SeatsFeed"},
    ("Reveal", "SeatsFeed"): {"PaysForChoupette", "PicksForChoupette", "PlaysFreshCards"},
    ("Reveal", "SeatsFeed", "PlaysFreshCards"): {"ThrowsAway"},
}


def _check_agenda(table: CatLadyTable) -> None:
    """Check that the order of play can lead to the agenda, and that it fits the grid."""
    steps = [type(step).__name__ for step in table.agenda]
    if steps and steps[-1] not in _ALLOWED_AGENDAS.get(tuple(steps[:-1]), set()):
        raise BadPosition("agenda", f"no game leads to {' < '.join(steps)}")
    _require(0 <= table.active < table.players(), "active", f"there is no {table.active}")
    opening = steps == ["PlacesToken"]
    _require((table.token == NOWHERE) == opening, "token", "is placed once, at the beginning")
    _check_refills(table, steps)
    if opening:
        _check_nothing_taken(table)
    elif steps[:1] == ["EndOfTurn"]:
        seat = getattr(table.agenda[-1], "seat", CAT_PLAYER)
        _require(seat == table.active, "active", "is somebody else than who is asked")
    if steps[-2:] == ["PlaysFreshCards", "ThrowsAway"]:
        same = getattr(table.agenda[-1], "seat", 0) == getattr(table.agenda[-2], "seat", 0)
        _require(same, "active", "Choupette has one owner")


def _check_refills(table: CatLadyTable, steps: list[str]) -> None:
    """Check deck, grid and turn: every turn takes three cards, replaced while the deck lasts."""
    all_refills = refill_count(table)
    made, odd = divmod(3 * all_refills - len(table.deck), 3)
    _require(odd == 0 and made >= 0, "deck", "must be refills of three cards")
    empty = table.grid.count(EMPTY)
    question = steps[-1] if steps else ""
    turns = made
    if question in {"BeforeTake", "GuidesCatPlayer"}:
        turns, fits = made + 1, empty == 0
    elif question == "AfterTake" and empty:
        line = [cell for cell in range(len(table.grid)) if table.grid[cell] == EMPTY]
        # The token may be elsewhere by now: a spray bottle moves it after the take, too.
        turns, fits = made + 1, not table.deck and line in LINE_CELLS
    elif steps[:1] == ["EndOfTurn"] and question == "ThrowsAway":
        turns, fits = made + 1, empty == 2
    elif question in {"PlacesToken", "AfterTake"}:
        fits = empty == 0
    else:
        turns, fits = made + 1, not table.deck and empty >= 3
    _require(fits, "grid", "has not the cards that it should have now")
    _require(table.turn == turns, "turn", f"must be {turns}, by the cards in the deck")


def _check_nothing_taken(table: CatLadyTable) -> None:
    _require(table.seats > 1, "token", "is placed in solitaire")
    taken = [*table.cats, *table.hands, *table.boxes, table.discards]
    nothing = not any(taken) and not any(table.food) and not any(table.vp_tokens)
    _require(nothing, "cats", "nothing is taken yet")


def _check_plans(table: CatLadyTable) -> None:
    """Check that plans exist only in the feeding phase; `done` needs a complete one."""
    _require(len(table.done) == table.seats, "done", f"must have {table.seats} numbers")
    _require(all(done in {0, 1} for done in table.done), "done", "is 0 or 1")
    _require(len(table.changes) == table.seats, "changes", f"must have {table.seats} numbers")
    possible = all(0 <= changes <= MAX_TAKE_BACKS for changes in table.changes)
    _require(possible, "changes", f"is 0 to {MAX_TAKE_BACKS}")
    top = type(table.agenda[-1]).__name__ if table.agenda else ""
    feeding, over = top == "SeatsFeed", not table.agenda
    _require(feeding or over or not any(table.changes), "changes", "nobody feeds yet")
    _check_payment(table)
    for player, plan in enumerate(table.plans):
        where = f"plans[{player}]"
        cat_player = table.is_cat_player(player)
        done = over if cat_player else bool(table.done[player])
        _require(not done or feeding or over, "done", "nobody feeds yet")
        _require(done or not over, "done", "the game is over, but not for all")
        if not plan and not done:
            continue
        _require(feeding or over, where, "nobody feeds yet")
        _require(not cat_player or over, where, "the cat player feeds last")
        _require(all(FEED.holds(move) for move in plan), where, "is not how cats are fed")
        holding = table.holding(player)
        possible = is_complete(holding, plan) if done else is_legal(holding, plan)
        _require(possible, where, "cannot be fed so")


def _check_payment(table: CatLadyTable) -> None:
    """Check that her owner paid tuna and milk for Choupette after the last turn."""
    if not table.paid:
        return
    _require(not table.turns_remain() and table.token >= 0, "paid", "Choupette waits for the end")
    owned = any(table.owns(player, CHOUPETTE) for player in range(table.players()))
    _require(owned, "paid", "Choupette is nobody's")
    _require_ascending(table.paid, "paid")
    hers = all(FEED.holds(move) and FEED.first(move) == CHOUPETTE for move in table.paid)
    _require(hers, "paid", "is not what Choupette eats")
    eaten = sorted(FOOD_TYPE[FEED.second(move)] for move in table.paid)
    _require(eaten == [1, 2], "paid", "Choupette eats tuna and milk")
