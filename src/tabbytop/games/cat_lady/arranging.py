"""Build a table in the middle of a game from the few things that a test or a tutorial names.

Cards that are not named stay in the decks. Cards that would have been used up by then go to the
discard pile, so that the number of turns is right.
"""

from collections.abc import Callable, Sequence
from typing import Final

from tabbytop.games.cat_lady.cards import (
    GOAL_NAMES,
    NAMES,
    ONE_MORE_STRAY,
    STARTING_CARDS,
    TOKEN_KINDS,
    TURN_CARD_NAMES,
    is_box,
    is_cat,
    is_kept_in_hand,
    is_stray,
)
from tabbytop.games.cat_lady.game_flow import (
    POOL_SIZE,
    dealt_stray_count,
    refill_count,
    removed_card_count,
    starting_card_count,
)
from tabbytop.games.cat_lady.moves import CELLS, LINES
from tabbytop.games.cat_lady.table import CatLadyTable
from tabbytop.games.cat_lady.words import message
from tabbytop.kernel.errors import BadOptions
from tabbytop.texts.message import Message

_LETTERS: Final = "ctmwx"


def lay_cards(
    table: CatLadyTable,
    *,
    grid: Sequence[str],
    cats: Sequence[Sequence[str]],
    hands: Sequence[Sequence[str]],
    boxes: Sequence[Sequence[str]],
    strays: Sequence[str],
    deck: int | None,
) -> None:
    """Place cards by name; unnamed cells of the grid get any card, lowest kind first."""
    for player, names in _by_player(table, "cats", cats):
        table.cats[player] = sorted(_take_named(table, name, is_cat) for name in names)
    for player, names in _by_player(table, "hands", hands):
        table.hands[player] = sorted(_take_named(table, name, is_kept_in_hand) for name in names)
    for player, names in _by_player(table, "boxes", boxes):
        table.boxes[player] = sorted(_take_named(table, name, is_box) for name in names)
    table.strays = [_take_named(table, name, is_stray) for name in strays]
    if len(grid) > len(CELLS):
        raise BadOptions(message("refusal-arrange-grid", most=len(CELLS)))
    for cell, name in enumerate(grid):
        if name:
            table.grid[cell] = _take_named(table, name, _any_card)
    _balance_strays(table)
    table.remove_unseen(removed_card_count(table))
    table.refill()
    _discard_to_size(table, deck)


def _by_player(
    table: CatLadyTable, what: str, piles: Sequence[Sequence[str]]
) -> list[tuple[int, Sequence[str]]]:
    if len(piles) > table.players():
        raise BadOptions(_too_many(table, what))
    return list(enumerate(piles))


def _too_many(table: CatLadyTable, argument: str) -> Message:
    return message("refusal-arrange-players", argument=argument, most=table.players())


def _any_card(kind: int) -> bool:
    return True


def _take_named(table: CatLadyTable, name: str, fits: Callable[[int], bool]) -> int:
    """Take a card of that name out of the deck, or a stray out of the stray deck."""
    if name not in NAMES:
        raise BadOptions(message("refusal-arrange-no-card", name=name))
    kind = NAMES.index(name)
    if not fits(kind):
        raise BadOptions(message("refusal-arrange-not-there", name=name))
    pile = table.stray_deck if is_stray(kind) else table.deck
    if kind not in pile:
        raise BadOptions(message("refusal-arrange-not-in-deck", name=name))
    pile.remove(kind)
    return kind


def _balance_strays(table: CatLadyTable) -> None:
    """Take as many strays out of their deck as are dealt; unnamed ones go to the discard pile."""
    whole = table.stray_deck
    dealt = dealt_stray_count(table.seats) + int(ONE_MORE_STRAY in table.starting)
    out = len(_all_strays(table)) - len(whole)
    if out > dealt:
        raise BadOptions(message("refusal-arrange-strays", most=dealt))
    for _stray in range(dealt - out):
        table.discards.append(table.draw_stray())


def _all_strays(table: CatLadyTable) -> list[int]:
    fresh = table.game.new_table(table.seats, table.options, table.generator)
    assert isinstance(fresh, CatLadyTable)
    return fresh.stray_deck


def _discard_to_size(table: CatLadyTable, wanted: int | None) -> None:
    """Discard from the deck until `wanted` cards, a whole number of refills, are left."""
    most = len(table.deck) - len(table.deck) % 3
    left = min(most, 3 * refill_count(table)) if wanted is None else wanted
    if left % 3 or not 0 <= left <= most:
        raise BadOptions(message("refusal-arrange-deck", most=most, count=left))
    while len(table.deck) > left:
        table.discards.append(table.deck.pop())
    table.turn = refill_count(table) - left // 3


def lay_tokens(table: CatLadyTable, food: Sequence[str], vp_tokens: Sequence[int]) -> None:
    """Place food by letters, one word per player: c, t, m, w (wild), x (treat)."""
    for player, letters in _by_player(table, "food", food):
        for letter in letters:
            if letter not in _LETTERS:
                raise BadOptions(
                    message("refusal-arrange-food", name=letter, letters=list(_LETTERS))
                )
            table.food[player * TOKEN_KINDS + _LETTERS.index(letter)] += 1
    if len(vp_tokens) > table.players():
        raise BadOptions(_too_many(table, "vp_tokens"))
    for player, number in enumerate(vp_tokens):
        table.vp_tokens[player] = number


def lay_goals(table: CatLadyTable, goals: Sequence[str], pool: Sequence[str]) -> None:
    """Place goals by name; goals that are not named are the lowest ones left."""
    if not table.goal_deck:
        if goals or pool:
            raise BadOptions(message("refusal-arrange-no-goals"))
        return
    wanted = [_draw_named(table.goal_deck, name, GOAL_NAMES) for name in goals]
    pooled = [_draw_named(table.goal_deck, name, GOAL_NAMES) for name in pool]
    if len(wanted) > table.seats or len(pooled) > POOL_SIZE:
        raise BadOptions(message("refusal-arrange-goals"))
    while len(wanted) < table.seats:
        wanted.append(table.goal_deck.pop(0))
    while len(pooled) < POOL_SIZE:
        pooled.append(table.goal_deck.pop(0))
    table.goals, table.pool = wanted, pooled


def lay_solitaire(table: CatLadyTable, starting: Sequence[str], drawn: Sequence[str]) -> None:
    """Place the cat player's starting cards and the turn cards that were drawn."""
    wanted = starting_card_count(table)
    table.starting = [_draw_named(table.starting_deck, name, STARTING_CARDS) for name in starting]
    if len(table.starting) > wanted:
        raise BadOptions(message("refusal-arrange-starting", count=wanted))
    while len(table.starting) < wanted:
        table.starting.append(table.starting_deck.pop())
    table.starting.sort()
    table.turn_discard = [_draw_named(table.turn_deck, name, TURN_CARD_NAMES) for name in drawn]


def _draw_named(deck: list[int], name: str, names: Sequence[str]) -> int:
    if name not in names or names.index(name) not in deck:
        raise BadOptions(message("refusal-arrange-none-left", name=name))
    deck.remove(names.index(name))
    return names.index(name)


def line_named(name: str) -> int:
    """Return the line of that name."""
    if name not in LINES:
        raise BadOptions(message("refusal-arrange-line", lines=LINES, name=name))
    return LINES.index(name)
