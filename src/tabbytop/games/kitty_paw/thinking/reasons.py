"""Reasons for hints: pieces that the card shows, and how they must lie."""

from tabbytop.games.kitty_paw.deck import CARDS
from tabbytop.games.kitty_paw.moves import (
    FLIP,
    GRAB,
    HOME,
    KEEP,
    LIFT,
    LIFT_BOX,
    LIFT_SYMBOL,
    MEOW,
    PAW,
    PEEK,
    PLACE,
    RIGHT,
    SHUT,
    STRAY,
    TAKE,
    TURN,
)
from tabbytop.games.kitty_paw.patterns import Pattern
from tabbytop.games.kitty_paw.pieces import BOX, KINDS, ROTATIONS, SYMBOL
from tabbytop.games.kitty_paw.table import KittyPawTable
from tabbytop.games.kitty_paw.thinking.effort import adjust_strokes, turn_strokes
from tabbytop.games.kitty_paw.thinking.ideal import likely_strokes
from tabbytop.games.kitty_paw.thinking.mat_plan import MatPlan, index_of
from tabbytop.games.kitty_paw.thinking.sight import NOTHING, Sight, look
from tabbytop.games.kitty_paw.words import NAME
from tabbytop.texts.message import Message


def move_reasons(table: KittyPawTable, seat: int, move: int) -> list[Message]:
    """Return what a move brings: from the seat's card, its mat and what it has seen."""
    if PAW.holds(move):
        return [Message(NAME, "because-paw")]
    prompt = table.prompt(seat)
    if prompt is not None and prompt.key == "answer":
        return [Message(NAME, "because-answer")] if MEOW.holds(move) else []
    sight = look(table, seat)
    if GRAB.holds(move):
        pattern = CARDS[sight.row[GRAB.first(move)]]
        strokes = likely_strokes(sight, pattern)
        return [Message(NAME, "because-card", points=pattern.cats, strokes=strokes)]
    if sight.card == NOTHING:
        return [Message(NAME, "because-no-card")]
    plan = MatPlan(sight, CARDS[sight.card])
    if TAKE.holds(move):
        return _taking(sight, plan, TAKE.first(move))
    if LIFT.holds(move):
        return [_lifting(plan, LIFT.first(move))]
    if TURN.holds(move) or FLIP.holds(move):
        return [_adjusting(sight, plan.pattern, move)]
    if PLACE.holds(move):
        return _placing(sight, plan, PLACE.first(move))
    if HOME.holds(move):
        return [_returning(sight, plan)]
    if PEEK.holds(move) or KEEP.holds(move) or SHUT.holds(move):
        return [_boxes(sight, plan.pattern, move)]
    if MEOW.holds(move):
        missing = plan.settled.count(False)
        if missing > 0:
            return [Message(NAME, "because-missing", count=missing)]
        return [Message(NAME, "because-finished", points=plan.pattern.cats)]
    return []


def _taking(sight: Sight, plan: MatPlan, spot: int) -> list[Message]:
    """Return whether the card shows the tile, how the tile lies, and what is missing."""
    kind = sight.kinds[spot]
    if not _is_needed(plan, kind):
        return [Message(NAME, "because-not-shown")]
    number = index_of(plan.pattern, kind)
    face, turn = plan.pattern.faces[number], plan.pattern.turns[number]
    off = adjust_strokes(face, turn, sight.faces[spot], sight.turns[spot])
    return [
        Message(NAME, "because-shown", kind=KINDS[kind]),
        Message(NAME, "because-turn-first", count=off)
        if off > 0
        else Message(NAME, "because-lies-right"),
        Message(NAME, "because-missing", count=plan.settled.count(False)),
    ]


def _returning(sight: Sight, plan: MatPlan) -> Message:
    """Return whether the card needs the piece in the paw, and whether it can be laid now."""
    if not _is_needed(plan, sight.paw) or sight.paw_is_stray:
        return Message(NAME, "because-not-shown")
    if plan.can_lay(index_of(plan.pattern, sight.paw)):
        return Message(NAME, "because-needed")
    return Message(NAME, "because-home")


def _lifting(plan: MatPlan, word: int) -> Message:
    """Return whether a piece of the mat lies as the card shows it."""
    if word == STRAY:
        return Message(NAME, "because-not-shown")
    piece = SYMBOL if word == LIFT_SYMBOL else BOX if word == LIFT_BOX else word
    number = index_of(plan.pattern, piece)
    if number == NOTHING:
        return Message(NAME, "because-not-shown")
    if plan.settled[number]:
        return Message(NAME, "because-lies-right")
    if plan.mat_index[number] == NOTHING:
        return Message(NAME, "because-missing", count=plan.settled.count(False))
    return Message(NAME, "because-lies-wrong")


def _adjusting(sight: Sight, pattern: Pattern, move: int) -> Message:
    """Return how far the piece in the paw is from how the card shows it, after the stroke."""
    number = index_of(pattern, sight.paw)
    if number == NOTHING or sight.paw_is_stray:
        return Message(NAME, "because-not-shown")
    face, turn = sight.paw_face, sight.paw_turn
    if FLIP.holds(move):
        face = 1 - face
    else:
        turn = (turn + (1 if TURN.first(move) == RIGHT else -1)) % ROTATIONS
    return Message(NAME, "because-adjusted", count=_strokes_off(sight, pattern, face, turn))


def _placing(sight: Sight, plan: MatPlan, cell: int) -> list[Message]:
    """Return whether the piece in the paw belongs to a cell, and what is missing then."""
    number = index_of(plan.pattern, sight.paw)
    if number == NOTHING or sight.paw_is_stray:
        return [Message(NAME, "because-not-shown")]
    if plan.cell(number) != cell or not plan.can_lay(number):
        return [Message(NAME, "because-elsewhere")]
    off = _strokes_off(sight, plan.pattern, sight.paw_face, sight.paw_turn)
    if off > 0:
        return [Message(NAME, "because-turn-first", count=off)]
    missing = plan.settled.count(False) - 1
    return [Message(NAME, "because-belongs"), Message(NAME, "because-missing", count=missing)]


def _boxes(sight: Sight, pattern: Pattern, move: int) -> Message:
    """Return whether a box hides the card that is wanted, as far as the seat knows."""
    box = PEEK.first(move) if PEEK.holds(move) else sight.peeking
    if sight.boxes[box] == NOTHING:
        return Message(NAME, "because-unknown-box")
    found = sight.boxes[box] == pattern.symbol
    if KEEP.holds(move) and not found:
        return Message(NAME, "because-slips-away")
    if SHUT.holds(move) and found:
        return Message(NAME, "because-opens-again")
    return Message(NAME, "because-right-box" if found else "because-wrong-box")


def _is_needed(plan: MatPlan, piece: int) -> bool:
    """Whether the card shows a piece that does not lie right yet."""
    number = index_of(plan.pattern, piece)
    return number != NOTHING and not plan.settled[number]


def _strokes_off(sight: Sight, pattern: Pattern, face: int, turn: int) -> int:
    """Return how many turns and flips the piece in the paw is from how the card shows it."""
    number = index_of(pattern, sight.paw)
    if sight.paw == BOX:
        return int(face != pattern.faces[number])
    if sight.paw == SYMBOL:
        return turn_strokes(turn, pattern.turns[number])
    return adjust_strokes(pattern.faces[number], pattern.turns[number], face, turn)
