"""Where a card may be played: Laser Pointer, Robo-Vac, priority."""

from tabbytop.games.kibble_scuffle.cards import (
    BOWLS,
    COPY,
    KINDS,
    KITTEN,
    QUEEN,
    ROBO_VAC,
    has_priority,
    is_cat,
    is_item,
    kind_of,
)
from tabbytop.games.kibble_scuffle.moves import COPY_AS, PLAY
from tabbytop.games.kibble_scuffle.table import NO_CARD, KibbleTable

MOST_RESOLUTIONS: int = 3  # of one card's arrival in one turn (KS-T17)


def admits(table: KibbleTable, bowl: int) -> bool:
    """Whether anything may be played at the bowl (KS-LaserPointer, KS-RoboVac)."""
    if table.laser != NO_CARD and table.laser_bowl != bowl:
        return False
    return not table.closed(bowl)


def yields_to(table: KibbleTable, kind: int, card: int, bowl: int) -> bool:
    """Whether priority lets a cat of this kind be played at the bowl (KS-P1, KS-P2)."""
    if not has_priority(kind):
        return True
    there = table.priority_at(bowl)
    if there == NO_CARD:
        return True
    throws_out = kind == QUEEN and kind_of(there) != QUEEN
    return throws_out and table.resolutions(card) < MOST_RESOLUTIONS


def may_play(table: KibbleTable, card: int, bowl: int) -> bool:
    """Whether this cat may be played at the bowl now."""
    return admits(table, bowl) and yields_to(table, kind_of(card), card, bowl)


def copyable(table: KibbleTable, seat: int) -> list[int]:
    """One cat of every kind in a seat's discard, by kind: what Copy Cat can be (KS-Copy)."""
    kinds: list[int] = []
    for card in table.discards[seat]:
        if is_cat(kind_of(card)) and kind_of(card) not in kinds:
            kinds.append(kind_of(card))
    kinds.sort()
    return [table.meant(table.discards[seat], kind, seat) for kind in kinds]


def cat_plays(table: KibbleTable, seat: int, bowls: list[int]) -> list[int]:
    """Every cat that the seat may play at these bowls, from hand or by Copy Cat."""
    moves: list[int] = []
    last = NO_CARD
    copier = False
    for card in table.hands[seat]:
        kind = kind_of(card)
        if kind == COPY:
            copier = True
        if kind == last or not is_cat(kind):
            continue
        last = kind
        meant = table.meant_in_hand(seat, kind) if kind in {KITTEN, QUEEN} else card
        for bowl in bowls:
            if may_play(table, meant, bowl):
                moves.append(PLAY.of(kind, bowl))
    if copier:
        for card in copyable(table, seat):
            for bowl in bowls:
                if may_play(table, card, bowl):
                    moves.append(COPY_AS.of(kind_of(card), bowl))
    return moves


def item_plays(table: KibbleTable, seat: int) -> list[int]:
    """Every item that the seat may play, with a cat to follow it (KS-Item)."""
    moves: list[int] = []
    for card in table.hands[seat]:
        kind = kind_of(card)
        if is_item(kind):
            for bowl in range(BOWLS):
                if admits(table, bowl) and _cat_can_follow(table, seat, kind, bowl):
                    moves.append(PLAY.of(kind, bowl))
    return moves


def _cat_can_follow(table: KibbleTable, seat: int, item: int, bowl: int) -> bool:
    """Whether a cat in hand could be played at the item's bowl now."""
    if item == ROBO_VAC:
        return _holds_any_cat(table, seat)
    return bool(cat_plays(table, seat, [bowl]))


def _holds_any_cat(table: KibbleTable, seat: int) -> bool:
    """Whether the seat could play a cat at an empty bowl."""
    for card in table.hands[seat]:
        if is_cat(kind_of(card)):
            return True
        if kind_of(card) == COPY and copyable(table, seat):
            return True
    return False


def why_no_cat(table: KibbleTable, seat: int, kind: int, bowl: int) -> tuple[str, str]:
    """Why a cat in hand, or one that Copy Cat could be, cannot be played at a bowl."""
    if table.laser != NO_CARD and table.laser_bowl != bowl:
        return f"a Laser Pointer calls every play to bowl {table.laser_bowl + 1}", "KS-LaserPointer"
    if table.closed(bowl):
        return f"a Robo-Vac is at work at bowl {bowl + 1}, nothing enters", "KS-RoboVac"
    there = table.priority_at(bowl)
    if has_priority(kind) and there != NO_CARD:
        if kind == QUEEN and kind_of(there) != QUEEN:
            return "Queen Cat has no strength left this turn to throw him out", "KS-X1"
        title = KINDS[kind_of(there)].title
        ruling = "KS-P2" if kind == QUEEN else "KS-P1"
        return f"{title} has priority at bowl {bowl + 1}, and there is only one", ruling
    return f"{KINDS[kind].title} cannot be played there", "KS-T2"
