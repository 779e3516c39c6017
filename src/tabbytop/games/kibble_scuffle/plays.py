"""Where a card may be played: Laser Pointer, Robo-Vac, priority."""

from typing import TYPE_CHECKING, Final

from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    COPY,
    KIND_COUNT,
    NAMES,
    QUEEN,
    ROBO_VAC,
    has_priority,
    is_cat,
    is_item,
    kind_of,
)
from tabbytop.games.kibble_scuffle.moves import COPY_AS, PLAY
from tabbytop.games.kibble_scuffle.table import NO_BOWL, NO_CARD, KibbleTable
from tabbytop.games.kibble_scuffle.words import message
from tabbytop.kernel.vocabulary import Block
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from mypy_extensions import i64

MAX_RESOLUTIONS: Final = 3  # of one card's arrival in one turn (KS-T17)
# Most plays are possible at all bowls, so those lists are made once, by kind.
_EVERY_BOWL: Final = list(range(BOWLS))
_AT_EVERY_BOWL: Final = [
    [PLAY.of(kind, bowl) for bowl in range(BOWLS)] for kind in range(KIND_COUNT)
]


def open_bowls(table: KibbleTable) -> list[int]:
    """Return the bowls where cards may be played now (KS-LaserPointer, KS-RoboVac).

    The list is shared: do not change it.
    """
    closed = table.closed_bowl()
    if closed == NO_BOWL and table.laser == NO_CARD:
        return _EVERY_BOWL
    return [
        bowl
        for bowl in range(BOWLS)
        if bowl != closed and (table.laser == NO_CARD or table.laser_bowl == bowl)
    ]


def plays_at(kind: "i64", bowls: list[int]) -> list[int]:
    """Return the moves that play a card of this kind at one of these bowls.

    The list is shared: do not change it.
    """
    if len(bowls) == BOWLS:
        return _AT_EVERY_BOWL[kind]
    return [PLAY.of(kind, bowl) for bowl in bowls]


def bowls_for(table: KibbleTable, card: int, bowls: list[int]) -> list[int]:
    """Return those of the open bowls at which this cat may be played: one priority cat at each."""
    if not has_priority(kind_of(card)):
        return bowls
    return [bowl for bowl in bowls if priority_allows(table, card, bowl)]


def priority_allows(table: KibbleTable, card: int, bowl: int) -> bool:
    """Whether this priority cat may be played at the bowl, given the priority cat already there.

    Only a Queen may be played onto another one, and none onto a Queen (KS-P1, KS-P2, KS-X1).
    """
    there = table.priority_at(bowl)
    if there == NO_CARD:
        return True
    throws_out = kind_of(card) == QUEEN and kind_of(there) != QUEEN
    return throws_out and table.resolution_count(card) < MAX_RESOLUTIONS


def copyable(table: KibbleTable, seat: int) -> list[int]:
    """Return the cats that Copy Cat can be: one of every kind in the discard, by kind (KS-Copy)."""
    cards: list[int] = []
    for card in sorted(table.discards[seat]):  # ascending cards are grouped by kind
        if is_cat(kind_of(card)) and (not cards or kind_of(card) != kind_of(cards[-1])):
            cards.append(table.find_card(table.discards[seat], kind_of(card), seat))
    return cards


def cat_plays(table: KibbleTable, seat: int, bowls: list[int]) -> list[int]:
    """Return every play of a cat from the hand at these open bowls."""
    moves: list[int] = []
    last = NO_CARD
    for card in table.hands[seat]:
        kind = kind_of(card)
        if is_cat(kind) and kind != last:
            last = kind
            moves += plays_at(kind, bowls_for(table, card, bowls))
    return moves


def copy_plays(table: KibbleTable, seat: int, bowls: list[int]) -> list[int]:
    """Return every play of a cat by Copy Cat at these open bowls (KS-Copy)."""
    moves: list[int] = []
    if has_kind_in_hand(table, seat, COPY):
        for card in copyable(table, seat):
            for bowl in bowls_for(table, card, bowls):
                moves.append(COPY_AS.of(kind_of(card), bowl))
    return moves


def item_plays(
    table: KibbleTable, seat: int, bowls: list[int], cats: list[int], copies: list[int]
) -> list[int]:
    """Return every play of an item at these open bowls.

    One of the playable cats must be able to follow the item there; after a Robo-Vac, any cat at all
    (KS-Item).
    """
    moves: list[int] = []
    for card in table.hands[seat]:
        kind = kind_of(card)
        if is_item(kind):
            for bowl in bowls:
                if kind == ROBO_VAC:
                    follows = has_playable_cat(table, seat)
                else:
                    follows = any_play_at(cats, PLAY, bowl) or any_play_at(copies, COPY_AS, bowl)
                if follows:
                    moves.append(PLAY.of(kind, bowl))
    return moves


def any_play_at(plays: list[int], block: Block, bowl: "i64") -> bool:
    """Whether one of these plays is at the bowl."""
    for move in plays:
        if block.second(move) == bowl:
            return True
    return False


def has_kind_in_hand(table: KibbleTable, seat: int, kind: "i64") -> bool:
    """Whether the seat has a card of this kind in hand."""
    for card in table.hands[seat]:
        if kind_of(card) == kind:
            return True
    return False


def has_playable_cat(table: KibbleTable, seat: int) -> bool:
    """Whether the seat could play a cat at an empty bowl."""
    for card in table.hands[seat]:
        if is_cat(kind_of(card)):
            return True
        if kind_of(card) == COPY and copyable(table, seat):
            return True
    return False


def why_cat_unplayable(table: KibbleTable, seat: int, kind: int, bowl: int) -> tuple[Message, str]:
    """Return why a cat, in hand or by Copy Cat, cannot be played at a bowl, and the ruling."""
    if table.laser != NO_CARD and table.laser_bowl != bowl:
        return message("refusal-laser", bowl=table.laser_bowl + 1), "KS-LaserPointer"
    if table.is_closed(bowl):
        return message("refusal-vacuum-at", bowl=bowl + 1), "KS-RoboVac"
    there = table.priority_at(bowl)
    if has_priority(kind) and there != NO_CARD:
        if kind == QUEEN and kind_of(there) != QUEEN:
            return message("refusal-queen-tired"), "KS-X1"
        ruling = "KS-P2" if kind == QUEEN else "KS-P1"
        return message("refusal-priority", card=NAMES[kind_of(there)], bowl=bowl + 1), ruling
    return message("refusal-unplayable", card=NAMES[kind]), "KS-T2"
